"""The explorer: value added by decision, from Parquet files of what decisions were worth where they were open.

The file of each game of bots is made by `tools.explored` and shipped with the game. DuckDB does the sums. Positions of
one game are alike, so intervals are of games, not of positions: of means of ratios, by the spread between games.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from parvis.arena.extras import need
from parvis.engine.contract import Game
from parvis.engine.files import replacing
from parvis.engine.kept import with_game
from parvis.engine.lines import Line
from parvis.engine.refusals import GameError, Refusal
from parvis.insight.ledger import CONFIDENCE
from parvis.insight.value_added import Gain

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

FILE = "explored.parquet"
"""The file of a game of bots, in the folder of its players."""
FEWEST, FEWEST_GAMES = 30, 10
"""Of fewer positions, or positions of fewer games, nothing is told."""
PARTS_OF_A_POINT = 100
"""Gains are kept in hundredths of a point."""
COLUMNS = {
    "game": np.int32,
    "players": np.int8,
    "options": object,
    "round": np.int8,
    "kind": object,
    "words": object,
    "gain": np.int16,
    "taken": np.bool_,
}


@dataclass(frozen=True)
class Row:
    """An open decision of a game."""

    game: int
    """The number of the game: rows of the same one are not independent."""
    players: int
    options: str
    """Options that are not as usual, as `options_told` writes them."""
    round: int
    """0 in a game without rounds."""
    gain: Gain


@dataclass(frozen=True)
class Worth:
    """What a decision is worth, over positions in which it was open."""

    kind: str
    words: str
    games: int
    open: int
    """Positions in which there was a choice, and this was one of them."""
    taken: int
    """In how many of them it was decided."""
    gain: float
    """Points more than after what the judge decides, on average where it was open."""
    interval: float
    """Half the interval of 95%."""
    when_taken: float | None
    """The average where it was decided; None for too few of these."""

    @property
    def share(self) -> float:
        """How often it was decided where it was open, from 0 to 1."""
        return self.taken / self.open


@dataclass(frozen=True)
class Setting:
    """Games of a kind, and how many of them there are."""

    players: int
    options: str
    games: int


def options_told(options: Mapping[str, Any], game: Game) -> str:
    """Options that are not as usual, in the game's order: `new_persons=true limited_coins=true`."""
    usual = {option.name: option.shown(option.default) for option in game.options}
    return " ".join(
        f"{name}={str(options[name]).lower()}" for name in usual if name in options and options[name] != usual[name]
    )


def connected() -> "DuckDBPyConnection":
    """DuckDB without a file of its own. Raises GameError where it is not installed."""
    need("duckdb")
    import duckdb

    return duckdb.connect(config={"threads": 1})


def columns_of(rows: Sequence[Row]) -> dict[str, Any]:
    """Rows as columns, by name: arrays that DuckDB can read."""
    limits = np.iinfo(np.int16)
    told = [
        (
            row.game,
            row.players,
            row.options,
            row.round,
            row.gain.kind,
            row.gain.words,
            min(max(round(PARTS_OF_A_POINT * row.gain.points), limits.min), limits.max),
            row.gain.taken,
        )
        for row in rows
    ]
    lists = list(zip(*told, strict=True)) or [()] * len(COLUMNS)
    return {name: np.array(values, kind) for (name, kind), values in zip(COLUMNS.items(), lists, strict=True)}


def write(path: Path, rows: Sequence[Row]) -> None:
    """Write rows as a Parquet file, as a whole or not at all."""
    with connected() as base:
        base.register("rows", columns_of(rows))
        copy(base, "rows", path)


def join(parts: Iterable[Path], path: Path) -> None:
    """Write all rows of these files as one, sorted so that it is small."""
    with connected() as base:
        found = base.read_parquet([str(part) for part in parts])
        base.register("found", found)
        copy(base, "(SELECT * FROM found ORDER BY players, options, kind, words, game, round)", path)


def copy(base: "DuckDBPyConnection", source: str, path: Path) -> None:
    """Write what a source has to a Parquet file."""
    with replacing(path) as file:
        base.execute(f"COPY {source} TO '{file}' (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 19)")


@with_game
def labels(game: Game) -> Mapping[str, Line]:
    """By decision, the line on its button at some position of the first seat; raises GameError if damaged."""
    path = shipped(game).with_suffix(".json")
    try:
        found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        return {words: Line(key, arguments) for words, (key, arguments) in found.items()}
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise GameError(f"{path} can't be read: {error!r}") from None


def shipped(game: Game) -> Path:
    """Where the file of a game of bots is, if there is one."""
    return (game.folder or Path()) / "players" / FILE


WORTHS = """
WITH by_game AS (
    SELECT kind, words, game, count(*) AS n, sum(gain) AS points, count(*) FILTER (taken) AS taken,
        coalesce(sum(gain) FILTER (taken), 0) AS taken_points
    FROM found WHERE players = $players AND options = $options
    GROUP BY kind, words, game
), means AS (
    SELECT kind, words, count(*) AS games, sum(n) AS n, sum(points) / sum(n) AS mean, sum(taken) AS taken,
        sum(taken_points) AS taken_points
    FROM by_game GROUP BY kind, words
)
SELECT kind, words, any_value(games), any_value(means.n), any_value(means.taken), any_value(mean),
    sqrt(sum((points - mean * by_game.n) ** 2) * any_value(games) / (any_value(games) - 1)) / any_value(means.n),
    any_value(means.taken_points)
FROM by_game JOIN means USING (kind, words)
WHERE means.n >= $fewest AND games >= $fewest_games
GROUP BY kind, words ORDER BY kind, any_value(mean) DESC, words
"""
"""A mean of positions and its standard error: that of a ratio of sums, each game being one draw."""
SETTINGS = """
SELECT players, options, count(DISTINCT game) FROM found
GROUP BY players, options HAVING count(DISTINCT game) >= $fewest_games ORDER BY options, players
"""


class Explored:
    """Rows to ask: those of a file of bots, those of people's games, or both."""

    def __init__(self, files: Sequence[Path], people: Sequence[Row] = ()) -> None:
        """Games of people are other games than those of bots. Raises GameError where DuckDB is not installed, or a
        file can't be read."""
        self.base = connected()
        parts = []
        if files:
            parts.append("SELECT * FROM read_parquet($files)")
        self.base.register("people", columns_of(people))
        parts.append("SELECT * REPLACE (-1 - game AS game) FROM people")
        told = {"files": [str(file) for file in files]} if files else {}
        try:
            self.base.execute(f"CREATE TEMP TABLE found AS {' UNION ALL BY NAME '.join(parts)}", told)
        except self.errors as error:
            raise Refusal("file-unreadable", file=", ".join(map(str, files)), error=str(error)) from None

    @property
    def errors(self) -> type[Exception]:
        """What DuckDB raises where a file or a statement is wrong."""
        import duckdb

        return duckdb.Error

    def settings(self) -> list[Setting]:
        """The numbers of players and options of which there are games enough."""
        return [Setting(*row) for row in self.base.execute(SETTINGS, {"fewest_games": FEWEST_GAMES}).fetchall()]

    def worths(self, players: int, options: str) -> list[Worth]:
        """What decisions are worth in such games, by kind, the best first; nothing below FEWEST positions and games."""
        asked = {"players": players, "options": options, "fewest": FEWEST, "fewest_games": FEWEST_GAMES}
        found = self.base.execute(WORTHS, asked).fetchall()
        return [
            Worth(
                kind,
                words,
                games,
                int(n),
                int(taken),
                mean / PARTS_OF_A_POINT,
                CONFIDENCE * error / PARTS_OF_A_POINT,
                taken_points / taken / PARTS_OF_A_POINT if taken >= FEWEST else None,
            )
            for kind, words, games, n, taken, mean, error, taken_points in found
        ]
