"""The New Persons who do something of a kind of their own. Rules: "New Persons"."""

from parvis.engine.asking import add_set, ask
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import cards, carriage, draft, possessions, stacks
from parvis.games.notre_dame.rules.persons import kinds
from parvis.games.notre_dame.state import RULES, State, rule

HIRE = RULES.words("hire {person}", person=Piece(*pieces.PERSON_NAMES, "nobody"))
TYPE = RULES.words("type {kind}", kind=pieces.MessageType)
EXTRA_HIRE = RULES.question("extra hire", HIRE, always=True, section="person-counsellor")
CHOOSE_TYPE = RULES.question("type", TYPE, section="person-coachman")

PLACED_BY_NURSE = RULES.event("placed by nurse", seat=pieces.Seat, section="person-nurse")
PLAYED_THIRD = RULES.event("played third card", seat=pieces.Seat, card=pieces.Card, section="person-scholar")

NURSE, SCHOLAR, COACHMAN, SPY, COUNSELLOR = (
    kinds.PEOPLE.kind(name) for name in ("nurse", "scholar", "coachman", "spy", "counsellor")
)


@NURSE.does(kinds.serve)
def nurse(state: State, seat: int) -> None:
    """A marker from the general supply into the hospital, and the rat one space back."""
    if possessions.general_supply(state, seat) > 0:
        state.markers[seat][pieces.HOSPITAL] += 1
        tell(state, PLACED_BY_NURSE, seat)
    possessions.rat_back(state, seat, 1)


@SCHOLAR.does(kinds.serve)
def scholar(state: State, seat: int) -> None:
    """Execute the third card of the hand too."""
    card = draft.third_card(state, seat)
    draft.lay_down(state, seat, card)
    tell(state, PLAYED_THIRD, seat, card)
    cards.execute(state, seat, card)


@rule
def messages_of_type(state: State, seat: int, kind: int) -> int:
    """Messages of a type that a player has."""
    count = 0
    for colour in range(possessions.boroughs(state)):
        if state.holder[colour][kind] == seat:
            count += 1
    return count


@rule
def types_held(state: State, seat: int) -> int:
    """Types of which a player has a message, as bits."""
    types = 0
    for kind in range(pieces.MESSAGE_TYPES):
        if messages_of_type(state, seat, kind) > 0:
            types |= 1 << kind
    return types


@COACHMAN.does(kinds.serve)
def coachman(state: State, seat: int) -> None:
    """Enjoy all the player's messages of one type again. No effect without messages."""
    if types_held(state, seat) != 0:
        ask(state, seat, CHOOSE_TYPE)


@CHOOSE_TYPE.offer
def offer_types(state: State, seat: int, out: Row) -> None:
    """Any type of which the player has a message."""
    add_set(out, TYPE, types_held(state, seat))


@CHOOSE_TYPE.answer
def enjoy_again(state: State, seat: int, kind: int) -> None:
    """The coachman's type is chosen; its prestige is one gain."""
    carriage.enjoy(state, seat, kind, messages_of_type(state, seat, kind), possessions.FROM_PERSON)


@SPY.does(kinds.serve)
def spy(state: State, seat: int) -> None:
    """2 prestige and a look at the gray persons to come."""
    possessions.gain(state, seat, 2, possessions.FROM_PERSON)
    stacks.look_into_stack(state, seat)


@COUNSELLOR.does(kinds.serve)
def counsellor(state: State, seat: int) -> None:
    """Ask twice more whether to hire a person."""
    ask(state, seat, EXTRA_HIRE)
    ask(state, seat, EXTRA_HIRE)
