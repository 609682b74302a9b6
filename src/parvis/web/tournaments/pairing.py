"""Who plays whom in a round of a tournament, and on which seat.

People are numbers from 0. A group is a list of them; a group of one has a bye. Every kind of tournament comes down to
one problem: people are put into groups of given sizes so that what it costs to put pairs of them together is as little
as possible in sum. Finding the least sum takes exponential time from groups of three on. So people change places as
long as the best change of two lowers the sum, and this is tried again from positions nearby
(docs/tournaments.md says how far from the least sum that is).
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Any

import numpy as np

Groups = list[list[int]]
Costs = np.ndarray[Any, np.dtype[np.int64]]
"""What a pair costs in one group: people x people, symmetric, 0 on the diagonal."""
AGAIN = 1_000_000_000
"""What it costs to meet somebody again, beside any difference of points; the second time twice as much, and so on."""
TRIES, WORK = 300, 1_000_000
"""How often a search starts again at most, and how many pairs it looks at for that."""
MOST = 5
"""People at a table at most."""
KICKS = 3
"""Changes at random before a search starts again."""


def sizes(people: int, size: int, allowed: Collection[int]) -> list[int]:
    """The sizes of the groups, the largest first: as few byes as can be, then as few tables, all nearly of one size.

    `size`: people at a table at most; `allowed`: with how many the game is played.
    """
    fitting = {one for one in allowed if 2 <= one <= size}
    for seated in range(people, 1, -1):
        for tables in range(-(-seated // size), seated // 2 + 1):
            small, larger = divmod(seated, tables)
            found = [small + 1] * larger + [small] * (tables - larger)
            if fitting.issuperset(found):
                return found + [1] * (people - seated)
    return [1] * people


def swiss(
    points: Sequence[int],
    met: Costs,
    byes: Sequence[int],
    size: int,
    allowed: Collection[int],
    seed: int,
) -> Groups:
    """Groups of people who have as many points as each other, and have not met, as far as possible.

    `points`: in any whole unit, up to 10,000; `met`: how often each pair has met, people x people; `byes`: how many
    each has had. Who has had the fewest, and of these the fewest points, gets the next. Equal people are drawn by lot.
    """
    luck = Random(seed)
    lots = luck.sample(range(len(points)), len(points))
    wanted = sizes(len(points), size, allowed)
    seated, out = with_byes(wanted, sorted(lots, key=lambda one: (byes[one], points[one])))
    seated.sort(key=lambda one: -points[one])
    earned = np.asarray([points[one] for one in seated], dtype=np.int64)
    costs = (earned[:, None] - earned[None, :]) ** 2 + AGAIN * among(met, seated)
    return named(partition(costs, [one for one in wanted if one > 1], luck), seated) + out


def robin(people: int, size: int, allowed: Collection[int], rounds: int, seed: int) -> list[Groups]:
    """Groups for all rounds in which everybody meets everybody as evenly as can be.

    At tables of two that is the circle: one stays, the others move on by one.
    """
    luck = Random(seed)
    if size == 2:
        lots = luck.sample(range(people), people)
        return [named(circle(people, number), lots) for number in range(rounds)]
    plan: list[Groups] = []
    met, byes = np.zeros((people, people), dtype=np.int64), [0] * people
    for _ in range(rounds):
        plan.append(level(people, size, allowed, met, byes, luck))
        count(plan[-1], met, byes)
    return improved(plan, met, luck)


def level(people: int, size: int, allowed: Collection[int], met: Costs, byes: Sequence[int], luck: Random) -> Groups:
    """Groups of people who have met as seldom as possible."""
    wanted = sizes(people, size, allowed)
    seated, out = with_byes(wanted, sorted(luck.sample(range(people), people), key=lambda one: byes[one]))
    return named(partition(among(met, seated), [one for one in wanted if one > 1], luck), seated) + out


def improved(plan: list[Groups], met: Costs, luck: Random) -> list[Groups]:
    """A plan of all rounds, each of which is made again beside the others as long as that brings people together more
    evenly. `met`: how often each pair meets in it.
    """
    best, least = plan, unevenness(met)
    for number in [turn for _ in range(TRIES // 10) for turn in range(len(plan))]:
        others = met - meetings(best[number], len(met))
        seated = [one for group in best[number] if len(group) > 1 for one in group]
        wanted = [len(group) for group in best[number] if len(group) > 1]
        out = [group for group in best[number] if len(group) == 1]
        luck.shuffle(seated)
        made = named(partition(among(others, seated), wanted, luck, tries=10), seated) + out
        now = others + meetings(made, len(met))
        if unevenness(now) <= least:
            best, met, least = [*best[:number], made, *best[number + 1 :]], now, unevenness(now)
    return best


def unevenness(met: Costs) -> int:
    """How unevenly people meet: the sum of squares of how often each pair does."""
    return int((met**2).sum()) // 2


def meetings(groups: Groups, people: int) -> Costs:
    """Who meets whom in groups, as people x people."""
    found = np.zeros((people, people), dtype=np.int64)
    count(groups, found, [0] * people)
    return found


def count(groups: Groups, met: Costs, byes: list[int]) -> None:
    """Add the meetings and byes of a round."""
    for group in groups:
        if len(group) == 1:
            byes[group[0]] += 1
        met[np.ix_(group, group)] += 1
        met[group, group] = 0


def circle(people: int, number: int) -> Groups:
    """Round `number` of everybody against everybody at tables of two; one has a bye where people are odd."""
    around = people + people % 2
    turned = [0, *((number + place) % (around - 1) + 1 for place in range(around - 1))]
    pairs = zip(turned[: around // 2], reversed(turned[around // 2 :]), strict=True)
    return [[one for one in pair if one < people] for pair in pairs]


def knock_out(
    places: Sequence[int], met: Costs, byes: Sequence[int], size: int, allowed: Collection[int], seed: int
) -> Groups:
    """Groups in which winners meet those who came behind elsewhere, and nobody meets again, as far as possible.

    `places`: in the round before; all 1 in the first. Byes go to those with the fewest, and of these the best places.
    """
    luck = Random(seed)
    lots = luck.sample(range(len(places)), len(places))
    wanted = sizes(len(places), size, allowed)
    seated, out = with_byes(wanted, sorted(lots, key=lambda one: (byes[one], places[one])))
    reached = np.asarray([places[one] for one in seated])
    costs = (reached[:, None] == reached[None, :]).astype(np.int64) * 100 + AGAIN * among(met, seated)
    return named(partition(costs, [one for one in wanted if one > 1], luck), seated) + out


def with_byes(wanted: Sequence[int], order: list[int]) -> tuple[list[int], Groups]:
    """Who sits at tables, and those with a bye, each a group: the first in that order."""
    byes = wanted.count(1)
    return order[byes:], [[one] for one in order[:byes]]


def among(met: Costs, people: Sequence[int]) -> Costs:
    """The part of a matrix that is about these people, in their order."""
    return np.asarray(met, dtype=np.int64)[np.ix_(people, people)]


def named(groups: Groups, people: Sequence[int]) -> Groups:
    """Groups of places in a row of people, as groups of these people."""
    return [[people[place] for place in group] for group in groups]


def partition(costs: Costs, wanted: Sequence[int], luck: Random, tries: int = TRIES) -> Groups:
    """Groups of these sizes that cost little in sum; those who stand beside each other begin together."""
    people = len(costs)
    costs = costs.copy()
    np.fill_diagonal(costs, 0)
    best = descend(costs, np.repeat(np.arange(len(wanted)), wanted))
    least = total(costs, best)
    for _ in range(min(tries, WORK // max(1, people) ** 2) if len(wanted) > 1 else 0):
        if least == 0:
            break
        tried = best.copy()
        for _ in range(KICKS):
            one, other = luck.randrange(people), luck.randrange(people)
            tried[one], tried[other] = tried[other], tried[one]
        tried = descend(costs, tried)
        if (now := total(costs, tried)) <= least:
            best, least = tried, now
    return [np.flatnonzero(best == group).tolist() for group in range(len(wanted))]


def total(costs: Costs, group: Any) -> int:
    """The sum over all pairs that are in one group. `group`: by person."""
    return int(costs[group[:, None] == group[None, :]].sum()) // 2


def descend(costs: Costs, group: Any) -> Any:
    """Let the two change places for whom that lowers the sum most, until it does for none. `group`: by person."""
    group = group.copy()
    if not len(group):
        return group
    shared = costs @ np.eye(int(group.max()) + 1, dtype=np.int64)[group]  # what a person costs in a group
    people = np.arange(len(group))
    while True:
        there = shared[:, group]  # what a person would cost in the group of another
        own = there[people, people]
        change = there + there.T - 2 * costs - own[:, None] - own[None, :]
        change[group[:, None] == group[None, :]] = 0
        one, other = divmod(int(change.argmin()), len(group))
        if change[one, other] >= 0:
            return group
        moved = costs[:, other] - costs[:, one]
        shared[:, group[one]] += moved
        shared[:, group[other]] -= moved
        group[one], group[other] = group[other], group[one]


def seated(group: Sequence[int], had: Mapping[int, Sequence[int]], luck: Random) -> list[int]:
    """A group in the order of the seats: everybody on those that they have had the least.

    `had`: by person and seat, how often.
    """
    orders = list(permutations(luck.sample(list(group), len(group))))
    return list(min(orders, key=lambda order: sum(2 * had[one][seat] + 1 for seat, one in enumerate(order))))
