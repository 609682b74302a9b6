"""`python -m tools.club FOLDER`: lay a year of a busy club into a new site, and measure its pages.

The site is in the folder, or where DATABASE_URL says.
"""

import argparse
import os
import sys
from pathlib import Path

from django.db import connection
from rich.progress import Progress

from tools.peers.table import write_between

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "benchmarks.md"
MEMBERS, REGULARS = 300, (15, 1_550, 15_000)
"""People of a club of 22,000 tables, and the games of those whose pages are measured."""
FULL = 22_000
SEEDS = 4
"""Games that are played of both titles with each number of players."""


def lay(tables: int) -> None:
    """Lay the club. Its regulars have as large a part of fewer tables."""
    from tools.club import filling, games

    with Progress() as progress:
        playing = progress.add_task("games", total=None)
        played = []
        for one in games.all_played(SEEDS if tables >= FULL else 1):
            played.append(one)
            progress.advance(playing)
        regulars = [max(6, games * tables // FULL) for games in REGULARS]
        club = filling.Club(tables, MEMBERS, regulars, running=tables // 30, gatherings=40)
        laying = progress.add_task("tables", total=tables)
        filling.Filling(club, played).fill(lambda more: progress.advance(laying, more))
    print(", ".join(f"{count:,} {name}" for name, count in filling.counts().items()))


def measure(write: bool, most: float | None) -> int:
    """Measure the pages of the club; 1 if one of them takes too long."""
    from tools.club import measuring

    text, slowest = measuring.measured(lambda line: print(line, flush=True))
    if write:
        marks = (f"<!-- club {connection.vendor}:{end} -->" for end in ("begin", "end"))
        PAGE.write_text(write_between(PAGE.read_text(encoding="utf-8"), text, *marks), encoding="utf-8")
    print(f"slowest: {slowest:.0f} ms")
    return int(most is not None and slowest > most)


def main() -> int:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.club", description=(__doc__ or "").partition(":")[2].strip())
    parser.add_argument("folder", type=Path, help="where the site is, or is to be")
    parser.add_argument("--tables", type=int, default=FULL, help=f"tables to lay ({FULL:,})")
    parser.add_argument("--measure", action="store_true", help="measure the pages of the club that is there")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/benchmarks.md")
    parser.add_argument("--most", type=float, help="fail if a 95th percentile is above so many milliseconds")
    asked = parser.parse_args()
    os.environ |= {
        "PARVIS_DATA": str(asked.folder),
        "PARVIS_MODE": "club",
        "PARVIS_ADDRESS": "http://localhost",
        "PARVIS_MAIL": "none",
        "DJANGO_SETTINGS_MODULE": "parvis.web.settings",
    }
    import django

    django.setup()
    from parvis.web.storage import preparing

    is_new = preparing.prepare()
    if asked.measure:
        return measure(asked.write, asked.most)
    if not is_new:
        parser.error(f"{asked.folder} already has a site")
    lay(asked.tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
