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
from parvis.games.troyes.pieces import ALL_COLOURS, BUILDING_NAMES, BY_DISTRICT, FACES, HARVEST, PURPLE
from parvis.games.troyes.rules.activities import fixed_cost
from parvis.games.troyes.rules.brought import TAKING_ONE, TURNING_ONE
from parvis.games.troyes.rules.effects.kinds import most_times, times_by_group
from parvis.games.troyes.rules.group import (
    BUILD,
    COUNTER,
    FARM,
    PLACE,
    TRADE,
    does_with_one_value,
    fixed_price,
    group_size,
    help_at,
    helpers_used,
    most_dice,
    needed,
    price,
    price_of_each,
    takes_one_value,
    total,
    values_shown,
)
from parvis.games.troyes.rules.group_growth import GROUPING
from parvis.games.troyes.rules.queue import free_banners
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, RULES, VALUE, State
from parvis.games.troyes.words.log_book import die_arguments, values

ACTION_NAMES = {TRADE: "activate", BUILD: "build", COUNTER: "counter", PLACE: "place", FARM: "harvest"}

WORDS = {IMMEDIATE: "activations", DELAYED: "delayed", MIXED: "mixed", TO_END: "to-end"}
"""What activations of a card are, by its kind."""


def dice_of_group(state: State) -> list[int]:
    """Numbers of the dice in the group."""
    return [row[DIE_NUMBER] for row in rows_of_dice(state)]


def rows_of_dice(state: State) -> list[list[int]]:
    """The rows of the group that hold dice."""
    return [row for row in state.group if row[DIE_NUMBER] != NOBODY]


def cube_as_die(state: State) -> int:
    """What a cube shows that counts as a die of the group; 0: none does."""
    return sum(row[VALUE] for row in state.group if row[DIE_NUMBER] == NOBODY)


def bought_from(state: State, seat: int, district: int) -> list[list[int]]:
    """The rows of the dice that are bought from another district, or taken; not of one that a cube has brought."""
    rows = [row for row in rows_of_dice(state) if row[DIE_NUMBER] // BY_DISTRICT == district != seat]
    brought = next((place for place, row in enumerate(rows) if row[DIE_NUMBER] == state.brought), len(rows))
    return rows[:brought] + rows[brought + 1 :]


def dice_arguments(dice: list[int]) -> dict[str, str | int]:
    """How many dice a group has, what they show, and their colour; a purple one among others is named as these."""
    named = min(dice, key=lambda die: die // FACES % ALL_COLOURS)
    return {"size": len(dice), "dice": values(dice, " + "), "colour": die_arguments(named)["colour"]}


def purple_among(dice: list[int]) -> int:
    """What a purple die shows among others; 0: there is none."""
    purple = [die % FACES + 1 for die in dice if die // FACES % ALL_COLOURS == PURPLE]
    return sum(purple) if len(dice) > 1 else 0


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
    return needed(state)


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


def next_price(state: State) -> int | None:
    """Deniers for each die of others if one more joins the group; None: none can. A die that a cube brings is free."""
    question, size = RULES.asked(state), group_size(state)
    if question in (TURNING_ONE, TAKING_ONE):
        return 0
    if question != GROUPING or size >= most_dice(state, NOBODY):
        return None
    return price_of_each(size + 1, fixed_price(state, NOBODY))


def activations(state: State, seat: int) -> int:
    """How often the group as it is can activate its card; what each activation costs is paid from what is left."""
    card = state.card[state.target]
    return most_times(state, seat, card, times_by_group(state, card), state.deniers[seat] - full_price(state, seat))


def names_value(state: State) -> bool:
    """Whether the seat chooses which value all dice of the complete group take."""
    shown = [value for value in range(1, FACES + 1) if values_shown(state) >> (value - 1) & 1]
    size = group_size(state)
    does = [value for value in shown if does_with_one_value(state, size, value)]
    return takes_one_value(state, NOBODY) and len(does) > 1


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
