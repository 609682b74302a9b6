"""What predictions mean, found out by games."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis.bots import calibration
from parvis.bots.calibration import CHANCE, KINDS, MOVE, calibration_of, file_of
from parvis.engine.contract import Game
from parvis.engine.refusals import GameError
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.games.troyes import GAME as TROYES
from parvis.learning.calibrating import FEWEST, Observer, ascending, fitted, reliability

GAMES = [(game, players) for game in (NOTRE_DAME, TROYES) for players in game.seats]


def samples(positions: int = 4000, seed: int = 1) -> np.ndarray:
    """A value that says two points too few in chapter 1, and is too timid about the win."""
    random = np.random.default_rng(seed)
    kinds, chapters = random.integers(0, 2, positions), random.integers(0, 2, positions)
    points, real = random.normal(60, 8, positions), random.random(positions)
    ends = points + 2 * (chapters == 1) + random.normal(0, 1, positions)
    won = (random.random(positions) < real).astype(float)
    return np.stack([kinds, chapters, points, 0.25 + 0.5 * real, ends, won], axis=1)


def test_a_value_that_is_off_is_put_right() -> None:
    found, others = fitted(NOTRE_DAME, 4, samples(), 400), samples(seed=2)
    for kind in KINDS:
        assert found.points_of(kind, 1, 60.0) == pytest.approx(62, abs=0.2)
        assert found.points_of(kind, 0, 60.0) == pytest.approx(60, abs=0.2)
        assert found.share_of(kind, 0.7) == pytest.approx(0.9, abs=0.06)
        assert found.share_of(kind, -1.0) >= 0
        assert list(found.happened[kind]) == sorted(found.happened[kind])
        before, after = reliability(others, kind), reliability(others, kind, found)
        assert before.points_off == pytest.approx(1, abs=0.2)
        assert abs(after.points_off) < 0.2
        assert after.worst < before.worst / 2


def test_a_chapter_that_was_hardly_met_gets_what_all_get() -> None:
    some = samples()
    some[: FEWEST - 1, 1] = 5
    found = fitted(NOTRE_DAME, 4, some, 400)
    assert found.points[MOVE][5] == found.points[MOVE][7] == pytest.approx(1, abs=0.2)


def test_from_few_games_shares_stay_as_they_are_but_between_0_and_1() -> None:
    found = fitted(NOTRE_DAME, 4, samples(), 399)
    assert [found.share_of(MOVE, said) for said in (-0.1, 0.4, 1.1)] == [0, 0.4, 1]
    assert found.points_of(MOVE, 1, 60.0) == pytest.approx(62, abs=0.2)


def test_neighbours_that_fall_are_pooled() -> None:
    assert ascending([1, 3, 2, 4]) == [1, 2.5, 2.5, 4]
    assert ascending([3, 2, 1]) == [2, 2, 2]
    assert ascending([1, 2, 2]) == [1, 2, 2]


@pytest.mark.parametrize(("game", "players"), GAMES, ids=[f"{game.name}-{players}" for game, players in GAMES])
def test_what_ships_is_for_the_weights_that_ship(game: Game, players: int) -> None:
    found = calibration_of(game, players)
    assert found is not None
    for kind in (MOVE, CHANCE):
        assert len(found.points[kind]) == game.features.chapters
        assert 0 <= found.share_of(kind, -0.2) <= found.share_of(kind, 0.5) <= found.share_of(kind, 1.2) <= 1


def test_a_calibration_of_other_weights_counts_for_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = file_of(NOTRE_DAME)
    assert path is not None
    told = json.loads(path.read_text(encoding="utf-8"))
    told["4"]["weights"] = "0123456789abcdef"
    other = replace(NOTRE_DAME, features=replace(NOTRE_DAME.features, learned=tmp_path))
    (tmp_path / "4.npz").write_bytes((path.parent / "4.npz").read_bytes())
    (tmp_path / calibration.NAME).write_text(json.dumps(told), encoding="utf-8")
    assert calibration_of(other, 4) is None
    (tmp_path / calibration.NAME).write_text("[]", encoding="utf-8")
    assert calibration.read(tmp_path / calibration.NAME) == {}
    assert "calibration.json is not a file of calibrations" in caplog.text
    assert calibration_of(TINY, 2) is None


@pytest.mark.soak
def test_games_are_looked_at_from_every_seat() -> None:
    observer = Observer(NOTRE_DAME, 3)
    found = observer.play(3, seed=1)
    assert set(found[:, 0]) == {0, 1}
    assert set(found[:, 1]) == set(range(NOTRE_DAME.features.chapters))
    assert np.abs(found[:, 4] - found[:, 2]).mean() < 15
    assert set(found[:, 5]) <= {0, 0.3333, 0.5, 1}
    with pytest.raises(GameError, match="no learned value for 2 players"):
        Observer(TINY, 2)
