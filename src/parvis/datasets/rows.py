"""A game as rows: what each seat knew when it decided, what was open to it, and what that is worth.

A follower makes the steps of a game on a true state of its own and notes them. What it notes of a decision is what its
seat knows: the true state stands in no row of a decision.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.engine.batched import add_batched
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.play import Result, Step, check_legal, result
from parvis.engine.questions import NATURE
from parvis.engine.state import state_hash

REFERENCE = "skilled"
"""The bot whose learned value says what decisions are worth."""
BY_NATURE = -1
"""The seat of nature's steps."""


@dataclass(frozen=True)
class Decision:
    """A decision of a seat, with what was known and open before it was made."""

    step: int
    """The number of the step in the record; nature's steps count too."""
    seat: int
    made: int
    """The number of the decision in the catalogue."""
    legal: list[int]
    """All that was open to the seat, ascending."""
    observation: npt.NDArray[np.int16]
    """All that the seat knew before it decided, laid out as `Observation.layout` says."""
    values: list[float] | None
    """By what was open, the points that the reference expects of it at the end; None without a learned value."""


@dataclass
class Followed:
    """A game that has been followed to its end."""

    seats: int
    options: tuple[int, ...]
    ruling: int
    decisions: list[Decision] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    last: list[npt.NDArray[np.int16]] = field(default_factory=list)
    """By seat, what it knows at the end."""
    result: Result | None = None
    end: str = ""
    """The hash of the last state, as `parvis replay` tells it."""


class Reference:
    """What the reference expects of all that a seat may decide, seen from the seat's information state."""

    def __init__(self, core: Core, seat: int, seed: int) -> None:
        self.bot = bots.find(REFERENCE)
        self.information = bots.information_state_of(core, self.bot, seat, seed)

    def values(self, truth: Any, legal: Sequence[int]) -> list[float] | None:
        """By decision, the points that the seat can expect to have at the end. It has to be asked now.

        None for a number of players for which nothing was learned.
        """
        self.information.update(truth, 0)
        found = {advice.decision: advice.score for advice in self.bot.explain(self.information)}
        scores = [found[decision] for decision in legal]
        return [score for score in scores if score is not None] if None not in scores else None


class Follower:
    """Follows games of one core, one after the other."""

    def __init__(self, core: Core) -> None:
        self.core, self.loops = core, add_batched(core)
        self.states, self.question = core.batch(1), core.buffer(core.game.widest)
        self.seen = core.shorts(core.game.observation.size)
        self.is_valued = bots.has_learned(core.game)

    def follow(
        self, seats: int, options: Sequence[int], ruling: int, steps: Iterable[Step], seeds: Sequence[int]
    ) -> Followed:
        """Follow a game to its end. `seeds`: by seat, of the reference. Raises IllegalDecision and GameError."""
        core, found = self.core, Followed(seats, tuple(options), ruling)
        references = [Reference(core, seat, seeds[seat]) for seat in range(seats)] if self.is_valued else []
        core.setup_at(self.states, 0, seats, ruling, core.buffer(list(options)), self.question)
        count = int(core.question_at(self.states, 0, self.question))
        for seat, decision in steps:
            if seat != NATURE:
                found.decisions.append(self._decision(len(found.steps), seat, decision, count, references))
            found.steps.append((seat, decision))
            count = int(core.step_at(self.states, 0, seat, decision, self.question))
            if count < 0:
                check_legal(core.game, core.get(self.states, 0), seat, decision)
        state = core.get(self.states, 0)
        found.last = [self.observation(seat) for seat in range(seats)]
        found.result, found.end = result(core.game, state, seats), f"{state_hash(state):016x}"
        return found

    def _decision(self, step: int, seat: int, made: int, count: int, references: Sequence[Reference]) -> Decision:
        """The decision that is asked for now, before it is made."""
        legal = sorted(self.core.numbers(self.question[1 : count + 1]))
        values = references[seat].values(self.states, legal) if references else None
        return Decision(step, seat, made, legal, self.observation(seat), values)

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat knows now, laid out as `Observation.layout` says."""
        self.loops.observe_at(self.states, 0, seat, self.seen)
        return np.array(self.seen, np.int16)


def deal_of(game: Game, found: Followed, nature: int | None) -> str:
    """16 hex digits that differ for other deals.

    They follow from the game, the number of seats, the options and the seed of chance, so they are the same whoever
    plays; where there is no seed, as in a record, from what chance decided in this game, in its order.
    """
    by_chance = [game.catalogue[decision] for seat, decision in found.steps if seat == NATURE]
    parts = [game.name, str(found.seats), repr(found.options), *(by_chance if nature is None else [f"seed {nature}"])]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
