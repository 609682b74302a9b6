"""Standings of a tournament: points by place, and what breaks ties.

Each table brings points by place: who comes first at a table of the announced size gets one for each opponent, who
comes last none, and ties share. At smaller tables the first gets as many, the last none, and those in between as evenly
between as there. A bye brings as many as a first place. Ties are broken, in this order, by

1. the share of the points of the game that somebody has made of all that were made at their tables,
2. the points of all whom they have met, on average,
3. games won.

Those whom this leaves equal share a rank. In a knock-out the last round that somebody has reached comes before all.
With the same deals at all tables, points come from comparing those who had the same seat at tables of the same size.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

UNIT = 24
"""A whole table's points, so that every place at two to five seats is a whole number."""
FINE = 1_000_000
"""Shares and averages are counted in millionths: whole numbers, so that equal ones are equal."""


@dataclass(frozen=True)
class Game:
    """A table that has ended, or a bye: one person alone."""

    round: int
    people: Sequence[int]
    """By seat, the numbers of those who play."""
    scores: Sequence[int] = ()
    """Points of the game, by seat."""
    places: Sequence[int] = ()
    """By seat, 1 for the first; equal for ties."""

    @property
    def is_bye(self) -> bool:
        """Whether somebody had nobody to play with."""
        return len(self.people) == 1


@dataclass(order=True)
class Sum:
    """What somebody has reached, in the order in which it counts."""

    reached: int = 0
    """In a knock-out, the last round."""
    points: int = 0
    """Points of all rounds, in units: see UNIT."""
    share: int = 0
    """Mean share of the points of the game at their tables, in millionths."""
    opponents: int = 0
    """Mean points of whom they have met, in millionths of a unit."""
    wins: int = 0


@dataclass
class Standing:
    """A row of the standings."""

    person: int
    rank: int
    sum: Sum
    games: int
    by_round: dict[int, int] = field(default_factory=dict)
    """Points in units, by round."""


def standings(
    people: Iterable[int], games: Sequence[Game], duplicate: bool = False, reached: Mapping[int, int] | None = None
) -> list[Standing]:
    """Everybody, the best first; equal ones in the order of `people`. `reached`: in a knock-out, the last round of
    each.
    """
    rows = {person: Standing(person, 0, Sum((reached or {}).get(person, 0)), 0) for person in people}
    points = compared(games) if duplicate else {}
    shares: dict[int, int] = {}
    met: dict[int, list[int]] = {}
    for game in games:
        placed = by_place(game)
        for seat, person in enumerate(game.people):
            row = rows[person]
            got = points.get((game.round, person), placed[seat])
            row.by_round[game.round] = got
            row.sum.points += got
            if game.is_bye:
                continue
            row.games += 1
            row.sum.wins += game.places[seat] == 1
            shares[person] = shares.get(person, 0) + share(game, seat)
            met.setdefault(person, []).extend(other for other in game.people if other != person)
    totals = {person: row.sum.points for person, row in rows.items()}
    for person, row in rows.items():
        row.sum.share = shares.get(person, 0) // max(1, row.games)
        others = met.get(person, ())
        row.sum.opponents = FINE * sum(totals[other] for other in others) // max(1, len(others))
    return ranked(rows.values())


def ranked(rows: Iterable[Standing]) -> list[Standing]:
    """Rows with their ranks, the best first; equal ones share one."""
    ordered = sorted(rows, key=lambda row: row.sum, reverse=True)
    for number, row in enumerate(ordered):
        same = number > 0 and ordered[number - 1].sum == row.sum
        row.rank = ordered[number - 1].rank if same else number + 1
    return ordered


def by_place(game: Game) -> list[int]:
    """Points of all seats of a table, in units."""
    if game.is_bye:
        return [UNIT]
    ordered = sorted(-place for place in game.places)
    return [beaten(-place, ordered) for place in game.places]


def beaten(score: int, scores: Sequence[int]) -> int:
    """The part of the other scores that are lower, ties as one half, in units. `scores`: in order, with this one."""
    behind = bisect_left(scores, score) + bisect_right(scores, score) - 1
    return UNIT * behind // (2 * (len(scores) - 1))


def compared(games: Iterable[Game]) -> dict[tuple[int, int], int]:
    """Points by round and person where all had the same deals: against those with the same seat elsewhere.

    Where nobody else had it, those of the place at the table hold.
    """
    same: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
    for game in games:
        for seat, person in enumerate(game.people if not game.is_bye else ()):
            same.setdefault((game.round, len(game.people), seat), []).append((person, game.scores[seat]))
    found: dict[tuple[int, int], int] = {}
    for (number, _, _), made in same.items():
        scores = sorted(score for _, score in made)
        for person, score in made if len(made) > 1 else ():
            found[number, person] = beaten(score, scores)
    return found


def share(game: Game, seat: int) -> int:
    """The part of all points of a game that a seat has made, in millionths. Points below zero count as none."""
    made = [max(0, score) for score in game.scores]
    return FINE * made[seat] // sum(made) if sum(made) else FINE // len(made)
