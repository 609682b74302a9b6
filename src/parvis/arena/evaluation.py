"""What a bot reaches in a task, as files that a league can read and anybody can make again from the seeds.

`evaluation.csv` has a row for each seat of each game, `evaluation.json` the sums. Neither has anything that differs
from machine to machine: the same bot, task and version give the same bytes, unless the bot thinks for a set time.
"""

import csv
import hashlib
import io
from dataclasses import asdict
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

from parvis import __version__, bots
from parvis.arena.rating import Rating, ratings
from parvis.arena.results import write_json
from parvis.arena.series import Series
from parvis.arena.splits import TEST
from parvis.arena.standings import Columns, chosen, columns, mean_score, plain, share
from parvis.arena.tasks import Task
from parvis.engine import registry
from parvis.engine.files import replacing
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError, Refusal
from parvis.engine.versions import catalogue_version, observation_version

FORMAT = "parvis-evaluation/1"
JSON, CSV = "evaluation.json", "evaluation.csv"
HEAD = (
    "deal", "lineup", "rotation", "seat", "bot", "nature_seed", "bot_seed", "score", "tiebreak", "rank", "win_share",
)  # fmt: skip
"""The columns of the CSV."""


def bots_of(package: str) -> list[str]:
    """The bots that are meant: one by its name, or all of an installed package. Raises GameError for neither."""
    try:
        bots.find(package)
        return [package]
    except GameError as error:
        found = sorted(entry.name for entry in entry_points(group="parvis.bots") if is_from(entry, package))
        if not found:
            if not isinstance(error, Refusal) or error.key != "bot-unknown":
                raise
            raise Refusal("evaluate-nothing", name=quoted(package), bots=", ".join(bots.names())) from None
        for name in found:
            bots.find(name)
        return found


def is_from(entry: EntryPoint, package: str) -> bool:
    """Whether an entry point belongs to a package, whatever the spelling of its name."""
    return entry.dist is not None and spelled(entry.dist.name) == spelled(package)


def spelled(package: str) -> str:
    """The name of a package as it is compared."""
    return package.lower().replace("_", "-").replace(".", "-")


def package_of(bot: str) -> dict[str, str]:
    """The package that a bot comes from, and its version."""
    title = bots.title_of(bot)
    for entry in entry_points(group="parvis.bots"):
        if entry.name == title and entry.dist is not None:
            return {"name": entry.dist.name, "version": entry.dist.version}
    return {"name": "parvis", "version": __version__}


def write(folder: Path, task: Task, bot: str, series: Series, table: pa.Table) -> dict[str, Any]:
    """Write both files of an evaluation with all games in the table; returns the content of the JSON."""
    rows = csv_of(series, table)
    with replacing(folder / CSV) as file:
        file.write_bytes(rows)
    content = summary(task, bot, series, columns(table))
    content["csv"] = {"file": CSV, "sha256": hashlib.sha256(rows).hexdigest()}
    write_json(content, folder / JSON)
    return content


def csv_of(series: Series, table: pa.Table) -> bytes:
    """All games, a row for each seat, with the seeds that they follow from."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    for row in table.select(["deal", "lineup", "rotation", "seat", "name", *HEAD[7:]]).to_pylist():
        nature, *seeds = series.seeds([row["deal"]], [row["rotation"]])[0].tolist()
        row |= {"bot": row["name"], "nature_seed": nature, "bot_seed": seeds[row["seat"]]}
        writer.writerow([row[name] for name in HEAD])
    return text.getvalue().encode()


def summary(task: Task, bot: str, series: Series, results: Columns) -> dict[str, Any]:
    """What was played, with which versions, and what the bot has reached."""
    game, deals = registry.find(task.game), len(np.unique(results["deal"]))
    settings = series.settings()
    return {
        "format": FORMAT,
        "task": task.name,
        "bot": bot,
        "package": package_of(bot),
        "thinks_for_a_time": bots.find(bot).seconds > 0,
        "split": TEST,
        "seed": task.seed,
        "deals": deals,
        "is_whole": deals == task.deals,
        **{name: settings[name] for name in ("game", "ruling", "options", "lineups")},
        "players": task.players,
        "versions": {
            "parvis": __version__,
            "code": settings["code"],
            "catalogue": catalogue_version(game),
            "observation": observation_version(game),
        },
        "against": [plain(against(results, series, number, bot)) for number in alone(series, bot)],
        "ratings": [plain(rated(rating)) for rating in ratings(results)],
    }


def alone(series: Series, bot: str) -> list[int]:
    """The line-ups in which the bot sits alone against a field of others, by number."""
    return [number for number, lineup in enumerate(series.lineups) if lineup[0] == bot and bot not in lineup[1:]]


def against(results: Columns, series: Series, lineup: int, bot: str) -> dict[str, Any]:
    """What the bot has reached against one field: wins and points with intervals, its places, the others' points."""
    games = chosen(results, results["lineup"] == lineup)
    own, others = chosen(games, games["name"] == bot), chosen(games, games["name"] != bot)
    return {
        "field": series.lineups[lineup][1],
        "games": len(own["game"]),
        "win_share": share(own),
        "score": mean_score(own),
        "field_score": mean_score(others),
        "margin": margin(own, others),
        "places": [float((own["rank"] == place).mean()) for place in range(1, series.seats + 1)],
    }


def margin(own: Columns, others: Columns) -> Any:
    """By how much the bot's score is above the mean of the others' in the same game, with its interval."""
    order = np.argsort(others["game"], kind="stable")
    means = others["score"][order].reshape(len(own["game"]), -1).mean(axis=1)
    return mean_score({**own, "score": own["score"][np.argsort(own["game"], kind="stable")] - means})


def rated(rating: Rating) -> dict[str, Any]:
    """A rating with its interval."""
    return {**asdict(rating), "low": rating.low, "high": rating.high}
