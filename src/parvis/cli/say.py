"""How commands talk: results to stdout, everything else to stderr."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from parvis.cli import interrupt

if TYPE_CHECKING:
    from parvis.engine.contract import Game
    from parvis.engine.core import Core


def print_json(content: Any) -> None:
    """Readable JSON on stdout."""
    json.dump(content, sys.stdout, indent=2, ensure_ascii=False)
    print()


def print_table(title: str, heads: list[str], rows: list[list[str]], caption: str | None = None, left: int = 1) -> None:
    """A table on stdout; the first `left` columns are left-aligned, the others hold numbers."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table(
        title=escape(title), caption=caption and escape(caption), title_justify="left", caption_justify="left"
    )
    for column, head in enumerate(heads):
        table.add_column(head, justify="left" if column < left else "right")
    for row in rows:
        table.add_row(*[escape(cell) for cell in row])
    Console().print(table)


def note(text: str) -> None:
    """A line on stderr."""
    print(f"parvis: {text}", file=sys.stderr)


@contextmanager
def progress_bar(title: str, total: int | None, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar with the time left on stderr, gone at the end; the block calls with how much is done, beginning at `done`.

    `total` is None where nobody knows it. Without a terminal, nothing is shown.
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

        def show(done: int) -> None:
            interrupt.check()
            bar.update(task, completed=done)

        yield show


def ready_core(game: "Game") -> "Core":
    """The fastest core of a game with its bots; the first time it is compiled, behind a progress bar."""
    from parvis import bots

    with progress_bar(f"Compiling the rules of {game.title}", bots.work(game)) as show:
        return bots.fastest(game, lambda done, _: show(done))
