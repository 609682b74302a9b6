"""Which text belongs to a decision or a question. The texts stand in texts/, whole sentences each.

A key is the decision's words with hyphens, after `do-` on a button and after `log-` in the log; where the same words
answer different questions, the question stands in it too. Arguments named `seat`, or ending in `_seat`, are seats; the
page puts the player's name there.
"""

from collections.abc import Sequence

from parvis.engine.lines import Line
from parvis.engine.questions import NATURE
from parvis.games.notre_dame import effects, pieces
from parvis.games.notre_dame.rules import (
    cards,
    carriage,
    draft,
    hiring,
    moving,
    plague,
    possessions,
    sectors,
    set_up,
    stacks,
)
from parvis.games.notre_dame.rules.persons import base, new
from parvis.games.notre_dame.state import NOBODY, RULES, State

PROMPTS = {
    draft.KEEP_CARD: "keep",
    cards.PLAY_CARD: "play",
    hiring.HIRE_PERSON: "hire",
    cards.SOURCE: "source",
    cards.DONATION: "donation",
    cards.SEND_FRIEND: "friend",
    carriage.DRIVE_CARRIAGE: "drive",
    carriage.TAKE_MESSAGE: "message",
    sectors.CHOOSE_PERK: "perk",
    new.EXTRA_HIRE: "extra-hire",
    moving.LIFT_PIECE: "lift",
    moving.FOOL_TO: "fool-to",
    moving.BISHOP_TO: "bishop-to",
    moving.MINSTREL_FROM: "minstrel-from",
    moving.MINSTREL_TO: "minstrel-to",
    moving.CARRY_PIECES: "carry",
    plague.LOSS: "loss",
    new.CHOOSE_TYPE: "type",
    moving.RETURN_MARKER: "return",
}
"""Question -> the key of what is asked, after `ask-`."""
AMBIGUOUS: dict[tuple[int, str], str] = {
    (cards.SOURCE, "from"): "source",
    (moving.FOOL_TO, "to"): "fool-to",
    (moving.BISHOP_TO, "to"): "bishop-to",
    (moving.MINSTREL_FROM, "from"): "minstrel-from",
    (moving.MINSTREL_TO, "to"): "minstrel-to",
}
"""Question and first word of a decision -> what stands in keys instead, where one kind answers several questions."""
CATALOGUE = RULES.declared.catalogue
IDLE = frozenset(("hire nobody", "leave message", "donate 0", "forgo"))
"""Decisions that do nothing, whatever the position."""
LEAD_TO_HOTEL = effects.of_kinds("fool", "bishop", "scholar")
"""Persons who can lead to the action of the hotel."""
WITH_PERKS = sum(1 << person for person, perks in enumerate(base.PERKS) if perks)
"""Persons who give perks to choose from."""


def does_nothing(state: State, seat: int, decision: int) -> bool:
    """Whether a decision does nothing: one of IDLE, a carriage that stands still, or to stop before beginning."""
    words = CATALOGUE[decision]
    if RULES.asked(state) == carriage.DRIVE_CARRIAGE:
        market = decision - carriage.DRIVE
        return market == state.carriage[seat] and message_reached(state, seat, market) == "none"
    return words in IDLE or (words == "enough" and RULES.kept(state)["gone"] == 0)


def unasked(state: State, seat: int, legal: Sequence[int]) -> int | None:
    """The message where a carriage has stopped is taken: that is why one stops there."""
    return int(carriage.TAKE) if RULES.asked(state) == carriage.TAKE_MESSAGE else None


def instead(state: State, seat: int) -> Line | None:
    """Where a carriage could stop at a message: to leave it there."""
    if RULES.asked(state) != carriage.DRIVE_CARRIAGE:
        return None
    offered = {message_reached(state, seat, market) for market in range(len(pieces.MARKET_NAMES))}
    return Line("do-leave-there") if offered & set(pieces.MESSAGE_NAMES) else None


def message_reached(state: State, seat: int, market: int) -> str:
    """The message that a move to a market offers: its type, `barred` where it can't be taken yet, `none`."""
    if not carriage.reaches_message(state, seat, market, RULES.kept(state)["steps"]):
        return "none"
    return message_at(state, market) if carriage.may_collect(state, seat, market // pieces.MARKET_PLACES) else "barred"


def label(state: State, seat: int, decision: int) -> Line:
    """The line on a decision's button. A move of the carriage also tells which message can be taken there, and what the
    park adds to it.
    """
    key, arguments = described(state, seat, decision)
    if RULES.asked(state) == carriage.DRIVE_CARRIAGE:
        message = message_reached(state, seat, decision - carriage.DRIVE)
        back = key == "drive-stay" and message != "none"
        park = possessions.park_bonus(state, seat) if message not in ("none", "barred") else 0
        return Line("do-drive-back" if back else f"do-{key}", {**arguments, "message": message, "park": park})
    return Line(f"do-{key}", arguments)


def described(state: State, seat: int, decision: int) -> tuple[str, dict[str, int]]:
    """A decision's key without its head, and its arguments besides the seat that makes it."""
    question = RULES.asked(state)
    assert question is not None, "somebody decides"
    if question == set_up.CHOOSE_START:
        return "start", {"seat": decision - set_up.START}
    if question == carriage.DRIVE_CARRIAGE:
        return driven(state, seat, decision - carriage.DRIVE)
    if question == carriage.TAKE_MESSAGE and decision == carriage.TAKE:
        return f"take-{message_asked_about(state)}", {}
    return key_of(question, CATALOGUE[decision]), {}


def key_of(question: int, words: str) -> str:
    """The key of a decision in words, as the answer to a question."""
    kind, _, rest = words.partition(" ")
    return "-".join([AMBIGUOUS.get((question, kind), kind), *rest.split()])


def message_asked_about(state: State) -> str:
    """The type of the message that may be taken."""
    return message_at(state, RULES.kept(state)["market"])


def message_at(state: State, market: int) -> str:
    """The type of the message on a market; `none` if there is none."""
    return "none" if state.message[market] == NOBODY else pieces.MESSAGE_NAMES[state.message[market]]


def driven(state: State, seat: int, market: int) -> tuple[str, dict[str, int]]:
    """A market in the player's own borough, in another player's or in an unassigned one; or where the carriage is.

    An unassigned borough is named after the player on its right.
    """
    if market == state.carriage[seat]:
        return "drive-stay", {}
    borough, place = divmod(market, pieces.MARKET_PLACES)
    owners = {possessions.home(state, owner): owner for owner in range(state.seats)}
    if borough not in owners:
        return f"drive-{pieces.MARKET_NAMES[place]}-unowned", {"home_seat": owners[borough - 1]}
    whose = "own" if owners[borough] == seat else "other"
    return f"drive-{pieces.MARKET_NAMES[place]}-{whose}", {"home_seat": owners[borough]}


def prompt(state: State, seat: int) -> Line:
    """What a seat is asked now."""
    question = RULES.asked(state)
    if seat == NATURE or question not in PROMPTS:
        return Line("ask-nature")
    name, kept = f"ask-{PROMPTS[question]}", RULES.kept(state)
    if question == draft.KEEP_CARD:
        return Line(f"{name}-{'second' if state.step else 'first'}", {"seat": (seat + 1) % state.seats})
    if question == cards.SOURCE:
        return Line(f"{name}-{pieces.PLACE_NAMES[kept['place']]}")
    if question == carriage.TAKE_MESSAGE:
        return Line(f"{name}-{message_at(state, kept['market'])}")
    if question == carriage.DRIVE_CARRIAGE:
        return Line(name, {"count": kept["steps"]})
    if question == moving.RETURN_MARKER:
        return Line(name, {"count": kept["gone"]})
    if question == sectors.CHOOSE_PERK:
        return Line(f"{name}-{who_offers_a_perk(state, seat)}")
    return Line(name)


def who_offers_a_perk(state: State, seat: int) -> str:
    """The hotel or, when persons are hired, the hostess; `either` where another person could have led there."""
    out = stacks.face_up(state)
    if state.phase != hiring.HIRING or not out & WITH_PERKS:
        return "hotel"
    return "either" if out & LEAD_TO_HOTEL and possessions.influence(state, seat, pieces.HOTEL) else "hostess"
