"""What is not where it would have to be: cards, events, citizens, cubes; or where no room is left."""

from parvis.engine.obstacles import Named, Told
from parvis.games.troyes.cards import (
    ACTIVITY_WORDS,
    EVENT_FORMS,
    EVENT_MODULE,
    EVENT_WORD,
    EVENT_WORDS,
    KEEPS_CUBES,
    MODULE,
    SINCE,
    SPOT,
    UNTIL,
    WORD,
)
from parvis.games.troyes.pieces import BUILDING_NAMES, LEVELS, QUEUE, STONE_LEVELS
from parvis.games.troyes.rules.activities import free_space
from parvis.games.troyes.rules.in_play import card_called, event_called, spot_of
from parvis.games.troyes.rules.queue import is_open_to, place_of, queue_length
from parvis.games.troyes.rules.strikes.possession import GIVING
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words.obstacles.goods import NOTHING, keep, kept

MARAUDING = EVENT_WORDS.index("marauding")


def forms(state: State, name: str) -> list[int]:
    """The forms of the activity card of a name that there are under the game's ruling."""
    word = ACTIVITY_WORDS.index(name)
    return [card for card in range(len(SPOT)) if WORD[card] == word and SINCE[card] <= state.ruling <= UNTIL[card]]


def spot_named(state: State, named: Named) -> int | None:
    """Where the activity card lies that a decision names; None if it names none, or it does not lie open."""
    if named[-1] not in ACTIVITY_WORDS:
        return None
    word = ACTIVITY_WORDS.index(named[-1])
    lies = any(card != NOBODY and WORD[card] == word for card in state.card)
    return spot_of(state, word) if lies else None


def event_named(state: State, named: Named) -> int | None:
    """The place in the queue of the event that a decision names; None if it names none, or that is not there."""
    if named[-1] not in EVENT_WORDS:
        return None
    event = event_called(state, EVENT_WORDS.index(named[-1]))
    place = place_of(state, event) if event < EVENT_FORMS else NOBODY
    return None if place == NOBODY else place


def place_named(named: Named) -> tuple[int, int] | None:
    """Building and space, from 0, that a decision names."""
    return (BUILDING_NAMES.index(named[1]), int(named[2]) - 1) if named[1] in BUILDING_NAMES else None


def card_not_out(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card does not lie open."""
    if named[-1] not in ACTIVITY_WORDS or spot_named(state, named) is not None:
        return None
    word = ACTIVITY_WORDS.index(named[-1])
    for form, name in enumerate(WORD[: len(MODULE)]):
        state.modules |= (name == word) << MODULE[form]
    card = card_called(state, word)
    state.card[SPOT[card]] = card
    return NOTHING


def event_not_out(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The event does not lie in the queue."""
    if named[-1] not in EVENT_WORDS or event_named(state, named) is not None:
        return None
    word = EVENT_WORDS.index(named[-1])
    for form, name in enumerate(EVENT_WORD[: len(EVENT_MODULE)]):
        state.modules |= (name == word) << EVENT_MODULE[form]
    state.queue[min(queue_length(state), QUEUE - 1)] = event_called(state, word)
    return NOTHING


def no_free_space(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card has no space for another tradesman."""
    spot = spot_named(state, named)
    if spot is None or has_tradesman(state, seat, spot) or free_space(state, spot) != NOBODY:
        return None
    state.tradesman[spot][0] = NOBODY
    return NOTHING


def no_event_for_card(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No event lies in the queue to which the card's cubes could go."""
    spot = state.target if named[0] == "take" else spot_named(state, named)
    if spot is None or any(event != NOBODY and is_open_to(event, state.card[spot]) for event in state.queue):
        return None
    state.queue[0] = EVENT_WORD.index(MARAUDING)
    return NOTHING


def cathedral_full(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The columns of the dice have no free place."""
    if all(level == NOBODY for column in state.cathedral for level in column):
        return None
    for column in state.cathedral:
        column[:] = [NOBODY] * STONE_LEVELS
    return NOTHING


def column_full(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The column has no free place."""
    column = state.cathedral[int(named[1]) - 1]
    if NOBODY in column[:LEVELS]:
        return None
    column[LEVELS - 1] = NOBODY
    return NOTHING


def no_cube_on_card(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has no cube on the card."""
    spot = spot_named(state, named)
    if spot is None or state.cubes[spot][seat] > 0:
        return None
    state.cubes[spot][seat] = 1
    return NOTHING


def no_cube_on_event(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has no cube on the event."""
    place = event_named(state, named)
    if place is None or seat in state.banner[place]:
        return None
    state.banner[place][0] = seat
    return NOTHING


def event_closed(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card can't bring cubes to the event, or has brought one to it."""
    place = event_named(state, named)
    if place is None:
        return None
    if kept(state, "covered") is not None:
        keep(state, "covered", 0)
    card = state.card[state.target]
    if not is_open_to(state.queue[place], card):
        state.card[state.target] = NOBODY
    return NOTHING


def space_taken(state: State, seat: int, named: Named, count: int) -> Told | None:
    """Somebody stands on the space."""
    place = place_named(named)
    if place is None or state.citizen[place[0]][place[1]] == NOBODY:
        return None
    state.citizen[place[0]][place[1]] = NOBODY
    return NOTHING


def nobody_there(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No citizen of the player stands on the space."""
    place = place_named(named)
    if place is None or state.citizen[place[0]][place[1]] == seat:
        return None
    state.citizen[place[0]][place[1]] = seat
    return NOTHING


def no_tradesman(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has no tradesman on the card."""
    spot = spot_named(state, named)
    if spot is None or has_tradesman(state, seat, spot):
        return None
    state.tradesman[spot][0] = seat
    return NOTHING


def none_possessed(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player that is named has no citizen on the event."""
    whose = int(named[1])
    if state.possessed[whose] > 0:
        return None
    state.possessed[whose] = 1
    state.seats = max(state.seats, whose + 1)
    return NOTHING


def no_stone(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player's cube is not in that place of the cathedral."""
    column, level = int(named[1]) - 1, int(named[2]) - 1
    if state.cathedral[column][level] == seat:
        return None
    state.cathedral[column][level] = seat
    return NOTHING


def no_cubes_to_take(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card has fewer of the player's cubes than are to be taken."""
    if len(named) != 2 or state.cubes[state.target][seat] >= int(named[1]):
        return None
    if state.card[state.target] == NOBODY:
        state.card[state.target] = SPOT.index(state.target)
    has = state.cubes[state.target][seat]
    state.cubes[state.target][seat] = int(named[1])
    return {"count": has}


def has_citizens(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has a citizen to give, or influence for one."""
    if RULES.asked(state) != GIVING:
        return None
    state.supply[seat] = state.influence[seat] = 0
    for rows in (state.citizen, state.tradesman):
        for row in rows:
            row[:] = [NOBODY if whose == seat else whose for whose in row]
    return NOTHING


def keeps_no_cubes(state: State, seat: int, named: Named) -> bool:
    """Whether the card never keeps cubes."""
    if named[1] not in ACTIVITY_WORDS:
        return False
    return not any(KEEPS_CUBES[card] for card in forms(state, named[1]))


def not_in_box(state: State, seat: int, named: Named) -> bool:
    """Whether the game's ruling knows no such card."""
    if named[-1] not in ACTIVITY_WORDS:
        return False
    return not forms(state, named[-1])
