"""Main buildings: citizens placed and driven out. Facts: section 1, "Actions" 4; section 6, "expel"."""

from typing import Any

import pytest

from parvis.games.troyes.board import OUT, SLIDING, Lines, lines, next_spaces
from parvis.games.troyes.pieces import NEUTRAL, SPACES
from parvis.games.troyes.rules import buildings
from tests.games.troyes.ladies import button
from tests.games.troyes.table import Player, Table, position

BUILDINGS = [("palace", "red"), ("bishopric", "white"), ("city-hall", "yellow")]
ALONE = (OUT,) * SPACES
"""A building of which each space stands for itself."""


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


class TestLines:
    """Data may put the spaces of a building in lines: whoever stands on one is pushed on to the next of its line."""

    @pytest.fixture(autouse=True)
    def two_columns(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The Bishopric has two lines, from 1 to 5 and from 2 to 4; all other spaces stand for themselves."""
        bishopric = next_spaces(lines("1 3 5, 2 4"))
        monkeypatch.setitem(vars(buildings), "NEXT_SPACE", ((bishopric,) * 3, (ALONE, bishopric, ALONE)))

    def placed(self, value: int, building: str = "bishopric") -> Table:
        """Seat 0 comes to a space of the Bishopric, where seat 1 has 1, 2 and 6, seat 2 has 3."""
        colour = {"palace": "red", "bishopric": "white"}[building]
        others = {1: Player(citizens=", ".join(f"{building} {space}" for space in (1, 2, 6)))}
        others[2] = Player(citizens=f"{building} 3")
        game = position(dice={0: f"{colour} {value}", 1: "yellow 1"}, others=others)
        return game.use(0, f"place {building}", f"0 {colour} {value}")

    def test_each_goes_on_to_the_next_space_of_the_line(self) -> None:
        game = self.placed(1)
        assert game.building("bishopric") == [0, 1, 1, NEUTRAL, 2, 1]
        assert game.lying("bishopric") == {NEUTRAL: 1}

    def test_who_is_pushed_off_the_end_of_a_line_is_driven_out(self) -> None:
        game = self.placed(2)
        assert game.building("bishopric") == [1, 0, 2, 1, NEUTRAL, 1]
        assert game.lying("bishopric") == {NEUTRAL: 1}

    def test_a_space_in_no_line_stands_for_itself(self) -> None:
        game = self.placed(6)
        assert (game.building("bishopric")[5], game.lying("bishopric")) == (0, {1: 1})

    def test_other_buildings_have_lines_of_their_own_or_none(self) -> None:
        game = self.placed(3, "palace")
        assert (game.building("palace")[2], game.lying("palace")) == (0, {2: 1})

    def test_a_button_says_who_is_expelled_and_how_many_move(self) -> None:
        game = position(dice={0: "white 1", 1: "yellow 1"}, others={1: Player(citizens="bishopric 1, bishopric 5")})
        assert button(game, "place bishopric").endswith("(space 1, expels Maria's citizen, pushes 2 citizens on)")


@pytest.mark.parametrize(
    ("text", "found"), [("none", ()), ("1 3 5, 2 4 6", ((1, 3, 5), (2, 4, 6))), ("6 5 4 3 2 1", SLIDING)]
)
def test_lines_are_read(text: str, found: Lines) -> None:
    assert lines(text) == found


@pytest.mark.parametrize("value", ["", "1 1", "1, , 2", "7", "none, 1", 3, [[1, 2]]])
def test_what_is_no_line_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="none, or lines such as"):
        lines(value)
