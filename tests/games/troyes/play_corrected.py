"""Plays random games of Troyes with other data files: `python -m tests.games.troyes.play_corrected 6 < cards.json`.

In a process of its own: rules take their numbers from the files when they are imported.
"""

import json
import sys
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from parvis.engine import data, samples

LONGEST = 2000  # steps; games have some 300, and none of 192 with made-up files had 500
Content = dict[str, Any]


def without(part: str, entries: Any, names: Collection[tuple[str, str]]) -> Any:
    """A part of the content without what stands in another file; a table that all cards share as it is."""
    return entries if isinstance(entries, dict) else [card for card in entries if (part, card.get("name")) not in names]


def within(part: str, entries: Any, names: Collection[tuple[str, str]]) -> Any:
    """A part of the content that stands in another file."""
    return [entry for entry in entries if (part, entry.get("name")) in names]


def reading(content: Content, read: Callable[[Path], Content]) -> Callable[[Path], Content]:
    """Reads files with the cards of that content in place of their own, each in the file in which it stands now."""

    def read_changed(file: Path) -> Content:
        if file.name not in ("cards.toml", "ladies.toml"):
            return read(file)
        of_ladies = read(file.with_name("ladies.toml"))
        names = {(part, entry.get("name")) for part, entries in of_ladies.items() for entry in entries}
        if file.name == "ladies.toml":
            return {
                part: [entry for entry in content[part] if (part, entry.get("name")) in names] for part in of_ladies
            }
        return {part: without(part, entries, names) for part, entries in content.items()}

    return read_changed


def main(content: Content, games: int) -> None:
    """Play so many games with that content, most of them under its newest ruling."""
    with patch.object(data, "read_toml", reading(content, data.read_toml)):
        from parvis.games.troyes import GAME

    assert [ruling for ruling in range(1, GAME.ruling + 1) if GAME.corrected(ruling)] == [GAME.ruling]
    for number, made in enumerate(samples.cases(GAME, games)):
        case = replace(made, ruling=GAME.ruling) if number % 4 else made
        for play in samples.walk(GAME, case):
            assert len(play.steps) < LONGEST, f"{case} does not end"


def of_box(content: dict[str, Any], box: str) -> dict[str, Any]:
    """The cards, events and characters of a box."""
    return {
        part: [entry for entry in content[part] if entry.get("module", "base") == box]
        for part in ("activity", "event", "character")
    }


if __name__ == "__main__":
    main(json.load(sys.stdin), int(sys.argv[1]))
