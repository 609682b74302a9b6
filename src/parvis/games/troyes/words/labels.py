"""Which text belongs to a decision: the lines on the buttons. The texts stand in texts/, whole sentences each.

Keys begin with `do-`; where one kind of decision answers several questions, the question stands in the key. Arguments
named `seat`, or ending in `_seat`, are seats; the page puts the family's name there. Cards, events, buildings and
colours are told by their names in the catalogue: `named-card` and the like in names.ftl know how they read in a
sentence. Every number comes from the rules or from the tables of the cards.
"""

from collections.abc import Callable, Mapping

from parvis.engine.contract import Line
from parvis.games.troyes import cards as c
from parvis.games.troyes.catalogue import ACTIVATE, CATALOGUE, DIE, FIRST, HELP
from parvis.games.troyes.catalogue import BUILD as BUILD_DECISION
from parvis.games.troyes.catalogue import COUNTER as COUNTER_DECISION
from parvis.games.troyes.catalogue import HARVEST as HARVEST_DECISION
from parvis.games.troyes.catalogue import PLACE as PLACE_DECISION
from parvis.games.troyes.chronicle import values
from parvis.games.troyes.explained import Arguments
from parvis.games.troyes.forming import full_price, group_of, outcome
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    CATHEDRAL_INFLUENCE,
    CATHEDRAL_POINTS,
    COLOUR_NAMES,
    COLOURS,
    FACES,
    HARVEST,
    LEVELS,
    MISSED,
    NEUTRAL,
    PASSING,
    RECRUIT,
    REROLL,
    SALARY,
    SPACES,
    TURN_OVER,
    WAITING,
)
from parvis.games.troyes.rules import questions
from parvis.games.troyes.rules.actions import spot_of
from parvis.games.troyes.rules.activities import fixed_cost, free_space
from parvis.games.troyes.rules.cathedral import column_of
from parvis.games.troyes.rules.decisions import ALL, answer, answers, decision_of
from parvis.games.troyes.rules.defence import against_black, highest_black, strength
from parvis.games.troyes.rules.dice import BY_DISTRICT, group_size, total
from parvis.games.troyes.rules.grouping import BUILD, PLACE, READY, TRADE
from parvis.games.troyes.rules.queue import free_banners, place_of
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.state import NOBODY, State

Told = Callable[[State, int, int], Line]
"""Game, seat and the decision's number within its kind -> its line."""


def label(state: State, seat: int, decision: int) -> Line:
    """The line on a decision's button: what it does, what it costs and brings."""
    kind = CATALOGUE[decision].partition(" ")[0]
    return LABELS[kind](state, seat, decision - FIRST[kind])


# Settling


def settle(state: State, seat: int, number: int) -> Line:
    """A citizen settles at the start."""
    building, space = divmod(number, SPACES)
    return Line(f"do-settle-{BUILDING_NAMES[building]}", {"space": space + 1, "salary": SALARY[building]})


# Actions


def grown(state: State, seat: int, decision: int) -> tuple[State, Arguments]:
    """The position after a decision for a group, with all that follows without a choice before the action is done.

    Beside it how many dice and cubes followed (`more`), whether the group is then complete (`last`), and how it stands:
    what it counts and costs, and what it would bring (`word`, `number`).
    """
    scene, more = state.copy(), 0
    answer(scene, seat, decision)
    choices = answers(scene, seat, questions.GROUPING, ALL)
    while choices & (choices - 1) == 0 and choices != 1 << READY:
        answer(scene, seat, decision_of(scene, seat, questions.GROUPING, choices.bit_length() - 1))
        choices = answers(scene, seat, questions.GROUPING, ALL)
        more += 1
    word, number = outcome(scene, seat)
    standing: Arguments = {"counts": total(scene, scene.helper), "price": full_price(scene, seat)}
    standing |= {"word": word, "number": number, **told_group(group_of(scene)), **each_price(scene)}
    return scene, {"more": more, "last": int(choices == 1 << READY), **standing}


def told_group(dice: list[int]) -> Arguments:
    """The dice of a group, all of one colour, and how many they are."""
    if not dice:
        return {"size": 0}
    return {
        "size": len(dice),
        "dice": values(dice, " + "),
        "dice_colour": COLOUR_NAMES[dice[0] // FACES % COLOURS],
    }


def each_price(state: State) -> Arguments:
    """What each activation costs beside the dice."""
    if state.action != TRADE:
        return {"each_deniers": 0, "each_influence": 0}
    card = state.card[state.target]
    return {"each_deniers": c.PAY_DENIERS[card], "each_influence": c.PAY_INFLUENCE[card]}


def activate(state: State, seat: int, card: int) -> Line:
    """Choose an activity card: its divisor, and the new tradesman whom it needs."""
    spot = spot_of(state, card)
    arguments: Arguments = {"card": c.ACTIVITY_NAMES[card], "divisor": c.DIVISOR[card]}
    arguments |= grown(state, seat, ACTIVATE + card)[1]
    if has_tradesman(state, seat, spot):
        return Line("do-activate", arguments)
    points = c.SPACE_POINTS[card][free_space(state, spot)]
    return Line("do-activate-new", {**arguments, "cost": fixed_cost(state, seat, spot), "count": points})


def build(state: State, seat: int, number: int) -> Line:
    """Build at the cathedral."""
    scene, standing = grown(state, seat, BUILD_DECISION)
    if standing["last"]:
        columns = sorted(column_of(scene, die, scene.helper) + 1 for die in group_of(scene))
        return Line("do-build-only", {"columns": " + ".join(map(str, columns)), **standing})
    influence: Arguments = {"least": min(CATHEDRAL_INFLUENCE), "most": max(CATHEDRAL_INFLUENCE)}
    return Line("do-build", {"count": CATHEDRAL_POINTS, **influence, **standing})


def event_terms(state: State, event: int) -> Arguments:
    """An event with what countering takes and brings."""
    return {
        "event": c.EVENT_NAMES[event],
        "colour": COLOUR_NAMES[c.EVENT_COLOUR[event]],
        "divisor": c.EVENT_DIVISOR[event],
        "banners": free_banners(state, place_of(state, event)),
        "influence": c.BANNER_INFLUENCE[event],
        "first": c.EVENT_POINTS[event][0],
        "second": c.EVENT_POINTS[event][1],
    }


def counter(state: State, seat: int, event: int) -> Line:
    """Choose an event to put cubes on."""
    return Line("do-counter", {**event_terms(state, event), **grown(state, seat, COUNTER_DECISION + event)[1]})


def place(state: State, seat: int, building: int) -> Line:
    """Place a citizen."""
    scene, standing = grown(state, seat, PLACE_DECISION + building)
    if standing["last"]:
        (die,) = group_of(scene)
        return Line("do-place-only", {**named_die(seat, die), **driven_out(scene, seat, die % FACES), **standing})
    return Line("do-place", {"building": BUILDING_NAMES[building], "colour": COLOUR_NAMES[building], **standing})


def harvest(state: State, seat: int, number: int) -> Line:
    """Agriculture."""
    return Line("do-harvest", {"divisor": HARVEST, **grown(state, seat, HARVEST_DECISION)[1]})


def pass_turn(state: State, seat: int, number: int) -> Line:
    """Pass."""
    return Line("do-pass", {"count": PASSING, "waiting": WAITING})


# Influence


def reroll(state: State, seat: int, number: int) -> Line:
    """Roll a die again."""
    return Line("do-reroll", {"count": REROLL})


def recruit(state: State, seat: int, number: int) -> Line:
    """A citizen from the general supply."""
    return Line("do-recruit", {"count": RECRUIT})


def turn_dice(state: State, seat: int, number: int) -> Line:
    """Turn dice over."""
    return Line("do-turn", {"count": TURN_OVER})


# Dice


def named_die(seat: int, die: int) -> Arguments:
    """A die as a seat speaks of it: its own, a neutral one, or another family's."""
    district = die // BY_DISTRICT
    whose = "own" if district == seat else "neutral" if district == NEUTRAL else "other"
    return {
        "whose": whose,
        "seat": seat if district == NEUTRAL else district,
        "colour": COLOUR_NAMES[die // FACES % COLOURS],
        "value": die % FACES + 1,
    }


def choose_die(state: State, seat: int, die: int) -> Line:
    """A die, whatever is asked about it."""
    return DICE_LABELS[questions.asked(state)](state, seat, die)


def add_die(state: State, seat: int, die: int) -> Line:
    """A die for the group: what the group counts and costs with it, or what comes of it if nothing more can join."""
    _, standing = grown(state, seat, DIE + die)
    arguments: Arguments = {**named_die(seat, die), **standing}
    if state.action == PLACE:
        return Line("do-move-in", {**arguments, **driven_out(state, seat, die % FACES)})
    if state.action == BUILD:
        column = column_of(state, die, state.helper)
        arguments |= {"column": column + 1, "influence": CATHEDRAL_INFLUENCE[column]}
    key = "do-lay" if state.action == BUILD else "do-add"
    return Line(f"{key}-last" if standing["last"] else key, arguments)


def driven_out(state: State, seat: int, space: int) -> Arguments:
    """A space of the building into which a citizen is placed, and who has to leave it."""
    driven = state.citizen[state.target][space]
    whose = {NOBODY: "nobody", seat: "own", NEUTRAL: "neutral"}.get(driven, "other")
    return {
        "building": BUILDING_NAMES[state.target],
        "driven": whose,
        "driven_seat": driven if whose == "other" else seat,
    }


def reroll_die(state: State, seat: int, die: int) -> Line:
    """A die that is rolled again."""
    return Line("do-reroll-die", named_die(seat, die))


def turn_die(state: State, seat: int, die: int) -> Line:
    """A die that is turned over."""
    return Line("do-turn-die", {**named_die(seat, die), "turned": FACES - die % FACES})


def throw_die(state: State, seat: int, die: int) -> Line:
    """A die that is thrown against the highest black one."""
    counts = against_black(die)
    return Line(
        "do-throw",
        {**named_die(seat, die), "counts": counts, "sum": state.defended + counts, "black": highest_black(state)},
    )


def use_cube(state: State, seat: int, card: int) -> Line:
    """A delayed cube for the group: what the group counts and costs with it, if it has dice."""
    scene, standing = grown(state, seat, HELP + card)
    arguments: Arguments = {"card": c.ACTIVITY_NAMES[card], "left": scene.cubes[scene.helper][seat]}
    return Line("do-help", {**arguments, "dice": group_size(scene), **standing})


def done(state: State, seat: int, number: int) -> Line:
    """The group is complete: what comes of it, and what it costs."""
    word, count = outcome(state, seat)
    return Line(f"do-done-{word}", {"count": count, "price": full_price(state, seat), **each_price(state)})


# What else is asked


def times(state: State, seat: int, number: int) -> Line:
    """How often a card is activated."""
    return Line("do-times", {"count": number + 1, "card": c.ACTIVITY_NAMES[state.card[state.target]]})


def cube_on(state: State, seat: int, event: int) -> Line:
    """An event for one more cube."""
    return Line("do-on", event_terms(state, event))


def enough(state: State, seat: int, number: int) -> Line:
    """No more of what is asked."""
    return Line(ENOUGH[questions.asked(state)], {"black": highest_black(state)})


def off(state: State, seat: int, event: int) -> Line:
    """An event that loses an own cube."""
    return Line("do-off", {"event": c.EVENT_NAMES[event]})


def remove(state: State, seat: int, stone: int) -> Line:
    """A cube in the cathedral that is lost."""
    column, level = divmod(stone, LEVELS)
    return Line("do-remove", {"column": column + 1, "level": level + 1})


def send(state: State, seat: int, number: int) -> Line:
    """A citizen on the board who becomes a tradesman."""
    building, space = divmod(number, SPACES)
    return Line("do-send", {"building": BUILDING_NAMES[building], "space": space + 1})


def give_way(state: State, seat: int, number: int) -> Line:
    """The highest black die can't be beaten."""
    return Line("do-yield", {"black": highest_black(state), "strength": strength(state, seat), "count": MISSED})


LABELS: Mapping[str, Told] = {
    "settle": settle,
    "activate": activate,
    "build": build,
    "counter": counter,
    "place": place,
    "harvest": harvest,
    "pass": pass_turn,
    "reroll": reroll,
    "recruit": recruit,
    "turn": turn_dice,
    "die": choose_die,
    "help": use_cube,
    "done": done,
    "times": times,
    "on": cube_on,
    "enough": enough,
    "off": off,
    "remove": remove,
    "send": send,
    "yield": give_way,
}
"""Kind of decision -> its button. Chance has none."""
DICE_LABELS: Mapping[int, Told] = {
    questions.GROUPING: add_die,
    questions.REROLLING: reroll_die,
    questions.TURNING: turn_die,
    questions.DEFENCE: throw_die,
    questions.DEFENDING: throw_die,
}
ENOUGH = {
    questions.TURNING: "do-enough-turning",
    questions.CUBE_ON: "do-enough-cubes",
    questions.DEFENCE: "do-enough-defence",
}
