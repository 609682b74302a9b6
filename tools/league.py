"""The tables of a league in docs/league.md: those that `parvis league` has written into its folder."""

import argparse
import re
from pathlib import Path

from tools.peers.table import write_between

PAGE = Path(__file__).parent.parent / "docs" / "league.md"
BEGIN, END = "<!-- league:begin -->", "<!-- league:end -->"


def main() -> None:
    """Put the tables between the marks of the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.league", description="Show a league in docs/league.md.")
    parser.add_argument("folder", type=Path, help="the folder of the league: --out of parvis league")
    tables = (parser.parse_args().folder / "league.md").read_text(encoding="utf-8")
    tables = re.sub(r"\n{3,}", "\n\n", tables)
    PAGE.write_text(write_between(PAGE.read_text(encoding="utf-8"), tables, BEGIN, END), encoding="utf-8")


if __name__ == "__main__":
    main()
