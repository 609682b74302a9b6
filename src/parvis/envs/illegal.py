"""What becomes of an action that is not legal: it is refused, or a random legal one takes its place."""

import warnings
from collections.abc import Callable

from parvis.engine.refusals import GameError

RAISE, RANDOM = "raise", "random"
TOLD = (
    "an action was not legal: a random legal one took its place, as one will from now on. The action mask says what is "
    "legal; illegal='raise' makes this an error."
)


class IllegalReplaced(UserWarning):
    """An action was not legal, and a random legal one was made in its place."""


class Illegal:
    """The chosen way, for one environment, which warns of the first replacement."""

    def __init__(self, way: str, hint: str = "") -> None:
        """`hint`: what else the warning tells. Raises GameError for an unknown word."""
        if way not in (RAISE, RANDOM):
            raise GameError(f"illegal is {RANDOM!r} or {RAISE!r}, not {way!r}")
        self.replaces = way == RANDOM
        self._told = f"{TOLD} {hint}".rstrip()
        self._warned = False

    def replacement(self, pick: Callable[[], int]) -> int:
        """A legal decision in the place of one that is not."""
        if not self._warned:
            self._warned = True
            warnings.warn(self._told, IllegalReplaced, stacklevel=4)
        return pick()
