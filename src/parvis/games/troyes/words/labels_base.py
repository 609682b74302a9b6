"""The lines on the buttons of the base game: which text belongs to a decision, and what it is told.

Keys begin with `do-`; where one kind of decision answers several questions, the question stands in the key. Arguments
named `seat`, or ending in `_seat`, are seats; the page puts the family's name there. Cards, events, buildings and
colours are told by their names in the catalogue: `named-card` and the like in names.ftl know how they read in a
sentence. Every number comes from the rules or from the tables of the cards.
"""

from collections.abc import Callable, Mapping

from parvis.engine.binding import course_of
from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes import cards as c
from parvis.games.troyes.board import OUT
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    BY_DISTRICT,
    CATHEDRAL_INFLUENCE,
    CATHEDRAL_POINTS,
    DICE_COLOUR_NAMES,
    DICE_OF,
    FACES,
    HARVEST,
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
from parvis.games.troyes.rules.actions import (
    TO_ACTIVATE,
    TO_BUILD,
    TO_COUNTER,
    TO_HARVEST,
    TO_PASS,
    TO_PLACE,
)
from parvis.games.troyes.rules.activities import fixed_cost, free_space
from parvis.games.troyes.rules.buildings import SETTLE, next_space
from parvis.games.troyes.rules.defence import DEFENCE, DEFENDING, against_black, highest_black, strength
from parvis.games.troyes.rules.dice import A_DIE
from parvis.games.troyes.rules.effects.cubes_on_events import CUBE_ON
from parvis.games.troyes.rules.effects.gains import TIMES
from parvis.games.troyes.rules.effects.kinds import PAY_DENIERS, PAY_INFLUENCE
from parvis.games.troyes.rules.group import BUILD, PLACE, TRADE, group_size, total, worth
from parvis.games.troyes.rules.group_growth import DONE, GROUPING, HELP_WITH
from parvis.games.troyes.rules.in_play import event_called, spot_of
from parvis.games.troyes.rules.influence import REROLLING, TO_RECRUIT, TO_REROLL, TO_TURN, TURNING
from parvis.games.troyes.rules.queue import free_banners, place_of
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.state import NOBODY, RULES, VALUE, State
from parvis.games.troyes.words import costs
from parvis.games.troyes.words.explained import Arguments
from parvis.games.troyes.words.group_preview import (
    dice_arguments,
    dice_of_group,
    full_price,
    names_value,
    outcome,
    target,
)
from parvis.games.troyes.words.log_book import die_arguments

Label = Callable[[State, int, int], Line]
"""State, seat and the decision's number within its words -> its line."""


def asked(state: State) -> Question:
    """What is asked; something is."""
    question = RULES.asked(state)
    assert question is not None
    return question


# Settling


def settle(state: State, seat: int, number: int) -> Line:
    """A citizen settles at the start."""
    building, space = divmod(number, SPACES)
    about: Arguments = {"building": BUILDING_NAMES[building], "colour": DICE_COLOUR_NAMES[DICE_OF[building]]}
    return Line("do-settle", {**about, "space": space + 1, "salary": SALARY[building]})


# Actions


def grown(state: State, seat: int, decision: int) -> tuple[State, Arguments]:
    """The position after a decision for a group, with all that follows without a choice before the action is done.

    Beside it which dice and cubes followed (`joins`) and how many (`more`), whether the group is then complete
    (`last`), and how it stands: what it counts and costs, and what it would bring (`word`, `number`).
    """
    course, scene, joins = course_of(RULES), state.copy(), list[str]()
    course.decide(scene, seat, decision)
    choices = course.answers(scene, seat)
    while len(choices) == 1 and choices != [DONE]:
        course.decide(scene, seat, choices[0])
        joins.append(RULES.declared.catalogue[choices[0]])
        choices = course.answers(scene, seat)
    word, number = outcome(scene, seat)
    standing: Arguments = {"counts": total(scene), "price": full_price(scene, seat)}
    standing |= {"word": word, "number": number, **group_arguments(dice_of_group(scene)), **each_price(scene)}
    last = choices == [DONE] and not names_value(scene)
    return scene, {"joins": ",".join(joins), "more": len(joins), "last": int(last), **standing}


def group_arguments(dice: list[int]) -> Arguments:
    """The dice of a group, and how many they are."""
    if not dice:
        return {"size": 0}
    told = dice_arguments(dice)
    return {"size": told["size"], "dice": told["dice"], "dice_colour": told["colour"]}


def each_price(state: State) -> Arguments:
    """What each activation costs besides the dice."""
    if state.action != TRADE:
        return {"each_deniers": 0, "each_influence": 0}
    card = state.card[state.target]
    return {"each_deniers": PAY_DENIERS[card], "each_influence": PAY_INFLUENCE[card]}


def activate(state: State, seat: int, word: int) -> Line:
    """Choose an activity card: its divisor, and the new tradesman whom it needs."""
    spot = spot_of(state, word)
    card = state.card[spot]
    arguments: Arguments = {"card": c.ACTIVITY_NAMES[card], "divisor": divisor(card)}
    arguments |= {**grown(state, seat, TO_ACTIVATE + word)[1], **costs.to_activate(state, seat, spot)}
    if has_tradesman(state, seat, spot):
        return Line("do-activate", arguments)
    points = c.SPACE_POINTS[card][free_space(state, spot)]
    cost: Arguments = {"cost": fixed_cost(state, seat, spot), "cost_influence": c.COST_INFLUENCE[card]}
    return Line("do-activate-new", {**arguments, **cost, "count": points})


def divisor(card: int) -> int:
    """By what a card divides the dice; 0: each of them is an activation."""
    return c.DIVISOR[card] if c.HAS_DIVISOR[card] else 0


def build(state: State, seat: int, number: int) -> Line:
    """Build at the cathedral."""
    scene, standing = grown(state, seat, TO_BUILD)
    standing |= costs.to_build(state, seat)
    if standing["last"]:
        columns = sorted(row[VALUE] for row in scene.group[: group_size(scene)])
        return Line("do-build-only", {"columns": " + ".join(map(str, columns)), **standing})
    influence: Arguments = {"least": min(CATHEDRAL_INFLUENCE), "most": max(CATHEDRAL_INFLUENCE)}
    return Line("do-build", {"count": CATHEDRAL_POINTS, **influence, **standing})


def event_terms(state: State, event: int) -> Arguments:
    """An event with what countering takes and brings."""
    return {
        "event": c.EVENT_NAMES[event],
        "colour": DICE_COLOUR_NAMES[c.EVENT_COLOUR[event]],
        "divisor": c.EVENT_DIVISOR[event],
        "banners": free_banners(state, place_of(state, event)),
        "influence": c.BANNER_INFLUENCE[event],
        "first": c.EVENT_POINTS[event][0],
        "second": c.EVENT_POINTS[event][1],
    }


def counter(state: State, seat: int, word: int) -> Line:
    """Choose an event to put cubes on."""
    event = event_called(state, word)
    terms = {**event_terms(state, event), **costs.to_counter(state, seat, event)}
    return Line("do-counter", {**terms, **grown(state, seat, TO_COUNTER + word)[1]})


def place(state: State, seat: int, building: int) -> Line:
    """The button that places a citizen, with the cost."""
    scene, standing = grown(state, seat, TO_PLACE + building)
    standing |= costs.to_place(state, seat, building)
    if standing["last"]:
        (die,), space = dice_of_group(scene), scene.group[0][VALUE]
        driven = driven_out(scene, seat, space - 1)
        return Line("do-place-only", {**named_die(seat, die), "space": space, **driven, **standing})
    colour = DICE_COLOUR_NAMES[DICE_OF[building]]
    return Line("do-place", {"building": BUILDING_NAMES[building], "colour": colour, **standing})


def harvest(state: State, seat: int, number: int) -> Line:
    """The button for agriculture, with the cost."""
    cost = costs.to_harvest(state, seat)
    return Line("do-harvest", {"divisor": HARVEST, **grown(state, seat, TO_HARVEST)[1], **cost})


def pass_turn(state: State, seat: int, number: int) -> Line:
    """The button to pass, with what that brings."""
    return Line("do-pass", {"count": PASSING, "waiting": WAITING})


# Influence


def reroll(state: State, seat: int, number: int) -> Line:
    """The button to roll a die again."""
    return Line("do-reroll", {"count": REROLL})


def recruit(state: State, seat: int, number: int) -> Line:
    """A citizen from the general supply."""
    return Line("do-recruit", {"count": RECRUIT})


def turn_dice(state: State, seat: int, number: int) -> Line:
    """The button to turn dice over."""
    return Line("do-turn", {"count": TURN_OVER})


# Dice


def named_die(seat: int, die: int) -> Arguments:
    """A die as a seat speaks of it: its own, a neutral one, or another family's."""
    district = die // BY_DISTRICT
    whose = "own" if district == seat else "neutral" if district == NEUTRAL else "other"
    return {
        "whose": whose,
        "seat": seat if district == NEUTRAL else district,
        **die_arguments(die),
    }


def add_die(state: State, seat: int, die: int) -> Line:
    """A die for the group: what the group counts and costs with it, or what comes of it if nothing more can join."""
    _, standing = grown(state, seat, A_DIE + die)
    arguments: Arguments = {**named_die(seat, die), **also_joining(seat, str(standing["joins"])), **standing}
    if state.action == PLACE:
        space = worth(state, die % FACES + 1, 1, NOBODY)
        return Line("do-move-in", {**arguments, "space": space, **driven_out(state, seat, space - 1)})
    if state.action == BUILD:
        column = worth(state, die % FACES + 1, 1, NOBODY)
        arguments |= {"column": column, "influence": CATHEDRAL_INFLUENCE[column - 1]}
    key = "do-lay" if state.action == BUILD else "do-add"
    return Line(f"{key}-last" if standing["last"] else key, arguments)


def also_joining(seat: int, joins: str) -> Arguments:
    """The first of the pieces that join a group with a die, as a seat speaks of it; a cube if it is no die."""
    kind, *named = joins.partition(",")[0].split() or ["none"]
    if kind != A_DIE.name:
        return {"also": "cube", "also_seat": seat, "also_value": 0}
    whose, _, value = named
    also = "own" if whose == str(seat) else "other" if whose.isdigit() else whose
    return {"also": also, "also_seat": int(whose) if also == "other" else seat, "also_value": int(value)}


def driven_out(state: State, seat: int, space: int) -> Arguments:
    """The building into which a citizen is placed, who has to leave it, and how many are pushed on there."""
    pushed, driven = 0, state.citizen[state.target][space]
    while driven != NOBODY and (space := next_space(state, state.target, space)) != OUT:
        pushed, driven = pushed + 1, state.citizen[state.target][space]
    whose = {NOBODY: "nobody", seat: "own", NEUTRAL: "neutral"}.get(driven, "other")
    return {
        "building": BUILDING_NAMES[state.target],
        "driven": whose,
        "driven_seat": driven if whose == "other" else seat,
        "pushed": pushed,
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


def use_cube(state: State, seat: int, word: int) -> Line:
    """A delayed cube for the group: what the group counts and costs with it, if it has dice."""
    scene, standing = grown(state, seat, HELP_WITH + word)
    arguments: Arguments = {"card": c.ACTIVITY_WORDS[word], "left": scene.cubes[spot_of(state, word)][seat]}
    dice = group_size(scene) if asked(scene) == GROUPING else 0
    return Line("do-help", {**arguments, **standing, "dice": dice})


def done(state: State, seat: int, number: int) -> Line:
    """The group is complete: what comes of it, and what it costs."""
    if state.action == PLACE:
        space: int = state.group[0][VALUE]
        taken = driven_out(state, seat, space - 1)
        return Line("do-done-place", {"space": space, "price": full_price(state, seat), **taken})
    word, count = outcome(state, seat)
    costs: Arguments = {"price": full_price(state, seat), **each_price(state), **target(state)}
    if names_value(state):
        return Line("do-done-value", {"count": count, "word": word, "number": count, **costs})
    return Line(f"do-done-{word}", {"count": count, **costs})


# What else is asked


def times(state: State, seat: int, number: int) -> Line:
    """How often a card is activated."""
    return Line("do-times", {"count": number + 1, "card": c.ACTIVITY_NAMES[state.card[state.target]]})


def cube_on(state: State, seat: int, word: int) -> Line:
    """An event for one more cube."""
    return Line("do-on", event_terms(state, event_called(state, word)))


def give_way(state: State, seat: int, number: int) -> Line:
    """The highest black die can't be beaten."""
    return Line("do-yield", {"black": highest_black(state), "strength": strength(state, seat), "count": MISSED})


LABELS: Mapping[Words, Label] = {
    SETTLE: settle,
    TO_ACTIVATE: activate,
    TO_BUILD: build,
    TO_COUNTER: counter,
    TO_PLACE: place,
    TO_HARVEST: harvest,
    TO_PASS: pass_turn,
    TO_REROLL: reroll,
    TO_RECRUIT: recruit,
    TO_TURN: turn_dice,
    HELP_WITH: use_cube,
    DONE: done,
    TIMES: times,
}
"""Kind of decision -> its button. Chance has none."""
DICE_LABELS: Mapping[Question, Label] = {
    GROUPING: add_die,
    REROLLING: reroll_die,
    TURNING: turn_die,
    DEFENCE: throw_die,
    DEFENDING: throw_die,
}
YIELD_LABELS: Mapping[Question, Label] = {DEFENCE: give_way}
ON_LABELS: Mapping[Question, Label] = {CUBE_ON: cube_on}
ENOUGH_OF: Mapping[Question, str] = {
    TURNING: "do-enough-turning",
    CUBE_ON: "do-enough-cubes",
    DEFENCE: "do-enough-defence",
}
