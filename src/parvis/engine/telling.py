"""Rules tell what happens where it happens; log, accounts, hints and statistics listen.

    PAID = RULES.event("paid", "seat", "deniers", "reason")
    ...
    tell(state, PAID, seat, deniers, SALARIES)

`tell` is a statement of its own: when rules are compiled it is left out, with all that stands in its brackets. The
interpreted backend calls whoever listens to that state, before the rule goes on; where nobody listens, that costs a
look.
"""

from collections.abc import Callable
from typing import Any

from parvis.engine.state import FlatState

Listener = Callable[[Any, "Event", tuple[int, ...]], None]
"""Called with the state as it is at that moment, the event, and its details in the order of `Event.details`."""


class Event(str):
    """A kind of thing that happens: its name, and the names of its details."""

    details: tuple[str, ...]
    section: str
    """The anchor of what explains it in the game's manual."""

    def __new__(cls, name: str, *details: str, section: str = "") -> "Event":
        """The event of that name."""
        made = super().__new__(cls, name)
        made.details, made.section = details, section
        return made


BEGAN = Event("began", "phase")
"""A phase begins; told when it has."""
ENDED = Event("ended", "phase")
"""All steps of a phase are done; told before anything else follows."""
DECIDED = Event("decided", "seat", "question", "decision")
"""A question is answered, by a decision or because there is one answer only; told before anything follows."""
ANSWERED = Event("answered", "seat", "question", "decision")
"""What the answer of a question does has been done, but for what follows."""


def tell(state: FlatState, event: Event, *details: int) -> None:
    """Tell that something happens, with its details. Compiled rules leave the statement out."""
    if state.listener is not None:
        state.listener(state, event, details)


def listen(state: FlatState, listener: Listener) -> None:
    """From now on that listener hears all that rules tell of this state; copies of the state are not listened to."""
    state.listener = listener
