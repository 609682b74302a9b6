"""Write docs/balance-troyes.md and docs/balance-ladies.md: `PYTHONPATH=src python -m tools.balance --help`.

Games follow from their numbers alone, so the same rules and bots give the same pages.
"""

import argparse
import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parvis.games.troyes import GAME
from tools.balance import ladies
from tools.balance.counting import Books, play
from tools.balance.page import page

GAMES = 400
DOCS = Path(__file__).resolve().parents[2] / "docs"


def counted(name: str, seats: int, games: int, options: Mapping[str, Any], folder: Path | None) -> Books:
    """The books of so many games; taken from the folder if they are kept there, and kept there if they were not."""
    file = folder / f"{name}-{seats}-{games}.pickle" if folder else None
    if file and file.exists():
        books: Books = pickle.loads(file.read_bytes())
        return books
    books = play(seats, games, options=options)
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pickle.dumps(books))
    return books


def played(setting: str, games: int, folder: Path | None = None) -> list[Books]:
    """Games of a setting with every number of players for which there is one."""
    options = ladies.SETTINGS[setting]
    alone = next((option for option in GAME.options if option.name == setting), None)
    seats = (alone.seats if alone else None) or GAME.seats
    return [counted(setting, number, games, options, folder) for number in seats]


def main(games: int, folder: Path | None = None) -> None:
    """Write the pages."""
    base = [counted(ladies.BASE, seats, games, {}, folder) for seats in GAME.seats]
    (DOCS / "balance-troyes.md").write_text(page(base), encoding="utf-8")
    modules = {setting: played(setting, max(1, games // 2), folder) for setting in ladies.SETTINGS}
    (DOCS / "balance-ladies.md").write_text(ladies.page({ladies.BASE: base, **modules}), encoding="utf-8")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser("tools.balance", description="Count games of `greedy` in all seats.")
    parser.add_argument(
        "games",
        nargs="?",
        type=int,
        default=GAMES,
        help="of the base game, of each number of players; half as many of each module (%(default)s: 45 minutes)",
    )
    parser.add_argument("--keep", type=Path, help="a folder for what is counted: there, a run that was stopped goes on")
    return parser.parse_args()


if __name__ == "__main__":
    asked = arguments()
    main(asked.games, asked.keep)
