"""What a learned value looks at: some two hundred small numbers about a position, from one player's point of view.

All of it is known to that player. Counts stand as they are and as steps ("at least two"), so that weights can follow a
curve. Every round has weights of its own, so no number needs to tell how much is still to come.
"""

from parvis.engine.state import Row
from parvis.engine.vectors import fill, put_bits
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.players import moments, value
from parvis.games.notre_dame.rules import cards, draft, hiring, plague, possessions, stacks
from parvis.games.notre_dame.state import NOBODY, State, rule

COUNT_STEPS = 4
"""Counts have a number for "at least" 1 to 4, and the count itself."""
COUNT = COUNT_STEPS + 1
OWN_BITS = pieces.MESSAGE_TYPES.bit_length()
OWN = (1 << OWN_BITS) - 1
"""Bits for a number of messages of a colour."""
SHARE = 10
"""Shares of the cathedral are in tenths of a prestige."""


def count_names(what: str) -> list[str]:
    """Names of the numbers of a count."""
    return [f"{what} at least {step}" for step in range(1, COUNT)] + [what]


RIVAL_NAMES = ("ahead", "coins", "supply", "rat", "pieces", "hospital", "messages", "cathedral")
PARTS: dict[str, list[str]] = {
    "sectors": [name for sector in pieces.PLACE_NAMES[: pieces.SECTORS] for name in count_names(sector)],
    "cathedral": [*count_names("own in cathedral"), "others in cathedral", "share of cathedral"],
    "coins": count_names("coins"),
    "supply": [*count_names("supply"), "general supply"],
    "rat": [
        "rat",
        "doctor",
        "rat beyond the end",
        *(f"rat will be at {space}" for space in range(pieces.PLAGUE_END + 1)),
    ],
    "friend": [f"friend in {sector}" for sector in pieces.PLACE_NAMES[: pieces.SECTORS]],
    "held": [f"holds {card}" for card in pieces.CARD_NAMES],
    "before": [f"may choose {card}" for card in pieces.CARD_NAMES],
    "to_play": [f"{count} cards to play" for count in range(draft.HAND)],
    "undealt": [f"{card} to be dealt" for card in pieces.CARD_NAMES],
    "phase": ["before the draft", "second card of the draft", "playing", "may still hire", "hires first", "hires last"],
    "offered": [f"may hire {person}" for person in pieces.PERSON_NAMES],
    "brown": [f"{person} to come" for person in pieces.PERSON_NAMES[: pieces.BROWN_PERSONS]],
    "gray": [f"{person} may come" for person in pieces.PERSON_NAMES[pieces.BROWN_PERSONS :]],
    "messages": [
        *(f"{kind} messages" for kind in pieces.MESSAGE_NAMES),
        "messages",
        "pairs of messages",
        "messages out",
    ],
    "reach": [f"{what} within {steps}" for steps in range(1, COUNT) for what in ("messages", "best message")],
    "options": ["new persons", "limited coins", "counsellor free"],
    "rivals": [f"rival {rival} {what}" for rival in range(1, pieces.SEATS) for what in RIVAL_NAMES],
}
FEATURE_NAMES = tuple(name for names in PARTS.values() for name in names)
FEATURES = len(FEATURE_NAMES)
FIRST = {part: sum(len(names) for names in list(PARTS.values())[:place]) for place, part in enumerate(PARTS)}
(
    SECTORS_AT,
    CATHEDRAL_AT,
    COINS_AT,
    SUPPLY_AT,
    RAT_AT,
    FRIEND_AT,
    HELD_AT,
    BEFORE_AT,
    TO_PLAY_AT,
    UNDEALT_AT,
    PHASE_AT,
    OFFERED_AT,
    BROWN_AT,
    GRAY_AT,
    MESSAGES_AT,
    REACH_AT,
    OPTIONS_AT,
    RIVALS_AT,
) = FIRST.values()
RIVAL_NUMBERS = len(RIVAL_NAMES)
RIVAL_MESSAGES = RIVAL_NAMES.index("messages")


def distances(reach: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """From market to market, how many streets lie between them; COUNT_STEPS + 1 stands for all that are farther."""
    return tuple(
        tuple(
            next((s for s in range(COUNT_STEPS + 1) if rings[s] >> market & 1), COUNT_STEPS + 1)
            for market in range(pieces.MARKETS)
        )
        for rings in reach
    )


DISTANCE = tuple(tuple(distances(reach) for reach in boards) for boards in pieces.REACH)
"""By ruling, number of boroughs less 3 and market: streets to every market."""


@rule
def write_count(count: int, out: Row, at: int) -> None:
    """A count, and the steps that it has reached."""
    for step in range(COUNT_STEPS):
        out[at + step] = 1 if count > step else 0
    out[at + COUNT_STEPS] = count


@rule
def steps_from(state: State, first: int, seat: int) -> int:
    """How many steps clockwise a seat sits from the first one."""
    return seat - first if seat >= first else seat - first + state.seats


@rule
def pieces_out(state: State, seat: int) -> int:
    """Influence in all sectors together."""
    count = 0 if state.friend[seat] == NOBODY else 1
    for sector in range(pieces.SECTORS):
        count += state.markers[seat][sector]
    return count


@rule
def write_pieces(state: State, seat: int, out: Row) -> None:
    """Influence in the sectors and in the cathedral, coins, supplies, the friend."""
    for sector in range(pieces.SECTORS):
        write_count(possessions.influence(state, seat, sector), out, SECTORS_AT + COUNT * sector)
    own, all_markers = state.markers[seat][pieces.NOTRE_DAME], possessions.cathedral_markers(state)
    write_count(own, out, CATHEDRAL_AT)
    out[CATHEDRAL_AT + COUNT] = all_markers - own
    if own > 0:
        out[CATHEDRAL_AT + COUNT + 1] = SHARE * pieces.CATHEDRAL[state.seats] * own // all_markers
    write_count(state.coins[seat], out, COINS_AT)
    write_count(state.supply[seat], out, SUPPLY_AT)
    out[SUPPLY_AT + COUNT] = possessions.general_supply(state, seat)
    if state.friend[seat] != NOBODY:
        out[FRIEND_AT + state.friend[seat]] = 1


@rule
def write_rat(state: State, seat: int, out: Row) -> None:
    """The rat, and where it will be after this round's plague, once its persons are known."""
    space = state.rat[seat]
    out[RAT_AT] = space
    out[RAT_AT + 1] = state.doctor[seat]
    if moments.threatens(state):
        space -= possessions.influence(state, seat, pieces.HOSPITAL)
        if state.doctor[seat] == 0:
            space += plague.plague(state)
    out[RAT_AT + 2] = max(0, space - pieces.PLAGUE_END)
    out[RAT_AT + 3 + min(pieces.PLAGUE_END, max(0, space))] = 1


@rule
def write_cards(state: State, seat: int, out: Row) -> None:
    """Cards that the player holds and has not played, those before it in the draft, those of its own still to come."""
    chosen = state.chosen[seat] != NOBODY
    for slot in range(draft.HAND):
        card = value.card_held(state, seat, slot)
        if card != NOBODY:
            out[HELD_AT + card] += 1
        elif state.phase == draft.DRAFT and slot >= state.step and not chosen:
            out[
                BEFORE_AT + state.packet[state.round % pieces.PERIOD][draft.owner_of(state, seat, state.step)][slot]
            ] += 1
    out[TO_PLAY_AT + value.cards_to_play(state, seat)] = 1
    put_bits(out, UNDEALT_AT, pieces.CARDS, draft.undealt(state, seat))


@rule
def write_persons(state: State, seat: int, out: Row) -> None:
    """The phase as far as it matters to this player, whom it can still hire in this round, and who is still to come."""
    turn = steps_from(state, state.start, seat)
    may_hire = moments.is_before_hiring(state) or (state.phase == hiring.HIRING and state.step <= turn)
    out[PHASE_AT] = 1 if moments.is_before_draft(state) else 0
    out[PHASE_AT + 1] = 1 if state.phase == draft.DRAFT and state.step == 1 else 0
    out[PHASE_AT + 2] = 1 if state.phase == cards.PLAYING else 0
    out[PHASE_AT + 3] = 1 if may_hire else 0
    out[PHASE_AT + 4] = 1 if turn == 0 else 0
    out[PHASE_AT + 5] = 1 if turn == state.seats - 1 else 0
    if may_hire and moments.threatens(state):
        first = state.round % pieces.PERIOD * stacks.BROWN_A_ROUND
        out[OFFERED_AT + state.brown[first]] = 1
        out[OFFERED_AT + state.brown[first + 1]] = 1
        out[OFFERED_AT + state.gray[state.round]] = 1
    coming = stacks.brown_stack(state)
    put_bits(out, BROWN_AT, pieces.BROWN_PERSONS, coming)
    for letter in range(state.round // pieces.PERIOD, len(pieces.LETTERS)):
        coming |= stacks.gray(state, letter)
    coming &= ~stacks.gray_gone(state)
    put_bits(out, GRAY_AT, pieces.PERSONS - pieces.BROWN_PERSONS, coming >> pieces.BROWN_PERSONS)


@rule
def write_collected(state: State, seat: int, out: Row) -> int:
    """Messages collected, this seat's by type; returns the colours of which it may take one now, as bits.

    See `may_collect` in rules/carriage.py.
    """
    fewest, owned, total, left = pieces.MESSAGE_TYPES, 0, 0, 0
    for colour in range(possessions.boroughs(state)):
        own, on_board = 0, 0
        for kind in range(pieces.MESSAGE_TYPES):
            holder = state.holder[colour][kind]
            if holder == NOBODY:
                on_board += 1
            elif holder == seat:
                own += 1
                out[MESSAGES_AT + kind] += 1
            else:
                out[RIVALS_AT + RIVAL_NUMBERS * (steps_from(state, seat, holder) - 1) + RIVAL_MESSAGES] += 1
        owned |= own << OWN_BITS * colour
        total += own
        left += on_board
        if on_board > 0:
            fewest = min(fewest, own)
    out[MESSAGES_AT + pieces.MESSAGE_TYPES] = total
    out[MESSAGES_AT + pieces.MESSAGE_TYPES + 1] = total // 2
    out[MESSAGES_AT + pieces.MESSAGE_TYPES + 2] = left
    colours = 0
    for colour in range(possessions.boroughs(state)):
        if owned >> OWN_BITS * colour & OWN <= fewest:
            colours |= 1 << colour
    return colours


@rule
def write_messages(state: State, seat: int, out: Row) -> None:
    """Messages collected, and those that the carriage could take within one to four streets."""
    colours, board = write_collected(state, seat, out), possessions.boroughs(state)
    streets = DISTANCE[state.ruling][board - 3][state.carriage[seat]]
    for market in range(pieces.MARKET_PLACES * board):
        kind = state.message[market]
        if kind != NOBODY and colours >> market // pieces.MARKET_PLACES & 1 == 1:
            near = max(1, streets[market])
            if near <= COUNT_STEPS:
                at = REACH_AT + 2 * (near - 1)
                out[at] += 1
                out[at + 1] = max(out[at + 1], kind + 1)
    for at in range(REACH_AT + 2, REACH_AT + 2 * COUNT_STEPS, 2):
        out[at] += out[at - 2]
        out[at + 1] = max(out[at + 1], out[at - 1])


@rule
def write_rivals(state: State, seat: int, out: Row) -> None:
    """The other players clockwise, in outline."""
    for step in range(1, state.seats):
        rival = seat + step
        if rival >= state.seats:
            rival -= state.seats
        at = RIVALS_AT + RIVAL_NUMBERS * (step - 1)
        out[at] = state.prestige[rival] - state.prestige[seat]
        out[at + 1] = state.coins[rival]
        out[at + 2] = state.supply[rival]
        out[at + 3] = state.rat[rival]
        out[at + 4] = pieces_out(state, rival)
        out[at + 5] = possessions.influence(state, rival, pieces.HOSPITAL)
        out[at + 7] = state.markers[rival][pieces.NOTRE_DAME]


@rule
def features(state: State, seat: int, out: Row) -> int:
    """Write FEATURES numbers; returns the round, which has weights of its own."""
    fill(out, 0, FEATURES, 0)
    write_pieces(state, seat, out)
    write_rat(state, seat, out)
    write_cards(state, seat, out)
    write_persons(state, seat, out)
    write_messages(state, seat, out)
    out[OPTIONS_AT] = state.new_persons
    out[OPTIONS_AT + 1] = state.limited_coins
    out[OPTIONS_AT + 2] = state.counsellor_free
    write_rivals(state, seat, out)
    return state.round
