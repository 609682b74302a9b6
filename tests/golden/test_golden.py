"""Readable logs of whole games: whatever changes in a sentence, or in when it is told, shows here.

To write them again, and then to read what has changed: PYTHONPATH=src python -m tools.golden
"""

import pytest

from tools.corpora import CORPORA
from tools.golden import LOGS, file_of, readable


@pytest.mark.parametrize(("game", "players"), LOGS)
def test_a_game_reads_as_before(game: str, players: int) -> None:
    assert readable(CORPORA[game], players) == file_of(game, players).read_text(encoding="utf-8")
