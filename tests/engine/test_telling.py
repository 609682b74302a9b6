"""What rules tell is heard as it happens, and leaves no trace in their compiled form. The game is in `market.py`."""

import importlib
from pathlib import Path

import pytest

from parvis.engine.compiling import compile_rules
from parvis.engine.forms import bind, form_to_compile
from parvis.engine.lines import Line, LogLine
from parvis.engine.readers import Log, Reader
from parvis.engine.state import Row, to_json
from parvis.engine.telling import ANSWERED, BEGAN, DECIDED, ENDED, Event, listen, tell
from tests.engine.market import (
    BIDDING,
    FOUND_COIN,
    NIGHT,
    PAID,
    RULES,
    SHOP,
    SHOPPING,
    THANK,
    Market,
    State,
    next_seat,
    pay,
)

Heard = list[tuple[str, tuple[int, ...]]]


def played(*words: str) -> tuple[Market, Heard]:
    """The first seat, with 4 coins, does this; what was told of it."""
    heard: Heard = []
    play = Market(4, 4, listener=lambda state, event, details: heard.append((event, details)))
    heard.clear()
    for word in words:
        play.say(0, word)
    return play, heard


def code(words: str) -> int:
    return RULES.declared.catalogue.index(words)


# Listening


def test_events_are_heard_in_order_those_of_the_course_around_those_of_the_rules() -> None:
    _, heard = played("buy bread", "tip 1")
    assert heard == [
        (DECIDED, (0, SHOP, code("buy bread"))),
        (PAID, (0, 2)),
        (ANSWERED, (0, SHOP, code("buy bread"))),
        (DECIDED, (0, THANK, code("tip 1"))),
        (PAID, (0, 1)),
        (ANSWERED, (0, THANK, code("tip 1"))),
    ]


def test_a_question_that_answers_itself_is_told_like_any_other() -> None:
    heard: Heard = []
    Market(0, 4, listener=lambda state, event, details: heard.append((event, details)))
    assert heard == [
        (BEGAN, (SHOPPING,)),
        (DECIDED, (0, SHOP, code("leave"))),
        (ANSWERED, (0, SHOP, code("leave"))),
    ]


def test_phases_tell_when_they_begin_and_end() -> None:
    play, heard = played("leave")
    play.say(1, "leave")
    play.say(0, "bid 0")
    heard.clear()
    play.say(1, "bid 1")
    told = [(event, details) for event, details in heard if event not in (DECIDED, ANSWERED)]
    assert told == [
        (PAID, (1, 1)),
        (ENDED, (BIDDING,)),
        (BEGAN, (NIGHT,)),
        (FOUND_COIN, (0,)),
        (FOUND_COIN, (1,)),
        (FOUND_COIN, (0,)),
        (FOUND_COIN, (1,)),
        (ENDED, (NIGHT,)),
        (BEGAN, (SHOPPING,)),
    ]


def test_a_listener_sees_the_state_as_it_is_at_that_moment() -> None:
    coins: list[tuple[str, int]] = []
    play = Market(4, 4, listener=lambda state, event, details: coins.append((event, state.coins[0])))
    coins.clear()
    play.say(0, "buy cake")
    assert coins == [(DECIDED, 4), (PAID, 1), (ANSWERED, 1)]


def test_copies_are_not_listened_to() -> None:
    play, heard = played()
    other = play.state.copy()
    pay(other, 0, 1)
    assert heard == []
    pay(play.state, 0, 1)
    assert heard == [(PAID, (0, 1))]


def test_who_listens_is_no_part_of_a_state() -> None:
    state = State()
    listen(state, lambda state, event, details: None)
    assert state == State()
    assert to_json(state) == to_json(State())


def test_an_event_names_its_details() -> None:
    assert (PAID, PAID.details) == ("paid", ("seat", "coins"))
    assert isinstance(PAID, Event)


# Reading


def test_a_reader_hands_each_event_to_the_function_of_its_table() -> None:
    paid: list[int] = []
    reader = Reader({PAID: lambda reader, state, seat, coins: paid.append(coins)})
    play = Market(4, 4, listener=reader.hear)
    play.say(0, "buy bread")
    assert paid == [2]


def test_a_log_writes_lines_for_all_for_one_and_for_the_others() -> None:
    log = Log({})
    log.head("day", day=1)
    log.tell("pays", seat=0, coins=2)
    log.tell_in_full("bids", 1, {"coins": 3})
    assert log.lines == [
        LogLine(Line("day", {"day": 1}), heading=True),
        LogLine(Line("pays", {"seat": 0, "coins": 2})),
        LogLine(Line("bids", {"seat": 1, "coins": 3}), only=1),
        LogLine(Line("bids-hidden", {"seat": 1}), hidden_from=1),
    ]


# What the compiler gets

RULE_COUNTED = RULES.event("counted", "coins")


def counted(state: State) -> int:
    """Coins of all seats together."""
    return sum(state.coins)


def tax(state: State, seat: int, told: Row) -> None:
    """A rule that calls another without all its arguments, and tells what only Python can count."""
    pay(state, seat)
    tell(state, RULE_COUNTED, counted(state))
    told[0] = state.coins[seat]


def test_what_is_told_is_left_out_with_all_that_stands_in_its_brackets() -> None:
    names = form_to_compile(tax).__code__.co_names
    assert "pay" in names
    assert not {"tell", "RULE_COUNTED", "counted"} & set(names)


def test_a_call_gets_all_its_arguments() -> None:
    calls: list[tuple[int, ...]] = []
    spied = bind(form_to_compile(tax), {"pay": lambda state, *arguments: calls.append(arguments)})
    spied(State(), 2, [0])
    assert calls == [(2, 1)]  # one coin, as `pay` says where nothing else is said


def test_errors_still_point_to_the_line_of_the_source() -> None:
    assert form_to_compile(tax).__code__.co_firstlineno == tax.__code__.co_firstlineno
    assert form_to_compile(tax).__code__.co_filename == __file__


TOLLS = """
from parvis.engine.rule import RuleBook
from tests.engine.market import State, pay

RULES = RuleBook(State)

@RULES.rule
def toll(state: State, seat: int) -> None:
    pay(state, seat)
    state.things[seat] = 7
"""


def test_a_source_that_changes_is_compiled_as_it_was_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tolls.py"
    file.write_text(TOLLS)
    monkeypatch.syspath_prepend(tmp_path)
    toll = importlib.import_module("tolls").toll
    file.write_text("# One line more.\n" + TOLLS.replace("7", "8"))
    state = State()
    form_to_compile(toll)(state, 0)
    assert state.things[0] == 7


def test_a_rule_that_tells_nothing_is_given_as_it_is() -> None:
    assert form_to_compile(next_seat) is next_seat


def test_the_compiled_rule_does_the_same() -> None:
    state, told = State(), [0]
    state.coins[2] = 5
    tax(state, 2, told)
    assert told == [4]
    forms = compile_rules([pay, tax], State, {})
    assert run_compiled(forms[id(tax)]) == 4


def run_compiled(form: object) -> int:
    """The third seat's coins, of 5, after the tax."""
    import numpy as np

    states, told = np.zeros(1, State.dtype), np.zeros(1, np.int64)
    states[0]["coins"][2] = 5
    form(states[0], 2, told)  # type: ignore[operator]
    return int(told[0])
