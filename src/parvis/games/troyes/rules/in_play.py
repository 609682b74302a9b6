"""What is in the box: which of the cards, in which of their forms, a game is played with."""

from parvis.games.troyes.cards import (
    ACTIVITIES,
    EVENT_SINCE,
    EVENT_UNTIL,
    EVENT_WORD,
    EVENTS,
    SINCE,
    SPOT,
    UNTIL,
    WORD,
)
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def is_card_in_play(state: State, card: int) -> bool:
    """Whether an activity card is in the box."""
    return SINCE[card] <= state.ruling <= UNTIL[card]


@rule
def is_event_in_play(state: State, event: int) -> bool:
    """Whether an event is in the box."""
    return EVENT_SINCE[event] <= state.ruling <= EVENT_UNTIL[event]


@rule
def may_come_to(state: State, card: int, spot: int) -> bool:
    """Whether an activity card is one of those of which one comes to a spot."""
    return SPOT[card] == spot and is_card_in_play(state, card)


@rule
def card_called(state: State, word: int) -> int:
    """The card of a name, in the form in which it is in the box."""
    card = 0
    while card < ACTIVITIES and not (WORD[card] == word and is_card_in_play(state, card)):
        card += 1
    return card


@rule
def event_called(state: State, word: int) -> int:
    """The event of a name, in the form in which it is in the box."""
    event = 0
    while event < EVENTS and not (EVENT_WORD[event] == word and is_event_in_play(state, event)):
        event += 1
    return event


@rule
def spot_of(state: State, word: int) -> int:
    """Where the activity card of a name lies; it does."""
    spot = 0
    while state.card[spot] == NOBODY or WORD[state.card[spot]] != word:
        spot += 1
    return spot
