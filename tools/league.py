"""The tables of a league in docs/league.md: those that `parvis league` has written into its folder."""

import argparse
import re
from pathlib import Path

from parvis.arena.league import PROTOCOL
from tools.peers.table import write_between

PAGE = Path(__file__).parent.parent / "docs" / "league.md"
BEGIN, END = "<!-- league:begin -->", "<!-- league:end -->"
TABLE = re.compile(r"^### (\S+)\n.*?^\d+ deals, .*?\.$", re.MULTILINE | re.DOTALL)
"""The table of a task, from its heading to what it was played with."""
PART = ", a part of the protocol"


def with_tables(page: str, written: str) -> str:
    """The page with these tables; those of other tasks stay, each with the code that it names."""
    shown = page.partition(BEGIN)[2].partition(END)[0]
    found = {
        table[1]: table[0] for text in (shown, written) for table in TABLE.finditer(re.sub(r"\n{3,}", "\n\n", text))
    }
    tables = [found[task] for task in PROTOCOL if task in found]
    below = TABLE.sub("", written).strip()
    if len(tables) == len(PROTOCOL):
        below = below.replace(PART, "")
    return write_between(page, "\n\n".join([*tables, below]), BEGIN, END)


def main() -> None:
    """Put the tables between the marks of the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.league", description="Show a league in docs/league.md.")
    parser.add_argument("folder", type=Path, help="the folder of the league: --out of parvis league")
    written = (parser.parse_args().folder / "league.md").read_text(encoding="utf-8")
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), written), encoding="utf-8")


if __name__ == "__main__":
    main()
