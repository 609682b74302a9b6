"""What can stand in the way of a game's decisions: declared by the game, put together by `parvis.engine.reasons`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parvis.engine.questions import Question

Named = Sequence[str]
"""A decision in words, split: its kind, and what it names."""
Told = Mapping[str, str | int]
"""What the sentence about an obstacle needs to be told."""


@dataclass(frozen=True)
class Obstacle:
    """Something that can stand in the way of decisions, with the key of the sentence that says so.

    clear(state, seat, named, count) changes an interpreted state so that the obstacle is out of the way of that
    decision, and returns what the sentence tells. None: it can't be in the way, and the state stays as it is.
    """

    key: str
    kinds: tuple[str, ...]
    """The first words of the decisions in whose way it can be."""
    clear: Callable[[Any, int, Named, int], Told | None]
    most: int = 1
    """The largest count: how much can be lacking. The least count that opens the decision is told."""
    section: str = ""
    """The anchor of what explains it in the game's manual; empty: that is what explains the question."""
    absent: bool = False
    """Whether what the decision names is not there at all: lists of all that is not possible leave that out."""
    aside: bool = False
    """Whether the decision is about something else than what is asked: such lists leave that out, too."""


@dataclass(frozen=True)
class Never:
    """What no position allows, with the key of the sentence that says so: another player's die, say.

    holds(state, seat, named): whether the seat can never make a decision in that game.
    """

    key: str
    kinds: tuple[str, ...]
    """The first words of the decisions that it is about."""
    holds: Callable[[Any, int, Named], bool]
    section: str = ""
    """The anchor of what explains it in the game's manual; empty: that is what explains the question."""


@dataclass(frozen=True)
class Obstacles:
    """All that can stand in the way of a game's decisions."""

    table: tuple[Obstacle, ...]
    """What is named rather than something else comes first: own goods, then pieces, then the rest of the board."""
    when: Mapping[Question, str]
    """Every question that seats are asked -> the key of the sentence that says when that is."""
    never: tuple[Never, ...] = ()
    """What is never possible, whatever the position."""

    def names_absent(self, state: Any, seat: int, named: Named) -> bool:
        """Whether a decision names what is not there at all in an interpreted state, which stays as it is."""
        absent = [one for one in self.table if one.absent and named[0] in one.kinds]
        return any(one.clear(state.copy(), seat, named, one.most) is not None for one in absent)

    def never_possible(self, state: Any, seat: int, words: str) -> Never | None:
        """Why a seat can never make a decision in that game; None: it might."""
        named = words.split()
        return next((one for one in self.never if named[0] in one.kinds and one.holds(state, seat, named)), None)
