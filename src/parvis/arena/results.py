"""The folder of a series: who played (manifest.json) and what came out (results.parquet), safe at any moment.

Finished games go into a part: a file written under another name, then renamed. Parts are merged into results.parquet
now and then and at the end, again by renaming, and removed only then. So whenever a run is killed, each game is in the
folder once, or twice where a merge was cut off; games are told apart by number, so that none is counted twice.
"""

import json
import platform
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from parvis import __version__
from parvis.arena.outcomes import Outcomes
from parvis.arena.series import Series, columns_of
from parvis.engine.files import replacing
from parvis.engine.refusals import Refusal

SCHEMA = pa.schema(
    [
        ("game", pa.int64()),  # its number in the series
        ("deal", pa.int64()),
        ("lineup", pa.int32()),  # index of the manifest's line-ups
        ("rotation", pa.int16()),
        ("seat", pa.int16()),
        ("player", pa.int16()),  # index in the line-up
        ("name", pa.string()),
        ("score", pa.int32()),
        ("tiebreak", pa.int32()),
        ("rank", pa.int16()),  # 1 for the best; equals share a rank
        ("win_share", pa.float64()),
        ("decisions", pa.int32()),
        ("seconds", pa.float64()),  # thought, in wall-clock time
        ("sources", pa.map_(pa.string(), pa.int32())),  # score by source; null: not counted
    ]
)
MANIFEST, RESULTS, LOCK = "manifest.json", "results.parquet", ".lock"
MANY = 200  # parts are merged before the end when there are so many
SHORT = 80  # letters of two values of a setting that are told


def table_of(series: Series, games: Outcomes) -> pa.Table:
    """Games as a table of SCHEMA."""
    nothing = (None,) * series.seats
    sources = [own for number in games.numbers.tolist() for own in games.sources.get(number, nothing)]
    lists = [None if own is None else sorted(own.items()) for own in sources]
    return pa.table({**columns_of(series, games), "sources": lists}, SCHEMA)


class Folder:
    """The results of a series on disk. Use `opened`, which locks it."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.series = series
        self.done = {number for file in self.files() for number in read(file, ["game"])["game"].to_pylist()}
        """Numbers of the games that are in it."""

    def parts(self) -> list[Path]:
        """Files of games that are not merged yet, in the order of writing."""
        return sorted(self.path.glob("part-*.parquet"))

    def files(self) -> list[Path]:
        """All files in the folder that hold games."""
        results = self.path / RESULTS
        return [*([results] if results.exists() else []), *self.parts()]

    def add(self, games: Outcomes) -> None:
        """Keep these games; once this returns, a crash can't lose them."""
        fresh = games.picked(np.array([number not in self.done for number in games.numbers.tolist()], bool))
        if not len(fresh):
            return
        parts = self.parts()
        number = int(parts[-1].stem.removeprefix("part-")) + 1 if parts else 0
        write(table_of(self.series, fresh), self.path / f"part-{number:08}.parquet")
        self.done.update(fresh.numbers.tolist())
        if len(parts) >= MANY:
            self.merge()

    def merge(self) -> None:
        """Put all parts into results.parquet, sorted by game and player."""
        parts = self.parts()
        if parts:
            write(self.table(), self.path / RESULTS)
            for part in parts:
                part.unlink()

    def table(self, games: int | None = None) -> pa.Table:
        """All games, or those with a number below `games`: sorted by game and player, each once."""
        whole = pa.concat_tables([SCHEMA.empty_table(), *map(read, self.files())])
        keys = np.stack([whole["player"].to_numpy(), whole["game"].to_numpy()])
        order = np.lexsort(keys)
        ordered = keys[:, order]
        first = np.ones(len(order), bool)
        first[1:] = (ordered[:, 1:] != ordered[:, :-1]).any(axis=0)
        ordered_table = whole.take(pa.array(order[first]))
        return ordered_table if games is None else ordered_table.filter(pc.field("game") < games)


def write(table: pa.Table, path: Path) -> None:
    """Write a table so that the file is there as a whole or not at all."""
    with replacing(path) as temporary:
        pq.write_table(table, temporary)


def write_json(content: Any, path: Path) -> None:
    """Write JSON so that the file is there as a whole or not at all."""
    with replacing(path) as temporary:
        temporary.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def read(path: Path, columns: list[str] | None = None) -> pa.Table:
    """A table of SCHEMA from disk. Raises GameError where it can't be read or has other columns."""
    try:
        found = pq.read_schema(path)
        table = pq.read_table(path, columns=columns, partitioning=None)
    except (pa.ArrowException, OSError) as error:
        raise Refusal("file-unreadable", file=str(path), error=str(error)) from None
    if not found.equals(SCHEMA):
        if lacking := [field.name for field in SCHEMA if field not in found]:
            raise Refusal("results-columns", file=str(path), names=", ".join(lacking))
        raise Refusal("results-other-columns", file=str(path))
    return table


@contextmanager
def opened(path: Path, series: Series) -> Iterator[Folder]:
    """The folder of a series, created if it is missing. Raises GameError if it belongs to other settings."""
    if path.exists() and not path.is_dir():
        raise Refusal("results-no-folder", file=str(path))
    existing = [] if not path.exists() else [entry for entry in path.iterdir() if entry.name != LOCK]
    manifest = path / MANIFEST
    if existing and not manifest.exists() and any(not entry.name.endswith(".new") for entry in existing):
        raise Refusal("results-other-files", folder=str(path))
    path.mkdir(parents=True, exist_ok=True)
    with alone(path):
        if manifest.exists():
            check(manifest, series.settings())
        else:
            write_json(series.settings() | {"made_with": versions()}, manifest)
        for temporary in path.glob(".*.new"):
            temporary.unlink()
        yield Folder(path, series)


def check(manifest: Path, wanted: Mapping[str, Any]) -> None:
    """Raise GameError unless the manifest has these settings."""
    folder = str(manifest.parent)
    try:
        found = json.loads(manifest.read_text(encoding="utf-8"))
        other = [name for name, value in wanted.items() if found.get(name) != value]
    except (ValueError, AttributeError) as error:
        raise Refusal("file-unreadable", file=str(manifest), error=str(error)) from None
    if other == ["code"]:
        raise Refusal("results-other-code", folder=folder)
    names = [name for name in other if name != "code"]
    if len(names) == 1:
        here, asked = repr(found.get(names[0])), repr(wanted[names[0]])
        if len(here + asked) < SHORT:
            raise Refusal("results-other-setting", folder=folder, name=names[0], found=here, wanted=asked)
    if names:
        raise Refusal("results-other-settings", folder=folder, names=", ".join(names))


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other processes out of a folder. Raises GameError if one is in it."""
    try:
        import fcntl
    except ImportError:  # Windows: there everybody has to see to it themselves
        yield
        return
    with (path / LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refusal("results-in-use", folder=str(path)) from None
        yield


def versions() -> dict[str, str]:
    """What the first games of a folder were played with."""
    packages = {name: version(name) for name in ("numpy", "numba", "pyarrow")}
    return {"parvis": __version__, "python": platform.python_version(), **packages}
