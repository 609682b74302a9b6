"""docs/records.md: every word that it promises is in the catalogue, and it promises all words that are there."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from parvis.games.troyes import GAME
from parvis.games.troyes.cards import ACTIVITY_WORDS, CHARACTER_NAMES, EVENT_WORDS
from parvis.games.troyes.pieces import ALL_COLOUR_NAMES, BUILDING_NAMES
from parvis.games.troyes.tiles import WORDS as TILES

PAGE = Path(__file__).parents[3] / "docs" / "records.md"
FIRST, LAST = "## Troyes: the words", "Arrival at gate IV"
WORD = re.compile(r"`([^`]+)`")
NUMBER = r"\d+"
DIE = rf"(?:{NUMBER}|neutral) (?:{'|'.join(ALL_COLOUR_NAMES)}) {NUMBER}"
PLACEHOLDERS: Mapping[str, str] = {
    "DIE": DIE,
    "CARD": "|".join(ACTIVITY_WORDS),
    "EVENT": "|".join(EVENT_WORDS),
    "CHARACTER": "|".join(CHARACTER_NAMES),
    "BUILDING": "|".join(BUILDING_NAMES),
    "TILE": "|".join(TILES),
    **dict.fromkeys(("N", "S", "COLUMN", "LEVEL"), NUMBER),
}
"""What words in capitals stand for."""
NAMES = {"activate ": ACTIVITY_WORDS, "event ": EVENT_WORDS[1:], "deal 0 ": CHARACTER_NAMES, "tile ": TILES}
"""Of which things the page has the names, and the words before which they stand in the catalogue."""


def tables(page: str) -> Iterator[tuple[str, list[str]]]:
    """The head of each table of Troyes, and the words in code of the columns that say what is written."""
    head = ""
    for line in page[page.index(FIRST) : page.index(LAST)].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            head = ""
        elif not head:
            head = cells[0]
        else:
            yield head, WORD.findall(cells[0 if head == "decision" else 1])


def pattern(words: str) -> re.Pattern[str]:
    """What decisions look like that are written so."""
    return re.compile(" ".join(f"(?:{PLACEHOLDERS.get(word, re.escape(word))})" for word in words.split()))


def promised(page: str) -> set[str]:
    """The words of all decisions in the tables of a page."""
    return {words for head, found in tables(page) if head == "decision" for words in found}


def names(page: str) -> set[str]:
    """All names in the tables of a page."""
    return {name for head, found in tables(page) if head == "thing" for words in found for name in words.split()}


def test_every_word_of_the_page_is_in_the_catalogue() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert len(promised(text)) > 50
    assert [words for words in promised(text) if not any(map(pattern(words).fullmatch, GAME.catalogue))] == []


def test_every_decision_of_the_catalogue_is_on_the_page() -> None:
    patterns = [pattern(words) for words in promised(PAGE.read_text(encoding="utf-8"))]
    assert [words for words in GAME.catalogue if not any(known.fullmatch(words) for known in patterns)] == []


def test_every_name_of_the_page_is_a_word_of_the_catalogue() -> None:
    known = {word for words in GAME.catalogue for word in words.split()}
    assert {name for name in names(PAGE.read_text(encoding="utf-8")) if name.islower()} - known == set()


def test_every_card_event_character_and_tile_is_named_as_the_page_names_it() -> None:
    known = names(PAGE.read_text(encoding="utf-8"))
    for before, things in NAMES.items():
        assert set(things) <= known
        assert all(before + name in GAME.catalogue for name in things)
