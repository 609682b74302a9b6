"""What is seen and read of the activity cards of The Ladies of Troyes."""

from parvis.engine.lines import Line
from parvis.games.troyes import GAME
from parvis.web.texts import GameTexts
from tests.games.previewing import foresee
from tests.games.troyes.rules.test_ladies_cards import activated, at
from tests.games.troyes.table import Player, Table
from tests.games.troyes.test_observation import observed

TEXTS = GameTexts(GAME, ["Anna", "Bruno", "Clara", "David"])


def asked(table: Table) -> str:
    """The question that seat 0 is asked, as a sentence."""
    return TEXTS.line(GAME.prompt(table.state, 0))


def buttons(table: Table) -> list[str]:
    """The buttons that seat 0 can press, as sentences."""
    return [TEXTS.line(GAME.label(table.state, 0, decision)) for decision in table.play.legal(0)]


def log(table: Table, words: str) -> list[str]:
    """What seat 0 reads when it makes a decision."""
    told = GAME.narrate(table.state, 0, GAME.decision(words))
    return [TEXTS.line(line.line) for line in told if line.visible(0)]


def hints(table: Table, words: str) -> list[Line]:
    """What a decision of seat 0 would bring."""
    return foresee(GAME, table.state, 0, GAME.decision(words))


class TestMixedCards:
    def test_it_is_asked_with_all_that_it_costs_and_brings(self) -> None:
        table = activated("breeder", 2, cubes="breeder 2", tradesmen="", deniers=6)
        assert asked(table) == "Place cubes on the Breeder, or remove some of your 2 cubes? At most 2."
        assert buttons(table) == [
            "Place 1 cube on the Breeder (cost 3 deniers)",
            "Place 2 cubes on the Breeder (cost 6 deniers)",
            "Remove 1 cube from the Breeder: +2 points",
            "Remove 2 cubes from the Breeder: +4 points",
        ]

    def test_the_log_and_the_button_tell_cubes_and_gains_and_hints_do_not_tell_them_again(self) -> None:
        table = activated("squire", 2, cubes="squire 2", tradesmen="", influence=1)
        assert log(table, "take 2") == ["Anna removes 2 cubes from the Squire.", "Anna gains 10 influence."]
        assert hints(table, "take 2") == []
        assert log(table, "put 1") == ["Anna places 1 cube on the Squire."]
        assert hints(table, "put 1") == []

    def test_the_group_says_what_it_may_do(self) -> None:
        table = at(tradesmen="lumberjack", dice={0: "yellow 3 5", 1: "white 1"}).say(0, "activate lumberjack")
        assert hints(table, "die 0 yellow 5") == [Line("foresee-group-mixed", {"count": 2})]

    def test_catapult_names_its_events(self) -> None:
        table = activated("catapult", 2, cubes="catapult 2", tradesmen="", queue="marauding, war").say(0, "take 2")
        assert any(text.startswith("Place 2 cubes on War ") for text in buttons(table))
        table.say(0, "on war")
        assert buttons(table)[-1] == "Remove no more cubes"

    def test_the_view_tells_where_cubes_lie_and_what_for(self) -> None:
        cards = {card["card"]: card for card in at(cubes="squire 2, hermit 1").play.view(None)["cards"]}
        assert (cards["squire"]["keeps"], cards["squire"]["cubes"]) == ("mixed", [{"seat": 0, "cubes": 2}])
        assert (cards["hermit"]["keeps"], cards["hermit"]["cubes"]) == ("to-end", [{"seat": 0, "cubes": 1}])


class TestOthers:
    def test_who_loses_influence_to_the_executioner(self) -> None:
        table = activated("executioner", 1, influence=0, others={1: Player(influence=3), 2: Player(influence=3)})
        assert asked(table) == "Choose an opponent to take influence from (the Executioner)."
        assert buttons(table) == ["Take 1 influence from Bruno", "Take 1 influence from Clara"]
        assert log(table, "from 2") == ["Anna takes 1 influence from Clara.", "Anna gains 1 influence."]

    def test_columns_with_the_level_to_which_a_cube_comes(self) -> None:
        table = activated("master-builder", 1, others={1: Player(cathedral="6 1, 6 2, 6 3")})
        assert buttons(table)[-1] == "Place a cube in column 6, level 4 (1 point, 2 influence)"
        assert log(table, "column 6")[0] == "Anna places a cube in column 6 of the cathedral."

    def test_the_view_has_a_fourth_level_as_soon_as_it_counts(self) -> None:
        for cards, levels in (("", 3), ("master-builder", 4)):
            cathedral = at(cards=cards, cathedral="5 1" + ", 5 4" * (cards != "")).play.view(0)["cathedral"]
            assert cathedral["levels"] == levels
            shown = [cube["level"] for cube in cathedral["columns"][4]["cubes"]]
            assert shown == ([1, 4] if cards else [1])

    def test_what_the_scout_has_covered_is_observed(self) -> None:
        table = activated("scout", 1, queue="marauding, war, drought").say(0, "on war")
        seen = observed(table.state, 0)
        assert (seen["covered"], seen["asked"]) == ({"war": 1}, {"cube on each": 1})

    def test_a_cube_of_the_fourth_level_is_observed(self) -> None:
        seen = observed(at(cards="master-builder", cathedral="5 4").state, 0)
        assert seen["cathedral"] == {("the seat itself", "5", "4"): 1}
