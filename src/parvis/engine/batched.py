"""Many games side by side, driven from Python in few calls: loops that run inside the core, see `parvis.engine.loops`.

Nature decides inside the core, with a generator for each game; a game that has ended begins again at once. Chances are
kept as pairs of numbers, one after the other; `chance` is the generator that works now. `setting` holds the number of
players and the ruling. `seats` holds by game who decides, and `opened` what: how many decisions, then these, in
`width` + 1 numbers for each game, where `width` is the size of the catalogue and `size` that of an observation. `ends`
holds by game how many of its games have ended. Loops work on n games from the first one on; of what they show, the
first one's is the first row.
"""

from typing import Any

from parvis.engine import questions
from parvis.engine.chance import below
from parvis.engine.compiling import Progress
from parvis.engine.contract import Game
from parvis.engine.core import Core, Loops, add_loops
from parvis.engine.core import work as work_of
from parvis.engine.course import apply, first_mover, legal, movers, settle
from parvis.engine.loops import is_legal, observe, observe_narrow, playout, question, scores, setup_at, with_seat
from parvis.engine.state import Batch, Flags, Row, Shorts
from parvis.engine.vectors import fill, part_of

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


def advance_at(states: Batch, i: int, seat: int, decision: int, chance: Row, out: Row) -> int:
    """Make a decision that is known to be legal, let nature decide, then ask the next `question`."""
    asked = play_nature(states, i, apply(states[i], seat, decision, out), chance, out)
    return 0 if asked < 0 else with_seat(asked, out[-1], out)


def begin(states: Batch, i: int, setting: Row, options: Row, chance: Row, out: Row) -> int:
    """A new game up to the first decision of a seat, which is returned."""
    n = setup_at(states, i, setting[PLAYERS], setting[RULING], options, out)
    return play_nature(states, i, n, chance, out)


def keep_open(out: Row, opened: Shorts, at: int) -> None:
    """Note what is open to whoever decides next, as `settle` has left it in `out`."""
    opened[at] = out[-1]
    for k in range(out[-1]):
        opened[at + 1 + k] = out[k]


def is_open(opened: Shorts, at: int, decision: int) -> bool:
    """Whether a decision is one of those noted there."""
    for k in range(opened[at]):
        if opened[at + 1 + k] == decision:
            return True
    return False


def show_open(opened: Shorts, at: int, width: int, masks: Flags, row: int, across: int) -> None:
    """Write 1 for every decision noted as open into a row of so many numbers: one for each, or bits where too few."""
    fill(masks, across * row, across, 0)
    for k in range(opened[at]):
        decision = opened[at + 1 + k]
        if across < width:
            masks[across * row + (decision >> 3)] |= 1 << (decision & 7)
        else:
            masks[across * row + decision] = 1


def observe_at(states: Batch, i: int, seat: int, out: Shorts) -> None:
    """Write what a seat knows in states[i]."""
    observe(states[i], seat, movers(states[i]), out)


def observe_narrow_at(states: Batch, i: int, seat: int, out: Flags) -> None:
    """Write what a seat knows in states[i], in 8 bits."""
    observe_narrow(states[i], seat, movers(states[i]), out)


def show_game(
    states: Batch, i: int, seat: int, opened: Shorts, at: int, width: int, row: int, size: int, observations: Shorts,
    narrow: Flags, masks: Flags, across: int,
) -> None:  # fmt: skip
    """Write what a seat knows, `size` numbers, and what is open to it, see `show_open`, into a row.

    Unless `narrow` is empty the numbers go there, and not to `observations`.
    """
    if len(narrow) > 0:
        observe_narrow_at(states, i, seat, part_of(narrow, size * row, size))
    else:
        observe_at(states, i, seat, part_of(observations, size * row, size))
    show_open(opened, at, width, masks, row, across)


def ask_games(states: Batch, first: int, n: int, width: int, seats: Row, opened: Shorts, out: Row) -> None:
    """Note who decides in n games, and what, from the games alone. Nature is not asked in any."""
    for i in range(first, first + n):
        settle(states[i], out)
        seats[i] = first_mover(out)
        keep_open(out, opened, (width + 1) * i)


def show_games(
    states: Batch, first: int, n: int, width: int, size: int, seats: Row, opened: Shorts, observations: Shorts,
    narrow: Flags, masks: Flags, across: int,
) -> None:  # fmt: skip
    """Show n games to those who decide in them."""
    for i in range(first, first + n):
        show_game(
            states, i, seats[i], opened, (width + 1) * i, width, i - first, size, observations, narrow, masks, across
        )


def begin_games(
    states: Batch, first: int, n: int, width: int, setting: Row, options: Row, chances: Row, seats: Row,
    opened: Shorts, chance: Row, out: Row,
) -> None:  # fmt: skip
    """Begin new games in n places from `first` on."""
    for i in range(first, first + n):
        take_chance(chances, i, chance)
        seats[i] = begin(states, i, setting, options, chance, out)
        keep_open(out, opened, (width + 1) * i)
        keep_chance(chances, i, chance)


def first_illegal(n: int, width: int, opened: Shorts, decisions: Row) -> int:
    """The first of n games whose decision is not open; -1: all are."""
    for i in range(n):
        if not is_open(opened, (width + 1) * i, decisions[i]):
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
    states: Batch, first: int, n: int, width: int, size: int, setting: Row, options: Row, chances: Row, seats: Row,
    opened: Shorts, ends: Row, results: Row, decisions: Row, chance: Row, points: Row, ties: Row, out: Row,
    observations: Shorts, narrow: Flags, masks: Flags, across: int,
) -> int:  # fmt: skip
    """One legal decision in each of n games, nature's after it, and what is to be seen then.

    Returns how many games ended. `results` gets score and tie-break by seat, one after the other, of those.
    """
    ended = 0
    for i in range(first, first + n):
        take_chance(chances, i, chance)
        count = apply(states[i], seats[i], decisions[i], out)
        seats[i] = play_nature(states, i, count, chance, out)
        if seats[i] < 0:
            seats[i] = finish_game(states, i, setting, options, chance, points, ties, ends, out)
            ended += 1
            for seat in range(setting[PLAYERS]):
                results[2 * (setting[PLAYERS] * i + seat)] = points[seat]
                results[2 * (setting[PLAYERS] * i + seat) + 1] = ties[seat]
        keep_open(out, opened, (width + 1) * i)
        keep_chance(chances, i, chance)
        show_game(
            states, i, seats[i], opened, (width + 1) * i, width, i - first, size, observations, narrow, masks, across
        )
    return ended


def pick_all(n: int, width: int, opened: Shorts, chance: Row, decisions: Row) -> None:
    """A random legal decision for each of the first n games."""
    for i in range(n):
        at = (width + 1) * i
        decisions[i] = opened[at + 1 + below(chance, opened[at])]


def rollout_games(
    states: Batch, first: int, n: int, width: int, steps: int, setting: Row, options: Row, chances: Row, seats: Row,
    opened: Shorts, ends: Row, chance: Row, points: Row, ties: Row, out: Row,
) -> int:  # fmt: skip
    """Play up to `steps` random decisions in each of n games, nature's not counted; returns how many games ended."""
    ended = 0
    for i in range(first, first + n):
        take_chance(chances, i, chance)
        seat = seats[i]
        count = legal(states[i], seat, out)
        for _ in range(steps):
            count = apply(states[i], seat, out[below(chance, count)], out)
            seat = play_nature(states, i, count, chance, out)
            if seat < 0:
                seat = finish_game(states, i, setting, options, chance, points, ties, ends, out)
                ended += 1
            count = out[-1]
        seats[i] = seat
        keep_open(out, opened, (width + 1) * i)
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
    advance_at,
    begin,
    keep_open,
    is_open,
    show_open,
    observe_at,
    observe_narrow_at,
    show_game,
    ask_games,
    show_games,
    begin_games,
    first_illegal,
    finish_game,
    step_games,
    pick_all,
    rollout_games,
)


def work(game: Game) -> int:
    """How many functions `add_batched` has to compile: the total of its progress."""
    return work_of(game, LOOPS)


def add_batched(core: Core, progress: Progress | None = None) -> Loops:
    """Add the loops over many games to a core; compiled once (some seconds) if the core is. Returns them by name."""
    return add_loops(core, "batched", LOOPS, progress)
