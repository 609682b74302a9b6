"""`parvis check-records`: whether games that were written down go on with this version of the rules."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from parvis.arena.extras import need
from parvis.cli import say
from parvis.cli.helping import CommandError, language, text, texts, told

DIFFERENT = 1
"""The exit code where something is not as it was."""
RECORDS = ("check-records-read",)
TABLES = IN_PLAY, FINISHED = "check-in-play", "check-finished"
"""Kinds of what is checked: keys of their texts."""
Found = tuple[str, str | None]
"""What was checked: its kind, and a line that says what is different, if anything."""


def check_records(
    where: Annotated[
        str,
        typer.Argument(
            metavar="PATH",
            show_default=False,
        ),
    ],
) -> None:
    """Replay every record below a folder, or every table of a site, each under its own ruling.

    Run it before an upgrade. It prints a line for each game that this version would not continue unchanged, and exits
    with 1 if there is one.
    """
    is_folder = Path(where).is_dir()
    kinds, found = (RECORDS, checked_files(Path(where))) if is_folder else (TABLES, checked_tables(where))
    fine: Counter[str] = Counter()
    differences: list[tuple[str, str]] = []
    for kind, line in found:
        if line is None:
            fine[kind] += 1
        else:
            differences.append((kind, line))
    for _, line in differences:  # not before the progress bar is gone
        print(say.one_line(line))
    different = Counter(kind for kind, _ in differences)
    rows = [[text(kind), str(fine[kind]), str(different[kind])] for kind in kinds]
    say.print_table("", texts("", "check-fine", "check-different"), rows)
    if differences:
        raise typer.Exit(DIFFERENT)


def checked_tables(where: str) -> Iterator[Found]:
    """The tables of a database, a file or at a URL. Raises GameError for another one."""
    need("django")
    from parvis.web.storage import databases, versions

    found = versions.opened_at(where) if databases.is_url(where) else versions.opened(Path(where))
    with found as (total, tables), say.progress_bar(text("progress-replaying-tables"), total) as show:
        for done, table in enumerate(tables, 1):
            reason = versions.difference(table, language())
            line = reason and text("check-table", table=str(table.id), reason=reason)
            yield FINISHED if table.is_finished else IN_PLAY, line
            show(done)


def checked_files(folder: Path) -> Iterator[Found]:
    """The records below a folder. Raises GameError if there is none."""
    files = sorted(file for file in folder.rglob("*.json") if may_be_record(file))
    if not files:
        raise CommandError("check-nothing", folder=str(folder))
    with say.progress_bar(text("progress-replaying-records"), len(files)) as show:
        for done, file in enumerate(files, 1):
            reason = difference(file)
            yield *RECORDS, reason and text("check-file", file=str(file), reason=reason)
            show(done)


def may_be_record(file: Path) -> bool:
    """Whether it is a record, perhaps a damaged one: no JSON file of another kind."""
    try:
        content = json.loads(file.read_bytes())
    except (OSError, ValueError, RecursionError):
        return True
    return isinstance(content, dict) and str(content.get("format")).startswith("parvis-record/")


def difference(file: Path) -> str | None:
    """Why a record does not hold, in a line; None: it does. Raises DataError for a wrong value in a data file."""
    from parvis.engine import record
    from parvis.engine.data import DataError
    from parvis.engine.refusals import GameError

    done = 0
    try:
        for index, *_ in record.replay(record.load(file)):
            done = index + 1
    except DataError:
        raise
    except GameError as error:
        return told(error)
    except OSError as error:
        return text("check-unreadable", error=str(error.strerror))
    except Exception as error:
        return text("check-rules-fail", step=str(done), kind=type(error).__name__, error=str(error))
    return None
