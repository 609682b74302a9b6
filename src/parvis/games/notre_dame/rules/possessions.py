"""What a player has: influence, markers, coins, prestige, the rat in its harbour."""

from parvis.engine.telling import tell
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.state import RULES, State, rule

FROM_RESIDENCE, FROM_DONATION, FROM_CATHEDRAL, FROM_MESSAGE, FROM_PERSON = range(5)
"""Sources of prestige, besides the park, which adds to all of them."""

GAINED = RULES.event("gained", seat=pieces.Seat, prestige=int, from_park=int, source=int, section="prestige")
TOOK_COINS = RULES.event("took coins", seat=pieces.Seat, count=int, section="coins")
GAVE_COIN = RULES.event("gave coin", seat=pieces.Seat, section="limited-coins")
TOOK_MARKERS = RULES.event("took markers", seat=pieces.Seat, count=int, section="markers")
PAID_COINS = RULES.event("paid coins", seat=pieces.Seat, count=int, section="coins")
PLACED_MARKER = RULES.event("placed a marker", seat=pieces.Seat, place=int, section="playing")
RAT_WENT_BACK = RULES.event("rat went back", seat=pieces.Seat, spaces=int, section="harbour")


@rule
def boroughs(state: State) -> int:
    """Boroughs on the board. Two players play on the board for four. Rules: "The game for two players"."""
    return 4 if state.seats == 2 else state.seats


@rule
def home(state: State, seat: int) -> int:
    """The borough of a player: two players sit opposite each other."""
    return 2 * seat if state.seats == 2 else seat


@rule
def seat_at_turn(state: State, step: int) -> int:
    """Whose turn it is: clockwise from the start player."""
    seat = state.start + step
    while seat >= state.seats:
        seat -= state.seats
    return seat


@rule
def influence(state: State, seat: int, place: int) -> int:
    """Markers of a player in a place; the trusted friend counts as one. Rules: "Trusted friend"."""
    if state.friend[seat] == place:
        return state.markers[seat][place] + 1
    return state.markers[seat][place]


@rule
def general_supply(state: State, seat: int) -> int:
    """Markers of a player that are neither on the board nor in its own supply."""
    left = pieces.MARKERS - state.supply[seat]
    for place in range(pieces.PLACES):
        left -= state.markers[seat][place]
    return left


@rule
def largest(state: State, seat: int) -> int:
    """Influence in the player's fullest sector."""
    most = 0
    for sector in range(pieces.SECTORS):
        most = max(most, influence(state, seat, sector))
    return most


@rule
def sectors_with(state: State, seat: int, least: int) -> int:
    """How many of the seven sectors hold at least that much influence."""
    count = 0
    for sector in range(pieces.SECTORS):
        if influence(state, seat, sector) >= least:
            count += 1
    return count


@rule
def markers_outside(state: State, seat: int, place: int) -> int:
    """Places other than this one, as bits, where the player has a marker that could be moved. The friend is none."""
    places, markers = 0, state.markers[seat]
    for other in range(pieces.PLACES):
        if markers[other] > 0 and other != place:
            places |= 1 << other
    return places


@rule
def park_bonus(state: State, seat: int) -> int:
    """What the park adds to each gain of prestige: one for every two pieces there. Rules: "Park"."""
    return influence(state, seat, pieces.PARK) // 2


@rule
def gain(state: State, seat: int, prestige: int, source: int) -> None:
    """Every gain of prestige, with what the park adds once a gain."""
    if prestige > 0:
        from_park = park_bonus(state, seat)
        state.prestige[seat] += prestige + from_park
        tell(state, GAINED, seat, prestige, from_park, source)


@rule
def take_markers(state: State, seat: int, count: int) -> None:
    """Markers from the general supply into the player's own, as many as there are."""
    taken = min(count, general_supply(state, seat))
    state.supply[seat] += taken
    tell(state, TOOK_MARKERS, seat, taken)


@rule
def place_marker(state: State, seat: int, place: int) -> None:
    """A marker from the player's supply onto the board."""
    state.supply[seat] -= 1
    state.markers[seat][place] += 1
    tell(state, PLACED_MARKER, seat, place)


@rule
def move_marker(state: State, seat: int, source: int, target: int) -> None:
    """A marker from one place of the board to another."""
    state.markers[seat][source] -= 1
    state.markers[seat][target] += 1


@rule
def richest_other(state: State, seat: int) -> int:
    """The other player with most coins, of equal ones the next on the left. Option `limited_coins`."""
    richest = (seat + 1) % state.seats
    for step in range(2, state.seats):
        other = (seat + step) % state.seats
        if state.coins[other] > state.coins[richest]:
            richest = other
    return richest


@rule
def coins_in_bank(state: State) -> int:
    """Coins that no player has. Option `limited_coins`."""
    bank = pieces.COINS
    for seat in range(state.seats):
        bank -= state.coins[seat]
    return bank


@rule
def take_coins(state: State, seat: int, count: int) -> None:
    """Coins from the bank. With `limited_coins` missing ones come from the richest player, while it has any."""
    taken = count if state.limited_coins == 0 else min(count, coins_in_bank(state))
    state.coins[seat] += taken
    for _ in range(count - taken):
        richest = richest_other(state, seat)
        if state.coins[richest] > 0:
            state.coins[richest] -= 1
            state.coins[seat] += 1
            taken += 1
            tell(state, GAVE_COIN, richest)
    tell(state, TOOK_COINS, seat, taken)


@rule
def pay_coins(state: State, seat: int, count: int) -> None:
    """To the bank. The player has them."""
    state.coins[seat] -= count
    tell(state, PAID_COINS, seat, count)


@rule
def rat_back(state: State, seat: int, spaces: int) -> None:
    """The rat goes back on the plague track, not below 0."""
    moved = min(spaces, state.rat[seat])
    state.rat[seat] -= moved
    tell(state, RAT_WENT_BACK, seat, moved)


@rule
def cathedral_markers(state: State) -> int:
    """Markers of all players in the cathedral."""
    count = 0
    for seat in range(state.seats):
        count += state.markers[seat][pieces.NOTRE_DAME]
    return count
