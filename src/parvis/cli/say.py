"""How commands talk: results to stdout, everything else to stderr."""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, Protocol

from parvis.cli import helping, interrupt

if TYPE_CHECKING:
    from parvis.engine.contract import Game
    from parvis.engine.core import Core


LONGEST = 1000
"""Characters of a line about something that went wrong."""
HARD_SPACES = "\u00a0\u202f"
"""Spaces at which no line ends, as French has them before some signs."""


def speak_to_any_terminal() -> None:
    """From now on signs that stdout has no code for are written as escapes; stderr does so anyway."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def plain(text: str) -> str:
    """A text of others without anything that a terminal obeys to: control characters as escapes, one line."""
    return "".join(sign if sign.isprintable() or sign in HARD_SPACES else escaped(sign) for sign in text)


def escaped(sign: str) -> str:
    """A sign as Python writes it."""
    return sign.encode("unicode_escape").decode("ascii")


def one_line(text: str) -> str:
    """What went wrong as a line of limited length."""
    line = plain(re.sub(f"[^\\S{HARD_SPACES}]+", " ", text.strip()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} …"


def dumps(content: Any, indent: int | None = None) -> str:
    """JSON; as plain ASCII where stdout does not take every sign, and for signs that are none."""
    text = json.dumps(content, indent=indent, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(content, indent=indent)
    return text


def print_json(content: Any) -> None:
    """Readable JSON on stdout."""
    print(dumps(content, indent=2))


def print_table(title: str, heads: list[str], rows: list[list[str]], caption: str | None = None, left: int = 1) -> None:
    """A table on stdout; the first `left` columns are left-aligned, the others hold numbers."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    head, foot = escape(plain(title)), caption and escape(plain(caption))
    table = Table(title=head, caption=foot, title_justify="left", caption_justify="left")
    for column, head in enumerate(heads):
        table.add_column(head, justify="left" if column < left else "right")
    for row in rows:
        table.add_row(*[escape(plain(cell)) for cell in row])
    Console().print(table)


def note(text: str) -> None:
    """Print a line on stderr, with the program's name before it."""
    print(f"parvis: {one_line(text)}", file=sys.stderr)


class Bar(Protocol):
    """What shows how much is done, and of how much."""

    def __call__(self, done: int, total: int | None = ...) -> None:
        """Show that so much is done, of so much if that is said."""


@contextmanager
def progress_bar(title: str, total: int | None, done: int = 0) -> Iterator[Bar]:
    """A bar with the time left on stderr, gone at the end; the block calls with how much is done, beginning at `done`.

    `total` is None where nobody knows it yet. Without a terminal, nothing is shown.
    """
    from rich import progress
    from rich.console import Console

    console = Console(stderr=True)
    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
    )
    with progress.Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total, completed=done)

        def show(done: int, total: int | None = total) -> None:
            interrupt.check()
            bar.update(task, completed=done, total=total)

        yield show


def ready_core(game: "Game") -> "Core":
    """The fastest core of a game with its bots; the first time it is compiled, behind a progress bar."""
    from parvis import bots

    with progress_bar(helping.text("progress-compiling-game", game=game.title), bots.work(game)) as show:
        return bots.fastest(game, lambda done, _: show(done))
