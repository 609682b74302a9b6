"""A hand-written value of a position, for bots that look one decision ahead. In hundredths of a prestige.

What a coin, a marker or a piece will bring depends on the rounds that are left. The numbers were found by letting bots
with slightly different ones play against each other, and rounded.
"""

from parvis.engine.course import OVER
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.players import moments
from parvis.games.notre_dame.rules import cards, draft, plague, possessions
from parvis.games.notre_dame.state import NOBODY, State, rule

PRESTIGE = 100

PIECE_A_ROUND = (30, 45, 10, 34, 10, 18, 55)
"""A piece in a sector, for every round to come."""
MESSAGE_HELD = 30
"""A message beyond its own prestige."""

HIRE_COINS = 2
HIRE_COIN = 300
"""Each of the first coins: they hire."""
COIN = 115
MARKER, MARKER_LESS = 150, 6
"""A marker in the supply, and how much less each further one is worth."""
FIRST_MARKER = 55

OVERRUN = 320
"""A rat that will leave the track: prestige and a marker."""
RAT, RAT_SQUARED = 18, 2
"""The rat's space and its square, while there are rounds to come."""

ACTION = (0, 0, 0, 100, 85, 45, 45)
ACTION_STRENGTH = (70, 105, 100, 35, 0, 0, 0)
"""Playing a card of a sector: as such, and for every piece that is then there."""
PLACING = 110
"""The marker that it takes."""
CATHEDRAL_PLAYED, DONATION_COIN = 30, 65
"""Playing the card of the cathedral: as such, and for each of the first three coins."""
FRIEND_PLAYED, FRIEND_A_ROUND = 185, 13
"""Playing the trusted friend; what he adds by his first coming, for every round to come."""
NO_MARKER = 35
"""Playing a card with an empty supply."""
BEST_CARD = 10_000
"""More than any card is worth."""
IN_HAND = 45
"""Per cent of its worth that a card has before it is played."""


@rule
def card_held(state: State, seat: int, slot: int) -> int:
    """The card that a seat has kept in a slot and not played, or NOBODY. In the draft its present choice counts."""
    owner = draft.owner_of(state, seat, slot)
    packet = state.packet[state.round % pieces.PERIOD][owner]
    if state.phase == cards.PLAYING:
        return packet[slot] if state.played[state.round % pieces.PERIOD][owner][slot] == 0 else NOBODY
    if state.phase == draft.DRAFT and slot < state.step:
        return packet[slot]
    if state.phase == draft.DRAFT and slot == state.step and state.chosen[seat] != NOBODY:
        return packet[state.chosen[seat]]
    return NOBODY


@rule
def cards_to_play(state: State, seat: int) -> int:
    """How many cards a seat will still play in this round: of three it plays two."""
    if state.phase != cards.PLAYING:
        return 0 if moments.is_after_draft(state) else draft.HAND - 1
    held = draft.HAND
    for slot in range(draft.HAND):
        held -= state.played[state.round % pieces.PERIOD][draft.owner_of(state, seat, slot)][slot]
    return held - 1


@rule
def card_worth(state: State, seat: int, card: int, future: int) -> int:
    """What playing a card will about bring."""
    if card == pieces.TRUSTED_FRIEND:
        return FRIEND_PLAYED + (FRIEND_A_ROUND * future if state.friend[seat] == NOBODY else 0)
    if state.supply[seat] == 0:
        return NO_MARKER
    if card == pieces.NOTRE_DAME:
        return CATHEDRAL_PLAYED + DONATION_COIN * min(3, state.coins[seat])
    strength = possessions.influence(state, seat, card) + 1
    return ACTION[card] + ACTION_STRENGTH[card] * strength + PIECE_A_ROUND[card] * future - PLACING


@rule
def hand_worth(state: State, seat: int, future: int) -> int:
    """The cards that will be played: all that are held, but the worst of them once the hand is complete."""
    total = 0
    worst = BEST_CARD
    for slot in range(draft.HAND):
        card = card_held(state, seat, slot)
        if card != NOBODY:
            worth = card_worth(state, seat, card, future)
            total += worth
            worst = min(worst, worth)
    if state.phase == cards.PLAYING:
        total -= worst
    return IN_HAND * total // 100


@rule
def rat_cost(state: State, seat: int, future: int) -> int:
    """What the rat's space threatens, after the plague that this round will bring."""
    space = state.rat[seat]
    if moments.threatens(state):
        space -= possessions.influence(state, seat, pieces.HOSPITAL)
        if state.doctor[seat] == 0:
            space += plague.plague(state)
    cost = OVERRUN if space > pieces.PLAGUE_END else 0
    space = min(pieces.PLAGUE_END, max(0, space))
    if future > 0:
        cost += RAT * space + RAT_SQUARED * space * space
    return cost


@rule
def supplies_worth(state: State, seat: int, future: int) -> int:
    """Coins and markers in the supply, as far as there will be a use for them."""
    hires = min(state.coins[seat], HIRE_COINS, future + (1 if moments.is_before_hiring(state) else 0))
    spare = min(state.coins[seat] - hires, 2 * future + 2)
    markers = min(state.supply[seat], 2 * future + cards_to_play(state, seat))
    worth = HIRE_COIN * hires + COIN * spare
    if markers > 0:
        worth += FIRST_MARKER + MARKER * markers - MARKER_LESS * markers * markers
    return worth


@rule
def messages_held(state: State, seat: int) -> int:
    """Messages of all colours that a seat has; nobody has those of boroughs that are not in play."""
    count = 0
    for colour in range(pieces.SEATS):
        for kind in range(pieces.MESSAGE_TYPES):
            if state.holder[colour][kind] == seat:
                count += 1
    return count


@rule
def board_worth(state: State, seat: int, future: int) -> int:
    """Pieces in the sectors for the rounds to come, the share of the cathedral as it will be, messages."""
    a_round = PIECE_A_ROUND[state.friend[seat]] if state.friend[seat] != NOBODY else 0
    for sector in range(pieces.SECTORS):
        a_round += PIECE_A_ROUND[sector] * state.markers[seat][sector]
    worth = MESSAGE_HELD * messages_held(state, seat) + a_round * future
    own = state.markers[seat][pieces.NOTRE_DAME]
    if own > 0:
        expected = possessions.cathedral_markers(state) + pieces.PERIOD - 1 - state.round % pieces.PERIOD
        worth += PRESTIGE * pieces.CATHEDRAL[state.seats] * own // expected
    return worth


@rule
def value(state: State, seat: int) -> int:
    """The value of a position for one seat, from what that seat knows."""
    if state.phase == OVER:
        return PRESTIGE * state.prestige[seat] + state.coins[seat] + state.supply[seat]
    future = pieces.ROUNDS - 1 - state.round
    worth = PRESTIGE * state.prestige[seat] + supplies_worth(state, seat, future) + board_worth(state, seat, future)
    return worth + hand_worth(state, seat, future) - rat_cost(state, seat, future)
