"""What is known of the levels: the files that ship say it of every level, and a damaged one is a clear error."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from parvis.bots import is_own, levels
from parvis.bots.measured import measured
from parvis.engine import registry
from parvis.engine.lines import Line
from parvis.engine.refusals import GameError
from parvis.web.texts import GameTexts


@pytest.mark.parametrize("title", ["notre-dame", "troyes"])
def test_every_level_was_measured_and_each_wins_against_the_one_below(title: str) -> None:
    game = registry.find(title)
    known = measured(game)
    assert known
    own = [level for level in levels() if is_own(level, game)]
    assert list(known.levels)[: len(own)] == own
    assert known.levels[own[0]].duel is None
    for below, above in pairwise(own):
        duel = known.levels[above].duel
        assert duel
        assert duel.against == below
        assert 1 / known.players < duel.low <= duel.wins <= duel.high <= 1


def test_in_notre_dame_five_seconds_win_more_than_the_expert_does() -> None:
    known = measured(registry.find("notre-dame"))
    assert known
    expert, patient = known.levels["expert"].duel, known.levels["expert:5s"].duel
    assert expert
    assert patient
    assert expert.against == patient.against == "skilled"
    assert patient.low > expert.wins


@pytest.mark.parametrize("title", ["notre-dame", "troyes"])
def test_points_are_the_sum_of_their_sources_and_each_source_has_a_name(title: str) -> None:
    game = registry.find(title)
    known, told = measured(game), GameTexts(game, [])
    assert known
    for level in known.levels.values():
        assert sum(level.sources.values()) == pytest.approx(level.points, abs=0.05 * (len(level.sources) + 1))
        assert all(told.known(Line(f"points-{source}")) for source in level.sources)


def test_nothing_is_known_of_a_game_that_nobody_has_measured(tmp_path: Path) -> None:
    game = registry.find("notre-dame")
    assert measured(replace(game, levels=None)) is None
    assert measured(replace(game, levels=tmp_path / "levels.json")) is None


@pytest.mark.parametrize("content", ["", "[]", '{"players": 4}', '{"players": 4, "levels": {"greedy": {"games": 1}}}'])
def test_a_damaged_file_is_a_clear_error(content: str, tmp_path: Path) -> None:
    path = tmp_path / "levels.json"
    path.write_text(content)
    with pytest.raises(GameError, match=r"levels\.json can't be read"):
        measured(replace(registry.find("notre-dame"), levels=path))
