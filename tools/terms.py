"""List what pieces are called in each language: `python -m tools.terms --write` brings docs/terms.md up to date.

≈ marks a word that no rule document and no published edition gives (`names.toml` beside the texts).
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.texts import ENGLISH, bundles, formatted, translated
from parvis.engine.values import names_given
from parvis.web.languages import name_of

PAGE = Path(__file__).parent.parent / "docs" / "terms.md"
KINDS = ("card-", "market-", "person-", "event-", "character-", "building-", "sector-harbour")
"""How the keys of names begin."""
FILE = "names.ftl"
OURS = "≈"
HEAD = """# Names of pieces

What the pieces are called in each language. ≈ marks a word that is ours: no rule document and no published edition that
was read gives one. `python -m tools.terms --write` writes this page from the texts; [Translating](translating.md) says
how to change one.
"""


def page() -> str:
    """The page as it has to be."""
    return "\n".join([HEAD, *(line for name in ("notre-dame", "troyes") for line in of_game(registry.find(name)))])


def of_game(game: Game) -> Iterator[str]:
    """The table of a game, one row for each name."""
    assert game.texts is not None
    spoken = [ENGLISH, *translated()]
    entries = FluentParser().parse((game.texts / ENGLISH / FILE).read_text(encoding="utf-8")).body
    keys = [entry.id.name for entry in entries if isinstance(entry, Message) and entry.id.name.startswith(KINDS)]
    yield from (f"## {game.title}\n", row([name_of(language) for language in spoken]), row(["---"] * len(spoken)))
    yield from (row([told(game.texts, key, language) for language in spoken]) for key in keys)
    yield ""


def told(texts: Path, key: str, language: str) -> str:
    """A name in a language, marked if it is ours."""
    given = names_given(texts).get(language)
    name = formatted(bundles(texts, language), key, {}) or ""
    return name if given is None or key in given else f"{name} {OURS}"


def row(cells: list[str]) -> str:
    """The cells of a table's row, as Markdown has them."""
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Write the page, or say that it is out of date."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="write the page")
    if parser.parse_args().write:
        PAGE.write_text(page(), encoding="utf-8")
    elif page() != PAGE.read_text(encoding="utf-8"):
        sys.exit(f"{PAGE.name} is out of date: python -m tools.terms --write")


if __name__ == "__main__":
    main()
