"""The Ladies of Troyes: three more characters, and one that lies open for all.

What each character counts, and its thresholds, test_characters.py has.
"""

from typing import Any

import pytest

from parvis.engine.lines import Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from parvis.games.troyes.cards import CHARACTER_NAMES
from parvis.games.troyes.pieces import CHARACTERS_EACH, LIES_OPEN, ROUNDS
from parvis.games.troyes.state import NOBODY
from tests.games.troyes.table import Player, Table, chosen, position

LADIES = ["joan-of-navarre", "isabeau-of-bavaria", "marie-of-champagne"]
RICH = 100


def dealt(players: int, options: str) -> Table:
    """A game in which all characters have been dealt, the first ones of the box."""
    game = Table(Play(GAME, players, chosen(options))).nature("start 0")
    for number in range(CHARACTERS_EACH[players] * players):
        game.nature(f"deal {number % players} {CHARACTER_NAMES[number]}")
    return game


def names(game: Table, words: str) -> list[str]:
    """The characters of which chance may say that now."""
    return [decision.removeprefix(f"{words} ") for decision in game.legal(NATURE)]


def over(options: str, characters: str, players: int = 3, **words: Any) -> Table:
    """The last round ends with these characters in play; everybody has a hundred points, and no deniers."""
    others = {seat: Player(points=RICH, deniers=0) for seat in range(1, players)}
    game = position(
        players=players,
        options=options,
        characters=characters,
        in_round=ROUNDS[players],
        dice={0: "white 1"},
        **{"points": RICH, "deniers": 0, "others": others, **words},
    )
    return game.use(0, "build", "0 white 1")


class TestDeal:
    @pytest.mark.parametrize(
        ("options", "box"),
        [
            ("", CHARACTER_NAMES[:6]),
            ("characters=base", CHARACTER_NAMES[:6]),
            ("characters=new", CHARACTER_NAMES),
            ("characters=open", CHARACTER_NAMES),
        ],
    )
    def test_nine_characters_take_the_place_of_six(self, options: str, box: tuple[str, ...]) -> None:
        game = Table(Play(GAME, 4, chosen(options))).nature("start 2")
        assert names(game, "deal 0") == list(box)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_everybody_gets_as_many_as_in_the_base_game(self, players: int) -> None:
        game = dealt(players, "characters=new")
        assert game.movers == [0], "the first citizen settles"
        assert len(CHARACTER_NAMES) - game.state.character.count(NOBODY) == CHARACTERS_EACH[players] * players


class TestOpenCharacter:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_one_of_those_left_over_is_turned_up_after_the_deal(self, players: int) -> None:
        game = dealt(players, "characters=open")
        assert names(game, "open") == list(CHARACTER_NAMES[CHARACTERS_EACH[players] * players :])
        game.nature("open marie-of-champagne")
        assert game.state.character[CHARACTER_NAMES.index("marie-of-champagne")] == LIES_OPEN
        assert game.movers == [0]

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_everybody_scores_it_as_well(self, players: int) -> None:
        """Henry and others who are dealt bring nothing here; City Hall has six citizens."""
        deal = " ".join(CHARACTER_NAMES[: CHARACTERS_EACH[players] * players])
        six = ", ".join(f"city-hall {space}" for space in range(1, 7))
        words: dict[str, Any] = {"citizens": six}
        game = over("characters=open", f"{deal} joan-of-navarre", players, **words)
        without = over("characters=new", deal, players, **words)
        assert [game.points(seat) - without.points(seat) for seat in range(players)] == [6] + [0] * (players - 1)

    def test_others_score_it_too(self) -> None:
        others = {1: Player(points=RICH, deniers=0, citizens="palace 1, palace 2"), 2: Player(points=RICH, deniers=0)}
        deal = "henry-i hugues-de-payns urban-iv"
        game = over("characters=open", f"{deal} isabeau-of-bavaria", others=others)
        without = over("characters=new", deal, others=others)
        assert [game.points(seat) - without.points(seat) for seat in range(3)] == [0, 1, 0]

    @pytest.mark.parametrize("onlooker", [0, 1, None])
    def test_everybody_sees_it_and_what_everybody_has_of_it(self, onlooker: Onlooker) -> None:
        game = position(
            options="characters=open",
            characters="henry-i hugues-de-payns urban-iv joan-of-navarre",
            tradesmen="merchant",
            citizens="city-hall 2",
        )
        (shown,) = game.play.view(onlooker)["open_characters"]
        assert (shown["character"], shown["thresholds"], shown["points"]) == ("joan-of-navarre", [2, 4, 6], [1, 3, 6])
        assert shown["progress"] == [
            {"seat": 0, "own": 2, "points": 1},
            {"seat": 1, "own": 0, "points": 0},
            {"seat": 2, "own": 0, "points": 0},
        ]
        assert position(options="characters=new").play.view(onlooker)["open_characters"] == []


class TestLadies:
    """Facts: "Module 1"."""

    def gained(self, lady: str, **words: Any) -> int:
        """What a character brings seat 0."""
        deal = "henry-i hugues-de-payns"
        with_her, without = (over("characters=new", f"{deal} {third}", **words) for third in (lady, "urban-iv"))
        return with_her.points(0) - without.points(0)

    @pytest.mark.parametrize(
        ("lady", "tradesmen", "citizens"),
        [
            ("joan-of-navarre", "merchant", "city-hall 1"),
            ("isabeau-of-bavaria", "archer", "palace 1"),
            ("marie-of-champagne", "monk", "bishopric 1"),
        ],
    )
    def test_tradesmen_on_cards_and_citizens_in_the_building_of_one_estate(
        self, lady: str, tradesmen: str, citizens: str
    ) -> None:
        assert self.gained(lady, tradesmen=tradesmen, citizens=citizens) == 1
        assert self.gained(lady, tradesmen=tradesmen) == 0
        assert self.gained(lady, citizens=citizens) == 0

    @pytest.mark.parametrize("lady", LADIES)
    def test_two_estates_are_not_added(self, lady: str) -> None:
        one_of_each = "palace 1, bishopric 1, city-hall 1"
        assert self.gained(lady, citizens=one_of_each) == 0

    def test_who_lies_in_the_building_and_grey_tradesmen_do_not_count(self) -> None:
        words: dict[str, Any] = {"citizens": "palace 1", "lying": "palace 3", "neutral": "archer"}
        assert self.gained("isabeau-of-bavaria", **words) == 0

    @pytest.mark.parametrize(("citizens", "points"), [(1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)])
    def test_two_four_and_six_citizens_are_worth_one_three_and_six_points(self, citizens: int, points: int) -> None:
        standing = ", ".join(f"bishopric {space}" for space in range(1, citizens + 1))
        assert self.gained("marie-of-champagne", citizens=standing) == points
