"""How reliable the learned values are that ship, and the calibrations beside them: `python -m tools.calibration GAME`.

With `--write`, the calibrations are made again first; `parvis train --publish` does so for the weights that it
publishes.
"""

import argparse
from collections.abc import Iterator

from parvis.bots.calibration import KINDS, calibration_of
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.kept import forget
from parvis.learning.calibrating import CALIBRATING, HELD_OUT, Observer, calibrate, reliability
from tools.peers.table import markdown

COLUMNS = ["options", "players", "after", "positions", "points", "calibrated", "worst tenth", "calibrated"]


def settings(game: Game) -> dict[str, list[int]]:
    """No option, and all that are switches or choices, at their last value."""
    none = [option.default for option in game.options]
    every = [option.values[-1] if option.is_for(-1, min(game.seats)) else option.default for option in game.options]
    return {"none": none, "all": every}


def rows(game: Game, games: int) -> Iterator[list[str]]:
    """How far predictions are off, as they stand and calibrated, in games that nothing was learned from."""
    for players in game.seats:
        observer, calibration = Observer(game, players), calibration_of(game, players)
        for name, options in settings(game).items():
            samples = observer.play(games, HELD_OUT, options)
            for kind in KINDS:
                plain, better = reliability(samples, kind), reliability(samples, kind, calibration)
                yield [
                    name, str(players), kind, f"{plain.positions:,}", f"{plain.points_off:+.2f}",
                    f"{better.points_off:+.2f}", f"{plain.worst:.3f}", f"{better.worst:.3f}",
                ]  # fmt: skip


def main() -> None:
    """Print the table of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="of each row (400)")
    parser.add_argument("--write", action="store_true", help="make the calibrations again")
    parser.add_argument("--calibrating", type=int, default=CALIBRATING, help=f"games for that ({CALIBRATING})")
    told = parser.parse_args()
    game = registry.find(told.game)
    if told.write:
        for players in game.seats:
            calibrate(game, players, told.calibrating)
        forget(game, calibration_of)
    print(markdown([COLUMNS, ["---"] * len(COLUMNS), *rows(game, told.games)]))


if __name__ == "__main__":
    main()
