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
def gain_points(game: State, seat: int, points: int, reason: int) -> None:
    """Victory points for a reason."""
    game.points[seat] += points


@rule
def lose_points(game: State, seat: int, points: int, reason: int) -> None:
    """Lose points for a reason; nobody has less than none."""
    game.points[seat] = max(0, game.points[seat] - points)


@rule
def gain_influence(game: State, seat: int, influence: int) -> None:
    """What is beyond the end of the track is lost."""
    game.influence[seat] = min(MOST_INFLUENCE, game.influence[seat] + influence)


@rule
def gain_deniers(game: State, seat: int, deniers: int) -> None:
    """From the bank, which never runs out."""
    game.deniers[seat] += deniers


@rule
def pay_deniers(game: State, seat: int, deniers: int) -> None:
    """To the bank. The seat has them."""
    game.deniers[seat] -= deniers


@rule
def standing(game: State, seat: int, building: int) -> int:
    """Citizens of a seat that stand in a building."""
    count = 0
    for space in range(SPACES):
        if game.citizen[building][space] == seat:
            count += 1
    return count


@rule
def has_tradesman(game: State, seat: int, spot: int) -> bool:
    """Whether a seat has its tradesman on an activity card."""
    space = 0
    while space < TRADESMEN and game.tradesman[spot][space] != NOBODY:
        if game.tradesman[spot][space] == seat:
            return True
        space += 1
    return False


@rule
def tradesmen(game: State, seat: int) -> int:
    """Tradesmen of a seat on all cards."""
    count = 0
    for spot in range(SPOTS):
        if has_tradesman(game, seat, spot):
            count += 1
    return count


@rule
def general_supply(game: State, seat: int) -> int:
    """Citizens of a seat that are neither on the board nor in its personal supply."""
    count = CITIZENS - game.supply[seat] - tradesmen(game, seat)
    for building in range(COLOURS):
        count -= standing(game, seat, building) + game.lying[building][seat]
    return count


@rule
def recruit(game: State, seat: int, citizens: int) -> None:
    """Citizens from the general into the personal supply, as many as there are."""
    game.supply[seat] += min(citizens, general_supply(game, seat))
