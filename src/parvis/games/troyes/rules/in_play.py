"""What is in the box: which cards, events and characters, in which of their forms, a game is played with."""

from parvis.engine.rulings import ALL_RULINGS
from parvis.games.troyes import cards
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def is_in_play(state: State, module: int, since: int, until: int) -> bool:
    """Whether a game is played with what belongs to a module, and is in the box under these rulings.

    Whatever may or may not be in the box asks here.
    """
    return state.modules >> module & 1 == 1 and since <= state.ruling <= until


@rule
def is_card_in_play(state: State, card: int) -> bool:
    """Whether an activity card is in the box."""
    return is_in_play(state, cards.MODULE[card], cards.SINCE[card], cards.UNTIL[card])


@rule
def is_event_in_play(state: State, event: int) -> bool:
    """Whether an event is in the box."""
    return is_in_play(state, cards.EVENT_NEEDS[event], cards.EVENT_SINCE[event], cards.EVENT_UNTIL[event])


@rule
def is_character_in_box(state: State, character: int) -> bool:
    """Whether a character is in the box, from its first ruling on in some form."""
    return is_in_play(state, cards.CHARACTER_MODULE[character], cards.CHARACTER_SINCE[character], ALL_RULINGS)


@rule
def is_character_left(state: State, character: int) -> bool:
    """Whether a character is in the box, nobody has it, and it does not lie open."""
    return state.character[character] == NOBODY and is_character_in_box(state, character)


@rule
def may_come_to(state: State, card: int, spot: int) -> bool:
    """Whether an activity card is one of those of which one comes to a spot."""
    return cards.SPOT[card] == spot and is_card_in_play(state, card)


@rule
def card_called(state: State, word: int) -> int:
    """The card of a name, in the form in which it is in the box."""
    card = 0
    while card < cards.ACTIVITIES and not (cards.WORD[card] == word and is_card_in_play(state, card)):
        card += 1
    return card


@rule
def event_called(state: State, word: int) -> int:
    """The event of a name, in the form in which it is in the box."""
    event = 0
    while event < cards.EVENT_FORMS and not (cards.EVENT_WORD[event] == word and is_event_in_play(state, event)):
        event += 1
    return event


@rule
def spot_of(state: State, word: int) -> int:
    """Where the activity card of a name lies; it does."""
    spot = 0
    while state.card[spot] == NOBODY or cards.WORD[state.card[spot]] != word:
        spot += 1
    return spot
