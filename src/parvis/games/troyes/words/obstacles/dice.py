"""Dice: that are not there, don't fit or don't count enough."""

from parvis.engine.obstacles import Named, Told
from parvis.games.troyes import cards, helps, pieces, tiles
from parvis.games.troyes.rules import actions, brought, defence, dice, group, group_growth, in_play, influence
from parvis.games.troyes.rules.ramparts import guarding, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.state import NOBODY, RULES, VALUE, State
from parvis.games.troyes.words.obstacles import board, goods

MOST_PIPS = 18
"""More is not needed for any action."""
ENOUGH_DICE = 3
OWN = (influence.REROLLING, influence.TURNING, defence.DEFENCE, defence.DEFENDING)
"""Questions about one's own dice alone."""
DIE = 4
"""Words of a decision that names a die: its kind, the district, the colour, the value."""


def named_die(named: Named) -> tuple[int, int, int] | None:
    """District, colour and value less 1 of the die that a decision names; None if it names none."""
    if len(named) != DIE:
        return None
    return pieces.DISTRICT_NAMES.index(named[1]), pieces.ALL_COLOUR_NAMES.index(named[2]), int(named[3]) - 1


def is_not_sold(state: State, seat: int, named: Named) -> bool:
    """Whether it is the purple die of another player: nobody else can use it."""
    die = named_die(named)
    return die is not None and die[1] == pieces.PURPLE and (die[0] != seat or named[0] == "give")


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
    return all(cards.HELP[card] == helps.NO_HELP for card in board.forms(state, named[1]))


def brought_by_no_cube(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No cube has brought a die like that."""
    asked = RULES.asked(state)
    if asked not in (brought.TURNING_ONE, brought.TAKING_ONE):
        return None
    wanted = helps.OWN_DIE if asked == brought.TURNING_ONE else helps.DIE_OF_OPPONENT
    card = cards.BRINGS.index(wanted)
    if state.helpers[0] == NOBODY or cards.BRINGS[state.card[state.helpers[0]]] != wanted:
        state.card[cards.SPOT[card]] = card
        state.helpers[0] = cards.SPOT[card]
    return goods.NOTHING


def not_there(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No such die lies in the district."""
    die = named_die(named)
    if die is None or state.dice[die[0]][die[1]][die[2]] > 0:
        return None
    state.dice[die[0]][die[1]][die[2]] = 1
    return goods.NOTHING


def none_of_ones_own(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player's district has no die."""
    if len(named) == DIE or dice.has_dice(state, seat):
        return None
    state.dice[seat][pieces.RED][0] = 1
    return goods.NOTHING


def colour_wanted(state: State, named: Named) -> int:
    """The colour of the dice for the action that a decision begins, or of the group as it is."""
    kind = named[0]
    if kind == "activate":
        return pieces.SPOT_COLOUR[in_play.spot_of(state, cards.ACTIVITY_WORDS.index(named[1]))]
    if kind == "counter":
        return cards.EVENT_COLOUR[in_play.event_called(state, cards.EVENT_WORDS.index(named[1]))]
    if kind == "place":
        return pieces.BUILDING_NAMES.index(named[1])
    if kind in ("build", "harvest"):
        return pieces.WHITE if kind == "build" else pieces.YELLOW
    if kind == "guard":
        return pieces.RED
    return group.dice_colour(state, NOBODY)


def too_weak(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The dice that can be had don't count enough, or have no place to go. A die that isn't there stays away."""
    if named[0] in ("die", "help", "turn", "take") and state.action == group.NOTHING:
        return None
    if named[0] == "use" and RULES.asked(state) not in (group_growth.GROUPING, guarding.GUARD_DIE):
        return None
    colour, die = colour_wanted(state, named), named_die(named)
    is_there = die is None or state.dice[die[0]][die[1]][die[2]] > 0
    for district in state.dice:
        district[colour] = [dice + 1 for dice in district[colour]]
    state.dice[seat][colour][pieces.FACES - 1] += ENOUGH_DICE
    if die is not None and not is_there:
        state.dice[die[0]][die[1]][die[2]] = 0
    return goods.NOTHING


def too_weak_for_black(state: State, seat: int, named: Named, count: int) -> Told | None:
    """All own dice together can't beat the highest black die."""
    if RULES.asked(state) != defence.DEFENCE or defence.strength(state, seat) >= defence.highest_black(state):
        return None
    state.dice[seat][pieces.RED][pieces.FACES - 1] += 1
    return goods.NOTHING


def can_beat_black(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The highest black die can be beaten, or one has been, so that there is no giving way."""
    if RULES.asked(state) != defence.DEFENCE:
        return None
    for values in state.dice[seat]:
        values[:] = [0] * pieces.FACES
    goods.keep(state, "beaten", 0)
    return goods.NOTHING


def too_few_pips(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The group does not count enough yet."""
    if RULES.asked(state) != group_growth.GROUPING or state.action == group.NOTHING:
        return None
    has, least = group.total(state), group.needed(state)
    if group.group_size(state) == 0:
        group.lay_down(state, 0, 1)
    state.group[0][VALUE] += count - 1
    return {"count": has, "needed": least}


def group_full(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The group has as many dice as it may have."""
    if group.group_size(state) == 0 or len(named) not in (2, DIE):
        return None
    group.clear_group(state)
    return {"count": min(pieces.GROUP, 1 if state.action == group.PLACE else pieces.GROUP)}


def wrong_colour(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The dice of the action, or those that a cube helps, are of another colour."""
    die = named_die(named)
    if named[0] == "help":
        card = in_play.card_called(state, cards.ACTIVITY_WORDS.index(named[1]))
        colour = pieces.YELLOW if cards.HELP_GROUP[card] == cards.ANY_COLOUR else cards.HELP_GROUP[card]
        if colour != pieces.YELLOW:
            spot = pieces.LEVELS * colour
            state.card[spot] = cards.SPOT.index(spot) if state.card[spot] == NOBODY else state.card[spot]
            state.action, state.target = group.TRADE, spot
            return goods.NOTHING
    elif die is None or RULES.asked(state) in OWN:
        return None
    else:
        colour = pieces.RED if die[1] == pieces.PURPLE else die[1]
    state.action, state.target = (group.FARM, 0) if colour == pieces.YELLOW else (group.PLACE, colour)
    return goods.NOTHING


def not_ones_own(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The die lies in another district."""
    die = named_die(named)
    if die is None or die[0] == seat or RULES.asked(state) not in OWN:
        return None
    goods.ask_instead(state, group_growth.GROUPING)
    group.clear_group(state)
    wrong_colour(state, seat, named, count)
    return goods.NOTHING


def swapped_already(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The district has swapped a die already."""
    die, swapped = named_die(named), goods.kept(state, "swapped")
    if die is None or swapped is None or not swapped >> die[0] & 1:
        return None
    goods.keep(state, "swapped", swapped & ~(1 << die[0]))
    return goods.NOTHING


def shown_by_none(state: State, seat: int, named: Named, count: int) -> Told | None:
    """No die of the group shows the value, or the group doesn't do with it."""
    group.clear_group(state)
    for _ in range(pieces.GROUP):
        group.lay_down(state, int(named[1]) - 1, int(named[1]))
    if state.action == group.NOTHING:
        state.action, state.target = group.PLACE, 0
    return goods.NOTHING


def another_cube_helps(state: State, seat: int, named: Named, count: int) -> Told | None:
    """A cube has helped the group already."""
    if state.helpers[0] == NOBODY:
        return None
    state.helpers[0] = NOBODY
    return goods.NOTHING


def nothing_to_swap(state: State, seat: int, named: Named, count: int) -> Told | None:
    """Either the player has no die to swap, or nobody else has."""
    if RULES.asked(state) != actions.ACTION:
        return None
    for district in state.dice:
        district[pieces.RED][0] += 1
    return goods.NOTHING


def none_left(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The supply has no die of the tile's colour left."""
    colour = exchanges.DIE_COLOUR[wall.TILE_WORD.index(tiles.WORDS.index(named[1]))]
    if RULES.asked(state) != actions.ACTION or colour == NOBODY:
        return None
    for district in state.dice:
        for values in district:
            values[:] = [0] * pieces.FACES
    return {"colour": pieces.ALL_COLOUR_NAMES[colour]}
