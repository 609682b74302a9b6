"""A hand-written value of a position, for bots that look one decision ahead. In hundredths of a point.

What most things will bring depends on the rounds that are left, so numbers come in rows: for the last round, the one
before it, the one before that, and all earlier ones. They are what things brought in games of bots among themselves
(a seat's final points by what it had before, ridge regression on 32,000 positions), rounded, and made alike where they
differed little.
"""

from parvis.engine.asking import top_question
from parvis.engine.bits import lowest, size
from parvis.engine.course import OVER
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.players import wall_value
from parvis.games.troyes.rules import actions, cathedral, defence, group, in_play, influence, queue, scoring, supplies
from parvis.games.troyes.rules.effects import cubes_on_cards, gains
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.rules.strikes import black_dice
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, VALUE, State, rule

POINT, WHOLE = 100, 100
LATEST = 3
"""Rows end here: more rounds to come make no difference."""

MANY_DENIERS, MANY_INFLUENCE, MANY_CITIZENS = 10, 8, 2
"""From there on one more of it is worth less."""
DENIER, DENIER_MORE = (15, 22, 14, 8), (4, 3, 3, 3)
ONE_INFLUENCE, INFLUENCE_MORE = (3, 15, 20, 30), (1, 10, 12, 10)
CITIZEN, CITIZEN_MORE = (10, 48, 80, 50), (0, 12, 18, 17)
"""In the personal supply."""
CITIZEN_AWAY = (2, 24, 40, 25)
"""A citizen on Possession: half of one in the supply, as it is not certain when it comes home."""
STANDING = ((0, 85, 180, 190), (0, 107, 245, 300), (0, 122, 245, 275))
"""A citizen in a building; its salary is not paid yet."""
TRADESMAN = (10, 40, 60, 65)
"""Beside the points of its space."""
DELAYED_CUBE, DELAYED_MORE = (15, 50, 55, 45), (5, 16, 18, 15)
"""A cube for a delayed effect, and one more where there are many."""
FEW_CUBES, ANY_CUBES = 2, 99
"""Beyond the second one more is worth less, as an action uses one; or however many there are, more than ever come."""
MANY_CUBES = tuple(FEW_CUBES if module == pieces.LADIES_ACTIVITIES else ANY_CUBES for module in cards.MODULE)
"""By card: from there on one more is worth less. In the base game they were found to be worth as much however many."""
TAKEN_LATER = (15, 50, 55, 55)
"""Per cent of what a cube of a mixed card brings when it is taken off."""
GOODS_LATER = 50
"""Per cent of what deniers and influence of these are worth now."""
CUBE_ON_EVENT = 75
END_CUBE = (0, 20, 30, 30)
CUBES_STAY = (100, 80, 65, 45)
"""A cube that counts at the end; per cent of the points that all of them would bring as things stand."""
LEVEL_WITHOUT_CUBE = (182, 165, 110, 10)
"""A level of the cathedral where the seat has no cube."""
COVERED, UNCOVERED = (30, 75, 65, 30), (12, 4, 18, 4)
"""Per cent of what an event would give as things stand, for the part of its banners that is covered, and the other."""
PRESENT = (62, 60, 65, 45)
"""An event with a cube of the seat's."""
BLACK_DIE, STRIKE = (3, 11, 20, 34), (0, 7, 11, 22)
"""What a black die of an event will cost, and any other event that strikes again."""
REACHED, PROGRESS = (82, 43, 26, 11), (16, 50, 40, 16)
"""Per cent of a character's points: for a threshold that is reached, and for every part of the way to it."""
DIE, PIP = (24, 30, 30, 24), (20, 21, 19, 16)
"""A die that can still be used: as such, and for each pip."""
IS_MIXED = tuple(int(card["kind"] == cards.MIXED) for card in cards.ACTIVITY_CARDS)
REROLLED = 7
"""Pips of two dice that are being rolled."""
BITS, MOST = 5, 31
"""Of the parts of a packed number: none is larger."""
SPOTS_OF_ESTATE = tuple(
    sum(1 << pieces.SPOTS_OF[pieces.DICE_OF[building]][level] for level in range(pieces.LEVELS))
    for building in range(pieces.BUILDINGS)
)
"""By building: the spots of its cards, as bits."""


def promised_by(left: int, ruling: int, character: int, have: int) -> int:
    """What a character promises to somebody who has so much of what it counts.

    That is a part of the points for the threshold that is reached, and of what there would be if every part of the way
    gave its part of the points.
    """
    reached, way, at = 0, 0, 0
    for threshold, points in zip(cards.THRESHOLDS[ruling][character], cards.CHARACTER_POINTS[ruling], strict=True):
        if have < threshold:
            way = POINT * (points - reached) * (have - at) // (threshold - at)
            break
        reached, at = points, threshold
    return REACHED[left] * reached + PROGRESS[left] * (POINT * reached + way) // POINT


MOST_COUNTED = max(threshold for ruling in cards.THRESHOLDS for character in ruling for threshold in character)
PROMISED = tuple(
    tuple(
        tuple(
            tuple(promised_by(left, ruling, character, have) for have in range(MOST_COUNTED + 1))
            for character in range(cards.CHARACTERS)
        )
        for ruling in range(len(cards.THRESHOLDS))
    )
    for left in range(LATEST + 1)
)
"""By rounds to come, ruling, character, and how much a seat has of what that counts."""


@rule
def rounds_to_come(state: State) -> int:
    """Rounds after this one, as the place in a row."""
    return min(LATEST, pieces.ROUNDS[state.seats] - 1 - state.round)


@rule
def two_parts(amount: int, many: int, each: int, more: int) -> int:
    """An amount of which everything beyond `many` is worth less."""
    return each * min(amount, many) + more * max(0, amount - many)


@rule
def is_forming(state: State, seat: int) -> bool:
    """Whether the dice of the group are that seat's: for an action, or while it turns them over."""
    return state.turn == seat and state.group[0][VALUE] > 0


@rule
def supply_value(state: State, seat: int, left: int) -> int:
    """Deniers, those for bought dice included, influence and citizens before a player."""
    deniers = state.deniers[seat] + state.income[seat]
    if is_forming(state, seat) and state.action != group.NOTHING:
        deniers = max(0, deniers - group.price(state))
    worth = two_parts(deniers, MANY_DENIERS, DENIER[left], DENIER_MORE[left])
    worth += two_parts(state.influence[seat], MANY_INFLUENCE, ONE_INFLUENCE[left], INFLUENCE_MORE[left])
    worth += CITIZEN_AWAY[left] * state.possessed[seat]
    return worth + two_parts(state.supply[seat], MANY_CITIZENS, CITIZEN[left], CITIZEN_MORE[left])


@rule
def cubes_value(state: State, seat: int, card: int, cubes: int, left: int) -> int:
    """Cubes on a card: for later, to be taken off, or to the end."""
    if cubes == 0:
        return 0
    if cards.SCORES_CUBES[card] == 1:
        return CUBES_STAY[left] * effects.end_points(state, seat, card) + cubes * END_CUBE[left]
    if IS_MIXED[card] == 1:
        return cubes * TAKEN_LATER[left] * taken_value(card, left) // WHOLE
    return two_parts(cubes, MANY_CUBES[card], DELAYED_CUBE[left], DELAYED_MORE[left])


@rule
def taken_value(card: int, left: int) -> int:
    """What a cube of a mixed card brings."""
    goods = DENIER[left] * gains.DENIERS_GAINED[card] + ONE_INFLUENCE[left] * gains.INFLUENCE_GAINED[card]
    return goods * GOODS_LATER // WHOLE + POINT * gains.POINTS_GAINED[card] + CUBE_ON_EVENT * cubes_on_cards.CUBES[card]


@rule
def citizens_standing(state: State, seat: int) -> int:
    """A seat's citizens in each building, BITS for each."""
    packed = 0
    for building in range(pieces.BUILDINGS):
        packed |= supplies.standing(state, seat, building) << BITS * building
    return packed


@rule
def spots_of_tradesmen(state: State, seat: int) -> int:
    """The cards with a tradesman of a seat, by their spots as bits."""
    bits = 0
    for spot in range(pieces.SPOTS):
        bits |= 1 << spot if supplies.has_tradesman(state, seat, spot) else 0
    return bits


@rule
def stones_by_level(state: State, seat: int) -> int:
    """A seat's cubes on each level of the cathedral that counts, BITS for each."""
    packed = 0
    for level in range(cathedral.levels(state)):
        packed |= cathedral.own_on_level(state, seat, level) << BITS * level
    return packed


@rule
def sum_of(packed: int) -> int:
    """All that a number of BITS for each counts together."""
    count, rest = 0, packed
    while rest > 0:
        count += rest & MOST
        rest >>= BITS
    return count


@rule
def board_value(state: State, seat: int, citizens: int, traders: int, stones: int, left: int) -> int:
    """Citizens in buildings, tradesmen and cubes on cards, levels of the cathedral."""
    worth, spots = 0, traders
    for building in range(pieces.BUILDINGS):
        worth += STANDING[building][left] * (citizens >> BITS * building & MOST)
    for spot in range(pieces.SPOTS):
        if state.card[spot] != NOBODY:
            worth += cubes_value(state, seat, state.card[spot], state.cubes[spot][seat], left)
    while spots != 0:
        spot = lowest(spots)
        worth += POINT * cards.SPACE_POINTS[state.card[spot]][supplies.space_of(state, seat, spot)] + TRADESMAN[left]
        spots &= spots - 1
    for level in range(cathedral.levels(state)):
        if stones >> BITS * level & MOST == 0:
            worth -= LEVEL_WITHOUT_CUBE[left]
    return worth


@rule
def dice_value(state: State, seat: int, left: int) -> int:
    """The seat's dice that can still be used: in its district, in a group under way, or rolled again just now."""
    if (
        state.phase not in (defence.BLACK_DICE_ROLLED, defence.DEFENDING_PHASE, actions.ACTIONS)
        or state.passed[seat] == 1
    ):
        return 0
    count, pips = 0, 0
    for colour in range(pieces.ALL_COLOURS):
        for value in range(pieces.FACES):
            count += state.dice[seat][colour][value]
            pips += 2 * (value + 1) * state.dice[seat][colour][value]
    if is_forming(state, seat):
        for place in range(pieces.GROUP):
            if state.group[place][DIE_NUMBER] != NOBODY:
                count += 1
                pips += 2 * (state.group[place][DIE_NUMBER] % pieces.FACES + 1)
    if state.turn == seat and top_question(state) in (influence.AGAIN, exchanges.EXTRA_ROLL):
        count += 1
        pips += REROLLED
    return DIE[left] * count + PIP[left] * pips // 2


@rule
def expected_share(state: State, seat: int, place: int) -> int:
    """Points for a seat with cubes on an event, if it were countered as things stand."""
    own, others = queue.cubes_on(state, seat, place), 0
    for other in range(state.seats):
        if other != seat:
            others = max(others, queue.cubes_on(state, other, place))
    event = state.queue[place]
    if own > others:
        return cards.EVENT_POINTS[event][0]
    return cards.EVENT_POINTS[event][0] // 2 if own == others else cards.EVENT_POINTS[event][1]


@rule
def event_value(state: State, seat: int, left: int) -> int:
    """Cubes on events, and what events will cost as long as they are there."""
    worth = 0
    for place in range(queue.queue_length(state)):
        event = state.queue[place]
        if queue.cubes_on(state, seat, place) > 0:
            free, share = queue.free_banners(state, place), expected_share(state, seat, place)
            covered = COVERED[left] * (cards.BANNERS[event] - free) + UNCOVERED[left] * free
            worth += PRESENT[left] + share * covered // cards.BANNERS[event]
        if black_dice.BLACK_DICE[event] > 0:
            worth -= BLACK_DIE[left] * black_dice.BLACK_DICE[event]
        elif queue.TAKES_CITIZENS[event] == 0:
            worth -= STRIKE[left]
    return worth


@rule
def is_seen(state: State, seat: int, character: int) -> bool:
    """Whether a seat sees a character: its own, and one that lies open."""
    return state.character[character] in (seat, pieces.LIES_OPEN)


@rule
def count_unseen(state: State, seat: int) -> int:
    """Characters of which a seat can't know where they are."""
    count = 0
    for character in range(cards.CHARACTERS):
        if in_play.is_character_in_box(state, character) and not is_seen(state, seat, character):
            count += 1
    return count


@rule
def counted(state: State, seat: int, character: int, citizens: int, traders: int, stones: int) -> int:
    """`counts`, for which nothing on the board is looked for again that `board_value` has looked for."""
    what = cards.COUNTED_BY[character]
    if what == cards.STONES:
        return sum_of(stones)
    if what == cards.CITIZENS_STANDING:
        return sum_of(citizens)
    if what == cards.TRADESMEN_OUT:
        return size(traders)
    if what in (cards.EVENTS_WON, cards.INFLUENCE_LEFT, cards.DENIERS_LEFT):
        return scoring.counts(state, seat, character)
    estate = cards.ESTATE_COUNTED[what]
    return (citizens >> BITS * estate & MOST) + size(traders & SPOTS_OF_ESTATE[estate])


@rule
def character_value(state: State, seat: int, citizens: int, traders: int, stones: int, left: int) -> int:
    """What the characters promise that the seat sees, and the others as likely as they are in play."""
    worth, hidden = 0, pieces.CHARACTERS_EACH[state.seats] * (state.seats - 1)
    likely = WHOLE * hidden // count_unseen(state, seat)
    for character in range(cards.CHARACTERS):
        if in_play.is_character_in_box(state, character):
            have = min(MOST_COUNTED, counted(state, seat, character, citizens, traders, stones))
            promised: int = PROMISED[left][state.ruling][character][have]
            worth += promised * (WHOLE if is_seen(state, seat, character) else likely) // WHOLE
    return worth


@rule
def value(state: State, seat: int) -> int:
    """What the position is worth to a seat."""
    worth = POINT * state.points[seat]
    if state.phase == OVER:
        return worth
    left = rounds_to_come(state)
    citizens, traders = citizens_standing(state, seat), spots_of_tradesmen(state, seat)
    stones = stones_by_level(state, seat)
    worth += supply_value(state, seat, left) + dice_value(state, seat, left) + event_value(state, seat, left)
    worth += board_value(state, seat, citizens, traders, stones, left)
    worth += character_value(state, seat, citizens, traders, stones, left)
    return worth + wall_value.wall_value(state, seat, left)
