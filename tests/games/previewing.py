"""What a page tells a player of decisions before they are made."""

from collections.abc import Iterable, Iterator
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.lines import Line


def foretold(game: Game, state: Any, seat: int, decisions: Iterable[int]) -> Iterator[Line]:
    """All that is told of these decisions, worked out together as for a page: one by one takes many times as long."""
    for preview in game.previews(state, seat, decisions):
        yield from (*preview.now, *preview.later)


def foresee(game: Game, state: Any, seat: int, decision: int) -> list[Line]:
    """What it would bring for certain."""
    return next(game.previews(state, seat, [decision])).now


def outlook(game: Game, state: Any, seat: int, decision: int) -> list[Line]:
    """What it is worth later."""
    return next(game.previews(state, seat, [decision])).later
