"""Outdoor tiles of the last two gates, each side in a few positions. Facts of the Ladies: section 7."""

from typing import Any

import pytest

from parvis.games.troyes.pieces import WALL
from tests.games.troyes.ladies import tiled
from tests.games.troyes.table import Player, position


class TestIII:
    """Before an action: one more die of its colour from the supply."""

    @pytest.mark.parametrize("colour", ["yellow", "white", "red"])
    def test_it_is_rolled_into_the_district(self, colour: str) -> None:
        game = tiled(outdoor=f"iii-{colour} 2").say(0, f"use iii-{colour}").rolls(5)
        assert (game.dice(0), game.outdoor(0, f"iii-{colour}")) == (f"{colour} 5", 1)
        assert not game.may(0, f"use iii-{colour}"), "never two in a turn"

    def test_not_if_all_six_lie_in_districts(self) -> None:
        game = tiled(outdoor="iii-red 1", dice={0: "red 1 2", 1: "red 3 3", "neutral": "red 6"})
        assert game.may(0, "use iii-red")
        game = tiled(outdoor="iii-red 1", dice={0: "red 1 2", 1: "red 3 3", 2: "red 4", "neutral": "red 6"})
        assert not game.may(0, "use iii-red")

    def test_it_may_be_left_to_be_bought(self) -> None:
        game = tiled(outdoor="iii-yellow 1").say(0, "use iii-yellow").rolls(6)
        assert game.may(0, "harvest")
        assert game.say(0, "pass").may(1, "harvest")

    def test_the_purple_one_costs_2_deniers(self) -> None:
        """Ruling A13."""
        game = tiled(outdoor="iii-purple 1", options="purple", deniers=3).say(0, "use iii-purple").rolls(4)
        assert (game.dice(0), game.deniers(0)) == ("purple 4", 1)
        assert not tiled(outdoor="iii-purple 1", options="purple", deniers=1).may(0, "use iii-purple")

    def test_never_a_second_purple_one(self) -> None:
        game = tiled(outdoor="iii-purple 1", options="purple", deniers=3, dice={0: "purple 1"})
        assert not game.may(0, "use iii-purple")


class TestIVa:
    """You put a cube on the cathedral or an activity card: 2 points."""

    def test_for_the_cathedral_once_in_an_action(self) -> None:
        game = tiled(outdoor="iv-a 2", points=0, dice={0: "white 2 3"}).use(0, "build", "0 white 2", "0 white 3")
        assert game.legal(0) == ["use iv-a", "keep"]
        game.say(0, "use iv-a")
        assert (game.points(0), game.outdoor(0, "iv-a"), game.movers) == (2 + 2, 1, [1])

    def test_for_a_card_that_keeps_cubes(self) -> None:
        game = tiled(outdoor="iv-a 1", points=0, tradesmen="priest", dice={0: "white 6"})
        assert game.use(0, "activate priest", "0 white 6").say(0, "use iv-a").points(0) == 2

    def test_not_for_another_card_nor_for_events(self) -> None:
        """Ruling A15."""
        game = tiled(outdoor="iv-a 1", tradesmen="merchant", dice={0: "yellow 4"})
        assert game.use(0, "activate merchant", "0 yellow 4").movers == [1]
        game = tiled(outdoor="iv-a 1", dice={0: "red 6"})
        assert game.use(0, "counter marauding", "0 red 6").movers == [1]

    def test_ii_d_comes_before_it_and_may_bring_the_cube(self) -> None:
        words: dict[str, Any] = {"tiles": "iv-a", "outdoor": "ii-d 1", "guard": WALL}
        game = tiled(tradesmen="priest", dice={0: "white 6"}, points=0, **words).use(0, "activate priest", "0 white 6")
        game.say(0, "use ii-d", "to iv-a")
        assert game.say(0, "use iv-a").points(0) == 2


class TestTheEnd:
    def scored(self, tile: str, *cubes: int, **words: Any) -> list[int]:
        """What the tile brings to seats with so many cubes."""
        points = []
        for outdoor in (True, False):
            given = [f"{tile} {count}" if count and outdoor else "" for count in cubes]
            others = {seat: Player(outdoor=given[seat], guard=WALL) for seat in range(1, len(cubes))}
            first = {"outdoor": given[0], "guard": WALL, "others": others, "tiles": tile}
            game = position(players=len(cubes), in_round=4 if len(cubes) == 2 else len(cubes) + 2, **first, **words)
            for seat in range(len(cubes)):
                if game.movers == [seat]:
                    game.say(seat, "pass")
            assert game.phase == "over"
            points.append([game.points(seat) for seat in range(len(cubes))])
        return [with_tile - without for with_tile, without in zip(*points, strict=True)]

    @pytest.mark.parametrize(
        ("cubes", "points"),
        [
            ((3, 2, 1), [8, 4, 2]),
            ((3, 2, 1, 0), [8, 4, 2, 0]),
            ((4, 3, 2, 1), [8, 4, 2, 0]),
            ((2, 2, 1), [4, 4, 2]),
            ((3, 2, 2), [8, 2, 2]),
            ((1, 1, 1), [2, 2, 2]),
            ((0, 0, 1), [0, 0, 8]),
            ((3, 2, 1, 1), [8, 4, 1, 1]),
        ],
    )
    def test_iv_b_most_cubes_equals_share_the_points_of_their_rank(
        self, cubes: tuple[int, ...], points: list[int]
    ) -> None:
        """Ruling A16."""
        assert self.scored("iv-b", *cubes) == points

    @pytest.mark.parametrize("cubes", [(3, 0), (1, 2, 0)])
    def test_iv_c_a_point_for_each_cube(self, cubes: tuple[int, ...]) -> None:
        assert self.scored("iv-c", *cubes) == list(cubes)

    @pytest.mark.parametrize("tile", ["i-a", "ii-d", "iii-white", "iv-a"])
    def test_cubes_on_other_tiles_bring_nothing(self, tile: str) -> None:
        assert self.scored(tile, 3, 1) == [0, 0]
