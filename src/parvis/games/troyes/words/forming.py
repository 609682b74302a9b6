"""The group of dice that is being formed: what it counts, what it costs, and what would come of it now.

Page and buttons tell what the rules compute; nothing is reckoned anywhere else.
"""

from parvis.games.troyes.cards import (
    ACTIVITY_CARDS,
    ACTIVITY_NAMES,
    COST_INFLUENCE,
    DELAYED,
    EVENT_DIVISOR,
    EVENT_NAMES,
    IMMEDIATE,
    MIXED,
    TO_END,
)
from parvis.games.troyes.pieces import BUILDING_NAMES, HARVEST
from parvis.games.troyes.rules.activities import fixed_cost
from parvis.games.troyes.rules.effects.kinds import most_times, times_by_group
from parvis.games.troyes.rules.group import (
    BUILD,
    COUNTER,
    FARM,
    PLACE,
    TRADE,
    group_size,
    help_at,
    helpers_used,
    needed,
    price,
    total,
)
from parvis.games.troyes.rules.queue import free_banners
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, State

ACTION_NAMES = {TRADE: "activate", BUILD: "build", COUNTER: "counter", PLACE: "place", FARM: "harvest"}

WORDS = {IMMEDIATE: "activations", DELAYED: "delayed", MIXED: "mixed", TO_END: "to-end"}
"""What activations of a card are, by its kind."""


def dice_of_group(state: State) -> list[int]:
    """The dice of the group."""
    return [row[DIE_NUMBER] for row in rows_of_dice(state)]


def rows_of_dice(state: State) -> list[list[int]]:
    """The rows of the group that hold dice."""
    return [row for row in state.group if row[DIE_NUMBER] != NOBODY]


def cards_that_help(state: State) -> list[int]:
    """The cards whose cubes help the group."""
    return [help_at(state, place) for place in range(helpers_used(state))]


def target(state: State) -> dict[str, str]:
    """What the group is for: a card, an event or a building; nothing for cathedral and agriculture."""
    if state.action == TRADE:
        return {"card": ACTIVITY_NAMES[state.card[state.target]]}
    if state.action == COUNTER:
        return {"event": EVENT_NAMES[state.queue[state.target]]}
    return {"building": BUILDING_NAMES[state.target]} if state.action == PLACE else {}


def least(state: State) -> int:
    """What the group has to count at least."""
    return needed(state, state.action, state.target)


def tradesman_cost(state: State, seat: int) -> int:
    """Deniers for the new tradesman whom the action needs."""
    return fixed_cost(state, seat, state.target) if state.action == TRADE else 0


def tradesman_influence(state: State, seat: int) -> int:
    """Influence for the new tradesman whom the action needs."""
    if state.action != TRADE or has_tradesman(state, seat, state.target):
        return 0
    return COST_INFLUENCE[state.card[state.target]]


def full_price(state: State, seat: int) -> int:
    """Deniers that the action costs with the group as it is: its dice and a new tradesman."""
    return price(state) + tradesman_cost(state, seat)


def activations(state: State, seat: int) -> int:
    """How often the group as it is can activate its card; what each activation costs is paid from what is left."""
    card = state.card[state.target]
    return most_times(state, seat, card, times_by_group(state, card), state.deniers[seat] - full_price(state, seat))


def outcome(state: State, seat: int) -> tuple[str, int]:
    """What the group as it is would bring, in a word and a number.

    Activations, delayed cubes, cubes in the cathedral or on the event, deniers; or one citizen.
    """
    if state.action == TRADE:
        return WORDS[ACTIVITY_CARDS[state.card[state.target]]["kind"]], activations(state, seat)
    if state.action == BUILD:
        return "stones", group_size(state)
    count = total(state)
    if state.action == COUNTER:
        return "cubes", min(count // EVENT_DIVISOR[state.queue[state.target]], free_banners(state, state.target))
    return ("deniers", count // HARVEST) if state.action == FARM else ("citizens", group_size(state))
