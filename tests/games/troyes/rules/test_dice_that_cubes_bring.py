"""Delayed cards of the Ladies whose cube brings a die: turned over, taken from an opponent, or itself. Facts: 3.3."""

import pytest

from parvis.games.troyes import GAME
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, VALUE
from tests.games.troyes.box import divisor
from tests.games.troyes.ladies import button, dice_of, helped, log_lines
from tests.games.troyes.table import Player


class TestDistiller:
    """One of the own dice is turned over before it is used."""

    def test_it_joins_the_group_turned_over(self) -> None:
        game = helped("distiller", dice={0: "yellow 1 4", 1: "white 1"}, deniers=0)
        game.say(0, "harvest", "help distiller")
        assert dice_of(game, "turn") == ["0 yellow 1", "0 yellow 4"]
        game.say(0, "turn 0 yellow 1")
        assert game.legal(0) == ["die 0 yellow 4", "done"]
        assert game.say(0, "done").deniers(0) == 3

    def test_after_a_die_too_as_long_as_the_group_has_room(self) -> None:
        game = helped("distiller", dice={0: "yellow 1 4 5 6", 1: "white 1"}, deniers=0)
        game.say(0, "harvest", "die 0 yellow 4", "die 0 yellow 5")
        assert game.may(0, "help distiller")
        game.say(0, "help distiller", "turn 0 yellow 1")
        assert (game.movers, game.deniers(0)) == ([1], (4 + 5 + 6) // 2)

    def test_not_when_it_is_full(self) -> None:
        game = helped("distiller", dice={0: "yellow 1 4 5 6", 1: "white 1"})
        assert game.say(0, "harvest", "die 0 yellow 4", "die 0 yellow 5", "die 0 yellow 6").movers == [1]

    def test_it_makes_an_action_possible(self) -> None:
        """Agriculture needs two."""
        game = helped("distiller", dice={0: "yellow 1", 1: "white 1"}, deniers=0)
        assert game.say(0, "harvest").deniers(0) == 3

    def test_dice_that_are_too_low_turned_over_are_not_offered(self) -> None:
        """A six that becomes a one leaves too little for the Sculptor."""
        game = helped("distiller", dice={0: "yellow 1 6", 1: "white 1"}, tradesmen="sculptor", deniers=0)
        assert divisor("sculptor") > 1 + 1
        game.say(0, "activate sculptor", "help distiller")
        assert [row[DIE_NUMBER] % 6 + 1 for row in game.state.group if row[VALUE]] == [6]

    def test_never_a_die_of_another_district(self) -> None:
        game = helped("distiller", dice={0: "yellow 3", 1: "yellow 1", "neutral": "yellow 1"})
        game.say(0, "harvest", "help distiller")
        assert dice_of(game, "turn") == []
        assert [row[DIE_NUMBER] % 6 + 1 for row in game.state.group if row[VALUE]] == [4]

    def test_to_place_a_citizen(self) -> None:
        game = helped("distiller", dice={0: "red 2", 1: "white 1"}).say(0, "place palace", "help distiller")
        assert game.building("palace")[4] == 0

    def test_at_the_cathedral(self) -> None:
        game = helped("distiller", dice={0: "white 1 2", 1: "red 1"})
        game.say(0, "build", "help distiller", "turn 0 white 1", "die 0 white 2")
        assert (game.column(6), game.column(2)) == ([0, -1, -1], [0, -1, -1])

    def test_it_has_to_fit_there(self) -> None:
        full = {1: Player(cathedral="6 1, 6 2, 6 3")}
        game = helped("distiller", dice={0: "white 1 2 3", 1: "red 1"}, others=full)
        game.say(0, "build", "help distiller")
        assert dice_of(game, "turn") == ["0 white 2", "0 white 3"]

    def test_a19_the_purple_die_too(self) -> None:
        game = helped("distiller", options="cards=both purple", dice={0: "yellow 3 4, purple 1", 1: "white 1"})
        game.say(0, "harvest", "help distiller")
        assert dice_of(game, "turn") == ["0 yellow 3", "0 yellow 4", "0 purple 1"]
        game.say(0, "turn 0 purple 1", "done")
        assert game.deniers(0) == 20 + 3

    def test_what_is_said_of_it(self) -> None:
        game = helped("distiller", dice={0: "yellow 1 4", 1: "white 1"}).say(0, "harvest", "help distiller")
        assert button(game, "turn 0 yellow 1") == ("Turn over your yellow 1 (becomes 6) · total 6")
        assert log_lines(game, "turn 0 yellow 1", "done")[:2] == [
            "Anna uses the yellow 6 for agriculture.",
            "Anna uses a cube from the Distiller to turn over a yellow 1.",
        ]


class TestViticulturist:
    """An opponent's die joins for nothing, and counts for the size."""

    def test_example_own_4_marias_6_for_the_cube_and_marias_5_bought(self) -> None:
        """A group of three, so 6 deniers for the 5."""
        game = helped("viticulturist", dice={0: "red 4", 1: "red 6 5, white 1"}, queue="great-company")
        game.say(0, "counter great-company", "die 0 red 4", "help viticulturist", "take 1 red 6", "die 1 red 5")
        assert (game.deniers(0), game.income(1), game.dice(1)) == (20 - 6, 6, "white 1")
        assert len(game.banners("great-company")) == (4 + 6 + 5) // divisor("great-company")

    @pytest.mark.parametrize("order", [("die 1 red 6", "help viticulturist"), ("help viticulturist", "die 1 red 6")])
    def test_one_of_two_equal_dice_is_bought(self, order: tuple[str, str]) -> None:
        game = helped("viticulturist", dice={1: "red 6 6, white 1"}, queue="great-company")
        game.say(0, "counter great-company", *order)
        assert (game.deniers(0), game.income(1)) == (20 - 4, 4)

    def test_it_is_an_opponents_not_a_neutral_one_and_not_an_own_one(self) -> None:
        dice = {0: "yellow 1", 1: "yellow 2 3", 2: "yellow 4", "neutral": "yellow 5"}
        game = helped("viticulturist", dice=dice).say(0, "harvest", "help viticulturist")
        assert dice_of(game, "take") == ["1 yellow 2", "1 yellow 3", "2 yellow 4"]

    def test_it_makes_an_action_possible_without_dice_and_deniers(self) -> None:
        game = helped("viticulturist", dice={1: "yellow 2 1", "neutral": "yellow 6"}, deniers=0)
        assert game.say(0, "harvest").deniers(0) == 1, "only the 2 is enough"
        assert not helped("viticulturist", dice={"neutral": "yellow 6"}, deniers=0).may(0, "harvest")

    def test_a_die_that_leaves_nothing_to_take_is_not_bought(self) -> None:
        """Agriculture needs two: Maria's die can be taken if the neutral one is bought, but not the other way round."""
        dice = {1: "yellow 1, white 1", "neutral": "yellow 1"}
        game = helped("viticulturist", dice=dice, deniers=4).say(0, "harvest")
        assert game.legal(0) == ["die neutral yellow 1", "help viticulturist"]

    def test_to_place_a_citizen(self) -> None:
        game = helped("viticulturist", dice={1: "red 5 2, white 1"}, deniers=0)
        game.say(0, "place palace", "take 1 red 5")
        assert game.building("palace")[4] == 0
        assert game.income(1) == 0

    def test_at_the_cathedral(self) -> None:
        game = helped("viticulturist", dice={0: "white 1", 1: "white 5, red 1"}, deniers=0)
        game.say(0, "build", "die 0 white 1", "help viticulturist")
        assert (game.column(1), game.column(5)) == ([0, -1, -1], [0, -1, -1])

    def test_what_is_said_of_it(self) -> None:
        game = helped("viticulturist", dice={0: "red 4", 1: "red 6 5, white 1"}, queue="great-company")
        game.say(0, "counter great-company", "die 0 red 4", "help viticulturist")
        assert button(game, "take 1 red 6") == "Take Maria's red 6 for free · total 10"
        assert log_lines(game, "take 1 red 6", "die 1 red 5")[:3] == [
            "Anna counters the Great Company with the red dice 4 + 5 + 6.",
            "Anna uses a cube from the Viticulturist to take Maria's red 6 for free.",
            "Anna buys Maria's 5 for 6 deniers.",
        ]


@pytest.mark.parametrize(
    ("card", "action", "colour"), [("augustine", "harvest", "yellow"), ("recruiter", "counter great-company", "red")]
)
class TestAugustineAndRecruiter:
    """The cube is a die that shows 6, with one or two others."""

    def test_never_alone(self, card: str, action: str, colour: str) -> None:
        game = helped(card, dice={0: f"{colour} 3", 1: "white 1"}, queue="great-company")
        game.say(0, action, f"help {card}")
        assert game.movers == [1], "the only die joins, and there are no others"
        assert not helped(card, dice={1: "white 1"}, queue="great-company").may(0, action)

    def test_it_counts_for_the_size_and_the_price_of_the_others(self, card: str, action: str, colour: str) -> None:
        dice = {0: f"{colour} 3", 1: f"{colour} 5, white 1"}
        game = helped(card, dice=dice, queue="great-company", deniers=6)
        game.say(0, action, f"help {card}")
        assert [row[DIE_NUMBER] for row in game.state.group][1:] == [NOBODY, NOBODY]
        assert game.state.group[0][VALUE] == 6
        game.say(0, f"die 1 {colour} 5")
        assert button(game, f"die 0 {colour} 3").endswith("cost 6 deniers)")
        game.say(0, f"die 0 {colour} 3")
        assert (game.income(1), game.movers) == (6, [1])

    def test_before_or_after_the_dice(self, card: str, action: str, colour: str) -> None:
        for order in ((f"help {card}", f"die 0 {colour} 3"), (f"die 0 {colour} 3", f"help {card}")):
            game = helped(card, dice={0: f"{colour} 3 2", 1: "white 1"}, queue="great-company")
            game.say(0, action, *order, "done")
            assert game.dice(0) == f"{colour} 2"

    def test_with_two_dice_the_group_is_full(self, card: str, action: str, colour: str) -> None:
        game = helped(card, dice={0: f"{colour} 1 2 3", 1: "white 1"}, queue="great-company")
        game.say(0, action, f"help {card}", f"die 0 {colour} 1", f"die 0 {colour} 2")
        assert game.movers == [1]

    def test_it_is_told(self, card: str, action: str, colour: str) -> None:
        game = helped(card, dice={0: f"{colour} 3 2", 1: "white 1"}, queue="great-company")
        game.say(0, action, f"help {card}", f"die 0 {colour} 3")
        group = GAME.view(game.state, None)["group"]
        assert (group["cube_shows"], [die["value"] for die in group["dice"]]) == (6, [3])
        name = "Augustine" if card == "augustine" else "the Recruiter"
        assert f"Anna uses a cube from {name} as a {colour} 6." in log_lines(game, "done")
