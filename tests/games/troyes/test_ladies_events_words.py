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
from tests.games.troyes.box import all_events_of
from tests.games.troyes.ladies import drawn, with_events
from tests.games.troyes.table import Player, Table, spot_for

TEXTS = GameTexts(GAME, ("Anna", "Bruno", "Clara"))


def told(game: Table, seat: int, *decisions: str) -> list[str]:
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
            "Which of your citizens goes to Possession?",
            "Give a citizen from your supply",
            "Give your tradesman on the Archer, who stands on a space worth 2 points",
            "Give the citizen on space 2 of the Palace",
        ]

    def test_or_what_it_takes_without_one(self) -> None:
        assert buttons(drawn("possession", supply=0, influence=2), 0)[1:] == [
            "Pay 2 influence and give a citizen from the general supply",
            "Give no citizen and lose 2 points",
        ]

    @pytest.mark.parametrize(
        ("words", "decision", "sentence"),
        [
            ({"tradesmen": "archer"}, "from supply", "Anna gives Possession a citizen from their supply."),
            ({"tradesmen": "archer"}, "from archer", "Anna gives Possession their tradesman on the Archer."),
            (
                {"citizens": "city-hall 6"},
                "from city-hall 6",
                "Anna gives Possession the citizen on space 6 of the City Hall.",
            ),
            (
                {"supply": 0, "influence": 2},
                "from influence",
                "Anna pays 2 influence and gives Possession a citizen from the general supply.",
            ),
            ({"supply": 0, "influence": 2}, "yield", "Anna can't pay in full and loses 2 points."),
        ],
    )
    def test_the_log_tells_what_everybody_gives(self, words: dict[str, Any], decision: str, sentence: str) -> None:
        assert told(drawn("possession", **words), 0, decision)[:2] == [
            sentence,
            "Bruno gives Possession a citizen from their supply.",
        ]

    def test_who_goes_home_is_told_and_a_citizen_of_ones_own_hinted_at(self) -> None:
        words: dict[str, Any] = {"others": {1: Player(possessed=1), 2: Player(possessed=1)}}
        dice = {0: "white 4", 1: "yellow 1"}
        game = with_events(queue="marauding, possession", dice=dice, possessed=1, **words)
        assert Line("foresee-citizens", {"count": 1}) in GAME.foresee(
            game.state, 0, GAME.decision("counter possession")
        )
        sentences = told(game, 0, "counter possession")
        assert "A citizen of Anna goes home." in sentences
        game = with_events(queue="marauding, possession", dice=dice, **words).say(0, "counter possession")
        assert buttons(game, 0)[1:] == ["Bruno's citizen goes home", "Clara's citizen goes home"]
        assert told(game, 0, "home 2") == ["A citizen of Clara goes home."]

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
        assert told(game, NATURE, "roll 1", "roll 4") == [
            "The black dice show 1 4.",
            "Because of the Chief Outlaw, the black dice now show 4 6.",
        ]

    def test_cubes_that_the_winter_takes(self) -> None:
        game = drawn("harsh-winter", cubes="monk 1, militia 2")
        assert buttons(game, 0) == [
            "Because of the Harsh Winter: from which card or tile do you take one of your cubes?",
            "Take your only cube off the Monk",
            "Take one of your cubes off the Militia",
        ]
        assert Line("foresee-delayed-used", {"count": 1}) in GAME.foresee(game.state, 0, GAME.decision("off monk"))
        assert told(game, 0, "off militia") == ["Anna takes a cube off the Militia."]

    def test_all_are_told_of_it_before(self) -> None:
        game = with_events(phase="events", cubes="monk 2").nature("event brigands")
        assert told(game, NATURE, "event harsh-winter") == [
            "A new event: the Harsh Winter.",
            "Because of the Harsh Winter, everyone takes one of their cubes off an activity card or an outdoor tile.",
            "Anna takes a cube off the Monk.",
        ]

    def test_a_grey_tradesman(self) -> None:
        game = drawn("grey-monk", tradesmen="monk")
        assert told(game, NATURE, "roll 1") == ["A grey tradesman takes space 2 of the Monk."]
        assert told(drawn("grey-monk", cards="monk"), NATURE, "roll 3") == [
            "No grey tradesman comes, as no card of the colour rolled has a free space with points."
        ]

    def test_an_uprising_with_a_newcomer(self) -> None:
        game = drawn("uprising", citizens="palace 2")
        assert told(game, NATURE, "roll 4", "lie 2") == [
            "There is an uprising in the Palace: its citizens change places.",
            "A citizen of Anna is driven out of the Palace.",
        ]
        spaces = [f"space {space}" for space in range(1, 6)]
        assert told(game, NATURE, *spaces) == ["A neutral citizen joins them in the Palace."]

    @pytest.mark.parametrize(
        ("who", "sentence"),
        [
            (1, "A driven-out citizen of Bruno gets up and joins them in the Bishopric."),
            (NEUTRAL, "A driven-out neutral citizen gets up and joins them in the Bishopric."),
        ],
    )
    def test_or_with_one_who_lay_there(self, who: int, sentence: str) -> None:
        game = drawn("uprising")
        game.state.citizen[1] = [-1] * 6
        game.state.lying[1][who] = 1
        assert told(game, NATURE, "roll 1", "space 3")[1:] == [sentence]

    def test_what_they_do_is_explained(self) -> None:
        state = with_events().state
        lines = {name: TEXTS.line(about_event(state, number)) for name, number in all_events_of().items()}
        assert lines["wolves"] == "Brings 1 black die every round."
        assert lines["chief-outlaw"].startswith("Turns every black die 3 higher")
        assert lines["harsh-winter"].startswith("Everyone takes one of their cubes off an activity card")
        assert lines["possession"].endswith("may pay 2 influence to put one from the general supply.")


def test_the_plain_table_tells_of_grey_tradesmen() -> None:
    game = with_events(neutral="monk")
    assert game.state.tradesman[spot_for(game.state, "monk")][0] == NEUTRAL
    line = Line("line-tradesmen", {"seat": "neutral", "points": 2})
    assert TEXTS.whole(line) == "neutral (2 points)"
