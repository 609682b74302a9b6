"""How often a reason is known for what is not possible, and how long finding it takes: `python -m tools.reasons`.

Random games of each game are played, over all its options and numbers of players. At each position two decisions that
are not open are asked for: one that answers the question, one of all that players are ever asked. Each reason has to be
proven by `legal`, and the same when what the seat can't know is dealt again. Seconds are those of one core.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import count
from random import Random

import numpy as np
from rich.progress import track

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.obstacles import Obstacles
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.reasons import why_not
from parvis.engine.samples import Case, hidden, ruling_of, setups, walk
from parvis.engine.testing import answers_of

PAIRS = 50_000
"""Positions with a decision, of each game."""


def main() -> None:
    """Measure each game that is named, or all that have reasons."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="names of games (all that have reasons)")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="pairs of a position and a decision, of each game")
    asked = parser.parse_args()
    for name in asked.games or registry.names():
        game = registry.find(name)
        if game.obstacles is not None:
            measure(game, asked.pairs)


def measure(game: Game, number: int) -> None:
    """Ask for so many reasons, and tell how many are known and how long they take."""
    assert game.obstacles is not None
    took, unknown, never = [], 0, 0
    for case, state, seat, decision in track(pairs(game, game.obstacles, number), game.title, total=number):
        began = time.process_time()
        reason = why_not(game, state, seat, decision)
        took.append(time.process_time() - began)
        if reason is None:
            unknown += 1
            continue
        never += reason.opened is None
        assert reason.opened is None or decision in game.legal(reason.opened, seat), game.catalogue[decision]
        again = why_not(game, hidden(game, state, seat, case.seed), seat, decision)
        assert again is not None, game.catalogue[decision]
        assert (again.lines, again.section) == (reason.lines, reason.section), game.catalogue[decision]
    median, late, latest = np.quantile(took, (0.5, 0.95, 0.99)) * 1000
    print(
        f"{game.title}: {number:,} pairs, {unknown} without a reason ({unknown / number:.3%}), {never} never possible; "
        f"ms of CPU: median {median:.1f}, p95 {late:.1f}, p99 {latest:.1f}, longest {max(took) * 1000:.0f}"
    )


def pairs(game: Game, obstacles: Obstacles, number: int) -> Iterator[tuple[Case, object, int, int]]:
    """Positions of random games, who may decide there, and a decision that is not open to them."""
    every = sorted({answer for question in obstacles.when for answer in answers_of(question)})
    found, cases = 0, setups(game)
    for seed in count():
        case = Case(*cases[seed % len(cases)], seed, ruling_of(game, seed))
        for play in walk(game, case):
            for seat, decision in closed(game, play, every, Random(seed + len(play.steps))):
                yield case, play.state, seat, decision
                found += 1
                if found == number:
                    return


def closed(game: Game, play: Play, every: list[int], random: Random) -> Iterator[tuple[int, int]]:
    """A seat that may decide, with two decisions that it can't make: an answer to its question, and any."""
    asked = game.rules.asked(play.state)
    for seat in set(play.movers()) - {NATURE}:
        legal = set(play.legal(seat))
        near = answers_of(asked) if asked is not None else []
        for some in (near, every):
            others = sorted(set(some) - legal)
            if others:
                yield seat, random.choice(others)


if __name__ == "__main__":
    main()
