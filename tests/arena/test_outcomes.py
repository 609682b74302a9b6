"""Outcomes of many games as arrays: nothing is lost on the way, and equals share."""

import numpy as np

from parvis.arena.outcomes import GameResult, Outcomes, places_and_shares

GAMES = [
    GameResult(4, ((10, 1), (10, 2), (3, 0)), (5, 6, 7), (0.5, 0.25, 1.0), None),
    GameResult(2, ((8, 8), (8, 8), (8, 7)), (1, 2, 3), (0.0, 0.5, 0.5), ({"park": 8}, {"park": 8}, {})),
    GameResult(9, ((0, 0), (0, 0), (0, 0)), (4, 4, 4), (1.0, 1.0, 1.0), None),
]


def test_games_come_back_as_they_were_put_in() -> None:
    joined = Outcomes.joined([Outcomes.of(GAMES[:2]), Outcomes.of(GAMES[2:])])
    assert len(joined) == 3
    assert list(joined) == GAMES


def test_some_games_are_picked_in_order_or_by_a_mask() -> None:
    outcomes = Outcomes.of(GAMES)
    assert list(outcomes.picked(np.argsort(outcomes.numbers))) == [GAMES[1], GAMES[0], GAMES[2]]
    assert list(outcomes.picked(outcomes.numbers < 5)) == GAMES[:2]
    assert len(outcomes.picked(outcomes.numbers > 9)) == 0


def test_ties_are_broken_and_equals_share_the_place_and_the_win() -> None:
    places, shares = places_and_shares(Outcomes.of(GAMES).ranks)
    assert places.tolist() == [[2, 1, 3], [1, 1, 3], [1, 1, 1]]
    assert shares.tolist() == [[0, 1, 0], [0.5, 0.5, 0], [1 / 3] * 3]
