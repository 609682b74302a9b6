"""Advice: the best decisions of a seat, judged by games that are played on from what the seat knows."""

from typing import Any

from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.insight.judge import FEW, judge

SECONDS = 1.0
"""About how long all decisions are judged."""


def advice(core: Core, game: Game, state: Any, seat: int, seed: int) -> str:
    """The best decisions of a seat that is asked, with what they are worth; takes about a second."""
    found = judge(core, state, seat, seed, SECONDS)[:FEW]
    rows = [
        {
            "decision": game.catalogue[one.decision],
            "points": one.points,
            "points_interval": one.points_interval,
            "wins": one.wins,
            "behind": one.behind,
        }
        for one in found
    ]
    return told(rows)


def told(rows: list[dict[str, Any]]) -> str:
    """Judged decisions as text, the best first: rows as `parvis.insight.judge.Judged` has them, decisions in words."""
    lines = [
        f"- {one['decision']}: {one['points']:.1f} points at the end (± {one['points_interval']:.1f}), "
        f"wins {one['wins']:.0%}, {one['behind']:.1f} behind the best"
        for one in rows
    ]
    return "\n".join(["Judged by bots that play on, by what your seat knows. The best first:", *lines])
