"""The heads of the families: a purple die for every player. Facts of the Ladies: section 5."""

from typing import Any

import pytest

from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from tests.games.troyes.box import divisor
from tests.games.troyes.table import Table, position


def with_heads(**words: Any) -> Table:
    """A position with purple dice."""
    return position(**{"options": "purple", **words})


def dice_offered(game: Table) -> list[str]:
    """The dice that seat 0 may choose."""
    return [words.removeprefix("die ") for words in game.legal(0) if words.startswith("die ")]


class TestRolling:
    def test_they_are_rolled_after_those_of_the_citizens_from_seat_0_on(self) -> None:
        game = with_heads(phase="roll", start=2, neutral="", citizens="palace 1")
        game.rolls(*[1] * 18)
        assert game.movers == [NATURE]
        game.rolls(4, 5, 6)
        assert [game.dice(seat).split(", ")[-1] for seat in range(3)] == ["purple 4", "purple 5", "purple 6"]
        assert "purple" not in game.dice(4)
        assert game.phase == "events"

    def test_without_the_option_there_are_none(self) -> None:
        game = position(phase="roll").rolls(*[1] * 18)
        assert game.phase == "events"
        assert "purple" not in game.dice(0)

    def test_they_need_no_citizen(self) -> None:
        game = with_heads(phase="roll", players=2).rolls(*[1] * 18)
        game.rolls(3, 2)
        assert (game.dice(0), game.dice(1)) == ("purple 3", "purple 2")

    def test_they_go_back_when_the_round_ends(self) -> None:
        game = with_heads(dice={0: "purple 3", 1: "purple 2", 2: "purple 1"})
        game.say(0, "pass").say(1, "pass").say(2, "pass")
        assert all(game.dice(seat) == "" for seat in range(3))


class TestNamedWhenUsed:
    """As a die of the colour that the group wants; the words tell no colour."""

    @pytest.mark.parametrize("action", ["counter marauding", "build", "place palace", "place city-hall", "harvest"])
    def test_alone(self, action: str) -> None:
        game = with_heads(dice={0: "purple 6", 1: "white 1"})
        assert game.use(0, action, "0 purple 6").movers == [1]
        assert game.dice(0) == ""

    def test_beside_dice_of_the_colour_it_counts_for_the_size_and_the_price(self) -> None:
        game = with_heads(dice={0: "yellow 1, purple 3", 1: "yellow 5, white 1"})
        game.use(0, "harvest", "0 yellow 1", "0 purple 3", "1 yellow 5")
        assert game.deniers(0) == 20 - 6 + (1 + 3 + 5) // 2
        assert game.income(1) == 6

    def test_it_builds_in_the_column_of_its_value(self) -> None:
        game = with_heads(dice={0: "white 2, purple 2", 1: "red 1"})
        assert game.use(0, "build", "0 white 2", "0 purple 2").column(2) == [0, 0, -1]

    def test_of_several_dice_with_its_value_each_is_offered(self) -> None:
        game = with_heads(dice={0: "yellow 3, purple 3", 1: "white 1"}).say(0, "harvest")
        assert game.legal(0) == ["die 0 yellow 3", "die 0 purple 3"]

    def test_cards_recolour_and_multiply_it(self) -> None:
        militia = with_heads(cubes="militia 1", dice={0: "purple 4", 1: "white 1"}, queue="great-company")
        militia.say(0, "counter great-company", "help militia")
        assert militia.movers == [1]
        assert militia.banners("great-company") == [0] * (4 // divisor("great-company"))
        monk = with_heads(cubes="monk 1", dice={0: "purple 4", 1: "white 1"}, deniers=0)
        monk.say(0, "harvest", "help monk")
        assert monk.deniers(0) == 6

    def test_cards_that_add_add_to_it(self) -> None:
        game = with_heads(cubes="priest 1", dice={0: "purple 1", 1: "white 1"})
        assert game.use(0, "harvest", "0 purple 1", cube="priest").deniers(0) == 20 + 2

    def test_it_makes_an_action_possible(self) -> None:
        assert with_heads(dice={0: "yellow 1, purple 1", 1: "white 1"}, deniers=0).may(0, "harvest")
        assert not with_heads(dice={0: "yellow 1", 1: "purple 6"}, deniers=0).may(0, "harvest")


class TestOwnUseOnly:
    def test_nobody_else_buys_it(self) -> None:
        game = with_heads(dice={0: "yellow 3", 1: "purple 6, yellow 4"}).say(0, "harvest")
        assert dice_offered(game) == ["0 yellow 3", "1 yellow 4"]

    def test_nobody_takes_it(self) -> None:
        game = with_heads(cubes="tithing 1", dice={0: "yellow 1 2", 1: "purple 6", 2: "yellow 5"})
        game.say(0, "harvest", "help tithing")
        assert dice_offered(game) == ["0 yellow 1", "0 yellow 2", "2 yellow 5"]

    def test_not_with_the_viticulturist(self) -> None:
        game = with_heads(
            options="purple cards=both", cubes="viticulturist 1", dice={0: "yellow 4", 1: "purple 6"}
        ).say(0, "harvest")
        assert game.movers == [1], "there is nothing to take, so the action is done"


class TestAgainstBlackDice:
    def test_named_red_it_counts_double(self) -> None:
        game = with_heads(phase="defence", black="6", dice={0: "purple 3"})
        game.say(0, "die 0 purple 3")
        assert game.black == []

    def test_it_is_thrown_beside_other_dice(self) -> None:
        game = with_heads(phase="defence", black="6", dice={0: "purple 2, yellow 2 1"})
        game.say(0, "die 0 purple 2", "die 0 yellow 2")
        assert (game.black, game.dice(0)) == ([], "yellow 1")

    def test_it_is_what_a_player_has_to_defend_with(self) -> None:
        game = with_heads(phase="defence", black="6 5", dice={0: "purple 2, yellow 1"})
        assert game.legal(0) == ["yield"]


class TestInfluence:
    def test_it_is_rolled_again(self) -> None:
        game = with_heads(dice={0: "purple 1, red 2"}, influence=1).say(0, "reroll", "die 0 purple 1")
        assert game.rolls(5).dice(0) == "red 2, purple 5"

    def test_it_is_turned_over_with_others(self) -> None:
        game = with_heads(dice={0: "purple 1, red 2"}, influence=4)
        game.say(0, "turn dice", "die 0 purple 1", "die 0 red 2")
        assert game.dice(0) == "red 5, purple 6"


class TestLyingThere:
    def test_it_has_no_colour(self) -> None:
        """The Joust counts red dice that are left."""
        words: dict[str, Any] = {"tradesmen": "joust", "points": 0, "queue": "marauding"}
        game = with_heads(dice={0: "red 6 6 6 1, purple 6", 1: "white 1"}, **words)
        without = position(dice={0: "red 6 6 6 1", 1: "white 1"}, **words)
        for table in (game, without):
            table.use(0, "activate joust", "0 red 6", "0 red 6", "0 red 6")
        assert game.points(0) == without.points(0)

    def test_the_procession_counts_it(self) -> None:
        """A district that has fewer dice than one's own."""
        words: dict[str, Any] = {"tradesmen": "procession", "points": 0}
        dice = {0: "white 6 6 6, red 1", 1: "white 1", 2: "red 2 2"}
        fewer = position(dice=dice, **words).use(0, "activate procession", *["0 white 6"] * 3)
        game = with_heads(dice={**dice, 0: dice[0] + ", purple 1"}, **words)
        game.use(0, "activate procession", *["0 white 6"] * 3)
        assert game.points(0) > fewer.points(0)

    def test_actions_go_on_while_one_lies_anywhere(self) -> None:
        game = with_heads(dice={0: "red 6", 1: "purple 1"}, queue="marauding")
        game.use(0, "place palace", "0 red 6")
        assert game.phase == "actions"
        assert game.movers == [1]


class TestWhatIsShown:
    def test_dice_of_families(self) -> None:
        view = GAME.view(with_heads(dice={0: "red 1, purple 4"}).state, None)
        assert view["families"][0]["dice"] == {"red": [1], "white": [], "yellow": [], "purple": [4]}
        assert view["families"][1]["dice"]["purple"] == []
        assert "purple" not in view["neutral_dice"]

    def test_without_the_option_nothing_tells_of_them(self) -> None:
        view = GAME.view(position(dice={0: "red 1"}).state, None)
        assert "purple" not in view["families"][0]["dice"]


@pytest.mark.parametrize("players", GAME.seats)
def test_every_round_rolls_one_for_each_player(players: int) -> None:
    play = Play(GAME, players, {"purple": "true"}, 2)
    game = Table(play).chance()
    while game.phase == "set-up":
        game.say(game.movers[0], game.legal(game.movers[0])[0]).chance()
    rolled = [sum(district[3]) for district in game.state.dice]
    assert rolled == [1] * players + [0] * (5 - players)
