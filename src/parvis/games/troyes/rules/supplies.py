"""What players have: deniers, influence, points, citizens. Everything else is made of these.

Each is gained and lost with a reason, which is told with it.
"""

from parvis.engine.telling import tell
from parvis.games.troyes import pieces, tiles
from parvis.games.troyes.state import NOBODY, RULES, State, rule

# Why points are gained or lost.
FROM_STONES, FROM_CARDS, FROM_COUNTERED, FROM_TRADESMEN, FROM_CUBES_LEFT = range(5)
FOR_LEVELS_MISSED, FOR_SALARIES_MISSED, FOR_EVENTS_MISSED, FOR_BLACK_DICE_MISSED = range(5, 9)
FROM_FIRST_CHARACTER = 9
"""The first of the reasons that are characters."""
FROM_FIRST_TILE = 50
FROM_FIRST_TILE_AT_END = FROM_FIRST_TILE + max(20, len(tiles.WORDS))
"""The first of those that are outdoor tiles: in the course of the game, and at its end."""
FROM_FIRST_CARD = FROM_FIRST_TILE_AT_END + max(30, len(tiles.WORDS))
"""The first of the reasons that are activity cards, by their words."""

# What deniers are for, and citizens.
FOR_SALARY, FOR_PASSING, FOR_WAITING, FOR_SOLD_DICE, FOR_CARD = range(5)
FOR_HARVEST, FOR_TRADESMAN, FOR_EVENT, FOR_INFLUENCE, FOR_BUILDING = range(5, 10)
FOR_GUARD, FOR_TILE = 50, 51
FOR_OTHERS = 10
"""Influence that goes to another player."""

GAINED_POINTS = RULES.event("points gained", seat=pieces.Seat, points=int, reason=int, section="points")
LOST_POINTS = RULES.event("points lost", seat=pieces.Seat, lost=int, wanted=int, reason=int, section="points")
GAINED_INFLUENCE = RULES.event("influence gained", seat=pieces.Seat, influence=int, section="influence")
PAID_INFLUENCE = RULES.event("influence paid", seat=pieces.Seat, influence=int, reason=int, section="influence")
GAINED_DENIERS = RULES.event("deniers gained", seat=pieces.Seat, deniers=int, reason=int, section="deniers")
PAID_DENIERS = RULES.event("deniers paid", seat=pieces.Seat, deniers=int, reason=int, section="deniers")
RECRUITED = RULES.event("citizens recruited", seat=pieces.Seat, citizens=int, reason=int, section="recruit")
PLACED = RULES.event("citizen placed", seat=pieces.Seat, reason=int, section="tradesmen")


@rule
def gain_points(state: State, seat: int, points: int, reason: int) -> None:
    """Victory points for a reason."""
    state.points[seat] += points
    tell(state, GAINED_POINTS, seat, points, reason)


@rule
def lose_points(state: State, seat: int, points: int, reason: int) -> None:
    """Lose points for a reason; nobody has less than none."""
    tell(state, LOST_POINTS, seat, min(points, state.points[seat]), points, reason)
    state.points[seat] = max(0, state.points[seat] - points)


@rule
def gain_influence(state: State, seat: int, influence: int) -> None:
    """What is beyond the end of the track is lost."""
    tell(state, GAINED_INFLUENCE, seat, min(influence, pieces.MOST_INFLUENCE - state.influence[seat]))
    state.influence[seat] = min(pieces.MOST_INFLUENCE, state.influence[seat] + influence)


@rule
def pay_influence(state: State, seat: int, influence: int, reason: int) -> None:
    """Give up influence. The seat has it."""
    state.influence[seat] -= influence
    tell(state, PAID_INFLUENCE, seat, influence, reason)


@rule
def gain_deniers(state: State, seat: int, deniers: int, reason: int) -> None:
    """From the bank, which never runs out."""
    state.deniers[seat] += deniers
    tell(state, GAINED_DENIERS, seat, deniers, reason)


@rule
def pay_deniers(state: State, seat: int, deniers: int, reason: int) -> None:
    """To the bank. The seat has them."""
    state.deniers[seat] -= deniers
    tell(state, PAID_DENIERS, seat, deniers, reason)


@rule
def standing(state: State, seat: int, building: int) -> int:
    """Citizens of a seat that stand in a building."""
    count = 0
    for space in range(pieces.SPACES):
        if state.citizen[building][space] == seat:
            count += 1
    return count


@rule
def space_of(state: State, seat: int, spot: int) -> int:
    """The space of a seat's tradesman on an activity card; NOBODY: none. Only spaces with points may have gaps."""
    for space in range(pieces.SPACES_WITH_POINTS):
        if state.tradesman[spot][space] == seat:
            return space
    space = pieces.SPACES_WITH_POINTS
    while space < pieces.TRADESMEN and state.tradesman[spot][space] != NOBODY:
        if state.tradesman[spot][space] == seat:
            return space
        space += 1
    return NOBODY


@rule
def has_tradesman(state: State, seat: int, spot: int) -> bool:
    """Whether a seat has its tradesman on an activity card. All spaces are counted: that is quicker than to stop."""
    count = 0
    for space in range(pieces.TRADESMEN):
        count += 1 if state.tradesman[spot][space] == seat else 0
    return count > 0


@rule
def tradesmen(state: State, seat: int) -> int:
    """Tradesmen of a seat on all cards."""
    count = 0
    for spot in range(pieces.SPOTS):
        if state.card[spot] != NOBODY and has_tradesman(state, seat, spot):
            count += 1
    return count


@rule
def of_estate(state: State, seat: int, building: int) -> int:
    """Citizens of a seat who stand in a building, or are tradesmen on cards of its colour."""
    count = standing(state, seat, building)
    for level in range(pieces.LEVELS):
        if has_tradesman(state, seat, pieces.SPOTS_OF[pieces.DICE_OF[building]][level]):
            count += 1
    return count


@rule
def general_supply(state: State, seat: int) -> int:
    """Citizens of a seat that are neither on the board, nor on an event, nor in its personal supply."""
    count = pieces.CITIZENS - state.supply[seat] - state.possessed[seat] - tradesmen(state, seat)
    for building in range(pieces.BUILDINGS):
        count -= standing(state, seat, building) + state.lying[building][seat]
    return count


@rule
def is_left(state: State, seat: int) -> bool:
    """Whether the general supply has a citizen of a seat. Tradesmen are counted only as far as that is open."""
    left = pieces.CITIZENS - state.supply[seat] - state.possessed[seat]
    for building in range(pieces.BUILDINGS):
        left -= standing(state, seat, building) + state.lying[building][seat]
    spot = pieces.SPOTS
    while 0 < left <= spot:
        spot -= 1
        left -= 1 if has_tradesman(state, seat, spot) else 0
    return left > 0


@rule
def recruit(state: State, seat: int, citizens: int, reason: int) -> None:
    """Citizens from the general into the personal supply, as many as there are."""
    if citizens > 0:
        come = min(citizens, general_supply(state, seat))
        state.supply[seat] += come
        tell(state, RECRUITED, seat, come, reason)


@rule
def place_citizen(state: State, seat: int, reason: int) -> None:
    """A citizen leaves the personal supply for the board. The seat has one."""
    state.supply[seat] -= 1
    tell(state, PLACED, seat, reason)
