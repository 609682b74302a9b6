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
from parvis.games.troyes import board, cards, pieces
from parvis.games.troyes.rules import (
    actions,
    activities,
    buildings,
    defence,
    dice,
    group,
    group_growth,
    in_play,
    influence,
    queue,
    supplies,
)
from parvis.games.troyes.rules.effects import cubes_on_events, gains
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.state import NOBODY, RULES, VALUE, State
from parvis.games.troyes.words import costs, explained, group_preview, log_book

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
    building, space = divmod(number, pieces.SPACES)
    about: explained.Arguments = {
        "building": pieces.BUILDING_NAMES[building],
        "colour": pieces.DICE_COLOUR_NAMES[pieces.DICE_OF[building]],
    }
    return Line("do-settle", {**about, "space": space + 1, "salary": pieces.SALARY[building]})


# Actions


def grown(state: State, seat: int, decision: int) -> tuple[State, explained.Arguments]:
    """The position after a decision for a group, with all that follows without a choice before the action is done.

    Beside it which dice and cubes followed (`joins`) and how many (`more`), whether the group is then complete
    (`last`), and how it stands: what it counts and costs, and what it would bring (`word`, `number`).
    """
    course, scene, joins = course_of(RULES), state.copy(), list[str]()
    course.decide(scene, seat, decision)
    choices = course.answers(scene, seat)
    while len(choices) == 1 and choices != [group_growth.DONE]:
        course.decide(scene, seat, choices[0])
        joins.append(RULES.declared.catalogue[choices[0]])
        choices = course.answers(scene, seat)
    word, number = group_preview.outcome(scene, seat)
    standing: explained.Arguments = {"counts": group.total(scene), "price": group_preview.full_price(scene, seat)}
    standing |= {
        "word": word,
        "number": number,
        **group_arguments(group_preview.dice_of_group(scene)),
        **each_price(scene),
    }
    last = choices == [group_growth.DONE] and not group_preview.names_value(scene)
    return scene, {"joins": ",".join(joins), "more": len(joins), "last": int(last), **standing}


def group_arguments(dice: list[int]) -> explained.Arguments:
    """The dice of a group, and how many they are."""
    if not dice:
        return {"size": 0}
    told = group_preview.dice_arguments(dice)
    return {"size": told["size"], "dice": told["dice"], "dice_colour": told["colour"]}


def each_price(state: State) -> explained.Arguments:
    """What each activation costs besides the dice."""
    if state.action != group.TRADE:
        return {"each_deniers": 0, "each_influence": 0}
    card = state.card[state.target]
    return {"each_deniers": effects.PAY_DENIERS[card], "each_influence": effects.PAY_INFLUENCE[card]}


def activate(state: State, seat: int, word: int) -> Line:
    """Choose an activity card: its divisor, and the new tradesman whom it needs."""
    spot = in_play.spot_of(state, word)
    card = state.card[spot]
    arguments: explained.Arguments = {"card": cards.ACTIVITY_NAMES[card], "divisor": divisor(card)}
    arguments |= {**grown(state, seat, actions.TO_ACTIVATE + word)[1], **costs.to_activate(state, seat, spot)}
    if supplies.has_tradesman(state, seat, spot):
        return Line("do-activate", arguments)
    points = cards.SPACE_POINTS[card][activities.free_space(state, spot)]
    cost: explained.Arguments = {
        "cost": activities.fixed_cost(state, seat, spot),
        "cost_influence": cards.COST_INFLUENCE[card],
    }
    return Line("do-activate-new", {**arguments, **cost, "count": points})


def divisor(card: int) -> int:
    """By what a card divides the dice; 0: each of them is an activation."""
    return cards.DIVISOR[card] if cards.HAS_DIVISOR[card] else 0


def build(state: State, seat: int, number: int) -> Line:
    """Build at the cathedral."""
    scene, standing = grown(state, seat, actions.TO_BUILD)
    standing |= costs.to_build(state, seat)
    if standing["last"]:
        columns = sorted(row[VALUE] for row in scene.group[: group.group_size(scene)])
        return Line("do-build-only", {"columns": " + ".join(map(str, columns)), **standing})
    influence: explained.Arguments = {"least": min(pieces.CATHEDRAL_INFLUENCE), "most": max(pieces.CATHEDRAL_INFLUENCE)}
    return Line("do-build", {"count": pieces.CATHEDRAL_POINTS, **influence, **standing})


def event_terms(state: State, event: int) -> explained.Arguments:
    """An event with what countering takes and brings."""
    return {
        "event": cards.EVENT_NAMES[event],
        "colour": pieces.DICE_COLOUR_NAMES[cards.EVENT_COLOUR[event]],
        "divisor": cards.EVENT_DIVISOR[event],
        "banners": queue.free_banners(state, queue.place_of(state, event)),
        "influence": cards.BANNER_INFLUENCE[event],
        "first": cards.EVENT_POINTS[event][0],
        "second": cards.EVENT_POINTS[event][1],
    }


def counter(state: State, seat: int, word: int) -> Line:
    """Choose an event to put cubes on."""
    event = in_play.event_called(state, word)
    terms = {**event_terms(state, event), **costs.to_counter(state, seat, event)}
    return Line("do-counter", {**terms, **grown(state, seat, actions.TO_COUNTER + word)[1]})


def place(state: State, seat: int, building: int) -> Line:
    """The button that places a citizen, with the cost."""
    scene, standing = grown(state, seat, actions.TO_PLACE + building)
    standing |= costs.to_place(state, seat, building)
    if standing["last"]:
        (die,), space = group_preview.dice_of_group(scene), scene.group[0][VALUE]
        driven = driven_out(scene, seat, space - 1)
        return Line("do-place-only", {**named_die(seat, die), "space": space, **driven, **standing})
    colour = pieces.DICE_COLOUR_NAMES[pieces.DICE_OF[building]]
    return Line("do-place", {"building": pieces.BUILDING_NAMES[building], "colour": colour, **standing})


def harvest(state: State, seat: int, number: int) -> Line:
    """The button for agriculture, with the cost."""
    cost = costs.to_harvest(state, seat)
    return Line("do-harvest", {"divisor": pieces.HARVEST, **grown(state, seat, actions.TO_HARVEST)[1], **cost})


def pass_turn(state: State, seat: int, number: int) -> Line:
    """The button to pass, with what that brings."""
    return Line("do-pass", {"count": pieces.PASSING, "waiting": pieces.WAITING})


# Influence


def reroll(state: State, seat: int, number: int) -> Line:
    """The button to roll a die again."""
    return Line("do-reroll", {"count": pieces.REROLL})


def recruit(state: State, seat: int, number: int) -> Line:
    """A citizen from the general supply."""
    return Line("do-recruit", {"count": pieces.RECRUIT})


def turn_dice(state: State, seat: int, number: int) -> Line:
    """The button to turn dice over."""
    return Line("do-turn", {"count": pieces.TURN_OVER})


# Dice


def named_die(seat: int, die: int) -> explained.Arguments:
    """A die as a seat speaks of it: its own, a neutral one, or another family's."""
    district = die // pieces.BY_DISTRICT
    whose = "own" if district == seat else "neutral" if district == pieces.NEUTRAL else "other"
    return {
        "whose": whose,
        "seat": seat if district == pieces.NEUTRAL else district,
        **log_book.die_arguments(die),
    }


def add_die(state: State, seat: int, die: int) -> Line:
    """A die for the group: what the group counts and costs with it, or what comes of it if nothing more can join."""
    _, standing = grown(state, seat, dice.A_DIE + die)
    arguments: explained.Arguments = {**named_die(seat, die), **also_joining(seat, str(standing["joins"])), **standing}
    if state.action == group.PLACE:
        space = group.worth(state, die % pieces.FACES + 1, 1, NOBODY)
        return Line("do-move-in", {**arguments, "space": space, **driven_out(state, seat, space - 1)})
    if state.action == group.BUILD:
        column = group.worth(state, die % pieces.FACES + 1, 1, NOBODY)
        arguments |= {"column": column, "influence": pieces.CATHEDRAL_INFLUENCE[column - 1]}
    key = "do-lay" if state.action == group.BUILD else "do-add"
    return Line(f"{key}-last" if standing["last"] else key, arguments)


def also_joining(seat: int, joins: str) -> explained.Arguments:
    """The first of the pieces that join a group with a die, as a seat speaks of it; a cube if it is no die."""
    kind, *named = joins.partition(",")[0].split() or ["none"]
    if kind != dice.A_DIE.name:
        return {"also": "cube", "also_seat": seat, "also_value": 0}
    whose, _, value = named
    also = "own" if whose == str(seat) else "other" if whose.isdigit() else whose
    return {"also": also, "also_seat": int(whose) if also == "other" else seat, "also_value": int(value)}


def driven_out(state: State, seat: int, space: int) -> explained.Arguments:
    """The building into which a citizen is placed, who has to leave it, and how many are pushed on there."""
    pushed, driven = 0, state.citizen[state.target][space]
    while driven != NOBODY and (space := buildings.next_space(state, state.target, space)) != board.OUT:
        pushed, driven = pushed + 1, state.citizen[state.target][space]
    whose = {NOBODY: "nobody", seat: "own", pieces.NEUTRAL: "neutral"}.get(driven, "other")
    return {
        "building": pieces.BUILDING_NAMES[state.target],
        "driven": whose,
        "driven_seat": driven if whose == "other" else seat,
        "pushed": pushed,
    }


def reroll_die(state: State, seat: int, die: int) -> Line:
    """A die that is rolled again."""
    return Line("do-reroll-die", named_die(seat, die))


def turn_die(state: State, seat: int, die: int) -> Line:
    """A die that is turned over."""
    return Line("do-turn-die", {**named_die(seat, die), "turned": pieces.FACES - die % pieces.FACES})


def throw_die(state: State, seat: int, die: int) -> Line:
    """A die that is thrown against the highest black one."""
    counts = defence.against_black(die)
    return Line(
        "do-throw",
        {
            **named_die(seat, die),
            "counts": counts,
            "sum": state.defended + counts,
            "black": defence.highest_black(state),
        },
    )


def use_cube(state: State, seat: int, word: int) -> Line:
    """A delayed cube for the group: what the group counts and costs with it, if it has dice."""
    scene, standing = grown(state, seat, group_growth.HELP_WITH + word)
    arguments: explained.Arguments = {
        "card": cards.ACTIVITY_WORDS[word],
        "left": scene.cubes[in_play.spot_of(state, word)][seat],
    }
    dice = group.group_size(scene) if asked(scene) == group_growth.GROUPING else 0
    return Line("do-help", {**arguments, **standing, "dice": dice})


def done(state: State, seat: int, number: int) -> Line:
    """The group is complete: what comes of it, and what it costs."""
    if state.action == group.PLACE:
        space: int = state.group[0][VALUE]
        taken = driven_out(state, seat, space - 1)
        return Line("do-done-place", {"space": space, "price": group_preview.full_price(state, seat), **taken})
    word, count = group_preview.outcome(state, seat)
    costs: explained.Arguments = {
        "price": group_preview.full_price(state, seat),
        "cost": group_preview.tradesman_cost(state, seat),
        "cost_influence": group_preview.tradesman_influence(state, seat),
        **each_price(state),
        **group_preview.target(state),
    }
    if group_preview.names_value(state):
        return Line("do-done-value", {"count": count, "word": word, "number": count, **costs})
    return Line(f"do-done-{word}", {"count": count, **costs})


# What else is asked


def times(state: State, seat: int, number: int) -> Line:
    """How often a card is activated."""
    return Line("do-times", {"count": number + 1, "card": cards.ACTIVITY_NAMES[state.card[state.target]]})


def cube_on(state: State, seat: int, word: int) -> Line:
    """An event for one more cube."""
    return Line("do-on", event_terms(state, in_play.event_called(state, word)))


def give_way(state: State, seat: int, number: int) -> Line:
    """The highest black die can't be beaten."""
    return Line(
        "do-yield",
        {"black": defence.highest_black(state), "strength": defence.strength(state, seat), "count": pieces.MISSED},
    )


LABELS: Mapping[Words, Label] = {
    buildings.SETTLE: settle,
    actions.TO_ACTIVATE: activate,
    actions.TO_BUILD: build,
    actions.TO_COUNTER: counter,
    actions.TO_PLACE: place,
    actions.TO_HARVEST: harvest,
    actions.TO_PASS: pass_turn,
    influence.TO_REROLL: reroll,
    influence.TO_RECRUIT: recruit,
    influence.TO_TURN: turn_dice,
    group_growth.HELP_WITH: use_cube,
    group_growth.DONE: done,
    gains.TIMES: times,
}
"""Kind of decision -> its button. Chance has none."""
DICE_LABELS: Mapping[Question, Label] = {
    group_growth.GROUPING: add_die,
    influence.REROLLING: reroll_die,
    influence.TURNING: turn_die,
    defence.DEFENCE: throw_die,
    defence.DEFENDING: throw_die,
}
YIELD_LABELS: Mapping[Question, Label] = {defence.DEFENCE: give_way}
ON_LABELS: Mapping[Question, Label] = {cubes_on_events.CUBE_ON: cube_on}
ENOUGH_OF: Mapping[Question, str] = {
    influence.TURNING: "do-enough-turning",
    cubes_on_events.CUBE_ON: "do-enough-cubes",
    defence.DEFENCE: "do-enough-defence",
}
