"""The characters: everybody scores all that are in play. Facts: section 4.

What each counts is known; the thresholds are reconstructed and read from the table.
"""

from collections.abc import Callable
from typing import Any

import pytest

from parvis.games.troyes import cards
from parvis.games.troyes.cards import CHARACTER_NAMES, CHARACTER_POINTS
from parvis.games.troyes.pieces import BUILDING_NAMES, CARD_COLOUR_NAMES, ROUNDS, SPOT_COLOUR
from tests.games.troyes.box import cards_of, events_of
from tests.games.troyes.table import Player, Table, position

COLUMNS = [f"{column} {level}" for column in range(2, 7) for level in range(1, 4)]
SPACES = [f"{building} {space}" for space in range(1, 7) for building in BUILDING_NAMES]
CARDS = [*cards_of()][::3]
THRESHOLDS = cards.THRESHOLDS[1]
RICH = 100


def over(characters: str, player: Player, won: int = 0, options: str = "characters=new") -> Table:
    """The last round of three ends. Seat 1 is as told; the characters are held by the seats in their order."""
    events = dict.fromkeys([*events_of()][1 : won + 1], 1)
    others = {1: player, 2: Player(points=RICH, deniers=0)}
    words: dict[str, Any] = {"points": RICH, "deniers": 0, "dice": {0: "white 1"}, "others": others}
    game = position(characters=characters, in_round=ROUNDS[3], won=events, options=options, **words)
    return game.use(0, "build", "0 white 1")


def gained(character: str, player: Player, won: int = 0, holder: int = 0) -> int:
    """What seat 1 has more when the character is in play, held by a seat."""
    rest = [name for name in CHARACTER_NAMES if name != character]
    dealt = [*rest[:holder], character, *rest[holder:2]]
    return over(" ".join(dealt), player, won).points(1) - over(" ".join(rest[:3]), player, won).points(1)


def worth(character: str, count: int) -> int:
    """By the table, for so many."""
    levels = zip(THRESHOLDS[CHARACTER_NAMES.index(character)], CHARACTER_POINTS[1], strict=True)
    return max([points for least, points in levels if count >= least], default=0)


def with_(**words: Any) -> Player:
    return Player(**{"points": RICH, "deniers": 0, **words})


def of_estate(colour: str, building: str, count: int) -> Player:
    """Citizens of one estate: two at most are tradesmen on its cards, and all others stand in its building."""
    own = [
        card
        for card, number in cards_of().items()
        if SPOT_COLOUR[cards.SPOT[number]] == CARD_COLOUR_NAMES.index(colour)
    ]
    trading = own[::3][: min(2, count // 2)]
    standing = [f"{building} {space}" for space in range(1, count - len(trading) + 1)]
    return with_(tradesmen=", ".join(trading), citizens=", ".join(standing))


COUNTED: dict[str, Callable[[int], Player]] = {
    "hugues-de-payns": lambda count: with_(influence=count),
    "urban-iv": lambda count: with_(cathedral=", ".join(COLUMNS[:count])),
    "chretien-de-troyes": lambda count: with_(citizens=", ".join(SPACES[:count])),
    "the-florentine": lambda count: with_(tradesmen=", ".join(CARDS[:count])),
    "thibaut-ii": lambda count: with_(deniers=count),
    "joan-of-navarre": lambda count: of_estate("yellow", "city-hall", count),
    "isabeau-of-bavaria": lambda count: of_estate("red", "palace", count),
    "marie-of-champagne": lambda count: of_estate("white", "bishopric", count),
}
"""A player with so many of what a character looks at, and without what others do."""


@pytest.mark.parametrize("character", CHARACTER_NAMES)
@pytest.mark.parametrize("level", range(3))
@pytest.mark.parametrize("less", [0, 1])
def test_one_three_or_six_points_from_a_threshold_on(character: str, level: int, less: int) -> None:
    """Alone with what this character looks at the others bring as much with it as without."""
    count = THRESHOLDS[CHARACTER_NAMES.index(character)][level] - less
    assert set(CHARACTER_POINTS[1:]) == {(1, 3, 6)}
    if character == "henry-i":
        assert gained(character, with_(), won=count) == worth(character, count)
    else:
        assert gained(character, COUNTED[character](count)) == worth(character, count)


@pytest.mark.parametrize("holder", range(3))
def test_it_makes_no_difference_who_holds_it(holder: int) -> None:
    assert gained("thibaut-ii", with_(deniers=50), holder=holder) == 6


def test_characters_that_nobody_holds_are_not_scored() -> None:
    assert over("henry-i urban-iv hugues-de-payns", with_(deniers=50)).points(1) == RICH - 6


def test_chretien_does_not_count_who_lies() -> None:
    lying = f"palace {THRESHOLDS[CHARACTER_NAMES.index('chretien-de-troyes')][0]}"
    assert gained("chretien-de-troyes", with_(lying=lying)) == 0


def test_henry_does_not_count_cards_of_others() -> None:
    """Seat 1 has countered nothing; seat 2 everything."""
    events = dict.fromkeys([*events_of()][1:6], 2)
    words: dict[str, Any] = {"points": RICH, "deniers": 0, "dice": {0: "white 1"}, "others": {1: with_(), 2: with_()}}
    game = position(characters="henry-i urban-iv thibaut-ii", in_round=ROUNDS[3], won=events, **words)
    game.use(0, "build", "0 white 1")
    assert (game.points(1), game.points(2)) == (RICH - 6, RICH - 6 + worth("henry-i", 5))


def test_thibaut_counts_what_the_last_round_brought() -> None:
    """Deniers that lay in the district are taken first."""
    assert gained("thibaut-ii", with_(income=50)) == 6


def test_all_characters_of_two_players_are_scored() -> None:
    """Two each."""
    player = with_(deniers=50, influence=20)
    others = {1: player}
    words: dict[str, Any] = {"points": RICH, "deniers": 0, "dice": {0: "white 1"}, "others": others}
    names = "thibaut-ii henry-i urban-iv hugues-de-payns"
    game = position(players=2, characters=names, in_round=ROUNDS[2], **words).use(0, "build", "0 white 1")
    assert game.points(1) == RICH - 6 + 6 + 6
