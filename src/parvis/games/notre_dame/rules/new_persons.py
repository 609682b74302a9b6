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
def nurse(game: State, seat: int) -> None:
    """A marker from the general supply into the hospital, and the rat one space back."""
    if general_supply(game, seat) > 0:
        game.markers[seat][HOSPITAL] += 1
    rat_back(game, seat, 1)


@rule
def scholar(game: State, seat: int) -> None:
    """Execute the third card of the hand too."""
    card = third_card(game, seat)
    lay_down(game, seat, card)
    play_card(game, seat, card)


@rule
def messages_of_type(game: State, seat: int, kind: int) -> int:
    """Messages of a type that a family has."""
    count = 0
    for colour in range(boroughs(game)):
        if game.holder[colour][kind] == seat:
            count += 1
    return count


@rule
def types_held(game: State, seat: int) -> int:
    """Types of which a family has a message, as bits."""
    types = 0
    for kind in range(MESSAGE_TYPES):
        if messages_of_type(game, seat, kind) > 0:
            types |= 1 << kind
    return types


@rule
def coachman(game: State, seat: int) -> None:
    """Enjoy all own messages of one type again. No effect without messages."""
    if types_held(game, seat) != 0:
        ask(game, seat, TYPE, 0, 0)


@rule
def enjoy_again(game: State, seat: int, kind: int) -> None:
    """The coachman's type is chosen; its prestige is one gain."""
    enjoy(game, seat, kind, messages_of_type(game, seat, kind))


@rule
def spy(game: State, seat: int) -> None:
    """2 prestige and a look at the gray persons to come."""
    gain(game, seat, 2)
    look_into_stack(game, seat)


@rule
def counsellor(game: State, seat: int) -> None:
    """Hire twice more."""
    ask(game, seat, EXTRA_HIRE, 0, 0)
    ask(game, seat, EXTRA_HIRE, 0, 0)


@rule
def serve_new(game: State, seat: int, person: int) -> None:
    """A hired New Person does what that person does."""
    if person == NURSE:
        nurse(game, seat)
    elif person == STEWARD:
        gain(game, seat, game.prestige[seat])
    elif person == SCHOLAR:
        scholar(game, seat)
    elif person == COACHMAN:
        coachman(game, seat)
    elif person == GYPSIES:
        gypsies(game, seat)
    elif person == SPY:
        spy(game, seat)
    elif person == COUNSELLOR:
        counsellor(game, seat)
    elif person == GUARD:
        gain(game, seat, general_supply(game, seat) // 2 * 3)
    else:  # innkeeper
        gain(game, seat, 2 * influence(game, seat, HOTEL))
