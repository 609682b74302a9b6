"""Persons who move pieces: fool, minstrel, bishop, gypsies. Each is a short chain of questions."""

from parvis.engine.asking import add, add_range, add_set, ask
from parvis.engine.state import Row
from parvis.games.notre_dame.pieces import PLACE_NAMES, PLACES, SECTORS
from parvis.games.notre_dame.rules.cards import FROM
from parvis.games.notre_dame.rules.possessions import (
    FROM_PERSON,
    gain,
    general_supply,
    influence,
    markers_outside,
    move_marker,
)
from parvis.games.notre_dame.rules.sectors import act
from parvis.games.notre_dame.state import NOBODY, RULES, State, rule

NOWHERE = -1
"""No place: `markers_outside` of it are all markers on the board."""
FRIENDS_FROM = PLACES
"""Answers to LIFT_PIECE from here on: the friend, by his sector."""
ENOUGH = PLACES
"""Answer to RETURN_MARKER: no more markers."""
MOST_CARRIED = 3
"""Pieces that the minstrel moves at most."""

LIFT = RULES.words(
    "lift",
    [
        *(f"lift marker {place}" for place in PLACE_NAMES),
        *(f"lift friend {sector}" for sector in PLACE_NAMES[:SECTORS]),
    ],
)
TO = RULES.words("to", [f"to {sector}" for sector in PLACE_NAMES[:SECTORS]])
CARRY = RULES.words(
    "carry",
    [f"carry {pieces}{friend}" for friend in ("", " friend") for pieces in range(1, MOST_CARRIED + 1)],
)
RETURN = RULES.words("return", [*(f"return {place}" for place in PLACE_NAMES), "enough"])
LIFT_PIECE = RULES.question("lift", LIFT, section="person-fool")
FOOL_TO = RULES.question("fool to", TO, keeps=["source", "is_friend"], section="person-fool")
BISHOP_TO = RULES.question("bishop to", TO, section="person-bishop")
MINSTREL_FROM = RULES.question("minstrel from", FROM, section="person-minstrel")
MINSTREL_TO = RULES.question("minstrel to", TO, keeps=["source"], section="person-minstrel")
CARRY_PIECES = RULES.question("carry", CARRY, keeps=["source", "target"], section="person-minstrel")
RETURN_MARKER = RULES.question("return", RETURN, keeps=["gone"], section="person-gypsies")


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
def fool(state: State, seat: int) -> None:
    """Move any one piece and execute the action where it goes."""
    if markers_outside(state, seat, NOWHERE) != 0 or state.friend[seat] != NOBODY:
        ask(state, seat, LIFT_PIECE)


@LIFT_PIECE.offer
def liftable(state: State, seat: int, out: Row) -> None:
    """A marker by its place (the cathedral too), the friend by his sector."""
    add_set(out, LIFT, markers_outside(state, seat, NOWHERE))
    if state.friend[seat] != NOBODY:
        add(out, LIFT, FRIENDS_FROM + state.friend[seat])


@LIFT_PIECE.answer
def lift(state: State, seat: int, piece: int) -> None:
    """The fool's piece is chosen; now its sector."""
    if piece >= FRIENDS_FROM:
        ask(state, seat, FOOL_TO, piece - FRIENDS_FROM, 1)
    else:
        ask(state, seat, FOOL_TO, piece, 0)


@FOOL_TO.offer
def fool_sectors(state: State, source: int, out: Row) -> None:
    """Any other sector of the borough."""
    add_set(out, TO, other_sectors(source))


@FOOL_TO.answer
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
        ask(state, seat, BISHOP_TO)


@BISHOP_TO.offer
def bishop_sectors(state: State, seat: int, out: Row) -> None:
    """Offer any empty sector of the borough."""
    add_set(out, TO, empty_sectors(state, seat))


@BISHOP_TO.answer
def bishop_to(state: State, seat: int, sector: int) -> None:
    """The bishop's marker arrives; it does not come from the player's supply."""
    state.markers[seat][sector] += 1
    act(state, seat, sector)


# Minstrel: one to three pieces from one sector of the borough to another, without the action.


@rule
def minstrel(state: State, seat: int) -> None:
    """No effect in an empty borough."""
    if held_sectors(state, seat) != 0:
        ask(state, seat, MINSTREL_FROM)


@MINSTREL_FROM.offer
def minstrel_sources(state: State, seat: int, out: Row) -> None:
    """Any sector with a marker or the friend."""
    add_set(out, FROM, held_sectors(state, seat))


@MINSTREL_FROM.answer
def minstrel_from(state: State, seat: int, source: int) -> None:
    """The minstrel knows where to begin."""
    ask(state, seat, MINSTREL_TO, source)


@MINSTREL_TO.offer
def minstrel_targets(state: State, source: int, out: Row) -> None:
    """Any other sector of the borough."""
    add_set(out, TO, other_sectors(source))


@MINSTREL_TO.answer
def minstrel_to(state: State, seat: int, source: int, target: int) -> None:
    """The minstrel knows where to go."""
    ask(state, seat, CARRY_PIECES, source, target)


@CARRY_PIECES.offer
def carriable(state: State, seat: int, source: int, out: Row) -> None:
    """1 to 3 markers, or 1 to 3 pieces with the friend among them."""
    markers = state.markers[seat][source]
    add_range(out, CARRY, 0, min(MOST_CARRIED, markers))
    if state.friend[seat] == source:
        add_range(out, CARRY, MOST_CARRIED, min(MOST_CARRIED, markers + 1))


@CARRY_PIECES.answer
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
        ask(state, seat, RETURN_MARKER, 0)


@RETURN_MARKER.offer
def returnable(state: State, seat: int, out: Row) -> None:
    """A marker by its place, or enough."""
    add_set(out, RETURN, markers_outside(state, seat, NOWHERE) | 1 << ENOUGH)


@RETURN_MARKER.answer
def send_back(state: State, seat: int, gone: int, place: int) -> None:
    """One marker leaves; or it is enough, and the prestige for all of them is one gain."""
    if place == ENOUGH:
        gain(state, seat, 2 * gone, FROM_PERSON)
    else:
        state.markers[seat][place] -= 1
        ask(state, seat, RETURN_MARKER, gone + 1)
