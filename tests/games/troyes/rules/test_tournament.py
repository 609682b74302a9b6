"""The tournament variant: the last round is played counter-clockwise. Facts of the expansion: section 8."""

from typing import Any

import pytest

from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import ROUNDS
from tests.games.troyes.table import Player, Table, position

VARIANT = "tournament"


def last_round(players: int = 3, **words: Any) -> Table:
    """The last round of a game that is played with the variant."""
    return position(**{"players": players, "options": VARIANT, "in_round": ROUNDS[players], **words})


def passing(game: Table) -> list[int]:
    """Everybody passes; returns who was asked, in this order."""
    asked = []
    in_round = game.round
    while (game.phase, game.round) == ("actions", in_round):
        asked += game.movers
        game.say(game.movers[0], "pass")
    return asked


@pytest.mark.parametrize(("options", "last_start"), [("", 2), (VARIANT, 0)])
def test_the_start_card_goes_to_the_right_before_the_last_round(options: str, last_start: int) -> None:
    game = position(options=options, in_round=ROUNDS[3] - 1, start=1, dice={"neutral": "red 1"})
    passing(game)
    assert (game.round, game.state.start) == (ROUNDS[3], last_start)


@pytest.mark.parametrize("in_round", range(1, ROUNDS[4] - 1))
def test_in_earlier_rounds_everything_goes_to_the_left(in_round: int) -> None:
    game = position(players=4, options=VARIANT, in_round=in_round, start=3, dice={"neutral": "red 1"})
    assert passing(game) == [3, 0, 1, 2]
    assert game.state.start == 0


@pytest.mark.parametrize(("players", "order"), [(3, [1, 0, 2]), (4, [1, 0, 3, 2])])
def test_turns_of_the_last_round_go_to_the_right(players: int, order: list[int]) -> None:
    assert passing(last_round(players, start=1, dice={"neutral": "red 1"})) == order


def test_a_denier_for_waiting_comes_when_the_own_turn_would() -> None:
    """Seat 2 sits to the right of seat 0 and has passed: the turn goes on to seat 1."""
    others = {2: Player(deniers=0, passed=True)}
    game = last_round(start=0, dice={0: "yellow 6", 1: "red 1"}, others=others).use(0, "harvest", "0 yellow 6")
    assert (game.movers, game.deniers(2)) == ([1], 1)


def test_black_dice_go_to_the_right() -> None:
    dice = dict.fromkeys(range(3), "white 6, yellow 6")
    game = last_round(phase="defence", black="6 6 6", start=1, dice=dice)
    for seat in (1, 0, 2):
        assert game.movers == [seat]
        game.say(seat, f"die {seat} white 6", *(["enough"] if seat != 2 else []))
    assert (game.black, game.movers) == ([], [1])


@pytest.mark.parametrize(("options", "order"), [("", [1, 2, 0]), (VARIANT, [1, 0, 2])])
def test_events_strike_to_the_right(options: str, order: list[int]) -> None:
    """Everybody has two cubes in the cathedral and takes one out."""
    cubes = {seat: f"{seat + 1} 1, {seat + 1} 2" for seat in range(3)}
    others = {seat: Player(cathedral=cubes[seat]) for seat in (1, 2)}
    game = last_round(options=options, phase="events", start=1, cathedral=cubes[0], others=others)
    game.nature(game.legal(NATURE)[0])
    called = [words for words in game.legal(NATURE) if words == "event interruption-of-work"]
    game.nature(*called)
    asked = []
    while game.phase == "events" or game.movers != [NATURE]:
        asked += game.movers
        game.say(game.movers[0], game.legal(game.movers[0])[0])
    assert called
    assert asked == order


def test_the_table_and_the_log_say_so() -> None:
    shown = last_round().play.view(None)
    assert (shown["tournament"], shown["backwards"]) == (True, True)
    shown = last_round(in_round=ROUNDS[3] - 1).play.view(None)
    assert (shown["tournament"], shown["backwards"]) == (True, False)
    shown = last_round(options="").play.view(None)
    assert (shown["tournament"], shown["backwards"]) == (False, False)


@pytest.mark.parametrize(("options", "key"), [("", "course-round"), (VARIANT, "course-round-backwards")])
def test_the_log_tells_the_direction_of_the_last_round(options: str, key: str) -> None:
    words: dict[str, Any] = {"options": options, "start": 1, "in_round": ROUNDS[3] - 1}
    game = position(**words, dice={"neutral": "red 1"})
    game.say(1, "pass").say(2, "pass")
    told = [event.line for event in GAME.narrate(game.state, 0, GAME.decision("pass"))]
    (line,) = [line for line in told if line.key.startswith("course-round")]
    assert line.key == key
    assert line.arguments == {"round": ROUNDS[3], "seat": 0 if options else 2}


def test_two_players_can_not_play_it() -> None:
    with pytest.raises(GameError, match=r"^option tournament is for 3 or 4 players, not 2$"):
        Play(GAME, 2, {"tournament": True})
