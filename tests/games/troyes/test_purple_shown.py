"""Purple dice and dice that cubes bring, as page, buttons, log and observation tell them."""

from parvis.games.troyes import GAME
from parvis.games.troyes.players.value import value
from parvis.web.texts import GameTexts
from tests.games.troyes.table import Player, Table, position
from tests.games.troyes.test_observation import observed

TEXTS = GameTexts(GAME, ("Anna", "Bruno", "Clara"))
HARVESTING = {0: "yellow 3, purple 4", 1: "yellow 6, white 1"}


def button(table: Table, decision: str) -> str:
    """What stands on a button of seat 0."""
    return TEXTS.line(GAME.label(table.state, 0, GAME.decision(decision)))


def log_lines(table: Table, seat: int, *decisions: str) -> list[str]:
    """What everybody reads of decisions that follow each other."""
    lines = []
    for words in decisions:
        events = GAME.narrate(table.state, seat, GAME.decision(words))
        lines += [TEXTS.line(event.line) for event in events if event.visible(None)]
        table.say(seat, words)
    return lines


class TestButtons:
    def test_a_die_is_called_purple(self) -> None:
        table = position(options="purple", dice=HARVESTING).say(0, "harvest")
        assert button(table, "die 0 purple 4") == "Add your purple 4 (total 4)"

    def test_against_a_black_die_it_counts_double(self) -> None:
        table = position(options="purple", phase="defence", black="6", dice={0: "purple 4, red 1"})
        assert button(table, "die 0 purple 4") == "Use your purple 4 (worth 8): total 8 against 6"

    def test_alone_it_is_purple(self) -> None:
        table = position(options="purple", dice={0: "purple 4", 1: "red 1"})
        assert button(table, "harvest").endswith(" · only usable die: purple 4 (2 deniers)")

    def test_where_a_die_is_asked_next_the_group_is_not_told_yet(self) -> None:
        dice = {0: "yellow 1 4 5", 1: "white 1"}
        table = position(options="cards=both", cubes="distiller 2", dice=dice).say(0, "harvest", "die 0 yellow 5")
        assert button(table, "help distiller") == "Use a cube from the Distiller (1 left)"

    def test_a_citizen_with_a_die_that_is_turned_over(self) -> None:
        table = position(options="cards=both", cubes="distiller 2", dice={0: "red 1 4", 1: "white 1"})
        table.say(0, "place palace", "help distiller")
        assert button(table, "turn 0 red 1") == ("Turn over your red 1 (becomes 6) · space 6, expels a neutral citizen")

    def test_a_cube_in_the_cathedral_with_a_die_that_is_taken(self) -> None:
        table = position(options="cards=both", cubes="viticulturist 2", dice={0: "white 1", 1: "white 2 4"})
        table.say(0, "build", "help viticulturist")
        assert button(table, "take 1 white 4") == "Take Bruno's white 4 for free · column 4, 2 influence"


class TestLog:
    def test_the_roll(self) -> None:
        table = position(options="purple", phase="roll")
        table.rolls(*[1] * 18, 2, 3)
        lines = log_lines(table, 15, "roll 4")
        assert [line for line in lines if "purple" in line] == [
            "Anna rolls a purple 2.",
            "Bruno rolls a purple 3.",
            "Clara rolls a purple 4.",
        ]

    def test_a_group_with_one_among_others(self) -> None:
        table = position(options="purple", dice=HARVESTING)
        assert log_lines(table, 0, "harvest", "die 0 yellow 3", "die 0 purple 4", "done")[:2] == [
            "Anna uses the yellow dice 3 + 4 for agriculture.",
            "The group includes Anna's purple 4.",
        ]

    def test_alone(self) -> None:
        table = position(options="purple", dice=HARVESTING)
        assert log_lines(table, 0, "harvest", "die 0 purple 4", "done")[0] == "Anna uses the purple 4 for agriculture."

    def test_rolled_again(self) -> None:
        table = position(options="purple", dice={0: "purple 1"}, influence=1)
        assert log_lines(table, 0, "reroll") == ["Anna pays 1 influence to reroll the purple 1."]


class TestView:
    def test_the_group_stays_in_sight_while_a_cube_brings_a_die(self) -> None:
        table = position(options="cards=both", cubes="viticulturist 1", dice={0: "yellow 3", 1: "yellow 5 6"})
        table.say(0, "harvest", "die 0 yellow 3", "help viticulturist")
        group = table.play.view(None)["group"]
        assert [die["value"] for die in group["dice"]] == [3]
        assert group["cubes_of"] == ["viticulturist"]
        table.say(0, "take 1 yellow 5")
        dice = table.play.view(None)["group"]["dice"]
        assert [(die["value"], die["deniers"]) for die in dice] == [(3, 0), (5, 0)]


class TestObservation:
    def test_purple_dice_lie_in_districts_and_in_the_group(self) -> None:
        table = position(options="purple", dice=HARVESTING).say(0, "harvest", "die 0 purple 4")
        seen = observed(table.state, 1)
        assert seen["group"] == {("second to the left", "purple", "4"): 1}
        assert ("second to the left", "purple", "4") not in seen["dice"]

    def test_the_die_that_a_cube_has_brought(self) -> None:
        """In the order of `group`: 24 numbers a district, six of each colour."""
        dice = {0: "yellow 3", 1: "yellow 5 6", 2: "white 1"}
        table = position(options="cards=both", cubes="viticulturist 1", dice=dice)
        table.say(0, "harvest", "help viticulturist", "take 1 yellow 5")
        assert observed(table.state, 0)["brought"] == {"": 24 + 2 * 6 + 5}
        assert observed(table.state, 1)["brought"] == {"": 2 * 6 + 5}
        assert observed(position().state, 0)["brought"] == {}


def test_a_purple_die_is_worth_as_much_as_any_other() -> None:
    """While it can be used; a higher one is worth more."""
    values = [
        value(position(options="purple", dice={0: dice}, others={1: Player()}).state, 0)
        for dice in ("", "purple 1", "purple 6", "red 6")
    ]
    assert values[0] < values[1] < values[2] == values[3]
