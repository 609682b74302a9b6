"""Sentences that are not written yet: of the log, of hints, of labels; and changes of score with their sources."""

from collections.abc import Mapping
from dataclasses import dataclass, field

EVERYTHING = -1
"""An onlooker from whom nothing is hidden: for finished games only."""

Onlooker = int | None
"""Who looks: a seat, None for a spectator, or EVERYTHING."""


@dataclass(frozen=True)
class Line:
    """A sentence that is not written yet: the key of its text and what stands in it."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class LogLine:
    """Something that happened: a line of the log, and who may read it."""

    line: Line
    only: int | None = None
    """The one seat that may read it; None: everybody."""
    hidden_from: int | None = None
    """The one seat that reads another line in place of this one."""
    places: tuple[str, ...] = ()
    """What it touched: ids of the game's own board, so that a page can mark them."""
    heading: bool = False
    """Whether it begins a part of the game: a heading in the log for all that follows."""
    score: bool = False
    """Whether only the wish to keep scores secret hides it: where they are open, everybody reads it in full."""
    common: bool = False
    """Whether it befalls all: with what follows in its step, it belongs to nobody's turn."""
    loss: bool = False
    """Whether its seat loses something by others or by chance, which is told at its name too."""

    def visible(self, onlooker: Onlooker, open_scores: bool = False) -> bool:
        """Whether that onlooker may read the line."""
        if onlooker == EVERYTHING or (open_scores and self.score):
            return self.hidden_from is None
        return self.only in (None, onlooker) and (self.hidden_from is None or onlooker != self.hidden_from)


@dataclass(frozen=True)
class ScoreChange:
    """A gain of score, or a loss with a negative number, and the key of where it came from."""

    seat: int
    source: str
    score: int
