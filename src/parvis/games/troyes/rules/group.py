"""The group of dice of an action: what each of its dice counts and costs. Rules: "Dice groups and buying".

The group stands in rows, one for each die, ascending; with every die and every cube that helps they are reckoned again.
"""

from parvis.engine.telling import tell
from parvis.games.troyes.cards import (
    ANY_COLOUR,
    DICE_AT_MOST,
    DIVISOR,
    EVENT_COLOUR,
    EVENT_DIVISOR,
    HELP_DICE,
    TAKES_DICE,
    TOTAL_MORE,
    WORTH_MORE,
    WORTH_SET,
    WORTH_TIMES,
)
from parvis.games.troyes.pieces import (
    BY_DISTRICT,
    DICE_OF,
    DIE_PRICE,
    FACES,
    GROUP,
    HARVEST,
    NEUTRAL,
    SPOT_COLOUR,
    WHITE,
    YELLOW,
)
from parvis.games.troyes.rules.dice import take_die
from parvis.games.troyes.state import COUNTS_AS, DIE_NUMBER, NOBODY, PRICE, RULES, VALUE, State, rule

NOTHING, TRADE, BUILD, COUNTER, PLACE, FARM = range(6)
"""What a group is for; the target says which spot, place in the queue or building."""

GROUP_BOUGHT = RULES.event("group bought", "seat")


# What an action asks of its group


@rule
def group_colour(state: State, action: int, target: int) -> int:
    """The colour as which the dice of an action are used."""
    if action == TRADE:
        return SPOT_COLOUR[target]
    if action == COUNTER:
        return EVENT_COLOUR[state.queue[target]]
    if action == PLACE:
        return DICE_OF[target]
    return WHITE if action == BUILD else YELLOW


@rule
def needed(state: State, action: int, target: int) -> int:
    """What a group has to count at least."""
    if action == TRADE:
        return DIVISOR[state.card[target]]
    if action == COUNTER:
        return EVENT_DIVISOR[state.queue[target]]
    return HARVEST if action == FARM else 1


# What a cube of a delayed card does to a group


@rule
def help_at(state: State, spot: int) -> int:
    """The card whose cube helps from a spot; NOBODY for no spot: every table of help has a row for that."""
    return state.card[spot] if spot != NOBODY else NOBODY


@rule
def worth(value: int, card: int) -> int:
    """What a die that shows `value` counts with the help of that card."""
    if WORTH_SET[card] > 0:
        return WORTH_SET[card]
    return value * WORTH_TIMES[card] + WORTH_MORE[card]


@rule
def dice_colour(colour: int, card: int) -> int:
    """The colour of the dice themselves, in a group that is used as that colour."""
    return HELP_DICE[card] if HELP_DICE[card] != ANY_COLOUR else colour


@rule
def most_dice(action: int, card: int) -> int:
    """How many dice a group may have."""
    return 1 if action == PLACE else DICE_AT_MOST[card]


@rule
def price_of_each(size: int, card: int) -> int:
    """Deniers for each die of another district, in a group of that size."""
    return 0 if TAKES_DICE[card] == 1 else DIE_PRICE * size


# The group that is being formed


@rule
def group_size(state: State) -> int:
    """Dice in the group."""
    size = 0
    while size < GROUP and state.group[size][DIE_NUMBER] != NOBODY:
        size += 1
    return size


@rule
def district_of(state: State, place: int) -> int:
    """Where a die of the group comes from; NOBODY: there is no die at this place."""
    die = state.group[place][DIE_NUMBER]
    return die // BY_DISTRICT if die != NOBODY else NOBODY


@rule
def reckon(state: State, seat: int) -> None:
    """Write down again what each die of the group counts and costs."""
    card, size = help_at(state, state.helper), group_size(state)
    for place in range(size):
        row = state.group[place]
        row[COUNTS_AS] = group_colour(state, state.action, state.target)
        row[VALUE] = worth(row[DIE_NUMBER] % FACES + 1, card)
        row[PRICE] = price_of_each(size, card) if row[DIE_NUMBER] // BY_DISTRICT != seat else 0


@rule
def put_aside(state: State, die: int) -> None:
    """A die leaves its district for the group, whose dice are kept in ascending order."""
    take_die(state, die)
    place = group_size(state)
    while place > 0 and state.group[place - 1][DIE_NUMBER] > die:
        state.group[place][DIE_NUMBER] = state.group[place - 1][DIE_NUMBER]
        place -= 1
    state.group[place][DIE_NUMBER] = die


@rule
def join_group(state: State, seat: int, die: int) -> None:
    """A die joins the group of an action."""
    put_aside(state, die)
    reckon(state, seat)


@rule
def clear_group(state: State) -> None:
    """The dice of the group go back to the supply."""
    for place in range(GROUP):
        row = state.group[place]
        row[DIE_NUMBER] = NOBODY
        row[COUNTS_AS] = 0
        row[VALUE] = 0
        row[PRICE] = 0


@rule
def values(state: State) -> int:
    """What the dice of the group count, one by one."""
    count = 0
    for place in range(GROUP):
        count += state.group[place][VALUE]
    return count


@rule
def total(state: State) -> int:
    """What the group counts as a whole."""
    return values(state) + TOTAL_MORE[help_at(state, state.helper)]


@rule
def price(state: State) -> int:
    """Deniers that the group costs."""
    count = 0
    for place in range(GROUP):
        count += state.group[place][PRICE]
    return count


@rule
def buy_group(state: State, seat: int) -> None:
    """Pay for the group. What goes to players lies in their districts until the round ends."""
    tell(state, GROUP_BOUGHT, seat)
    for place in range(GROUP):
        deniers, district = state.group[place][PRICE], district_of(state, place)
        state.deniers[seat] -= deniers
        if deniers > 0 and district != NEUTRAL:
            state.income[district] += deniers


@rule
def taken_from(state: State, district: int) -> bool:
    """Whether a die of the group comes from that district."""
    for place in range(GROUP):
        if district_of(state, place) == district:
            return True
    return False


@rule
def bought(state: State, seat: int) -> int:
    """Dice of the group that come from other districts."""
    count = 0
    for place in range(GROUP):
        if district_of(state, place) not in (NOBODY, seat):
            count += 1
    return count
