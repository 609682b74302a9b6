"""The cathedral: cubes by value of the dice, what they bring, full columns. Facts: "Actions" 2."""

import pytest

from parvis.games.troyes.pieces import FACES, WHITE
from parvis.games.troyes.rules.group import join_group
from parvis.games.troyes.rules.group_validity import all_fit_in, fits_in
from tests.games.troyes.box import cards_of
from tests.games.troyes.table import Player, position


@pytest.mark.parametrize(("column", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_a_cube_brings_a_point_and_influence_as_printed_over_its_column(column: int, influence: int) -> None:
    game = position(dice={0: f"white {column}", 1: "red 1"}, points=3, influence=0).say(0, "build")
    assert game.column(column) == [0, -1, -1]
    assert (game.points(0), game.influence(0)) == (4, influence)


def test_each_die_places_a_cube_of_its_own() -> None:
    game = position(dice={0: "white 2 2 6", 1: "red 1"}, points=0, influence=0)
    game.use(0, "build", "0 white 2", "0 white 2", "0 white 6")
    assert (game.column(2), game.column(6)) == ([0, 0, -1], [0, -1, -1])
    assert (game.points(0), game.influence(0)) == (3, 1 + 1 + 2)


def test_a_cube_takes_the_lowest_free_level() -> None:
    others = {1: Player(cathedral="4 1"), 2: Player(cathedral="4 2")}
    game = position(dice={0: "white 4", 1: "red 1"}, others=others).say(0, "build")
    assert game.column(4) == [1, 2, 0]


def test_a_full_column_is_of_no_use() -> None:
    game = position(dice={0: "white 4 4"}, others={1: Player(cathedral="4 1, 4 2, 4 3")})
    assert not game.may(0, "build")


@pytest.mark.parametrize(("there", "cubes"), [("4 1", 2), ("4 1, 4 2", 1)])
def test_no_more_dice_than_there_is_room(there: str, cubes: int) -> None:
    game = position(dice={0: "white 4 4 4", 1: "red 1"}, others={1: Player(cathedral=there)}, points=0)
    game.use(0, "build", *["0 white 4"] * cubes)
    assert (game.points(0), game.movers) == (cubes, [1])


def test_other_columns_stay_open() -> None:
    game = position(dice={0: "white 4 5 5"}, others={1: Player(cathedral="4 1, 4 2, 4 3")})
    assert game.say(0, "build").legal(0) == ["die 0 white 5", "done"]


def test_a_bought_die_builds_too() -> None:
    game = position(dice={0: "white 1", 1: "white 6", 2: "red 1"}, deniers=4)
    game.use(0, "build", "0 white 1", "1 white 6")
    assert (game.deniers(0), game.column(6)) == (0, [0, -1, -1])


@pytest.mark.parametrize(("deniers", "possible"), [(1, False), (2, True)])
def test_not_without_the_money(deniers: int, possible: bool) -> None:
    assert position(dice={1: "white 6"}, deniers=deniers).may(0, "build") == possible


def test_not_with_other_dice() -> None:
    assert not position(dice={0: "red 4, yellow 4"}).may(0, "build")


def test_a_place_left_free_by_an_event_is_filled_again_first() -> None:
    others = {1: Player(cathedral="4 2")}
    assert position(dice={0: "white 4", 1: "red 1"}, others=others).say(0, "build").column(4) == [0, 1, -1]


@pytest.mark.parametrize(("value", "fits"), [(3, True), (4, False)])
def test_a_value_beyond_six_has_no_column(value: int, fits: bool) -> None:
    """No card makes white dice higher; one that did (as the priest does yellow ones) could not build with them."""
    priest = cards_of()["priest"]
    state = position(cubes="priest 1", dice={0: f"white {value}"}).state
    assert fits_in(state, value, priest) == fits
    join_group(state, 0, FACES * WHITE + value - 1)
    assert all_fit_in(state, priest) == fits
