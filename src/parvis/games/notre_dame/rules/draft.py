"""Phase 2: the action cards are dealt, chosen and passed on. Rules: "Phase 2: Choose action cards".

Packets stay where they are: in step k a seat looks at the packet of the owner k seats to its right. What it keeps goes
into slot k of that packet, so that slot and owner together tell who holds a card. With two players the third slot
belongs to the owner again.
"""

from parvis.engine.asking import add_set
from parvis.engine.questions import EVERYBODY
from parvis.engine.state import Row
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.state import NOBODY, RULES, State, rule

STEPS = 2
"""Cards that a seat chooses; the third comes by itself."""
HAND = 3

DRAW = RULES.words("draw {owner} {card}", owner=pieces.Seat, card=pieces.Card)
KEEP = RULES.words("keep {card}", card=pieces.Card)
DRAW_CARD = RULES.question("card to draw", DRAW, section="draft")
KEEP_CARD = RULES.question("card to keep", KEEP, section="draft")
DRAWING = RULES.phase("drawing", asks=DRAW_CARD, section="draft")
DRAFT = RULES.phase("draft", asks=KEEP_CARD, of=EVERYBODY, section="draft")


@rule
def owner_of(state: State, seat: int, slot: int) -> int:
    """Whose cards a seat holds in a slot: its own, its right neighbour's, those of the next on the right."""
    owner = seat - slot
    while owner < 0:
        owner += state.seats
    return owner


# Each player draws three of its own cards.


@rule
def undealt(state: State, owner: int) -> int:
    """Cards of an owner that have not been dealt in this period, as bits."""
    cards = (1 << pieces.CARDS) - 1
    for past in range(state.round % pieces.PERIOD + 1):
        packet = state.packet[past][owner]
        for slot in range(HAND):
            if packet[slot] != NOBODY:
                cards -= 1 << packet[slot]
    return cards


@DRAWING.goes_on
def still_draws(state: State, step: int) -> bool:
    """Three cards for every player."""
    return step < HAND * state.seats


@DRAW_CARD.offer
def cards_to_draw(state: State, step: int, out: Row) -> None:
    """Any card of the player's stack."""
    owner = step // HAND
    add_set(out, DRAW + pieces.CARDS * owner, undealt(state, owner))


@DRAW_CARD.answer
def draw(state: State, step: int, card: int) -> None:
    """Put the card that nature draws into a packet of this round."""
    state.packet[state.round % pieces.PERIOD][step // HAND][step % HAND] = card


# All keep a card and pass the others on to the left, twice.


@rule
def cards_to_keep(state: State, seat: int) -> int:
    """Cards that lie before a seat in this step, as bits."""
    packet = state.packet[state.round % pieces.PERIOD][owner_of(state, seat, state.step)]
    cards = 0
    for slot in range(state.step, HAND):
        cards |= 1 << packet[slot]
    return cards


@DRAFT.goes_on
def still_chooses(state: State, step: int) -> bool:
    """Two cards are chosen; the third comes too."""
    return step < STEPS


@KEEP_CARD.together
def undecided(state: State) -> int:
    """Seats that have not chosen in this step, as bits."""
    seats = 0
    for seat in range(state.seats):
        if state.chosen[seat] == NOBODY:
            seats |= 1 << seat
    return seats


@KEEP_CARD.offer
def offer_packet(state: State, seat: int, out: Row) -> None:
    """Any card that lies before the seat."""
    add_set(out, KEEP, cards_to_keep(state, seat))


@KEEP_CARD.answer
def keep(state: State, seat: int, step: int, card: int) -> None:
    """A seat has chosen; it shows when all have."""
    packet = state.packet[state.round % pieces.PERIOD][owner_of(state, seat, step)]
    for slot in range(step, HAND):
        if packet[slot] == card:
            state.chosen[seat] = slot


@KEEP_CARD.complete
def pass_on(state: State, step: int) -> None:
    """All have chosen: kept cards go to their slot, the rest to the left."""
    for seat in range(state.seats):
        packet = state.packet[state.round % pieces.PERIOD][owner_of(state, seat, step)]
        slot = state.chosen[seat]
        kept = packet[slot]
        packet[slot] = packet[step]
        packet[step] = kept
        state.chosen[seat] = NOBODY


# Hands


@rule
def unplayed(state: State, seat: int, slot: int) -> int:
    """The card that a seat has in a slot after the draft, or NOBODY when it has played that one."""
    owner, period = owner_of(state, seat, slot), state.round % pieces.PERIOD
    if state.played[period][owner][slot] == 1:
        return NOBODY
    return state.packet[period][owner][slot]


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
    state.played[state.round % pieces.PERIOD][owner_of(state, seat, slot)][slot] = 1


@rule
def third_card(state: State, seat: int) -> int:
    """The card that is left in the hand after both turns."""
    slot = 0
    while unplayed(state, seat, slot) == NOBODY:
        slot += 1
    return unplayed(state, seat, slot)
