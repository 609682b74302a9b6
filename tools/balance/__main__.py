"""Write docs/balance-troyes.md.

`PYTHONPATH=src python -m tools.balance [games]`: `greedy` on all seats, 400 games of each number of players or as many.
Games follow from their numbers alone, so the same rules and bots give the same page.
"""

import sys
from pathlib import Path

from parvis.games.troyes import GAME
from tools.balance.counting import play
from tools.balance.page import page

GAMES = 400
PAGE = Path(__file__).resolve().parents[2] / "docs" / "balance-troyes.md"


def main(games: int) -> None:
    """Write the page."""
    PAGE.write_text(page([play(seats, games) for seats in GAME.seats]), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
