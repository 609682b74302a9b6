"""Arguments that several commands have in common."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from parvis.cli.helping import CommandError

GameName = Annotated[str, typer.Argument(show_default=False)]
Seats = Annotated[str, typer.Option(show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", show_default=False),
]
Seed = Annotated[int | None, typer.Option(min=0)]
FixedSeed = Annotated[int, typer.Option("--seed", min=0)]
Games = Annotated[int, typer.Option(min=1)]
Jobs = Annotated[int | None, typer.Option(min=1)]
Workers = str
Ray = Annotated[
    str | None,
    typer.Option(show_default=False),
]
Out = Path | None
SourcesEvery = Annotated[int, typer.Option("--sources", min=0)]
Pictures = Annotated[bool, typer.Option("--pictures")]
AsJson = Annotated[bool, typer.Option("--json")]


def chosen_options(options: list[str] | None) -> dict[str, str]:
    """`name=value` words as a mapping. Raises GameError."""
    chosen: dict[str, str] = {}
    for option in options or []:
        name, sign, value = option.partition("=")
        if not sign:
            raise CommandError("option-without-value", option=repr(option), word=option)
        if name.strip() in chosen:
            raise CommandError("option-twice", option=repr(name.strip()))
        chosen[name.strip()] = value
    return chosen


def chosen_seats(seats: str) -> tuple[str, ...]:
    """Names of bots by seat, from words with commas between them."""
    return tuple(name.strip() for name in seats.split(","))


def chosen_seed(seed: int | None) -> int:
    """The seed that was asked for, else a random one of at most nine digits."""
    import secrets

    return secrets.randbelow(10**9) if seed is None else seed


def with_ray_address(words: Sequence[str]) -> list[str]:
    """The command line with `local` after a `--ray` without a value: for the parser every option has one."""
    full: list[str] = []
    for place, word in enumerate(words):
        full.append(word)
        if word == "--ray" and (place + 1 == len(words) or words[place + 1].startswith("-")):
            full.append("local")
    return full
