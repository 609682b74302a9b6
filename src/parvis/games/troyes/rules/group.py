"""The group of dice of an action: what each of its dice counts and costs. Rules: "Dice groups and buying".

The group stands in rows, one for each die, ascending; with every die and every cube that helps they are reckoned again.
"""

from parvis.engine.telling import tell
from parvis.games.troyes import cards, helps, pieces
from parvis.games.troyes.rules import cathedral, dice
from parvis.games.troyes.state import COUNTS_AS, DIE_NUMBER, NOBODY, PRICE, RULES, VALUE, State, rule

NOTHING, TRADE, BUILD, COUNTER, PLACE, FARM = range(6)
"""What a group is for; the target says which spot, place in the queue or building."""

GROUP_BOUGHT = RULES.event("group bought", seat=pieces.Seat, deniers=int, section="prices")


# What the action asks of its group


@rule
def group_colour(state: State) -> int:
    """The colour as which the dice are used."""
    if state.action == TRADE:
        return pieces.SPOT_COLOUR[state.target]
    if state.action == COUNTER:
        return cards.EVENT_COLOUR[state.queue[state.target]]
    if state.action == PLACE:
        return pieces.DICE_OF[state.target]
    return pieces.WHITE if state.action == BUILD else pieces.YELLOW


@rule
def needed(state: State) -> int:
    """What the group has to count at least."""
    if state.action == TRADE:
        return cards.DIVISOR[state.card[state.target]]
    if state.action == COUNTER:
        return cards.EVENT_DIVISOR[state.queue[state.target]]
    return pieces.HARVEST if state.action == FARM else 1


# What cubes of delayed cards do to a group, one after the other. `card`: one whose cube could be next, or NOBODY for
# none: every table of help has a row for that.


@rule
def helpers_used(state: State) -> int:
    """Cubes that help the group."""
    count = 0
    while count < pieces.HELPERS and state.helpers[count] != NOBODY:
        count += 1
    return count


@rule
def help_at(state: State, place: int) -> int:
    """The card whose cube helps, at a place of the row."""
    return state.card[state.helpers[place]]


@rule
def clear_helpers(state: State) -> None:
    """Take all cubes' help away from the group."""
    for place in range(pieces.HELPERS):
        state.helpers[place] = NOBODY


@rule
def changed(count: int, dice: int, card: int) -> int:
    """What so many dice count with the cube of a card that count `count` together without it."""
    return count * cards.WORTH_TIMES[card] + dice * cards.WORTH_MORE[card]


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
    more = cards.TOTAL_MORE[card]
    for place in range(helpers_used(state)):
        more += cards.TOTAL_MORE[help_at(state, place)]
    return more


@rule
def dice_colour(state: State, card: int) -> int:
    """The colour of the dice themselves that the action uses."""
    colour = group_colour(state)
    for place in range(helpers_used(state)):
        if cards.HELP_DICE[help_at(state, place)] != cards.ANY_COLOUR:
            colour = cards.HELP_DICE[help_at(state, place)]
    return cards.HELP_DICE[card] if cards.HELP_DICE[card] != cards.ANY_COLOUR else colour


@rule
def most_dice(state: State, card: int) -> int:
    """How many dice a group may have."""
    most = 1 if state.action == PLACE else cards.DICE_AT_MOST[card]
    for place in range(helpers_used(state)):
        most = min(most, cards.DICE_AT_MOST[help_at(state, place)])
    return most


@rule
def least_dice(state: State, card: int) -> int:
    """How many dice a group needs at least."""
    least = cards.DICE_AT_LEAST[card]
    for place in range(helpers_used(state)):
        least = max(least, cards.DICE_AT_LEAST[help_at(state, place)])
    return least


@rule
def fixed_price(state: State, card: int) -> int:
    """Deniers for each die of another district, each of which gives one at most.

    BY_SIZE: it depends on the size of the group, and districts give as many as there are.
    """
    for place in range(helpers_used(state)):
        if cards.ONE_EACH_FOR[help_at(state, place)] != helps.BY_SIZE:
            return cards.ONE_EACH_FOR[help_at(state, place)]
    return cards.ONE_EACH_FOR[card]


@rule
def takes_one_value(state: State, card: int) -> bool:
    """Whether all dice of the group take the value of one of them."""
    for place in range(helpers_used(state)):
        if cards.ONE_VALUE[help_at(state, place)] == 1:
            return True
    return cards.ONE_VALUE[card] == 1


@rule
def takes_dice(state: State, card: int) -> bool:
    """Whether each of the other districts gives one die at most."""
    return fixed_price(state, card) != helps.BY_SIZE


@rule
def price_of_each(size: int, fixed: int) -> int:
    """Deniers for each die of another district, in a group of that size or at a fixed price."""
    return pieces.DIE_PRICE * size if fixed == helps.BY_SIZE else fixed


# The group that is being formed


@rule
def group_size(state: State) -> int:
    """Number of dice in the group."""
    size = 0
    while size < pieces.GROUP and state.group[size][VALUE] > 0:
        size += 1
    return size


@rule
def district_of(state: State, place: int) -> int:
    """Where a die of the group comes from; NOBODY: from none."""
    die = state.group[place][DIE_NUMBER]
    return die // pieces.BY_DISTRICT if die != NOBODY else NOBODY


@rule
def values_shown(state: State) -> int:
    """What the dice of the group show, as bits."""
    bits = 0
    for place in range(group_size(state)):
        bits |= 1 << (state.group[place][DIE_NUMBER] % pieces.FACES)
    return bits


@rule
def does_with_one_value(state: State, size: int, value: int) -> bool:
    """Whether so many dice do for the action when each of them counts `value`."""
    if state.action == BUILD:
        return cathedral.free_levels(state, value - 1) >= size
    return size * value >= needed(state)


@rule
def best_value(state: State) -> int:
    """The highest value of a die of the group with which all do for the action, or else the highest of all."""
    highest = 0
    for value in range(pieces.FACES, 0, -1):
        if values_shown(state) >> (value - 1) & 1 == 1:
            if does_with_one_value(state, group_size(state), value):
                return value
            highest = max(highest, value)
    return highest


@rule
def take_value(state: State, value: int) -> None:
    """All dice of the group take a value."""
    for place in range(group_size(state)):
        state.group[place][VALUE] = value


@rule
def reckon(state: State, seat: int) -> None:
    """Write down again what each die of the group counts and costs; that which a cube has brought costs nothing."""
    size, fixed, free = group_size(state), fixed_price(state, NOBODY), state.brought
    for place in range(size):
        row = state.group[place]
        row[COUNTS_AS] = group_colour(state)
        row[PRICE] = price_of_each(size, fixed) if district_of(state, place) not in (NOBODY, seat) else 0
        if row[DIE_NUMBER] != NOBODY:
            row[VALUE] = worth(state, row[DIE_NUMBER] % pieces.FACES + 1, 1, NOBODY)
            if row[DIE_NUMBER] == free:
                row[PRICE] = 0
                free = NOBODY
    if takes_one_value(state, NOBODY):
        take_value(state, best_value(state))


@rule
def lay_down(state: State, die: int, value: int) -> None:
    """One more row of the group, which are kept in ascending order; what it counts and costs is to be reckoned."""
    place = group_size(state)
    while place > 0 and state.group[place - 1][DIE_NUMBER] > die:
        state.group[place][DIE_NUMBER] = state.group[place - 1][DIE_NUMBER]
        state.group[place][VALUE] = state.group[place - 1][VALUE]
        place -= 1
    state.group[place][DIE_NUMBER] = die
    state.group[place][VALUE] = value


@rule
def pick_up(state: State, die: int) -> None:
    """Undo `lay_down`: take a die out of the group."""
    place = 0
    while state.group[place][DIE_NUMBER] != die or state.group[place][VALUE] == 0:
        place += 1
    while place + 1 < group_size(state):
        state.group[place][DIE_NUMBER] = state.group[place + 1][DIE_NUMBER]
        state.group[place][VALUE] = state.group[place + 1][VALUE]
        place += 1
    state.group[place][DIE_NUMBER] = NOBODY
    state.group[place][VALUE] = 0


@rule
def put_aside(state: State, die: int) -> None:
    """A die leaves its district for the group."""
    dice.take_die(state, die)
    lay_down(state, die, die % pieces.FACES + 1)


@rule
def join_group(state: State, seat: int, die: int) -> None:
    """A die joins the group of an action."""
    put_aside(state, die)
    reckon(state, seat)


@rule
def clear_group(state: State) -> None:
    """The dice of the group go back to the supply."""
    for place in range(pieces.GROUP):
        row = state.group[place]
        row[DIE_NUMBER] = NOBODY
        row[COUNTS_AS] = 0
        row[VALUE] = 0
        row[PRICE] = 0
    state.brought = NOBODY


@rule
def values(state: State) -> int:
    """What the dice of the group count, one by one."""
    count = 0
    for place in range(pieces.GROUP):
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
    for place in range(pieces.GROUP):
        count += state.group[place][PRICE]
    return count


@rule
def buy_group(state: State, seat: int) -> None:
    """Pay for the group. What goes to players lies in their districts until the round ends."""
    tell(state, GROUP_BOUGHT, seat, price(state))
    for place in range(pieces.GROUP):
        deniers, district = state.group[place][PRICE], district_of(state, place)
        state.deniers[seat] -= deniers
        if deniers > 0 and district != pieces.NEUTRAL:
            state.income[district] += deniers


@rule
def taken_from(state: State, district: int) -> bool:
    """Whether a die of the group comes from that district."""
    for place in range(pieces.GROUP):
        if district_of(state, place) == district:
            return True
    return False


@rule
def bought(state: State, seat: int) -> int:
    """Dice of the group that come from other districts, without one that a cube has brought."""
    count = 0
    for place in range(pieces.GROUP):
        if district_of(state, place) not in (NOBODY, seat):
            count += 1
    if state.brought != NOBODY and state.brought // pieces.BY_DISTRICT != seat:
        count -= 1
    return count
