"""The contract's tests find what they are there to find: each game here is broken in one way."""

import dataclasses
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tiny_game
from tiny_game import GAME, HEAP, IN_HAND, LAID, NAMES, State

from parvis.engine.contract import Field
from parvis.engine.lines import Line, LogLine
from parvis.engine.questions import NATURE
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row
from parvis.engine.testing import GameContract


def fails(test: str, **changes: Any) -> str:
    """Run one test of the contract on the tiny game with these changes; returns the error with its notes."""

    class Broken(GameContract):
        game = dataclasses.replace(GAME, **changes)

    with pytest.raises((AssertionError, IndexError, ValueError, TypeError)) as error:
        getattr(Broken(), test)()
    return "\n".join([str(error.value), *getattr(error.value, "__notes__", [])])


def with_more(extra: Callable[[State, int | None], Any]) -> Callable[[State, int | None], dict[str, Any]]:
    """The tiny game's view with one more entry."""
    return lambda game, onlooker: {**tiny_game.view(game, onlooker), "more": extra(game, onlooker)}


def instead(key: str, event: Callable[[State, int, int], LogLine]) -> Callable[[State, int, int], list[LogLine]]:
    """The tiny game's narration with another event in place of those with a key."""

    def narrate(game: State, seat: int, decision: int) -> list[LogLine]:
        told = tiny_game.narrate(game, seat, decision)
        return [event(game, seat, decision) if one.line.key == key else one for one in told]

    return narrate


def hand(game: State, seat: int) -> list[str]:
    return tiny_game.cards(game, IN_HAND + seat)


def hide_too_much(game: State, seat: int, chance: Row) -> None:
    """Deals the seat's own hand anew, too."""
    tiny_game.determinize(game, seat, chance)
    own, heap = game.place.index(IN_HAND + seat), game.place.index(HEAP)
    game.place[own], game.place[heap] = HEAP, IN_HAND + seat


def hide_by_losing(game: State, seat: int, chance: Row) -> None:
    """Loses the cards of the others."""
    tiny_game.determinize(game, seat, chance)
    for card, place in enumerate(game.place):
        if IN_HAND <= place < LAID and place != IN_HAND + seat:
            game.place[card] = HEAP


def empty_for_seats(game: State, seat: int, out: Row) -> int:
    return 0 if seat != NATURE else tiny_game.legal(game, seat, out)


def descending(game: State, seat: int, out: Row) -> int:
    n = tiny_game.legal(game, seat, out)
    out[:n] = out[:n][::-1]
    return n


def twice(game: State, seat: int, out: Row) -> int:
    n = tiny_game.legal(game, seat, out)
    out[n] = out[n - 1]
    return n + 1


def everybody(game: State) -> int:
    return 0 if tiny_game.movers(game) == 0 else tiny_game.movers(game) | 0b1000


def observe_next_hand(game: State, seat: int, out: Row) -> None:
    tiny_game.observe(game, seat, out)
    out[tiny_game.OWN_AT] = sum(place == IN_HAND + 1 for place in game.place[:6])


def marking(game: State, seat: int, decision: int) -> list[LogLine]:
    game.round += 1
    return []


SIGHT = "test_nobody_sees_what_is_hidden"
READING = "test_nobody_reads_what_is_hidden"
OBSERVED = "test_observations_tell_only_what_a_seat_knows"
POSSIBLE = "test_hidden_states_are_possible"
ALWAYS = "test_there_is_always_a_decision_until_the_end"
LOOKING = "test_looking_changes_nothing"
GUESSING = "test_pages_are_told_what_they_would_have_to_guess"

BROKEN = {
    "a seat sees the next hand": (SIGHT, {"view": with_more(lambda game, _: hand(game, 0))}),
    "spectators see cards face down": (
        SIGHT,
        {
            "view": with_more(
                lambda game, onlooker: onlooker is None and game.place.index(LAID) if LAID in game.place else 0
            )
        },
    ),
    "the heap is seen in its order": (SIGHT, {"view": with_more(lambda game, _: tiny_game.cards(game, HEAP))}),
    "the question tells a hand": (SIGHT, {"prompt": lambda game, seat: Line(str(hand(game, 0)))}),
    "a button tells a hand": (SIGHT, {"label": lambda game, seat, decision: Line(str(hand(game, 1)))}),
    "the own hand is dealt anew": (SIGHT, {"determinize": hide_too_much}),
    "a seat observes the next hand": (OBSERVED, {"observe": observe_next_hand}),
    "cards get lost": (POSSIBLE, {"determinize": hide_by_losing}),
    "all read what is drawn": (
        READING,
        {"narrate": instead("draws", lambda game, seat, code: LogLine(Line("draws", {"card": NAMES[code % 18]})))},
    ),
    "all read what is laid face down": (
        READING,
        {"narrate": instead("chooses", lambda game, seat, code: LogLine(Line("chooses", {"card": NAMES[code - 72]})))},
    ),
    "a line tells a hand": (
        READING,
        {"narrate": instead("rolls", lambda game, seat, code: LogLine(Line("rolls", {"cards": str(hand(game, 0))})))},
    ),
    "nobody has a decision": (ALWAYS, {"legal": empty_for_seats}),
    "decisions descend": (ALWAYS, {"legal": descending}),
    "a decision comes twice": (ALWAYS, {"legal": twice}),
    "a seat moves that is not there": (ALWAYS, {"movers": everybody}),
    "narrating changes the state": (LOOKING, {"narrate": marking}),
    "a view holds a set": (LOOKING, {"view": with_more(lambda game, _: {1, 2})}),
    "a view holds a tuple": (LOOKING, {"view": with_more(lambda game, _: (1, 2))}),
    "a line holds a list": (LOOKING, {"label": lambda game, seat, decision: Line("x", {"cards": ["red-1"]})}),
    "a word comes twice": (
        "test_every_decision_of_the_catalogue_comes_up",
        {"catalogue": (*GAME.catalogue[:-1], "take points")},
    ),
    "another decision comes first than who begins": (GUESSING, {"starts": ("roll 1", "roll 2", "roll 3", "roll 4")}),
    "a seat can't be made to begin": (GUESSING, {"starts": tuple(f"draw 0 {name}" for name in NAMES)}),
    "a round comes again": (GUESSING, {"round_of": lambda game: 3 - game.round}),
    "rounds begin with 0": (GUESSING, {"round_of": lambda game: game.round - 1}),
    "a name holds no seats": (GUESSING, {"seat_names": ("hand", "seat")}),
    "a list is not as long as there are seats": (GUESSING, {"seats_entry": "used"}),
    "nobody knows the game": ("test_is_found_by_its_name", {}),
}


@pytest.mark.parametrize(("test", "changes"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_fails(test: str, changes: dict[str, Any]) -> None:
    fails(test, **changes)


def test_an_error_says_in_which_game_it_came_up() -> None:
    error = fails(SIGHT, **BROKEN["a seat sees the next hand"][1])
    assert "in Case(seats=2, options=(0,), seed=0), step 5" in error


def test_a_word_that_never_comes_up_is_told() -> None:
    error = fails("test_every_decision_of_the_catalogue_comes_up", catalogue=(*GAME.catalogue, "wait"))
    assert "decisions that never come up: ['wait']" in error


def test_numbers_beyond_their_field_and_fields_without_use_are_told() -> None:
    in_range = "test_observed_numbers_are_those_of_their_fields"
    seats, low, rounds, die, *others = GAME.observation
    narrow = dataclasses.replace(die, largest=2)
    assert "number 3 is" in fails(in_range, observation=(seats, low, rounds, narrow, *others))
    more = (*GAME.observation, Field("rest", 1, 0, 1, "nothing"))
    assert "always at their smallest: ['rest']" in fails(in_range, observation=more)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("draws = A card is drawn.", "de: there is no text for draws-card"),
        ("draws = A card.\ndraws = One more card.", "de.ftl: there is another text for draws"),
        ("draws-card = { $seat } draws { $card } of { $heap }.", "de: draws-card uses ['heap']"),
        ("draws-card = { $seat } draws\n    a card: { $price }.", "de: draws-card uses ['price']"),
    ],
)
def test_a_text_that_is_missing_or_asks_too_much_is_told(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "de.ftl").write_text(text)
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "log.ftl").write_text("draws-card = { $seat } draws { $card }.")
    assert message in fails("test_every_line_has_a_text", texts=tmp_path)


def test_cores_that_disagree_are_found() -> None:
    rules = RuleBook(State)
    rules.functions = list(GAME.rules.functions)

    @rules.rule
    def value(game: State, seat: int) -> int:
        return (seat + 1 << 62) * 4  # more than 64 bits: compiled, it is 0

    fails("test_compiled_and_interpreted_agree", rules=rules, value=value)


def test_a_game_that_depends_on_anything_but_its_state_is_found() -> None:
    def moody(game: State, points: Row, tiebreak: Row) -> None:
        tiny_game.scores(game, points, tiebreak)
        points[0] = random.randrange(1000)

    fails("test_replayed_record_gives_the_same_state", scores=moody)
