"""Standings: points by place, and each tie-break where the one before it leaves people equal."""

from random import Random
from time import process_time

import pytest

from parvis.web.tournaments.standings import UNIT, Game, Standing, standings


def order(rows: list[Standing]) -> list[tuple[int, int]]:
    """Each row's rank and person, from the top."""
    return [(row.rank, row.person) for row in rows]


def table(number: int, people: str, *scores: int) -> Game:
    """A table of people, each a letter, with scores by seat."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Game(number, ["abcdefgh".index(one) for one in people], scores, places)


def test_places_bring_points() -> None:
    rows = standings(range(4), [table(1, "abcd", 10, 30, 20, 5)])
    assert [(row.person, row.sum.points) for row in rows] == [(1, 24), (2, 16), (0, 8), (3, 0)]


def test_ties_share_points() -> None:
    rows = standings(range(4), [table(1, "abcd", 10, 30, 30, 5)])
    assert [row.sum.points for row in rows] == [20, 20, 8, 0]


def test_smaller_tables_bring_as_much() -> None:
    rows = standings(range(5), [table(1, "abc", 3, 2, 1), table(1, "de", 1, 2)])
    assert {row.person: row.sum.points for row in rows} == {0: 24, 1: 12, 2: 0, 3: 0, 4: 24}


def test_a_bye_is_a_win_that_says_nothing_of_strength() -> None:
    rows = standings(range(3), [table(1, "ab", 30, 10), Game(1, [2])])
    assert [(row.person, row.sum.points, row.games) for row in rows] == [(0, 24, 1), (2, 24, 0), (1, 0, 1)]


def test_shares_of_the_tables_points_break_ties() -> None:
    rows = standings(range(4), [table(1, "ab", 30, 10), table(1, "cd", 99, 98)])
    assert order(rows) == [(1, 0), (2, 2), (3, 3), (4, 1)]


def test_then_strength_of_opponents() -> None:
    """c and d have won with the same share, d against somebody who has won elsewhere."""
    games = [table(1, "ca", 30, 10), table(1, "db", 30, 10), table(2, "be", 30, 10)]
    assert [row.person for row in standings(range(5), games)][:2] == [3, 2]


def test_equal_people_share_a_rank() -> None:
    rows = standings(range(4), [table(1, "ab", 30, 10), table(1, "cd", 30, 10)])
    assert order(rows) == [(1, 0), (1, 2), (3, 1), (3, 3)]


def test_with_the_same_deals_those_in_the_same_seat_are_compared() -> None:
    """b is last at the table, and has made more of the second seat than d and f."""
    games = [table(1, "ab", 50, 49), table(1, "cd", 40, 30), table(1, "ef", 60, 20)]
    points = {row.person: row.sum.points for row in standings(range(6), games, duplicate=True)}
    assert points == {0: 12, 1: 24, 2: 0, 3: 12, 4: 24, 5: 0}


def test_a_table_alone_of_its_size_counts_by_places() -> None:
    games = [table(1, "ab", 50, 49), table(1, "cd", 40, 30), table(1, "efg", 3, 2, 1)]
    points = {row.person: row.sum.points for row in standings(range(7), games, duplicate=True)}
    assert [points[one] for one in (4, 5, 6)] == [24, 12, 0]


def test_in_a_knock_out_the_last_round_comes_first() -> None:
    rows = standings(range(3), [table(1, "ab", 30, 10), Game(1, [2])], reached={0: 1, 1: 2, 2: 1})
    assert rows[0].person == 1


def test_points_below_zero_are_no_share() -> None:
    row = standings(range(2), [table(1, "ab", -5, -10)])[0]
    assert (row.person, row.sum.share) == (0, 500_000)


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.parametrize("duplicate", [False, True])
def test_512_people_stand_in_100_milliseconds(duplicate: bool) -> None:
    luck = Random(1)
    games = []
    for number in range(9):
        people = luck.sample(range(512), 512)
        for first in range(0, 512, 4):
            scores = [luck.randrange(60) for _ in range(4)]
            places = [1 + sum(other > score for other in scores) for score in scores]
            games.append(Game(number, people[first : first + 4], scores, places))
    began = process_time()
    rows = standings(range(512), games, duplicate)
    assert process_time() - began < 0.1
    assert (
        0 <= 9 * 128 * 2 * UNIT - sum(row.sum.points for row in rows) <= (9 * 512 if duplicate else 0)
    )  # rounded down
