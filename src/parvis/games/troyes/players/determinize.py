"""What a seat knows, and dealing again what it does not.

Hidden from a seat are the characters of the others, and nothing else: cards and events are drawn when they come, points
lie covered on the table but were gained openly. With the same chance the outcome is the same for all truths that the
seat can't tell apart.
"""

from parvis.engine.chance import any_of
from parvis.engine.course import OVER
from parvis.engine.state import Row
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import in_play, nature
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def characters_left(state: State) -> int:
    """Characters that nobody has, as bits."""
    left = 0
    for character in range(cards.CHARACTERS):
        if in_play.is_character_left(state, character):
            left |= 1 << character
    return left


@rule
def cards_dealt(state: State, seat: int) -> int:
    """Characters that have been dealt to a seat, which all know."""
    if state.phase == nature.START_PLAYER:
        return 0
    if state.phase == nature.DEALING:
        return (state.step + state.seats - 1 - seat) // state.seats
    return pieces.CHARACTERS_EACH[state.seats]


@rule
def determinize(state: State, seat: int, chance: Row) -> None:
    """Deal the others' characters again, evenly among those that the seat does not see. At the end all lie open."""
    if state.phase == OVER:
        return
    for character in range(cards.CHARACTERS):
        if state.character[character] not in (seat, pieces.LIES_OPEN):
            state.character[character] = NOBODY
    left = characters_left(state)
    for other in range(state.seats):
        if other != seat:
            for _ in range(cards_dealt(state, other)):
                character = any_of(left, chance)
                state.character[character] = other
                left -= 1 << character
