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
    WORTH_TIMES,
)
from parvis.games.troyes.pieces import (
    BY_DISTRICT,
    DICE_OF,
    DIE_PRICE,
    FACES,
    GROUP,
    HARVEST,
    HELPERS,
    NEUTRAL,
    SPOT_COLOUR,
    WHITE,
    YELLOW,
)
from parvis.games.troyes.rules.dice import take_die
from parvis.games.troyes.state import COUNTS_AS, DIE_NUMBER, NOBODY, PRICE, RULES, VALUE, State, rule

NOTHING, TRADE, BUILD, COUNTER, PLACE, FARM = range(6)
"""What a group is for; the target says which spot, place in the queue or building."""

GROUP_BOUGHT = RULES.event("group bought", "seat", "deniers")


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


# What cubes of delayed cards do to a group, one after the other. `card`: one whose cube could be next, or NOBODY for
# none: every table of help has a row for that.


@rule
def helpers_used(state: State) -> int:
    """Cubes that help the group."""
    count = 0
    while count < HELPERS and state.helpers[count] != NOBODY:
        count += 1
    return count


@rule
def help_at(state: State, place: int) -> int:
    """The card whose cube helps, at a place of the row."""
    return state.card[state.helpers[place]]


@rule
def clear_helpers(state: State) -> None:
    """No cube helps."""
    for place in range(HELPERS):
        state.helpers[place] = NOBODY


@rule
def changed(count: int, dice: int, card: int) -> int:
    """What so many dice count with the cube of a card that count `count` together without it."""
    return count * WORTH_TIMES[card] + dice * WORTH_MORE[card]


@rule
def worth(state: State, shown: int, dice: int, card: int) -> int:
    """What so many dice count, one by one, that show `shown` together."""
    count = shown
    for place in range(helpers_used(state)):
        count = changed(count, dice, help_at(state, place))
    return changed(count, dice, card)


@rule
def total_more(state: State, card: int) -> int:
    """What the group counts more as a whole."""
    more = TOTAL_MORE[card]
    for place in range(helpers_used(state)):
        more += TOTAL_MORE[help_at(state, place)]
    return more


@rule
def dice_colour(state: State, action: int, target: int, card: int) -> int:
    """The colour of the dice themselves that an action uses."""
    colour = group_colour(state, action, target)
    for place in range(helpers_used(state)):
        if HELP_DICE[help_at(state, place)] != ANY_COLOUR:
            colour = HELP_DICE[help_at(state, place)]
    return HELP_DICE[card] if HELP_DICE[card] != ANY_COLOUR else colour


@rule
def most_dice(state: State, action: int, card: int) -> int:
    """How many dice a group may have."""
    most = 1 if action == PLACE else DICE_AT_MOST[card]
    for place in range(helpers_used(state)):
        most = min(most, DICE_AT_MOST[help_at(state, place)])
    return most


@rule
def takes_dice(state: State, card: int) -> bool:
    """Whether dice of other districts cost nothing, and each district gives one at most."""
    for place in range(helpers_used(state)):
        if TAKES_DICE[help_at(state, place)] == 1:
            return True
    return TAKES_DICE[card] == 1


@rule
def price_of_each(size: int, taking: bool) -> int:
    """Deniers for each die of another district, in a group of that size; none where dice are just taken."""
    return 0 if taking else DIE_PRICE * size


# The group that is being formed


@rule
def group_size(state: State) -> int:
    """Dice in the group."""
    size = 0
    while size < GROUP and state.group[size][VALUE] > 0:
        size += 1
    return size


@rule
def district_of(state: State, place: int) -> int:
    """Where a die of the group comes from; NOBODY: from none."""
    die = state.group[place][DIE_NUMBER]
    return die // BY_DISTRICT if die != NOBODY else NOBODY


@rule
def reckon(state: State, seat: int) -> None:
    """Write down again what each die of the group counts and costs."""
    size, taking = group_size(state), takes_dice(state, NOBODY)
    for place in range(size):
        row = state.group[place]
        row[COUNTS_AS] = group_colour(state, state.action, state.target)
        row[PRICE] = price_of_each(size, taking) if district_of(state, place) not in (NOBODY, seat) else 0
        if row[DIE_NUMBER] != NOBODY:
            row[VALUE] = worth(state, row[DIE_NUMBER] % FACES + 1, 1, NOBODY)


@rule
def put_aside(state: State, die: int) -> None:
    """A die leaves its district for the group, whose dice are kept in ascending order."""
    take_die(state, die)
    place = group_size(state)
    while place > 0 and state.group[place - 1][DIE_NUMBER] > die:
        state.group[place][DIE_NUMBER] = state.group[place - 1][DIE_NUMBER]
        state.group[place][VALUE] = state.group[place - 1][VALUE]
        place -= 1
    state.group[place][DIE_NUMBER] = die
    state.group[place][VALUE] = die % FACES + 1


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
    return values(state) + total_more(state, NOBODY)


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
    tell(state, GROUP_BOUGHT, seat, price(state))
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
