"""Rules as an interpreted core runs them do the same and tell nothing. The game is in `market.py`."""

from typing import Any

from parvis.engine.binding import course_of
from parvis.engine.forms import bind
from parvis.engine.interpreting import interpret_rules, quickened
from parvis.engine.telling import listen
from tests.engine.market import PAID, RULES, SHOP, State, next_seat, pay

COURSE = course_of(RULES)
KNOWN = [*RULES.functions, *COURSE.dispatch, *COURSE.functions.values()]
FORMS = interpret_rules(COURSE.functions.values(), KNOWN, {})


def form(rule: Any) -> Any:
    """A rule as a core runs it."""
    return FORMS[id(rule)]


def test_a_form_does_the_same_and_tells_nothing() -> None:
    heard: list[str] = []
    state = State()
    state.coins[1] = 5
    listen(state, lambda state, event, details: heard.append(event))
    pay(state, 1, 2)
    assert (state.coins[1], heard) == (3, [PAID])
    form(pay)(state, 1, 2)
    assert (state.coins[1], heard) == (1, [PAID])


def test_ways_are_looked_up_where_they_are_called() -> None:
    offered = form(COURSE.functions["offered"])
    assert [row.__name__ for row in offered.__globals__["offer"]] == ["offer"] * len(RULES.declared.questions)
    assert offered.__code__.co_firstlineno == COURSE.functions["offered"].__code__.co_firstlineno


def test_a_whole_day_is_the_same() -> None:
    heard: list[str] = []
    states = [State(), State()]
    courses: list[Any] = [COURSE.functions, {name: form(rule) for name, rule in COURSE.functions.items()}]
    for state, functions in zip(states, courses, strict=True):
        state.seats = 3
        state.coins[:3] = [4, 2, 7]
        out = [0] * COURSE.widest
        state.phase = COURSE.first_phase
        listen(state, lambda state, event, details: heard.append(event))
        count = functions["settle"](state, out)
        for place in range(40):
            if count:
                count = functions["apply"](state, functions["first_mover"](out), out[place % count], out)
        if state is states[0]:
            told = len(heard)
    assert states[0] == states[1]
    assert len(heard) == told > 20


def test_declarations_are_plain_numbers() -> None:
    names = {name: value for rule in FORMS.values() for name, value in rule.__globals__.items()}
    assert type(SHOP) is not int
    assert {type(value) for value in names.values() if isinstance(value, int)} == {int}


def test_what_needs_no_change_keeps_its_code() -> None:
    assert quickened(next_seat, {}) is next_seat


def test_forms_are_made_once() -> None:
    again = interpret_rules([COURSE.functions["settle"]], KNOWN, FORMS)
    assert again == FORMS


def test_what_is_no_longer_used_is_not_mistaken_for_something_else() -> None:
    forms = FORMS
    for _ in range(50):
        made = [bind(next_seat, {}) for _ in range(20)]
        forms = interpret_rules(made, made, forms)
        assert [vars(forms[id(rule)])["__wrapped__"] for rule in made] == made
