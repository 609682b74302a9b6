"""What a family has: influence, markers, coins, prestige, the rat in its harbour."""

from parvis.games.notre_dame.pieces import COINS, MARKERS, NOTRE_DAME, PARK, PLACES, SECTORS
from parvis.games.notre_dame.state import State, rule


@rule
def boroughs(game: State) -> int:
    """Boroughs on the board. Two families play on the board for four. Rules: "The game for two players"."""
    return 4 if game.seats == 2 else game.seats


@rule
def home(game: State, seat: int) -> int:
    """The borough of a family: two families sit opposite each other."""
    return 2 * seat if game.seats == 2 else seat


@rule
def influence(game: State, seat: int, place: int) -> int:
    """Markers of a family in a place; the trusted friend counts as one. Rules: "Trusted friend"."""
    if game.friend[seat] == place:
        return game.markers[seat][place] + 1
    return game.markers[seat][place]


@rule
def general_supply(game: State, seat: int) -> int:
    """Markers of a family that are neither on the board nor in its own supply."""
    left = MARKERS - game.supply[seat]
    for place in range(PLACES):
        left -= game.markers[seat][place]
    return left


@rule
def largest(game: State, seat: int) -> int:
    """Influence in the family's strongest sector."""
    most = 0
    for sector in range(SECTORS):
        most = max(most, influence(game, seat, sector))
    return most


@rule
def sectors_with(game: State, seat: int, least: int) -> int:
    """How many of the seven sectors hold at least that much influence."""
    count = 0
    for sector in range(SECTORS):
        if influence(game, seat, sector) >= least:
            count += 1
    return count


@rule
def markers_outside(game: State, seat: int, place: int) -> int:
    """Places other than this one, as bits, where the family has a marker that could be moved. The friend is none."""
    places = 0
    for other in range(PLACES):
        if other != place and game.markers[seat][other] > 0:
            places |= 1 << other
    return places


@rule
def gain(game: State, seat: int, prestige: int) -> None:
    """Every gain of prestige: the park adds one for each two pieces there, once a gain. Rules: "Park"."""
    if prestige > 0:
        game.prestige[seat] += prestige + influence(game, seat, PARK) // 2


@rule
def take_markers(game: State, seat: int, count: int) -> None:
    """Markers from the general supply into the own supply, as many as there are."""
    game.supply[seat] += min(count, general_supply(game, seat))


@rule
def place_marker(game: State, seat: int, place: int) -> None:
    """A marker from the own supply onto the board."""
    game.supply[seat] -= 1
    game.markers[seat][place] += 1


@rule
def move_marker(game: State, seat: int, source: int, target: int) -> None:
    """A marker from one place of the board to another."""
    game.markers[seat][source] -= 1
    game.markers[seat][target] += 1


@rule
def richest_other(game: State, seat: int) -> int:
    """The other family with most coins, of equal ones the next on the left. Option `limited_coins`."""
    richest = (seat + 1) % game.seats
    for step in range(2, game.seats):
        other = (seat + step) % game.seats
        if game.coins[other] > game.coins[richest]:
            richest = other
    return richest


@rule
def take_coins(game: State, seat: int, count: int) -> None:
    """Coins from the bank. With `limited_coins` missing ones come from the richest family, while it has any."""
    if game.limited_coins == 0:
        game.coins[seat] += count
        return
    bank = COINS
    for other in range(game.seats):
        bank -= game.coins[other]
    for _ in range(count):
        if bank > 0:
            bank -= 1
            game.coins[seat] += 1
        else:
            richest = richest_other(game, seat)
            if game.coins[richest] > 0:
                game.coins[richest] -= 1
                game.coins[seat] += 1


@rule
def rat_back(game: State, seat: int, spaces: int) -> None:
    """The rat goes back on the plague track, not below 0."""
    game.rat[seat] = max(0, game.rat[seat] - spaces)


@rule
def cathedral_markers(game: State) -> int:
    """Markers of all families in the cathedral."""
    count = 0
    for seat in range(game.seats):
        count += game.markers[seat][NOTRE_DAME]
    return count
