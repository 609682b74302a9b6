"""What is at stake: what somebody who learns is told before it matters, each thing once in a game.

A game declares its stakes in `Game.stakes`. The words of each are a text of the game, `stake-NAME`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parvis.engine.lines import Line
from parvis.engine.prospects import nothing


@dataclass(frozen=True)
class Stake:
    """Something that decisions put at stake."""

    name: str
    section: str
    """The anchor of what explains it in the game's manual."""
    is_near: Callable[[Any, int], bool]
    """Whether it matters for what a seat is asked in an interpreted state, by what that seat knows."""
    told: Callable[[Any, int], Mapping[str, int | str]] = nothing
    """What its text is told: numbers of that state."""

    @property
    def key(self) -> str:
        """The key of the text that tells of it."""
        return f"stake-{self.name}"


def near(stakes: Sequence[Stake], state: Any, seat: int) -> Iterator[tuple[Stake, Line]]:
    """What is at stake for a seat that is asked something, in the order of the declaration."""
    for one in stakes:
        if one.is_near(state, seat):
            yield one, Line(one.key, one.told(state, seat))
