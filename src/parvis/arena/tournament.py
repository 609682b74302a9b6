"""Tournaments and ladders: their line-ups, and their tables of duels."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, pairwise, permutations
from math import comb

import numpy as np

from parvis.arena.standings import Columns, Interval, chosen, standing

MANY = 100  # line-ups of a deal; where all combinations are more, everybody meets every field instead

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Duel:
    """One player alone against seats that are all filled with another."""

    player: str
    against: str
    games: int
    win_share: Interval
    mean_score: float
    field_score: float
    """Mean score of a seat of the others."""
    milliseconds: float
    """Thought of the player for a decision."""


def duel_lineup(player: str, against: str, seats: int) -> Lineup:
    """The one, and a field of the other."""
    return (player, *[against] * (seats - 1))


def tournament_lineups(players: Sequence[str], seats: int) -> list[Lineup]:
    """Every combination of players (one may sit there several times, but not alone), if these are MANY at most.

    Otherwise everybody alone against a field of everybody else: as balanced, and enough for table and ratings.
    """
    if comb(len(players) + seats - 1, seats) - len(players) <= MANY:
        return [lineup for lineup in combinations_with_replacement(players, seats) if len(set(lineup)) > 1]
    return [duel_lineup(player, against, seats) for player, against in permutations(players, 2)]


def ladder_lineups(levels: Sequence[str], seats: int) -> list[Lineup]:
    """Each level against a field of the one below."""
    return [duel_lineup(above, below, seats) for below, above in pairwise(levels)]


def duels(results: Columns, lineups: Sequence[Lineup]) -> list[Duel]:
    """The duels among the line-ups: one player against a field of another, in their order."""
    found = []
    for index, lineup in enumerate(lineups):
        for player in dict.fromkeys(lineup):
            others = set(lineup) - {player}
            if lineup.count(player) == 1 and len(others) == 1:
                games = chosen(results, results["lineup"] == index)
                found.append(duel(games, player, others.pop(), len(lineup)))
    return found


def rungs(results: Columns, lineups: Sequence[Lineup]) -> list[Duel]:
    """The duels of a ladder: in each line-up the first player against the field."""
    return [
        duel(chosen(results, results["lineup"] == index), lineup[0], lineup[1], len(lineup))
        for index, lineup in enumerate(lineups)
    ]


def duel(games: Columns, player: str, against: str, seats: int) -> Duel:
    """The result of one player against another: win share and scores."""
    own = standing(games, player, seats)
    field = games["score"][games["name"] == against]
    return Duel(player, against, own.games, own.win_share, own.mean_score, float(np.mean(field)), own.milliseconds)
