"""The last scoring: events, tradesmen, the cathedral; who wins. Facts: section 1, "End and scoring"."""

from typing import Any

import pytest

from parvis.games.troyes.cards import SPACE_POINTS, SPOT
from parvis.games.troyes.pieces import ROUNDS
from tests.games.troyes.box import event_with, of_card
from tests.games.troyes.table import Player, Table, position

COMPLETE = "2 1, 2 2, 2 3"
"""A cube on every level, so that nothing is missing in the cathedral."""
CHARACTERS = "henry-i hugues-de-payns thibaut-ii the-florentine"
"""Nobody here has what these look at."""


def last_turn(players: int = 3, seat_1: Player | None = None, **words: Any) -> Table:
    """Seat 0 can end the game with the last die. Others have no points unless told, and nothing for characters."""
    nothing = {seat: Player(points=0, deniers=0) for seat in range(1, players)}
    others = nothing | words.pop("others", {}) | ({1: seat_1} if seat_1 else {})
    words = {"points": 0, "deniers": 0, "dice": {0: "white 1"}, **words}
    return position(players=players, in_round=ROUNDS[players], characters=CHARACTERS, others=others, **words)


def scored(**words: Any) -> Table:
    """A game that has ended, to look at its scores."""
    return last_turn(**words).use(0, "build", "0 white 1")


def test_the_game_is_over_then() -> None:
    game = scored()
    assert (game.phase, game.play.over, game.legal(0)) == ("over", True, [])


@pytest.mark.parametrize(
    ("banners", "points"),
    [({}, 0), ({"war": "1"}, 1), ({"war": "2"}, 0), ({"war": "1", "drought": "1", "marauding": "1"}, 3)],
)
def test_a_point_for_every_event_that_was_not_countered_with_an_own_cube(banners: dict[str, str], points: int) -> None:
    """Marauding included."""
    own = Player(points=0, deniers=0, cathedral=COMPLETE)
    assert scored(queue="marauding, war, drought", banners=banners, seat_1=own).points(1) == points


def test_an_event_is_one_point_however_many_cubes_lie_there() -> None:
    event, own = event_with(4), Player(points=0, deniers=0, cathedral=COMPLETE)
    assert scored(queue=event, banners={event: "1 2 1"}, seat_1=own).points(1) == 1


@pytest.mark.parametrize("card", ["merchant", "goldsmith", "archer", "monk"])
@pytest.mark.parametrize("space", range(4))
def test_points_of_the_tradesmans_space(card: str, space: int) -> None:
    """Only the first two spaces carry points."""
    own = Player(points=0, deniers=0, tradesmen=card, cathedral=COMPLETE)
    others = {seat: Player(points=0, deniers=0, tradesmen=card) for seat in (2, 3)}
    game = last_turn(4, own, tradesmen=card, others=others)
    order = [0, 2, 3]
    game.state.tradesman[of_card(SPOT, card)][:4] = [*order[:space], 1, *order[space:]]
    game.use(0, "build", "0 white 1")
    assert game.points(1) == of_card(SPACE_POINTS, card)[space]
    assert space < 2 or game.points(1) == 0


def test_a_grey_tradesman_fills_a_space() -> None:
    own = Player(points=0, deniers=0, cathedral=COMPLETE)
    game = last_turn(seat_1=own, neutral="merchant")
    game.state.tradesman[of_card(SPOT, "merchant")][1] = 1
    assert game.use(0, "build", "0 white 1").points(1) == of_card(SPACE_POINTS, "merchant")[1]


@pytest.mark.parametrize(
    ("cathedral", "missing"),
    [("", 3), ("2 1", 2), ("2 1, 3 1, 4 1", 2), ("2 1, 3 2", 1), ("2 1, 3 2, 4 3", 0), ("2 3", 2)],
)
def test_two_points_are_lost_for_every_level_without_an_own_cube(cathedral: str, missing: int) -> None:
    assert scored(seat_1=Player(points=10, deniers=0, cathedral=cathedral)).points(1) == 10 - 2 * missing


def test_nobody_ends_with_less_than_no_points() -> None:
    assert scored(seat_1=Player(points=1, deniers=0)).points(1) == 0


class TestWinning:
    def test_most_points_win(self) -> None:
        others = {1: Player(points=30, deniers=0), 2: Player(points=20, deniers=0)}
        assert scored(others=others).result.winners == [1]

    def test_nothing_breaks_a_tie(self) -> None:
        others = {1: Player(points=30, deniers=0), 2: Player(points=30, deniers=0, supply=9)}
        result = scored(others=others).result
        assert (result.winners, result.tiebreaks) == ([1, 2], [0, 0, 0])

    def test_before_the_end_scores_are_what_was_gained_so_far(self) -> None:
        assert position(points=7).result.scores == [7, 10, 10]
