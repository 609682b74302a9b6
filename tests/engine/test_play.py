"""Playing a game step by step."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import numpy as np
import pytest
from tiny_game import GAME

from parvis.engine.play import Play, check_legal
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError, IllegalDecision

DEALT = ["red-1", "red-2", "red-3", "green-4", "green-5", "green-6"]  # three cards for each of two seats


def dealt() -> Play:
    """Two seats with their cards, about to lay one."""
    play = Play(GAME, 2)
    for number, card in enumerate(DEALT):
        play.say(NATURE, f"draw {number // 3} {card}")
    return play


def words(play: Play, seat: int) -> list[str]:
    """Decisions that a seat may make, in words."""
    return [GAME.catalogue[decision] for decision in play.legal(seat)]


def test_a_whole_game_in_words() -> None:
    play = dealt()
    assert play.movers() == [0, 1]
    assert words(play, 0) == ["lay red-1", "lay red-2", "lay red-3"]
    play.say(1, "lay green-4")
    play.say(0, "lay red-3")
    assert play.movers() == [NATURE]
    play.say(NATURE, "roll 5")
    assert words(play, 1) == ["take points", "take card"]
    play.say(1, "take points")
    play.say(0, "lay red-2")
    play.say(1, "lay green-5")
    play.say(NATURE, "roll 1")
    play.say(1, "take card")
    play.say(NATURE, "draw 1 blue-6")
    assert play.over
    assert play.movers() == []
    result = play.result()
    assert (result.scores, result.tiebreaks, result.winners) == ([1, 17], [0, 2], [1])


def test_equal_scores_and_tiebreaks_win_together() -> None:
    play = Play(GAME, 2)
    for number, card in enumerate(["red-1", "red-2", "red-3", "green-1", "green-2", "green-3"]):
        play.say(NATURE, f"draw {number // 3} {card}")
    assert play.result().winners == [0, 1]


def test_options_are_told_by_name_or_by_number() -> None:
    assert Play(GAME, 2).options == [0, 0]
    assert Play(GAME, 2, {"low": True}).options == Play(GAME, 2, [1, 0]).options == [1, 0]
    assert Play(GAME, 2, {"prize": "card"}).options == Play(GAME, 2, [0, 2]).options == [0, 2]


@pytest.mark.parametrize(
    ("seats", "options", "ruling", "message"),
    [
        (5, {}, None, "tiny is for 2, 3 or 4 players, not 5"),
        (2, {"low": 3}, None, "option low must be true or false, not 3"),
        (2, {"prize": "both"}, None, "option prize must be any, points or card, not 'both'"),
        (2, [1], None, "tiny needs one value for each of its options (low, prize), not 1"),
        (2, [7, 0], None, "option low must be true or false, not 7"),
        (2, [0, 3], None, "option prize has 3 values, numbered from 0, so 3 is none of them"),
        (2, {}, 2, "tiny has rulings 1 to 1, not 2"),
        (2, {}, 0, "tiny has rulings 1 to 1, not 0"),
    ],
)
def test_a_game_that_can_not_be_is_refused(seats: int, options: dict[str, int], ruling: int, message: str) -> None:
    with pytest.raises(GameError) as error:
        Play(GAME, seats, options, ruling)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("seat", "decision", "message"),
    [
        (0, GAME.decision("lay green-4"), "'lay green-4' is not legal for seat 0 now"),
        (0, GAME.decision("take card"), "'take card' is not legal for seat 0 now"),
        (0, -1, "-1 is not legal for seat 0 now"),
        (0, 10**6, "1000000 is not legal for seat 0 now"),
        (NATURE, GAME.decision("roll 1"), "it is the turn of seats 0, 1, not of nature"),
        (2, GAME.decision("lay red-1"), "it is the turn of seats 0, 1, not of seat 2"),
        (-1, GAME.decision("lay red-1"), "it is the turn of seats 0, 1, not of seat -1"),
    ],
)
def test_an_illegal_step_is_explained_and_changes_nothing(seat: int, decision: int, message: str) -> None:
    play = dealt()
    before, steps = play.state.copy(), list(play.steps)
    with pytest.raises(IllegalDecision) as error:
        play.step(seat, decision)
    assert str(error.value) == message
    assert (play.state, play.steps) == (before, steps)


WRONG = [float, np.float64, bool, str, lambda decision: None, lambda decision: [decision], np.bool_, Decimal]


@pytest.mark.parametrize("kind", WRONG)
def test_what_only_equals_a_legal_decision_is_refused_and_changes_nothing(kind: Callable[[int], Any]) -> None:
    play = dealt()
    before, legal = play.state.copy(), play.legal(0)[0]
    for step in ((0, kind(legal)), (kind(0), legal)):
        with pytest.raises(IllegalDecision, match="is a whole number, not of type"):
            play.step(*step)
        with pytest.raises(IllegalDecision, match="is a whole number, not of type"):
            check_legal(play.game, play.state, *step)
    assert (play.state, len(play.steps)) == (before, len(DEALT))


@pytest.mark.parametrize("kind", [np.int16, np.int64, np.uint8])
def test_whole_numbers_of_other_libraries_become_plain_ones(kind: Callable[[int], Any]) -> None:
    play = dealt()
    play.step(kind(0), kind(play.legal(0)[0]))
    assert {type(number) for number in play.steps[-1]} == {int}


@pytest.mark.parametrize("seats", [2.0, True, "2", None])
def test_a_number_of_players_of_another_type_is_refused(seats: Any) -> None:
    with pytest.raises(GameError, match="tiny is for 2, 3 or 4 players"):
        Play(GAME, seats)


def test_nothing_can_be_done_after_the_end() -> None:
    play = dealt()
    for number in (1, 2):
        play.say(0, f"lay red-{number}")
        play.say(1, f"lay green-{number + 3}")
        play.say(NATURE, "roll 1")
        play.say(1, "take points")
    with pytest.raises(IllegalDecision, match=r"^the game is over$"):
        play.say(0, "lay red-3")


def test_chance_runs_until_somebody_is_asked() -> None:
    play = Play(GAME, 3)
    assert play.run_nature(lambda n: n - 1) == 9
    assert play.movers() == [0, 1, 2]
    assert play.view(0)["seats"][0]["hand"]["cards"] == ["blue-4", "blue-5", "blue-6"]


def test_events_tell_what_a_step_would_do() -> None:
    play = dealt()
    play.say(0, "lay red-1")
    revealed = play.events(1, GAME.decision("lay green-6"))
    assert [(event.line.key, dict(event.line.arguments)) for event in revealed] == [
        ("chooses", {"seat": 1, "card": "green-6"}),
        ("chooses-hidden", {"seat": 1}),
        ("lays", {"seat": 0, "card": "red-1"}),
        ("lays", {"seat": 1, "card": "green-6"}),
    ]
