"""How fast bots play, by whom they are asked to: `python -m tools.rates`. Figures per second of CPU time.

Every way is called as its command or environment calls it, with rules that are compiled before. All are measured in
turns, in one thread on one core; `--write` puts the table into docs/benchmarks.md.
"""

import argparse
import tempfile
import textwrap
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from parvis.arena.bench import machine
from parvis.arena.results import opened
from parvis.arena.run import PoolSettings, run
from parvis.arena.series import Rotation, Series
from parvis.arena.simulate import simulate
from parvis.bots.learned import has_learned, model_of
from parvis.bots.registry import is_own
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.envs import vector_env
from parvis.learning.worker import Chunk, play
from tools.limit.__main__ import PAGE, TITLES, stay_on_one_core
from tools.peers.table import markdown, number, write_between

BEGIN, END = "<!-- rates:begin -->", "<!-- rates:end -->"
PLAYERS = 4
COLUMNS = ("simulate", "match", "opponents", "training")
GAMES = {"random": 400, "greedy": 40, "quick": 80, "skilled": 12, "expert:30": 1}
"""By bot: games of a series, enough that beginning and ending it hardly count."""
ENVS = 64
"""Games side by side where bots are opponents."""
EPSILON, LAMBDA = 50, 700
"""Settings of a training, in thousandths; they hardly matter here."""

Work = Callable[[], int]
"""Does some of the work and returns how many decisions, steps or moves that were."""


def simulated(game: Game, bot: str) -> int:
    """`parvis simulate`: decisions of all players."""
    return simulate(Series.of(game, [(bot,) * PLAYERS], {}, seed=1, rotation=Rotation.NONE), GAMES[bot]).decisions


def matched(game: Game, bot: str) -> int:
    """`parvis match`, `tournament` and `ladder`: into files, every deal in every rotation; decisions of all players."""
    series = Series.of(game, [(bot,) * PLAYERS], {}, seed=1)
    with tempfile.TemporaryDirectory(prefix="parvis-rates-") as path, opened(Path(path) / "match", series) as folder:
        run(folder, series.deals(GAMES[bot]) * series.games_of_deal, PoolSettings())
        return int(np.sum(folder.table()["decisions"].to_numpy()))


def trained(game: Game) -> int:
    """`parvis train`: games of a learned value against itself; the moves that it learns from."""
    model = np.array(model_of(game, PLAYERS), np.int64)
    return len(play(Chunk(game.name, PLAYERS, GAMES["skilled"], 1, model, False, EPSILON, LAMBDA)))


def opposed(game: Game, bot: str) -> Work:
    """`vector_env`: that bot in three seats of many games, a learner in the fourth, which decides at random; its steps.

    Between two of them the bots make some three decisions.
    """
    envs: Any = vector_env(game.name, PLAYERS, ENVS, opponents=bot, autoreset_mode="SameStep")
    random, masks = np.random.default_rng(1), envs.reset(seed=1)[1]["action_mask"]

    def work() -> int:
        nonlocal masks
        *_, info = envs.step((random.random(masks.shape) * masks).argmax(axis=1))
        masks = info["action_mask"]
        return ENVS

    return work


def works(game: Game, bot: str) -> dict[str, Work]:
    """What that bot can be asked to do, by column."""
    found: dict[str, Work] = {"simulate": partial(simulated, game, bot), "match": partial(matched, game, bot)}
    found["opponents"] = opposed(game, bot)
    if bot == "skilled":
        found["training"] = partial(trained, game)
    return found


def rate(work: Work, seconds: float) -> float:
    """How many a second of CPU time, over so many seconds at least, and once in any case."""
    done, began = 0, time.process_time()
    while not done or time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def measure(games: Mapping[str, Game], rounds: int, seconds: float) -> dict[tuple[str, str, str], list[float]]:
    """All rates by game, bot and column. A bot that has learned nothing of a game plays like another there."""
    tasks = {
        (name, bot, column): work
        for name, game in games.items()
        for bot in GAMES
        if is_own(bot, game) and (bot != "skilled" or has_learned(game))
        for column, work in works(game, bot).items()
    }
    for work in tasks.values():
        work()  # what is compiled or loaded now need not be later
    found: dict[tuple[str, str, str], list[float]] = {key: [] for key in tasks}
    for _ in range(rounds):
        for key, work in tasks.items():
            found[key].append(rate(work, seconds))
    return found


def rows_of(found: Mapping[tuple[str, str, str], list[float]]) -> list[list[str]]:
    """A row for each game and bot: the medians."""
    rows = []
    for name, bot in dict.fromkeys((name, bot) for name, bot, _ in found):
        cells = [found.get((name, bot, column)) for column in COLUMNS]
        rows.append([TITLES[name], f"`{bot}`", *(number(median(cell)) if cell else "" for cell in cells)])
    return rows


def report(rows: list[list[str]], where: str, rounds: int) -> str:
    """Everything between the marks."""
    of = machine()
    about = (
        f"Measured on {of['date']}: {of['processor']}, {of['system']}, Python {of['python']}, Numba {of['numba']}; "
        f"{PLAYERS} players, medians of {rounds} interleaved rounds, {where}, per second of CPU time."
    )
    head = ["game", "bot", "simulate: decisions", "match, ladder: decisions", "opponents: steps", "training: moves"]
    return f"{textwrap.fill(about, 120)}\n\n{markdown([head, ['---'] * len(head), *rows])}"


def main() -> None:
    """Measure, print, and write on request."""
    parser = argparse.ArgumentParser(prog="python -m tools.rates", description="Measure how fast bots play.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of a figure in a round")
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE.name}")
    asked = parser.parse_args()
    where = stay_on_one_core()
    games = {name: registry.find(name) for name in TITLES}
    text = report(rows_of(measure(games, asked.rounds, asked.seconds)), where, asked.rounds)
    print(text)
    if asked.write:
        PAGE.write_text(write_between(PAGE.read_text(encoding="utf-8"), text, BEGIN, END), encoding="utf-8")


if __name__ == "__main__":
    main()
