"""What one onlooker may see of a game, built from nothing: what is not written here is not shown."""

from typing import Any

from parvis.engine.contract import seats_of
from parvis.engine.course import OVER
from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.engine.questions import NATURE, SEAT
from parvis.games.notre_dame.pieces import (
    CARD_NAMES,
    CATHEDRAL,
    LETTERS,
    MARKET_PLACES,
    MESSAGE_NAMES,
    MESSAGE_TYPES,
    NOTRE_DAME,
    PERIOD,
    PERSON_NAMES,
    PLACE_NAMES,
    RATS,
    ROUNDS,
    SECTORS,
    Market,
)
from parvis.games.notre_dame.rules.cards import PLAYING
from parvis.games.notre_dame.rules.course import share
from parvis.games.notre_dame.rules.draft import (
    DRAFT,
    DRAWING,
    HAND,
    STEPS,
    cards_to_keep,
    owner_of,
    undealt,
    undecided,
)
from parvis.games.notre_dame.rules.hiring import HIRING
from parvis.games.notre_dame.rules.plague import PLAGUE, swept_to
from parvis.games.notre_dame.rules.possessions import (
    boroughs,
    cathedral_markers,
    general_supply,
    home,
    influence,
    seat_at_turn,
)
from parvis.games.notre_dame.rules.set_up import MESSAGES, REMOVING, START_PLAYER
from parvis.games.notre_dame.rules.stacks import BROWN_A_ROUND, LAYING_OUT, brown_stack, gray_stack
from parvis.games.notre_dame.state import NOBODY, State

PHASE_NAMES = {
    START_PLAYER: "set-up",
    MESSAGES: "set-up",
    REMOVING: "set-up",
    LAYING_OUT: "persons",
    DRAWING: "draft",
    DRAFT: "draft",
    PLAYING: "play",
    HIRING: "hire",
    PLAGUE: "plague",
    OVER: "over",
}


def named(bits: int, names: tuple[str, ...]) -> list[str]:
    """Names of a set of bits, in order."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def persons_out(state: State) -> list[int]:
    """The persons of this round who have come out."""
    first = state.round % PERIOD * BROWN_A_ROUND
    gray = [state.gray[state.round]] if PHASE_NAMES[state.phase] not in ("set-up", "persons") else []
    return [person for person in [*state.brown[first : first + BROWN_A_ROUND], *gray] if person != NOBODY]


def rats_out(state: State) -> int:
    """The rats of this round, as far as its persons have come out."""
    return sum(RATS[state.ruling][person] for person in persons_out(state))


def view(state: State, onlooker: Onlooker) -> dict[str, Any]:
    """The table as an onlooker sees it: plain numbers, words and lists.

    Open to all: persons, messages, pieces, coins, supplies, rats, cards played. For a seat also its own cards and
    prestige, and the gray persons to come if it has spied. Prestige of all at the end and for EVERYTHING.
    """
    out = persons_out(state)
    return {
        "ruling": state.ruling,
        "seats": state.seats,
        "onlooker": onlooker if onlooker is not None and 0 <= onlooker < state.seats else None,
        "phase": PHASE_NAMES[state.phase],
        "over": state.phase == OVER,
        "round": state.round + 1,
        "period": LETTERS[state.round // PERIOD],
        "round_of_period": state.round % PERIOD + 1,
        "start": None if state.phase == START_PLAYER else state.start,
        "movers": deciding(state),
        "turn": whose_turn(state),
        "card_of_round": card_of_round(state),
        "persons": [{"person": PERSON_NAMES[person], "rats": RATS[state.ruling][person]} for person in out],
        "plague": rats_out(state),
        "brown_to_come": named(brown_stack(state), PERSON_NAMES),
        "gray_to_come": gray_to_come(state, out),
        "removed": [PERSON_NAMES[person] for person in state.removed if person != NOBODY],
        "spied": spied(state, onlooker),
        "cathedral": cathedral(state),
        "boroughs": [borough(state, number) for number in range(boroughs(state))],
        "families": [family(state, seat, onlooker) for seat in range(state.seats)],
    }


def cathedral(state: State) -> dict[str, Any]:
    """The cathedral: what it shares out after which round, and what a marker would earn, or with one more there."""
    markers = cathedral_markers(state)
    return {
        "prestige": CATHEDRAL[state.seats],
        "markers": [state.markers[seat][NOTRE_DAME] for seat in range(state.seats)],
        "after_round": PERIOD * (state.round // PERIOD + 1),
        "share": share(state, markers) if markers else None,
        "share_with_one_more": share(state, markers + 1),
    }


def card_of_round(state: State) -> int | None:
    """Whether it is the first or the second card of the round that players play now."""
    return turns_begun(state) // state.seats + 1 if state.phase == PLAYING else None


def turns_begun(state: State) -> int:
    """Turns of this phase before the present one. A turn is counted when it begins, and lasts while questions wait."""
    return state.step - min(state.depth, 1)


def whose_turn(state: State) -> int | None:
    """The seat that plays or hires now."""
    return seat_at_turn(state, turns_begun(state)) if state.phase in (PLAYING, HIRING) else None


def deciding(state: State) -> list[int]:
    """The players that may decide now."""
    if state.depth > 0:
        seat = state.asked[state.depth - 1][SEAT]
        return [] if seat == NATURE else [seat]
    if state.phase == DRAFT:
        return seats_of(undecided(state))
    turn = whose_turn(state)
    return [] if turn is None else [turn]


def gray_to_come(state: State, out: list[int]) -> dict[str, list[str]]:
    """Gray persons still to come by letter, in no order: those whom all know to be in the stack."""
    seen_ahead = sum(1 << person for person in state.gray[state.round :] if person != NOBODY and person not in out)
    coming = {}
    for letter in range(state.round // PERIOD, len(LETTERS)):
        ahead = seen_ahead & sum(
            1 << state.gray[future] for future in rounds_of(letter) if state.gray[future] != NOBODY
        )
        coming[LETTERS[letter]] = named(gray_stack(state, letter) | ahead, PERSON_NAMES)
    return coming


def rounds_of(letter: int) -> range:
    """The rounds of a period."""
    return range(PERIOD * letter, PERIOD * letter + PERIOD)


def spied(state: State, onlooker: Onlooker) -> list[str]:
    """The gray persons to come in their order, for a seat that has looked."""
    knows = onlooker == EVERYTHING or (onlooker is not None and 0 <= onlooker < state.seats and state.spied[onlooker])
    if not knows:
        return []
    first = state.round if state.phase == LAYING_OUT else state.round + 1
    return [PERSON_NAMES[person] for person in state.gray[first:ROUNDS] if person != NOBODY]


def borough(state: State, number: int) -> dict[str, Any]:
    """A borough: whose it is and its markets with their messages."""
    owners = [seat for seat in range(state.seats) if home(state, seat) == number]
    markets = range(MARKET_PLACES * number, MARKET_PLACES * (number + 1))
    return {
        "borough": number,
        "family": owners[0] if owners else None,
        "markets": [
            {
                "market": Market.words[market],
                "message": None if state.message[market] == NOBODY else MESSAGE_NAMES[state.message[market]],
                "carriages": [seat for seat in range(state.seats) if state.carriage[seat] == market],
            }
            for market in markets
        ],
    }


def is_swept(state: State, seat: int) -> bool:
    """Whether this round's plague has come to a player already."""
    reached = state.step if state.phase == PLAGUE else 0
    return state.phase == OVER or seat in [seat_at_turn(state, step) for step in range(reached)]


def family(state: State, seat: int, onlooker: Onlooker) -> dict[str, Any]:
    """A player: what all see, and for itself its cards and its prestige."""
    open_scores = onlooker == EVERYTHING or state.phase == OVER
    shown: dict[str, Any] = {
        "seat": seat,
        "borough": home(state, seat),
        "coins": state.coins[seat],
        "supply": state.supply[seat],
        "general_supply": general_supply(state, seat),
        "rat": state.rat[seat],
        "rat_to": state.rat[seat] if is_swept(state, seat) else swept_to(state, seat, rats_out(state)),
        "doctor": bool(state.doctor[seat]),
        "friend": PLACE_NAMES[state.friend[seat]] if state.friend[seat] != NOBODY else None,
        "carriage": Market.words[state.carriage[seat]],
        "markers": {PLACE_NAMES[sector]: state.markers[seat][sector] for sector in range(SECTORS)},
        "influence": {PLACE_NAMES[sector]: influence(state, seat, sector) for sector in range(SECTORS)},
        "messages": messages(state, seat),
        "played": cards_played(state, seat),
        "prestige": state.prestige[seat] if open_scores or onlooker == seat else None,
        "cards": None,
    }
    if onlooker in (seat, EVERYTHING):
        shown["cards"] = own_cards(state, seat)
    return shown


def open_scores(state: State, shown: dict[str, Any]) -> dict[str, Any]:
    """A view with the prestige of all players in it."""
    families = [{**family, "prestige": state.prestige[family["seat"]]} for family in shown["families"]]
    return {**shown, "families": families}


def messages(state: State, seat: int) -> list[dict[str, Any]]:
    """Messages that a player has collected: colour (the borough's number) and type."""
    return [
        {"colour": colour, "type": MESSAGE_NAMES[kind]}
        for colour in range(boroughs(state))
        for kind in range(MESSAGE_TYPES)
        if state.holder[colour][kind] == seat
    ]


def cards_played(state: State, seat: int) -> list[dict[str, Any]]:
    """Cards that a seat has played face up in this round, and whose they are."""
    played = []
    for slot in range(HAND):
        owner = owner_of(state, seat, slot)
        if state.played[state.round % PERIOD][owner][slot]:
            card = state.packet[state.round % PERIOD][owner][slot]
            played.append({"card": CARD_NAMES[card], "owner": owner})
    return played


def own_cards(state: State, seat: int) -> dict[str, Any]:
    """A seat's own cards: before it in the draft, kept, in the hand, chosen, and those of its nine still to come."""
    drafting = state.phase == DRAFT
    before: list[str] = []
    kept: list[str] = []
    holding: list[str] = []
    chosen = None
    if drafting:
        before = named(cards_to_keep(state, seat), CARD_NAMES)
        kept = [kept_card(state, seat, slot) for slot in range(state.step)]
        if state.chosen[seat] != NOBODY:
            packet = state.packet[state.round % PERIOD][owner_of(state, seat, state.step)]
            chosen = CARD_NAMES[packet[state.chosen[seat]]]
    elif state.phase in (PLAYING, HIRING, PLAGUE):
        holding = holding_cards(state, seat)
    return {
        "before": before,
        "kept": kept,
        "chosen": chosen,
        "hand": holding,
        "to_come": named(undealt(state, seat), CARD_NAMES),
        "passes": STEPS - state.step if drafting else 0,
    }


def kept_card(state: State, seat: int, slot: int) -> str:
    """The card that a seat kept in a step of the draft."""
    return CARD_NAMES[state.packet[state.round % PERIOD][owner_of(state, seat, slot)][slot]]


def holding_cards(state: State, seat: int) -> list[str]:
    """Cards in a seat's hand, two of the same name both, in the order of the catalogue."""
    cards = []
    for slot in range(HAND):
        owner = owner_of(state, seat, slot)
        if not state.played[state.round % PERIOD][owner][slot]:
            cards.append(state.packet[state.round % PERIOD][owner][slot])
    return [CARD_NAMES[card] for card in sorted(cards)]
