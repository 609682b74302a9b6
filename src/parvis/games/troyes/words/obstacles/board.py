"""What is not where it would have to be: cards, events, citizens, cubes; or where no room is left."""

from parvis.engine.obstacles import Named, Told
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import activities, in_play, queue, supplies
from parvis.games.troyes.rules.strikes import possession
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words.obstacles import goods

MARAUDING = cards.EVENT_WORDS.index("marauding")


def forms(state: State, name: str) -> list[int]:
    """The forms of the activity card of a name that there are under the game's ruling."""
    word = cards.ACTIVITY_WORDS.index(name)
    return [
        card
        for card in range(len(cards.SPOT))
        if cards.WORD[card] == word and cards.SINCE[card] <= state.ruling <= cards.UNTIL[card]
    ]


def spot_named(state: State, named: Named) -> int | None:
    """Where the activity card lies that a decision names; None if it names none, or it does not lie open."""
    if named[-1] not in cards.ACTIVITY_WORDS:
        return None
    word = cards.ACTIVITY_WORDS.index(named[-1])
    lies = any(card != NOBODY and cards.WORD[card] == word for card in state.card)
    return in_play.spot_of(state, word) if lies else None


def event_named(state: State, named: Named) -> int | None:
    """The place in the queue of the event that a decision names; None if it names none, or that is not there."""
    if named[-1] not in cards.EVENT_WORDS:
        return None
    event = in_play.event_called(state, cards.EVENT_WORDS.index(named[-1]))
    place = queue.place_of(state, event) if event < cards.EVENT_FORMS else NOBODY
    return None if place == NOBODY else place


def place_named(named: Named) -> tuple[int, int] | None:
    """Building and space, from 0, that a decision names."""
    return (pieces.BUILDING_NAMES.index(named[1]), int(named[2]) - 1) if named[1] in pieces.BUILDING_NAMES else None


def card_not_out(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card does not lie open."""
    if named[-1] not in cards.ACTIVITY_WORDS or spot_named(state, named) is not None:
        return None
    word = cards.ACTIVITY_WORDS.index(named[-1])
    for form, name in enumerate(cards.WORD[: len(cards.MODULE)]):
        state.modules |= (name == word) << cards.MODULE[form]
    card = in_play.card_called(state, word)
    state.card[cards.SPOT[card]] = card
    return goods.NOTHING


def event_not_out(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The event does not lie in the queue."""
    if named[-1] not in cards.EVENT_WORDS or event_named(state, named) is not None:
        return None
    word = cards.EVENT_WORDS.index(named[-1])
    for form, name in enumerate(cards.EVENT_WORD[: len(cards.EVENT_MODULE)]):
        state.modules |= (name == word) << cards.EVENT_MODULE[form]
    state.queue[min(queue.queue_length(state), pieces.QUEUE - 1)] = in_play.event_called(state, word)
    return goods.NOTHING


def no_free_space(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card has no space for another tradesman."""
    spot = spot_named(state, named)
    if spot is None or supplies.has_tradesman(state, seat, spot) or activities.free_space(state, spot) != NOBODY:
        return None
    state.tradesman[spot][0] = NOBODY
    return goods.NOTHING


def no_event_for_card(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No event lies in the queue to which the card's cubes could go."""
    spot = state.target if named[0] == "take" else spot_named(state, named)
    if spot is None or any(event != NOBODY and queue.is_open_to(event, state.card[spot]) for event in state.queue):
        return None
    state.queue[0] = cards.EVENT_WORD.index(MARAUDING)
    return goods.NOTHING


def cathedral_full(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The columns of the dice have no free place."""
    if all(level == NOBODY for column in state.cathedral for level in column):
        return None
    for column in state.cathedral:
        column[:] = [NOBODY] * pieces.STONE_LEVELS
    return goods.NOTHING


def column_full(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The column has no free place."""
    column = state.cathedral[int(named[1]) - 1]
    if NOBODY in column[: pieces.LEVELS]:
        return None
    column[pieces.LEVELS - 1] = NOBODY
    return goods.NOTHING


def no_cube_on_card(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has no cube on the card."""
    spot = spot_named(state, named)
    if spot is None or state.cubes[spot][seat] > 0:
        return None
    state.cubes[spot][seat] = 1
    return goods.NOTHING


def no_cube_on_event(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has no cube on the event."""
    place = event_named(state, named)
    if place is None or seat in state.banner[place]:
        return None
    state.banner[place][0] = seat
    return goods.NOTHING


def event_closed(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card can't bring cubes to the event, or has brought one to it."""
    place = event_named(state, named)
    if place is None:
        return None
    if goods.kept(state, "covered") is not None:
        goods.keep(state, "covered", 0)
    card = state.card[state.target]
    if not queue.is_open_to(state.queue[place], card):
        state.card[state.target] = NOBODY
    return goods.NOTHING


def space_taken(state: State, seat: int, named: Named, count: int) -> Told | None:
    """Somebody stands on the space."""
    place = place_named(named)
    if place is None or state.citizen[place[0]][place[1]] == NOBODY:
        return None
    state.citizen[place[0]][place[1]] = NOBODY
    return goods.NOTHING


def nobody_there(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No citizen of the player stands on the space."""
    place = place_named(named)
    if place is None or state.citizen[place[0]][place[1]] == seat:
        return None
    state.citizen[place[0]][place[1]] = seat
    return goods.NOTHING


def no_tradesman(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has no tradesman on the card."""
    spot = spot_named(state, named)
    if spot is None or supplies.has_tradesman(state, seat, spot):
        return None
    state.tradesman[spot][0] = seat
    return goods.NOTHING


def none_possessed(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player that is named has no citizen on the event."""
    whose = int(named[1])
    if state.possessed[whose] > 0:
        return None
    state.possessed[whose] = 1
    state.seats = max(state.seats, whose + 1)
    return goods.NOTHING


def no_stone(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player's cube is not in that place of the cathedral."""
    column, level = int(named[1]) - 1, int(named[2]) - 1
    if state.cathedral[column][level] == seat:
        return None
    state.cathedral[column][level] = seat
    return goods.NOTHING


def no_cubes_to_take(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card has fewer of the player's cubes than are to be taken."""
    if len(named) != 2 or state.cubes[state.target][seat] >= int(named[1]):
        return None
    if state.card[state.target] == NOBODY:
        state.card[state.target] = cards.SPOT.index(state.target)
    has = state.cubes[state.target][seat]
    state.cubes[state.target][seat] = int(named[1])
    return {"count": has}


def has_citizens(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has a citizen to give, or influence for one."""
    if RULES.asked(state) != possession.GIVING:
        return None
    state.supply[seat] = state.influence[seat] = 0
    for rows in (state.citizen, state.tradesman):
        for row in rows:
            row[:] = [NOBODY if whose == seat else whose for whose in row]
    return goods.NOTHING


def keeps_no_cubes(state: State, seat: int, named: Named) -> bool:
    """Whether the card never keeps cubes."""
    if named[1] not in cards.ACTIVITY_WORDS:
        return False
    return not any(cards.KEEPS_CUBES[card] for card in forms(state, named[1]))


def not_in_box(state: State, seat: int, named: Named) -> bool:
    """Whether the game's ruling knows no such card."""
    if named[-1] not in cards.ACTIVITY_WORDS:
        return False
    return not forms(state, named[-1])
