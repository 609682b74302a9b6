"""Counting how long people wait for bots."""

from pathlib import Path

import pytest

from parvis.engine import record
from parvis.engine.play import Play
from parvis.web.tables import pace
from tools.waiting import SETTINGS, Setting, Waited, others_did, report, row

RECORDS = Path(__file__).parents[1] / "records"
NOTRE_DAME, TROYES, EXPANSION = SETTINGS
GAMES = [
    (setting, file)
    for setting, folder in ((NOTRE_DAME, "notre-dame"), (TROYES, "troyes"), (EXPANSION, "ladies"))
    for file in sorted((RECORDS / folder).glob("4p-*greedy*.json"))
    if "random" not in file.stem
]
"""Whole games of four that don't play at random, as those who are waited for."""


def counted(file: Path) -> tuple[int, int]:
    """Moves and decisions of the three others in a recorded game."""
    found = record.load(file)
    return others_did(Play(found.game, len(found.seats), found.options, found.ruling), found.steps)


@pytest.mark.parametrize(("setting", "file"), GAMES, ids=[file.stem for _, file in GAMES])
def test_at_the_default_pace_nobody_waits_for_long_in_a_whole_game(setting: Setting, file: Path) -> None:
    moves, decisions = counted(file)
    assert moves < decisions
    assert moves * pace.PACES[pace.DEFAULT] / 1000 < setting.most


def test_in_notre_dame_the_others_play_two_cards_and_hire_in_each_round_and_seldom_suffer_from_the_plague() -> None:
    counts = [counted(file)[0] for setting, file in GAMES if setting is NOTRE_DAME]
    assert all(9 * 3 * 3 <= count <= 9 * 3 * 3 + 9 for count in counts)


def test_the_page_tells_the_median_the_range_and_the_longest_wait() -> None:
    games = [Waited([1.0, 20.0], 81, 160), Waited([2.0, 2.5, 80.0], 83, 170), Waited([30.0], 82, 180)]
    line = row(NOTRE_DAME, games)
    assert line == ["Notre Dame", "82", "170", "80.0 s", "30 s (21 – 84)", "90 s"]
    text = report([line], 3, "skilled")
    assert "| Notre Dame | 82 | 170 | 80.0 s | 30 s (21 – 84) | 90 s |" in text
    assert "games of each setting, against three bots of the level skilled: 3." in " ".join(text.split())
