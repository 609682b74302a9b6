"""Readable logs of whole games: whatever changes in a sentence, or in when it is told, shows here.

To write them anew, and then to read what has changed: PYTHONPATH=src python -m tools.golden
"""

import pytest

from tools.golden import GAMES, file_of, readable, record_of


@pytest.mark.parametrize("seats", GAMES)
def test_a_game_reads_as_before(seats: int) -> None:
    assert readable(*record_of(seats)) == file_of(seats).read_text(encoding="utf-8")
