"""Means, shares and losses of some games, with intervals; nothing of too few of them."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from parvis.arena.standings import quantile, share
from parvis.insight.strength import Level
from parvis.web.insight.games import Kind, Played
from parvis.web.pages import charts
from parvis.web.texts import LEAST_SHOWN

FEWEST = 5
"""Of fewer games nothing is told."""
PARTS = 3
"""How many columns of rounds losses are told by, at most."""
WINDOW = 8
"""Games that a point of the curve of losses is the mean of."""
Item = TypeVar("Item")


@dataclass(frozen=True)
class Mean:
    """A mean of games, and half its interval of 95%."""

    mean: float
    interval: float


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of values of games, at least two."""
    found = np.array(values, float)
    return Mean(float(found.mean()), quantile(len(found) - 1) * float(found.std(ddof=1)) / math.sqrt(len(found)))


@dataclass(frozen=True)
class Source:
    """Points from a source: one's own, and those of a level of bots among its like."""

    name: str
    own: Mean
    level: float
    own_bar: tuple[float, float]
    """Where the bar begins, and its length, in percent."""
    level_bar: tuple[float, float]

    @property
    def gap(self) -> float:
        """How many points more are one's own."""
        return self.own.mean - self.level


def sources(games: Sequence[Played], level: Mapping[str, float]) -> list[Source]:
    """Points by source, the largest first; empty for too few games. `level`: those of bots, or nothing."""
    told = [game.sources for game in games if game.sources]
    if len(told) < FEWEST:
        return []
    names = {name for own in told for name in own} | level.keys()
    own = {name: mean_of([game.get(name, 0) for game in told]) for name in names}
    numbers = [0.0, *(one.mean for one in own.values()), *level.values()]
    lowest, width = min(numbers), max(numbers) - min(numbers) or 1.0

    def bar(value: float) -> tuple[float, float]:
        return 100 * (min(value, 0) - lowest) / width, 100 * abs(value) / width

    rows = [Source(name, own[name], level.get(name, 0.0), bar(own[name].mean), bar(level.get(name, 0))) for name in own]
    return sorted(rows, key=lambda row: (-row.own.mean, row.name))


def total(games: Sequence[Played]) -> Mean | None:
    """Points of the games whose sources are told, which these add up to; None for too few."""
    told = [game.score for game in games if game.sources]
    return mean_of(told) if len(told) >= FEWEST else None


@dataclass(frozen=True)
class Won:
    """How many games were won, with the interval of 95% of the share, and what equal players would win; in percent."""

    games: int
    wins: int
    share: float
    low: float
    high: float
    equal: float


def won(games: int, wins: int, players: int) -> Won:
    """The share of games won, by Wilson's interval. Needs a game."""
    numbers = np.arange(games)
    found = share({"win_share": (numbers < wins).astype(float), "deal": numbers, "game": numbers})
    return Won(games, wins, 100 * found.value, 100 * found.low, 100 * found.high, 100 / players)


def wins_by_kind(kinds: Iterable[Kind]) -> list[tuple[Kind, Won]]:
    """Shares of games won of what was played often enough."""
    return [(kind, won(kind.games, kind.wins, kind.players)) for kind in kinds if kind.games >= FEWEST]


def wins_by_options(games: Sequence[Played]) -> list[tuple[str, Won]]:
    """Shares of games won by options, where there are different ones."""
    groups = grouped(games, lambda game: game.options)
    if len(groups) < 2:
        return []
    told = {options: own for options, own in groups.items() if len(own) >= FEWEST}
    return [(options, won(len(own), sum(one.won > 0 for one in own), own[0].players)) for options, own in told.items()]


@dataclass(frozen=True)
class Losses:
    """Points that decisions lost in a game, on average: by kind of decision and part of the game."""

    parts: list[tuple[int, int]]
    """First and last round; empty in a game without rounds."""
    rows: list[tuple[str, list[float], float]]
    """Kind, losses by part, all of them; the largest first, without those that are 0 everywhere."""
    columns: list[float]
    total: Mean
    games: int
    largest: float
    """Of the fields of the table."""


def losses(games: Sequence[Played]) -> Losses | None:
    """What decisions lost; None for too few games that are analysed."""
    told = [game for game in games if game.decisions and game.terms]
    if len(told) < FEWEST:
        return None
    made = [one for game in told for one in game.decisions]
    parts = parts_of(max((one["round"] or 0) for one in made))
    by_kind = grouped(made, lambda one: str(one["kind"]))
    rows = []
    for kind, own in by_kind.items():
        fields = [sum(one["lost"] for one in own if is_in(one, part)) / len(told) for part in parts]
        rows.append((kind, fields, sum(one["lost"] for one in own) / len(told)))
    rows.sort(key=lambda row: -row[2])
    shown = [row for row in rows if any(abs(value) >= LEAST_SHOWN for value in (*row[1], row[2]))]
    columns = [sum(row[1][number] for row in rows) for number in range(len(parts))]
    largest = max((max(row[1], default=row[2]) for row in rows), default=0.0)
    return Losses(parts, shown, columns, mean_of([game.lost for game in told]), len(told), max(largest, 0.01))


def parts_of(rounds: int) -> list[tuple[int, int]]:
    """The rounds of a game in at most PARTS parts."""
    length = -(-rounds // PARTS)
    return [(first, min(first + length - 1, rounds)) for first in range(1, rounds + 1, length or 1)]


def is_in(made: Mapping[str, Any], part: tuple[int, int]) -> bool:
    """Whether a move was made in these rounds."""
    return part[0] <= (made["round"] or 0) <= part[1]


def lost_over_time(games: Sequence[Played]) -> tuple[list[float], charts.Curves | None]:
    """What decisions lost, as means of the last WINDOW analysed games, the oldest first; with the curve of that."""
    lost = [game.lost for game in games if game.terms][::-1]
    means = [sum(lost[end - WINDOW : end]) / WINDOW for end in range(WINDOW, len(lost) + 1)]
    return means, charts.curves([[one] for one in means], from_zero=False)


def marks(games: Sequence[Played], levels: Iterable[Level], curve: charts.Curves | None) -> list[tuple[str, float]]:
    """Where levels of bots would lie in the curve of losses, in percent from the top: those that are on its scale, with
    as many decisions a game.
    """
    told = [len(game.decisions) for game in games if game.terms]
    if curve is None or not told:
        return []
    values, downs = zip(*curve.ticks, strict=True)
    found = [(level.name, level.lost * sum(told) / len(told)) for level in levels]
    return [(name, float(np.interp(lost, values, downs))) for name, lost in found if values[0] <= lost <= values[-1]]


def grouped(items: Iterable[Item], key: Callable[[Item], str]) -> dict[str, list[Item]]:
    """Items by their keys, in the order in which these come."""
    found: dict[str, list[Item]] = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return found
