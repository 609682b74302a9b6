"""What a seat knows, and dealing anew what it does not: the determinization that search and honest bots begin with.

Hidden from a seat are: which cards the others keep, hold or laid aside; who of the next two got which of the cards that
it passed on; and, unless it has spied, the order of the gray persons to come. It does know the cards that it saw in
passing, every card played face up and whose it was, and thus which cards are left in a deck as far as that follows.
Of two cards with the same name the one that came into the hand first is played; so whoever plays the later one tells
that no earlier card still in that hand has this name.

With the same chance the outcome is the same for all truths that the seat can't tell apart.
Prestige is hidden from the page, which keeps no tally for anybody, but not from knowledge: each gain was made openly.
"""

from parvis.engine.chance import below
from parvis.engine.state import Row
from parvis.games.notre_dame.pieces import CARDS, PERIOD, ROUNDS
from parvis.games.notre_dame.rules.draft import HAND, owner_of
from parvis.games.notre_dame.rules.questions import DRAFT, PERSONS, PLAYING
from parvis.games.notre_dame.rules.stacks import gray_stack
from parvis.games.notre_dame.state import NOBODY, State, rule


@rule
def first_seen(game: State, seat: int, past: int, owner: int) -> int:
    """The first slot of a packet that a seat has seen; it saw the later ones too. HAND: it saw none of them."""
    distance = (seat - owner + game.seats) % game.seats
    step = HAND
    if past == game.round % PERIOD and game.phase < PLAYING:
        step = game.turn if game.phase == DRAFT else 0
    return distance if distance <= step else HAND


@rule
def knows_card(game: State, seat: int, past: int, owner: int, slot: int) -> bool:
    """Whether a seat knows this card of a packet: it was played face up, or the seat saw it."""
    return game.played[past][owner][slot] == 1 or slot >= first_seen(game, seat, past, owner)


@rule
def unknown_cards(game: State, seat: int, owner: int) -> int:
    """Cards of an owner that may lie where the seat has not seen, as bits: all but those that it knows."""
    cards = (1 << CARDS) - 1
    for past in range(game.round % PERIOD + 1):
        for slot in range(HAND):
            card = game.packet[past][owner][slot]
            if card != NOBODY and knows_card(game, seat, past, owner, slot):
                cards -= 1 << card
    return cards


@rule
def any_of(choices: int, chance: Row) -> int:
    """A bit's number out of a set of bits, each equally likely."""
    count = 0
    rest = choices
    while rest != 0:
        rest &= rest - 1
        count += 1
    skip = below(chance, count)
    bit = 0
    while True:
        if choices >> bit & 1 == 1:
            if skip == 0:
                return bit
            skip -= 1
        bit += 1


@rule
def ruled_out(game: State, past: int, owner: int, slot: int) -> int:
    """Cards that can't lie in this unplayed slot, as bits: its holder would have played it before the later one."""
    holder = (owner + slot) % game.seats
    cards = 0
    for later in range(slot + 1, HAND):
        other = owner_of(game, holder, later)
        if game.played[past][other][later] == 1:
            cards |= 1 << game.packet[past][other][later]
    return cards


@rule
def deal_unknown(game: State, seat: int, owner: int, unknown: int, chance: Row) -> bool:
    """Deal an owner's unknown cards into the slots that the seat does not know; False for a deal that is ruled out."""
    cards = unknown
    for past in range(game.round % PERIOD + 1):
        for slot in range(HAND):
            dealt = game.packet[past][owner][slot] != NOBODY
            if dealt and not knows_card(game, seat, past, owner, slot):
                card = any_of(cards, chance)
                if ruled_out(game, past, owner, slot) >> card & 1 == 1:
                    return False
                cards -= 1 << card
                game.packet[past][owner][slot] = card
    return True


@rule
def hide_cards(game: State, seat: int, owner: int, chance: Row) -> None:
    """Deal anew the cards of an owner that the seat does not know, from the start again until a deal is possible."""
    unknown = unknown_cards(game, seat, owner)
    while not deal_unknown(game, seat, owner, unknown, chance):
        pass


@rule
def order_open(game: State, seat: int, past: int) -> bool:
    """Whether either of the two cards that a seat passed on may be the one that its left neighbour kept."""
    if game.played[past][seat][1] == 1 or game.played[past][seat][2] == 1:
        return False
    return ruled_out(game, past, seat, 1) >> game.packet[past][seat][2] & 1 == 0


@rule
def hide_passed(game: State, seat: int, chance: Row) -> None:
    """Who of the next two got which of the cards that a seat passed on. With two families the owner gets one back."""
    if game.seats == 2:
        return
    rounds = game.round % PERIOD
    if game.phase >= PLAYING:
        rounds += 1
    for past in range(rounds):
        if order_open(game, seat, past):
            first, second = game.packet[past][seat][1], game.packet[past][seat][2]
            if (first < second) == (below(chance, 2) == 1):
                game.packet[past][seat][1] = second
                game.packet[past][seat][2] = first


@rule
def hide_choices(game: State, seat: int, chance: Row) -> None:
    """What others have chosen in this step of the draft may be any card that lay before them."""
    for other in range(game.seats):
        if other != seat and game.chosen[other] != NOBODY:
            game.chosen[other] = game.turn + below(chance, HAND - game.turn)


@rule
def hide_stack(game: State, chance: Row) -> None:
    """The order of the gray persons to come, where somebody else has fixed it by looking."""
    first = game.round if game.phase == PERSONS else game.round + 1
    fixed = 0
    for future in range(first, ROUNDS):
        if game.gray[future] != NOBODY:
            fixed |= 1 << future
            game.gray[future] = NOBODY
    for future in range(first, ROUNDS):
        if fixed >> future & 1 == 1:
            game.gray[future] = any_of(gray_stack(game, future // PERIOD), chance)


@rule
def hide(game: State, seat: int, chance: Row) -> None:
    """Deal anew everything that a seat can't know, evenly among what it must hold possible."""
    for owner in range(game.seats):
        hide_cards(game, seat, owner, chance)
    hide_passed(game, seat, chance)
    hide_choices(game, seat, chance)
    if game.spied[seat] == 0:
        hide_stack(game, chance)
