"""Plays random games of Troyes with another data file: `python -m tests.games.troyes.play_corrected 6 < cards.json`.

In a process of its own: rules take their numbers from the file when they are imported.
"""

import json
import sys
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parvis.engine import data, samples

LONGEST = 2000  # steps; games have some 300, and none of 192 with made-up files had 500


def of_box(content: dict[str, Any], box: str) -> dict[str, Any]:
    """What comes in a box: its cards, and with the base game what is printed on all."""
    cards = {
        part: [entry for entry in content[part] if entry.get("module", "base") == box]
        for part in ("activity", "event", "character")
    }
    return content | cards if box == "base" else cards


def main(content: dict[str, Any], games: int) -> None:
    """Play so many games with that file, most of them under its newest ruling."""
    read, instead = data.read_toml, {"cards.toml": of_box(content, "base"), "ladies.toml": of_box(content, "ladies")}
    with patch.object(data, "read_toml", lambda file: instead[file.name] if file.name in instead else read(file)):
        from parvis.games.troyes import GAME

    assert [bool(GAME.corrected(ruling)) for ruling in range(1, GAME.ruling + 1)] == [False, False, True]
    for number, made in enumerate(samples.cases(GAME, games)):
        case = replace(made, ruling=GAME.ruling) if number % 4 else made
        for play in samples.walk(GAME, case):
            assert len(play.steps) < LONGEST, f"{case} does not end"


if __name__ == "__main__":
    main(json.load(sys.stdin), int(sys.argv[1]))
