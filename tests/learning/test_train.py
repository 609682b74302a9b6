"""A training: it learns, it can be stopped at any time, and it is the same whoever plays."""

import errno
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import mean

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis.bots import evaluation
from parvis.bots.evaluation import HEAD, PREDICTIONS
from parvis.bots.learned import model_of, write_model
from parvis.engine import files
from parvis.engine.contract import Features, Game
from parvis.engine.refusals import GameError
from parvis.engine.versions import features_version
from parvis.learning.executor import ThreadExecutor
from parvis.learning.network import Network
from parvis.learning.train import CHUNKS, ITERATION_GAMES, VERSION, CurvePoint, Plan, Training, read_curve
from parvis.learning.worker import Chunk, Numbers, Worker
from tests.learning.plans import plan, state, train


class Stopped(Exception):
    """Somebody pressed Ctrl-C."""


def stop_after(games: int):
    """Stops a training when that many games are played."""

    def progress(played: int, point: CurvePoint | None) -> None:
        if played >= games:
            raise Stopped

    return progress


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three rounds the last two are played by the learned value; strength is measured in few games."""
    monkeypatch.setattr("parvis.learning.train.WARM_UP", ITERATION_GAMES)
    monkeypatch.setattr("parvis.learning.train.EVALUATION_GAMES", 20)


@pytest.mark.soak
@pytest.mark.usefixtures("short")
def test_a_value_learns(tmp_path: Path) -> None:
    heard: list[tuple[int, CurvePoint | None]] = []
    training = train(plan(16), tmp_path, lambda games, point: heard.append((games, point)))
    curve = read_curve(tmp_path)
    assert [games for games, _ in heard] == [point.games for point in curve]
    assert [point.games for point in curve] == [ITERATION_GAMES * (k + 1) for k in range(16)]
    assert [point for _, point in heard] == curve
    assert mean(point.error for point in curve[-4:]) < 0.92 * curve[0].error  # the rest is left to chance
    first_by_itself = curve[1].self_score  # before, the hand-written value played, which is as good as can be here
    assert mean(point.self_score for point in curve[-4:]) > first_by_itself + 0.1
    assert all(0 <= point.win_share <= 1 and 0 < point.score < 30 and 0 < point.self_score < 30 for point in curve)
    assert all(later.seconds >= earlier.seconds for earlier, later in pairwise(curve))
    model = training.network.model(2, 0)
    assert list(model[: evaluation.HEAD]) == [TINY.features.chapters, len(TINY.features.names), 4, 2, 0]


@pytest.mark.soak
@pytest.mark.usefixtures("short")
def test_strength_is_measured_every_so_many_games_and_at_the_end(tmp_path: Path) -> None:
    train(replace(plan(5), evaluate_every=2 * ITERATION_GAMES), tmp_path)
    assert [point.games // ITERATION_GAMES for point in read_curve(tmp_path)] == [2, 4, 5]


@pytest.mark.usefixtures("short")
def test_stopped_and_taken_up_again_it_is_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    what = replace(plan(4), evaluate_every=2 * ITERATION_GAMES)
    train(what, whole)
    for iterations in (1, 2, 3):  # before anything was measured, just after, and in between
        games = iterations * ITERATION_GAMES
        with pytest.raises(Stopped):
            train(what, parts, stop_after(games))
        assert state(parts)["games"] == games  # nothing is lost
    taken_up = train(what, parts)
    assert state(parts) == state(whole)
    assert timeless(parts) == timeless(whole)
    assert taken_up.games == 4 * ITERATION_GAMES


def timeless(folder: Path) -> list[CurvePoint]:
    """The curve without the time it took."""
    return [replace(point, seconds=0.0) for point in read_curve(folder)]


class Listed(ThreadExecutor):
    """Threads that keep a list of what they were given to do."""

    def __init__(self) -> None:
        super().__init__(1)
        self.chunks: list[Chunk] = []

    def play(self, chunks: Sequence[Chunk]) -> list[Numbers]:
        self.chunks += chunks
        return super().play(chunks)


@pytest.mark.soak
@pytest.mark.usefixtures("short")
def test_no_game_is_dealt_twice_and_the_learned_value_takes_over(tmp_path: Path) -> None:
    executor = Listed()
    training = Training(plan(3), tmp_path, executor)
    executor.chunks.clear()  # what was played to measure the features
    training.run()
    executor.close()
    assert sum(chunk.games for chunk in executor.chunks) == 3 * ITERATION_GAMES
    assert len({chunk.seed for chunk in executor.chunks}) == len(executor.chunks) == 3 * CHUNKS
    assert [chunk.warm_up for chunk in executor.chunks] == CHUNKS * [True] + 2 * CHUNKS * [False]
    assert {chunk.lambda_ for chunk in executor.chunks if chunk.warm_up} == {1000}  # outcomes alone count
    assert len({tuple(chunk.model) for chunk in executor.chunks}) == 3


@pytest.mark.usefixtures("short")
def test_who_is_done_is_done(tmp_path: Path) -> None:
    train(plan(1), tmp_path)
    before = state(tmp_path)
    train(plan(1), tmp_path, stop_after(0))
    assert state(tmp_path) == before
    longer = train(plan(2), tmp_path)
    assert (longer.games, len(read_curve(tmp_path))) == (2 * ITERATION_GAMES, 2)
    assert longer.planned_before == ITERATION_GAMES


@pytest.mark.soak
@pytest.mark.usefixtures("short")
def test_the_number_of_threads_changes_nothing(tmp_path: Path) -> None:
    train(plan(2), tmp_path / "one", jobs=1)
    train(plan(2), tmp_path / "two", jobs=2)
    assert state(tmp_path / "one") == state(tmp_path / "two")


@pytest.mark.soak
@pytest.mark.usefixtures("short")
def test_another_seed_learns_other_weights(tmp_path: Path) -> None:
    train(plan(1), tmp_path / "one")
    train(plan(1, seed=2), tmp_path / "two")
    assert state(tmp_path / "one")["weights/first"] != state(tmp_path / "two")["weights/first"]


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("file", ["state.npz", "curve.csv"])
def test_a_full_disk_while_saving_leaves_what_was_saved_before(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, crashed = tmp_path / "whole", tmp_path / "crashed"
    train(plan(2), whole)
    with pytest.raises(Stopped):
        train(plan(2), crashed, stop_after(ITERATION_GAMES))
    before = state(crashed)

    def flush(path: Path) -> None:
        if file in path.name:
            raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(files, "flush", flush)
        with pytest.raises(OSError, match="No space left"):
            train(plan(2), crashed)
    assert state(crashed) == before
    assert not list(crashed.glob(".*"))
    train(plan(2), crashed)
    assert state(crashed) == state(whole)
    assert timeless(crashed) == timeless(whole)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("other", [plan(players=3), plan(hidden=5)])
def test_the_folder_of_another_training_is_refused(other: Plan, tmp_path: Path) -> None:
    train(plan(1), tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(GameError) as error:
        train(other, tmp_path)
    inputs = len(TINY.features.names)
    assert str(error.value) == (
        f"{tmp_path} has a training run of tiny for 2, {inputs} features, 4 hidden units. "
        "Choose another folder with --out"
    )
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.usefixtures("short")
def test_a_training_begins_with_what_another_has_learned(tmp_path: Path) -> None:
    taught = train(plan(2), tmp_path / "for two")
    executor = Listed()
    what = replace(plan(1, players=3, hidden=6), begin_with=tmp_path / "for two")
    training = Training(what, tmp_path / "for three", executor)
    assert training.network.hidden == 6
    before, after = (
        net.scale[:, None] * net.mean["first"][:, :, : PREDICTIONS + 4] for net in (taught.network, training.network)
    )
    assert after == pytest.approx(before, rel=1e-5)
    training.run()
    assert {chunk.warm_up for chunk in executor.chunks} == {False}
    resumed = Training(replace(plan(2, players=3, hidden=6)), tmp_path / "for three", executor)
    resumed.run()
    assert {chunk.warm_up for chunk in executor.chunks} == {False}  # nor when it is taken up
    executor.close()


@pytest.fixture
def published(tmp_path: Path) -> Game:
    """The tiny game with weights for two, of six hidden units, that nobody has trained."""
    game = replace(TINY, features=replace(TINY.features, learned=tmp_path / "learned"))
    scale = np.linspace(0.02, 3, len(TINY.features.names), dtype=np.float32)
    network = Network.fresh(TINY.features.chapters, scale, 6, seed=3)
    write_model(tmp_path / "learned" / "2.npz", game, network.model(2, 0))
    return game


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("players", [2, 3])
def test_a_training_begins_with_published_weights(players: int, published: Game, tmp_path: Path) -> None:
    executor = Listed()
    what = replace(plan(1, players=players, hidden=6), game=published, begin_with=2)
    weights = model_of(published, 2)
    taken = Training(what, tmp_path / "same", executor).network.model(players, 0).tolist()
    assert taken[HEAD:] == weights[HEAD:]
    assert taken[evaluation.SEATS] == players

    wide = Training(replace(what, hidden=9), tmp_path / "wide", executor)
    features, chance = np.zeros((1, len(TINY.features.names)), np.float32), np.random.default_rng(1)
    features[:] = chance.integers(0, 9, features.shape)
    narrow = Training(what, tmp_path / "again", executor).network
    for chapter in range(TINY.features.chapters):
        assert np.allclose(predicted(wide.network, chapter, features), predicted(narrow, chapter, features), atol=1e-5)
    sizes = Training(replace(plan(1, players=players), game=published), tmp_path / "new", executor).network.scale
    assert wide.network.scale.shape == sizes.shape
    assert (wide.network.scale != 1).any()  # as large as features are in games, like those of a new training
    executor.chunks.clear()
    wide.run()
    assert {chunk.warm_up for chunk in executor.chunks} == {False}
    assert wide.network.model(players, 0).tolist()[HEAD:] != weights[HEAD:]
    executor.close()


def predicted(network: Network, chapter: int, features: np.ndarray) -> np.ndarray:
    """What the averaged network predicts for these features."""
    sums = features * network.scale @ network.mean["first"][chapter] + network.mean["bias"][chapter]
    layer = np.maximum(sums[:, PREDICTIONS:], 0)
    return sums[:, :PREDICTIONS] + layer @ network.mean["second"][chapter].T


def test_only_weights_that_are_there_can_be_begun_with(published: Game, tmp_path: Path) -> None:
    executor = ThreadExecutor(1)
    for what, message in (
        (replace(plan(hidden=6), game=published, begin_with=4), "tiny has no published weights for 4 players"),
        (replace(plan(hidden=6), begin_with=2), "tiny has no published weights for 2 players"),
        (replace(plan(hidden=5), game=published, begin_with=2), "has 6 hidden units, so 5 are too few"),
    ):
        with pytest.raises(GameError, match=message):
            Training(what, tmp_path / "new", executor)
    executor.close()


@pytest.mark.usefixtures("short")
def test_what_a_training_can_not_begin_with_is_refused(tmp_path: Path) -> None:
    train(plan(1), tmp_path / "wide")
    executor = ThreadExecutor(1)
    other = replace(TINY, features=replace(TINY.features, names=TINY.features.names[::-1]))
    for what, message in (
        (plan(hidden=3), "has 4 hidden units, so 3 are too few"),
        (
            replace(plan(), game=other),
            f"for version {features_version(TINY)} of the features of tiny, not {features_version(other)}",
        ),
    ):
        with pytest.raises(GameError, match=message):
            Training(replace(what, begin_with=tmp_path / "wide"), tmp_path / "new", executor)
    with pytest.raises(GameError, match=r"nowhere/state.npz is not a training run: "):
        Training(replace(plan(), begin_with=tmp_path / "nowhere"), tmp_path / "new", executor)
    executor.close()


def test_games_are_played_with_no_option_with_all_and_with_some() -> None:
    worker, random = Worker(TINY, 2, np.array([1, 1, 1, 2, 0])), np.random.default_rng(1)
    counts = Counter(sum(option > 0 for option in worker.options(random)) for _ in range(400))
    assert sorted(counts) == [0, 1, 2]
    assert min(counts.values()) > 60
    assert {int(worker.options(random, ((1, 2),))[1]) for _ in range(20)} == {2}


@pytest.mark.usefixtures("short")
def test_a_training_may_keep_to_some_options(tmp_path: Path) -> None:
    executor = Listed()
    what = replace(plan(1), options=((0, 1),))
    assert what.title.endswith("4 hidden units, low=true")
    Training(what, tmp_path, executor).run()
    assert {chunk.options for chunk in executor.chunks} == {((0, 1),)}
    with pytest.raises(GameError, match=r"has a training run of tiny for 2, .*, low=true. Choose another folder"):
        Training(plan(1), tmp_path, executor)
    executor.close()


@pytest.mark.usefixtures("short")
def test_a_training_may_mix_options_in_another_way(tmp_path: Path) -> None:
    worker, random = Worker(TINY, 2, np.array([1, 1, 1, 2, 0])), np.random.default_rng(1)
    assert {sum(option > 0 for option in worker.options(random, mixture=(0.0, 1.0))) for _ in range(20)} == {0, 2}
    executor = Listed()
    what = replace(plan(1), mixture=(0.0, 1.0))
    assert what.title.endswith("4 hidden units, mixture 0,1")
    Training(what, tmp_path, executor).run()
    assert {chunk.mixture for chunk in executor.chunks} == {(0.0, 1.0)}
    with pytest.raises(GameError, match=r"has a training run of tiny for 2, .*, mixture 0,1. Choose another folder"):
        Training(plan(1), tmp_path, executor)
    executor.close()


@pytest.mark.usefixtures("short")
def test_players_may_err_in_self_play(tmp_path: Path) -> None:
    what, executor = replace(plan(1), noise=150), Listed()
    assert what.title.endswith("4 hidden units, errors up to 1.5")
    Training(what, tmp_path, executor).run()
    assert {chunk.noise for chunk in executor.chunks} == {150}
    worker, chunk = Worker(TINY, 2, executor.chunks[-1].model), executor.chunks[-1]
    exact, erring = (worker.play(replace(chunk, noise=noise)) for noise in (0, 150))
    assert exact.shape != erring.shape or (exact != erring).any()
    executor.close()


@pytest.mark.usefixtures("short")
def test_a_training_for_other_features_is_refused(tmp_path: Path) -> None:
    train(plan(1), tmp_path)
    other = replace(TINY, features=replace(TINY.features, names=TINY.features.names[::-1]))
    with pytest.raises(GameError) as error:
        train(replace(plan(2), game=other), tmp_path)
    found, wanted = features_version(TINY), features_version(other)
    assert str(error.value) == (
        f"{tmp_path} has a training run for features {found}, not {wanted}. Choose another folder with --out"
    )


def test_a_damaged_state_is_refused_and_left(tmp_path: Path) -> None:
    for content in (b"", b"nothing of the kind", b"PK\x03\x04 but cut"):
        (tmp_path / "state.npz").write_bytes(content)
        with pytest.raises(GameError, match=r"state.npz is not a training run: "):
            train(plan(1), tmp_path)
        assert (tmp_path / "state.npz").read_bytes() == content
    title = plan().title
    for known in (
        {"games": 3},
        {"of": title, "games": 250},
        {"of": title, "games": 3, "seconds": 1.0, "version": VERSION},
    ):
        np.savez(tmp_path / "state.npz", **known)
        with pytest.raises(GameError, match=r"state.npz is not a training run: "):
            train(plan(1), tmp_path)


def test_a_training_of_an_older_version_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "state.npz", of=plan().title, games=ITERATION_GAMES, seconds=1.0)
    with pytest.raises(GameError) as error:
        train(plan(1), tmp_path)
    assert str(error.value) == f"{tmp_path} has a training run of version 1, not 2. Choose another folder with --out"


@pytest.mark.usefixtures("short")
def test_a_curve_that_is_cut_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    train(plan(1), tmp_path)
    before, curve = state(tmp_path), tmp_path / "curve.csv"
    head, row = curve.read_text().splitlines()
    for content in (f"{head}\n{row[: len(row) // 2]}", f"{head[:20]}\n{row}", f"{head}\nnothing of the kind"):
        curve.write_text(content)
        with pytest.raises(
            GameError, match=r"curve.csv can't be read: .*\. Delete it to continue the training with a new"
        ):
            train(plan(2), tmp_path)
    assert state(tmp_path) == before
    curve.unlink()
    assert train(plan(2), tmp_path).games == 2 * ITERATION_GAMES
    assert [point.games for point in read_curve(tmp_path)] == [2 * ITERATION_GAMES]


def test_what_can_not_be_trained_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    executor = ThreadExecutor(1)
    with pytest.raises(GameError, match="tiny is for 2, 3 or 4 players, not 5"):
        Training(plan(players=5), tmp_path / "new", executor)
    plain = replace(TINY, name="plain", features=Features())
    with pytest.raises(GameError, match="plain has no features to learn a value from"):
        Training(Plan(plain, 2, ITERATION_GAMES), tmp_path / "new", executor)
    executor.close()
    assert not (tmp_path / "new").exists()


def test_a_folder_without_a_curve_says_so(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="has no curve of a training run"):
        read_curve(tmp_path)
