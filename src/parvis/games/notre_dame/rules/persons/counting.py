"""Prestige for what is counted: city guard, night watchman, guild master, beggar king, advocate and more."""

from parvis.engine.data import Fields, named, number
from parvis.games.notre_dame.effects import column
from parvis.games.notre_dame.pieces import HOTEL, NOTRE_DAME, PLAGUE_END, SECTORS
from parvis.games.notre_dame.rules.carriage import messages_of
from parvis.games.notre_dame.rules.persons.kinds import PEOPLE, serve, worth
from parvis.games.notre_dame.rules.possessions import (
    FROM_PERSON,
    gain,
    general_supply,
    influence,
    largest,
    sectors_with,
)
from parvis.games.notre_dame.state import State, rule

COUNTED = (
    "pieces",
    "empty-sectors",
    "sectors-with-1",
    "sectors-with-2",
    "sectors-with-3",
    "spaces-before-the-end",
    "pairs-of-messages",
    "pieces-in-the-fullest-sector",
    "prestige",
    "pairs-in-the-general-supply",
    "pieces-in-the-hotel",
)
(
    PIECES,
    EMPTY_SECTORS,
    WITH_1,
    WITH_2,
    WITH_3,
    SPACES,
    PAIRS_OF_MESSAGES,
    IN_FULLEST,
    OWN_PRESTIGE,
    PAIRS_IN_SUPPLY,
    IN_HOTEL,
) = range(len(COUNTED))
COUNTING_FIELDS: Fields = {"prestige": number(1, 9), "per": named(COUNTED)}
COUNTING = PEOPLE.kind("counting", needed=COUNTING_FIELDS)
EACH, PER = column(COUNTING_FIELDS, "prestige"), column(COUNTING_FIELDS, "per")


@rule
def pieces_out(state: State, seat: int) -> int:
    """A seat's pieces on the board, those in the cathedral and the friend included."""
    pieces = state.markers[seat][NOTRE_DAME]
    for sector in range(SECTORS):
        pieces += influence(state, seat, sector)
    return pieces


@rule
def counted(state: State, seat: int, what: int) -> int:
    """What persons count. Of sectors only the seven of the borough count, and the friend does."""
    if WITH_1 <= what <= WITH_3:
        return sectors_with(state, seat, what - WITH_1 + 1)
    if what == PIECES:
        return pieces_out(state, seat)
    if what == EMPTY_SECTORS:
        return SECTORS - sectors_with(state, seat, 1)
    if what == SPACES:
        return PLAGUE_END - state.rat[seat]
    if what == PAIRS_OF_MESSAGES:
        return messages_of(state, seat) // 2
    if what == IN_FULLEST:
        return largest(state, seat)
    if what == OWN_PRESTIGE:
        return state.prestige[seat]
    if what == PAIRS_IN_SUPPLY:
        return general_supply(state, seat) // 2
    return influence(state, seat, HOTEL)


@COUNTING.does(serve)
def count(state: State, seat: int, person: int) -> None:
    """Prestige for each thing that is counted."""
    gain(state, seat, EACH[person] * counted(state, seat, PER[person]), FROM_PERSON)


@COUNTING.does(worth)
def worth_of_counting(state: State, seat: int, person: int) -> int:
    """What would be counted now."""
    return EACH[person] * counted(state, seat, PER[person])
