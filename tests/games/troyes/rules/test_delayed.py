"""Delayed cards: how a cube taken off helps an action. Facts: "Actions" 1, section 2."""

from typing import Any

import pytest

from parvis.games.troyes import cards, helps
from parvis.games.troyes.cards import HELP_AMOUNT
from parvis.games.troyes.rules.effects import gains
from tests.games.troyes.box import cards_of, divisor, of_card, of_event
from tests.games.troyes.table import Player, Table, position

BANNERS = of_event(cards.BANNERS, "great-company")
EVERY = ["swordsman", "tithing", "monk", "priest", "apprenticeship", "archbishop", "blacksmith", "militia"]


def helped(card: str, **words: Any) -> Table:
    """Seat 0 has two cubes on the card, and somebody else a die that keeps the round going."""
    others = {2: Player()}
    return position(**{"cubes": f"{card} 2", "others": others, "deniers": 20, **words})


def test_these_are_all() -> None:
    assert [name for name in cards_of() if of_card(cards.HELP, name) != helps.NO_HELP] == EVERY


class TestTheCube:
    def test_it_is_taken_off(self) -> None:
        game = helped("priest", dice={0: "yellow 1", 1: "white 1"})
        assert game.use(0, "harvest", "0 yellow 1", cube="priest").cubes(0, "priest") == 1

    def test_it_need_not_be_used(self) -> None:
        game = helped("priest", dice={0: "yellow 4", 1: "white 1"})
        game.use(0, "harvest", "0 yellow 4")
        assert (game.cubes(0, "priest"), game.deniers(0)) == (2, 22)

    def test_one_at_most_in_an_action(self) -> None:
        game = helped("priest", cubes="priest 2, apprenticeship 1", dice={0: "yellow 1 1", 1: "white 1"})
        game.say(0, "harvest")
        assert {"help priest", "help apprenticeship"} <= set(game.legal(0))
        game.say(0, "help priest")
        assert not [words for words in game.legal(0) if words.startswith("help")]

    def test_only_an_own_cube(self) -> None:
        game = helped("priest", cubes="", dice={0: "yellow 4 4"}, others={1: Player(cubes="priest 2")})
        assert not game.say(0, "harvest").may(0, "help priest")

    @pytest.mark.parametrize("card", ["blacksmith", "priest"])
    def test_not_in_the_action_that_placed_it(self, card: str) -> None:
        """The tradesman's first action offers no help of the cube that it brings."""
        colour = "yellow" if card == "blacksmith" else "white"
        game = position(cards=card, dice={0: f"{colour} 6 6", 1: "red 1"})
        game.say(0, f"activate {card}")
        assert not [words for words in game.legal(0) if words.startswith("help")]

    @pytest.mark.parametrize("card", EVERY)
    @pytest.mark.parametrize("building", ["palace", "bishopric", "city-hall"])
    def test_never_to_place_a_citizen(self, card: str, building: str) -> None:
        dice = {0: "red 2 3, white 2 3, yellow 2 3", 1: "red 4, white 4, yellow 4"}
        game = helped(card, dice=dice).say(0, f"place {building}")
        assert game.movers == [0]
        assert not [words for words in game.legal(0) if words.startswith("help")]

    @pytest.mark.parametrize("card", EVERY)
    def test_never_against_black_dice(self, card: str) -> None:
        game = helped(card, phase="defence", black="6", dice={0: "red 1 2, white 2 3, yellow 2 3"})
        assert not [words for words in game.legal(0) if words.startswith("help")]

    def test_before_or_after_the_dice(self) -> None:
        for order in (("help priest", "die 0 yellow 1"), ("die 0 yellow 1", "help priest")):
            game = helped("priest", dice={0: "yellow 1 2", 1: "white 1"})
            game.say(0, "harvest", *order, "done")
            assert game.deniers(0) == 20 + 4 // 2


def red_group_counts(card: str, dice: list[int], total: int) -> None:
    """With a cube of the card such a red group puts the cubes of that total on a large event."""
    shown = " ".join(map(str, dice))
    game = helped(card, dice={0: f"red {shown}", 1: "white 1"}, queue="great-company")
    cubes = total // divisor("great-company")
    if cubes == 0:
        assert not game.may(0, "counter great-company")
        return
    game.use(0, "counter great-company", *(f"0 red {value}" for value in dice), cube=card)
    assert game.banners("great-company") == [0] * cubes if game.queue else cubes >= BANNERS


class TestBlacksmith:
    """Five more for the total of a red group."""

    @pytest.mark.parametrize("dice", [[1], [3], [5], [1, 1], [6, 6], [1, 2, 3]])
    def test_five_more_in_all_however_many_dice(self, dice: list[int]) -> None:
        red_group_counts("blacksmith", dice, sum(dice) + 5)

    def test_for_a_red_card_too(self) -> None:
        game = helped("blacksmith", cards="hunting", dice={0: "red 1", 1: "white 1"})
        assert game.may(0, "activate hunting") == (divisor("hunting") <= 1 + 5)

    def test_not_for_other_colours(self) -> None:
        game = helped("blacksmith", dice={0: "yellow 1, white 1"})
        assert not game.may(0, "harvest")
        assert game.say(0, "build").movers == [1]


@pytest.mark.parametrize(("dice", "deniers"), [("1", 2), ("6", 4), ("6 6", 9), ("1 2 3", 7)])
class TestPriest:
    """Three more for each yellow die of the group, even beyond six."""

    def test_three_more_each(self, dice: str, deniers: int) -> None:
        game = helped("priest", dice={0: f"yellow {dice}", 1: "white 1"})
        game.use(0, "harvest", *(f"0 yellow {value}" for value in dice.split()), cube="priest")
        assert game.deniers(0) == 20 + deniers

    def test_not_for_red_or_white(self, dice: str, deniers: int) -> None:
        game = helped("priest", dice={0: f"white {dice}, red 6 6", 1: "white 1"}, queue="marauding")
        assert not game.say(0, "counter marauding").may(0, "help priest")


class TestArchbishop:
    """As the priest, for red dice."""

    @pytest.mark.parametrize("dice", [[1], [3], [1, 2], [6, 6]])
    def test_more_for_each_red_die(self, dice: list[int]) -> None:
        red_group_counts("archbishop", dice, sum(dice) + of_card(HELP_AMOUNT, "archbishop") * len(dice))

    def test_not_for_yellow(self) -> None:
        assert not helped("archbishop", dice={0: "yellow 4 4"}).say(0, "harvest").may(0, "help archbishop")


class TestMonk:
    """One white die counts as three yellow ones of its value."""

    @pytest.mark.parametrize(("value", "deniers"), [(1, 1), (4, 6), (6, 9)])
    def test_three_times_its_value(self, value: int, deniers: int) -> None:
        game = helped("monk", dice={0: f"white {value}", 1: "white 1"}, deniers=0)
        game.use(0, "harvest", f"0 white {value}", cube="monk")
        assert game.deniers(0) == deniers

    def test_nothing_is_added_to_it(self) -> None:
        game = helped("monk", dice={0: "white 4 3, yellow 6", 1: "white 1"})
        game.say(0, "harvest", "help monk")
        assert game.legal(0) == ["die 0 white 3", "die 0 white 4", "die 1 white 1"]
        assert game.say(0, "die 0 white 4").movers == [1]

    def test_bought_it_costs_two_deniers(self) -> None:
        game = helped("monk", dice={1: "white 6 1"}, deniers=2)
        game.use(0, "harvest", "1 white 6", cube="monk")
        assert (game.deniers(0), game.income(1)) == (9, 2)

    def test_for_a_yellow_card(self) -> None:
        game = helped("monk", tradesmen="merchant", dice={0: "white 5", 1: "white 1"}, deniers=0)
        game.use(0, "activate merchant", "0 white 5", cube="monk")
        assert game.deniers(0) == 2 * (15 // divisor("merchant"))

    def test_yellow_dice_are_not_used_with_it(self) -> None:
        game = helped("monk", dice={0: "white 4, yellow 6 6", 1: "white 1"}).say(0, "harvest", "die 0 yellow 6")
        assert game.legal(0) == ["die 0 yellow 6", "done"]


class TestTithing:
    """While a group is formed one yellow die of every other district, for nothing."""

    def test_dice_of_others_are_free(self) -> None:
        dice = {1: "yellow 6 2", 2: "yellow 5", "neutral": "yellow 4"}
        game = helped("tithing", dice=dice, deniers=0)
        game.use(0, "harvest", "1 yellow 6", "2 yellow 5", "neutral yellow 4", cube="tithing")
        assert (game.deniers(0), game.income(1), game.income(2)) == (7, 0, 0)

    def test_own_dice_join_them(self) -> None:
        game = helped("tithing", dice={0: "yellow 3", 1: "yellow 6 1"}, deniers=0)
        game.use(0, "harvest", "0 yellow 3", "1 yellow 6", cube="tithing")
        assert game.deniers(0) == 4

    def test_one_from_each_at_most(self) -> None:
        game = helped("tithing", dice={1: "yellow 6 5", 2: "yellow 4"}, deniers=0)
        game.say(0, "harvest")
        assert "die 1 yellow 6" in game.legal(0)
        game.say(0, "die 1 yellow 6")
        assert game.legal(0) == ["die 2 yellow 4", "done"]

    @pytest.mark.parametrize(
        ("dice", "possible"),
        [
            ({1: "yellow 1"}, False),
            ({1: "yellow 1 1"}, False),
            ({1: "yellow 2"}, True),
            ({1: "yellow 1", 2: "yellow 1"}, True),
            ({0: "yellow 1", 2: "yellow 1"}, True),
        ],
    )
    def test_together_they_have_to_be_enough(self, dice: dict[int, str], possible: bool) -> None:
        """Agriculture needs two."""
        assert helped("tithing", dice=dice, deniers=0).may(0, "harvest") == possible

    def test_three_dice_in_all(self) -> None:
        dice = {0: "yellow 1", 1: "yellow 2", 2: "yellow 3", "neutral": "yellow 4", 3: "yellow 5"}
        game = helped("tithing", players=4, dice=dice)
        game.say(0, "harvest", "help tithing", "die 1 yellow 2", "die 2 yellow 3", "die 3 yellow 5")
        assert game.movers == [1]

    def test_only_yellow_ones(self) -> None:
        game = helped("tithing", dice={1: "red 6, white 6"}, deniers=0)
        assert not game.may(0, "harvest")
        assert not game.may(0, "counter marauding")


class TestApprenticeship:
    """Every die of the group counts as a five, whatever its colour."""

    @pytest.mark.parametrize(("dice", "deniers"), [("1", 2), ("1 1", 5), ("1 2 6", 7)])
    def test_yellow_dice(self, dice: str, deniers: int) -> None:
        game = helped("apprenticeship", dice={0: f"yellow {dice}", 1: "white 1"})
        game.use(0, "harvest", *(f"0 yellow {value}" for value in dice.split()), cube="apprenticeship")
        assert game.deniers(0) == 20 + deniers

    def test_red_dice(self) -> None:
        red_group_counts("apprenticeship", [1, 1, 1], 15)

    def test_white_dice_build_in_the_fifth_column(self) -> None:
        game = helped("apprenticeship", dice={0: "white 1 2", 1: "red 1"})
        game.use(0, "build", "0 white 1", "0 white 2", cube="apprenticeship")
        assert game.column(5) == [0, 0, -1]

    def test_which_has_to_have_room(self) -> None:
        others = {1: Player(cathedral="5 1, 5 2")}
        game = helped("apprenticeship", dice={0: "white 1 1 2", 1: "red 1"}, others=others)
        game.say(0, "build", "die 0 white 1", "die 0 white 2")
        assert not game.may(0, "help apprenticeship")

    def test_a_die_whose_column_is_full_can_be_used_with_it(self) -> None:
        others = {1: Player(cathedral="1 1, 1 2, 1 3")}
        game = helped("apprenticeship", dice={0: "white 1", 1: "red 1"}, others=others)
        game.use(0, "build", "0 white 1", cube="apprenticeship")
        assert game.column(5) == [0, -1, -1]


class TestRecolouring:
    """Militia: yellow dice as red ones. Swordsman: red dice as yellow ones."""

    def test_militia_against_an_event(self) -> None:
        game = helped("militia", dice={0: "yellow 6 4", 1: "white 1"}, queue="great-company")
        game.use(0, "counter great-company", "0 yellow 6", "0 yellow 4", cube="militia")
        assert game.banners("great-company") == [0] * min(3, 10 // divisor("great-company"))

    def test_militia_for_a_red_card(self) -> None:
        game = helped("militia", tradesmen="hunting", dice={0: "yellow 6", 1: "white 1"}, influence=0)
        game.use(0, "activate hunting", "0 yellow 6", cube="militia")
        assert game.influence(0) == 6 // divisor("hunting") * of_card(gains.INFLUENCE_GAINED, "hunting")

    @pytest.mark.parametrize(
        ("card", "action", "left"),
        [("militia", "counter marauding", "yellow"), ("swordsman", "harvest", "red")],
    )
    def test_only_dice_of_the_one_colour_make_the_group(self, card: str, action: str, left: str) -> None:
        game = helped(card, dice={0: "red 6 6 6, yellow 6 6 6"}).say(0, action, f"help {card}")
        assert {words.split()[2] for words in game.legal(0) if words.startswith("die")} == {left}

    @pytest.mark.parametrize(("value", "deniers"), [(2, 1), (6, 3)])
    def test_swordsman_harvests(self, value: int, deniers: int) -> None:
        game = helped("swordsman", dice={0: f"red {value}", 1: "white 1"})
        game.use(0, "harvest", f"0 red {value}", cube="swordsman")
        assert game.deniers(0) == 20 + deniers

    def test_swordsman_for_a_yellow_card(self) -> None:
        game = helped("swordsman", tradesmen="merchant", dice={0: "red 6", 1: "white 1"}, deniers=0)
        game.use(0, "activate merchant", "0 red 6", cube="swordsman")
        assert game.deniers(0) == 2 * (6 // divisor("merchant"))

    def test_once_there_are_dice_their_colour_is_fixed(self) -> None:
        game = helped("militia", dice={0: "red 6 6 6, yellow 6 6"}).say(0, "counter marauding", "die 0 red 6")
        assert not game.may(0, "help militia")
