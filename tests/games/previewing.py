"""What a page tells a player of one decision before it is made."""

from typing import Any

from parvis.engine.contract import Game
from parvis.engine.lines import Line


def foresee(game: Game, state: Any, seat: int, decision: int) -> list[Line]:
    """What it would bring for certain."""
    return next(game.previews(state, seat, [decision])).now


def outlook(game: Game, state: Any, seat: int, decision: int) -> list[Line]:
    """What it is worth later."""
    return next(game.previews(state, seat, [decision])).later
