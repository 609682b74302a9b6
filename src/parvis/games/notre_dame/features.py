"""What a learned value looks at: some two hundred small numbers about a position, in the eyes of one family.

All of it is known to that family. Counts stand as they are and as steps ("at least two"), so that weights can follow a
curve. Every round has weights of its own, so no number needs to tell how much is still to come.
"""

from parvis.engine.state import Row
from parvis.engine.vectors import fill
from parvis.games.notre_dame.pieces import (
    BROWN_PERSONS,
    CARD_NAMES,
    CARDS,
    CATHEDRAL,
    GRAY,
    HOSPITAL,
    LETTERS,
    MARKET_PLACES,
    MARKETS,
    MESSAGE_NAMES,
    MESSAGE_TYPES,
    NOTRE_DAME,
    PERIOD,
    PERSON_NAMES,
    PERSONS,
    PLACE_NAMES,
    PLAGUE_END,
    REACH,
    SEATS,
    SECTORS,
)
from parvis.games.notre_dame.rules.carriage import collected, still_out
from parvis.games.notre_dame.rules.draft import HAND, owner_of, undealt
from parvis.games.notre_dame.rules.family import boroughs, cathedral_markers, general_supply, influence
from parvis.games.notre_dame.rules.plague import plague
from parvis.games.notre_dame.rules.questions import DRAFT, DRAWING, HIRING, PLAGUE, PLAYING
from parvis.games.notre_dame.rules.stacks import BROWN_A_ROUND, brown_stack, gray_gone
from parvis.games.notre_dame.state import NOBODY, State, rule
from parvis.games.notre_dame.value import card_held, cards_to_play

STEPS = 4
"""Counts have a number for "at least" 1 to 4, and the count itself."""
COUNT = STEPS + 1
SHARE = 10
"""Shares of the cathedral are in tenths of a prestige."""


def count_names(what: str) -> list[str]:
    """Names of the numbers of a count."""
    return [f"{what} at least {step}" for step in range(1, COUNT)] + [what]


RIVAL_NAMES = ("ahead", "coins", "supply", "rat", "pieces", "hospital", "messages", "cathedral")
PARTS: dict[str, list[str]] = {
    "sectors": [name for sector in PLACE_NAMES[:SECTORS] for name in count_names(sector)],
    "cathedral": [*count_names("own in cathedral"), "others in cathedral", "share of cathedral"],
    "coins": count_names("coins"),
    "supply": [*count_names("supply"), "general supply"],
    "rat": ["rat", "doctor", "rat beyond the end", *(f"rat will be at {space}" for space in range(PLAGUE_END + 1))],
    "friend": [f"friend in {sector}" for sector in PLACE_NAMES[:SECTORS]],
    "held": [f"holds {card}" for card in CARD_NAMES],
    "before": [f"may choose {card}" for card in CARD_NAMES],
    "to_play": [f"{count} cards to play" for count in range(HAND)],
    "undealt": [f"{card} to be dealt" for card in CARD_NAMES],
    "phase": ["before the draft", "second card of the draft", "playing", "may still hire", "hires first", "hires last"],
    "offered": [f"may hire {person}" for person in PERSON_NAMES],
    "brown": [f"{person} to come" for person in PERSON_NAMES[:BROWN_PERSONS]],
    "gray": [f"{person} may come" for person in PERSON_NAMES[BROWN_PERSONS:]],
    "messages": [*(f"{kind} messages" for kind in MESSAGE_NAMES), "messages", "pairs of messages", "messages out"],
    "reach": [f"{what} within {steps}" for steps in range(1, COUNT) for what in ("messages", "best message")],
    "options": ["new persons", "limited coins", "counsellor free"],
    "rivals": [f"rival {rival} {what}" for rival in range(1, SEATS) for what in RIVAL_NAMES],
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
    """From market to market, how many streets lie between them; STEPS + 1 for all that are farther than STEPS."""
    return tuple(
        tuple(next((s for s in range(STEPS + 1) if rings[s] >> market & 1), STEPS + 1) for market in range(MARKETS))
        for rings in reach
    )


DISTANCE = tuple(distances(reach) for reach in REACH)
"""By number of boroughs less 3 and market: streets to every market."""


@rule
def write_count(count: int, out: Row, at: int) -> None:
    """A count, and the steps that it has reached."""
    for step in range(min(count, STEPS)):
        out[at + step] = 1
    out[at + STEPS] = count


@rule
def write_bits(bits: int, size: int, out: Row, at: int) -> None:
    """A set of bits, a number for each."""
    for bit in range(size):
        if bits >> bit & 1 == 1:
            out[at + bit] = 1


@rule
def write_pieces(game: State, seat: int, out: Row) -> None:
    """Influence in the sectors and in the cathedral, coins, supplies, the friend."""
    for sector in range(SECTORS):
        write_count(influence(game, seat, sector), out, SECTORS_AT + COUNT * sector)
    own, all_markers = game.markers[seat][NOTRE_DAME], cathedral_markers(game)
    write_count(own, out, CATHEDRAL_AT)
    out[CATHEDRAL_AT + COUNT] = all_markers - own
    if own > 0:
        out[CATHEDRAL_AT + COUNT + 1] = SHARE * CATHEDRAL[game.seats] * own // all_markers
    write_count(game.coins[seat], out, COINS_AT)
    write_count(game.supply[seat], out, SUPPLY_AT)
    out[SUPPLY_AT + COUNT] = general_supply(game, seat)
    if game.friend[seat] != NOBODY:
        out[FRIEND_AT + game.friend[seat]] = 1


@rule
def write_rat(game: State, seat: int, out: Row) -> None:
    """The rat, and where it will be after this round's plague, once its persons are known."""
    space = game.rat[seat]
    out[RAT_AT] = space
    out[RAT_AT + 1] = game.doctor[seat]
    if DRAWING <= game.phase < PLAGUE:
        space -= influence(game, seat, HOSPITAL)
        if game.doctor[seat] == 0:
            space += plague(game)
    out[RAT_AT + 2] = max(0, space - PLAGUE_END)
    out[RAT_AT + 3 + min(PLAGUE_END, max(0, space))] = 1


@rule
def write_cards(game: State, seat: int, out: Row) -> None:
    """Cards that the family holds and has not played, those before it in the draft, those of its own still to come."""
    chosen = game.chosen[seat] != NOBODY
    for slot in range(HAND):
        card = card_held(game, seat, slot)
        if card != NOBODY:
            out[HELD_AT + card] += 1
        elif game.phase == DRAFT and slot >= game.turn and not chosen:
            out[BEFORE_AT + game.packet[game.round % PERIOD][owner_of(game, seat, game.turn)][slot]] += 1
    out[TO_PLAY_AT + cards_to_play(game, seat)] = 1
    write_bits(undealt(game, seat), CARDS, out, UNDEALT_AT)


@rule
def write_persons(game: State, seat: int, out: Row) -> None:
    """The phase as far as it matters to this family, whom it can still hire in this round, and who is still to come."""
    turn = (seat - game.start + game.seats) % game.seats
    may_hire = game.phase < HIRING or (game.phase == HIRING and game.turn <= turn)
    out[PHASE_AT] = 1 if game.phase < DRAFT else 0
    out[PHASE_AT + 1] = 1 if game.phase == DRAFT and game.turn == 1 else 0
    out[PHASE_AT + 2] = 1 if game.phase == PLAYING else 0
    out[PHASE_AT + 3] = 1 if may_hire else 0
    out[PHASE_AT + 4] = 1 if turn == 0 else 0
    out[PHASE_AT + 5] = 1 if turn == game.seats - 1 else 0
    if may_hire and game.phase >= DRAWING:
        first = game.round % PERIOD * BROWN_A_ROUND
        out[OFFERED_AT + game.brown[first]] = 1
        out[OFFERED_AT + game.brown[first + 1]] = 1
        out[OFFERED_AT + game.gray[game.round]] = 1
    write_bits(brown_stack(game), BROWN_PERSONS, out, BROWN_AT)
    gray = 0
    for letter in range(game.round // PERIOD, len(LETTERS)):
        gray |= GRAY[game.new_persons][letter]
    gray &= ~gray_gone(game)
    write_bits(gray >> BROWN_PERSONS, PERSONS - BROWN_PERSONS, out, GRAY_AT)


@rule
def colours_open(game: State, seat: int) -> int:
    """Colours of which the family may take a message now, as bits; see `may_collect` in rules/carriage.py."""
    fewest = MESSAGE_TYPES
    for colour in range(boroughs(game)):
        if still_out(game, colour):
            fewest = min(fewest, collected(game, seat, colour))
    colours = 0
    for colour in range(boroughs(game)):
        if collected(game, seat, colour) <= fewest:
            colours |= 1 << colour
    return colours


@rule
def write_messages(game: State, seat: int, out: Row) -> None:
    """Messages collected, the own ones by type, and those that the carriage could take within one to four streets."""
    for colour in range(boroughs(game)):
        for kind in range(MESSAGE_TYPES):
            holder = game.holder[colour][kind]
            if holder == NOBODY:
                out[MESSAGES_AT + MESSAGE_TYPES + 2] += 1
            elif holder == seat:
                out[MESSAGES_AT + kind] += 1
            else:
                rival = (holder - seat + game.seats) % game.seats
                out[RIVALS_AT + RIVAL_NUMBERS * (rival - 1) + RIVAL_MESSAGES] += 1
    total = 0
    for kind in range(MESSAGE_TYPES):
        total += out[MESSAGES_AT + kind]
    out[MESSAGES_AT + MESSAGE_TYPES] = total
    out[MESSAGES_AT + MESSAGE_TYPES + 1] = total // 2
    colours, board = colours_open(game, seat), boroughs(game)
    for market in range(MARKET_PLACES * board):
        kind = game.message[market]
        if kind != NOBODY and colours >> market // MARKET_PLACES & 1 == 1:
            near = max(1, DISTANCE[board - 3][game.carriage[seat]][market])
            for steps in range(near, STEPS + 1):
                at = REACH_AT + 2 * (steps - 1)
                out[at] += 1
                out[at + 1] = max(out[at + 1], kind + 1)


@rule
def write_rivals(game: State, seat: int, out: Row) -> None:
    """The other families clockwise, in outline."""
    for step in range(1, game.seats):
        rival = (seat + step) % game.seats
        at = RIVALS_AT + RIVAL_NUMBERS * (step - 1)
        out[at] = game.prestige[rival] - game.prestige[seat]
        out[at + 1] = game.coins[rival]
        out[at + 2] = game.supply[rival]
        out[at + 3] = game.rat[rival]
        for sector in range(SECTORS):
            out[at + 4] += influence(game, rival, sector)
        out[at + 5] = influence(game, rival, HOSPITAL)
        out[at + 7] = game.markers[rival][NOTRE_DAME]


@rule
def features(game: State, seat: int, out: Row) -> int:
    """Write FEATURES numbers; returns the round, which has weights of its own."""
    fill(out, 0, FEATURES, 0)
    write_pieces(game, seat, out)
    write_rat(game, seat, out)
    write_cards(game, seat, out)
    write_persons(game, seat, out)
    write_messages(game, seat, out)
    out[OPTIONS_AT] = game.new_persons
    out[OPTIONS_AT + 1] = game.limited_coins
    out[OPTIONS_AT + 2] = game.counsellor_free
    write_rivals(game, seat, out)
    return game.round
