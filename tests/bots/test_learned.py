"""The weights that ship with a game, and files that are refused."""

import logging
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import evaluation
from parvis.bots.evaluator import Evaluator
from parvis.bots.learned import (
    NAMES_FILE,
    has_learned,
    model_of,
    newest_version,
    packed,
    path_of,
    read_model,
    write_model,
)
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.refusals import GameError
from parvis.engine.versions import features_version
from parvis.games.notre_dame import GAME as NOTRE_DAME

MOST = 3 << 20  # bytes of all weights together
assert NOTRE_DAME.features.learned is not None
SHIPPED = sorted(NOTRE_DAME.features.learned.rglob("*.npz"))


def test_there_are_weights_for_the_usual_table_and_all_are_small() -> None:
    assert "4.npz" in [path.name for path in SHIPPED]
    assert sum(path.stat().st_size for path in SHIPPED) <= MOST


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_shipped_weights_fit_the_game(path: Path) -> None:
    players = int(path.stem)
    version = 0 if path.parent == NOTRE_DAME.features.learned else int(path.parent.name)
    assert players in NOTRE_DAME.seats
    assert path == path_of(NOTRE_DAME, players, version)
    model = model_of(NOTRE_DAME, players, version)
    assert (model[evaluation.CHAPTERS], model[evaluation.SEATS]) == (NOTRE_DAME.features.chapters, players)
    assert any(model[evaluation.HEAD :])


def test_weights_for_another_number_of_players_are_refused() -> None:
    with pytest.raises(GameError, match=r"^4.npz is not a learned value of notre-dame for 3 players$"):
        read_model(Path(NOTRE_DAME.features.learned or "") / "4.npz", NOTRE_DAME, 3)


def test_weights_of_another_game_are_refused() -> None:
    found, wanted = features_version(NOTRE_DAME), features_version(TINY)
    with pytest.raises(GameError) as error:
        read_model(Path(NOTRE_DAME.features.learned or "") / "4.npz", TINY, 4)
    assert str(error.value) == f"4.npz was learned for version {found} of the features of tiny, not {wanted}"


def changed(features: tuple[str, ...], learned: Path) -> Game:
    """The tiny game with other features, and a folder for weights."""
    return replace(TINY, features=replace(TINY.features, names=features, learned=learned))


@pytest.mark.parametrize("version", ["0123456789abcdef", None])
def test_weights_for_other_features_are_refused_and_the_hand_written_value_is_used(
    version: str | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = changed(TINY.features.names, tmp_path)
    named = {} if version is None else {"features": version}
    np.savez(tmp_path / "3.npz", planes=packed(tiny_model()), **named)
    assert not has_learned(game)
    with caplog.at_level(logging.WARNING):
        assert model_of(game, 3) == model_of(game, 3) == evaluation.NO_MODEL
    assert caplog.messages == [
        f"3.npz was learned for version {version or 'unknown'} of the features of tiny, not {features_version(game)}; "
        "bots use the hand-written value"
    ]
    write_model(tmp_path / "4.npz", game, tiny_model())
    assert has_learned(changed(TINY.features.names, tmp_path))
    assert not has_learned(changed(("renamed", *TINY.features.names[1:]), tmp_path))


def test_weights_for_the_first_of_the_features_play_on_when_others_have_been_added(tmp_path: Path) -> None:
    before = changed(TINY.features.names[:2], tmp_path)
    write_model(tmp_path / "2.npz", before, tiny_model(players=2, inputs=2))
    assert has_learned(before)
    assert has_learned(changed(TINY.features.names, tmp_path))
    assert read_model(tmp_path / "2.npz", TINY, 2) == tiny_model(players=2, inputs=2).tolist()
    with pytest.raises(GameError, match=r"^2.npz was learned for version "):
        read_model(tmp_path / "2.npz", changed(TINY.features.names[:1], tmp_path), 2)


def rows(model: list[int], names: tuple[str, ...]) -> list[dict[str, list[int]]]:
    """The weights of each feature, by chapter."""
    chapters, columns = model[evaluation.CHAPTERS], evaluation.PREDICTIONS + model[evaluation.HIDDEN]
    parts = np.array(model[evaluation.HEAD :]).reshape(chapters, -1)[:, : len(names) * columns]
    return [dict(zip(names, part.reshape(len(names), columns).tolist(), strict=True)) for part in parts]


def test_weights_are_found_by_the_names_of_features_and_new_ones_count_nothing(tmp_path: Path) -> None:
    model, names = tiny_model(players=2), TINY.features.names
    model[evaluation.HEAD :] = np.arange(1, len(model) - evaluation.HEAD + 1)
    write_model(tmp_path / "2.npz", changed(names, tmp_path), model)
    wanted = ("a new card", *names[::-1], "another one")
    found = read_model(tmp_path / "2.npz", changed(wanted, tmp_path), 2)
    assert len(found) == evaluation.model_size(TINY.features.chapters, len(wanted), model[evaluation.HIDDEN])
    for before, after in zip(rows(model.tolist(), names), rows(found, wanted), strict=True):
        assert {name: after[name] for name in names} == before
        assert not any(after["a new card"] + after["another one"])
    rest = -(evaluation.PREDICTIONS + 2) - 2 * evaluation.PREDICTIONS
    assert found[rest:] == model[rest:].tolist()


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_weights_that_do_not_name_their_features_have_them_in_a_file_beside_them(name: str) -> None:
    game = registry.find(name)
    assert game.features.learned is not None
    names = (game.features.learned / NAMES_FILE).read_text(encoding="utf-8").splitlines()
    assert tuple(names) == game.features.names
    with_card = replace(game, features=replace(game.features, names=(names[0], "a new card", *names[1:])))
    for players in game.seats:
        model, before = model_of(with_card, players), model_of(game, players)
        wide = with_card.features.names[: model[evaluation.INPUTS]]
        for old, new in zip(rows(before, tuple(names[: before[evaluation.INPUTS]])), rows(model, wide), strict=True):
            assert all(new[feature] == old.get(feature, [0] * len(new[feature])) for feature in wide)


@pytest.fixture
def versions(tmp_path: Path) -> Game:
    """The tiny game with a second version of its weights, and a third of those for three."""
    game = changed(TINY.features.names, tmp_path)
    for name, points in (("1/2.npz", 1), ("1/3.npz", 2), ("2/3.npz", 3), ("2.npz", 4), ("3.npz", 5)):
        model = tiny_model(players=int(Path(name).stem))
        model[evaluation.HEAD :] = points << evaluation.BITS
        write_model(tmp_path / name, game, model)
    return game


@pytest.mark.parametrize(
    ("players", "version", "points"),
    [(2, 0, 4), (2, 1, 1), (2, 2, 4), (2, 3, 4), (3, 0, 5), (3, 1, 2), (3, 2, 3), (3, 3, 5)],
)
def test_weights_that_were_replaced_are_a_version_of_their_own(
    players: int, version: int, points: int, versions: Game
) -> None:
    assert newest_version(versions) == 3
    assert model_of(versions, players, version)[-1] == points << evaluation.BITS
    assert Evaluator(bots.interpreted(versions), players, True, version=version).model[-1] == points << evaluation.BITS


def test_a_bot_of_another_version_plays_by_those_weights(versions: Game) -> None:
    core = bots.interpreted(versions)
    for name in ("skilled@1", "expert@1:20", "skilled"):
        information = bots.information_state_of(core, bots.find(name), 0, seed=1)
        information.players = 2
        assert information.evaluator(learned=True).model[-1] >> evaluation.BITS == (4 if name == "skilled" else 1)


def test_only_versions_that_there_are_can_be_named(versions: Game) -> None:
    for name in ("skilled", "skilled@3", "expert@1:20", "greedy"):
        bots.check(name, versions)
        assert bots.find(name).name == name
    for name, message in (
        ("skilled@4", "'skilled@4': the newest version in tiny is 3"),
        ("greedy@1", "the bot greedy has no versions: 'greedy@1'"),
        ("skilled@0", "versions are numbered from 1: 'skilled@0'"),
        ("skilled@", "versions are numbered from 1: 'skilled@'"),
        ("skilled@1:5", "the bot skilled has no settings: 'skilled@1:5'"),
    ):
        with pytest.raises(GameError) as error:
            bots.check(name, versions)
        assert str(error.value) == message


def tiny_model(hidden: int = 2, players: int = 3, inputs: int = len(TINY.features.names)) -> np.ndarray:
    """Zeros of the right size."""
    model = np.zeros(evaluation.model_size(TINY.features.chapters, inputs, hidden), np.int64)
    model[: evaluation.HEAD] = TINY.features.chapters, inputs, hidden, players, 0
    return model


def test_written_weights_are_read_again(tmp_path: Path) -> None:
    model = tiny_model()
    model[evaluation.HEAD :] = np.random.default_rng(1).integers(-(1 << 31) + 1, 1 << 31, len(model) - evaluation.HEAD)
    write_model(tmp_path / "new" / "3.npz", TINY, model)
    read = read_model(tmp_path / "new" / "3.npz", TINY, 3)
    assert read == model.tolist()
    assert type(read[0]) is int


@pytest.mark.parametrize("change", [-1, 1, -10_000])
def test_weights_of_another_size_are_refused(tmp_path: Path, change: int) -> None:
    model = tiny_model()
    write_model(tmp_path / "3.npz", TINY, np.resize(model, max(2, len(model) + change)))
    with pytest.raises(GameError, match=r"^3.npz is not a learned value of tiny"):
        read_model(tmp_path / "3.npz", TINY, 3)


def test_what_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    whole = tmp_path / "whole.npz"
    write_model(whole, TINY, tiny_model())
    damaged = bytearray(whole.read_bytes())
    damaged[len(damaged) // 2] ^= 255
    version = features_version(TINY)
    np.savez(tmp_path / "other.npz", weights=tiny_model(), features=version)
    np.savez(tmp_path / "square.npz", planes=np.zeros((3, 3), np.uint8), features=version)
    np.savez(tmp_path / "numbers.npz", planes=tiny_model(), features=version)
    np.save(tmp_path / "array.npy", tiny_model())
    contents = {
        "empty": b"",
        "text": b"no weights at all",
        "cut": whole.read_bytes()[:-30],
        "damaged": bytes(damaged),
        "other": (tmp_path / "other.npz").read_bytes(),
        "square": (tmp_path / "square.npz").read_bytes(),
        "numbers": (tmp_path / "numbers.npz").read_bytes(),
        "array": (tmp_path / "array.npy").read_bytes(),
    }
    for name, content in contents.items():
        path = tmp_path / f"{name}.npz"
        path.write_bytes(content)
        with pytest.raises(GameError, match=f"^{name}.npz is not a learned value: ") as error:
            read_model(path, TINY, 3)
        assert "\n" not in str(error.value)
    with pytest.raises(GameError, match=r"^missing.npz is not a learned value"):
        read_model(tmp_path / "missing.npz", TINY, 3)


@pytest.mark.parametrize("weight", [1 << 31, -(1 << 31), 1 << 40])
def test_weights_beyond_32_bits_are_not_written(tmp_path: Path, weight: int) -> None:
    model = tiny_model()
    model[-1] = weight
    with pytest.raises(GameError, match="a weight is too large: the training has diverged"):
        write_model(tmp_path / "3.npz", TINY, model)
    assert list(tmp_path.iterdir()) == []
