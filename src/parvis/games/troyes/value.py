"""A hand-written worth of a position, for bots that look one decision ahead. In hundredths of a point.

What a citizen, a tradesman or a cube will bring depends on the rounds that are left. The numbers are estimates.
"""

from parvis.games.troyes.cards import BANNERS, CHARACTERS, EVENT_POINTS, SPACE_POINTS, THRESHOLDS
from parvis.games.troyes.pieces import COLOURS, FACES, GROUP, LEVELS, ROUNDS, SPOTS, TRADESMEN
from parvis.games.troyes.rules.cathedral import own_on_level
from parvis.games.troyes.rules.questions import ACTIONS, OVER
from parvis.games.troyes.rules.queue import cubes_on, queue_length
from parvis.games.troyes.rules.scoring import character_points, counts
from parvis.games.troyes.rules.supplies import standing
from parvis.games.troyes.state import NOBODY, State, rule

POINT = 100
DENIER, INFLUENCE, MUCH = 22, 22, 10
"""Each of the first ten deniers and influence; more is worth half."""
CITIZEN, SPARE = 60, 10
"""Each of the first two citizens in the personal supply, and each of the others."""
STANDING_A_ROUND = (90, 80, 70)
"""A citizen in a building, for every round to come, its salary paid."""
TRADESMAN_A_ROUND = 25
"""Being able to use a card without paying for a tradesman."""
CUBE = 55
"""A cube for a delayed effect."""
LEVEL_MISSED = 160
"""A level of the cathedral without an own cube."""
COVERED = 55
"""Per cent of its points that an event is worth to whoever will have most cubes there, in parts for every banner."""
CHARACTER = 60
"""Per cent of its points that the own character is worth before the end."""
DIE, PIP = 22, 13
"""An own die that can still be used: as such, and for each pip."""


@rule
def rounds_left(game: State) -> int:
    """Rounds after this one."""
    return ROUNDS[game.seats] - 1 - game.round


@rule
def much(amount: int) -> int:
    """An amount of which more than MUCH is worth half."""
    return amount + min(amount, MUCH)


@rule
def supply_value(game: State, seat: int) -> int:
    """Deniers, influence and citizens before a player."""
    worth = DENIER * much(game.deniers[seat] + game.income[seat]) // 2 + INFLUENCE * much(game.influence[seat]) // 2
    citizens = min(2, game.supply[seat])
    return worth + CITIZEN * citizens + SPARE * (game.supply[seat] - citizens)


@rule
def board_value(game: State, seat: int) -> int:
    """Citizens in buildings, tradesmen and cubes on cards."""
    worth, left = 0, rounds_left(game)
    for building in range(COLOURS):
        worth += STANDING_A_ROUND[building] * left * standing(game, seat, building)
    for spot in range(SPOTS):
        if game.card[spot] != NOBODY:
            worth += CUBE * game.cubes[spot][seat]
            for space in range(TRADESMEN):
                if game.tradesman[spot][space] == seat:
                    worth += POINT * SPACE_POINTS[game.card[spot]][space] + TRADESMAN_A_ROUND * left
    return worth


@rule
def dice_value(game: State, seat: int) -> int:
    """Own dice in the district, and those of a group under way, as long as they can be used."""
    if game.phase != ACTIONS or game.passed[seat] == 1:
        return 0
    worth = 0
    for colour in range(COLOURS):
        for value in range(FACES):
            worth += game.dice[seat][colour][value] * (DIE + PIP * (value + 1))
    if game.turn == seat:
        for place in range(GROUP):
            if game.group[place] != NOBODY:
                worth += PIP * (game.group[place] % FACES + 1)
    return worth


@rule
def event_value(game: State, seat: int) -> int:
    """Cubes on events."""
    worth = 0
    for place in range(queue_length(game)):
        event = game.queue[place]
        worth += COVERED * EVENT_POINTS[event][0] * cubes_on(game, seat, place) // BANNERS[event]
        if cubes_on(game, seat, place) > 0:
            worth += POINT // 2
    return worth


@rule
def character_value(game: State, seat: int) -> int:
    """What the own characters promise, a part of the next level too."""
    worth = 0
    for character in range(CHARACTERS):
        if game.character[character] == seat:
            worth += CHARACTER * character_points(game, seat, character)
            most = THRESHOLDS[character][LEVELS - 1]
            worth += CHARACTER * min(most, counts(game, seat, character)) // most
    return worth


@rule
def value(game: State, seat: int) -> int:
    """What the position is worth to a seat."""
    worth = POINT * game.points[seat]
    if game.phase == OVER:
        return worth
    worth += supply_value(game, seat)
    for level in range(LEVELS):
        if own_on_level(game, seat, level) == 0:
            worth -= LEVEL_MISSED
    worth += board_value(game, seat) + dice_value(game, seat)
    return worth + event_value(game, seat) + character_value(game, seat)
