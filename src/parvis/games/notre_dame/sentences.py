"""Which text belongs to a decision, a question or a line of the log. The texts stand in texts/, whole sentences each.

A key is the decision's words with hyphens, after `do-` on a button and after `log-` in the log; where the same words
answer different questions, the question stands in it too. Arguments named `seat`, or ending in `_seat`, are seats; the
page puts the family's name there.
"""

from parvis.engine.contract import NATURE, Line
from parvis.games.notre_dame.catalogue import CATALOGUE, FIRST
from parvis.games.notre_dame.pieces import (
    MARKET_NAMES,
    MARKET_PLACES,
    MESSAGE_NAMES,
    PLACE_NAMES,
)
from parvis.games.notre_dame.rules import questions
from parvis.games.notre_dame.rules.family import home
from parvis.games.notre_dame.state import NOBODY, State

PROMPTS = {
    questions.DRAFT: "keep",
    questions.PLAYING: "play",
    questions.HIRING: "hire",
    questions.SOURCE: "source",
    questions.DONATION: "donation",
    questions.FRIEND: "friend",
    questions.DRIVE: "drive",
    questions.MESSAGE: "message",
    questions.PERK: "perk",
    questions.EXTRA_HIRE: "extra-hire",
    questions.LIFT: "lift",
    questions.FOOL_TO: "fool-to",
    questions.BISHOP_TO: "bishop-to",
    questions.MINSTREL_FROM: "minstrel-from",
    questions.MINSTREL_TO: "minstrel-to",
    questions.CARRY: "carry",
    questions.LOSS: "loss",
    questions.TYPE: "type",
    questions.RETURN: "return",
}
"""Question -> the key of what is asked, after `ask-`."""
AMBIGUOUS = {
    (questions.SOURCE, "from"): "source",
    (questions.FOOL_TO, "to"): "fool-to",
    (questions.BISHOP_TO, "to"): "bishop-to",
    (questions.MINSTREL_FROM, "from"): "minstrel-from",
    (questions.MINSTREL_TO, "to"): "minstrel-to",
}
"""Question and kind of decision -> the kind's name in keys, where one kind answers several questions."""


def label(state: State, seat: int, decision: int) -> Line:
    """The line on a decision's button. A drive also tells which message lies there."""
    key, arguments = described(state, seat, decision)
    if key.startswith("drive"):
        return Line(f"do-{key}", {**arguments, "message": message_at(state, decision - FIRST["drive"])})
    return Line(f"do-{key}", arguments)


def told(state: State, seat: int, decision: int) -> Line:
    """The log's line of a decision, in the state before it."""
    key, arguments = described(state, seat, decision)
    return Line(f"log-{key}", {"seat": seat, **arguments})


def described(state: State, seat: int, decision: int) -> tuple[str, dict[str, int]]:
    """A decision's key without its head, and its arguments beside the seat that makes it."""
    question = questions.asked(state)
    if question == questions.START_PLAYER:
        return "start", {"seat": decision - FIRST["start"]}
    if question == questions.DRIVE:
        return driven(state, seat, decision - FIRST["drive"])
    if question == questions.MESSAGE and decision > FIRST["take"]:
        return f"take-{message_asked_about(game)}", {}
    return key_of(question, CATALOGUE[decision]), {}


def key_of(question: int, words: str) -> str:
    """The key of a decision in words, as the answer to a question."""
    kind, _, rest = words.partition(" ")
    return "-".join([AMBIGUOUS.get((question, kind), kind), *rest.split()])


def message_asked_about(state: State) -> str:
    """The type of the message that may be taken."""
    return message_at(state, questions.about(state))


def message_at(state: State, market: int) -> str:
    """The type of the message on a market; `none` if there is none."""
    return "none" if state.message[market] == NOBODY else MESSAGE_NAMES[state.message[market]]


def driven(state: State, seat: int, market: int) -> tuple[str, dict[str, int]]:
    """A market in the own borough, in another family's, or in a free one; or where the carriage is.

    A free borough is named after the family on its right, the only one whose left neighbour it is.
    """
    if market == state.carriage[seat]:
        return "drive-stay", {}
    borough, place = divmod(market, MARKET_PLACES)
    owners = {home(state, owner): owner for owner in range(state.seats)}
    if borough not in owners:
        return f"drive-{MARKET_NAMES[place]}-unowned", {"home_seat": owners[borough - 1]}
    whose = "own" if owners[borough] == seat else "other"
    return f"drive-{MARKET_NAMES[place]}-{whose}", {"home_seat": owners[borough]}


def prompt(state: State, seat: int) -> Line:
    """What a seat is asked now."""
    question = questions.asked(state)
    if seat == NATURE or question not in PROMPTS:
        return Line("ask-nature")
    name = f"ask-{PROMPTS[question]}"
    if question == questions.DRAFT:
        return Line(f"{name}-{'second' if game.turn else 'first'}")
    if question == questions.SOURCE:
        return Line(f"{name}-{PLACE_NAMES[questions.about(game)]}")
    if question == questions.MESSAGE:
        return Line(f"{name}-{message_asked_about(game)}")
    if question in (questions.DRIVE, questions.RETURN):
        return Line(name, {"count": questions.about(state)})
    return Line(name)
