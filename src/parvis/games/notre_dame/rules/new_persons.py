"""The nine New Persons. Rules: "New Persons"."""

from parvis.games.notre_dame.pieces import (
    COACHMAN,
    COUNSELLOR,
    GUARD,
    GYPSIES,
    HOSPITAL,
    HOTEL,
    MESSAGE_TYPES,
    NURSE,
    SCHOLAR,
    SPY,
    STEWARD,
)
from parvis.games.notre_dame.rules.cards import play_card
from parvis.games.notre_dame.rules.carriage import enjoy
from parvis.games.notre_dame.rules.draft import lay_down, third_card
from parvis.games.notre_dame.rules.family import boroughs, gain, general_supply, influence, rat_back
from parvis.games.notre_dame.rules.moving import gypsies
from parvis.games.notre_dame.rules.questions import EXTRA_HIRE, TYPE, ask
from parvis.games.notre_dame.rules.stacks import look_into_stack
from parvis.games.notre_dame.state import State, rule


@rule
def nurse(state: State, seat: int) -> None:
    """A marker from the general supply into the hospital, and the rat one space back."""
    if general_supply(state, seat) > 0:
        state.markers[seat][HOSPITAL] += 1
    rat_back(state, seat, 1)


@rule
def scholar(state: State, seat: int) -> None:
    """Execute the third card of the hand too."""
    card = third_card(state, seat)
    lay_down(state, seat, card)
    play_card(state, seat, card)


@rule
def messages_of_type(state: State, seat: int, kind: int) -> int:
    """Messages of a type that a family has."""
    count = 0
    for colour in range(boroughs(state)):
        if state.holder[colour][kind] == seat:
            count += 1
    return count


@rule
def types_held(state: State, seat: int) -> int:
    """Types of which a family has a message, as bits."""
    types = 0
    for kind in range(MESSAGE_TYPES):
        if messages_of_type(state, seat, kind) > 0:
            types |= 1 << kind
    return types


@rule
def coachman(state: State, seat: int) -> None:
    """Enjoy all own messages of one type again. No effect without messages."""
    if types_held(state, seat) != 0:
        ask(state, seat, TYPE, 0, 0)


@rule
def enjoy_again(state: State, seat: int, kind: int) -> None:
    """The coachman's type is chosen; its prestige is one gain."""
    enjoy(state, seat, kind, messages_of_type(state, seat, kind))


@rule
def spy(state: State, seat: int) -> None:
    """2 prestige and a look at the gray persons to come."""
    gain(state, seat, 2)
    look_into_stack(state, seat)


@rule
def counsellor(state: State, seat: int) -> None:
    """Hire twice more."""
    ask(state, seat, EXTRA_HIRE, 0, 0)
    ask(state, seat, EXTRA_HIRE, 0, 0)


@rule
def serve_new(state: State, seat: int, person: int) -> None:
    """A hired New Person does what that person does."""
    if person == NURSE:
        nurse(state, seat)
    elif person == STEWARD:
        gain(state, seat, state.prestige[seat])
    elif person == SCHOLAR:
        scholar(state, seat)
    elif person == COACHMAN:
        coachman(state, seat)
    elif person == GYPSIES:
        gypsies(state, seat)
    elif person == SPY:
        spy(state, seat)
    elif person == COUNSELLOR:
        counsellor(state, seat)
    elif person == GUARD:
        gain(state, seat, general_supply(state, seat) // 2 * 3)
    else:  # innkeeper
        gain(state, seat, 2 * influence(state, seat, HOTEL))
