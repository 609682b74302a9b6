"""An analysis adds up, is the same for any number of processes and after a kill, and knows nothing of the game."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.arena.cluster import LOCAL
from parvis.bots.roller import Seeds
from parvis.engine import record
from parvis.engine.contract import Game
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.record import Record, RecordError
from parvis.engine.registry import find
from parvis.insight import FORMAT, Budget, analyse
from parvis.insight.figures import scores_by_source
from parvis.insight.rollouts import Roller
from parvis.insight.store import Store, digest_of
from parvis.insight.story import Story
from parvis.insight.tasks import AGAIN, Worker, heaviest
from tests.cli.command import refused

SMALL = Budget(rollouts=3, again=4, par=30, listed=2)


def random_game(game: Game, seats: int, seed: int = 0) -> Record:
    """A finished game in which all draw their decisions."""
    core = bots.interpreted(game)
    play = Play(game, seats)
    chance = core.buffer([seed, 0])
    while not play.over:
        seat = play.movers()[0]
        legal = game.legal(play.state, seat)
        play.step(seat, legal[core.below(chance, len(legal))])
    return record.of(play, [{"name": f"P{seat}", "player": "random"} for seat in range(seats)])


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game needs no compiler."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")


@pytest.fixture(name="played")
def tiny_record() -> Record:
    """A finished game of three."""
    return random_game(TINY, 3)


def content_of(played: Record, **how: Any) -> dict[str, Any]:
    """The analysis as plain data."""
    return analyse(played, SMALL, **how).to_json()


def test_start_and_terms_are_the_score(played: Record) -> None:
    content = content_of(played)
    assert content["format"] == FORMAT
    for row, score in zip(content["ledger"], played.result.scores if played.result else [], strict=True):
        assert row["score"] == score
        assert abs(row["start"]["mean"] + sum(term["mean"] for term in row["terms"].values()) - score) < 0.01


def test_curves_begin_at_the_start_and_end_at_the_score(played: Record) -> None:
    content = content_of(played)
    first, last = content["curves"][0], content["curves"][-1]
    assert first["points"] == [row["start"] for row in content["ledger"]]
    assert [point["mean"] for point in last["points"]] == [row["score"] for row in content["ledger"]]
    assert sum(won["mean"] for won in last["wins"]) == pytest.approx(1)


def test_what_moves_lost_are_the_decisions_of_the_ledger(played: Record) -> None:
    content = content_of(played)
    for seat, row in enumerate(content["ledger"]):
        lost = sum(made["lost"] for made in content["decisions"] if made["seat"] == seat)
        assert -lost == pytest.approx(row["terms"]["decisions"]["mean"], abs=0.01)


def test_points_by_source_are_the_score(played: Record) -> None:
    told = random_game(find("notre-dame"), 2)
    assert told.result
    assert [sum(own.values()) for own in scores_by_source(told)] == told.result.scores
    assert scores_by_source(played) == [], "the tiny game does not tell"


def test_of_what_was_open_one_was_taken_and_the_judge_gains_nothing(played: Record) -> None:
    opened = content_of(played)["open"]
    assert opened
    for step, decisions in opened:
        assert [words for _, words, _, taken in decisions if taken] == [TINY.catalogue[played.steps[step][1]]]
        assert any(gain == 0 for _, _, gain, _ in decisions)


def test_what_a_move_lost_is_the_sum_of_its_sources_and_of_its_rounds() -> None:
    """Near the end of a random game of Notre Dame, where the judge plays on without a compiler."""
    played = random_game(find("notre-dame"), 2)
    story = Story(bots.interpreted(played.game), played)
    worker = Worker(Roller(story), SMALL)
    chains = [number for number, chain in enumerate(story.chains) if chain.seat != NATURE and chain.open][-4:]
    found = [worker.do((AGAIN, number)) for number in chains]
    assert any(any(one["lost"]) for one in found)
    for one in found:
        for parts in (one.get("sources", []), one.get("rounds", [])):
            assert [sum(part["lost"][game] for part in parts) for game in range(SMALL.again)] == one["lost"]


def test_a_source_goes_with_the_round_that_adds_most_to_it() -> None:
    assert heaviest(np.array([-9, 4, 6])) == 2, "what was gained in the first round is no part of the loss"
    assert heaviest(np.array([5, -4, -6])) == 2


def test_recorded_luck_comes_again(played: Record) -> None:
    """After the last decision of a player, what is replayed leads to the score each time."""
    story = Story(bots.interpreted(TINY), played)
    last = max(number for number, chain in enumerate(story.chains) if chain.seat != NATURE)
    ends = Roller(story).ends(last + 1, Seeds.of([1], 5, 3), replayed=True)
    assert played.result
    assert ends.points.tolist() == [played.result.scores] * 5


def test_the_same_by_two_processes_and_after_a_kill(played: Record, tmp_path: Path) -> None:
    kept = tmp_path / "found.jsonl"
    content = content_of(played, keep=kept)
    cut = kept.read_bytes()[: -len(kept.read_bytes()) // 3]  # in the middle of a line
    kept.write_bytes(cut + b'\n[1, 2, 3]\n"a line that was damaged"\n[4]')
    assert json.dumps(content_of(played, keep=kept)) == json.dumps(content)
    assert json.dumps(content_of(played, jobs=2)) == json.dumps(content)
    assert analyse(played, SMALL, keep=kept).found == Store(kept).found


@pytest.mark.soak
@pytest.mark.cluster
@pytest.mark.slow
def test_the_same_by_workers_of_a_cluster(played: Record) -> None:
    assert json.dumps(content_of(played, jobs=2, ray=LOCAL)) == json.dumps(content_of(played))


def test_findings_are_of_a_record_and_a_budget(played: Record) -> None:
    assert digest_of(played, SMALL) != digest_of(random_game(TINY, 3, 1), SMALL)
    assert digest_of(played, SMALL) != digest_of(played, Budget(3, 4, 31))


def test_what_is_no_finished_game(played: Record, tmp_path: Path) -> None:
    played.steps.pop()
    with pytest.raises(RecordError):
        analyse(played, SMALL)
    path = tmp_path / "game.json"
    played.write(path)
    assert "game.json" in refused("analyse", path)
    path.write_text("{}")
    assert "game.json" in refused("analyse", path)
    assert "none.json" in refused("analyse", tmp_path / "none.json")
