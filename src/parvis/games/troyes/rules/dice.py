"""Dice as they lie in districts. A die is a number: BY_DISTRICT * district + FACES * colour + value less 1."""

from parvis.engine.asking import add_set
from parvis.engine.rulings import ALL_RULINGS
from parvis.engine.state import Row
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import in_play
from parvis.games.troyes.state import RULES, State, rule

A_DIE = RULES.words("die {die}", die=pieces.Die)
TURN_DIE = RULES.words("turn {die}", die=pieces.Die)
GIVE_DIE = RULES.words("give {die}", die=pieces.Die)
TAKE_DIE = RULES.words("take {die}", die=pieces.Die)
ROLL = RULES.words("roll {value}", value=pieces.Value)


@rule
def take_die(state: State, die: int) -> None:
    """Take a die out of its district."""
    state.dice[die // pieces.BY_DISTRICT][die // pieces.FACES % pieces.ALL_COLOURS][die % pieces.FACES] -= 1


@rule
def return_die(state: State, die: int) -> None:
    """Put a die back into its district."""
    state.dice[die // pieces.BY_DISTRICT][die // pieces.FACES % pieces.ALL_COLOURS][die % pieces.FACES] += 1


@rule
def turned_over(die: int) -> int:
    """The die with its opposite face."""
    return die - die % pieces.FACES + pieces.FACES - 1 - die % pieces.FACES


@rule
def dice_of(state: State, district: int, colour: int) -> int:
    """Dice of a colour in a district."""
    count = 0
    for value in range(pieces.FACES):
        count += state.dice[district][colour][value]
    return count


@rule
def dice_in(state: State, district: int) -> int:
    """All dice in a district."""
    count = 0
    for colour in range(pieces.ALL_COLOURS):
        count += dice_of(state, district, colour)
    return count


@rule
def has_dice(state: State, district: int) -> bool:
    """Whether a die is left in a district."""
    for colour in range(pieces.ALL_COLOURS):
        if dice_of(state, district, colour) > 0:
            return True
    return False


@rule
def any_dice(state: State) -> bool:
    """Whether a die is left anywhere."""
    for district in range(pieces.DISTRICTS):
        if has_dice(state, district):
            return True
    return False


@rule
def values_in(state: State, district: int, colour: int) -> int:
    """What the dice of a colour in a district show, as bits."""
    bits, dice = 0, state.dice[district][colour]
    for value in range(pieces.FACES):
        bits |= 1 << value if dice[value] > 0 else 0
    return bits


@rule
def different_dice(state: State, district: int) -> int:
    """The different dice of a district, as bits."""
    bits = 0
    for colour in range(pieces.ALL_COLOURS):
        bits |= values_in(state, district, colour) << pieces.FACES * colour
    return bits


@rule
def usable_die(state: State, district: int, colour: int, value: int) -> int:
    """A die of a district that shows a value and can be used as one of a colour; a purple one only if there is none."""
    if state.dice[district][colour][value - 1] == 0 and state.dice[district][pieces.PURPLE][value - 1] > 0:
        return pieces.BY_DISTRICT * district + pieces.FACES * pieces.PURPLE + value - 1
    return pieces.BY_DISTRICT * district + pieces.FACES * colour + value - 1


@rule
def clear_dice(state: State) -> None:
    """All dice go back to the supply."""
    for district in range(pieces.DISTRICTS):
        for colour in range(pieces.ALL_COLOURS):
            for value in range(pieces.FACES):
                state.dice[district][colour][value] = 0


@rule
def add_dice_of(state: State, district: int, out: Row) -> None:
    """Add the different dice of a district."""
    add_set(out, A_DIE + pieces.BY_DISTRICT * district, different_dice(state, district))


# The heads of the families: a purple die for every player, rolled with those of the citizens. Rules: module 4.
#
# Only its owner uses it, as a die of the colour that is wanted (`rules/group_bounds.py`, `rules/group_growth.py`);
# lying there it has none.


@rule
def heads(state: State) -> int:
    """How many players have a purple die: all of them, or none."""
    return state.seats if in_play.is_in_play(state, pieces.PURPLE_DICE, 1, ALL_RULINGS) else 0


@rule
def roll_head(state: State, seat: int, value: int) -> None:
    """A player's purple die lies in its district."""
    state.dice[seat][pieces.PURPLE][value] += 1
