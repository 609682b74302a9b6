"""Write docs/balance-troyes.md and docs/balance-ladies.md: `PYTHONPATH=src python -m tools.balance --help`.

Games follow from their numbers alone, so the same rules and bots give the same pages.
"""

import argparse
import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from parvis.games.troyes import GAME
from tools.balance import guards, ladies
from tools.balance.counting import Books, play
from tools.balance.guards import Way
from tools.balance.page import page

T = TypeVar("T")
GAMES = 400
DOCS = Path(__file__).resolve().parents[2] / "docs"


def counted(name: str, folder: Path | None, count: Callable[[], T]) -> T:
    """What is counted under a name; taken from the folder if it is kept there, and kept there if it was not."""
    file = folder / f"{name}.pickle" if folder else None
    if file and file.exists():
        kept: T = pickle.loads(file.read_bytes())
        return kept
    found = count()
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pickle.dumps(found))
    return found


def sent(setting: str, games: int, folder: Path | None = None) -> list[list[Way]]:
    """Games of each number of players in which one of them sends the guard."""
    return [
        counted(
            f"guards-{setting}-{seats}-{games}", folder, partial(guards.play, seats, games, ladies.SETTINGS[setting])
        )
        for seats in GAME.seats
    ]


def played(setting: str, games: int, folder: Path | None = None) -> list[Books]:
    """Games of a setting with every number of players for which there is one."""
    options = ladies.SETTINGS[setting]
    alone = next((option for option in GAME.options if option.name == setting), None)
    seats = (alone.seats if alone else None) or GAME.seats
    return [
        counted(f"{setting}-{number}-{games}", folder, partial(play, number, games, options=options))
        for number in seats
    ]


def main(games: int, folder: Path | None = None) -> None:
    """Play the games and write the pages."""
    base = [counted(f"base-{seats}-{games}", folder, partial(play, seats, games)) for seats in GAME.seats]
    (DOCS / "balance-troyes.md").write_text(page(base), encoding="utf-8")
    fewer = max(1, games // 2)
    modules = {setting: played(setting, fewer, folder) for setting in ladies.SETTINGS}
    ways = {setting: sent(setting, max(1, games // 4), folder) for setting in ladies.SENT}
    text = ladies.page({ladies.BASE: base, **modules}, ways)
    (DOCS / "balance-ladies.md").write_text(text, encoding="utf-8")


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser("tools.balance", description="Count games of `greedy` in all seats.")
    parser.add_argument(
        "games",
        nargs="?",
        type=int,
        default=GAMES,
        help="of the base game, of each number of players; half as many of each module (%(default)s: about 7 minutes)",
    )
    parser.add_argument("--keep", type=Path, help="a folder for what is counted: there, a run that was stopped goes on")
    return parser.parse_args()


if __name__ == "__main__":
    asked = arguments()
    main(asked.games, asked.keep)
