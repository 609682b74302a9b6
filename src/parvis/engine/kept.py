"""What is made of a game once, and goes when the game goes: games with boxes come and go while a site runs."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
Made = TypeVar("Made")
PLACE = "_kept"
"""The attribute of a game under which it has all of that."""


def forget(game: Any, made: Callable[..., Any]) -> None:
    """Let what a function gave for a game be made again."""
    kept = game.__dict__.setdefault(PLACE, {})
    for key in [key for key in kept if key[0] is getattr(made, "__wrapped__", None)]:
        del kept[key]


def with_game(make: Callable[Concatenate[Any, P], Made]) -> Callable[Concatenate[Any, P], Made]:
    """Let a function of a game, and perhaps more, be called once for the same; what it gives is kept at the game."""

    @wraps(make)
    def found(game: Any, *more: P.args, **named: P.kwargs) -> Made:
        kept: dict[Any, Made] = game.__dict__.setdefault(PLACE, {})
        key = make, *more, *named.items()
        if key not in kept:
            kept[key] = make(game, *more, **named)
        return kept[key]

    return found  # type: ignore[return-value]  # what `wraps` returns calls its first argument `game`
