"""Write docs/balance-troyes.md and docs/balance-ladies.md.

`PYTHONPATH=src python -m tools.balance [games]`: `greedy` on all seats, 400 games of each number of players or as many;
of the expansion's modules half as many. Games follow from their numbers alone, so the same rules and bots
give the same pages.
"""

import sys
from pathlib import Path

from parvis.games.troyes import GAME
from tools.balance import ladies
from tools.balance.counting import Books, play
from tools.balance.page import page

GAMES = 400
DOCS = Path(__file__).resolve().parents[2] / "docs"


def played(setting: str, games: int) -> list[Books]:
    """Games of a setting with every number of players for which there is one."""
    options = ladies.SETTINGS[setting]
    alone = next((option for option in GAME.options if option.name == setting), None)
    seats = (alone.seats if alone else None) or GAME.seats
    return [play(number, games, options=options) for number in seats]


def main(games: int) -> None:
    """Write the pages."""
    base = [play(seats, games) for seats in GAME.seats]
    (DOCS / "balance-troyes.md").write_text(page(base), encoding="utf-8")
    modules = {setting: played(setting, max(1, games // 2)) for setting in ladies.SETTINGS}
    (DOCS / "balance-ladies.md").write_text(ladies.page({ladies.BASE: base, **modules}), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
