"""Pairing: everybody plays once, nobody meets again as long as that can be, and small cases beside exact ones."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from time import process_time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parvis.web.tournaments import pairing
from parvis.web.tournaments.pairing import AGAIN, Costs, Groups, count, knock_out, meetings, partition, robin, sizes

ALL = (2, 3, 4, 5)


def least(costs: Costs, wanted: Sequence[int]) -> int:
    """The least that groups of these sizes can cost, found by trying all."""
    people = len(costs)

    @cache
    def rest(left: int, open_sizes: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, *others = (one for one in range(people) if left >> one & 1)
        found = []
        for size in set(open_sizes):
            more = list(open_sizes)
            more.remove(size)
            for company in combinations(others, size - 1):
                group = (first, *company)
                price = sum(int(costs[pair]) for pair in combinations(group, 2))
                found.append(price + rest(left & ~sum(1 << one for one in group), tuple(more)))
        return min(found)

    return rest((1 << people) - 1, tuple(sorted(wanted)))


def play(groups: Groups, points: list[int], met: Costs, byes: list[int], luck: Random) -> None:
    """Let chance decide a round."""
    count(groups, met, byes)
    for group in groups:
        for place, one in enumerate(luck.sample(group, len(group))):
            points[one] += 24 if len(group) == 1 else 24 * (len(group) - 1 - place) // (len(group) - 1)


def swiss_rounds(people: int, size: int, rounds: int, seed: int) -> list[tuple[Groups, list[int], Costs]]:
    """The rounds of a Swiss, each with points and meetings before it."""
    points, byes, luck = [0] * people, [0] * people, Random(seed)
    met = np.zeros((people, people), dtype=np.int64)
    found = []
    for number in range(rounds):
        groups = pairing.swiss(points, met, byes, size, ALL, seed + number)
        found.append((groups, [*points], met.copy()))
        play(groups, points, met, byes, luck)
    return found


@given(people=st.integers(0, 70), size=st.integers(2, 5), allowed=st.sets(st.integers(1, 5)))
def test_sizes_are_even_with_as_few_byes_as_can_be(people: int, size: int, allowed: set[int]) -> None:
    found = sizes(people, size, allowed)
    tables = [one for one in found if one > 1]
    assert sum(found) == people
    assert set(tables) <= {one for one in allowed if one <= size}
    assert not tables or max(tables) - min(tables) <= 1
    if allowed >= set(range(2, size + 1)) and people > 1:
        assert len(found) - len(tables) == (people % 2 if size == 2 else 0)
        assert len(tables) == people // 2 if size == 2 else -(-people // size)


@pytest.mark.parametrize(
    ("people", "size", "allowed", "expected"),
    [
        (13, 4, ALL, [4, 3, 3, 3]),
        (5, 4, ALL, [3, 2]),
        (5, 4, (4,), [4, 1]),
        (7, 2, (2,), [2, 2, 2, 1]),
        (3, 5, (4, 5), [1, 1, 1]),
    ],
)
def test_sizes_of_examples(people: int, size: int, allowed: tuple[int, ...], expected: list[int]) -> None:
    assert sizes(people, size, allowed) == expected


@settings(max_examples=40, deadline=None)
@given(people=st.integers(2, 24), size=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_everybody_has_a_place_in_each_round(people: int, size: int, seed: int) -> None:
    for groups, _, _ in swiss_rounds(people, size, 3, seed):
        assert sorted(one for group in groups for one in group) == list(range(people))
    for groups in robin(people, size, ALL, 3, seed):
        assert sorted(one for group in groups for one in group) == list(range(people))


def test_in_small_cases_swiss_is_as_good_as_can_be() -> None:
    """All ways of making groups are tried: in 90 rounds none is better."""
    luck = Random(5)
    for case in range(18):
        people, size = luck.randint(6, 11), luck.randint(2, 5)
        for groups, points, met in swiss_rounds(people, size, 5, case):
            seated = [one for group in groups if len(group) > 1 for one in group]
            earned = np.array([points[one] for one in seated])
            costs = (earned[:, None] - earned[None, :]) ** 2 + AGAIN * met[np.ix_(seated, seated)]
            place = {one: number for number, one in enumerate(seated)}
            made = sum(int(costs[place[a], place[b]]) for group in groups for a, b in combinations(group, 2))
            assert made == least(costs, [len(group) for group in groups if len(group) > 1])


def test_byes_go_round_and_to_those_behind() -> None:
    points, byes = [72, 48, 24, 0, 0], [0, 0, 0, 1, 0]
    met = np.zeros((5, 5), dtype=np.int64)
    groups = pairing.swiss(points, met, byes, 2, ALL, 1)
    assert [4] in groups
    for rounds in range(1, 6):
        had = [0] * 5
        for made, _, _ in swiss_rounds(5, 2, rounds, 3):
            count(made, np.zeros((5, 5), dtype=np.int64), had)
        assert max(had) - min(had) <= 1


@pytest.mark.parametrize("people", [4, 7, 10, 15])
def test_at_tables_of_two_everybody_meets_everybody_once(people: int) -> None:
    rounds = people - 1 + people % 2
    met = sum(meetings(groups, people) for groups in robin(people, 2, ALL, rounds, 1))
    assert (met == 1 - np.eye(people)).all()


@pytest.mark.parametrize(("people", "size", "rounds"), [(9, 3, 4), (16, 4, 5), (8, 4, 7), (25, 5, 6)])
def test_where_everybody_can_meet_everybody_equally_often_they_do(people: int, size: int, rounds: int) -> None:
    met = sum(meetings(groups, people) for groups in robin(people, size, ALL, rounds, 1))
    assert len(set(met[np.triu_indices(people, 1)].tolist())) == 1


def test_knocked_out_winners_do_not_meet_at_once() -> None:
    """Sixteen people, two of each table go on: each new table has two who came first."""
    met = np.zeros((16, 16), dtype=np.int64)
    first = knock_out([1] * 16, met, [0] * 16, 4, ALL, 1)
    count(first, met, [0] * 16)
    going_on = [one for group in first for one in group[:2]]
    places = [1, 2] * 4
    among = met[np.ix_(going_on, going_on)]
    second = knock_out(places, among, [0] * 8, 4, ALL, 2)
    assert [sorted(places[one] for one in group) for group in second] == [[1, 1, 2, 2]] * 2
    assert all(among[pair] == 0 for group in second for pair in combinations(group, 2))


def test_seats_go_round() -> None:
    had, luck = {one: [0] * 4 for one in range(4)}, Random(1)
    for _ in range(8):
        for seat, one in enumerate(pairing.seated(range(4), had, luck)):
            had[one][seat] += 1
    assert list(had.values()) == [[2] * 4] * 4


def test_equal_people_are_drawn_by_lot() -> None:
    none = np.zeros((8, 8), dtype=np.int64)
    drawn = {str(pairing.swiss([0] * 8, none, [0] * 8, 4, ALL, seed)) for seed in range(10)}
    assert len(drawn) > 5
    assert pairing.swiss([0] * 8, none, [0] * 8, 4, ALL, 1) == pairing.swiss([0] * 8, none, [0] * 8, 4, ALL, 1)


def test_groups_of_nobody() -> None:
    none = np.zeros((0, 0), dtype=np.int64)
    assert pairing.swiss([], none, [], 4, ALL, 1) == []
    assert partition(none, [], Random(1)) == []


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.parametrize("size", ALL)
def test_512_people_are_paired_in_two_seconds(size: int) -> None:
    points, byes, luck = [0] * 512, [0] * 512, Random(1)
    met = np.zeros((512, 512), dtype=np.int64)
    for number in range(9):
        began = process_time()
        groups = pairing.swiss(points, met, byes, size, ALL, number)
        assert process_time() - began < 2
        assert not (meetings(groups, 512) * met).any()
        play(groups, points, met, byes, luck)
