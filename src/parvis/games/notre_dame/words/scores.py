"""Where prestige comes from: every gain and loss with its source, as the rules tell it."""

from collections.abc import Callable

from parvis.engine.readers import Scores
from parvis.engine.telling import Event
from parvis.games.notre_dame.rules.plague import PENALIZED
from parvis.games.notre_dame.rules.possessions import (
    FROM_CATHEDRAL,
    FROM_DONATION,
    FROM_MESSAGE,
    FROM_PERSON,
    FROM_RESIDENCE,
    GAINED,
)
from parvis.games.notre_dame.state import State

SOURCES = {
    FROM_RESIDENCE: "residence",
    FROM_DONATION: "donation",
    FROM_CATHEDRAL: "cathedral",
    FROM_MESSAGE: "message",
    FROM_PERSON: "person",
}
"""Source -> its key, after `points-` and `hint-`."""


def gained(scores: Scores, state: State, seat: int, prestige: int, from_park: int, source: int) -> None:
    """A gain; the park's share is an entry of its own."""
    scores.change(seat, SOURCES[source], prestige)
    scores.change(seat, "park", from_park)


def penalized(scores: Scores, state: State, seat: int, prestige: int) -> None:
    """Count the prestige that the plague costs a seat."""
    scores.change(seat, "plague", -prestige)


SCORES: dict[Event, Callable[..., None]] = {GAINED: gained, PENALIZED: penalized}
"""Event -> what it changes."""
