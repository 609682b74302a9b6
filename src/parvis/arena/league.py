"""A league: bots from anywhere, each measured in the same tasks, in one table for each task.

A bot plays as `parvis evaluate` has it: alone against a full table of each level of `parvis.arena.tasks.FIELDS`, in the
deals to test with, from every seat. Ratings are OpenSkill's, over the games of all entries together; line-ups without
the bot, by which the levels are rated, are the same in all entries and count once.

Luck-adjusted points (`parvis.arena.luck`) take out what the deals brought, as far as the points of bots of the levels
among themselves tell it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from parvis import __version__, bots
from parvis.arena.entries import SLOWEST, Entry
from parvis.arena.evaluation import rated
from parvis.arena.luck import Luck
from parvis.arena.outcomes import Whole, places_and_shares
from parvis.arena.rating import Rating, ratings
from parvis.arena.series import code_of
from parvis.arena.splits import TEST
from parvis.arena.standings import Columns, Interval, mean_score, plain, share
from parvis.arena.tasks import FIELDS, TASKS, Task
from parvis.arena.tournament import Lineup, duel_lineup
from parvis.engine import registry
from parvis.engine.refusals import Refusal

FORMAT = "parvis-league/1"
PROTOCOL = tuple(name for name in TASKS if "-to-" not in name)
"""The tasks of a league: both games with each number of players, Troyes without modules and with all."""
LEVELS = tuple(name for name in bots.levels() if not bots.thinks(name))
"""The bots that are in every league."""
HEAD = (
    "task", "place", "bot", "package", "version", "deals", "rating", "rating_low", "rating_high", "games",
    "adjusted", "adjusted_low", "adjusted_high", "field", "win_share", "win_share_low", "win_share_high",
    "score", "score_low", "score_high", "field_adjusted", "field_adjusted_low", "field_adjusted_high",
    "thinks_for_a_time", "csv_sha256",
)  # fmt: skip
"""The columns of the CSV, which has a row for each task, bot and field."""


def standing_of(task: Task, entries: Sequence[Entry], luck: Luck) -> dict[str, Any]:
    """The table of a task, the highest rating first."""
    found = {rating.player: rating for rating in ratings(together(games_of(entries)))}
    own = [row_of(entry, found[entry.bot], luck) for entry in entries]
    rows = sorted(own, key=lambda row: (-row["rating"]["mu"], row["bot"]))
    game = registry.find(task.game)
    return {
        "task": task.name,
        "game": task.game,
        "players": task.players,
        "options": dict(task.options),
        "deals": len(luck.par),
        "par": {"deals": len(luck.far), "value": round(float(luck.far.mean()), 4)},
        "seed": task.seed,
        "code": code_of(game),
        "rows": [{"place": place, **row} for place, row in enumerate(rows, 1)],
    }


def games_of(entries: Sequence[Entry]) -> dict[Lineup, Whole]:
    """All games by line-up, each once. Raises GameError where two entries have different results of the same games."""
    found: dict[Lineup, Whole] = {}
    for entry in sorted(entries, key=lambda entry: entry.bot not in LEVELS):  # others are compared with the levels
        for place, lineup in enumerate(entry.lineups):
            ranks = entry.ranks[:, place]
            if not np.array_equal(found.setdefault(lineup, ranks), ranks):
                raise Refusal("league-other-games", folder=str(entry.folder))
    return dict(sorted(found.items()))


def together(games: Mapping[Lineup, Whole]) -> Columns:
    """The games of all line-ups as columns to rate: deal by deal, so that every line-up counts all along."""
    lineups = list(games)
    ranks = np.stack([games[lineup] for lineup in lineups], axis=1)
    deals, _, rotations, players, _ = ranks.shape
    places, _ = places_and_shares(ranks.reshape(-1, players, 2))
    names = np.array(lineups, object)[None, :, None, :]
    return {
        "game": np.repeat(np.arange(len(places)), players),
        "name": np.broadcast_to(names, (deals, len(lineups), rotations, players)).reshape(-1),
        "rank": places.reshape(-1),
    }


@dataclass(frozen=True)
class Against:
    """What a bot has reached against a full table of one level."""

    field: str
    win_share: Interval
    score: Interval
    adjusted: Interval
    """Luck-adjusted points against this level alone."""


def row_of(entry: Entry, rating: Rating, luck: Luck) -> dict[str, Any]:
    """A bot in the table of its task. Against its own level it plays as that level does among itself."""
    lines, points = [], luck.par.copy()
    for place, field in enumerate(FIELDS):
        if field != entry.bot:
            ranks = entry.ranks[:, entry.lineups.index(duel_lineup(entry.bot, field, entry.task.players))]
            points[:, place] = ranks[:, :, 0, 0].mean(axis=1)
            lines.append(against(field, ranks, luck.adjusted(points[:, place], [place])))
    return {
        "bot": entry.bot,
        "package": dict(entry.package),
        "thinks_for_a_time": entry.is_timed,
        "rating": plain(rated(rating)),
        "adjusted": plain(luck.adjusted(points.mean(axis=1), range(len(FIELDS)))),
        "against": [plain(line) for line in lines],
        "csv": {"sha256": entry.digest},
    }


def against(field: str, ranks: Whole, adjusted: Interval) -> Against:
    """One field, from the ranks by deal, rotation and player."""
    deals, rotations, players, _ = ranks.shape
    _, shares = places_and_shares(ranks.reshape(-1, players, 2))
    columns = {
        "deal": np.repeat(np.arange(deals), rotations),
        "game": np.arange(deals * rotations),
        "win_share": shares[:, 0],
        "score": ranks[:, :, 0, 0].reshape(-1),
    }
    return Against(field, share(columns), mean_score(columns), adjusted)


def league_of(standings: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """All tables with the rules by which they came about, for JSON."""
    rules = {"fields": list(FIELDS), "split": TEST, "slowest": SLOWEST, "is_whole": is_whole(standings)}
    return {"format": FORMAT, "parvis": __version__, "protocol": rules, "tasks": list(standings)}


def is_whole(standings: Sequence[Mapping[str, Any]]) -> bool:
    """Whether all tasks of the protocol were played with all deals."""
    deals = {table["task"]: table["deals"] for table in standings}
    return all(deals.get(name) == TASKS[name].deals for name in PROTOCOL)


def csv_rows(league: Mapping[str, Any]) -> list[list[Any]]:
    """The rows of the CSV, below HEAD."""
    return [csv_row(table, row, line) for table in league["tasks"] for row in table["rows"] for line in row["against"]]


def csv_row(table: Mapping[str, Any], row: Mapping[str, Any], line: Mapping[str, Any]) -> list[Any]:
    """A bot against one field in one task."""

    def three(interval: Mapping[str, Any]) -> list[Any]:
        return [interval[name] for name in ("value", "low", "high")]

    rating, package = row["rating"], row["package"]
    return [
        table["task"], row["place"], row["bot"], package["name"], package["version"], table["deals"],
        rating["mu"], rating["low"], rating["high"], rating["games"], *three(row["adjusted"]),
        line["field"], *three(line["win_share"]), *three(line["score"]), *three(line["adjusted"]),
        int(row["thinks_for_a_time"]), row["csv"]["sha256"],
    ]  # fmt: skip
