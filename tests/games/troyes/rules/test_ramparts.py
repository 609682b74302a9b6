"""The ramparts: tiles drawn, action 7, gates, arrival. Facts of the Ladies: section 6."""

from typing import Any

import pytest

from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import GATES, WALL
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES
from tests.games.troyes.table import Player, Table, position

FIRST, SECOND, THIRD, LAST = GATE_SPACES[1]


def on_wall(**words: object) -> Table:
    """A position with ramparts; seat 0 has no deniers, so it can neither buy the die that keeps the round going nor
    raise.
    """
    dice = {0: "yellow 4", 1: "white 1"}
    given: dict[str, Any] = {"tiles": "i-c, ii-c, iii-red, iv-a", "dice": dice, "deniers": 0, **words}
    return position(**given)


class TestSetUp:
    def test_one_of_four_sides_of_each_level_after_the_last_character(self) -> None:
        game = Table(Play(GAME, 3, {"ramparts": True, "purple": True}))
        game.nature("start 0", "deal 0 henry-i", "deal 1 urban-iv", "deal 2 thibaut-ii")
        drawn = []
        for _ in range(GATES):
            drawn.append(game.legal(NATURE))
            game.nature(drawn[-1][-1])
        assert drawn == [
            ["tile i-a", "tile i-b", "tile i-c", "tile i-d"],
            ["tile ii-a", "tile ii-b", "tile ii-c", "tile ii-d"],
            ["tile iii-yellow", "tile iii-white", "tile iii-red", "tile iii-purple"],
            ["tile iv-a", "tile iv-b", "tile iv-c", "tile iv-d"],
        ]
        assert game.movers == [0]
        assert [tile["tile"] for tile in game.play.view(0)["outdoor_tiles"]] == ["i-d", "ii-d", "iii-purple", "iv-d"]

    def test_without_purple_dice_no_tile_brings_one(self) -> None:
        game = Table(Play(GAME, 3, {"ramparts": True}))
        game.nature("start 0", "deal 0 henry-i", "deal 1 urban-iv", "deal 2 thibaut-ii", "tile i-a", "tile ii-a")
        assert game.legal(NATURE) == ["tile iii-yellow", "tile iii-white", "tile iii-red"]

    def test_without_the_ramparts_there_are_none(self) -> None:
        game = position(dice={0: "yellow 4", 1: "white 1"})
        assert not game.may(0, "guard")
        assert "outdoor_tiles" not in game.play.view(0)

    def test_gates_and_guards(self) -> None:
        assert (FIRST, SECOND, THIRD, LAST) == (5, 10, 15, WALL)
        assert [on_wall(players=4).guard(seat) for seat in range(4)] == [0, 0, 0, 0]


class TestTheDie:
    def test_the_example_of_the_rules_a_yellow_4_beside_gate_iii(self) -> None:
        """One step, then a cube each on I, II and III."""
        game = on_wall(guard=THIRD - 1).say(0, "guard", "step")
        assert game.guard(0) == THIRD
        game.say(0, "cube i-c", "cube ii-c", "cube iii-red")
        assert (game.guard(0), game.movers) == (THIRD, [1])
        assert [game.outdoor(0, tile) for tile in ("i-c", "ii-c", "iii-red")] == [1, 1, 1]

    def test_points_in_any_order_cubes_first(self) -> None:
        game = on_wall(guard=FIRST).say(0, "guard", "cube i-c", "step", "step", "step")
        assert (game.guard(0), game.outdoor(0, "i-c"), game.movers) == (FIRST + 3, 1, [1])

    @pytest.mark.parametrize("dice", ["yellow 2", "white 2", "red 2"])
    def test_of_any_colour(self, dice: str) -> None:
        game = on_wall(dice={0: dice, 1: "white 1"}).say(0, "guard", "step")
        assert game.guard(0) == 2

    def test_a_bought_one_costs_2_which_lie_with_its_owner(self) -> None:
        game = on_wall(deniers=5).say(0, "guard")
        assert game.legal(0) == ["die 0 yellow 4", "die 1 white 1"]
        game.say(0, "die 1 white 1")
        assert (game.deniers(0), game.income(1), game.dice(1)) == (3, 2, "")

    def test_none_of_others_without_2_deniers(self) -> None:
        assert on_wall(deniers=1).say(0, "guard").legal(0) == ["pay 0", "pay 1"]
        assert not on_wall(deniers=1, dice={1: "white 1"}).may(0, "guard")
        assert on_wall(deniers=2, dice={1: "white 1"}).may(0, "guard")

    def test_deniers_raise_it_to_six_at_most(self) -> None:
        game = on_wall(deniers=9).say(0, "guard", "die 0 yellow 4")
        assert game.legal(0) == ["pay 0", "pay 1", "pay 2"]
        game.say(0, "pay 2", "step", "step", "step", "step", "step")
        assert (game.deniers(0), game.guard(0), game.movers) == (7, 6, [1])

    def test_only_what_there_is_can_be_paid(self) -> None:
        assert on_wall(deniers=1, dice={0: "yellow 1", 1: "white 1"}).say(0, "guard").legal(0) == ["pay 0", "pay 1"]

    def test_what_a_die_costs_can_not_be_paid_for_points(self) -> None:
        assert on_wall(deniers=3, dice={1: "white 1"}).say(0, "guard").legal(0) == ["pay 0", "pay 1"]

    def test_a_six_is_not_raised(self) -> None:
        game = on_wall(dice={0: "yellow 6", 1: "white 1"}, deniers=9).say(0, "guard", "die 0 yellow 6")
        assert (game.guard(0), game.legal(0)) == (1, ["step", "enough"])

    def test_no_delayed_cube_helps(self) -> None:
        game = on_wall(cubes="priest 2", dice={0: "yellow 4 3", 1: "white 1"}).say(0, "guard")
        assert not [words for words in game.legal(0) if words.startswith("help")]


class TestPoints:
    def test_one_has_to_be_used_the_rest_may_be_lost(self) -> None:
        game = on_wall(guard=FIRST).say(0, "guard")
        assert not game.may(0, "enough")
        assert game.say(0, "step", "enough").movers == [1]
        assert game.guard(0) == FIRST + 1

    def test_a_tile_is_reached_by_whoever_has_come_there_and_no_other(self) -> None:
        """At first there is nothing but a step, which is not asked for."""
        game = on_wall(guard=FIRST - 1, others={1: Player(guard=THIRD)}).say(0, "guard")
        assert game.guard(0) == FIRST
        assert [words for words in game.legal(0) if words.startswith("cube")] == ["cube i-c"]

    def test_one_cube_for_each_tile_in_an_action(self) -> None:
        game = on_wall(guard=SECOND).say(0, "guard", "cube i-c")
        assert not game.may(0, "cube i-c")
        assert game.may(0, "cube ii-c")

    def test_another_one_in_the_next_action(self) -> None:
        game = on_wall(outdoor="i-c 1", guard=FIRST).say(0, "guard", "cube i-c", "enough")
        assert game.outdoor(0, "i-c") == 2

    def test_the_guard_never_goes_beyond_the_last_gate(self) -> None:
        game = on_wall(guard=WALL - 1).say(0, "guard", "step")
        assert not game.may(0, "step")
        assert [words for words in game.legal(0) if words.startswith("cube")] == [
            "cube i-c",
            "cube ii-c",
            "cube iii-red",
            "cube iv-a",
        ]

    def test_who_has_arrived_still_puts_cubes(self) -> None:
        game = on_wall(guard=WALL, dice={0: "yellow 1", 1: "white 1"}).say(0, "guard", "cube iv-a")
        assert (game.guard(0), game.outdoor(0, "iv-a"), game.movers) == (WALL, 1, [1])

    def test_points_that_nothing_is_left_for_are_lost(self) -> None:
        game = on_wall(guard=WALL, dice={0: "red 6", 1: "white 1"}).say(0, "guard")
        game.say(0, "cube i-c", "cube ii-c", "cube iv-a")
        assert game.movers == [1]


class TestTheColourOfTheDie:
    @pytest.mark.parametrize("colour", ["red", "white", "yellow"])
    def test_a_tile_of_level_iii_takes_no_cube_for_a_die_of_its_colour(self, colour: str) -> None:
        for other in ("red", "white", "yellow"):
            game = on_wall(tiles=f"iii-{colour}", guard=WALL, dice={0: f"{other} 2", 1: "white 1"})
            assert game.say(0, "guard").may(0, f"cube iii-{colour}") == (other != colour)

    def test_a_purple_die_is_named_otherwise(self) -> None:
        """Ruling 13: it is never of the tile's colour, except on III-purple."""
        for tile, may in (("iii-red", True), ("iii-purple", False)):
            game = on_wall(tiles=tile, options="purple", guard=WALL, dice={0: "purple 2", 1: "white 1"})
            assert game.say(0, "guard").may(0, f"cube {tile}") == may

    def test_nobody_can_buy_a_purple_one(self) -> None:
        game = on_wall(options="purple", deniers=4, dice={0: "yellow 2", 1: "purple 6, white 1"}).say(0, "guard")
        assert game.legal(0) == ["die 0 yellow 2", "die 1 white 1"]


class TestArrival:
    def test_iv_c_brings_3_points_to_everybody(self) -> None:
        game = on_wall(tiles="iv-c", guard=WALL - 1, points=0, others={1: Player(guard=WALL)})
        game.say(0, "guard", "step")
        assert game.points(0) == 3

    @pytest.mark.parametrize(("arrived", "points"), [(0, 6), (1, 4), (2, 2)])
    def test_iv_d_brings_points_in_the_order_of_arrival(self, arrived: int, points: int) -> None:
        others = {seat: Player(guard=WALL if seat <= arrived else 0) for seat in (1, 2)}
        game = on_wall(tiles="iv-d", guard=WALL - 1, points=0, others=others)
        game.say(0, "guard", "step")
        assert game.points(0) == points

    def test_the_fourth_gets_1(self) -> None:
        others = {seat: Player(guard=WALL) for seat in (1, 2, 3)}
        game = on_wall(players=4, tiles="iv-d", guard=WALL - 1, points=0, others=others)
        assert game.say(0, "guard", "step").points(0) == 1

    def test_no_cubes_are_put_on_iv_d(self) -> None:
        game = on_wall(tiles="iv-d", guard=WALL).say(0, "guard")
        assert not game.may(0, "cube iv-d")
