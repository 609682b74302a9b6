"""`parvis check-records`: whether games that were written down go on with this version of the rules."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from parvis.cli import say

DIFFERENT = 1
"""The exit code where something is not as it was."""
RECORDS = ("records",)
TABLES = IN_PLAY, FINISHED = "tables in play", "finished tables"
Found = tuple[str, str, str | None]
"""What was checked: its kind, its name, and what is different, if anything."""


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
    for kind, name, reason in found:
        if reason is None:
            fine[kind] += 1
        else:
            differences.append((kind, f"{name}: {reason}"))
    for _, line in differences:  # not before the progress bar is gone
        print(say.one_line(line))
    different = Counter(kind for kind, _ in differences)
    say.print_table("", ["", "fine", "different"], [[kind, str(fine[kind]), str(different[kind])] for kind in kinds])
    if differences:
        raise typer.Exit(DIFFERENT)


def checked_tables(where: str) -> Iterator[Found]:
    """The tables of a database, a file or at a URL. Raises GameError for another one."""
    from parvis.web.storage import databases, versions

    found = versions.opened_at(where) if databases.is_url(where) else versions.opened(Path(where))
    with found as (total, tables), say.progress_bar("Replaying tables", total) as show:
        for done, table in enumerate(tables, 1):
            reason = versions.difference(table)
            yield FINISHED if table.is_finished else IN_PLAY, f"table {table.id}", reason
            show(done)


def checked_files(folder: Path) -> Iterator[Found]:
    """The records below a folder. Raises GameError if there is none."""
    from parvis.engine.refusals import GameError

    files = sorted(file for file in folder.rglob("*.json") if may_be_record(file))
    if not files:
        raise GameError(f"no records (*.json) below {folder}")
    with say.progress_bar("Replaying records", len(files)) as show:
        for done, file in enumerate(files, 1):
            yield *RECORDS, str(file), difference(file)
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
        return str(error)
    except OSError as error:
        return f"it can't be read: {error.strerror}"
    except Exception as error:
        return f"step {done}: the rules fail with {type(error).__name__}: {error}"
    return None
