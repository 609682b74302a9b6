"""Entries of a league: what `parvis evaluate` has written, read again and checked row by row.

Nothing of an entry is believed but its scores: which games there are, who sat where and all seeds have to be those of
the task, and places and wins are counted again.
"""

import csv
import hashlib
import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from parvis.arena import evaluation
from parvis.arena.evaluation import CSV, HEAD, JSON
from parvis.arena.outcomes import Whole
from parvis.arena.results import RESULTS, read
from parvis.arena.series import Series, code_of
from parvis.arena.splits import TEST
from parvis.arena.tasks import TASKS, Task
from parvis.engine import registry
from parvis.engine.refusals import Refusal

SLOWEST = 1.0
"""Seconds that a bot of a league may think for a decision, on average."""
NAME = re.compile(r"[\w.+!@:-]{1,64}")
"""Names of bots and packages, and versions, as pages can show them."""
GIVEN, SCORED = HEAD[:7], HEAD[7:9]
"""The columns that follow from the task, and those that tell how a game ended."""


@dataclass(frozen=True)
class Entry:
    """A bot with the games by which it is measured in a task."""

    folder: Path
    task: Task
    bot: str
    package: Mapping[str, str]
    is_timed: bool
    """Whether the bot thinks for a set time, so that other computers get other games."""
    digest: str
    """The SHA-256 of the CSV as its folder has it."""
    ranks: Whole
    """Score and tie-break by deal, line-up of the task, rotation and player."""

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """The line-ups of the task with this bot, in the order of `ranks`."""
        return self.task.lineups(self.bot)


def entries_in(folder: Path, tasks: Sequence[Task], deals: int | None, but: Collection[Path] = ()) -> list[Entry]:
    """All entries below a folder that are of these tasks, by task and bot, cut to so many deals (None: the task's).

    `but`: folders that are passed over. Raises GameError with the name of the file for the first that can't be taken,
    or where a bot has two.
    """
    found: dict[tuple[str, str], Entry] = {}
    for file in sorted(file for file in folder.rglob(JSON) if file.parent not in but):
        content = content_of(file)
        if content["task"] not in [task.name for task in tasks]:
            continue
        entry = entry_of(file, content, deals)
        other = found.setdefault((entry.task.name, entry.bot), entry)
        if other is not entry:
            folders = {"first": str(other.folder), "second": str(entry.folder)}
            raise Refusal("league-twice", bot=entry.bot, task=entry.task.name, **folders)
    order = [task.name for task in tasks]
    return [found[key] for key in sorted(found, key=lambda key: (order.index(key[0]), key[1]))]


def content_of(file: Path) -> dict[str, Any]:
    """An evaluation as its JSON has it. Raises GameError for another file, or one of a task that there is not."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        wanted = {"task": str, "deals": int, "package": dict, "versions": dict, "csv": dict}
        names = [content["bot"], content["package"]["name"], content["package"]["version"]]
        is_one = content["format"] == evaluation.FORMAT and all(map(NAME.fullmatch, names))
        is_one = is_one and all(isinstance(content[name], kind) for name, kind in wanted.items())
    except (OSError, ValueError, KeyError, TypeError):
        is_one = False
    if not is_one:
        raise Refusal("league-format", file=str(file))
    if content["task"] not in TASKS:
        raise Refusal("league-task", file=str(file), task=content["task"])
    return dict(content)


def entry_of(file: Path, content: Mapping[str, Any], deals: int | None) -> Entry:
    """An entry, checked. Raises GameError for one of other versions, of fewer deals, or with other games."""
    folder, task, bot = file.parent, TASKS[content["task"]], content["bot"]
    wanted = deals or task.deals
    if content["versions"].get("code") != code_of(registry.find(task.game)):
        raise Refusal("league-version", folder=str(folder))
    if content["deals"] < wanted:
        raise Refusal("league-partial", folder=str(folder), deals=content["deals"], wanted=wanted)
    check_time(folder, bot)
    rows = (folder / CSV).read_bytes() if (folder / CSV).is_file() else b""
    digest = hashlib.sha256(rows).hexdigest()
    if content["csv"].get("sha256") != digest:
        raise Refusal("league-csv", file=str(folder / CSV))
    ranks = ranks_of(folder / CSV, rows, series_of(task, bot), content["deals"])[:wanted]
    package = {name: content["package"][name] for name in ("name", "version")}
    return Entry(folder, task, bot, package, bool(content.get("thinks_for_a_time")), digest, ranks)


def series_of(task: Task, bot: str) -> Series:
    """The games by which a bot is measured, whether or not it is installed here."""
    options = tuple(registry.find(task.game).read_options(dict(task.options), task.players))
    return Series(task.game, tuple(task.lineups(bot)), options, task.seed, split=TEST)


def check_time(folder: Path, bot: str) -> None:
    """Raise GameError where the games themselves tell that a bot thought too long."""
    if (folder / RESULTS).is_file():
        table = read(folder / RESULTS)
        own = np.array(table["name"].to_pylist(), object) == bot
        seconds, decisions = (table[name].to_numpy()[own].sum() for name in ("seconds", "decisions"))
        if seconds > SLOWEST * decisions:
            taken = f"{seconds / decisions:.1f}"
            raise Refusal("league-slow", bot=bot, seconds=taken, most=f"{SLOWEST:g}", folder=str(folder))


def ranks_of(file: Path, content: bytes, series: Series, deals: int) -> Whole:
    """Score and tie-break by deal, line-up, rotation and player. Raises GameError for a row of any other game."""
    try:
        head, *rows = csv.reader(content.decode("utf-8").splitlines())
        places = {name: head.index(name) for name in (*GIVEN, *SCORED)}
        given = [[row[places[name]] for name in GIVEN] for row in rows]
        scored = np.array([[int(row[places[name]]) for name in SCORED] for row in rows], np.int64)
    except (ValueError, IndexError, OverflowError):
        raise Refusal("league-format", file=str(file)) from None
    count = deals * series.games_of_deal * series.seats
    if len(given) != count:  # before anything is made of that many deals: a file can name any number
        raise Refusal("league-rows", file=str(file), line=min(len(given), count) + 2)
    for line, (row, wanted) in enumerate(zip(given, expected(series, deals), strict=True), 2):
        if row != wanted:
            raise Refusal("league-rows", file=str(file), line=line)
    return scored.reshape(deals, len(series.lineups), series.rotations, series.seats, len(SCORED))


def expected(series: Series, deals: int) -> list[list[str]]:
    """What a CSV has to say in the columns GIVEN, row by row."""
    numbers = np.arange(deals * series.games_of_deal)
    places = [part.tolist() for part in series.places(numbers)]
    seeds = series.seeds(places[0], places[2]).tolist()
    return [
        [str(cell) for cell in (deal, lineup, rotation, seat, series.lineups[lineup][player], own[0], own[1 + seat])]
        for deal, lineup, rotation, own in zip(*places, seeds, strict=True)
        for player, seat in enumerate(series.seats_of(rotation).tolist())
    ]
