"""Which judge of decisions errs least at equal time: `python -m tools.judges notre-dame --positions 60`.

Positions come from games of `skilled`. In each, the decisions that `skilled` likes best are played on to the end by
`skilled` many times with common luck: that is what they are worth. Then every judge judges them from the same
determinization. Its error is in how far each decision is behind the best one; what the reference itself errs is
taken out. `--out` keeps what has been measured, so the same command goes on.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.bots.roller import Seeds
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.insight.judge import Standing, judge, whole_moves
from parvis.insight.rollouts import Roller
from tools.close_moves import moves_of, positive

Numbers = npt.NDArray[np.float64]
JUDGES = ("skilled", "skilled 4", "quick", "quick 4", "quick:0", "quick:0 4", "expert:1000", "judge")
"""Who plays on, and for how many turns of the phases; to the end if nothing is said. An expert says what its search
thinks, the judge what it finds in the time for a hint."""
REFERENCE = "skilled"


@dataclass(frozen=True)
class Samples:
    """What a judge's games say: points of each decision, by game, and the seconds of processor time that they took."""

    points: Numbers
    seconds: float

    def differences(self) -> Numbers:
        """Points of the decisions but the first, less those of the first, by game."""
        found: Numbers = self.points[1:] - self.points[0]
        return found


def played(standing: Standing, name: str, seat: int, moves: list[tuple[int, ...]], seeds: Seeds) -> Samples:
    """Play the games of a judge on from a position, with each of some moves."""
    bot, _, turns = name.partition(" ")
    roller, began = Roller(standing, bot), time.process_time()
    points = []
    for move in moves:
        if turns:
            points.append(roller.worths(0, seeds, seat, move, int(turns)).points[:, seat])
        else:
            points.append(roller.ends(0, seeds, seat, move).points[:, seat].astype(float))
    return Samples(np.array(points), time.process_time() - began)


def told(
    name: str, game: Game, core: Core, information: Any, decisions: list[int], settings: argparse.Namespace
) -> Samples:
    """What an expert or the judge says, as if it were one game."""
    truth, began = core.get(information.states, 0), time.process_time()
    if name == "judge":
        judged = judge(core, truth, information.seat, settings.seed, settings.seconds)
        points = {one.decision: -one.behind for one in judged}
    else:
        points = {one.decision: one.score or 0.0 for one in bots.explain(core, game, truth, information.seat, name, 1)}
    seconds = time.process_time() - began
    return Samples(np.array([[points[decision]] for decision in decisions]), seconds)


def measured(game: Game, core: Core, settings: argparse.Namespace, information: Any, number: int) -> dict[str, Any]:
    """One position: for each judge its seconds a game, its mean differences, and their variance."""
    truth = core.get(information.states, 0)
    advice = bots.explain(core, game, truth, information.seat, REFERENCE, number)
    best = {move.decisions[0]: move.decisions for move in whole_moves(information)}
    decisions = [one.decision for one in advice[: settings.decisions]]
    moves = [best[decision] for decision in decisions]
    standing = Standing(core, truth, information.players)
    found: dict[str, Any] = {}
    for name in ("reference", *settings.judges):
        is_reference = name == "reference"
        if name.startswith(("judge", "expert")):
            samples, games = told(name, game, core, information, decisions, settings), 1
        else:
            games = settings.reference if is_reference else settings.games
            seeds = Seeds.of((number, int(is_reference)), games, information.players)
            samples = played(standing, REFERENCE if is_reference else name, information.seat, moves, seeds)
        differences = samples.differences()
        found[name] = {
            "seconds": samples.seconds / games / (len(decisions) if games > 1 else 1),
            "behind": differences.mean(1).tolist(),
            "variance": differences.var(1, ddof=1).tolist() if games > 1 else [0.0] * len(differences),
            "spread": float(samples.points.std(1, ddof=1).mean()) if games > 1 else 0.0,
            "games": games,
        }
    return found


def positions(game: Game, core: Core, settings: argparse.Namespace) -> Iterator[Any]:
    """What seats know where they have several decisions, in games of `skilled`."""
    seen = 0
    for number in range(10_000):
        for information in moves_of(game, core, REFERENCE, settings.players, number + 1, number % settings.players):
            if (seen := seen + 1) % settings.every == 0:
                yield information


def summary(found: list[dict[str, Any]], name: str, seconds: float) -> dict[str, float]:
    """How a judge errs; `seconds`: for a hint that compares three decisions."""
    bias, variance, cost, spread, worse = [], [], [], [], []
    for position in found:
        its, true = position[name], position["reference"]
        cost.append(its["seconds"])
        spread.append(its["spread"])
        for mine, its_variance, real, real_variance in zip(
            its["behind"], its["variance"], true["behind"], true["variance"], strict=True
        ):
            bias.append((mine - real) ** 2 - its_variance / its["games"] - real_variance / true["games"])
            variance.append(its_variance)
        order = [0.0, *true["behind"]]
        worse.append(max(order) - order[int(np.argmax([0.0, *its["behind"]]))])
    squared, games = float(np.mean(bias)), seconds / 3 / float(np.mean(cost))
    return {
        "ms": 1000 * float(np.mean(cost)),
        "bias": math.copysign(math.sqrt(abs(squared)), squared),
        "deviation": math.sqrt(float(np.mean(variance))),
        "games": games,
        "error": math.sqrt(max(0.0, squared) + float(np.mean(variance)) / games),
        "interval": 1.96 * float(np.mean(spread)) / math.sqrt(games),
        "lost": float(np.mean(worse)),
    }


def show(found: list[dict[str, Any]], settings: argparse.Namespace) -> None:
    """Print the table of the judges, as docs/bots.md has it."""
    print(f"{len(found)} positions of {settings.game}, hints of {settings.seconds} s")
    print("| judge | ms a game | bias | deviation | games in a hint | error | interval | lost |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in settings.judges:
        its = summary(found, name, settings.seconds)
        print(
            f"| {name} | {its['ms']:.2f} | {its['bias']:.2f} | {its['deviation']:.1f} | {its['games']:.0f} | "
            f"{its['error']:.2f} | ± {its['interval']:.2f} | {its['lost']:.2f} |"
        )


def run(settings: argparse.Namespace) -> None:
    """Measure as many positions as asked for, and show how it stands."""
    game = registry.find(settings.game)
    core = bots.compiled(game)
    found = [json.loads(line) for line in settings.out.read_text().splitlines()] if settings.out.exists() else []
    for number, information in enumerate(positions(game, core, settings)):
        if number >= settings.positions:
            break
        if number >= len(found):
            found.append(measured(game, core, settings, information, number))
            with settings.out.open("a") as file:
                file.write(json.dumps(found[-1]) + "\n")
    show(found, settings)


def read(arguments: list[str] | None = None) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.judges", description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--out", type=Path, default=Path("judges.jsonl"), help="keeps the positions measured so far")
    parser.add_argument("--judges", nargs="+", default=JUDGES, help="such as quick 'quick 2'")
    parser.add_argument("--seconds", type=float, default=0.2, help="time for a hint")
    numbers = {"players": 4, "positions": 60, "every": 37, "decisions": 4, "reference": 400, "games": 100, "seed": 1}
    for name, number in numbers.items():
        parser.add_argument(f"--{name}", type=positive, default=number)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    run(read())
