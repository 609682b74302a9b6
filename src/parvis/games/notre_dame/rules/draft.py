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
def owner_of(game: State, seat: int, slot: int) -> int:
    """Whose cards a seat holds in a slot: its own, its right neighbour's, those of the next on the right."""
    return (seat - slot + HAND * game.seats) % game.seats


@rule
def undealt(game: State, owner: int) -> int:
    """Cards of an owner that have not been dealt in this period, as bits."""
    cards = (1 << CARDS) - 1
    for past in range(game.round % PERIOD + 1):
        for slot in range(HAND):
            if game.packet[past][owner][slot] != NOBODY:
                cards -= 1 << game.packet[past][owner][slot]
    return cards


@rule
def deal(game: State, owner: int, slot: int, card: int) -> None:
    """Nature draws a card."""
    game.packet[game.round % PERIOD][owner][slot] = card


@rule
def open_draft(game: State) -> None:
    """All cards are dealt: everybody chooses."""
    game.phase = DRAFT
    game.turn = 0


@rule
def cards_to_keep(game: State, seat: int) -> int:
    """Cards that lie before a seat in this step, as bits."""
    packet = game.packet[game.round % PERIOD][owner_of(game, seat, game.turn)]
    cards = 0
    for slot in range(game.turn, HAND):
        cards |= 1 << packet[slot]
    return cards


@rule
def keep(game: State, seat: int, card: int) -> None:
    """A seat has chosen; it shows when all have."""
    packet = game.packet[game.round % PERIOD][owner_of(game, seat, game.turn)]
    for slot in range(game.turn, HAND):
        if packet[slot] == card:
            game.chosen[seat] = slot


@rule
def undecided(game: State) -> int:
    """Seats that have not chosen in this step, as bits."""
    seats = 0
    for seat in range(game.seats):
        if game.chosen[seat] == NOBODY:
            seats |= 1 << seat
    return seats


@rule
def pass_on(game: State) -> None:
    """All have chosen: kept cards go to their slot, the rest to the left. After two steps the third card comes too."""
    for seat in range(game.seats):
        packet = game.packet[game.round % PERIOD][owner_of(game, seat, game.turn)]
        slot = game.chosen[seat]
        kept = packet[slot]
        packet[slot] = packet[game.turn]
        packet[game.turn] = kept
        game.chosen[seat] = NOBODY
    game.turn += 1
    if game.turn == STEPS:
        game.phase = PLAYING
        game.turn = 0


@rule
def unplayed(game: State, seat: int, slot: int) -> int:
    """The card that a seat has in a slot after the draft, or NOBODY when it has played that one."""
    owner = owner_of(game, seat, slot)
    if game.played[game.round % PERIOD][owner][slot] == 1:
        return NOBODY
    return game.packet[game.round % PERIOD][owner][slot]


@rule
def hand(game: State, seat: int) -> int:
    """Cards in a seat's hand after the draft, as bits. Two of the same name count as one."""
    cards = 0
    for slot in range(HAND):
        card = unplayed(game, seat, slot)
        if card != NOBODY:
            cards |= 1 << card
    return cards


@rule
def lay_down(game: State, seat: int, card: int) -> None:
    """A card of the hand is played face up; of two with the same name the one that came first."""
    slot = 0
    while unplayed(game, seat, slot) != card:
        slot += 1
    game.played[game.round % PERIOD][owner_of(game, seat, slot)][slot] = 1


@rule
def third_card(game: State, seat: int) -> int:
    """The card that is left in the hand after both turns."""
    slot = 0
    while unplayed(game, seat, slot) == NOBODY:
        slot += 1
    return unplayed(game, seat, slot)
