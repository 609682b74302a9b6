"""Phase 2: the action cards are dealt, chosen and passed on. Rules: "Phase 2: Choose action cards".

Packets stay where they are: in step k a seat looks at the packet of the owner k seats to its right. What it keeps goes
into slot k of that packet, so that slot and owner together tell who holds a card. With two families the third slot
belongs to the owner again.
"""

from parvis.games.notre_dame.pieces import CARDS, PERIOD
from parvis.games.notre_dame.rules.questions import DRAFT, PLAYING
from parvis.games.notre_dame.state import NOBODY, State, rule

STEPS = 2
"""Cards that a seat chooses; the third comes by itself."""
HAND = 3


@rule
def owner_of(state: State, seat: int, slot: int) -> int:
    """Whose cards a seat holds in a slot: its own, its right neighbour's, those of the next on the right."""
    return (seat - slot + HAND * state.seats) % state.seats


@rule
def undealt(state: State, owner: int) -> int:
    """Cards of an owner that have not been dealt in this period, as bits."""
    cards = (1 << CARDS) - 1
    for past in range(state.round % PERIOD + 1):
        for slot in range(HAND):
            if state.packet[past][owner][slot] != NOBODY:
                cards -= 1 << state.packet[past][owner][slot]
    return cards


@rule
def deal(state: State, owner: int, slot: int, card: int) -> None:
    """Nature draws a card."""
    state.packet[state.round % PERIOD][owner][slot] = card


@rule
def open_draft(state: State) -> None:
    """All cards are dealt: everybody chooses."""
    state.phase = DRAFT
    state.turn = 0


@rule
def cards_to_keep(state: State, seat: int) -> int:
    """Cards that lie before a seat in this step, as bits."""
    packet = state.packet[state.round % PERIOD][owner_of(state, seat, state.turn)]
    cards = 0
    for slot in range(state.turn, HAND):
        cards |= 1 << packet[slot]
    return cards


@rule
def keep(state: State, seat: int, card: int) -> None:
    """A seat has chosen; it shows when all have."""
    packet = state.packet[state.round % PERIOD][owner_of(state, seat, state.turn)]
    for slot in range(state.turn, HAND):
        if packet[slot] == card:
            state.chosen[seat] = slot


@rule
def undecided(state: State) -> int:
    """Seats that have not chosen in this step, as bits."""
    seats = 0
    for seat in range(state.seats):
        if state.chosen[seat] == NOBODY:
            seats |= 1 << seat
    return seats


@rule
def pass_on(state: State) -> None:
    """All have chosen: kept cards go to their slot, the rest to the left. After two steps the third card comes too."""
    for seat in range(state.seats):
        packet = state.packet[state.round % PERIOD][owner_of(state, seat, state.turn)]
        slot = state.chosen[seat]
        kept = packet[slot]
        packet[slot] = packet[state.turn]
        packet[state.turn] = kept
        state.chosen[seat] = NOBODY
    state.turn += 1
    if state.turn == STEPS:
        state.phase = PLAYING
        state.turn = 0


@rule
def unplayed(state: State, seat: int, slot: int) -> int:
    """The card that a seat has in a slot after the draft, or NOBODY when it has played that one."""
    owner = owner_of(state, seat, slot)
    if state.played[state.round % PERIOD][owner][slot] == 1:
        return NOBODY
    return state.packet[state.round % PERIOD][owner][slot]


@rule
def hand(state: State, seat: int) -> int:
    """Cards in a seat's hand after the draft, as bits. Two of the same name count as one."""
    cards = 0
    for slot in range(HAND):
        card = unplayed(state, seat, slot)
        if card != NOBODY:
            cards |= 1 << card
    return cards


@rule
def lay_down(state: State, seat: int, card: int) -> None:
    """A card of the hand is played face up; of two with the same name the one that came first."""
    slot = 0
    while unplayed(state, seat, slot) != card:
        slot += 1
    state.played[state.round % PERIOD][owner_of(state, seat, slot)][slot] = 1


@rule
def third_card(state: State, seat: int) -> int:
    """The card that is left in the hand after both turns."""
    slot = 0
    while unplayed(state, seat, slot) == NOBODY:
        slot += 1
    return unplayed(state, seat, slot)
