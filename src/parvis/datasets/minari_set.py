"""A set of games as one for Minari: an episode for each seat of each game.

An episode has the observations of the seat at its own decisions and at the end, the numbers of its decisions, and the
rewards of `SingleEnv`: its part of the win at the end, nothing before. The infos have `action_mask`, as environments
have it. The environment that Minari recovers is `SingleEnv` with these players and options.
"""

import json
import shutil
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq

from parvis import __version__
from parvis.datasets.export import DECISIONS, GAMES, Show, verify
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.refusals import Refusal
from parvis.envs.extras import library
from parvis.envs.setting import Setting

MINARI = "minari"
"""The folder in that of the set, which Minari is pointed to by `MINARI_DATASETS_PATH`."""
DATA = "parquet"


def minari_id(manifest: Mapping[str, Any], players: int) -> str:
    """The name by which Minari knows a set: `parvis/notre-dame-4p/skilled-v0`."""
    lineup = manifest["lineups"][0] if "lineups" in manifest else ["records"]
    names = "-".join(dict.fromkeys(lineup)).replace(":", "-").replace("@", "-")
    return f"parvis/{manifest['game']}-{players}p/{names}-v0"


def write_minari(folder: Path, show: Show = lambda done: None) -> str:
    """Write a finished set for Minari too, into its own folder; returns its name there. What is done stays as it is.

    It is there as a whole or not at all. Raises GameError where games differ in players or options, and MissingExtra
    without Minari.
    """
    minari: Any = library("minari", "data")
    manifest = verify(folder)
    players, options = the_only_setting(folder)
    name = minari_id(manifest, players)
    unfinished, target = folder / f".{MINARI}.new", folder / MINARI
    if is_written(minari, target / name, manifest["games"] * players):
        return name
    for left in (unfinished, target):
        shutil.rmtree(left, ignore_errors=True)
    game = registry.find(manifest["game"])
    made = {"reward": "win", "catalogue_version": manifest["catalogue_version"]}
    made |= {"observation_version": manifest["observation_version"]}
    (unfinished / name).mkdir(parents=True)
    for place in [*(unfinished / name).parents][:2]:
        (place / "namespace_metadata.json").write_text("{}", encoding="utf-8")
    storage = new_storage(minari, unfinished / name / "data", game, players, {**options, **made})
    storage.update_metadata(about(name, manifest, minari.__version__))
    for number, buffers in enumerate(episodes(minari, folder, game), 1):
        storage.update_episodes(buffers)
        show(number)
    unfinished.replace(target)
    return name


def is_written(minari: Any, place: Path, episodes: int) -> bool:
    """Whether a set for Minari is there with all episodes: the games may have become more."""
    if not place.exists():
        return False
    return bool(minari.dataset.minari_storage.MinariStorage.read(place / "data").total_episodes == episodes)


def the_only_setting(folder: Path) -> tuple[int, dict[str, Any]]:
    """The number of players and the options of all games. Raises GameError where they differ."""
    tables = [
        pq.read_table(file, columns=["players", "options"]) for file in sorted((folder / GAMES).glob("*.parquet"))
    ]
    found = {(row["players"], row["options"]) for table in tables for row in table.to_pylist()}
    if len(found) != 1:
        raise Refusal("export-many-settings", count=len(found))
    ((players, options),) = found
    return players, json.loads(options)


def new_storage(minari: Any, path: Path, game: Game, players: int, options: Mapping[str, Any]) -> Any:
    """An empty set, as Minari keeps it in Parquet."""
    gymnasium: Any = library("gymnasium")
    library("parvis.envs.single")  # registers the environment
    spec = deepcopy(gymnasium.spec(f"parvis/{game.name}-v0"))
    spec.kwargs = {**spec.kwargs, "players": players, **options}
    smallest, largest = Setting.of(game.name, players, "win", {}).limits()
    storage = minari.dataset.minari_storage.MinariStorage.new(
        path,
        observation_space=gymnasium.spaces.Box(smallest, largest, dtype=smallest.dtype.type),
        action_space=gymnasium.spaces.Discrete(len(game.catalogue)),
        env_spec=spec,
        data_format=DATA,
    )
    storage.get_size = lambda: 0.0  # it would look at all files again after each episode
    return storage


def about(name: str, manifest: Mapping[str, Any], version: str) -> dict[str, Any]:
    """What Minari tells of a set."""
    lineup = manifest["lineups"][0] if "lineups" in manifest else ["records"]
    return {
        "dataset_id": name,
        "minari_version": version,
        "algorithm_name": ", ".join(dict.fromkeys(lineup)),
        "author": {"Parvis"},
        "description": f"Games of {manifest['game']}; README.md beside this folder is the datasheet.",
        "requirements": [f"parvis=={__version__}"],
    }


def episodes(minari: Any, folder: Path, game: Game) -> Iterator[list[Any]]:
    """The episodes of each game, by seat."""
    for file in sorted((folder / GAMES).glob("*.parquet")):
        games = pq.read_table(file, columns=["game", "scores", "winners", "last"]).to_pylist()
        decisions = pq.read_table(folder / DECISIONS / file.name)
        first = 0
        numbers = decisions["game"].to_numpy()
        for row in games:
            count = int(np.count_nonzero(numbers == row["game"]))
            yield of_game(minari, game, row, decisions.slice(first, count))
            first += count


def of_game(minari: Any, game: Game, row: Mapping[str, Any], table: Any) -> list[Any]:
    """The episode of each seat of a game."""
    seats, made = table["seat"].to_numpy(), table["number"].to_numpy()
    observed = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), game.observation.size)
    legal = table["legal_numbers"].to_pylist()
    found = []
    for seat, last in enumerate(row["last"]):
        own = np.flatnonzero(seats == seat)
        rewards = np.zeros(len(own), np.float64)
        rewards[-1] = 1 / len(row["winners"]) if seat in row["winners"] else 0.0
        masks = np.ones((len(own) + 1, len(game.catalogue)), np.int8)
        for place, at in enumerate(own):
            masks[place] = 0
            masks[place, legal[at]] = 1
        buffer = minari.data_collector.episode_buffer.EpisodeBuffer(
            observations=np.concatenate([observed[own], np.array([last], np.int16)]),
            actions=made[own].astype(np.int64),
            rewards=rewards,
            terminations=np.arange(len(own)) == len(own) - 1,
            truncations=np.zeros(len(own), np.bool_),
            infos={"action_mask": masks},
            options={"game": row["game"], "seat": seat},
        )
        found.append(buffer)
    return found
