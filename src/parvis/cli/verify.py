"""`parvis verify`: whether chance decided as it had been committed to before the first step."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parvis.cli import say

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
            told = (
                "this record has no sources of chance. Only games of a site have them, and not those of older versions"
            )
            raise GameError(told)
        verdict = dealing.verdict(found, found.fair)
    except GameError as error:
        raise record.in_file(file, error) from None
    except OSError as error:
        raise GameError(f"can't read {file}: {error.strerror}") from None
    for line in report_lines(found.fair, verdict):
        print(say.plain(line))
    if not verdict.holds:
        raise typer.Exit(DIFFERENT)


def report_lines(promised: "Fair", verdict: "Verdict") -> list[str]:
    """What was checked and found, in lines."""
    added = sum(number != "" for number in promised.numbers)
    lines = [
        f"committed to    {promised.commitment}",
        f"secret          {promised.secret}",
        f"players added   {added} of {len(promised.numbers)} numbers",
        *(["the start player was chosen, not drawn"] if promised.start_chosen else []),
        *[f"seat {seat} did not show its number in time, so its hash is used" for seat in promised.withheld],
        *map(return_line, promised.returns),
    ]
    if not verdict.is_kept:
        return [*lines, "the secret is not the one committed to before the game"]
    if verdict.changed is not None:
        return [*lines, f"seat {verdict.changed}: the number is not the one committed to"]
    if verdict.differs is not None:
        return [*lines, f"step {verdict.differs}: chance decided differently from the secret and the numbers"]
    return [
        *lines,
        f"{verdict.draws} deals and rolls follow from the numbers committed to before the game",
    ]


def return_line(made: "Return") -> str:
    """Going back over chance, as a line."""
    who = "an admin" if made.seat is None else f"seat {made.seat}"
    return f"{who} went back to step {made.step} (deals and rolls taken back: {made.draws})"
