"""What one onlooker may see of a game, built from nothing: what is not written here is not shown."""

from typing import Any

from parvis.engine.contract import seats_of
from parvis.engine.course import OVER
from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.engine.questions import NATURE, SEAT
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import cards, course, draft, hiring, plague, possessions, set_up, stacks
from parvis.games.notre_dame.state import NOBODY, State

PHASE_NAMES = {
    set_up.START_PLAYER: "set-up",
    set_up.MESSAGES: "set-up",
    set_up.REMOVING: "set-up",
    stacks.LAYING_OUT: "persons",
    draft.DRAWING: "draft",
    draft.DRAFT: "draft",
    cards.PLAYING: "play",
    hiring.HIRING: "hire",
    plague.PLAGUE: "plague",
    OVER: "over",
}


def named(bits: int, names: tuple[str, ...]) -> list[str]:
    """Names of a set of bits, in order."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def persons_out(state: State) -> list[int]:
    """The persons of this round who have come out."""
    first = state.round % pieces.PERIOD * stacks.BROWN_A_ROUND
    gray = [state.gray[state.round]] if PHASE_NAMES[state.phase] not in ("set-up", "persons") else []
    return [person for person in [*state.brown[first : first + stacks.BROWN_A_ROUND], *gray] if person != NOBODY]


def rats_out(state: State) -> int:
    """The rats of this round, as far as its persons have come out."""
    return sum(pieces.RATS[state.ruling][person] for person in persons_out(state))


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
        "period": pieces.LETTERS[state.round // pieces.PERIOD],
        "round_of_period": state.round % pieces.PERIOD + 1,
        "start": None if state.phase == set_up.START_PLAYER else state.start,
        "movers": deciding(state),
        "turn": whose_turn(state),
        "card_of_round": card_of_round(state),
        "persons": [
            {"person": pieces.PERSON_NAMES[person], "rats": pieces.RATS[state.ruling][person]} for person in out
        ],
        "plague": rats_out(state),
        "brown_to_come": named(stacks.brown_stack(state), pieces.PERSON_NAMES),
        "gray_to_come": gray_to_come(state, out),
        "removed": [pieces.PERSON_NAMES[person] for person in state.removed if person != NOBODY],
        "spied": spied(state, onlooker),
        "cathedral": cathedral(state),
        "boroughs": [borough(state, number) for number in range(possessions.boroughs(state))],
        "families": [family(state, seat, onlooker) for seat in range(state.seats)],
    }


def cathedral(state: State) -> dict[str, Any]:
    """The cathedral: what it shares out after which round, and what a marker would earn, or with one more there."""
    markers = possessions.cathedral_markers(state)
    return {
        "prestige": pieces.CATHEDRAL[state.seats],
        "markers": [state.markers[seat][pieces.NOTRE_DAME] for seat in range(state.seats)],
        "after_round": pieces.PERIOD * (state.round // pieces.PERIOD + 1),
        "share": course.share(state, markers) if markers else None,
        "share_with_one_more": course.share(state, markers + 1),
    }


def card_of_round(state: State) -> int | None:
    """Whether it is the first or the second card of the round that players play now."""
    return turns_begun(state) // state.seats + 1 if state.phase == cards.PLAYING else None


def turns_begun(state: State) -> int:
    """Turns of this phase before the present one. A turn is counted when it begins, and lasts while questions wait."""
    return state.step - min(state.depth, 1)


def whose_turn(state: State) -> int | None:
    """The seat that plays or hires now."""
    return (
        possessions.seat_at_turn(state, turns_begun(state)) if state.phase in (cards.PLAYING, hiring.HIRING) else None
    )


def deciding(state: State) -> list[int]:
    """The players that may decide now."""
    if state.depth > 0:
        seat = state.asked[state.depth - 1][SEAT]
        return [] if seat == NATURE else [seat]
    if state.phase == draft.DRAFT:
        return seats_of(draft.undecided(state))
    turn = whose_turn(state)
    return [] if turn is None else [turn]


def gray_to_come(state: State, out: list[int]) -> dict[str, list[str]]:
    """Gray persons still to come by letter, in no order: those whom all know to be in the stack."""
    seen_ahead = sum(1 << person for person in state.gray[state.round :] if person != NOBODY and person not in out)
    coming = {}
    for letter in range(state.round // pieces.PERIOD, len(pieces.LETTERS)):
        ahead = seen_ahead & sum(
            1 << state.gray[future] for future in rounds_of(letter) if state.gray[future] != NOBODY
        )
        coming[pieces.LETTERS[letter]] = named(stacks.gray_stack(state, letter) | ahead, pieces.PERSON_NAMES)
    return coming


def rounds_of(letter: int) -> range:
    """The rounds of a period."""
    return range(pieces.PERIOD * letter, pieces.PERIOD * letter + pieces.PERIOD)


def spied(state: State, onlooker: Onlooker) -> list[str]:
    """The gray persons to come in their order, for a seat that has looked."""
    knows = onlooker == EVERYTHING or (onlooker is not None and 0 <= onlooker < state.seats and state.spied[onlooker])
    if not knows:
        return []
    first = state.round if state.phase == stacks.LAYING_OUT else state.round + 1
    return [pieces.PERSON_NAMES[person] for person in state.gray[first : pieces.ROUNDS] if person != NOBODY]


def borough(state: State, number: int) -> dict[str, Any]:
    """A borough: whose it is and its markets with their messages."""
    owners = [seat for seat in range(state.seats) if possessions.home(state, seat) == number]
    markets = range(pieces.MARKET_PLACES * number, pieces.MARKET_PLACES * (number + 1))
    return {
        "borough": number,
        "family": owners[0] if owners else None,
        "markets": [
            {
                "market": pieces.Market.words[market],
                "message": None if state.message[market] == NOBODY else pieces.MESSAGE_NAMES[state.message[market]],
                "carriages": [seat for seat in range(state.seats) if state.carriage[seat] == market],
            }
            for market in markets
        ],
    }


def is_swept(state: State, seat: int) -> bool:
    """Whether this round's plague has come to a player already."""
    reached = state.step if state.phase == plague.PLAGUE else 0
    return state.phase == OVER or seat in [possessions.seat_at_turn(state, step) for step in range(reached)]


def family(state: State, seat: int, onlooker: Onlooker) -> dict[str, Any]:
    """A player: what all see, and for itself its cards and its prestige."""
    open_scores = onlooker == EVERYTHING or state.phase == OVER
    shown: dict[str, Any] = {
        "seat": seat,
        "borough": possessions.home(state, seat),
        "coins": state.coins[seat],
        "supply": state.supply[seat],
        "general_supply": possessions.general_supply(state, seat),
        "rat": state.rat[seat],
        "rat_to": state.rat[seat] if is_swept(state, seat) else plague.swept_to(state, seat, rats_out(state)),
        "doctor": bool(state.doctor[seat]),
        "friend": pieces.PLACE_NAMES[state.friend[seat]] if state.friend[seat] != NOBODY else None,
        "carriage": pieces.Market.words[state.carriage[seat]],
        "markers": {pieces.PLACE_NAMES[sector]: state.markers[seat][sector] for sector in range(pieces.SECTORS)},
        "influence": {
            pieces.PLACE_NAMES[sector]: possessions.influence(state, seat, sector) for sector in range(pieces.SECTORS)
        },
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
        {"colour": colour, "type": pieces.MESSAGE_NAMES[kind]}
        for colour in range(possessions.boroughs(state))
        for kind in range(pieces.MESSAGE_TYPES)
        if state.holder[colour][kind] == seat
    ]


def cards_played(state: State, seat: int) -> list[dict[str, Any]]:
    """Cards that a seat has played face up in this round, and whose they are."""
    played = []
    for slot in range(draft.HAND):
        owner = draft.owner_of(state, seat, slot)
        if state.played[state.round % pieces.PERIOD][owner][slot]:
            card = state.packet[state.round % pieces.PERIOD][owner][slot]
            played.append({"card": pieces.CARD_NAMES[card], "owner": owner})
    return played


def own_cards(state: State, seat: int) -> dict[str, Any]:
    """A seat's own cards: before it in the draft, kept, in the hand, chosen, and those of its nine still to come."""
    drafting = state.phase == draft.DRAFT
    before: list[str] = []
    kept: list[str] = []
    holding: list[str] = []
    chosen = None
    if drafting:
        before = named(draft.cards_to_keep(state, seat), pieces.CARD_NAMES)
        kept = [kept_card(state, seat, slot) for slot in range(state.step)]
        if state.chosen[seat] != NOBODY:
            packet = state.packet[state.round % pieces.PERIOD][draft.owner_of(state, seat, state.step)]
            chosen = pieces.CARD_NAMES[packet[state.chosen[seat]]]
    elif state.phase in (cards.PLAYING, hiring.HIRING, plague.PLAGUE):
        holding = holding_cards(state, seat)
    return {
        "before": before,
        "kept": kept,
        "chosen": chosen,
        "hand": holding,
        "to_come": named(draft.undealt(state, seat), pieces.CARD_NAMES),
        "passes": draft.STEPS - state.step if drafting else 0,
    }


def kept_card(state: State, seat: int, slot: int) -> str:
    """The card that a seat kept in a step of the draft."""
    return pieces.CARD_NAMES[state.packet[state.round % pieces.PERIOD][draft.owner_of(state, seat, slot)][slot]]


def holding_cards(state: State, seat: int) -> list[str]:
    """Cards in a seat's hand, two of the same name both, in the order of the catalogue."""
    cards = []
    for slot in range(draft.HAND):
        owner = draft.owner_of(state, seat, slot)
        if not state.played[state.round % pieces.PERIOD][owner][slot]:
            cards.append(state.packet[state.round % pieces.PERIOD][owner][slot])
    return [pieces.CARD_NAMES[card] for card in sorted(cards)]
