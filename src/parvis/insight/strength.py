"""How strongly somebody played a game: between which levels of bots, by what their decisions lost.

A player of one strength loses more in one game than in another. So a game tells a range: all mean losses with which a
game that lost so much is nothing unusual. See docs/analysis.md.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from parvis.engine.contract import Game
from parvis.insight.ledger import CONFIDENCE, DECISIONS, DIGITS, Numbers
from parvis.insight.rollouts import JUDGE

LEVELS = ("random", "novice", "greedy", "skilled", "expert")
"""From the weakest to the strongest."""
ANY = "any"
"""What stands in the file for all numbers of players together."""


@dataclass(frozen=True)
class Level:
    """What a level loses by a decision with a choice, on average."""

    name: str
    games: int
    lost: float
    """Mean of these games, in points."""
    interval: float
    """Half the interval of 95% of the mean."""
    spread: float
    """Standard deviation between games, without what the judging games' luck adds to it."""


@dataclass(frozen=True)
class Strength:
    """How strongly a seat played, by one game."""

    decisions: int
    """How many there were with a choice."""
    lost: float
    """Points lost by a decision, on average."""
    least: float
    """The range of 95% of what a player loses on average, of whom this is a game."""
    most: float
    levels: tuple[str, ...]
    """Levels that lose so much, from the weakest to the strongest: one game can't tell which it was."""
    weaker: str | None
    """The strongest level that certainly loses more; None: there is none."""
    stronger: str | None
    """The weakest level that certainly loses less; None: there is none."""


def shipped(game: Game) -> Path:
    """Where the file of what levels lose is, if the game has one."""
    return (game.folder or Path()) / "players" / "strengths.json"


@cache
def levels_of(game: Game, players: int) -> tuple[Level, ...]:
    """What levels lose with so many players, or with any where too few such games were measured; those that lose most
    first. Empty where nothing has been measured.
    """
    path = shipped(game)
    found: Mapping[str, Any] = json.loads(path.read_bytes()) if path.exists() else {}
    told = found.get(str(players), found.get(ANY, {}))
    return tuple(sorted((Level(name, **one) for name, one in told.items()), key=lambda level: -level.lost))


def strengths_of(game: Game, content: Mapping[str, Any]) -> list[Strength | None]:
    """By seat, from an analysis: how strongly it played; None where it had no choice. Empty where levels have not been
    measured by the judge of the analysis.
    """
    levels = levels_of(game, len(content["seats"]))
    if not levels or content["judge"] != JUDGE:
        return []
    made = [sum(one["seat"] == seat for one in content["decisions"]) for seat in range(len(content["seats"]))]
    terms = [row["terms"][DECISIONS] for row in content["ledger"]]
    return [strength(levels, number, term) if number else None for number, term in zip(made, terms, strict=True)]


def strength(levels: Sequence[Level], decisions: int, term: Mapping[str, float]) -> Strength:
    """How strongly a seat played whose decisions came to that term of the ledger."""
    lost, noise = -term["mean"] / decisions, term["interval"] / CONFIDENCE / decisions
    means = np.array([level.lost for level in levels])
    wide = CONFIDENCE * np.hypot(spreads(levels), noise)
    least, most = mean_at(lost, means, means + wide), mean_at(lost, means, means - wide)
    return Strength(
        decisions,
        round(lost, DIGITS),
        round(least, DIGITS),
        round(most, DIGITS),
        tuple(level.name for level in levels if least <= level.lost <= most),
        next((level.name for level in reversed(levels) if level.lost > most), None),
        next((level.name for level in levels if level.lost < least), None),
    )


def spreads(levels: Sequence[Level]) -> Numbers:
    """How far games of each level spread. The judge, compared with itself, loses nothing in any game. Somebody as
    strong who decides in another way spreads, at least like the other level that spreads least.
    """
    least = min(level.spread for level in levels if level.name != JUDGE)
    return np.array([max(level.spread, least) for level in levels])


def mean_at(lost: float, means: Numbers, ends: Numbers) -> float:
    """The mean loss whose range ends at what was lost: between levels in proportion, beyond them as far off."""
    order = np.argsort(ends)
    ends, means = ends[order], means[order]
    beyond = lost - float(np.clip(lost, ends[0], ends[-1]))
    return float(np.interp(lost, ends, means)) + beyond
