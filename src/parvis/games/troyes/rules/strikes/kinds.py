"""What every kind of event does in phase 3. The kinds are in the files beside this one.

Who can't comply does what is possible and loses two points.
"""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.data import Fields
from parvis.engine.kinds import Kinds
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces, reading, tiles
from parvis.games.troyes.rules import supplies, turn_order
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.state import NOBODY, RULES, State, rule

Explanation = dict[str, Any]
"""What a text is told: its key ends with `kind`, and numbers and words have names."""

YIELD = RULES.words("yield")
STRIKES = Kinds(RULES, "strike", by="event")
BEING_SPARED = RULES.question(
    "spared",
    wall.USE_TILE,
    wall.KEEP,
    keeps=["event"],
    about="whether the seat uses a cube of an outdoor tile to be spared by an event. `about`: the event",
    section="tile-ii-c",
)
SPARED = RULES.event("spared", seat=pieces.Seat, event=cards.EventCard, section="tile-ii-c", line="log-spared")


@rule
def miss(state: State, seat: int) -> None:
    """A seat can't comply with an event."""
    supplies.lose_points(state, seat, pieces.MISSED, supplies.FOR_EVENTS_MISSED)


@STRIKES.way
def strike(state: State, seat: int, event: int) -> None:
    """What an event does to one seat at once."""


@STRIKES.way
def demand(state: State, seat: int, event: int) -> None:
    """What an event asks one seat, after it has struck all of them."""


@STRIKES.way
def can_be_spared(state: State, event: int) -> bool:
    """Whether the cube of an outdoor tile spares a player what an event does."""
    return False


@rule
def may_be_spared(state: State, seat: int, event: int) -> bool:
    """Whether a seat has such a cube."""
    return wall.gate_with_cube(state, seat, tiles.IN_PHASE_3) != NOBODY and can_be_spared(state, event)


@STRIKES.way
def act(state: State, event: int) -> None:
    """What an event does: to all seats from the start player on; who is asked first is on top."""
    for rank in range(state.seats):
        seat = turn_order.seat_on(state, state.start, rank)
        if not may_be_spared(state, seat, event):
            strike(state, seat, event)
    for rank in range(state.seats - 1, -1, -1):
        seat = turn_order.seat_on(state, state.start, rank)
        if may_be_spared(state, seat, event):
            ask(state, seat, BEING_SPARED, event)
        else:
            demand(state, seat, event)


@BEING_SPARED.offer
def ways_to_be_spared(state: State, seat: int, out: Row) -> None:
    """Offer to use the tile's cube, or to keep it and bear the loss."""
    wall.add_use(state, wall.gate_with_cube(state, seat, tiles.IN_PHASE_3), out)
    add(out, wall.KEEP)


@BEING_SPARED.answer(wall.USE_TILE)
def be_spared(state: State, seat: int, event: int, word: int) -> None:
    """Nothing is lost, points included."""
    wall.take_off_tile(state, seat, wall.gate_of(state, word))
    tell(state, SPARED, seat, event)


@BEING_SPARED.answer(wall.KEEP)
def bear_it(state: State, seat: int, event: int) -> None:
    """The event strikes like everybody else."""
    strike(state, seat, event)
    demand(state, seat, event)


@STRIKES.way
def arrive(state: State, event: int) -> None:
    """What an event does once, when it comes."""


@STRIKES.wording
def explained(event: int, effect: Mapping[str, Any]) -> Explanation:
    """What texts are told of a strike with these values: their names, and these values."""
    return {"kind": "-".join(effect).replace("_", "-"), **effect}


@STRIKES.wording
def logged(event: int, effect: Mapping[str, Any]) -> Explanation | None:
    """What the log is told when it strikes: its kind, and how much it takes; nothing of what has a phase of its own."""
    (count,) = effect.values()
    return {"kind": STRIKES.name_of(event), "count": count}


def column(fields: Fields, name: str) -> reading.Numbers:
    """One value of the effect of every event. Raises DataError."""
    return reading.effect_column("event", cards.EVENT_CARDS, cards.EVENT_WORDS, fields, name)
