"""What buttons, hints, the log and the worth of a position tell of the six events of The Ladies of Troyes."""

from typing import Any

import pytest

from parvis.engine.lines import EVERYTHING, Line
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import NEUTRAL
from parvis.games.troyes.players.value import value
from parvis.games.troyes.words.explained import about_event
from parvis.web.texts import GameTexts
from tests.games.previewing import foresee
from tests.games.troyes.box import all_events_of
from tests.games.troyes.ladies import drawn, with_events
from tests.games.troyes.table import Player, Table, spot_for

TEXTS = GameTexts(GAME, ("Anna", "Bruno", "Clara"))


def log_lines(game: Table, seat: int, *decisions: str) -> list[str]:
    """The sentences that everybody together reads of decisions that follow each other."""
    lines = []
    for words in decisions:
        lines += GAME.narrate(game.state, seat, GAME.decision(words))
        game.say(seat, words)
    return [TEXTS.line(line.line) for line in lines if line.visible(EVERYTHING)]


def buttons(game: Table, seat: int) -> list[str]:
    """What a seat is asked, and what stands on its buttons."""
    lines = [GAME.prompt(game.state, seat)]
    lines += [GAME.label(game.state, seat, decision) for decision in GAME.legal(game.state, seat)]
    return [TEXTS.line(line) for line in lines]


class TestPossession:
    def test_the_buttons_tell_where_citizens_come_from(self) -> None:
        game = drawn("possession", supply=1, tradesmen="archer", citizens="palace 2")
        assert buttons(game, 0) == [
            "Choose one of your citizens to place on Possession.",
            "Place a citizen from your supply",
            "Place your tradesman from the Archer (space worth 2 points)",
            "Place your citizen from space 2 of the Palace",
        ]

    def test_or_what_it_takes_without_one(self) -> None:
        assert buttons(drawn("possession", supply=0, influence=2), 0)[1:] == [
            "Place a citizen from the general supply (2 influence)",
            "Place no citizen (−2 points)",
        ]

    @pytest.mark.parametrize(
        ("words", "decision", "sentence"),
        [
            ({"tradesmen": "archer"}, "from supply", "Anna places a citizen on Possession (from the supply)."),
            (
                {"tradesmen": "archer"},
                "from archer",
                "Anna places a citizen on Possession (tradesman from the Archer).",
            ),
            (
                {"citizens": "city-hall 6"},
                "from city-hall 6",
                "Anna places a citizen on Possession (from space 6 of the City Hall).",
            ),
            (
                {"supply": 0, "influence": 2},
                "from influence",
                "Anna places a citizen on Possession (from the general supply, 2 influence).",
            ),
            ({"supply": 0, "influence": 2}, "yield", "Anna can't pay Possession in full and loses 2 points."),
        ],
    )
    def test_the_log_tells_what_everybody_gives(self, words: dict[str, Any], decision: str, sentence: str) -> None:
        assert log_lines(drawn("possession", **words), 0, decision)[:2] == [
            sentence,
            "Bruno places a citizen on Possession (from the supply).",
        ]

    def test_who_goes_home_is_told_and_a_citizen_of_ones_own_hinted_at(self) -> None:
        words: dict[str, Any] = {"others": {1: Player(possessed=1), 2: Player(possessed=1)}}
        dice = {0: "white 4", 1: "yellow 1"}
        game = with_events(queue="marauding, possession", dice=dice, possessed=1, **words)
        assert Line("foresee-citizens", {"count": 1}) in foresee(
            GAME, game.state, 0, GAME.decision("counter possession")
        )
        sentences = log_lines(game, 0, "counter possession")
        assert "Anna's citizen returns to the supply." in sentences
        game = with_events(queue="marauding, possession", dice=dice, **words).say(0, "counter possession")
        assert buttons(game, 0)[1:] == ["Return Bruno's citizen", "Return Clara's citizen"]
        assert log_lines(game, 0, "home 2") == ["Clara's citizen returns to the supply."]

    def test_a_citizen_there_is_worth_less_than_one_in_the_supply(self) -> None:
        there, away, none = (
            value(with_events(queue="marauding, possession", supply=supply, possessed=possessed).state, 0)
            for supply, possessed in ((2, 0), (1, 1), (1, 0))
        )
        assert there > away > none

    def test_it_costs_nothing_more_once_it_has_come(self) -> None:
        quiet, loud = (value(with_events(queue=f"marauding, {event}").state, 0) for event in ("possession", "heresy"))
        assert quiet == value(with_events(queue="marauding").state, 0) > loud


class TestOthers:
    def test_black_dice_that_are_turned_higher(self) -> None:
        game = with_events(phase="black dice", queue="chief-outlaw, marauding, wolves", dice={0: "red 6"}, influence=1)
        assert log_lines(game, NATURE, "roll 1", "roll 4") == [
            "Black dice: 1 4.",
            "Chief Outlaw: the black dice are now 4 6.",
        ]

    def test_cubes_that_the_winter_takes(self) -> None:
        game = drawn("harsh-winter", cubes="monk 1, militia 2")
        assert buttons(game, 0) == [
            "Harsh Winter: choose a card or tile to remove your cube from.",
            "Remove your only cube from the Monk",
            "Remove one of your cubes from the Militia",
        ]
        assert Line("foresee-delayed-used", {"count": 1}) in foresee(GAME, game.state, 0, GAME.decision("off monk"))
        assert log_lines(game, 0, "off militia") == ["Anna removes a cube from the Militia."]

    def test_all_are_told_of_it_before(self) -> None:
        game = with_events(phase="events", cubes="monk 2").nature("event brigands")
        assert log_lines(game, NATURE, "event harsh-winter") == [
            "New event: Harsh Winter.",
            "Harsh Winter: every player removes one of their cubes from an activity card or an outdoor tile.",
            "Anna removes a cube from the Monk.",
        ]

    def test_a_grey_tradesman(self) -> None:
        game = drawn("grey-monk", tradesmen="monk")
        assert log_lines(game, NATURE, "roll 1") == ["A neutral tradesman takes space 2 of the Monk."]
        assert log_lines(drawn("grey-monk", cards="monk"), NATURE, "roll 3") == [
            "No neutral tradesman is placed: the cards of the rolled colour have no empty space with points."
        ]

    def test_an_uprising_with_a_newcomer(self) -> None:
        game = drawn("uprising", citizens="palace 2")
        assert log_lines(game, NATURE, "roll 4", "lie 2") == [
            "Uprising in the Palace: its citizens are placed again at random.",
            "Anna's citizen is expelled from the Palace.",
        ]
        spaces = [f"space {space}" for space in range(1, 6)]
        assert log_lines(game, NATURE, *spaces) == ["A neutral citizen is placed in the Palace."]

    @pytest.mark.parametrize(
        ("who", "sentence"),
        [
            (1, "Bruno's expelled citizen is placed in the Bishopric."),
            (NEUTRAL, "An expelled neutral citizen is placed in the Bishopric."),
        ],
    )
    def test_or_with_one_who_lay_there(self, who: int, sentence: str) -> None:
        game = drawn("uprising")
        game.state.citizen[1] = [-1] * 6
        game.state.lying[1][who] = 1
        assert log_lines(game, NATURE, "roll 1", "space 3")[1:] == [sentence]

    def test_what_they_do_is_explained(self) -> None:
        state = with_events().state
        lines = {name: TEXTS.line(about_event(state, number)) for name, number in all_events_of().items()}
        assert lines["wolves"] == "Adds 1 black die every round."
        assert lines["chief-outlaw"].startswith("Raises every black die by 3")
        assert lines["harsh-winter"].startswith(
            "Every round, every player removes one of their cubes from an activity card"
        )
        assert lines["possession"].endswith(
            "you can pay 2 influence to place a citizen from the general supply instead."
        )


def test_the_plain_table_tells_of_grey_tradesmen() -> None:
    game = with_events(neutral="monk")
    assert game.state.tradesman[spot_for(game.state, "monk")][0] == NEUTRAL
    line = Line("line-tradesmen", {"seat": "neutral", "points": 2})
    assert TEXTS.whole(line) == "neutral (2 points)"
