"""Many games side by side, driven from Python in few calls: loops that run inside the core, see `parvis.engine.loops`.

Nature decides inside the core, with a generator for each game; a game that has ended begins again at once. Chances are
kept as pairs of numbers, one after the other; `chance` is the generator that works now. `setting` holds the number of
players and the ruling. `seats` holds by game who decides; `ends` by game how many of its games have ended.
"""

import types
from typing import Any

from parvis.engine import questions
from parvis.engine.chance import below
from parvis.engine.compiling import Progress
from parvis.engine.contract import Game
from parvis.engine.core import Core, add_loops
from parvis.engine.core import work as work_of
from parvis.engine.course import apply, first_mover, legal, movers, settle
from parvis.engine.loops import is_legal, observe, playout, question, scores, setup_at
from parvis.engine.state import Batch, Row

NATURE = questions.NATURE
PLAYERS, RULING = 0, 1


def movers_all(states: Batch, n: int, bits: Row) -> None:
    """Movers of the first n states."""
    for i in range(n):
        bits[i] = movers(states[i])


def apply_all(states: Batch, n: int, seats: Row, decisions: Row, out: Row) -> int:
    """One decision in each of the first n states; those that are not legal leave their state as it was.

    Returns how many were made; decisions[i] becomes -1 where one was not.
    """
    made = 0
    for i in range(n):
        if is_legal(states[i], seats[i], decisions[i], out):
            apply(states[i], seats[i], decisions[i], out)
            made += 1
        else:
            decisions[i] = -1
    return made


def playout_all(states: Batch, n: int, chance: Row, out: Row) -> int:
    """Random play of the first n states to their ends; returns the players' decisions."""
    decisions = 0
    for i in range(n):
        decisions += playout(states[i], chance, out)
    return decisions


def take_chance(chances: Row, i: int, chance: Row) -> None:
    """`chance` becomes the generator of that number."""
    chance[0] = chances[2 * i]
    chance[1] = chances[2 * i + 1]


def keep_chance(chances: Row, i: int, chance: Row) -> None:
    """The generator of that number goes on where `chance` is."""
    chances[2 * i] = chance[0]
    chances[2 * i + 1] = chance[1]


def play_nature(states: Batch, i: int, n: int, chance: Row, out: Row) -> int:
    """Let nature make one of its n decisions in out while it is its turn; returns who decides then, -1: the end."""
    while n > 0:
        seat = first_mover(out)
        if seat != NATURE:
            return seat
        n = apply(states[i], NATURE, out[below(chance, n)], out)
    return -1


def ask_at(states: Batch, i: int, chance: Row, out: Row) -> int:
    """Let nature decide, then ask the next `question`."""
    play_nature(states, i, settle(states[i], out), chance, out)
    return question(states[i], out)


def begin(states: Batch, i: int, setting: Row, options: Row, chance: Row, out: Row) -> int:
    """A new game up to the first decision of a seat, which is returned."""
    n = setup_at(states, i, setting[PLAYERS], setting[RULING], options, out)
    return play_nature(states, i, n, chance, out)


def begin_games(
    states: Batch, n: int, setting: Row, options: Row, chances: Row, chance: Row, seats: Row, out: Row
) -> None:
    """New games in the first n places."""
    for i in range(n):
        take_chance(chances, i, chance)
        seats[i] = begin(states, i, setting, options, chance, out)
        keep_chance(chances, i, chance)


def first_illegal(states: Batch, n: int, seats: Row, decisions: Row, out: Row) -> int:
    """The first game whose decision is not legal; -1: all are."""
    for i in range(n):
        if not is_legal(states[i], seats[i], decisions[i], out):
            return i
    return -1


def finish_game(
    states: Batch, i: int, setting: Row, options: Row, chance: Row, points: Row, ties: Row, ends: Row, out: Row
) -> int:
    """Note the scores of a game that is over and begin the next in its place; returns who decides."""
    scores(states[i], points, ties)
    ends[i] += 1
    return begin(states, i, setting, options, chance, out)


def step_games(
    states: Batch,
    n: int,
    decisions: Row,
    setting: Row,
    options: Row,
    chances: Row,
    chance: Row,
    seats: Row,
    ends: Row,
    results: Row,
    points: Row,
    ties: Row,
    out: Row,
) -> int:
    """One legal decision in each of the first n games, and nature's after it; returns how many games ended.

    `results` gets score and tie-break by seat, one after the other, of the games that ended.
    """
    ended = 0
    for i in range(n):
        take_chance(chances, i, chance)
        count = apply(states[i], seats[i], decisions[i], out)
        seats[i] = play_nature(states, i, count, chance, out)
        if seats[i] < 0:
            seats[i] = finish_game(states, i, setting, options, chance, points, ties, ends, out)
            ended += 1
            for seat in range(setting[PLAYERS]):
                results[2 * (setting[PLAYERS] * i + seat)] = points[seat]
                results[2 * (setting[PLAYERS] * i + seat) + 1] = ties[seat]
        keep_chance(chances, i, chance)
    return ended


def observe_at(states: Batch, i: int, seat: int, out: Row) -> None:
    """Write what a seat knows in states[i]."""
    observe(states[i], seat, movers(states[i]), out)


def observe_games(states: Batch, first: int, n: int, seats: Row, seen: Row, observed: Row) -> None:
    """What the deciding seats of n games know, one game after the other; `seen` is scratch for one."""
    for i in range(n):
        observe(states[first + i], seats[first + i], movers(states[first + i]), seen)
        for k in range(len(seen)):
            observed[len(seen) * i + k] = seen[k]


def mask_games(states: Batch, first: int, n: int, seats: Row, width: int, masked: Row, out: Row) -> None:
    """1 for every legal decision of the deciding seats of n games, `width` numbers for each game."""
    for k in range(n * width):
        masked[k] = 0
    for i in range(n):
        for k in range(legal(states[first + i], seats[first + i], out)):
            masked[width * i + out[k]] = 1


def pick_all(states: Batch, n: int, seats: Row, chance: Row, decisions: Row, out: Row) -> None:
    """A random legal decision for each of the first n games."""
    for i in range(n):
        count = legal(states[i], seats[i], out)
        decisions[i] = out[below(chance, count)]


def rollout_games(
    states: Batch,
    n: int,
    steps: int,
    setting: Row,
    options: Row,
    chances: Row,
    chance: Row,
    seats: Row,
    ends: Row,
    points: Row,
    ties: Row,
    out: Row,
) -> int:
    """That many random decisions in each of the first n games, nature's not counted; returns how many games ended."""
    ended = 0
    for i in range(n):
        take_chance(chances, i, chance)
        seat = seats[i]
        for _ in range(steps):
            count = legal(states[i], seat, out)
            count = apply(states[i], seat, out[below(chance, count)], out)
            seat = play_nature(states, i, count, chance, out)
            if seat < 0:
                seat = finish_game(states, i, setting, options, chance, points, ties, ends, out)
                ended += 1
        seats[i] = seat
        keep_chance(chances, i, chance)
    return ended


LOOPS: tuple[Any, ...] = (
    movers_all,
    apply_all,
    playout_all,
    take_chance,
    keep_chance,
    play_nature,
    ask_at,
    begin,
    begin_games,
    first_illegal,
    finish_game,
    step_games,
    observe_at,
    observe_games,
    mask_games,
    pick_all,
    rollout_games,
)


def work(game: Game) -> int:
    """How many functions `add_batched` has to compile: the total of its progress."""
    return work_of(game, LOOPS)


def add_batched(core: Core, progress: Progress | None = None) -> types.SimpleNamespace:
    """These loops in a core, by name; compiled once (some seconds) if the core is."""
    return add_loops(core, "batched", LOOPS, progress)
