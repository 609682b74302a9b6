"""What is kept of a step is told again to whoever reads the same of it, and to nobody else."""

import json

import pytest

from parvis.engine import registry
from parvis.engine.lines import EVERYTHING, Line, LogLine, Onlooker
from parvis.web.models import Table
from parvis.web.pages import log
from parvis.web.pages.log import KeptStep
from parvis.web.tables.table_game import to_json
from parvis.web.texts import GameTexts

OPEN = LogLine(Line("everybody", {}))
OWN = LogLine(Line("seat-1-alone", {}), only=1)
OTHERS = LogLine(Line("all-but-seat-1", {}), hidden_from=1)


def read(onlooker: Onlooker, lines: list[LogLine], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What somebody reads of a step that led to these lines."""
    step = KeptStep(0, 0, json.dumps([to_json(line) for line in lines]))
    monkeypatch.setattr(log, "newest_first", lambda *_: [step])
    page = log.read(Table(pk=1, number=1), onlooker, GameTexts(registry.find("tiny"), ["Anna", "Bruno"]))
    return [sentence.text for entry in page.entries for sentence in entry.sentences]


def test_a_step_is_told_to_each_as_they_may_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        assert read(1, [OPEN, OWN, OTHERS], monkeypatch) == ["everybody", "seat-1-alone"]
        assert read(0, [OPEN, OWN, OTHERS], monkeypatch) == ["everybody", "all-but-seat-1"]
        assert read(None, [OPEN, OWN, OTHERS], monkeypatch) == ["everybody", "all-but-seat-1"]
        assert read(EVERYTHING, [OPEN, OWN, OTHERS], monkeypatch) == ["everybody", "seat-1-alone"]


def test_what_all_read_alike_is_kept_once(monkeypatch: pytest.MonkeyPatch) -> None:
    log.entries.cache_clear()
    for onlooker in (0, 1, None, EVERYTHING):
        assert read(onlooker, [OPEN], monkeypatch) == ["everybody"]
    assert log.entries.cache_info().currsize == 1
