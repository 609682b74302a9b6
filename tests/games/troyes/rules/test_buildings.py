"""Main buildings: citizens placed and driven out. Facts: section 1, "Actions" 4; section 6, "expel"."""

import pytest

from parvis.games.troyes.pieces import NEUTRAL
from tests.games.troyes.table import Player, Table, position

BUILDINGS = [("palace", "red"), ("bishopric", "white"), ("city-hall", "yellow")]


@pytest.mark.parametrize(("building", "colour"), BUILDINGS)
@pytest.mark.parametrize("value", [1, 4, 6])
def test_a_citizen_comes_to_the_space_of_the_die(building: str, colour: str, value: int) -> None:
    game = position(dice={0: f"{colour} {value}", 1: "red 1"}, supply=2)
    game.use(0, f"place {building}", f"0 {colour} {value}")
    assert game.building(building) == [0 if space == value else NEUTRAL for space in range(1, 7)]
    assert game.supply(0) == 1


@pytest.mark.parametrize(("building", "colour"), BUILDINGS)
def test_only_with_a_die_of_the_buildings_colour(building: str, colour: str) -> None:
    places = [words for words in position(dice={0: f"{colour} 3"}).legal(0) if words.startswith("place")]
    assert places == [f"place {building}"]


def test_with_one_die() -> None:
    game = position(dice={0: "red 3 3 5"})
    game.say(0, "place palace", "die 0 red 3")
    assert game.movers == [1]


def test_a_bought_die_costs_two_deniers() -> None:
    game = position(dice={0: "yellow 1", 1: "red 3"}, deniers=5)
    game.use(0, "place palace", "1 red 3")
    assert (game.deniers(0), game.income(1)) == (3, 2)


@pytest.mark.parametrize("who", [0, 1])
def test_whoever_stands_there_is_driven_out_even_an_own_citizen(who: int) -> None:
    game = position(dice={0: "red 3", 1: "white 1"}, others={who: Player(citizens="palace 3")})
    game.use(0, "place palace", "0 red 3")
    assert game.building("palace")[2] == 0
    assert game.lying("palace") == {who: 1}


def test_who_is_driven_out_comes_home_when_the_round_ends() -> None:
    game = position(dice={0: "red 3"}, others={1: Player(citizens="palace 3", supply=0)})
    game.use(0, "place palace", "0 red 3")
    assert (game.round, game.supply(1), game.lying("palace")) == (2, 1, {})


def test_a_neutral_one_too() -> None:
    game = position(dice={0: "red 3", 1: "white 1"}).use(0, "place palace", "0 red 3")
    assert game.lying("palace") == {NEUTRAL: 1}


def test_nobody_is_placed_without_a_citizen_in_the_personal_supply() -> None:
    game = position(dice={0: "red 3"}, supply=0, influence=2)
    assert not game.may(0, "place palace")
    assert game.say(0, "recruit").may(0, "place palace")


def test_an_empty_space_is_just_taken() -> None:
    game = position(dice={0: "red 3", 1: "white 1"})
    game.state.citizen[0][2] = -1
    assert game.use(0, "place palace", "0 red 3").lying("palace") == {}


def test_a_citizen_placed_now_rolls_his_die_in_the_next_round_only() -> None:
    game = position(dice={0: "red 3 3", 1: "white 1"}).use(0, "place palace", "0 red 3")
    assert game.dice(0) == "red 3"


class TestSliding:
    """With the option `sliding` who is driven out takes the next lower space, and so on."""

    def slide(self, value: int) -> Table:
        others = {1: Player(citizens="palace 3, palace 1"), 2: Player(citizens="palace 2")}
        game = position(options="sliding", dice={0: f"red {value}", 1: "white 1"}, others=others)
        return game.use(0, "place palace", f"0 red {value}")

    def test_everybody_below_moves_on_and_the_last_one_lies_down(self) -> None:
        game = self.slide(3)
        assert game.building("palace") == [2, 1, 0, NEUTRAL, NEUTRAL, NEUTRAL]
        assert game.lying("palace") == {1: 1}

    def test_on_the_lowest_space_he_lies_down_at_once(self) -> None:
        game = self.slide(1)
        assert game.building("palace") == [0, 2, 1, NEUTRAL, NEUTRAL, NEUTRAL]
        assert game.lying("palace") == {1: 1}

    def test_it_ends_at_an_empty_space(self) -> None:
        game = position(options="sliding", dice={0: "red 3", 1: "white 1"}, others={1: Player(citizens="palace 3")})
        game.state.citizen[0][1] = -1
        game.use(0, "place palace", "0 red 3")
        assert game.building("palace")[:3] == [NEUTRAL, 1, 0]
        assert game.lying("palace") == {}
