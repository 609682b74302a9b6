"""PettingZoo: its classic games through the AEC interface."""

import warnings
from functools import partial
from importlib import import_module

from tools.peers.scripts.aec import random_play
from tools.peers.scripts.timing import Play, Report

GAMES = ("connect_four_v3", "hanabi_v5", "texas_holdem_v4", "chess_v6")


def classic(name: str) -> Play:
    """One of the classic games, in its wrappers."""
    return random_play(import_module(f"pettingzoo.classic.{name}").env())


def main() -> None:
    """Measure and report all figures of this engine."""
    warnings.filterwarnings("ignore")
    report = Report("pettingzoo")
    for name in GAMES:
        report.games("face", name.rpartition("_")[0], "AEC: last, step, action mask", partial(classic, name))


if __name__ == "__main__":
    main()
