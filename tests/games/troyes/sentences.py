"""What several files of tests ask of the texts of Troyes."""

from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from parvis.engine.lines import Line
from parvis.games.troyes import cards
from parvis.games.troyes.pieces import BUILDINGS
from parvis.games.troyes.rules.ramparts.wall import TILE_FORMS
from parvis.games.troyes.state import State
from parvis.games.troyes.words.explained import about_card, about_character, about_event, about_placing, about_tile

LANGUAGES = ["en"]
NAMES = ("Anna", "Bruno", "Clara", "David")
RULINGS = range(1, cards.RULING + 1)
Entry = dict[str, ast.Message]


def parts(node: object, kind: type) -> list[ast.BaseNode]:
    """All parts of that kind in a text."""
    if isinstance(node, list):
        return [part for item in node for part in parts(item, kind)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node] * isinstance(node, kind) + [part for value in vars(node).values() for part in parts(value, kind)]


def referred(found: Entry, key: str) -> set[str]:
    """The key and those of all texts of which its text is made."""
    keys = {key}
    for part in parts(found[key], ast.MessageReference):
        keys |= referred(found, part.id.name)
    return keys


def abouts() -> list[Line]:
    """What every card, event and character does, and where citizens go who lose a space."""
    return [
        *map(about_card, range(cards.ACTIVITIES)),
        *(about_event(State(), event) for event in range(cards.EVENT_FORMS)),
        *map(about_tile, range(TILE_FORMS)),
        *map(about_placing, range(BUILDINGS)),
        *(about_character(ruling, number) for ruling in RULINGS for number in range(cards.CHARACTERS)),
    ]


def check_sentence(texts: FluentBundle, line: Line, arguments: dict[str, Any]) -> None:
    """The line has a text that makes a sentence."""
    assert texts.has_message(line.key), line
    sentence, errors = texts.format_pattern(texts.get_message(line.key).value, arguments)
    assert not errors, (line, errors)
    assert sentence.strip() == sentence != "", line
    assert "{" not in sentence, sentence
    assert "  " not in sentence, sentence
