"""Measuring how fast bots play: every way plays, and the table says what was measured."""

import pytest
from tiny_game import GAME as TINY

from tools import rates


def test_every_way_is_measured_with_every_bot_that_plays_in_a_way_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_CORE", "interpreted")
    monkeypatch.setattr(rates, "GAMES", {"random": 2, "skilled": 1, "expert:2": 1})
    monkeypatch.setattr(rates, "ENVS", 3)
    found = rates.measure({"tiny": TINY}, 2, 0.0)
    ways = ("simulate", "match", "opponents")
    assert list(found) == [("tiny", bot, way) for bot in ("random", "expert:2") for way in ways]
    assert all(len(values) == 2 and min(values) > 0 for values in found.values())


def test_the_table_has_a_row_for_each_bot_and_a_cell_for_each_way() -> None:
    found = {("troyes", "random", "simulate"): [1.0, 3.0, 20.0], ("troyes", "skilled", "training"): [2_000_000.0]}
    rows = rates.rows_of(found)
    assert rows == [["Troyes", "`random`", "3.00", "", "", ""], ["Troyes", "`skilled`", "", "", "", "2.00 million"]]
    assert "| Troyes | `random` | 3.00 |" in rates.report(rows, "on one core", 3)
