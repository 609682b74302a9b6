"""Persons who move pieces: fool, minstrel, bishop, gypsies. Each is a short chain of questions."""

from parvis.games.notre_dame.catalogue import MOST_CARRIED
from parvis.games.notre_dame.pieces import PLACES, SECTORS
from parvis.games.notre_dame.rules.family import gain, general_supply, influence, markers_outside, move_marker
from parvis.games.notre_dame.rules.questions import (
    BISHOP_TO,
    CARRY,
    FOOL_TO,
    LIFT,
    MINSTREL_FROM,
    MINSTREL_TO,
    RETURN,
    about,
    ask,
)
from parvis.games.notre_dame.rules.sectors import act
from parvis.games.notre_dame.state import NOBODY, State, rule

NOWHERE = -1
"""No place: `markers_outside` of it are all markers on the board."""
FRIEND_AT = PLACES
"""Answers to LIFT from here on: the friend, by his sector."""
ENOUGH = PLACES
"""Answer to RETURN: no more markers."""


@rule
def other_sectors(sector: int) -> int:
    """All sectors of the borough but this place, as bits."""
    sectors = (1 << SECTORS) - 1
    return sectors & ~(1 << sector)


@rule
def empty_sectors(state: State, seat: int) -> int:
    """Sectors without marker and friend, as bits."""
    sectors = 0
    for sector in range(SECTORS):
        if influence(state, seat, sector) == 0:
            sectors |= 1 << sector
    return sectors


@rule
def held_sectors(state: State, seat: int) -> int:
    """Sectors with a marker or the friend, as bits."""
    return other_sectors(PLACES) & ~empty_sectors(state, seat)


# Fool: one piece from anywhere on the board to another sector of the borough, and that sector's action.


@rule
def liftable(state: State, seat: int) -> int:
    """Answers to LIFT, as bits: a marker by its place (the cathedral too), the friend by his sector."""
    pieces = markers_outside(state, seat, NOWHERE)
    if state.friend[seat] != NOBODY:
        pieces |= 1 << (FRIEND_AT + state.friend[seat])
    return pieces


@rule
def fool(state: State, seat: int) -> None:
    """Move any one piece and execute the action where it goes."""
    if liftable(state, seat) != 0:
        ask(state, seat, LIFT, 0, 0)


@rule
def lift(state: State, seat: int, piece: int) -> None:
    """The fool's piece is chosen; now its sector."""
    if piece >= FRIEND_AT:
        ask(state, seat, FOOL_TO, piece - FRIEND_AT, 1)
    else:
        ask(state, seat, FOOL_TO, piece, 0)


@rule
def fool_to(state: State, seat: int, source: int, is_friend: int, sector: int) -> None:
    """The fool's piece arrives."""
    if is_friend == 1:
        state.friend[seat] = sector
    else:
        move_marker(state, seat, source, sector)
    act(state, seat, sector)


# Bishop: a marker from the general supply into an empty sector, and that sector's action.


@rule
def bishop(state: State, seat: int) -> None:
    """No effect without a marker in the general supply or without an empty sector."""
    if general_supply(state, seat) > 0 and empty_sectors(state, seat) != 0:
        ask(state, seat, BISHOP_TO, 0, 0)


@rule
def bishop_to(state: State, seat: int, sector: int) -> None:
    """The bishop's marker arrives; the own supply has no part in it."""
    state.markers[seat][sector] += 1
    act(state, seat, sector)


# Minstrel: one to three pieces from one sector of the borough to another, without the action.


@rule
def minstrel(state: State, seat: int) -> None:
    """No effect in an empty borough."""
    if held_sectors(state, seat) != 0:
        ask(state, seat, MINSTREL_FROM, 0, 0)


@rule
def carriable(state: State, seat: int, source: int) -> int:
    """Answers to CARRY, as bits: 1 to 3 markers, then 1 to 3 pieces with the friend among them."""
    markers = min(MOST_CARRIED, state.markers[seat][source])
    loads = (1 << markers) - 1
    if state.friend[seat] == source:
        with_friend = min(MOST_CARRIED, state.markers[seat][source] + 1)
        loads |= ((1 << with_friend) - 1) << MOST_CARRIED
    return loads


@rule
def carry(state: State, seat: int, source: int, target: int, load: int) -> None:
    """The minstrel's pieces go over."""
    markers = load + 1
    if load >= MOST_CARRIED:
        markers = load - MOST_CARRIED
        state.friend[seat] = target
    state.markers[seat][source] -= markers
    state.markers[seat][target] += markers


# Gypsies: any number of markers from the board back to the general supply, 2 prestige each.


@rule
def gypsies(state: State, seat: int) -> None:
    """No effect without a marker on the board."""
    if markers_outside(state, seat, NOWHERE) != 0:
        ask(state, seat, RETURN, 0, 0)


@rule
def returnable(state: State, seat: int) -> int:
    """Answers to RETURN, as bits: a marker by its place, or enough."""
    return markers_outside(state, seat, NOWHERE) | 1 << ENOUGH


@rule
def send_back(state: State, seat: int, place: int, gone: int) -> None:
    """One marker leaves; or it is enough, and the prestige for all of them is one gain."""
    if place == ENOUGH:
        gain(state, seat, 2 * gone)
    else:
        state.markers[seat][place] -= 1
        ask(state, seat, RETURN, gone + 1, 0)


@rule
def moving_answers(state: State, seat: int, question: int) -> int:
    """Answers to the questions of this file, as bits."""
    if question == LIFT:
        return liftable(state, seat)
    if question == BISHOP_TO:
        return empty_sectors(state, seat)
    if question == MINSTREL_FROM:
        return held_sectors(state, seat)
    if question == CARRY:
        return carriable(state, seat, about(state))
    if question == RETURN:
        return returnable(state, seat)
    return other_sectors(about(state))


@rule
def answer_moving(state: State, seat: int, question: int, first: int, second: int, answer: int) -> None:
    """A question of this file is answered; `first` and `second` are its details."""
    if question == LIFT:
        lift(state, seat, answer)
    elif question == FOOL_TO:
        fool_to(state, seat, first, second, answer)
    elif question == BISHOP_TO:
        bishop_to(state, seat, answer)
    elif question == MINSTREL_FROM:
        ask(state, seat, MINSTREL_TO, answer, 0)
    elif question == MINSTREL_TO:
        ask(state, seat, CARRY, first, answer)
    elif question == CARRY:
        carry(state, seat, first, second, answer)
    else:
        send_back(state, seat, answer, first)
