"""What decisions of each level lose, to tell a player's strength by: `python -m tools.strengths GAME --seconds 3000`.

Levels play against each other, without options; their decisions are judged as in an analysis, by what `skilled` would
have decided, though by a third as many games. What is found is kept in the folder `--out` and added to; `--write` makes
it the file that is shipped with the game, see `parvis.insight.strength`.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from parvis.arena.bot_game import BotGame, Pairing
from parvis.arena.standings import quantile
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import compiled
from parvis.engine.files import replacing
from parvis.engine.play import Play
from parvis.engine.record import Record, of
from parvis.insight.ledger import CONFIDENCE, DIGITS, half_interval
from parvis.insight.rollouts import Roller
from parvis.insight.story import Story
from parvis.insight.strength import ANY, LEVELS, Level, shipped, strength
from parvis.insight.tasks import MOVE, Budget, Worker

THINKS = {"notre-dame": "expert:1000", "troyes": "expert:120"}
"""How an expert plays, where a second for each move would take too long: as in the table of docs/bots.md."""
FEWEST, ENOUGH = 10, 20
"""Games of each level, for all numbers of players together to be written; for one number of them by itself."""


def played(game: Game, players: int, number: int) -> tuple[Record, list[str]]:
    """The game of that number, and the level of each seat: all of them, in any order, before one comes again."""
    drawn = random.Random(number)
    seated = [level for _ in range(-(-players // len(LEVELS))) for level in drawn.sample(LEVELS, len(LEVELS))][:players]
    options = game.read_options({}, players)
    bots = tuple(THINKS.get(game.name, level) if level == "expert" else level for level in seated)
    pairing = Pairing(bots, tuple(options), number, tuple(range(players * number, players * (number + 1))))
    play = Play(game, players, game.shown_options(options))
    for seat, decision in BotGame(compiled(game), pairing).play():
        play.step(seat, decision)
    return of(play, [{"name": level, "player": level} for level in seated]), seated


@dataclass(frozen=True)
class Lost:
    """What a seat's decisions lost in a game."""

    game: int
    players: int
    level: str
    decisions: int
    """How many decisions had a choice."""
    lost: float
    """Of all of them, in points."""
    noise: float
    """Standard error of that: what it owes to the luck of the games that judge."""


def judging(game: Game) -> int:
    """How many games judge each decision."""
    return Budget.usual(game).rollouts // 3


def losses(record: Record, levels: Sequence[str], number: int) -> Iterator[Lost]:
    """What each seat's decisions lost."""
    story, budget = Story(compiled(record.game), record), Budget.usual(record.game)
    worker = Worker(Roller(story, budget.judge), replace(budget, rollouts=judging(record.game)))
    for seat, level in enumerate(levels):
        own = [number for number, chain in enumerate(story.chains) if chain.seat == seat and chain.open]
        lost = np.array([worker.do((MOVE, chain))["lost"] for chain in own], float).sum(0)
        noise = half_interval(lost) / CONFIDENCE
        yield Lost(number, len(levels), level, len(own), round(float(lost.mean()), 3), round(noise, 3))


def gather(game: Game, wanted: Sequence[int], seconds: float, path: Path) -> None:
    """Play and judge games for so long, a line for each seat; a file that has some already gets more."""
    path.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for number in count(max((one.game for one in kept(path)), default=-1) + 1):
        players = wanted[number % len(wanted)]
        found = list(losses(*played(game, players, number), number))
        if time.monotonic() - began > seconds:
            return
        with path.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(astuple(one)) + "\n" for one in found))
        print(f"{game.name}: game {number}, {players} players, {time.monotonic() - began:.0f} s", flush=True)


def kept(path: Path) -> list[Lost]:
    """What has been found before."""
    return [Lost(*json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def figures(found: Sequence[Lost]) -> dict[str, dict[str, dict[str, Any]]]:
    """By number of players, where enough games of each level are known, and of all together: what each level loses."""
    told = {}
    for players in (*sorted({one.players for one in found}), None):
        some = [one for one in found if players in (one.players, None)]
        by_level = {level: [one for one in some if one.level == level] for level in LEVELS}
        if min(map(len, by_level.values())) >= (FEWEST if players is None else ENOUGH):
            told[ANY if players is None else str(players)] = {level: figures_of(own) for level, own in by_level.items()}
    return told


def figures_of(found: Sequence[Lost]) -> dict[str, Any]:
    """Games of a level, and what a decision lost: mean, half its interval, and the spread of games without what the
    luck of the games that judge adds to it.
    """
    values = np.array([one.lost / one.decisions for one in found])
    noise = np.array([one.noise / one.decisions for one in found])
    spread = max(float(values.var(ddof=1) - (noise**2).mean()), 0.0) ** 0.5
    rounded = {"lost": float(values.mean()), "interval": half_interval(values), "spread": spread}
    return {"games": len(found)} | {name: round(value, DIGITS) for name, value in rounded.items()}


def check(found: Sequence[Lost], judging: int) -> None:
    """Print how often a seat's level is in the range that its game tells, and how often it is the level that loses most
    nearly as much: each game by what the others tell of the levels. `judging`: how many games judged each decision.
    """
    inside, nearest = dict.fromkeys(LEVELS, 0), dict.fromkeys(LEVELS, 0)
    for one in found:
        others = [other for other in found if other.game != one.game]
        known = [Level(name, **figures_of([other for other in others if other.level == name])) for name in LEVELS]
        levels = sorted(known, key=lambda level: -level.lost)
        told = strength(levels, one.decisions, {"mean": -one.lost, "interval": quantile(judging - 1) * one.noise})
        inside[one.level] += one.level in told.levels
        nearest[one.level] += one.level == min(levels, key=lambda level: abs(level.lost - told.lost)).name
    print(f"{len(found)} games of a seat: in range {sum(inside.values())} {inside}")
    print(f"nearest {sum(nearest.values())} {nearest}")


def main() -> None:
    """Gather, and write on request."""
    parser = argparse.ArgumentParser(prog="python -m tools.strengths", description="Measure what levels lose.")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seconds", type=float, default=3000, help="how long games are played; 0: none")
    parser.add_argument("--players", type=int, action="append", help="all numbers if none is named")
    parser.add_argument("--out", type=Path, default=Path("results/strengths"), help="where findings are kept")
    parser.add_argument("--write", action="store_true", help="write the game's file")
    parser.add_argument("--check", action="store_true", help="how often levels are told right by one game")
    asked = parser.parse_args()
    game = registry.find(asked.game)
    path = asked.out / f"{game.name}.jsonl"
    if asked.seconds:
        gather(game, asked.players or game.seats, asked.seconds, path)
    if asked.check:
        check(kept(path), judging(game))
    if asked.write:
        with replacing(shipped(game)) as file:
            content = figures(kept(path))
            file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
