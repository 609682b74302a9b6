"""The ways from a question or a phase to its rules: a table for Python, comparisons for the compiler."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from parvis.engine.binding import WAYS
from parvis.engine.compiling import compile_rules
from parvis.engine.course import OVER
from parvis.engine.dispatch import Dispatch
from parvis.engine.forms import form_to_compile
from parvis.engine.questions import FIRST_DETAIL, QUESTION
from parvis.engine.rule import RuleBook
from tests.engine import market
from tests.engine.market import AUCTION, BIDDING, COURSE, NIGHT, RULES, SHOP, SHOPPING, THANK, Market, State

WAY = Dispatch(RULES.declared, State).names
Form = Callable[..., Any]


def forms(name: str) -> tuple[Form, Form]:
    """A way in, as it is interpreted and as it is given to the compiler, which runs as Python too."""
    return WAY[name], form_to_compile(WAY[name])


def positions() -> Iterator[tuple[Market, int, int]]:
    """Every position of some random games, with a seat that decides, and a decision of it."""
    random = Random(1)
    for coins in [(3, 0, 5), (1, 1), (9, 2, 4, 0)]:
        play = Market(*coins)
        while play.movers():
            seat = random.choice(play.movers())
            words = random.choice(play.open(seat))
            yield play, seat, RULES.declared.catalogue.index(words)
            play.say(seat, words)


def asked(state: State) -> tuple[int, tuple[int, ...]]:
    """The question, and what it keeps."""
    if state.depth == 0:
        return COURSE.question_now(state), (0, 0, 0)
    row = state.asked[state.depth - 1]
    return row[QUESTION], tuple(row[FIRST_DETAIL:])


def test_both_forms_offer_the_same() -> None:
    table, comparisons = forms("offer")
    for play, seat, _ in positions():
        question, details = asked(play.state)
        outs = [[0] * COURSE.widest for _ in range(2)]
        for form, out in zip((table, comparisons), outs, strict=True):
            form(play.state, question, seat, *details, out)
        assert outs[0] == outs[1]
        assert outs[0][-1] == len(play.open(seat)) > 0


def test_both_forms_answer_the_same() -> None:
    table, comparisons = forms("answer")
    for play, seat, decision in positions():
        question, details = asked(play.state)
        states = [play.state.copy() for _ in range(2)]
        for form, state in zip((table, comparisons), states, strict=True):
            state.step += 1  # as the course has counted it
            form(state, question, seat, decision, *details)
        assert states[0] == states[1]


@pytest.mark.parametrize("name", ["goes_on", "asker"])
def test_both_forms_say_the_same_of_phases(name: str) -> None:
    table, comparisons = forms(name)
    for play, _, _ in positions():
        assert table(play.state, play.state.phase) == comparisons(play.state, play.state.phase)


@pytest.mark.parametrize("form", forms("end_phase"), ids=["table", "comparisons"])
def test_what_ends_is_followed_by_the_next_or_by_what_its_rule_says(form: Form) -> None:
    state = State()
    following = []
    for phase in (SHOPPING, BIDDING, NIGHT, NIGHT):
        form(state, phase)
        following.append(state.phase)
    assert following == [BIDDING, NIGHT, SHOPPING, OVER]


@pytest.mark.parametrize("form", forms("together"), ids=["table", "comparisons"])
def test_what_has_no_rule_gives_nothing(form: Form) -> None:
    state = State()
    state.seats = 2
    assert [form(state, question) for question in (SHOP, THANK, AUCTION)] == [0, 0, 0b11]


def test_the_phase_in_which_nothing_is_asked_has_no_question() -> None:
    assert WAY["PHASE_QUESTION"] == (-1, SHOP, AUCTION, -1)
    assert WAY["PHASE_IS_COMMON"] == (0, 0, 1, 0)
    assert WAY["ALWAYS_ASKED"][:3] == (0, 0, 1)


def test_two_rules_may_have_the_same_name() -> None:
    rules = RuleBook(State)
    first, second = rules.phase("first"), rules.phase("second")
    rules.course(first, second)

    def one() -> Form:
        @first.end
        def close(state: State) -> None:
            market.begin(state, second)

        return close

    @second.end
    def close(state: State) -> None:
        market.begin(state, OVER)

    assert one() is not close
    way = Dispatch(rules.declared, State).names["end_phase"]
    state = State()
    way(state, first)
    assert state.phase == second
    way(state, second)
    assert state.phase == OVER


def test_the_comparisons_are_compiled() -> None:
    import numpy as np

    ways = [WAY[name] for name in WAYS]
    compiled = compile_rules([*RULES.functions, *ways], State, {})
    states, out = np.zeros(1, State.dtype), np.zeros(COURSE.widest, np.int64)
    states[0]["coins"][1] = 2
    compiled[id(WAY["offer"])](states[0], SHOP, 1, 0, 0, 0, out)
    offered = [RULES.declared.catalogue[decision] for decision in out[: out[-1]]]
    assert offered == ["buy apple", "buy bread", "leave"]
