"""Who plays in which division next: everybody has one place, and the best of a division go up."""

from random import Random

import pytest

from parvis.web.tournaments.promotion import cut, line

THREE = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]


def test_the_first_of_each_division_change_places_with_the_last_above() -> None:
    assert cut(line(THREE, 1), 4) == [[1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12]]
    assert cut(line(THREE, 2), 4) == [[1, 2, 5, 6], [3, 4, 9, 10], [7, 8, 11, 12]]


def test_a_free_place_goes_to_the_best_of_those_who_would_go_down() -> None:
    assert cut(line([[1, 3, 4], *THREE[1:]], 1), 4)[0] == [1, 3, 5, 4]
    assert cut(line([[1], *THREE[1:]], 1), 4)[0] == [5, 1, 6, 7]


def test_of_a_division_that_was_called_off_nobody_goes_up_or_down() -> None:
    assert cut(line(THREE, 1, still=[1]), 4) == THREE
    assert cut(line(THREE, 1, still=[0]), 4) == [[1, 2, 3, 4], [5, 6, 7, 9], [8, 10, 11, 12]]
    assert cut(line(THREE, 1, still=[2]), 4) == [[1, 2, 3, 5], [4, 6, 7, 8], [9, 10, 11, 12]]


def test_who_is_the_only_one_left_of_a_division_goes_up() -> None:
    assert cut(line([[1, 2, 3, 4], [7]], 2), 4) == [[1, 2, 7, 3, 4]]


@pytest.mark.parametrize(
    ("people", "size", "sizes"),
    [(0, 4, [0]), (1, 4, [1]), (5, 4, [5]), (6, 4, [4, 2]), (9, 4, [4, 5]), (13, 6, [6, 7]), (15, 6, [6, 6, 3])],
)
def test_the_last_division_takes_what_is_left(people: int, size: int, sizes: list[int]) -> None:
    assert [len(group) for group in cut(range(people), size)] == sizes


def test_whatever_there_is_everybody_stays_once_and_nobody_falls_further_than_one_division() -> None:
    luck = Random(1)
    for _ in range(2000):
        size = luck.randint(2, 8)
        moving = luck.randint(1, size // 2)
        before = cut(luck.sample(range(99), luck.randint(2, 40)), size)
        after = cut(line(before, moving, [n for n in range(len(before)) if luck.random() < 0.1]), size)
        assert sorted(one for group in after for one in group) == sorted(one for group in before for one in group)
        assert [len(group) for group in after] == [len(group) for group in before]
        was = {one: number for number, group in enumerate(before) for one in group}
        assert all(abs(was[one] - number) <= 1 for number, group in enumerate(after) for one in group)
