"""What the rollouts of a game come to: the ledger, the curves, the dearest moves, the par; each mean with its interval.

Every game with number k, from whatever position, has the same luck. So each k by itself is a ledger that adds up, and
an interval is what the ledgers of different k say about their mean.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.arena.standings import quantile
from parvis.bots.roller import WHOLE
from parvis.engine.questions import NATURE
from parvis.engine.record import Record
from parvis.insight.story import Story

Numbers = npt.NDArray[np.float64]
Found = dict[str, Any]
"""What a task has found, as plain data."""
LUCK, OTHERS, DECISIONS, UNKNOWN = "luck", "others", "decisions", "unknown"
TERMS = (LUCK, OTHERS, DECISIONS, UNKNOWN)
"""The terms of a ledger in their order: cards, dice and order; what others did; one's decisions; what one could not
know when one made them.
"""
CONFIDENCE = 1.96
DIGITS = 4


def half_interval(values: Numbers) -> float:
    """Half the interval of 95% of the mean of independent values."""
    spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return CONFIDENCE * spread / math.sqrt(len(values))


def estimate(values: Numbers) -> dict[str, float]:
    """The mean of independent values, and half its interval of 95%, that of Student's t: there may be few of them."""
    wider = quantile(len(values) - 1) / CONFIDENCE if len(values) > 1 else 1.0
    return {"mean": round(float(values.mean()), DIGITS), "interval": round(wider * half_interval(values), DIGITS)}


def par_of(record: Record, points: Numbers, shares: Numbers) -> list[dict[str, Any]]:
    """By seat: what games came to that were played instead, and how many of them to no more than the record's."""
    scores = result_of(record)
    return [
        {
            **estimate(points[:, seat]),
            "wins": estimate(shares[:, seat] / WHOLE),
            "score": scores[seat],
            "no_more": int((points[:, seat] <= scores[seat]).sum()),
            "points": points[:, seat].astype(int).tolist(),
        }
        for seat in range(len(scores))
    ]


def result_of(record: Record) -> list[int]:
    """The scores by seat that a record tells."""
    return record.result.scores if record.result else []


def ledger_of(story: Story, points: Numbers, lost: dict[int, Numbers]) -> list[dict[str, Any]]:
    """By seat: start and terms, which add up to the score.

    `points`: by position, game and seat; `lost`: by chain, what the seat's move lost in each game.
    """
    changes = np.diff(points, axis=0)
    owners = np.array([chain.seat for chain in story.chains])
    rows = []
    for seat, score in enumerate(result_of(story.record)):
        own = changes[owners == seat, :, seat].sum(0)
        decisions = -sum((lost[n] for n in lost if owners[n] == seat), np.zeros(points.shape[1]))
        terms = {
            LUCK: changes[owners == NATURE, :, seat].sum(0),
            OTHERS: changes[(owners != NATURE) & (owners != seat), :, seat].sum(0),
            DECISIONS: decisions,
            UNKNOWN: own - decisions,
        }
        estimates = {name: estimate(values) for name, values in terms.items()}
        start = estimate(points[0, :, seat])
        total = start["mean"] + sum(term["mean"] for term in estimates.values())
        rows.append(
            {"start": start, "terms": estimates, "score": score, "remainder": round(score - total, DIGITS) + 0.0}
        )
    return rows


def curves_of(story: Story, points: Numbers, shares: Numbers) -> list[dict[str, Any]]:
    """Expected points and shares of the win by seat, before each chain and at the end."""
    seats = range(points.shape[2])
    firsts = [(chain.first, chain.round) for chain in story.chains] + [(len(story.record.steps), None)]
    return [
        {
            "step": step,
            "round": in_round,
            "points": [estimate(points[number, :, seat]) for seat in seats],
            "wins": [estimate(shares[number, :, seat] / WHOLE) for seat in seats],
        }
        for number, (step, in_round) in enumerate(firsts)
    ]


def dearest(story: Story, lost: dict[int, Numbers], number: int) -> list[int]:
    """The chains of each seat that lost most, at most so many: those that lost anything at all."""
    found = []
    for seat in range(len(story.record.seats)):
        own = [n for n in lost if story.chains[n].seat == seat and lost[n].mean() > 0]
        found += sorted(own, key=lambda n: (-lost[n].mean(), n))[:number]
    return found


def move_of(story: Story, number: int, found: Found) -> dict[str, Any]:
    """A move as it is listed: what was played, what the judge plays most often instead, and the loss."""
    chain, words = story.chains[number], story.record.game.catalogue
    others = Counter(
        tuple(began) for began in found["instead"] if tuple(began[: len(chain.decisions)]) != chain.decisions
    )
    instead, times = min(others.items(), key=lambda item: (-item[1], item[0])) if others else ((), 0)
    return {
        "seat": chain.seat,
        "step": chain.first,
        "round": chain.round,
        "played": [words[decision] for decision in chain.decisions],
        "instead": [words[decision] for decision in instead],
        "how_often": round(times / len(found["instead"]), DIGITS),
        "lost": estimate(np.array(found["lost"], float)),
        "wins": estimate(np.array(found["wins"], float) / WHOLE),
        "sources": sorted(parts_of(found.get("sources", [])), key=lambda one: (-abs(one["mean"]), one["source"])),
        "rounds": parts_of(found.get("rounds", [])),
    }


def parts_of(lost: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a move lost in each of its parts, gains below zero: together they are the loss."""
    return [
        {**{name: value for name, value in part.items() if name != "lost"}, **estimate(np.array(part["lost"], float))}
        for part in lost
    ]


def listed(moves: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves by seat, the dearest first, judged again: those that then lost more than half their interval."""
    dear = [move for move in moves if move["lost"]["mean"] > move["lost"]["interval"] / 2]
    return sorted(dear, key=lambda move: (move["seat"], -move["lost"]["mean"], move["step"]))
