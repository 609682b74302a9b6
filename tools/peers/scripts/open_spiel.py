"""OpenSpiel: games stepped from Python, whole games inside C++, copies, Monte Carlo tree search."""

from functools import partial
from random import Random
from typing import Any

import pyspiel

from tools.peers.scripts.timing import Play, Report, Work, repeated

GAMES = ("bridge(use_double_dummy_result=false)", "hearts", "euchre", "dou_dizhu", "connect_four", "quoridor", "chess")
COPIED = ("hearts", "euchre", "chess")
SEARCHED = ("hearts", "euchre")
COUNTED = 100  # games whose decisions are counted for the mean
SIMULATIONS = 200


def pick(state: Any, random: Random) -> int:
    """One of the legal decisions. In all these games chance is uniform, and its outcomes are listed in the same way."""
    actions = state.legal_actions()
    action: int = actions[int(len(actions) * random.random())]
    return action


def stepped(name: str) -> Play:
    """Every decision and every outcome of chance is drawn in Python."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        state, random, decisions = game.new_initial_state(), Random(seed), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(pick(state, random))
        return decisions

    return play


def inside(name: str) -> Play:
    """Games between its own random bots; how many decisions they have is counted before."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 100 + seat) for seat in range(game.num_players())]

    def play(seed: int) -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return mean

    def counted(seed: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return sum(step.player >= 0 for step in state.full_history())

    mean = sum(counted(seed) for seed in range(1, COUNTED + 1)) / COUNTED
    return play


def in_play(name: str, decisions: int) -> Any:
    """A game after so many decisions or a few more: a player is to move and has a choice, or a search ends at once."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(1)
    while decisions > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        decisions -= not state.is_chance_node()
        state.apply_action(pick(state, random))
    return state


def copies(name: str) -> Work:
    """Copies of a game under way."""
    return repeated(in_play(name, 10).clone, 1000)


def searched(name: str) -> Work:
    """Searches from the first decision, random games to the end at its leaves."""
    state = in_play(name, 0)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, SIMULATIONS, 500, False, 42, False)

    def search() -> int:
        bot.step(state)
        return SIMULATIONS

    return search


def main() -> None:
    """Measure and report all figures of this engine."""
    report = Report("open_spiel")
    for name in GAMES:
        title = name.partition("(")[0]
        report.games("inside", title, "evaluate_bots, random bots in C++", partial(inside, name))
        report.games("stepped", title, "legal_actions, apply_action", partial(stepped, name))
    for name in COPIED:
        report.times("copies", name, "clone from Python", partial(copies, name))
    for name in SEARCHED:
        report.times("simulations", name, "MCTSBot, random games to the end", partial(searched, name))


if __name__ == "__main__":
    main()
