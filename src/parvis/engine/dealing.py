"""Whether everything that chance did in a record follows from what was committed to."""

from collections.abc import Iterator
from dataclasses import dataclass

from parvis.engine import record
from parvis.engine.fair import Fair, Luck
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.record import Record


@dataclass(frozen=True)
class Draw:
    """A decision of chance, with all that it could have been."""

    step: int
    words: list[str]
    """All that it could have been."""
    made: str
    purpose: str = ""
    """What it is for, where the words don't tell: see `Game.purpose`."""


@dataclass(frozen=True)
class Verdict:
    """What a check of a whole record has found."""

    draws: int
    """How many decisions of chance there are; who begins is none, if that was chosen."""
    is_kept: bool
    """Whether the secret is the one that was committed to."""
    differs: int | None
    """The first step at which chance decided otherwise than it should have; None: at none."""
    changed: int | None = None
    """The first seat whose number is not what it had committed to; None: no seat's."""

    @property
    def holds(self) -> bool:
        """Whether all is as it was promised."""
        return self.is_kept and self.differs is None and self.changed is None


def draws(found: Record) -> Iterator[Draw]:
    """Everything that chance decided in a record, in order. Raises RecordError if the game is not legal."""
    play = Play(found.game, len(found.seats), found.options, found.ruling)
    words, purpose = open_to_chance(play), play.game.purpose_now(play.state)
    for index, seat, decision, after in record.replay(found):
        if seat == NATURE:
            yield Draw(index, words, found.game.catalogue[decision], purpose)
        words, purpose = open_to_chance(after), after.game.purpose_now(after.state)


def open_to_chance(play: Play) -> list[str]:
    """What chance may decide now, in the order of the words; nothing where somebody else decides."""
    return sorted(play.game.catalogue[decision] for decision in play.legal(NATURE))


def is_start(found: Record, draw: Draw) -> bool:
    """Whether a step only says who begins."""
    return draw.step == 0 and draw.made in found.game.starts


def by_chance(found: Record, promised: Fair) -> list[Draw]:
    """The decisions of chance that should follow from what was promised. Raises RecordError."""
    return [draw for draw in draws(found) if not (promised.start_chosen and is_start(found, draw))]


def verdict(found: Record, promised: Fair) -> Verdict:
    """Whether a record keeps what was promised, from its first step to its last. Raises RecordError."""
    made, luck = by_chance(found, promised), Luck(promised)
    other = (draw.step for draw in made if luck.decide(draw.step, draw.purpose, draw.words)[1] != draw.made)
    return Verdict(len(made), promised.is_kept, next(other, None), promised.changed)
