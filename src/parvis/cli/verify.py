"""`parvis verify`: whether chance decided as it had been committed to before the first step."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parvis.cli import say
from parvis.cli.helping import CommandError, text, texts

if TYPE_CHECKING:
    from parvis.engine.dealing import Verdict
    from parvis.engine.fair import Fair, Return

DIFFERENT = 1
"""The exit code where chance decided otherwise."""


def verify(
    file: Annotated[Path, typer.Argument(show_default=False)],
) -> None:
    """Check that every deal and roll of a record follows from the secret committed to before the game.

    Also checks the rules, as `replay` does. Exits with 1 if something does not follow, and names the first step.
    """
    from parvis.engine import dealing, record
    from parvis.engine.refusals import GameError

    try:
        found = record.load(file)
        if found.fair is None:
            raise CommandError("verify-no-sources")
        verdict = dealing.verdict(found, found.fair)
    except GameError as error:
        raise record.in_file(file, error) from None
    except OSError as error:
        raise CommandError("file-unreadable", file=str(file), error=str(error.strerror)) from None
    for line in report_lines(found.fair, verdict):
        print(say.plain(line))
    if not verdict.holds:
        raise typer.Exit(DIFFERENT)


def report_lines(promised: "Fair", verdict: "Verdict") -> list[str]:
    """What was checked and found, in lines."""
    added = sum(number != "" for number in promised.numbers)
    labels = texts("verify-commitment", "verify-secret", "verify-numbers")
    values = [
        promised.commitment,
        promised.secret,
        text("verify-numbers-added", added=added, count=len(promised.numbers)),
    ]
    width = max(map(len, labels)) + 3
    return [
        *[f"{label:{width}}{value}" for label, value in zip(labels, values, strict=True)],
        *([text("verify-start-chosen")] if promised.start_chosen else []),
        *[text("verify-withheld", seat=str(seat)) for seat in promised.withheld],
        *map(return_line, promised.returns),
        finding(verdict),
    ]


def finding(verdict: "Verdict") -> str:
    """The first thing that does not follow, as a line; else that all follows."""
    if not verdict.is_kept:
        return text("verify-other-secret")
    if verdict.changed is not None:
        return text("verify-other-number", seat=str(verdict.changed))
    if verdict.differs is not None:
        return text("verify-differs", step=str(verdict.differs))
    return text("verify-holds", draws=verdict.draws)


def return_line(made: "Return") -> str:
    """Going back over chance, as a line."""
    if made.seat is None:
        return text("verify-return-admin", step=str(made.step), count=str(made.draws))
    return text("verify-return", seat=str(made.seat), step=str(made.step), count=str(made.draws))
