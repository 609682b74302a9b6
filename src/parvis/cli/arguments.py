"""Arguments that several commands have in common."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(help="Name of the game, see `parvis games`.", show_default=False)]
Seats = Annotated[
    str, typer.Option(help="The bots, one for every seat, with commas: random,greedy …", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A variant of the rules, as name=value; can be repeated.", show_default=False),
]
Seed = Annotated[
    int | None, typer.Option(min=0, help="The same seed gives the same games.", show_default="a fresh one")
]
AsJson = Annotated[bool, typer.Option("--json", help="JSON on stdout, for programs.")]


def chosen_options(options: list[str] | None) -> dict[str, str]:
    """`name=value` words as a mapping. Raises GameError."""
    from parvis.engine.contract import GameError

    chosen: dict[str, str] = {}
    for option in options or []:
        name, sign, value = option.partition("=")
        if not sign:
            raise GameError(f"--option {option!r} has no value; write it as --option {option}=true")
        if name.strip() in chosen:
            raise GameError(f"option {name.strip()!r} is given twice")
        chosen[name.strip()] = value
    return chosen


def chosen_seats(seats: str) -> tuple[str, ...]:
    """Names of bots by seat."""
    return tuple(name.strip() for name in seats.split(","))


def chosen_seed(seed: int | None) -> int:
    """That seed, or a fresh one of nine digits at most."""
    import secrets

    return secrets.randbelow(10**9) if seed is None else seed
