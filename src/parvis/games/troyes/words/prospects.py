"""What a seat still has to expect, in points: what decisions are worth later. Texts: `later-…` in decisions.ftl.

What is scored at the end counts as things stand, characters also for a part of the way to their next points. A die
counts one point, as it brings to the cathedral; deniers, influence and citizens a part of one. While a group of dice is
put together, its dice, their price and the cubes that help still count as the seat's. Of all this six tenths are told:
who misses something makes up for a part of it in another way. In the last round nothing can be made up for any more:
what is scored at its end is told in full, characters by the points that they give, and cubes for later count only as
long as dice are left that they may help.
"""

from collections.abc import Callable, Mapping

from parvis.engine.binding import course_of
from parvis.engine.prospects import Prospect, Prospects, nothing
from parvis.engine.questions import SEAT
from parvis.engine.readers import run_stack
from parvis.games.troyes import cards, helps, pieces
from parvis.games.troyes.rules import (
    actions,
    activities,
    brought,
    buildings,
    defence,
    dice,
    group,
    group_growth,
    influence,
    nature,
    one_value,
    queue,
    scoring,
    supplies,
)
from parvis.games.troyes.rules.effects import cubes_on_cards, cubes_on_events, gains, special
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import answers, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.rules.strikes import black_dice
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words import group_preview

COUNTED = 0.6
"""Told of what may still change: about what is left of it in games that are played on."""
DIE = 1.0
"""A die, as it brings a point to the cathedral."""
DENIER, INFLUENCE, CITIZEN, CUBE = 0.2, 0.3, 0.6, 0.5
"""What a denier, an influence and a citizen count in the personal supply, and a cube for later on a card."""
PIP, OWN_DIE = 0.2, 0.3
"""A die of the seat's own that it has not used in this round: by what it shows, and as such."""
TRADESMAN = 0.5
"""A tradesman who is there already, as activations after the first cost none."""
BLACK, STRIKE = 0.3, 0.2
"""What each black die of an event takes in a round, and what another event does."""

AFTER_GROUP = {
    one_value.NAMING_VALUE, activities.SENDING, gains.HOW_OFTEN, special.GAINING, special.TAKING_FROM, special.STONE_TO,
    cubes_on_events.CUBE_ON, cubes_on_events.CUBE_ON_EACH, cubes_on_cards.CUBES_TO, cubes_on_cards.PUT_OR_TAKE,
}  # fmt: skip
"""What an action asks its player once the group of dice is complete."""
FORMING = {
    group_growth.GROUPING,
    brought.TURNING_ONE,
    brought.TAKING_ONE,
    exchanges.TURNING_BOUGHT,
    one_value.NAMING_VALUE,
}
"""What a player is asked while nothing of the group is paid or used up."""

BEFORE_DICE = (buildings.SETTLING, nature.REVEALING, nature.ROLLING)
"""The phases from the first citizens to the dice of a round."""

Points = Callable[[State, int], float]
Told = Callable[[State, int], Mapping[str, int | str]]
"""What a prospect is made of: its points, and what its text is told."""


def rounds_to_come(state: State) -> int:
    """How many rounds come after this one."""
    return pieces.ROUNDS[state.seats] - 1 - state.round


def rolls_to_come(state: State) -> int:
    """In how many rounds citizens still roll dice: the first ones do so in this round, too."""
    return rounds_to_come(state) + (state.phase in BEFORE_DICE)


def told_of_end(state: State) -> float:
    """The part that is told of points that are scored at the end: in the last round these are certain."""
    return COUNTED if rounds_to_come(state) else 1


def rounds(state: State, seat: int) -> Mapping[str, int]:
    """How many rounds a prospect counts on."""
    return {"rounds": rounds_to_come(state)}


def rolls(state: State, seat: int) -> Mapping[str, int]:
    """How many rounds citizens count on."""
    return {"rounds": rolls_to_come(state)}


# At the end, as things stand


def from_levels(state: State, seat: int) -> float:
    """Levels of the cathedral without a cube of the seat's."""
    return -pieces.LEVEL_MISSED * scoring.levels_missed(state, seat)


def from_cubes(state: State, seat: int) -> float:
    """Cubes that are scored at the end."""
    scoring_cards = [card for card in state.card if card != NOBODY and cards.SCORES_CUBES[card]]
    return sum(effects.end_points(state, seat, card) for card in scoring_cards)


def promised(state: State, seat: int, character: int) -> float:
    """Points of a character, before the last round with the part of the next ones that belongs to the way there."""
    deniers = cards.COUNTED_BY[character] == cards.DENIERS_LEFT
    have, points, at = deniers_left(state, seat) if deniers else scoring.counts(state, seat, character), 0, 0
    for level, threshold in enumerate(cards.THRESHOLDS[state.ruling][character]):
        further = cards.CHARACTER_POINTS[state.ruling][level]
        if have < threshold:
            way = (have - at) / (threshold - at) if rounds_to_come(state) else 0
            return points + (further - points) * way
        points, at = further, threshold
    return points


def from_characters(state: State, seat: int) -> float:
    """The characters that the seat sees: its own, and those that lie open."""
    seen = [one for one in range(cards.CHARACTERS) if state.character[one] in (seat, pieces.LIES_OPEN)]
    return sum(promised(state, seat, character) for character in seen)


def from_events(state: State, seat: int) -> float:
    """The seat's cubes on events: its share for the banners that are covered, and a point for each event at the end."""
    shares = (share(state, seat, place) for place in range(queue.queue_length(state)))
    return COUNTED * sum(shares) + told_of_end(state) * pieces.CUBE_LEFT * queue.events_with(state, seat)


def share(state: State, seat: int, place: int) -> float:
    """Points of an event as its cubes are, for the part of its banners that is covered."""
    own = queue.cubes_on(state, seat, place)
    if own == 0:
        return 0
    most = max(queue.cubes_on(state, other, place) for other in range(state.seats) if other != seat)
    first, second = cards.EVENT_POINTS[state.queue[place]]
    points = first if own > most else first / 2 if own == most else second
    banners = cards.BANNERS[state.queue[place]]
    return points * (banners - queue.free_banners(state, place)) / banners


# In the rounds to come


def from_dice(state: State, seat: int) -> float:
    """A die in each round for every citizen in a building, less the salary."""
    each = [DIE - DENIER * salary for salary in pieces.SALARY]
    return rolls_to_come(state) * sum(
        each[place] * supplies.standing(state, seat, place) for place in range(pieces.BUILDINGS)
    )


def from_threats(state: State, seat: int) -> float:
    """What events in the queue take in each round until they are countered."""
    waiting = [state.queue[place] for place in range(queue.queue_length(state))]
    taken = (BLACK * black_dice.BLACK_DICE[event] or STRIKE * (1 - queue.TAKES_CITIZENS[event]) for event in waiting)
    return -rounds_to_come(state) * sum(taken)


def from_tradesmen(state: State, seat: int) -> float:
    """Points of tradesmen's spaces, and what they save later."""
    left = min(1, rounds_to_come(state))
    return scoring.trade_points(state, seat) + TRADESMAN * left * supplies.tradesmen(state, seat)


# What the seat has


def deniers_left(state: State, seat: int) -> int:
    """Deniers with those in the district."""
    return state.deniers[seat] + state.income[seat]


def from_deniers(state: State, seat: int) -> float:
    """Deniers, for what they may still buy."""
    return DENIER * deniers_left(state, seat)


def from_influence(state: State, seat: int) -> float:
    """Influence, as long as there are rounds to use it in."""
    return INFLUENCE * state.influence[seat] if rounds_to_come(state) else 0


def from_citizens(state: State, seat: int) -> float:
    """Citizens in the personal supply, as long as there are rounds to use them in."""
    return CITIZEN * state.supply[seat] if rounds_to_come(state) else 0


def from_delayed(state: State, seat: int) -> float:
    """Cubes for later that may still help, on cards and outdoor tiles, those included that help a group under way."""
    spots = [
        spot for spot in range(pieces.SPOTS) if state.cubes[spot][seat] and may_help(state, seat, state.card[spot])
    ]
    cubes = sum(state.cubes[spot][seat] for spot in spots) + sum(
        state.outdoor[gate][seat] for gate in range(pieces.GATES)
    )
    helping = group.helpers_used(state) if is_forming(state, seat) else 0
    return CUBE * min(cubes + helping, 3 * (1 + rounds_to_come(state)))


def may_help(state: State, seat: int, card: int) -> bool:
    """Whether cubes on a card may still help a group: in the actions of the last round only with dice that are left."""
    if card == NOBODY or cards.SCORES_CUBES[card]:
        return False
    if rounds_to_come(state) or state.phase != actions.ACTIONS:
        return True
    if state.passed[seat]:
        return False
    colour = cards.HELP_GROUP[card] if cards.HELP_DICE[card] == cards.ANY_COLOUR else cards.HELP_DICE[card]
    return cards.BRINGS[card] == helps.ITSELF or any(
        colour in (cards.ANY_COLOUR, left) or left == pieces.PURPLE for left in colours_left(state)
    )


def colours_left(state: State) -> set[int]:
    """The colours of the dice that lie in the districts, or in a group under way."""
    lying = {colour for district in state.dice for colour, values in enumerate(district) if any(values)}
    return lying | {die // pieces.FACES % pieces.ALL_COLOURS for die in group_preview.dice_of_group(state)}


def from_own_dice(state: State, seat: int) -> float:
    """The seat's dice of this round that are not used yet, those in its hand included."""
    if state.phase not in (defence.BLACK_DICE_ROLLED, defence.DEFENDING_PHASE, actions.ACTIONS) or state.passed[seat]:
        return 0
    rows = state.dice[seat]
    lying = sum(
        rows[colour][value] * own_die(value + 1)
        for colour in range(pieces.ALL_COLOURS)
        for value in range(pieces.FACES)
    )
    return lying + sum(map(own_die, in_hand(state, seat)))


def own_die(value: float) -> float:
    """What a die of the seat's own counts by what it shows."""
    return OWN_DIE + PIP * value


def in_hand(state: State, seat: int) -> list[float]:
    """What the seat's dice show that are on their way: on average if rolled again, the opposite faces of those that are
    turned over, those of a group under way as they lie.
    """
    asked, chosen = RULES.asked(state), group_preview.dice_of_group(state)
    if asked == influence.AGAIN and RULES.kept(state)["first"] // pieces.BY_DISTRICT == seat:
        return [(1 + pieces.FACES) / 2]
    if asked == influence.TURNING and state.asked[state.depth - 1][SEAT] == seat:
        return [dice.turned_over(die) % pieces.FACES + 1 for die in chosen]
    if is_forming(state, seat):
        return [die % pieces.FACES + 1 for die in chosen if die // pieces.BY_DISTRICT == seat]
    return []


def is_forming(state: State, seat: int) -> bool:
    """Whether the seat puts a group of dice together."""
    return RULES.asked(state) in FORMING and state.asked[state.depth - 1][SEAT] == seat


# All of it


def changing(name: str, points: Points, told: Told = nothing) -> Prospect:
    """Something that may still change."""
    return Prospect(name, lambda state, seat: COUNTED * points(state, seat), told)


def at_end(name: str, points: Points) -> Prospect:
    """Something that is scored at the end."""
    return Prospect(name, lambda state, seat: told_of_end(state) * points(state, seat))


TABLE = (
    at_end("levels", from_levels),
    at_end("tradesmen", from_tradesmen),
    at_end("cubes", from_cubes),
    at_end("characters", from_characters),
    Prospect("events", from_events),
    changing("dice", from_dice, rolls),
    changing("threats", from_threats, rounds),
    changing("deniers", from_deniers),
    changing("influence", from_influence),
    changing("citizens", from_citizens),
    changing("delayed", from_delayed),
    changing("own-dice", from_own_dice),
)


def worth(state: State, seat: int) -> float:
    """The points of a seat with all that it has to expect."""
    return state.points[seat] + sum(prospect.points(state, seat) for prospect in TABLE)


def carried_out(state: State, seat: int) -> list[State]:
    """What an action comes to with the dice that are chosen for it, if these do. Else it is what it comes to with some
    more: the seat's own highest dice, or else the first ones that it can take.
    """
    course, found, scene = course_of(RULES), [], state
    while RULES.asked(scene) == group_growth.GROUPING:
        legal = course.answers(scene, seat)
        if group_growth.DONE in legal:
            found.append(finished(after(scene, seat, group_growth.DONE + 0), seat))
            if scene is state and group.group_size(state) > 0:
                return found
        chosen = [answer for answer in legal if dice.A_DIE <= answer < dice.A_DIE.end]
        if not chosen or (found and scene.action == group.PLACE):
            return found
        scene = after(
            scene, seat, max(chosen, key=lambda die: (district(die) == seat, (die - dice.A_DIE) % pieces.FACES))
        )
        if len(group_preview.dice_of_group(scene)) > 3:
            return found
    return [*found, finished(scene, seat)]


def finished(state: State, seat: int) -> State:
    """What is left to answer once a group is complete, each answer the one of most worth."""
    course = course_of(RULES)
    while RULES.asked(state) in AFTER_GROUP and state.asked[state.depth - 1][SEAT] == seat:
        answered = [after(state, seat, answer) for answer in course.answers(state, seat)]
        state = max(answered, key=lambda scene: worth(scene, seat))
    return state


def district(answer: int) -> int:
    """The district of a die that an answer names."""
    return (answer - dice.A_DIE) // pieces.BY_DISTRICT


def after(state: State, seat: int, decision: int) -> State:
    """The state that a decision leads to, up to the next question that matters to the seat."""
    course = course_of(RULES)
    found: State = run_stack(course, state, seat, decision, lambda *_: None, course.widest, others_answer)
    return found


def others_answer(state: State, seat: int) -> tuple[int, int] | None:
    """Another seat that is asked about a cube on an outdoor tile, and how it keeps it: that is a matter of its own."""
    if RULES.asked(state) != answers.ANSWERING or state.asked[state.depth - 1][SEAT] == seat:
        return None
    return int(state.asked[state.depth - 1][SEAT]), wall.KEEP + 0


PROSPECTS = Prospects(TABLE, points=lambda state, seat: state.points[seat], carried_out=carried_out)
