"""Writing a set of games: in shards of so many games, each there as a whole or not at all.

A set is a folder: `games` and `decisions` with a Parquet file for each shard, the manifest with the checksums, and the
datasheet. What a shard has follows from its number and the plan alone, so that the folder has the same bytes whoever
wrote it, in how many processes, and however often that was cut short. A file counts as written only if the manifest has
the checksum that it had then: one that has changed since is written again.
"""

import hashlib
import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
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
FILES, WRITTEN = "files", "written"
"""What the manifest calls the checksums of a finished set, and of one that is not finished."""
Show = Callable[[int], None]
"""Shows how many games there are."""
Entries = dict[str, dict[str, Any]]
"""What the manifest says of files, by their path in the folder."""


@dataclass(frozen=True)
class Shard:
    """Some games of a set, which one file of each kind holds."""

    folder: Path
    number: int
    games: range

    def file(self, kind: str) -> Path:
        """The file of one of FOLDERS."""
        return self.folder / kind / f"{self.number:05}.parquet"

    def entries(self) -> Entries:
        """What the manifest is to say of both files as they are now."""
        return {self.name(kind): entry_of(self.file(kind)) for kind in FOLDERS}

    def name(self, kind: str) -> str:
        """The path of a file in the folder."""
        return self.file(kind).relative_to(self.folder).as_posix()

    def changed(self, known: Entries) -> list[Path]:
        """The files that the manifest knows and that are there, but not as they were written."""
        files = {self.name(kind): self.file(kind) for kind in FOLDERS}
        there = [name for name, file in files.items() if name in known and file.exists()]
        return [files[name] for name in there if digest_of(files[name]) != known[name].get("sha256")]

    def is_written(self, known: Entries) -> bool:
        """Whether both files are there and known to the manifest, with just these games."""
        files = [self.file(kind) for kind in FOLDERS]
        is_known = all(self.name(kind) in known for kind in FOLDERS) and all(file.exists() for file in files)
        return is_known and rows_in(self.file(GAMES)) == len(self.games)


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


def export(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    show: Show = lambda done: None,
    changed: Callable[[Path], None] = lambda file: None,
    older: Callable[[Path], None] = lambda folder: None,
) -> dict[str, Any]:
    """Write what is missing of a set; returns its manifest. `show` is called with how many games are written, `changed`
    with each file that is not as it was written: its games are written again. So are all games that an older version
    has left without checksums: `older` is called with their folder.

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
        shards, known = list(shards_of(plan, folder)), Entries()
        if manifest.exists():
            check(manifest, settings)
            listed = entries_in(manifest)
            known = listed or known
            check_larger(folder, plan.games, shards, known)
            if listed is None and any(shard.file(kind).exists() for shard in shards for kind in FOLDERS):
                older(folder)
        spoilt = {shard: shard.changed(known) for shard in shards}
        for file in [file for files in spoilt.values() for file in files]:
            changed(file)
        written = [shard for shard in shards if shard.is_written(known) and not spoilt[shard]]
        kept = {name: known[name] for shard in written for name in map(shard.name, FOLDERS)}
        if len(written) < len(shards):
            write_json({**settings, WRITTEN: kept}, manifest)  # without `files`: the set is not finished
        clear(folder, shards)
        missing = [shard for shard in shards if shard not in written]
        with closing(write_shards(plan, missing, jobs, show)) as finished:
            for entries in finished:
                kept |= entries
                write_json({**settings, WRITTEN: kept}, manifest)
        return finish(plan, folder, settings, kept)


def entries_in(manifest: Path) -> Entries | None:
    """What a manifest says of the files of its set, finished or not; None where it names none: an older version began
    it. Raises GameError where it can't be read.
    """
    content = json.loads(manifest.read_text(encoding="utf-8"))
    if FILES not in content and WRITTEN not in content:
        return None
    found = content.get(FILES, content.get(WRITTEN))
    if not isinstance(found, dict) or not all(isinstance(entry, Mapping) for entry in found.values()):
        raise Refusal("file-unreadable", file=str(manifest), error=FILES)
    return found


def shards_of(plan: Plan, folder: Path) -> Iterator[Shard]:
    """The shards into which the games of a set are cut."""
    for number, first in enumerate(range(0, plan.games, SHARD)):
        yield Shard(folder, number, range(first, min(first + SHARD, plan.games)))


def check_larger(folder: Path, games: int, shards: Sequence[Shard], known: Entries) -> None:
    """Raise GameError where a folder has more games than that."""
    wanted = {SHEET, *(shard.name(kind) for shard in shards for kind in FOLDERS)}
    if known.keys() - wanted or sum(map(rows_in, (folder / GAMES).glob("*.parquet"))) > games:
        raise Refusal("export-more-games", folder=str(folder))


def rows_in(file: Path) -> int:
    """How many rows a file has: none if it is missing or damaged."""
    try:
        return int(pq.read_metadata(file).num_rows)
    except (OSError, pa.ArrowException):
        return 0


def clear(folder: Path, shards: Sequence[Shard]) -> None:
    """Make the folders of the shards, without files that were never finished, nor those behind the last shard."""
    wanted = {shard.file(kind) for shard in shards for kind in FOLDERS}
    for kind in FOLDERS:
        (folder / kind).mkdir(exist_ok=True)
        for file in set((folder / kind).glob("*.parquet")) - wanted:
            file.unlink()
    for unfinished in [*folder.glob(".*.new"), *folder.glob("*/.*.new")]:
        unfinished.unlink()


def write_shards(plan: Plan, missing: Sequence[Shard], jobs: int, show: Show) -> Generator[Entries, None, None]:
    """Write the shards that are missing, in so many processes; gives what the manifest is to say of each."""
    done = plan.games - sum(len(shard.games) for shard in missing)
    show(done)
    bots.fastest(plan.game)
    if jobs > 1 and len(missing) > 1:
        yield from in_processes(plan, missing, min(jobs, len(missing)), done, show)
        return
    for shard in missing:
        yield write_shard(plan, shard, done, show)
        done += len(shard.games)


def write_shard(plan: Plan, shard: Shard, done: int = 0, show: Show = lambda done: None) -> Entries:
    """Write one shard; returns what the manifest is to say of it. `done`: how many games were written before."""
    follower, games = Follower(bots.fastest(plan.game)), []
    for number in shard.games:
        games.append(plan.follow(follower, number))
        show(done + len(games))
    write_table(layout.decisions_table(plan.game, games), shard.file(DECISIONS))
    write_table(layout.games_table(plan.game, games), shard.file(GAMES))
    return shard.entries()


def write_table(table: Any, path: Path) -> None:
    """Write a table so that the file is there as a whole or not at all."""
    with replacing(path) as temporary:
        pq.write_table(table, temporary, compression="zstd")


def in_processes(
    plan: Plan, missing: Sequence[Shard], jobs: int, done: int, show: Show
) -> Generator[Entries, None, None]:
    """Write shards in so many processes; gives what the manifest is to say of each.

    Raises GameError if one of the processes is killed.
    """
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
    with interrupts_kept_back():
        games = {pool.submit(write_shard, plan, shard): len(shard.games) for shard in missing}
    waiting = set(games)
    try:
        while waiting:
            finished, waiting = wait(waiting, timeout=1, return_when=FIRST_COMPLETED)
            if finished:  # not after each second without any: the manifest is written anew for all that is given
                yield {name: entry for future in finished for name, entry in future.result().items()}
            done += sum(games[future] for future in finished)
            show(done)
    except BrokenProcessPool:
        raise Refusal("worker-killed") from None
    finally:
        if waiting:
            for process in active_children():
                process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def finish(plan: Plan, folder: Path, settings: dict[str, Any], written: Entries) -> dict[str, Any]:
    """Write the datasheet, and the manifest with all checksums: those that the files had when they were written."""
    shards = list(shards_of(plan, folder))
    with replacing(folder / SHEET) as file:
        file.write_text(datasheet(plan, folder, settings), encoding="utf-8")
    names = [shard.name(kind) for kind in FOLDERS for shard in shards]
    decisions = sum(pq.read_metadata(shard.file(DECISIONS)).num_rows for shard in shards)
    counts = {"games": plan.games, "decisions": decisions}
    files = {**{name: written[name] for name in names}, SHEET: entry_of(folder / SHEET)}
    manifest = {**settings, **counts, FILES: files}
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
        if FILES not in manifest:
            raise Refusal("export-unfinished", folder=str(folder))
        for name, entry in manifest[FILES].items():
            if not (folder / name).is_file() or digest_of(folder / name) != entry["sha256"]:
                raise Refusal("export-damaged", file=str(folder / name))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal("file-unreadable", file=str(folder / MANIFEST), error=str(error)) from None
    return manifest
