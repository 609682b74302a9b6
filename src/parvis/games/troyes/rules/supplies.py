"""What players have: deniers, influence, points, citizens. Everything else is made of these.

Points are gained and lost with a reason, so that anybody who looks on can tell where they came from.
"""

from parvis.games.troyes.pieces import CITIZENS, COLOURS, MOST_INFLUENCE, SPACES, SPOTS, TRADESMEN
from parvis.games.troyes.state import NOBODY, State, rule

# Why points are gained or lost.
STONES, CARDS, COUNTERED, TRADE, CUBES_LEFT, LEVELS_MISSED, SALARIES, EVENTS_MISSED, BLACK_DICE_MISSED = range(9)
FIRST_CHARACTER = 9
"""The first of six reasons, one for each character."""


@rule
def gain_points(state: State, seat: int, points: int, reason: int) -> None:
    """Victory points for a reason."""
    state.points[seat] += points


@rule
def lose_points(state: State, seat: int, points: int, reason: int) -> None:
    """Lose points for a reason; nobody has less than none."""
    state.points[seat] = max(0, state.points[seat] - points)


@rule
def gain_influence(state: State, seat: int, influence: int) -> None:
    """What is beyond the end of the track is lost."""
    state.influence[seat] = min(MOST_INFLUENCE, state.influence[seat] + influence)


@rule
def gain_deniers(state: State, seat: int, deniers: int) -> None:
    """From the bank, which never runs out."""
    state.deniers[seat] += deniers


@rule
def pay_deniers(state: State, seat: int, deniers: int) -> None:
    """To the bank. The seat has them."""
    state.deniers[seat] -= deniers


@rule
def standing(state: State, seat: int, building: int) -> int:
    """Citizens of a seat that stand in a building."""
    count = 0
    for space in range(SPACES):
        if state.citizen[building][space] == seat:
            count += 1
    return count


@rule
def has_tradesman(state: State, seat: int, spot: int) -> bool:
    """Whether a seat has its tradesman on an activity card."""
    space = 0
    while space < TRADESMEN and state.tradesman[spot][space] != NOBODY:
        if state.tradesman[spot][space] == seat:
            return True
        space += 1
    return False


@rule
def tradesmen(state: State, seat: int) -> int:
    """Tradesmen of a seat on all cards."""
    count = 0
    for spot in range(SPOTS):
        if has_tradesman(state, seat, spot):
            count += 1
    return count


@rule
def general_supply(state: State, seat: int) -> int:
    """Citizens of a seat that are neither on the board nor in its personal supply."""
    count = CITIZENS - state.supply[seat] - tradesmen(state, seat)
    for building in range(COLOURS):
        count -= standing(state, seat, building) + state.lying[building][seat]
    return count


@rule
def recruit(state: State, seat: int, citizens: int) -> None:
    """Citizens from the general into the personal supply, as many as there are."""
    state.supply[seat] += min(citizens, general_supply(state, seat))
