"""Where prestige comes from: every gain and loss with its source, as the rules tell it."""

from parvis.engine.accounts import Accounted, Accounts, change
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import plague, possessions

SOURCES = {
    possessions.FROM_RESIDENCE: "residence",
    possessions.FROM_DONATION: "donation",
    possessions.FROM_CATHEDRAL: "cathedral",
    possessions.FROM_MESSAGE: "message",
    possessions.FROM_PERSON: "person",
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
    {possessions.GAINED: gained, plague.PENALIZED: penalized},
    pieces.ROUNDS,
)
