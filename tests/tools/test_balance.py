"""The page about how the cards of Troyes are balanced: what is counted, and what is written."""

from itertools import pairwise

import pytest

from parvis.games.troyes.cards import ACTIVITY_NAMES, CHARACTER_NAMES, EVENT_NAMES, OF_LADIES
from parvis.games.troyes.pieces import CHARACTERS_EACH, SPOTS
from parvis.games.troyes.rules.effects import gains
from tools.balance.counting import Books, play
from tools.balance.page import page, title

pytestmark = pytest.mark.soak
GAMES = 2


@pytest.fixture(scope="module")
def books() -> Books:
    """Games of three who decide at random."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARVIS_CORE", "interpreted")
        return play(3, GAMES, "random")


def test_points_by_source_are_the_scores(books: Books) -> None:
    assert sum(books.sources.values()) == sum(sum(scores) for scores in books.scores) > 0


def test_nine_cards_a_game(books: Books) -> None:
    assert sum(use.counts["games"] for use in books.cards) == GAMES * SPOTS
    assert sum(use.counts["games"] for use in books.characters) == GAMES * 3 * CHARACTERS_EACH[3]
    assert sum(books.events[form].counts["games"] for form in (0, 1)) == GAMES  # Marauding in its two forms


def test_nobody_uses_a_card_without_activating_it(books: Books) -> None:
    for use in books.cards:
        assert use.counts["used"] <= use.counts["games"]
        assert use.counts["used"] <= use.counts["players"] <= use.counts["uses"]
        assert use.counts["helped"] <= use.counts["activations"]


def test_gains_belong_to_the_card_that_brings_them(books: Books) -> None:
    card = ACTIVITY_NAMES.index("merchant")
    merchant = books.cards[card].counts
    assert merchant["deniers"] == gains.DENIERS_GAINED[card] * merchant["activations"]
    assert merchant["influence"] == merchant["citizens"] == 0


def test_every_card_has_its_line(books: Books) -> None:
    lines = page([books]).splitlines()
    gone = {"swordsman", "recruitment", "archbishop"}  # not in the box of the newest ruling
    gone |= {name for _, name in OF_LADIES}  # the page is about the base game
    for name in {*ACTIVITY_NAMES, *EVENT_NAMES, *CHARACTER_NAMES} - gone:
        assert any(line.startswith(f"| {title(name)} |") for line in lines)


def test_tables_are_whole(books: Books) -> None:
    lines = page([books]).splitlines()
    widths = [line.count("|") for line in lines]
    for width, after in pairwise(widths):
        assert width == after or 0 in (width, after)
