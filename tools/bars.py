"""How often the largest bar of a costly move has the right sign: `python -m tools.bars GAME --mistakes 200`.

Bots of all levels play each other. The move of each seat that seems to cost most is judged again as in an analysis; its
largest bar is then measured once more by many other games, with other luck. The same for a judge whose sources are
shuffled has to fail. What is found is kept in the folder `--out` and added to.
"""

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy as np

from parvis import bots
from parvis.arena.standings import share
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import compiled, with_accounts
from parvis.engine.questions import NATURE
from parvis.insight.ledger import Found, half_interval
from parvis.insight.rollouts import Roller
from parvis.insight.story import Story
from parvis.insight.tasks import AGAIN, MOVE, Budget, Worker
from tools.strengths import played

OTHER_LUCK = 7919
"""Seed of the games that measure once more."""
FIRST = 12
"""Games by which the moves are chosen."""


@dataclass(frozen=True)
class Bar:
    """The largest bar of a move, what other games make of it, and what they make of another bar of the same move."""

    game: int
    seat: int
    step: int
    source: str
    lost: float
    interval: float
    again: float
    again_interval: float
    shuffled: float
    """What other games say of a source that was drawn instead."""


def bars(game: Game, players: int, number: int, others: int) -> Iterator[Bar]:
    """The largest bars of one game, of each seat's dearest move."""
    record, _ = played(game, players, number)
    story, budget = Story(compiled(game), record), Budget.usual(game)
    roller = Roller(story, budget.judge)
    first = Worker(roller, replace(budget, rollouts=FIRST, seed=1))
    judge, other = Worker(roller, budget), Worker(roller, replace(budget, again=others, seed=OTHER_LUCK))
    for seat in range(players):
        own = [n for n, chain in enumerate(story.chains) if chain.seat == seat != NATURE and chain.open]
        lost = {chain: float(np.mean(first.do((MOVE, chain))["lost"])) for chain in own}
        chain = max(own, key=lambda one: lost[one])
        sources = by_source(judge.do((AGAIN, chain))) if lost[chain] > 0 else {}
        if sources:
            source = max(sources, key=lambda name: abs(sources[name].mean()))
            measured = by_source(other.do((AGAIN, chain)))
            drawn = random.Random(number).choice(sorted(sources))
            told, again = (found.get(source, np.zeros(2)) for found in (sources, measured))
            yield Bar(
                number, seat, story.chains[chain].first, source, float(told.mean()), half_interval(told),
                float(again.mean()), half_interval(again), float(measured.get(drawn, np.zeros(2)).mean()),
            )  # fmt: skip


def by_source(found: Found) -> dict[str, Any]:
    """What a move lost, by source and game."""
    return {one["source"]: np.array(one["lost"], float) for one in found.get("sources", [])}


def told(found: list[Bar]) -> None:
    """Print how often signs are right."""
    numbers = np.arange(len(found))
    rights = {
        "right sign": [one.lost * one.again > 0 for one in found],
        "with sources shuffled": [one.lost * one.shuffled > 0 for one in found],
    }
    for name, right in rights.items():
        one = share({"win_share": np.array(right, float), "deal": numbers, "game": numbers})
        extent = f"{100 * one.low:.0f} to {100 * one.high:.0f}"
        print(f"{name}: {sum(right)} of {len(found)}, {100 * one.value:.0f} % ({extent})")
    sure = [one for one in found if abs(one.lost) > one.interval]
    print(f"bars larger than their interval: {len(sure)}, right {sum(one.lost * one.again > 0 for one in sure)}")


def main() -> None:
    """Measure, and print what has been found by now."""
    parser = argparse.ArgumentParser(prog="python -m tools.bars", description="Measure the largest bars once more.")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--mistakes", type=int, default=200, help="how many there are to be, with those found before")
    parser.add_argument("--others", type=int, default=2000, help="games on each side that measure once more")
    parser.add_argument("--out", type=Path, default=Path("results/bars"), help="where findings are kept")
    asked = parser.parse_args()
    path = asked.out / f"{asked.game}-{asked.players}-{asked.others}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = [Bar(**json.loads(line)) for line in lines]
    game = registry.find(asked.game)
    bots.compiled(with_accounts(game))
    fresh = (
        bar
        for number in count(max((one.game for one in found), default=-1) + 1)
        for bar in bars(game, asked.players, number, asked.others)
    )
    for bar in islice(fresh, max(asked.mistakes - len(found), 0)):
        found.append(bar)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(bar)) + "\n")
        again = f"{bar.again:+.1f} ± {bar.again_interval:.1f}"
        print(f"{len(found)}: {bar.source} {bar.lost:+.1f}, again {again}", flush=True)
    told(found)


if __name__ == "__main__":
    main()
