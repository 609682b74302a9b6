"""What every kind of event does in phase 3. Each kind has a file of its own beside this one.

Who can't comply does what is possible and loses two points.
"""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import Fields
from parvis.engine.kinds import Kinds
from parvis.games.troyes.cards import EVENT_CARDS, EVENT_WORDS, Numbers, effect_column
from parvis.games.troyes.pieces import MISSED
from parvis.games.troyes.rules.supplies import FOR_EVENTS_MISSED, lose_points
from parvis.games.troyes.rules.turn_order import seat_on
from parvis.games.troyes.state import RULES, State, rule

Told = dict[str, Any]
"""What a text is told: its key ends with `kind`, and numbers and words have names."""

YIELD = RULES.words("yield", ["yield"])
STRIKES = Kinds(RULES, "strike", by="event")


@rule
def miss(state: State, seat: int) -> None:
    """A seat can't comply with an event."""
    lose_points(state, seat, MISSED, FOR_EVENTS_MISSED)


@STRIKES.way
def strike(state: State, seat: int, event: int) -> None:
    """What an event does to one seat at once."""


@STRIKES.way
def demand(state: State, seat: int, event: int) -> None:
    """What an event asks one seat, after it has struck all of them."""


@STRIKES.way
def act(state: State, event: int) -> None:
    """What an event does: to all seats from the start player on; who is asked first is on top."""
    for rank in range(state.seats):
        strike(state, seat_on(state, state.start, rank), event)
    for rank in range(state.seats - 1, -1, -1):
        demand(state, seat_on(state, state.start, rank), event)


@STRIKES.way
def arrive(state: State, event: int) -> None:
    """What an event does once, when it comes."""


@STRIKES.told
def explained(event: int, effect: Mapping[str, Any]) -> Told:
    """What texts are told of a strike with these values: their names, and these values."""
    return {"kind": "-".join(effect).replace("_", "-"), **effect}


@STRIKES.told
def logged(event: int, effect: Mapping[str, Any]) -> Told | None:
    """What the log is told when it strikes: its kind, and how much it takes; nothing of what has a phase of its own."""
    (count,) = effect.values()
    return {"kind": STRIKES.name_of(event), "count": count}


def column(fields: Fields, name: str) -> Numbers:
    """One value of the effect of every event. Raises DataError."""
    return effect_column("event", EVENT_CARDS, EVENT_WORDS, fields, name)
