"""Series of a few quick games, played into folders."""

from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
from tiny_game import GAME as TINY

from parvis.arena.results import opened
from parvis.arena.run import PoolSettings, run
from parvis.arena.series import Series
from parvis.engine.contract import Game

LINEUPS = [("greedy", "random", "random"), ("greedy", "greedy", "random")]
Player = Callable[..., pa.Table]


def small_series(game: Game = TINY, lineups: list[tuple[str, ...]] | None = None, seed: int = 7) -> Series:
    """Two line-ups of three, or others."""
    return Series.of(game, lineups or LINEUPS, {}, seed, sources=1)


def play_into(path: Path, series: Series, games: int, settings: PoolSettings | None = None) -> pa.Table:
    """Plays the first games of a series into a folder, which may hold some of them, and gives them."""
    with opened(path, series) as folder:
        run(folder, games, settings or PoolSettings())
        return folder.table(games)


def content(table: pa.Table) -> pa.Table:
    """What has to be the same whoever played: all but the time."""
    return table.drop_columns(["seconds"])
