"""Random games with random options, checked on their way and at their ends: `python -m tools.soak GAME ...`.

Every game has a number of players, a ruling and a setting of the options of its own, all equally likely, and is played
by chance in the compiled core. At a moment of its own and at its end, everything is asked of it that tests hold to be
true of every position (`tests/games/NAME/conservation.py`); a dead end, or an error of a rule, stops it too. What goes
wrong is told with the number of the game, which plays it again: `--first NUMBER --games 1`.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

from parvis.cli.say import progress_bar
from parvis.engine import registry
from parvis.engine.chance import below, chance
from parvis.engine.contract import Game
from parvis.engine.core import Core, add_loops, compiled
from parvis.engine.course import decide, first_mover, settle
from parvis.engine.samples import Case, allowed
from parvis.engine.state import Batch, Row

CHUNK = 500
"""Games that a worker plays before it reports."""
STEPS = 1000
"""A game is first checked before so many of its steps."""


def play_some(states: Batch, i: int, n: int, steps: int, chance: Row, out: Row) -> int:
    """Random play of states[i], where one of n decisions in out is to be made, for so many steps at most; returns n."""
    left = n
    for _ in range(steps):
        if left > 0:
            decide(states[i], first_mover(out), out[below(chance, left)])
            left = settle(states[i], out)
    return left


@dataclass(frozen=True)
class Soaking:
    """What a worker needs for its games, made once."""

    game: Game
    core: Core
    loops: SimpleNamespace
    check: Callable[[Any], None]


@cache
def soaking(name: str) -> Soaking:
    """A game with its core and its checks."""
    game = registry.find(name)
    core = compiled(game)
    check = import_module(f"tests.games.{name.replace('-', '_')}.conservation").check
    return Soaking(game, core, add_loops(core, "soak", [play_some]), check)


def case_of(game: Game, number: int) -> Case:
    """The game of that number: players, options, its seed, ruling."""
    random = Random(f"{game.name} {number}")
    seats = random.choice(game.seats)
    numbers = tuple(random.choice(option.values) for option in game.options)
    return Case(seats, allowed(game, seats, numbers), number, random.randint(1, game.ruling))


def play(soaking: Soaking, number: int) -> None:
    """Play one game and check it. Raises whatever is wrong with it."""
    core, case = soaking.core, case_of(soaking.game, number)
    states, out = core.batch(1), core.buffer(soaking.game.widest)
    generator, options = core.buffer(chance(number)), core.buffer(list(case.options))
    n = core.setup_at(states, 0, case.seats, case.ruling, options, out)
    n = soaking.loops.play_some(states, 0, n, Random(number).randrange(STEPS), generator, out)
    soaking.check(core.get(states, 0))
    while n > 0:
        n = soaking.loops.play_some(states, 0, n, STEPS, generator, out)
    soaking.check(core.get(states, 0))


def soak(name: str, numbers: range) -> list[str]:
    """Play games and check them; what went wrong, a line for each game."""
    faults = []
    for number in numbers:
        try:
            play(soaking(name), number)
        except Exception as error:
            case = case_of(registry.find(name), number)
            faults.append(f"game {number} ({case}): {type(error).__name__}: {error}")
    return faults


def chunks(first: int, games: int) -> Iterator[range]:
    """The numbers of the games, in chunks."""
    for start in range(first, first + games, CHUNK):
        yield range(start, min(start + CHUNK, first + games))


def soak_all(name: str, first: int, games: int, workers: int) -> list[str]:
    """Play all these games, side by side."""
    soaking(name)  # compiled here, before workers would do it all at once
    faults: list[str] = []
    with ProcessPoolExecutor(workers) as pool, progress_bar(f"Soaking {name}", games) as show:
        parts = list(chunks(first, games))
        for done, found in enumerate(pool.map(soak, [name] * len(parts), parts), 1):
            faults += found
            show(min(games, done * CHUNK))
    return faults


def main(arguments: list[str]) -> int:
    """Soak the games that are named; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("game", nargs="*", default=registry.names(), help="games, by default all")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many games of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    chosen = parser.parse_args(arguments)
    faults: list[str] = []
    for name in chosen.game:
        began = time.monotonic()
        found = soak_all(name, chosen.first, chosen.games, chosen.workers)
        faults += found
        print(f"{name}: {chosen.games:,} games, {len(found)} with faults, {time.monotonic() - began:.0f} s", flush=True)
        for line in found[:20]:
            print(f"  {line}", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
