"""Games side by side in which one seat each learns and bots sit in the others: loops that run inside the core.

A game goes on until its learner is asked, or a bot that plays outside of the core, or until it is over: `asked` says
by game who is asked then. Every game has its own generators: one of chance, and by seat one for a bot's choices and one
for dealing again what it can't know. `tasks` says by game what is to be done with it.
"""

from parvis.bots import closer, evaluation, in_core, lookahead, policy
from parvis.bots.in_core import OUTSIDE, play_in_core
from parvis.engine import batched
from parvis.engine import core as engine
from parvis.engine.batched import PLAYERS, RULING, is_open, keep_open, show_game
from parvis.engine.compiling import Progress
from parvis.engine.contract import Game
from parvis.engine.core import Core, Loops
from parvis.engine.course import decide, first_mover
from parvis.engine.loops import scores, setup_at
from parvis.engine.state import Batch, Flags, Row, Shorts, Weights, copy_state

REST, BEGIN, STEP = range(3)
"""What is to be done with a game: nothing; begin a new one; make a decision and play on."""
ENDED = -1
"""Nobody is asked: the game is over."""
MOST = 1 << 40
"""Decisions of bots at most before a learner is asked: no game has so many."""


def copy_part(target: Row, at: int, source: Row, start: int, count: int) -> None:
    """target[at : at + count] = source[start : start + count]."""
    for place in range(count):
        target[at + place] = source[start + place]


def take_seats(setting: Row, learner: int, by_place: Row, noise_by_place: Row, kinds: Row, noises: Row) -> int:
    """Kinds and noises of the bots by seat, from those by place to the left of the learner.

    Returns the seats of bots that play in here, as bits.
    """
    playing = 0
    for place in range(setting[PLAYERS]):
        seat = (learner + place) % setting[PLAYERS]
        kinds[seat] = by_place[place]
        noises[seat] = noise_by_place[place]
        if by_place[place] != OUTSIDE:
            playing |= 1 << seat
    return playing


def play_games(
    games: Batch, first: int, n: int, width: int, setting: Row, options: Row, by_place: Row, noise_by_place: Row,
    learners: Row, tasks: Row, decisions: Row, asked: Row, opened: Shorts, results: Row, natures: Row, choosings: Row,
    dealings: Row, truth: Batch, states: Batch, kinds: Row, noises: Row, choosing: Row, dealing: Row, nature: Row,
    chance: Row, offered: Row, out: Row, frames: Row, model: Weights, hand_written: Weights, feature_values: Row,
    memory: Row, policy: Weights, policy_weights: Shorts, observed: Shorts, sums: Weights, decided: Row, points: Row,
    ties: Row,
) -> int:  # fmt: skip
    """Do what is to be done with n games; returns in how many a bot is asked that plays outside of the core.

    `results` gets score and tie-break by seat, one after the other, of games that are over.
    """
    players, outside = setting[PLAYERS], 0
    for i in range(first, first + n):
        if tasks[i] == REST:
            continue
        playing = take_seats(setting, learners[i], by_place, noise_by_place, kinds, noises)
        copy_part(nature, 0, natures, 2 * i, 2)
        copy_part(choosing, 0, choosings, 2 * players * i, 2 * players)
        copy_part(dealing, 0, dealings, 2 * players * i, 2 * players)
        if tasks[i] == BEGIN:
            setup_at(truth, 0, players, setting[RULING], options, offered)
        else:
            copy_state(truth[0], games[i])
            decide(truth[0], asked[i], decisions[i])
        count = play_in_core(
            truth, states, playing, MOST, kinds, noises, choosing, dealing, nature, chance, offered, out, frames,
            model, hand_written, feature_values, memory, policy, policy_weights, observed, sums, decided,
        )  # fmt: skip
        copy_part(natures, 2 * i, nature, 0, 2)
        copy_part(choosings, 2 * players * i, choosing, 0, 2 * players)
        copy_part(dealings, 2 * players * i, dealing, 0, 2 * players)
        copy_state(games[i], truth[0])
        if count == 0:
            asked[i] = ENDED
            opened[(width + 1) * i] = 0
            scores(truth[0], points, ties)
            for seat in range(players):
                results[2 * (players * i + seat)] = points[seat]
                results[2 * (players * i + seat) + 1] = ties[seat]
        else:
            asked[i] = first_mover(offered)
            keep_open(offered, opened, (width + 1) * i)
            if asked[i] != learners[i]:
                outside += 1
        tasks[i] = REST
    return outside


def mark_illegal(n: int, width: int, opened: Shorts, tasks: Row, decisions: Row, wrong: Flags) -> int:
    """1 for each of the first n games in which a decision is to be made that is not open; returns how many."""
    found = 0
    for i in range(n):
        wrong[i] = 0
        if tasks[i] == STEP and not is_open(opened, (width + 1) * i, decisions[i]):
            wrong[i] = 1
            found += 1
    return found


def show_learners(
    games: Batch, first: int, n: int, width: int, size: int, learners: Row, due: Flags, opened: Shorts,
    observations: Shorts, narrow: Flags, masks: Flags,
) -> None:  # fmt: skip
    """Show those of n games that are due to their learners, who are asked unless they are over."""
    for i in range(first, first + n):
        if due[i] == 1:
            show_game(
                games, i, learners[i], opened, (width + 1) * i, width, i, size, observations, narrow, masks, width
            )


LOOPS = (
    *evaluation.LOOPS,
    *lookahead.LOOPS,
    *policy.LOOPS,
    *closer.LOOPS,
    *in_core.LOOPS,
    batched.keep_open,
    batched.is_open,
    batched.show_open,
    batched.observe_at,
    batched.observe_narrow_at,
    batched.show_game,
    batched.ask_games,
    copy_part,
    take_seats,
    play_games,
    mark_illegal,
    show_learners,
)
"""Functions for the core, callees first."""


def work(game: Game) -> int:
    """How many functions `add_against` has to compile: the total of its progress."""
    return engine.work(game, LOOPS)


def add_against(core: Core, progress: Progress | None = None) -> Loops:
    """Add the loops against opponents to a core; compiled once (some seconds) if the core is. Returns them by name."""
    return engine.add_loops(core, "against", LOOPS, progress)
