"""Cards of The Ladies of Troyes that count at the end, and the fourth level of the cathedral. Facts: 3, 3.1, 3.2, 8."""

from typing import Any

import pytest

from parvis.engine.lines import ScoreChange
from parvis.games.troyes import GAME, cards
from parvis.games.troyes.pieces import ROUNDS
from parvis.games.troyes.rules.group_growth import GROUPING
from tests.games.troyes.box import all_cards, divisor
from tests.games.troyes.rules.test_events import drawn
from tests.games.troyes.rules.test_ladies_cards import activated, at, before
from tests.games.troyes.rules.test_scoring import CHARACTERS, COMPLETE, scored
from tests.games.troyes.table import Player, Table

BOTH = "cards=both"
EVERY_LEVEL = f"{COMPLETE}, 3 4"


def points_for(card: str, *cubes: int, **words: Any) -> list[int]:
    """What seats 1, 2 and 3 have after the last scoring, for cubes on a card; nothing is missing in the cathedral."""
    owners = {
        seat: Player(points=0, deniers=0, cubes=f"{card} {count}", cathedral=f"{column} 1, {column} 2, {column} 3")
        for seat, (count, column) in enumerate(zip(cubes, (2, 3, 4), strict=False), 1)
    }
    game = scored(players=1 + len(cubes), others=owners, options=BOTH, **words)
    spaces = {1: 3, 2: 2, 3: 0}
    return [game.points(seat) - spaces[seat] for seat in owners]


class TestHermit:
    def test_each_cube_is_worth_nine_less_all_cubes(self) -> None:
        """Four own cubes alone are worth 20; with two of another player there 12, and these 6: 18 in all."""
        assert points_for("hermit", 4, 0) == [20, 0]
        assert points_for("hermit", 4, 2) == [12, 6]

    def test_the_example_of_six_cubes(self) -> None:
        """Two, three and one of them: each is worth three points."""
        assert points_for("hermit", 2, 3, 1) == [6, 9, 3]

    def test_never_less_than_nothing(self) -> None:
        """Ruling A4."""
        assert points_for("hermit", 6, 4) == [0, 0]
        assert points_for("hermit", 5, 4) == [0, 0]

    def test_a_cube_for_each_activation(self) -> None:
        game = activated("hermit", 2, cubes="hermit 1", tradesmen="", points=0)
        assert (game.cubes(0, "hermit"), game.points(0), game.movers) == (3, 0, [1])


class TestPrincess:
    @pytest.mark.parametrize(
        ("cubes", "points"),
        [((2, 1), [6, 0]), ((2, 2), [3, 3]), ((1, 1, 1), [2, 2, 2]), ((0, 0), [0, 0]), ((3, 1, 3), [3, 0, 3])],
    )
    def test_most_cubes(self, cubes: tuple[int, ...], points: list[int]) -> None:
        assert points_for("princess", *cubes) == points

    def test_a_cube_for_each_activation(self) -> None:
        assert activated("princess", 3).cubes(0, "princess") == 3


class TestFort:
    def used(self, dice: str, cube: str = "", **words: Any) -> Table:
        """The Fort is activated with these dice, the only ones."""
        colour, *values = dice.split()
        words = {"influence": 0, "points": 0, "tradesmen": "fort", **words}
        game = at(dice={0: dice, 1: "yellow 1"}, **words)
        return game.use(0, "activate fort", *(f"0 {colour} {value}" for value in values), cube=cube)

    @pytest.mark.parametrize(
        ("dice", "gains"), [("red 1", 1), ("red 3", 1), ("red 4", 2), ("red 6", 2), ("red 2 3 4", 4), ("red 4 5 6", 6)]
    )
    def test_every_die_puts_a_cube_and_brings_points_and_influence(self, dice: str, gains: int) -> None:
        game = self.used(dice)
        assert (game.cubes(0, "fort"), game.points(0), game.influence(0)) == (len(dice.split()) - 1, gains, gains)

    def test_the_new_tradesman_may_come_from_a_building(self) -> None:
        """The dice are told apart still when the citizen has been sent."""
        game = self.used("red 2 5", tradesmen="", cards="fort", supply=0, citizens="palace 1, palace 2")
        game.say(0, "send palace 2")
        assert (game.cubes(0, "fort"), game.points(0), game.tradesmen("fort")) == (2, 3, [0])

    def test_militia_recolours_dice(self) -> None:
        game = self.used("yellow 2 5", cube="militia", cubes="militia 1")
        assert (game.cubes(0, "fort"), game.points(0)) == (2, 3)

    def test_one_die_that_counts_as_two(self) -> None:
        """Ruling A6: the Templar's white die is two red ones of its value."""
        for value, gains in ((3, 2), (4, 4)):
            game = self.used(f"white {value}", cube="templar", cubes="templar 1", ruling=2)
            assert (game.cubes(0, "fort"), game.points(0), game.influence(0)) == (2, gains, gains)

    def test_more_for_each_die_changes_its_value(self) -> None:
        game = self.used("red 2 1", cube="confession", cubes="confession 1", ruling=2)
        assert (game.cubes(0, "fort"), game.points(0)) == (2, 3)

    def test_apprenticeship_makes_every_die_a_five(self) -> None:
        assert self.used("red 1 2", cube="apprenticeship", cubes="apprenticeship 1").points(0) == 4

    def test_a_cube_that_is_a_die_counts_as_a_six(self) -> None:
        """Ruling A6: the Recruiter."""
        game = at(cubes="recruiter 1", tradesmen="fort", dice={0: "red 2", 1: "yellow 1"}, influence=0, points=0)
        game.say(0, "activate fort", "help recruiter")
        while game.asked == GROUPING:
            game.say(0, "die 0 red 2" if game.may(0, "die 0 red 2") else "done")
        assert (game.cubes(0, "fort"), game.points(0), game.influence(0)) == (2, 3, 3)

    def test_one_die_that_counts_as_three(self) -> None:
        """Ruling A6: the Herbalist's white die."""
        game = self.used("white 2", cube="herbalist", cubes="herbalist 1")
        assert (game.cubes(0, "fort"), game.points(0)) == (3, 3)

    def test_what_is_for_a_total_does_nothing(self) -> None:
        """Blacksmith."""
        game = self.used("red 1", cube="blacksmith", cubes="blacksmith 1")
        assert (game.cubes(0, "fort"), game.points(0)) == (1, 1)

    @pytest.mark.parametrize(("cubes", "points"), [((2, 1), [3, 0]), ((2, 2), [1, 1]), ((0, 0), [0, 0])])
    def test_most_cubes_at_the_end(self, cubes: tuple[int, ...], points: list[int]) -> None:
        assert points_for("fort", *cubes) == points


class TestMasterBuilder:
    def test_a_cube_on_the_lowest_free_level_of_any_column(self) -> None:
        game = activated("master-builder", cathedral="4 1", influence=0, points=0)
        assert game.legal(0) == [f"column {column}" for column in range(1, 7)]
        game.say(0, "column 4")
        assert (game.column(4), game.influence(0), game.points(0)) == ([0, 0, -1, -1], 2, 1)

    def test_on_a_full_column_it_is_the_fourth_level(self) -> None:
        game = activated("master-builder", others={1: Player(cathedral="2 1, 2 2, 2 3")}, influence=0, points=0)
        game.say(0, "column 2")
        assert (game.column(2), game.influence(0), game.points(0)) == ([1, 1, 1, 0], 1, 1)

    def test_a_hole_goes_first(self) -> None:
        game = activated("master-builder", others={1: Player(cathedral="2 1, 2 3")})
        assert game.say(0, "column 2").column(2) == [1, 0, 1, -1]

    def test_several_the_first_can_not_be_declined(self) -> None:
        game = activated("master-builder", 3)
        assert not game.may(0, "enough")
        game.say(0, "column 2")
        assert game.say(0, "column 2").may(0, "enough")
        game.say(0, "enough")
        assert (game.column(2), game.movers) == ([0, 0, -1, -1], [1])

    def test_four_of_a_column_are_all(self) -> None:
        full = {1: Player(cathedral=", ".join(f"3 {level}" for level in range(1, 5)))}
        assert not activated("master-builder", others=full).may(0, "column 3")

    def test_dice_never_build_there(self) -> None:
        full = ", ".join(f"3 {level}" for level in (1, 2, 3))
        game = at(cards="master-builder", others={1: Player(cathedral=full)}, dice={0: "white 3"})
        assert not game.may(0, "build")

    def test_not_when_everything_is_full(self) -> None:
        full = ", ".join(f"{column} {level}" for column in range(1, 7) for level in range(1, 5))
        assert not before("master-builder", 1, others={1: Player(cathedral=full)})[0].may(0, "activate master-builder")

    def test_interruption_of_work_may_take_a_cube_of_the_fourth_level(self) -> None:
        game = drawn("interruption-of-work", cards="master-builder", cathedral="5 1, 5 4", options="cards=both")
        assert game.legal(0) == ["remove 5 1", "remove 5 4"]
        assert game.say(0, "remove 5 4").column(5) == [0, -1, -1, -1]

    def test_the_level_counts_as_soon_as_the_card_lies_there(self) -> None:
        """Used or not: two points for whoever has no cube there."""
        for card, points in (("apprenticeship", 8), ("master-builder", 6)):
            own = Player(points=8, deniers=0, cathedral=COMPLETE)
            assert scored(seat_1=own, cards=card, options=BOTH).points(1) == points

    def test_a_cube_on_the_fourth_level_is_enough(self) -> None:
        own = Player(points=8, deniers=0, cathedral=EVERY_LEVEL)
        assert scored(seat_1=own, cards="master-builder", options=BOTH).points(1) == 8

    def test_glassblower_counts_the_fourth_level(self) -> None:
        """And the last scoring does, for Urban IV."""
        game = activated("glassblower", cards="master-builder", cathedral="1 1, 1 4", points=0)
        assert game.points(0) == 1
        family = game.play.view(0)["families"][0]
        assert (family["cathedral_cubes"], family["cathedral_levels_missed"]) == (2, 2)


@pytest.mark.parametrize(("card", "points"), [("princess", 6), ("fort", 3)])
def test_cubes_on_cards_are_sources_of_points_of_their_own(card: str, points: int) -> None:
    """After tradesmen, before characters and levels that are missing."""
    words: dict[str, Any] = {"cubes": f"hermit 1, {card} 1", "cathedral": COMPLETE, "cards": "master-builder"}
    game = at(in_round=ROUNDS[3], dice={0: "white 1"}, deniers=0, points=0, characters=CHARACTERS, **words)
    changes = GAME.account(game.state, 0, GAME.decision("build"))
    assert [change for change in changes if change.seat == 0 and change.score != 0] == [
        ScoreChange(0, "cathedral", 1),
        ScoreChange(0, "tradesmen", 6),
        ScoreChange(0, card, points),
        ScoreChange(0, "hermit", 8),
        ScoreChange(0, "levels-missed", -2),
    ]


@pytest.mark.parametrize("card", [name for name, card in all_cards(1).items() if cards.KEEPS_CUBES[card]])
def test_cubes_add_up_on_every_card_that_keeps_them(card: str) -> None:
    if card == "fort":
        game = at(cubes="fort 3", dice={0: "red 5", 1: "white 1"}).use(0, "activate fort", "0 red 5")
    else:
        game = activated(card, 1, cubes=f"{card} 3", tradesmen="")
    if game.movers == [0]:
        game.say(0, "put 1")
    assert game.cubes(0, card) == 4


def test_other_cubes_on_cards_bring_nothing_at_the_end() -> None:
    own = Player(points=6, deniers=0, cathedral=COMPLETE, cubes="lumberjack 3, breeder 2, monk 1")
    without = Player(points=6, deniers=0, cathedral=COMPLETE, tradesmen="lumberjack, breeder, monk")
    assert scored(seat_1=own, options=BOTH).points(1) == scored(seat_1=without, options=BOTH).points(1)


def test_a_group_of_the_fort_is_told_by_its_dice() -> None:
    game = at(tradesmen="fort", dice={0: "red 2 5", 1: "white 1"}).say(0, "activate fort", "die 0 red 5")
    shown = game.play.view(0)["group"]
    assert (shown["counts"], shown["needed"], shown["brings"]) == (5, 1, {"to-end": 1})
    assert "die 0 red 2" in game.legal(0)
    assert before("fort", 1)[0].may(0, "activate fort")
    assert divisor("fort") == 1
