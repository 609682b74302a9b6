"""Plays random games of Troyes with another data file: `python -m tests.games.troyes.play_corrected 6 < cards.json`.

In a process of its own: rules take their numbers from the file when they are imported.
"""

import json
import sys

from parvis.engine import data, samples

content = json.load(sys.stdin)
data.read_toml = lambda file: content  # type: ignore[assignment]

from parvis.games.troyes import GAME  # noqa: E402

LONGEST = 2000  # steps; games have some 300, and none of 192 with made-up files had 500


def main(games: int) -> None:
    for case in samples.cases(GAME, games):
        for play in samples.walk(GAME, case):
            assert len(play.steps) < LONGEST, f"{case} does not end"


if __name__ == "__main__":
    main(int(sys.argv[1]))
