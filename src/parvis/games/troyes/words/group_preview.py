"""The group of dice that is being formed: what it counts, what it costs, and what would come of it now.

Page and buttons tell what the rules compute; nothing is reckoned anywhere else.
"""

from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import activities, brought, group, group_growth, queue, supplies
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, RULES, VALUE, State
from parvis.games.troyes.words import log_book

ACTION_NAMES = {
    group.TRADE: "activate",
    group.BUILD: "build",
    group.COUNTER: "counter",
    group.PLACE: "place",
    group.FARM: "harvest",
}

WORDS = {cards.IMMEDIATE: "activations", cards.DELAYED: "delayed", cards.MIXED: "mixed", cards.TO_END: "to-end"}
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
    rows = [row for row in rows_of_dice(state) if row[DIE_NUMBER] // pieces.BY_DISTRICT == district != seat]
    brought = next((place for place, row in enumerate(rows) if row[DIE_NUMBER] == state.brought), len(rows))
    return rows[:brought] + rows[brought + 1 :]


def dice_arguments(dice: list[int]) -> dict[str, str | int]:
    """How many dice a group has, what they show, and their colour; a purple one among others is named as these."""
    named = min(dice, key=lambda die: die // pieces.FACES % pieces.ALL_COLOURS)
    return {"size": len(dice), "dice": log_book.values(dice, " + "), "colour": log_book.die_arguments(named)["colour"]}


def purple_among(dice: list[int]) -> int:
    """What a purple die shows among others; 0: there is none."""
    purple = [die % pieces.FACES + 1 for die in dice if die // pieces.FACES % pieces.ALL_COLOURS == pieces.PURPLE]
    return sum(purple) if len(dice) > 1 else 0


def cards_that_help(state: State) -> list[int]:
    """The cards whose cubes help the group."""
    return [group.help_at(state, place) for place in range(group.helpers_used(state))]


def target(state: State) -> dict[str, str]:
    """What the group is for: a card, an event or a building; nothing for cathedral and agriculture."""
    if state.action == group.TRADE:
        return {"card": cards.ACTIVITY_NAMES[state.card[state.target]]}
    if state.action == group.COUNTER:
        return {"event": cards.EVENT_NAMES[state.queue[state.target]]}
    return {"building": pieces.BUILDING_NAMES[state.target]} if state.action == group.PLACE else {}


def least(state: State) -> int:
    """What the group has to count at least."""
    return group.needed(state)


def tradesman_cost(state: State, seat: int) -> int:
    """Deniers for the new tradesman whom the action needs."""
    return activities.fixed_cost(state, seat, state.target) if state.action == group.TRADE else 0


def tradesman_influence(state: State, seat: int) -> int:
    """Influence for the new tradesman whom the action needs."""
    if state.action != group.TRADE or supplies.has_tradesman(state, seat, state.target):
        return 0
    return cards.COST_INFLUENCE[state.card[state.target]]


def full_price(state: State, seat: int) -> int:
    """Deniers that the action costs with the group as it is: its dice and a new tradesman."""
    return group.price(state) + tradesman_cost(state, seat)


def next_price(state: State) -> int | None:
    """Deniers for each die of others if one more joins the group; None: none can. A die that a cube brings is free."""
    question, size = RULES.asked(state), group.group_size(state)
    if question in (brought.TURNING_ONE, brought.TAKING_ONE):
        return 0
    if question != group_growth.GROUPING or size >= group.most_dice(state, NOBODY):
        return None
    return group.price_of_each(size + 1, group.fixed_price(state, NOBODY))


def activations(state: State, seat: int) -> int:
    """How often the group as it is can activate its card, paid with what is left and what activations bring."""
    card = state.card[state.target]
    return effects.most_in_all(
        state, seat, card, effects.times_by_group(state, card), state.deniers[seat] - full_price(state, seat)
    )


def names_value(state: State) -> bool:
    """Whether the seat chooses which value all dice of the complete group take."""
    shown = [value for value in range(1, pieces.FACES + 1) if group.values_shown(state) >> (value - 1) & 1]
    size = group.group_size(state)
    does = [value for value in shown if group.does_with_one_value(state, size, value)]
    return group.takes_one_value(state, NOBODY) and len(does) > 1


def outcome(state: State, seat: int) -> tuple[str, int]:
    """What the group as it is would bring, in a word and a number.

    Activations, delayed cubes, cubes in the cathedral or on the event, deniers; or one citizen.
    """
    if state.action == group.TRADE:
        return WORDS[cards.ACTIVITY_CARDS[state.card[state.target]]["kind"]], activations(state, seat)
    if state.action == group.BUILD:
        return "stones", group.group_size(state)
    count = group.total(state)
    if state.action == group.COUNTER:
        return "cubes", min(
            count // cards.EVENT_DIVISOR[state.queue[state.target]], queue.free_banners(state, state.target)
        )
    return ("deniers", count // pieces.HARVEST) if state.action == group.FARM else ("citizens", group.group_size(state))
