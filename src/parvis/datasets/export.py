"""Writing a set of games: in shards of so many games, each there as a whole or not at all.

A set is a folder: `games` and `decisions` with a Parquet file for each shard, the manifest with the checksums, and the
datasheet. What a shard has follows from its number and the plan alone, so that the folder has the same bytes whoever
wrote it, in how many processes, and however often that was cut short.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from parvis import __version__, bots
from parvis.arena.results import MANIFEST, alone, check, write_json
from parvis.arena.series import code_of
from parvis.arena.worker_pool import end_with_parent, interrupts_kept_back
from parvis.bots.learned import newest_version
from parvis.datasets import layout
from parvis.datasets.datasheet import SHEET, datasheet
from parvis.datasets.plans import Plan
from parvis.datasets.rows import REFERENCE, Follower
from parvis.engine.files import replacing
from parvis.engine.refusals import Refusal
from parvis.engine.versions import catalogue_version, observation_version

SHARD = 100
"""How many games stand in one pair of files."""
GAMES, DECISIONS = "games", "decisions"
FOLDERS = (GAMES, DECISIONS)
Show = Callable[[int], None]
"""Shows how many games there are."""


@dataclass(frozen=True)
class Shard:
    """Some games of a set, which one file of each kind holds."""

    folder: Path
    number: int
    games: range

    def file(self, kind: str) -> Path:
        """The file of one of FOLDERS."""
        return self.folder / kind / f"{self.number:05}.parquet"

    @property
    def is_written(self) -> bool:
        """Whether both files are there with these games; what is damaged counts as missing."""
        games, decisions = (rows_in(self.file(kind)) for kind in FOLDERS)
        return games == len(self.games) and decisions > 0


def settings_of(plan: Plan) -> dict[str, Any]:
    """All that the bytes of a set follow from, but for the number of games."""
    game = plan.game
    return {
        "format": layout.FORMAT,
        **plan.settings(),
        "code": code_of(game),
        "catalogue_version": catalogue_version(game),
        "observation_version": observation_version(game),
        "reference": f"{REFERENCE}@{newest_version(game)}" if bots.has_learned(game) else None,
        "made_with": {"parvis": __version__, "pyarrow": pa.__version__},
    }


def export(plan: Plan, folder: Path, jobs: int = 1, show: Show = lambda done: None) -> dict[str, Any]:
    """Write what is missing of a set; returns its manifest. `show` is called with how many games are written.

    Whatever ends this early, a KeyboardInterrupt too: shards that are finished are kept, and another call goes on.
    Raises GameError for a folder of another set, or one of more games.
    """
    if folder.exists() and not folder.is_dir():
        raise Refusal("results-no-folder", file=str(folder))
    manifest, settings = folder / MANIFEST, settings_of(plan)
    if folder.exists() and not manifest.exists() and any(not one.name.startswith(".") for one in folder.iterdir()):
        raise Refusal("results-other-files", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    with alone(folder):
        shards = list(shards_of(plan, folder))
        if manifest.exists():
            check(manifest, settings)
            check_larger(folder, plan.games)
        if not all(shard.is_written for shard in shards):
            write_json(settings, manifest)  # without checksums: the set is not finished
        clear(folder)
        write_shards(plan, shards, jobs, show)
        return finish(plan, folder, settings)


def shards_of(plan: Plan, folder: Path) -> Iterator[Shard]:
    """The shards into which the games of a set are cut."""
    for number, first in enumerate(range(0, plan.games, SHARD)):
        yield Shard(folder, number, range(first, min(first + SHARD, plan.games)))


def check_larger(folder: Path, games: int) -> None:
    """Raise GameError where a folder has more games than that."""
    found = sum(map(rows_in, (folder / GAMES).glob("*.parquet")))
    if found > games:
        raise Refusal("export-more-games", folder=str(folder))


def rows_in(file: Path) -> int:
    """How many rows a file has: none if it is missing or damaged."""
    try:
        return int(pq.read_metadata(file).num_rows)
    except (OSError, pa.ArrowException):
        return 0


def clear(folder: Path) -> None:
    """Make the folders of the shards, without files that were never finished."""
    for kind in FOLDERS:
        (folder / kind).mkdir(exist_ok=True)
    for unfinished in [*folder.glob(".*.new"), *folder.glob("*/.*.new")]:
        unfinished.unlink()


def write_shards(plan: Plan, shards: Sequence[Shard], jobs: int, show: Show) -> None:
    """Write the shards that are missing, in so many processes."""
    missing = [shard for shard in shards if not shard.is_written]
    done = plan.games - sum(len(shard.games) for shard in missing)
    show(done)
    bots.fastest(plan.game)
    if jobs > 1 and len(missing) > 1:
        in_processes(plan, missing, min(jobs, len(missing)), done, show)
        return
    for shard in missing:
        done += write_shard(plan, shard, done, show)


def write_shard(plan: Plan, shard: Shard, done: int = 0, show: Show = lambda done: None) -> int:
    """Write one shard; returns how many games it has. `done`: how many were written before."""
    follower, games = Follower(bots.fastest(plan.game)), []
    for number in shard.games:
        games.append(plan.follow(follower, number))
        show(done + len(games))
    write_table(layout.decisions_table(plan.game, games), shard.file(DECISIONS))
    write_table(layout.games_table(plan.game, games), shard.file(GAMES))
    return len(games)


def write_table(table: Any, path: Path) -> None:
    """Write a table so that the file is there as a whole or not at all."""
    with replacing(path) as temporary:
        pq.write_table(table, temporary, compression="zstd")


def in_processes(plan: Plan, missing: Sequence[Shard], jobs: int, done: int, show: Show) -> None:
    """Write shards in so many processes. Raises GameError if one is killed."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
    with interrupts_kept_back():
        waiting = {pool.submit(write_shard, plan, shard) for shard in missing}
    try:
        while waiting:
            finished, waiting = wait(waiting, timeout=1, return_when=FIRST_COMPLETED)
            done += sum(future.result() for future in finished)
            show(done)
    except BrokenProcessPool:
        raise Refusal("worker-killed") from None
    finally:
        if waiting:
            for process in active_children():
                process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def finish(plan: Plan, folder: Path, settings: dict[str, Any]) -> dict[str, Any]:
    """Write the datasheet, and the manifest with all checksums."""
    shards = list(shards_of(plan, folder))
    with replacing(folder / SHEET) as file:
        file.write_text(datasheet(plan, folder, settings), encoding="utf-8")
    paths = [*(shard.file(kind) for kind in FOLDERS for shard in shards), folder / SHEET]
    decisions = sum(pq.read_metadata(shard.file(DECISIONS)).num_rows for shard in shards)
    counts = {"games": plan.games, "decisions": decisions}
    files = {path.relative_to(folder).as_posix(): entry_of(path) for path in paths}
    manifest = {**settings, **counts, "files": files}
    write_json(manifest, folder / MANIFEST)
    return manifest


def entry_of(path: Path) -> dict[str, Any]:
    """What the manifest says of a file."""
    return {"bytes": path.stat().st_size, "sha256": digest_of(path)}


def digest_of(path: Path) -> str:
    """The SHA-256 of what is in a file, as hex digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def verify(folder: Path) -> dict[str, Any]:
    """The manifest of a set, of which each file is as it says. Raises GameError, and OSError where it can't be read."""
    try:
        manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        if "files" not in manifest:
            raise Refusal("export-unfinished", folder=str(folder))
        for name, entry in manifest["files"].items():
            if not (folder / name).is_file() or digest_of(folder / name) != entry["sha256"]:
                raise Refusal("export-damaged", file=str(folder / name))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal("file-unreadable", file=str(folder / MANIFEST), error=str(error)) from None
    return manifest
