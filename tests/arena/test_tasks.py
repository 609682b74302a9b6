"""Named tasks: what each name stands for never changes, and no deal to train with is one to test with."""

import hashlib
import json
from dataclasses import asdict

import numpy as np
import pytest

from parvis.arena.series import Rotation, Series
from parvis.arena.splits import SPLITS, in_split, split_of
from parvis.arena.tasks import FIELDS, TASKS, find
from parvis.engine import registry
from parvis.engine.chance import chance, generators
from parvis.engine.refusals import GameError

RELEASED = {
    "parvis/NotreDame-2p-v1": "6091ae9edde6e83f",
    "parvis/NotreDame-3p-v1": "83f6a4ff81b81415",
    "parvis/NotreDame-4p-v1": "18a7bb4e2ad62443",
    "parvis/NotreDame-5p-v1": "16eee58f3c3f4174",
    "parvis/Troyes-2p-v1": "8cc87c0196f9f780",
    "parvis/Troyes-3p-v1": "8a6a03c379d4ea57",
    "parvis/Troyes-4p-v1": "5edf1220372e3967",
    "parvis/Troyes-ladies-2p-v1": "dde0a9d3ab3a1f21",
    "parvis/Troyes-ladies-3p-v1": "c60693e4306830ba",
    "parvis/Troyes-ladies-4p-v1": "040fd49ab4bb8555",
    "parvis/Troyes-to-ladies-2p-v1": "c5f2d0450531562a",
    "parvis/Troyes-to-ladies-3p-v1": "9534c1b1fe946377",
    "parvis/Troyes-to-ladies-4p-v1": "4a1dccfeefb16cda",
}
"""By task, the hash of what it stands for. A task that differs is another version: add it, and let this one be."""


@pytest.mark.parametrize("name", TASKS)
def test_a_task_stays_what_it_is(name: str) -> None:
    task = find(name)
    content = json.dumps([asdict(task), task.lineups("quick"), task.setting("train"), task.setting("test")])
    assert hashlib.sha256(content.encode()).hexdigest()[:16] == RELEASED[name]


def test_no_task_is_gone() -> None:
    assert set(TASKS) == set(RELEASED)


@pytest.mark.parametrize("name", TASKS)
def test_its_options_are_those_of_the_game_in_both_parts(name: str) -> None:
    task = find(name)
    game = registry.find(task.game)
    shown = {}
    for split in SPLITS:
        setting = task.setting(split)
        assert (setting.pop("game"), setting.pop("players")) == (task.game, task.players)
        shown[split] = game.shown_options(game.read_options(setting, task.players))
    usual = game.shown_options(game.read_options({}, task.players))
    assert (shown["test"] != usual) == ("ladies" in name)
    assert (shown["train"] != shown["test"]) == ("to-ladies" in name)
    if "ladies" in name:
        modules = [option for option in game.options if option.group and task.players in (option.seats or game.seats)]
        assert all(shown["test"][option.name] != usual.get(option.name) for option in modules)


def test_no_seed_of_chance_is_in_both_parts() -> None:
    seeds = np.random.default_rng(1).integers(1 << 63, size=500).astype(np.uint64)
    train, test = (in_split(seeds, split) for split in SPLITS)
    assert {split_of(int(seed)) for seed in train} == {"train"}
    assert {split_of(int(seed)) for seed in test} == {"test"}
    assert np.array_equal(in_split(seeds, ""), seeds)
    both = np.concatenate([train, test])
    assert len(np.unique(generators(both).reshape(-1, 2), axis=0)) == len(np.unique(both))
    assert chance(int(train[0])) != chance(int(test[0]))


def test_all_deals_of_a_series_are_in_its_part() -> None:
    game = registry.find("tiny")
    for rotation in Rotation:
        for split in SPLITS:
            series = Series.of(game, [("greedy", "random", "random")], {}, 3, rotation=rotation, split=split)
            assert {split_of(series.pairing(number).nature) for number in range(60)} == {split}
            assert series.settings()["split"] == split
    with pytest.raises(GameError, match="split is one of train, test, not 'dev'"):
        Series.of(game, [("greedy", "random", "random")], {}, 3, split="dev")
    with pytest.raises(GameError, match="split is one of"):
        find("parvis/NotreDame-2p-v1").setting("dev")


def test_a_bot_plays_alone_against_each_level_but_itself() -> None:
    task = find("parvis/Troyes-3p-v1")
    assert task.lineups("quick")[:3] == [("quick", field, field) for field in FIELDS]
    assert task.lineups("quick")[3:] == [("greedy", "novice", "novice"), ("skilled", "greedy", "greedy")]
    assert ("greedy", "greedy", "greedy") not in task.lineups("greedy")
    assert task.series("quick").split == "test"
    with pytest.raises(GameError, match="no such bot"):
        task.series("nobody")


def test_a_task_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(GameError, match=r"no such task: 'Troyes' \(choose from parvis/NotreDame-2p-v1"):
        find("Troyes")
