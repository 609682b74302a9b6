"""Rules tell what happens where it happens; log, accounts, hints and statistics listen.

    PAID = RULES.event("paid", seat=SEAT, deniers=int, reason=int)
    ...
    tell(state, PAID, seat, deniers, SALARIES)

`tell` is a statement of its own: when rules are compiled it is left out, with all that stands in its brackets. The
interpreted backend calls whoever listens to that state, before the rule goes on; where nobody listens, that costs a
look.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parvis.engine.pieces import Name, Piece
from parvis.engine.state import FlatState

SEAT = "seat"
"""The detail of an event that says whom it befalls."""
Count = type[int]
"""Stands for a detail that is no piece but a number."""

Listener = Callable[[Any, "Event", tuple[int, ...]], None]
"""Called with the state as it is at that moment, the event, and its details in the order of `Event.details`."""


class Event(str):
    """A kind of thing that happens: its name, and its details in their order, each a piece or a count."""

    pieces: Mapping[str, Piece | Count]
    section: str
    """The anchor of what explains it in the game's manual."""
    line: str
    """The key of the line that the log has of it, unless the game's log says more; empty: none."""
    loss: bool
    """Whether its seat loses something by it."""

    def __new__(
        cls, name: str, pieces: Mapping[str, Piece | Count], section: str = "", line: str = "", loss: bool = False
    ) -> "Event":
        """The event of that name."""
        made = super().__new__(cls, name)
        made.pieces, made.section, made.line, made.loss = pieces, section, line, loss
        return made

    @property
    def details(self) -> tuple[str, ...]:
        """The names of its details, in their order."""
        return tuple(self.pieces)

    def told(self, details: Sequence[int]) -> dict[str, Name]:
        """What sentences say of it: pieces by what they are called; a number, if it is the only one, as `count` too."""
        found: dict[str, Name] = {}
        counts = []
        for (name, piece), number in zip(self.pieces.items(), details, strict=True):
            if isinstance(piece, Piece):
                found |= piece.told(name, number)
            else:
                found[name] = number
                counts.append(number)
        return found | ({"count": counts[0]} if len(counts) == 1 else {})

    def places(self, details: Sequence[int]) -> list[str]:
        """The ids on the board of what it touches; its seat's if it touches nothing else."""
        found: dict[str, list[str]] = {}
        for (name, piece), number in zip(self.pieces.items(), details, strict=True):
            found[name] = list(piece.places(number)) if isinstance(piece, Piece) else []
        others = [place for name, places in found.items() if name != SEAT for place in places]
        return others or found.get(SEAT, [])


BEGAN = Event("began", {"phase": int})
"""A phase begins; told when it has."""
ENDED = Event("ended", {"phase": int})
"""All steps of a phase are done; told before anything else follows."""
DECIDED = Event("decided", {"seat": int, "question": int, "decision": int})
"""A question is answered, by a decision or because there is one answer only; told before anything follows."""
ANSWERED = Event("answered", {"seat": int, "question": int, "decision": int})
"""What the answer of a question does has been done, but for what follows."""


def tell(state: FlatState, event: Event, *details: int) -> None:
    """Tell that something happens, with its details. Compiled rules leave the statement out."""
    if state.listener is not None:
        state.listener(state, event, details)


def listen(state: FlatState, listener: Listener) -> None:
    """From now on that listener hears all that rules tell of this state; copies of the state are not listened to."""
    state.listener = listener
