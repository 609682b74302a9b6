"""Activity cards of The Ladies of Troyes that put cubes on its events."""

from typing import Any

from tests.games.troyes.rules.test_ladies_cards import activated, before
from tests.games.troyes.table import Player

BOTH: dict[str, Any] = {"options": "cards=both events=both"}


class TestWithTheEventsOfTheExpansion:
    """The Chief Outlaw is closed to red cards of level I, and Possession sends citizens home."""

    def test_scout_and_catapult_put_no_cube_on_the_chief_outlaw(self) -> None:
        game = activated("scout", 2, queue="marauding, chief-outlaw, war", **BOTH)
        assert game.legal(0) == ["on marauding", "on war"]
        game.say(0, "on war", "on marauding")
        assert game.legal(0) == ["on marauding", "on war", "enough"]
        words = {"cubes": "catapult 2", "tradesmen": "", **BOTH}
        game = activated("catapult", 2, queue="marauding, chief-outlaw, war", **words).say(0, "take 2")
        assert game.legal(0) == ["on marauding", "on war"]

    def test_where_it_is_the_only_event_they_can_not(self) -> None:
        words = {**BOTH, "options": "cards=both events=both marauding_leaves", "won": {"marauding": 1}}
        assert not before("scout", 1, queue="chief-outlaw", **words)[0].may(0, "activate scout")
        game = activated("catapult", 2, cubes="catapult 2", queue="chief-outlaw", **{**words, "tradesmen": ""})
        assert game.legal(0) == ["put 1", "put 2"]

    def test_a_cube_on_possession_sends_a_citizen_home_before_the_next_cube(self) -> None:
        others = {1: Player(possessed=1), 2: Player(possessed=1)}
        words = {"queue": "marauding, possession", "others": others, **BOTH}
        game = activated("scout", 1, **words).say(0, "on possession")
        assert game.legal(0) == ["home 1", "home 2"]
        game.say(0, "home 2")
        assert game.legal(0) == ["on marauding", "enough"]

    def test_so_does_a_cube_of_the_catapult(self) -> None:
        others = {1: Player(possessed=1), 2: Player(possessed=1)}
        words = {"queue": "marauding, possession", "others": others, "cubes": "catapult 1", "tradesmen": "", **BOTH}
        game = activated("catapult", 1, **words).say(0, "take 1", "on possession")
        assert game.state.possessed[:3] == [0, 0, 0], "two cubes send both home"
        assert game.movers == [1]

    def test_the_next_event_of_the_catapult_comes_after_that(self) -> None:
        others = {1: Player(possessed=1), 2: Player(possessed=1), 3: Player(possessed=1)}
        words = {"queue": "marauding, possession, war", "others": others, "players": 4, "tradesmen": "", **BOTH}
        game = activated("catapult", 2, cubes="catapult 2", **words).say(0, "take 2", "on possession")
        assert game.legal(0) == ["home 1", "home 2", "home 3"]
        game.say(0, "home 1", "home 2")
        assert "enough" in game.legal(0)
