"""What a training leaves behind."""

import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest
from matplotlib.image import imread
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import evaluation
from parvis.bots.learned import model_of, read_model
from parvis.engine.play import Play
from parvis.engine.refusals import GameError
from parvis.learning.publish import draw_curve, publish
from parvis.learning.train import Training
from tests.learning.plans import plan, train


@pytest.fixture
def trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Training:
    """A short training in the folder `training`."""
    monkeypatch.setattr("parvis.learning.train.EVALUATION_GAMES", 10)
    return train(plan(2), tmp_path / "training")


def test_bots_play_by_what_is_published(trained: Training, tmp_path: Path) -> None:
    path = publish(trained, tmp_path / "somewhere" / "2.npz")
    assert read_model(path, TINY, 2) == trained.network.model(2, 0).tolist()

    game = replace(TINY, name="taught", features=replace(TINY.features, learned=tmp_path / "learned"))
    trained.plan = replace(trained.plan, game=game)
    assert publish(trained) == tmp_path / "learned" / "2.npz"
    assert model_of(game, 2)[evaluation.CHAPTERS] == TINY.features.chapters
    assert model_of(game, 3) == evaluation.NO_MODEL

    play = Play(game, 2)
    for seat, cards in enumerate(["red-6 red-4 red-1", "blue-1 blue-2 blue-3"]):
        for card in cards.split():
            play.say(15, f"draw {seat} {card}")
    core = bots.interpreted(game)
    for bot in ("skilled", "expert:20"):
        advice = bots.explain(core, game, play.state, 0, bot, seed=1)
        assert advice[0].score is not None
        assert all(-10 < option.score < 30 for option in advice if option.score is not None)  # None: never tried
    assert {option.score for option in bots.explain(core, game, play.state, 0, "greedy", seed=1)} == {None}


def test_a_game_without_a_folder_for_weights_is_refused(trained: Training) -> None:
    with pytest.raises(GameError, match="tiny has no folder for learned values"):
        publish(trained)


def test_the_curve_is_drawn(trained: Training) -> None:
    path = draw_curve(trained.folder, "Tiny for 2")
    assert path == trained.folder / "curve.png"
    ink = imread(path)[..., :3].min(axis=2) < 0.9
    assert ink.mean() > 0.01
    assert not any(edge.any() for edge in (ink[0], ink[-1], ink[:, 0], ink[:, -1]))
    assert ET.parse(trained.folder / "curve.svg").getroot().tag.endswith("svg")


def test_nothing_is_drawn_of_nothing(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="has no curve of a training run"):
        draw_curve(tmp_path, "Tiny for 2")
    assert list(tmp_path.iterdir()) == []
