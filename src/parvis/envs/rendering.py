"""What `render` of an environment does, by its mode."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.refusals import GameError
from parvis.envs.pictures import frame
from parvis.envs.words import in_words

MODES = ("ansi", "human", "rgb_array")
"""Text that is returned; text that is printed; a picture."""


def check_mode(mode: str | None) -> None:
    """Raise GameError for an unknown mode."""
    if mode is not None and mode not in MODES:
        raise GameError(f"render_mode is None, 'ansi', 'human' or 'rgb_array', not {mode!r}")


def rendered(mode: str | None, game: Game, view: Mapping[str, Any]) -> Any:
    """A view as text or as a picture; None where it is printed, or without a mode."""
    if mode == "ansi":
        return in_words(view)
    if mode == "rgb_array":
        return frame(game, view)
    if mode == "human":
        print(in_words(view), end="\n\n")
    return None
