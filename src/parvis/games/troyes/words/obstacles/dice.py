"""Dice: that are not there, don't fit or don't count enough."""

from parvis.engine.obstacles import Named, Told
from parvis.games.troyes.cards import (
    ACTIVITY_WORDS,
    ANY_COLOUR,
    BRINGS,
    EVENT_COLOUR,
    EVENT_WORDS,
    HELP,
    HELP_GROUP,
    SPOT,
)
from parvis.games.troyes.helps import DIE_OF_OPPONENT, NO_HELP, OWN_DIE
from parvis.games.troyes.pieces import (
    ALL_COLOUR_NAMES,
    BUILDING_NAMES,
    DISTRICT_NAMES,
    FACES,
    GROUP,
    LEVELS,
    PURPLE,
    RED,
    SPOT_COLOUR,
    WHITE,
    YELLOW,
)
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.brought import TAKING_ONE, TURNING_ONE
from parvis.games.troyes.rules.defence import DEFENCE, DEFENDING, highest_black, strength
from parvis.games.troyes.rules.dice import has_dice
from parvis.games.troyes.rules.group import (
    FARM,
    PLACE,
    TRADE,
    clear_group,
    dice_colour,
    group_size,
    lay_down,
    needed,
    total,
)
from parvis.games.troyes.rules.group import NOTHING as NOTHING_YET
from parvis.games.troyes.rules.group_growth import GROUPING
from parvis.games.troyes.rules.in_play import card_called, event_called, spot_of
from parvis.games.troyes.rules.influence import REROLLING, TURNING
from parvis.games.troyes.rules.ramparts.guarding import GUARD_DIE
from parvis.games.troyes.rules.ramparts.sides.extra_dice import DIE_COLOUR
from parvis.games.troyes.rules.ramparts.wall import TILE_WORD
from parvis.games.troyes.state import NOBODY, RULES, VALUE, State
from parvis.games.troyes.tiles import WORDS
from parvis.games.troyes.words.obstacles.asked import NOTHING, ask_instead, keep, kept
from parvis.games.troyes.words.obstacles.board import forms

MOST_PIPS = 18
"""More is not needed for any action."""
ENOUGH_DICE = 3
OWN = (REROLLING, TURNING, DEFENCE, DEFENDING)
"""Questions about one's own dice alone."""
DIE = 4
"""Words of a decision that names a die: its kind, the district, the colour, the value."""


def named_die(named: Named) -> tuple[int, int, int] | None:
    """District, colour and value less 1 of the die that a decision names; None if it names none."""
    if len(named) != DIE:
        return None
    return DISTRICT_NAMES.index(named[1]), ALL_COLOUR_NAMES.index(named[2]), int(named[3]) - 1


def is_not_sold(state: State, seat: int, named: Named) -> bool:
    """Whether it is the purple die of another player: nobody else can use it."""
    die = named_die(named)
    return die is not None and die[1] == PURPLE and (die[0] != seat or named[0] == "give")


def is_not_given(state: State, seat: int, named: Named) -> bool:
    """Whether a die would be given from another district."""
    die = named_die(named)
    return die is not None and die[0] != seat


def is_taken_from_oneself(state: State, seat: int, named: Named) -> bool:
    """Whether a die would be taken from the player's own district."""
    die = named_die(named)
    return die is not None and die[0] == seat


def never_helps(state: State, seat: int, named: Named) -> bool:
    """Whether cubes of the card help no dice."""
    return all(HELP[card] == NO_HELP for card in forms(state, named[1]))


def brought_by_no_cube(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No cube has brought a die like that."""
    asked = RULES.asked(state)
    if asked not in (TURNING_ONE, TAKING_ONE):
        return None
    wanted = OWN_DIE if asked == TURNING_ONE else DIE_OF_OPPONENT
    card = BRINGS.index(wanted)
    if state.helpers[0] == NOBODY or BRINGS[state.card[state.helpers[0]]] != wanted:
        state.card[SPOT[card]] = card
        state.helpers[0] = SPOT[card]
    return NOTHING


def not_there(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No such die lies in the district."""
    die = named_die(named)
    if die is None or state.dice[die[0]][die[1]][die[2]] > 0:
        return None
    state.dice[die[0]][die[1]][die[2]] = 1
    return NOTHING


def none_of_ones_own(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player's district has no die."""
    if len(named) == DIE or has_dice(state, seat):
        return None
    state.dice[seat][RED][0] = 1
    return NOTHING


def colour_wanted(state: State, named: Named) -> int:
    """The colour of the dice for the action that a decision begins, or of the group as it is."""
    kind = named[0]
    if kind == "activate":
        return SPOT_COLOUR[spot_of(state, ACTIVITY_WORDS.index(named[1]))]
    if kind == "counter":
        return EVENT_COLOUR[event_called(state, EVENT_WORDS.index(named[1]))]
    if kind == "place":
        return BUILDING_NAMES.index(named[1])
    if kind in ("build", "harvest"):
        return WHITE if kind == "build" else YELLOW
    if kind == "guard":
        return RED
    return dice_colour(state, NOBODY)


def too_weak(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The dice that can be had don't count enough, or have no place to go. A die that isn't there stays away."""
    if named[0] in ("die", "help", "turn", "take") and state.action == NOTHING_YET:
        return None
    if named[0] == "use" and RULES.asked(state) not in (GROUPING, GUARD_DIE):
        return None
    colour, die = colour_wanted(state, named), named_die(named)
    is_there = die is None or state.dice[die[0]][die[1]][die[2]] > 0
    for district in state.dice:
        district[colour] = [dice + 1 for dice in district[colour]]
    state.dice[seat][colour][FACES - 1] += ENOUGH_DICE
    if die is not None and not is_there:
        state.dice[die[0]][die[1]][die[2]] = 0
    return NOTHING


def too_weak_for_black(state: State, seat: int, named: Named, count: int) -> Told | None:
    """All own dice together can't beat the highest black die."""
    if RULES.asked(state) != DEFENCE or strength(state, seat) >= highest_black(state):
        return None
    state.dice[seat][RED][FACES - 1] += 1
    return NOTHING


def can_beat_black(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The highest black die can be beaten, or one has been, so that there is no giving way."""
    if RULES.asked(state) != DEFENCE:
        return None
    for values in state.dice[seat]:
        values[:] = [0] * FACES
    keep(state, "beaten", 0)
    return NOTHING


def too_few_pips(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The group does not count enough yet."""
    if RULES.asked(state) != GROUPING or state.action == NOTHING_YET:
        return None
    has, least = total(state), needed(state)
    if group_size(state) == 0:
        lay_down(state, 0, 1)
    state.group[0][VALUE] += count - 1
    return {"count": has, "needed": least}


def group_full(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The group has as many dice as it may have."""
    if group_size(state) == 0 or len(named) not in (2, DIE):
        return None
    clear_group(state)
    return {"count": min(GROUP, 1 if state.action == PLACE else GROUP)}


def wrong_colour(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The dice of the action, or those that a cube helps, are of another colour."""
    die = named_die(named)
    if named[0] == "help":
        card = card_called(state, ACTIVITY_WORDS.index(named[1]))
        colour = YELLOW if HELP_GROUP[card] == ANY_COLOUR else HELP_GROUP[card]
        if colour != YELLOW:
            spot = LEVELS * colour
            state.card[spot] = SPOT.index(spot) if state.card[spot] == NOBODY else state.card[spot]
            state.action, state.target = TRADE, spot
            return NOTHING
    elif die is None or RULES.asked(state) in OWN:
        return None
    else:
        colour = RED if die[1] == PURPLE else die[1]
    state.action, state.target = (FARM, 0) if colour == YELLOW else (PLACE, colour)
    return NOTHING


def not_ones_own(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The die lies in another district."""
    die = named_die(named)
    if die is None or die[0] == seat or RULES.asked(state) not in OWN:
        return None
    ask_instead(state, GROUPING)
    clear_group(state)
    wrong_colour(state, seat, named, count)
    return NOTHING


def swapped_already(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The district has swapped a die already."""
    die, swapped = named_die(named), kept(state, "swapped")
    if die is None or swapped is None or not swapped >> die[0] & 1:
        return None
    keep(state, "swapped", swapped & ~(1 << die[0]))
    return NOTHING


def shown_by_none(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No die of the group shows the value, or the group doesn't do with it."""
    clear_group(state)
    for _ in range(GROUP):
        lay_down(state, int(named[1]) - 1, int(named[1]))
    if state.action == NOTHING_YET:
        state.action, state.target = PLACE, 0
    return NOTHING


def another_cube_helps(state: State, seat: int, named: Named, count: int) -> Told | None:
    """A cube has helped the group already."""
    if state.helpers[0] == NOBODY:
        return None
    state.helpers[0] = NOBODY
    return NOTHING


def nothing_to_swap(state: State, seat: int, named: Named, count: int) -> Told | None:
    """Either the player has no die to swap, or nobody else has."""
    if RULES.asked(state) != ACTION:
        return None
    for district in state.dice:
        district[RED][0] += 1
    return NOTHING


def none_left(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The supply has no die of the tile's colour left."""
    colour = DIE_COLOUR[TILE_WORD.index(WORDS.index(named[1]))]
    if RULES.asked(state) != ACTION or colour == NOBODY:
        return None
    for district in state.dice:
        for values in district:
            values[:] = [0] * FACES
    return {"colour": ALL_COLOUR_NAMES[colour]}
