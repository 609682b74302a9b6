"""Which of two experts finds the better moves, on single positions: `python -m tools.close_moves expert:1s expert:5s`.

Games are played by bots of one kind. At every nth move of one seat both experts are asked, and where they find
different moves, both are rolled out to the end of the game with the same luck. As nothing else differs, that tells two
searches apart with far fewer games than matches do, but only as far as rollouts by the learned value tell.
"""

import argparse
import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from parvis import bots
from parvis.bots import expert, search
from parvis.bots.evaluation import POINT
from parvis.bots.information_state import InformationState
from parvis.bots.learned import CURRENT
from parvis.bots.lookahead import LENGTH, MOVE, MOVE_ANSWERS
from parvis.bots.rollouts import Rollouts
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.play import Play
from parvis.engine.refusals import GameError

ONE, OTHER = 0, 1
BOTH = 0b11


@dataclass(frozen=True)
class Compared:
    """Two experts at one move; what the second gains by it, in the mean of all rollouts."""

    points: float = 0.0
    value: float = 0.0
    """Points, and what a win is worth besides them."""
    differ: bool = False


def searched(information: InformationState, name: str) -> expert.Search:
    """What an expert finds. Raises GameError for a bot that is none, or that plays by other weights."""
    bot = bots.find(name)
    if not isinstance(bot.choose, partial) or bot.choose.func is not expert.choose or bot.version != CURRENT:
        raise GameError(f"{name} is no expert of today: only their moves can be compared")
    information.kept.pop("tree", None)  # each has room for as much as it may search
    return expert.think(information, **bot.choose.keywords)


def put_move(trials: Any, place: int, decisions: Sequence[int]) -> None:
    """The candidate at that place becomes this move."""
    at = search.CANDIDATES_AT + MOVE * place
    trials[at + LENGTH] = len(decisions)
    trials[at + MOVE_ANSWERS : at + MOVE_ANSWERS + len(decisions)] = decisions


def compared(information: InformationState, names: Sequence[str], rounds: int) -> Compared:
    """Ask both, and roll out their moves so many times if they differ."""
    one, other = (searched(information, name) for name in names)
    moves = [one.best.decisions, other.best.decisions]
    if moves[ONE] == moves[OTHER]:
        return Compared()
    rolled = Rollouts(information, other.trials, other.given[1:])
    for place, decisions in enumerate(moves):
        put_move(rolled.trials, place, decisions)
    loops: Any = information.loops
    loops.roll_candidates_out(information.states, information.seat, rounds, BOTH, rolled.trials, *rolled.given)
    points, value = (
        (int(rolled.trials[totals + OTHER]) - int(rolled.trials[totals + ONE])) / rounds / POINT
        for totals in (search.POINTS_TOTALS, search.TOTALS)
    )
    return Compared(points, value, True)


def moves_of(game: Game, core: Core, table: str, seats: int, seed: int, seat: int) -> Iterator[InformationState]:
    """What the seat knows at each of its moves in a game of bots of that kind, where it has a choice."""
    random, play, truth = Random(seed), Play(game, seats), core.batch(1)
    players = [bots.Player(core, table, place, seats * seed + place) for place in range(seats)]
    information = bots.information_state_of(core, bots.find("expert"), seat, seed)
    play.run_nature(random.randrange)
    while not play.over:
        mover = play.movers()[0]
        core.put(truth, 0, play.state)
        if mover == seat and not players[seat].means():
            information.update(truth, 0)
            if information.count > 1:
                yield information
        play.step(mover, players[mover].decide(truth, 0))
        play.run_nature(random.randrange)


def interval(numbers: Sequence[float], moves: float) -> str:
    """The mean times so many moves, with its 95 % interval."""
    error = 1.96 * statistics.stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else math.inf
    return f"{moves * statistics.fmean(numbers):+.2f} ± {moves * error:.2f}"


def summary_line(found: Sequence[Compared], moves: float, win: float) -> str:
    """What is known so far; `moves`: how many a seat makes in a game; `win`: points that a win is worth."""
    shares = [100 * (one.value - one.points) / win for one in found]
    return (
        f"{len(found)} positions, {sum(one.differ for one in found)} other moves; a game of {moves:.0f} moves: "
        f"{interval([one.points for one in found], moves)} points, {interval(shares, moves)} percentage points of wins"
    )


def run(game: Game, core: Core, settings: argparse.Namespace) -> list[Compared]:
    """Compare in as many games as asked for, and say after each how it stands."""
    found: list[Compared] = []
    seen = 0
    for number in range(settings.games):
        seed, seat = settings.seed + number, number % settings.players
        for information in moves_of(game, core, settings.table, settings.players, seed, seat):
            if (seen := seen + 1) % settings.every == 0:
                found.append(compared(information, settings.experts, settings.rollouts))
        if found:
            print(summary_line(found, seen / (number + 1), game.features.win / POINT), flush=True)
    return found


def positive(text: str) -> int:
    """A number from 1 on. Raises ValueError for anything else."""
    if (number := int(text)) < 1:
        raise ValueError
    return number


def read(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.close_moves", description=__doc__)
    parser.add_argument("experts", nargs=2, help="such as expert:1s expert:5s")
    parser.add_argument("--game", default="notre-dame", choices=registry.names())
    parser.add_argument("--table", default="expert:300", help="who plays the games")
    for name, number in {"players": 4, "games": 40, "every": 3, "rollouts": 1000, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=positive, default=number)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    chosen = read()
    title = registry.find(chosen.game)
    try:
        run(title, bots.compiled(title), chosen)
    except GameError as error:
        raise SystemExit(str(error)) from None
