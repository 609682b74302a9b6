"""The contract's tests find what they are there to find: each game here is broken in one way."""

import dataclasses
import random
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from tiny_game import GAME, players, rules, words
from tiny_game.state import HEAP, IN_HAND, LAID, NAMES, State

from parvis.engine.contract import Field, Game, Observation
from parvis.engine.lines import Line, LogLine
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.testing import GameContract
from tests.engine.changes import changed


def fails(test: str, **changes: Any) -> str:
    """Run one test of the contract on the tiny game with these changes; returns the error with its notes."""

    class Broken(GameContract):
        game = changed(GAME, **changes)
        stride = 2  # the tiny game is short, and each fault has to come up in it

    with pytest.raises((AssertionError, IndexError, ValueError, TypeError)) as error:
        getattr(Broken(), test)()
    return "\n".join([str(error.value), *getattr(error.value, "__notes__", [])])


def with_more(extra: Callable[[State, int | None], Any]) -> Callable[[State, int | None], dict[str, Any]]:
    """The tiny game's view with one more entry."""
    return lambda state, onlooker: {**words.view(state, onlooker), "more": extra(state, onlooker)}


def instead(key: str, event: Callable[[State, int, int], LogLine]) -> Callable[..., list[LogLine]]:
    """The tiny game's narration with another line in place of those with a key."""

    def narrate(self: Game, state: State, seat: int, decision: int) -> list[LogLine]:
        told = Game.narrate(self, state, seat, decision)
        return [event(state, seat, decision) if one.line.key == key else one for one in told]

    return narrate


def hand(state: State, seat: int) -> list[str]:
    return words.cards(state, IN_HAND + seat)


def deal_too_much(state: State, seat: int, chance: Row) -> None:
    """Deals the seat's own hand again, too."""
    players.determinize(state, seat, chance)
    own, heap = state.place.index(IN_HAND + seat), state.place.index(HEAP)
    state.place[own], state.place[heap] = HEAP, IN_HAND + seat


def deal_by_losing(state: State, seat: int, chance: Row) -> None:
    """Loses the cards of the others."""
    players.determinize(state, seat, chance)
    for card, place in enumerate(state.place):
        if IN_HAND <= place < LAID and place != IN_HAND + seat:
            state.place[card] = HEAP


def empty_for_seats(self: Game, state: State, seat: int) -> list[int]:
    return [] if seat != NATURE else Game.legal(self, state, seat)


def twice(self: Game, state: State, seat: int) -> list[int]:
    legal = Game.legal(self, state, seat)
    return [*legal, *legal[-1:]]


def everybody(self: Game, state: State) -> int:
    movers = Game.movers(self, state)
    return movers and movers | 0b1000


def observe_next_hand(state: State, seat: int, deciding: int, out: Row) -> None:
    players.observe(state, seat, deciding, out)
    out[players.OWN_AT] = sum(place == IN_HAND + 1 for place in state.place[:6])


def with_layout(*layout: Field) -> Observation:
    """What Tiny's seats observe, declared to be laid out like this."""
    return dataclasses.replace(GAME.observation, layout=layout)


OBSERVED_TOO_MUCH = Observation(observe_next_hand, GAME.observation.layout)


def marking(self: Game, state: State, seat: int, decision: int) -> list[LogLine]:
    state.round += 1
    return []


SIGHT = "test_nobody_sees_what_is_hidden"
READING = "test_nobody_reads_what_is_hidden"
OBSERVED = "test_observations_tell_only_what_a_seat_knows"
POSSIBLE = "test_hidden_states_are_possible"
ALWAYS = "test_there_is_always_a_decision_until_the_end"
LOOKING = "test_looking_changes_nothing"
GUESSING = "test_pages_are_told_what_they_would_have_to_guess"

BROKEN = {
    "a seat sees the next hand": (SIGHT, {"view": with_more(lambda state, _: hand(state, 0))}),
    "spectators see cards face down": (
        SIGHT,
        {
            "view": with_more(
                lambda state, onlooker: onlooker is None and state.place.index(LAID) if LAID in state.place else 0
            )
        },
    ),
    "the heap is seen in its order": (SIGHT, {"view": with_more(lambda state, _: words.cards(state, HEAP))}),
    "the question tells a hand": (SIGHT, {"prompt": lambda state, seat: Line(str(hand(state, 0)))}),
    "a button tells a hand": (SIGHT, {"label": lambda state, seat, decision: Line(str(hand(state, 1)))}),
    "the seat's own hand is dealt again": (SIGHT, {"determinize": deal_too_much}),
    "a seat observes the next hand": (
        OBSERVED,
        {"observation": OBSERVED_TOO_MUCH},
    ),
    "cards get lost": (POSSIBLE, {"determinize": deal_by_losing}),
    "all read what is drawn": (
        READING,
        {"narrate": instead("draws", lambda state, seat, code: LogLine(Line("draws", {"card": NAMES[code % 18]})))},
    ),
    "all read what is laid face down": (
        READING,
        {"narrate": instead("chooses", lambda state, seat, code: LogLine(Line("chooses", {"card": NAMES[code - 72]})))},
    ),
    "a line tells a hand": (
        READING,
        {"narrate": instead("rolls", lambda state, seat, code: LogLine(Line("rolls", {"cards": str(hand(state, 0))})))},
    ),
    "nobody has a decision": (ALWAYS, {"legal": empty_for_seats}),
    "a decision comes twice": (ALWAYS, {"legal": twice}),
    "a seat moves that is not there": (ALWAYS, {"movers": everybody}),
    "narrating changes the state": (LOOKING, {"narrate": marking}),
    "a view holds a set": (LOOKING, {"view": with_more(lambda state, _: {1, 2})}),
    "a view holds a tuple": (LOOKING, {"view": with_more(lambda state, _: (1, 2))}),
    "a line holds a list": (LOOKING, {"label": lambda state, seat, decision: Line("x", {"cards": ["red-1"]})}),
    "a word comes twice": (
        "test_every_decision_of_the_catalogue_comes_up",
        {"catalogue": (*GAME.catalogue[:-1], "take points")},
    ),
    "another decision comes first than who begins": (GUESSING, {"starts": ("roll 1", "roll 2", "roll 3", "roll 4")}),
    "a seat can't be made to begin": (GUESSING, {"starts": tuple(f"draw 0 {name}" for name in NAMES)}),
    "a round comes again": (GUESSING, {"round_of": lambda state: 3 - state.round}),
    "rounds begin with 0": (GUESSING, {"round_of": lambda state: state.round - 1}),
    "a name holds no seats": (GUESSING, {"seat_names": ("hand", "seat")}),
    "a list is not as long as there are seats": (GUESSING, {"seats_entry": "used"}),
    "nobody knows the game": ("test_is_found_by_its_name", {}),
}


@pytest.mark.parametrize(("test", "changes"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_fails(test: str, changes: dict[str, Any]) -> None:
    fails(test, **changes)


def test_an_error_says_in_which_game_it_came_up() -> None:
    error = fails(SIGHT, **BROKEN["a seat sees the next hand"][1])
    assert "in Case(seats=2, options=(0, 0), seed=0, ruling=1), step 2" in error


def test_a_word_that_never_comes_up_is_told() -> None:
    error = fails("test_every_decision_of_the_catalogue_comes_up", catalogue=(*GAME.catalogue, "wait"))
    assert "decisions that never come up: ['wait']" in error


def test_numbers_beyond_their_field_and_fields_without_use_are_told() -> None:
    in_range = "test_observed_numbers_are_those_of_their_fields"
    seats, low, prize, rounds, die, *others = GAME.observation.layout
    narrow = dataclasses.replace(die, largest=2)
    assert "number 4 is" in fails(in_range, observation=with_layout(seats, low, prize, rounds, narrow, *others))
    more = (*GAME.observation.layout, Field("rest", 1, 0, 1, "nothing"))
    assert "always at their smallest: ['rest']" in fails(in_range, observation=with_layout(*more))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("draws-hidden = A card is drawn.", "de: there is no text for draws\n"),
        ("draws = A card.\ndraws = One more card.", "de.ftl: there is another text for draws"),
        ("draws = { $seat } draws { $card } of { $heap }.", "de: draws uses ['heap']"),
        ("draws = { $seat } draws\n    a card: { $price }.", "de: draws uses ['price']"),
    ],
)
def test_a_text_that_is_missing_or_asks_too_much_is_told(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "de.ftl").write_text(text)
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "log.ftl").write_text("draws = { $seat } draws { $card }.")
    assert message in fails("test_every_line_has_a_text", texts=tmp_path)


def test_cores_that_disagree_are_found() -> None:
    rules = copy(GAME.rules)
    rules.functions = list(rules.functions)

    @rules.rule
    def value(state: State, seat: int) -> int:
        return (seat + 1 << 62) * 4  # more than 64 bits: compiled, it is 0

    fails("test_compiled_and_interpreted_agree", rules=rules, value=value)


def test_a_game_that_depends_on_anything_but_its_state_is_found() -> None:
    def moody(state: State, points: Row, tiebreak: Row) -> None:
        rules.scores(state, points, tiebreak)
        points[0] = random.randrange(1000)

    fails("test_replayed_record_gives_the_same_state", scores=moody)
