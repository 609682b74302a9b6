"""Persons who move pieces: fool, minstrel, bishop, gypsies. Each is a short chain of questions."""

from parvis.engine.asking import add, add_range, add_set, ask
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import cards, possessions, sectors
from parvis.games.notre_dame.state import NOBODY, RULES, State, rule

NOWHERE = -1
"""No place: `markers_outside` of it are all markers on the board."""
"""Answers to LIFT_PIECE from here on: the friend, by his sector."""
"""Answer to RETURN_MARKER: no more markers."""
MOST_CARRIED = 3
Load = Piece(*range(1, MOST_CARRIED + 1))
"""Pieces that the minstrel moves at most."""

LIFT_MARKER, LIFT_FRIEND = (
    RULES.words("lift marker {source}", source=pieces.Space),
    RULES.words("lift friend {source}", source=pieces.Sector),
)
TO = RULES.words("to {target}", target=pieces.Sector)
CARRY, CARRY_FRIEND = (
    RULES.words("carry {load}", load=Load),
    RULES.words("carry {load} friend", load=Load),
)
RETURN, ENOUGH = RULES.words("return {place}", place=pieces.Space), RULES.words("enough")
LIFT_PIECE = RULES.question("lift", LIFT_MARKER, LIFT_FRIEND, section="person-fool")
FOOL_TO = RULES.question("fool to", TO, keeps=["source", "is_friend"], section="person-fool")
BISHOP_TO = RULES.question("bishop to", TO, section="person-bishop")
MINSTREL_FROM = RULES.question("minstrel from", cards.FROM, section="person-minstrel")
MINSTREL_TO = RULES.question("minstrel to", TO, keeps=["source"], section="person-minstrel")
CARRY_PIECES = RULES.question("carry", CARRY, CARRY_FRIEND, keeps=["source", "target"], section="person-minstrel")
RETURN_MARKER = RULES.question("return", RETURN, ENOUGH, keeps=["gone"], section="person-gypsies")


@rule
def other_sectors(sector: int) -> int:
    """All sectors of the borough but this place, as bits."""
    sectors = (1 << pieces.SECTORS) - 1
    return sectors & ~(1 << sector)


@rule
def empty_sectors(state: State, seat: int) -> int:
    """Sectors without marker and friend, as bits."""
    sectors = 0
    for sector in range(pieces.SECTORS):
        if possessions.influence(state, seat, sector) == 0:
            sectors |= 1 << sector
    return sectors


@rule
def held_sectors(state: State, seat: int) -> int:
    """Sectors with a marker or the friend, as bits."""
    return other_sectors(pieces.PLACES) & ~empty_sectors(state, seat)


# Fool: one piece from anywhere on the board to another sector of the borough, and that sector's action.


@rule
def fool(state: State, seat: int) -> None:
    """Move any one piece and execute the action where it goes."""
    if possessions.markers_outside(state, seat, NOWHERE) != 0 or state.friend[seat] != NOBODY:
        ask(state, seat, LIFT_PIECE)


@LIFT_PIECE.offer
def liftable(state: State, seat: int, out: Row) -> None:
    """A marker by its place (the cathedral too), the friend by his sector."""
    add_set(out, LIFT_MARKER, possessions.markers_outside(state, seat, NOWHERE))
    if state.friend[seat] != NOBODY:
        add(out, LIFT_FRIEND, state.friend[seat])


@LIFT_PIECE.answer(LIFT_MARKER)
def lift_marker(state: State, seat: int, source: int) -> None:
    """The fool takes a marker; now its sector."""
    ask(state, seat, FOOL_TO, source, 0)


@LIFT_PIECE.answer(LIFT_FRIEND)
def lift_friend(state: State, seat: int, source: int) -> None:
    """The fool takes the friend; now his sector."""
    ask(state, seat, FOOL_TO, source, 1)


@FOOL_TO.offer
def fool_sectors(state: State, source: int, out: Row) -> None:
    """Any other sector of the borough."""
    add_set(out, TO, other_sectors(source))


@FOOL_TO.answer
def fool_to(state: State, seat: int, source: int, is_friend: int, target: int) -> None:
    """The fool's piece arrives."""
    if is_friend == 1:
        state.friend[seat] = target
    else:
        possessions.move_marker(state, seat, source, target)
    sectors.act(state, seat, target)


# Bishop: a marker from the general supply into an empty sector, and that sector's action.


@rule
def bishop(state: State, seat: int) -> None:
    """No effect without a marker in the general supply or without an empty sector."""
    if possessions.general_supply(state, seat) > 0 and empty_sectors(state, seat) != 0:
        ask(state, seat, BISHOP_TO)


@BISHOP_TO.offer
def bishop_sectors(state: State, seat: int, out: Row) -> None:
    """Offer any empty sector of the borough."""
    add_set(out, TO, empty_sectors(state, seat))


@BISHOP_TO.answer
def bishop_to(state: State, seat: int, target: int) -> None:
    """The bishop's marker arrives; it does not come from the player's supply."""
    state.markers[seat][target] += 1
    sectors.act(state, seat, target)


# Minstrel: one to three pieces from one sector of the borough to another, without the action.


@rule
def minstrel(state: State, seat: int) -> None:
    """No effect in an empty borough."""
    if held_sectors(state, seat) != 0:
        ask(state, seat, MINSTREL_FROM)


@MINSTREL_FROM.offer
def minstrel_sources(state: State, seat: int, out: Row) -> None:
    """Any sector with a marker or the friend."""
    add_set(out, cards.FROM, held_sectors(state, seat))


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
        add_range(out, CARRY_FRIEND, 0, min(MOST_CARRIED, markers + 1))


@rule
def carry_markers(state: State, seat: int, source: int, target: int, markers: int) -> None:
    """Markers go from one sector to another."""
    state.markers[seat][source] -= markers
    state.markers[seat][target] += markers


@CARRY_PIECES.answer(CARRY)
def carry(state: State, seat: int, source: int, target: int, load: int) -> None:
    """The minstrel's markers go over."""
    carry_markers(state, seat, source, target, load + 1)


@CARRY_PIECES.answer(CARRY_FRIEND)
def carry_friend(state: State, seat: int, source: int, target: int, load: int) -> None:
    """The friend goes over, and the others of the minstrel's pieces are markers."""
    state.friend[seat] = target
    carry_markers(state, seat, source, target, load)


# Gypsies: any number of markers from the board back to the general supply, 2 prestige each.


@rule
def gypsies(state: State, seat: int) -> None:
    """No effect without a marker on the board."""
    if possessions.markers_outside(state, seat, NOWHERE) != 0:
        ask(state, seat, RETURN_MARKER, 0)


@RETURN_MARKER.offer
def returnable(state: State, seat: int, out: Row) -> None:
    """A marker by its place, or enough."""
    add_set(out, RETURN, possessions.markers_outside(state, seat, NOWHERE))
    add(out, ENOUGH)


@RETURN_MARKER.answer(RETURN)
def send_back(state: State, seat: int, gone: int, place: int) -> None:
    """One marker goes back to the general supply."""
    state.markers[seat][place] -= 1
    ask(state, seat, RETURN_MARKER, gone + 1)


@RETURN_MARKER.answer(ENOUGH)
def send_no_more(state: State, seat: int, gone: int) -> None:
    """The prestige for all of them is one gain."""
    possessions.gain(state, seat, 2 * gone, possessions.FROM_PERSON)
