"""Buttons tell which dice an action takes where no others fit, what it costs, and what it does to whom."""

import pytest

from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from parvis.games.troyes.rules.effects.kinds import PAY_DENIERS, PAY_INFLUENCE
from parvis.web.texts import GameTexts
from tests.games.previewing import foresee
from tests.games.troyes.box import of_card
from tests.games.troyes.table import Player, Table, position

TEXTS = GameTexts(GAME, ("Anna", "Bruno", "Clara"))


def button(table: Table, decision: str, seat: int = 0) -> str:
    """What stands on a button."""
    return TEXTS.line(GAME.label(table.state, seat, GAME.decision(decision)))


def could_be_helped(dice: str) -> Table:
    """A citizen is placed with a red 3; a cube could still help, or it is done."""
    table = position(ruling=2, cubes="confession 2", dice={0: dice, 1: "white 1"})
    return table.say(0, "place palace", "die 0 red 3")


class TestPlacing:
    def test_the_only_die_is_named_and_where_the_citizen_comes_to(self) -> None:
        table = position(dice={0: "red 2, white 3"})
        told = "Place a citizen in the Palace · only usable die: your red 2"
        assert button(table, "place palace") == f"{told} (space 2, expels a neutral citizen)"

    def test_and_who_has_to_leave_for_him(self) -> None:
        table = position(dice={0: "red 2, white 3"}, citizens="palace 2")
        assert button(table, "place palace").endswith("(space 2, expels another of your citizens)")
        table = position(dice={0: "red 2, white 3"}, others={1: Player(citizens="palace 2")})
        assert button(table, "place palace").endswith("(space 2, expels Bruno's citizen)")

    def test_the_only_die_of_somebody_else_has_a_price(self) -> None:
        table = position(dice={0: "white 3", 1: "red 4"}, deniers=5)
        assert button(table, "place palace").endswith(
            "Bruno's red 4 (space 4, expels a neutral citizen, cost 2 deniers)"
        )

    def test_with_two_dice_there_is_a_choice_and_no_die_is_named(self) -> None:
        assert button(position(dice={0: "red 2 4"}), "place palace") == "Place a citizen in the Palace (one red die)"

    def test_being_done_instead_of_using_a_cube_tells_the_space_too(self) -> None:
        table = could_be_helped("red 3 4")
        assert button(table, "done") == "Done: place your citizen in the Palace (space 3, expels a neutral citizen)"
        assert button(table, "help confession").endswith(" · done: 1 citizen")

    def test_no_hint_repeats_that(self) -> None:
        table = position(ruling=2, cubes="confession 2", dice={0: "red 3 4", 1: "white 1"}).say(0, "place palace")
        assert foresee(GAME, table.state, 0, GAME.decision("die 0 red 3")) == []


class TestForcedGroups:
    def test_the_dice_are_named(self) -> None:
        table = position(dice={0: "yellow 2, white 6"})
        assert button(table, "harvest").endswith(" · only usable die: yellow 2 (1 denier)")

    def test_all_of_them(self) -> None:
        table = position(dice={0: "yellow 1 1, white 6"})
        assert button(table, "harvest").endswith(" · only usable dice: yellow 1 + 1 (1 denier)")

    def test_the_piece_that_joins_with_a_die_is_named(self) -> None:
        table = position(dice={0: "yellow 1", 1: "yellow 1 3"}, deniers=5).say(0, "harvest")
        told = "Add Bruno's yellow 1 with your 1, as nothing else fits, and finish (1 denier, cost 4 deniers)"
        assert button(table, "die 1 yellow 1") == told

    def test_and_so_is_whose_it_is(self) -> None:
        table = position(dice={0: "yellow 1", 1: "yellow 3"}, deniers=4).say(0, "harvest")
        told = "Add your yellow 1 with Bruno's 3, as nothing else fits, and finish"
        assert button(table, "die 0 yellow 1").startswith(told)

    def test_of_the_cathedral_the_column_is_named(self) -> None:
        table = position(dice={0: "white 3, yellow 1"})
        assert button(table, "build") == "Build at the cathedral · only usable die: white 3 (column 3)"


class TestBlackDice:
    @pytest.mark.parametrize(("left", "told"), [("5", "the black 5"), ("5 3", "none"), ("5 3 2", "some may come back")])
    def test_who_leaves_them_is_told_whether_they_may_come_round(self, left: str, told: str) -> None:
        """Each of the other two takes one away at least, by beating it or by failing to."""
        table = position(phase="defence", black=f"6 {left}", dice={0: "red 6 6"}).say(0, "die 0 red 6")
        assert told in button(table, "enough")


class TestActivations:
    @pytest.mark.parametrize("card", ["mercenary", "diplomat"])
    def test_what_each_of_them_costs_stands_beside_the_price_of_the_dice(self, card: str) -> None:
        table = position(cards=card, tradesmen=card, dice={0: "red 6 6"}, deniers=20, influence=9)
        deniers, influence = of_card(PAY_DENIERS, card), of_card(PAY_INFLUENCE, card)
        each = f"({deniers} more deniers each)" if deniers else f"({influence} influence each)"
        table.say(0, f"activate {card}")
        assert each in button(table, "done")
        assert each in button(table, "die 0 red 6")

    def test_what_of_the_cost_is_for_a_new_tradesman_is_told(self) -> None:
        table = position(cards="sculptor", dice={0: "yellow 6 6"}, deniers=20)
        told = button(table.say(0, "activate sculptor"), "done")
        assert told.endswith("(cost 5 deniers) · includes 5 deniers for a new tradesman")
        table = position(cards="sculptor", tradesmen="sculptor", dice={0: "yellow 6 6"}, deniers=20)
        assert "tradesman" not in button(table.say(0, "activate sculptor"), "done")

    def test_of_a_card_that_costs_nothing_more_nothing_is_said(self) -> None:
        table = position(cards="sculptor", tradesmen="sculptor", dice={0: "yellow 6 6"})
        assert "each" not in button(table.say(0, "activate sculptor"), "done")

    @pytest.mark.parametrize("influence", [1, 2, 9])
    def test_as_many_are_told_as_can_be_carried_out_with_what_banners_bring(self, influence: int) -> None:
        queue, dice = "marauding, war", {0: "red 6 6 6"}
        table = position(cards="diplomat", tradesmen="diplomat", queue=queue, influence=influence, dice=dice)
        table.say(0, "activate diplomat", "die 0 red 6")
        told = button(table, "done")
        table.say(0, "done")
        count = 0
        while on := [words for words in table.legal(0) if words.startswith("on ")]:
            table.say(0, on[0])
            count += 1
        assert f"{count} times" in told

    def test_of_cubes_that_are_rolled_for_the_question_tells_how_many_dice_are_left(self) -> None:
        table = position(ruling=2, cards="archer", tradesmen="archer", queue="war, siege", dice={0: "red 6"})
        table.say(0, "activate archer").rolls(1, 3)
        assert TEXTS.line(GAME.prompt(table.state, 0)).endswith("its cube (the Archer). Dice left to roll: 1.")
        last = table.say(0, "on war").state
        (missed,) = [line for line in GAME.narrate(last, NATURE, GAME.decision("roll 1")) if line.loss]
        assert TEXTS.line(missed.line) == "Anna rolls a black 1, too low for a cube."

    @pytest.mark.parametrize(("dice", "is_told"), [("yellow 1", False), ("yellow 4", True)])
    def test_what_it_costs_at_least_is_not_told_where_a_cube_may_make_that_less(self, dice: str, is_told: bool) -> None:
        """Nothing costs less than nothing."""
        own = {0: dice, 1: "yellow 6"}
        for cubes, tells in (("", True), ("tithing 1", is_told)):
            table = position(cards="merchant", tradesmen="merchant", cubes=cubes, dice=own, deniers=9)
            assert ("least_cost" in GAME.label(table.state, 0, GAME.decision("activate merchant")).arguments) == tells
