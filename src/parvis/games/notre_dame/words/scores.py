"""Where prestige comes from: every gain and loss with its source, as the rules tell it."""

from parvis.engine.accounts import Accounted, Accounts, change
from parvis.games.notre_dame.pieces import ROUNDS
from parvis.games.notre_dame.rules.plague import PENALIZED
from parvis.games.notre_dame.rules.possessions import (
    FROM_CATHEDRAL,
    FROM_DONATION,
    FROM_MESSAGE,
    FROM_PERSON,
    FROM_RESIDENCE,
    GAINED,
)

SOURCES = {
    FROM_RESIDENCE: "residence",
    FROM_DONATION: "donation",
    FROM_CATHEDRAL: "cathedral",
    FROM_MESSAGE: "message",
    FROM_PERSON: "person",
}
"""Source of a gain -> its key, after `points-` and `hint-`."""
PARK, PLAGUE = range(len(SOURCES), len(SOURCES) + 2)


def gained(state: Accounted, seat: int, prestige: int, from_park: int, source: int) -> None:
    """A gain; the park's share is an entry of its own."""
    change(state, seat, state.round, source, prestige)
    change(state, seat, state.round, PARK, from_park)


def penalized(state: Accounted, seat: int, prestige: int) -> None:
    """Count the prestige that the plague costs a seat."""
    change(state, seat, state.round, PLAGUE, -prestige)


ACCOUNTS = Accounts(
    (*(SOURCES[source] for source in sorted(SOURCES)), "park", "plague"),
    {GAINED: gained, PENALIZED: penalized},
    ROUNDS,
)
