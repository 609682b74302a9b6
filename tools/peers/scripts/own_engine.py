"""Our own engine: random games of Notre Dame with four families, driven in the ways in which the others are."""

from functools import partial
from random import Random

from parvis.engine import core as engine
from parvis.engine import registry
from parvis.engine.chance import chance
from parvis.engine.core import Core
from parvis.engine.questions import NATURE
from parvis.envs import aec_env, batch_env
from tools.peers.scripts.aec import random_play
from tools.peers.scripts.timing import Play, Report, Work, repeated

GAME = registry.find("notre-dame")
PLAYERS = 4
TITLE = f"{GAME.title}, {PLAYERS} players"
OPTIONS = GAME.read_options({})
GAMES = 1024  # at once
STEPS = 50  # of a rollout


def inside(core: Core) -> Play:
    """Random games by one call each."""
    states, out, options = core.batch(1), core.buffer(GAME.widest), core.buffer(OPTIONS)

    def play(seed: int) -> int:
        return core.playouts_at(states, 0, PLAYERS, GAME.ruling, options, 1, core.buffer(chance(seed)), out)

    return play


def stepped(core: Core) -> Play:
    """Every decision of players and of nature drawn in Python from the legal ones, and checked by the engine again."""
    states, out, options = core.batch(1), core.buffer(GAME.widest), core.buffer(OPTIONS)
    step = core.step_at
    asked = memoryview(out) if core.compiled else out  # reading it gives Python's own numbers, which are faster

    def play(seed: int) -> int:
        random, decisions = Random(seed).random, 0
        core.setup_at(states, 0, PLAYERS, GAME.ruling, options, out)
        n = core.question_at(states, 0, out)
        while n:
            seat = asked[0]
            decisions += seat != NATURE
            n = step(states, 0, seat, asked[1 + int(n * random())], out)
        return decisions

    return play


def rollout() -> Work:
    """Nature and the players drawn inside the core; games that end begin again."""
    env = batch_env(GAME.name, PLAYERS, GAMES)
    env.reset(seed=1)

    def steps() -> int:
        env.rollout(STEPS)
        return GAMES * STEPS

    return steps


def batch() -> Work:
    """Decisions drawn by one call, made by another, which writes observations, masks and rewards of all games."""
    env = batch_env(GAME.name, PLAYERS, GAMES)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.sample())
        return GAMES

    return step


def face() -> Play:
    """PettingZoo's interface."""
    return random_play(aec_env(GAME.name, PLAYERS))


def copies(core: Core) -> Work:
    """Copies of a state, one call from Python each."""
    states = core.batch(2)
    core.setup_at(states, 1, PLAYERS, GAME.ruling, core.buffer(OPTIONS), core.buffer(GAME.widest))
    return repeated(partial(core.copy_at, states, 0, 1), 1000)


def main() -> None:
    """Measure and report all figures of this engine."""
    report = Report("parvis", "numba", "numpy")
    compiled, interpreted = engine.compiled(GAME), engine.interpreted(GAME)
    report.games("inside", TITLE, "playouts_at, one call a game", partial(inside, compiled))
    report.times("rollout", TITLE, f"{GAMES} games, BatchEnv.rollout", rollout)
    report.times("batch", TITLE, f"{GAMES} games, BatchEnv.sample and step", batch)
    report.games("stepped", TITLE, "step_at, the legal list in its buffer", partial(stepped, compiled))
    report.games("stepped", TITLE, "the same, rules interpreted by Python", partial(stepped, interpreted))
    report.games("face", TITLE, "AEC: last, step, action mask", face)
    report.times("copies", TITLE, "copy_at from Python", partial(copies, compiled))


if __name__ == "__main__":
    main()
