"""Plays random games of Troyes with another data file: `python -m tests.games.troyes.play_corrected 6 < cards.json`.

In a process of its own: rules take their numbers from the file when they are imported.
"""

import json
import sys
from typing import Any
from unittest.mock import patch

from parvis.engine import data, samples

LONGEST = 2000  # steps; games have some 300, and none of 192 with made-up files had 500


def main(content: dict[str, Any], games: int) -> None:
    """Play so many games with that file."""
    with patch.object(data, "read_toml", return_value=content):
        from parvis.games.troyes import GAME

    for case in samples.cases(GAME, games):
        for play in samples.walk(GAME, case):
            assert len(play.steps) < LONGEST, f"{case} does not end"


if __name__ == "__main__":
    main(json.load(sys.stdin), int(sys.argv[1]))
