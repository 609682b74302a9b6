"""What a seat knows, and dealing again what it does not: the determinization that search and honest bots begin with.

Hidden from a seat are: which cards the others keep, hold or laid aside; who of the next two got which of the cards that
it passed on; and, unless it has spied, the order of the gray persons to come. It does know the cards that it saw in
passing, every card played face up and whose it was, and thus which cards are left in a deck as far as that follows.
Of two cards with the same name the one that came into the hand first is played; so whoever plays the later one tells
that no earlier card still in that hand has this name.

With the same chance the outcome is the same for all truths that the seat can't tell apart.
Prestige is hidden from the page, which keeps no tally for anybody, but not from knowledge: each gain was made openly.
"""

from parvis.engine.chance import any_of, below
from parvis.engine.state import Row
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.players import moments
from parvis.games.notre_dame.rules import draft, stacks
from parvis.games.notre_dame.state import NOBODY, State, rule


@rule
def slots_taken(state: State) -> int:
    """Slots of this round's packets whose holders are settled."""
    if state.phase == draft.DRAFT:
        return state.step
    return draft.HAND if moments.is_after_draft(state) else 0


@rule
def first_seen(state: State, seat: int, owner: int, slots: int) -> int:
    """The first slot of a packet that a seat has seen; it saw the later ones too. HAND: it saw none of them.

    `slots`: how many of them have holders that are settled; all HAND of earlier rounds.
    """
    distance = seat - owner
    if distance < 0:
        distance += state.seats
    return distance if distance <= slots else draft.HAND


@rule
def unknown_cards(state: State, seat: int, owner: int, slots: int) -> int:
    """Cards of an owner that may lie where the seat has not seen, as bits: all but those that it knows.

    `slots`: how many of this round's packets are settled.
    """
    cards = (1 << pieces.CARDS) - 1
    now = state.round % pieces.PERIOD
    for past in range(now + 1):
        seen = first_seen(state, seat, owner, slots if past == now else draft.HAND)
        for slot in range(draft.HAND):
            is_known = int(slot >= seen) | state.played[past][owner][slot]
            cards -= (is_known << state.packet[past][owner][slot] + 1) >> 1  # none for NOBODY
    return cards


@rule
def ruled_out(state: State, past: int, owner: int, slot: int) -> int:
    """Cards that can't lie in this unplayed slot, as bits: its holder would have played it before the later one."""
    holder = (owner + slot) % state.seats
    cards = 0
    for later in range(slot + 1, draft.HAND):
        other = draft.owner_of(state, holder, later)
        if state.played[past][other][later] == 1:
            cards |= 1 << state.packet[past][other][later]
    return cards


@rule
def deal_unknown(state: State, seat: int, owner: int, unknown: int, chance: Row) -> bool:
    """Deal an owner's unknown cards into the slots that the seat does not know; False for a deal that is ruled out."""
    cards = unknown
    now = state.round % pieces.PERIOD
    for past in range(now + 1):
        for slot in range(first_seen(state, seat, owner, slots_taken(state) if past == now else draft.HAND)):
            if state.packet[past][owner][slot] != NOBODY and state.played[past][owner][slot] == 0:
                card = any_of(cards, chance)
                if ruled_out(state, past, owner, slot) >> card & 1 == 1:
                    return False
                cards -= 1 << card
                state.packet[past][owner][slot] = card
    return True


@rule
def hide_cards(state: State, seat: int, owner: int, chance: Row) -> None:
    """Deal again the cards of an owner that the seat does not know, until a deal is possible."""
    unknown = unknown_cards(state, seat, owner, slots_taken(state))
    while not deal_unknown(state, seat, owner, unknown, chance):
        pass


@rule
def order_open(state: State, seat: int, past: int) -> bool:
    """Whether either of the two cards that a seat passed on may be the one that its left neighbour kept."""
    if state.played[past][seat][1] == 1 or state.played[past][seat][2] == 1:
        return False
    return ruled_out(state, past, seat, 1) >> state.packet[past][seat][2] & 1 == 0


@rule
def hide_passed(state: State, seat: int, chance: Row) -> None:
    """Who of the next two got which of the cards that a seat passed on. With two players the owner gets one back."""
    if state.seats == 2:
        return
    rounds = state.round % pieces.PERIOD
    if moments.is_after_draft(state):
        rounds += 1
    for past in range(rounds):
        if order_open(state, seat, past):
            first, second = state.packet[past][seat][1], state.packet[past][seat][2]
            if (first < second) == (below(chance, 2) == 1):
                state.packet[past][seat][1] = second
                state.packet[past][seat][2] = first


@rule
def hide_choices(state: State, seat: int, chance: Row) -> None:
    """What others have chosen in this step of the draft may be any card that lay before them."""
    for other in range(state.seats):
        if other != seat and state.chosen[other] != NOBODY:
            state.chosen[other] = state.step + below(chance, draft.HAND - state.step)


@rule
def hide_stack(state: State, chance: Row) -> None:
    """The order of the gray persons to come, where somebody else has fixed it by looking."""
    first = state.round if state.phase == stacks.LAYING_OUT else state.round + 1
    fixed = 0
    for future in range(first, pieces.ROUNDS):
        if state.gray[future] != NOBODY:
            fixed |= 1 << future
            state.gray[future] = NOBODY
    for future in range(first, pieces.ROUNDS):
        if fixed >> future & 1 == 1:
            state.gray[future] = any_of(stacks.gray_stack(state, future // pieces.PERIOD), chance)


@rule
def determinize(state: State, seat: int, chance: Row) -> None:
    """Deal again everything that a seat can't know, evenly among all that fits what it does."""
    for owner in range(state.seats):
        hide_cards(state, seat, owner, chance)
    hide_passed(state, seat, chance)
    hide_choices(state, seat, chance)
    if state.spied[seat] == 0:
        hide_stack(state, chance)
