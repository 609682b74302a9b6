"""Groups of dice against a slow account of them: every group that the rules allow can be formed, and no other.

Positions come from chance: dice in all districts, cubes of delayed cards, little money, a cathedral half built.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from parvis.engine.asking import ask
from parvis.engine.state import to_json
from parvis.games.troyes import GAME, cards, helps
from parvis.games.troyes.cards import HELP, HELP_AMOUNT, HELP_DICE, HELP_GROUP
from parvis.games.troyes.pieces import (
    BUILDINGS,
    BY_DISTRICT,
    DICE_COLOUR_NAMES,
    DICE_OF,
    DISTRICTS,
    FACES,
    LEVELS,
    NEUTRAL,
    PURPLE,
    SPOTS,
    WHITE,
    YELLOW,
)
from parvis.games.troyes.rules.dice import turned_over
from parvis.games.troyes.rules.effects.kinds import most_times
from parvis.games.troyes.rules.group import BUILD, COUNTER, FARM, PLACE, TRADE, takes_one_value
from parvis.games.troyes.rules.group_growth import DONE, GROUPING
from parvis.games.troyes.rules.legal_actions import (
    can_build_now,
    can_counter,
    can_harvest,
    can_place_now,
    can_trade,
    look_at_all,
)
from parvis.games.troyes.rules.one_value import VALUE_OF_ALL
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.state import NOBODY, State
from tests.games.troyes.box import all_cards, cards_of
from tests.games.troyes.table import Player, group_of, position

Group = tuple[int, tuple[int, ...], int, int]
"""The spot of the cube that helps, or NOBODY; the dice as they show then, ascending; the one that the cube has brought,
or NOBODY; the value that all take, or 0."""
BASE, LADIES = "", "cards=both purple"
OF_LADIES = ("augustine", "recruiter", "distiller", "viticulturist", "chief-templar", "herbalist", "preacher")


def any_position(seed: int, ruling: int, options: str) -> State:
    """A turn of seat 0. With the Ladies there are purple dice, and cubes of their delayed cards."""
    random, box = Random(seed), all_cards(ruling) if options == LADIES else cards_of(ruling)
    delayed = [name for name, card in box.items() if HELP[card] != helps.NO_HELP]
    preferred = OF_LADIES if options == LADIES else delayed
    dice: dict[int | str, str] = {}
    more = random.sample(DICE_COLOUR_NAMES * 2, DISTRICTS)
    for district in (0, 1, 2, "neutral"):
        colours = [more.pop(), *(colour for colour in DICE_COLOUR_NAMES if random.random() < 0.5)]
        dice[district] = ", ".join(f"{colour} {random.randint(1, 6)}" for colour in colours)
        if options == LADIES and district != "neutral":
            dice[district] += f", purple {random.randint(1, 6)}"
    spots = {cards.SPOT[box[name]]: name for name in random.sample(preferred, 2)}
    full = ", ".join(f"{column} {level}" for column in range(1, 7) for level in range(1, random.randint(1, 4)))
    for name in random.sample([*box], 4):
        spots.setdefault(cards.SPOT[box[name]], name)
    keeping = delayed if not options else [name for name, card in box.items() if cards.KEEPS_CUBES[card]]
    cubes = ", ".join(f"{name} 1" for name in spots.values() if name in delayed or (name in keeping and seed % 2))
    return position(
        dice=dice,
        cubes=cubes,
        cards=", ".join(spots.values()),
        queue="marauding, heresy, drought",
        deniers=random.choice((0, 2, 5, 9, 13, 30)) + (20 if options and seed % 3 == 0 else 0),
        influence=random.randint(0, 2),
        others={1: Player(cathedral=full)},
        ruling=ruling,
        options=options,
    ).state


def actions(state: State) -> Iterator[tuple[int, int]]:
    """Everything that a group could be for."""
    yield from ((TRADE, spot) for spot in range(SPOTS) if state.card[spot] != NOBODY)
    yield BUILD, 0
    yield from ((COUNTER, place) for place in range(3))
    yield from ((PLACE, building) for building in range(BUILDINGS))
    yield FARM, 0


def colour_for(state: State, action: int, target: int) -> int:
    """The colour as which the dice are used."""
    if action == TRADE:
        return target // LEVELS
    if action == COUNTER:
        return cards.EVENT_COLOUR[state.queue[target]]
    return DICE_OF[target] if action == PLACE else {BUILD: WHITE, FARM: YELLOW}[action]


def worth(value: int, kind: int, amount: int) -> int:
    """What a die counts with that help."""
    changed = {helps.SET_EACH: amount, helps.ADD_TO_EACH: value + amount, helps.MULTIPLY: value * amount}
    return changed.get(kind, value)


def least(state: State, action: int, target: int) -> int:
    """What the group has to count."""
    if action == TRADE:
        return cards.DIVISOR[state.card[target]]
    if action == COUNTER:
        return cards.EVENT_DIVISOR[state.queue[target]]
    return 2 if action == FARM else 1


def fits(state: State, columns: list[int]) -> bool:
    """Whether these columns of the cathedral have room for a cube each."""
    return all(
        column <= FACES and state.cathedral[column - 1][:LEVELS].count(NOBODY) >= columns.count(column)
        for column in columns
    )


def money(state: State, action: int, target: int) -> int:
    """What is left for dice; -1: the action is out of reach whatever dice there are."""
    if action == PLACE:
        return state.deniers[0] if state.supply[0] > 0 else -1
    if action != TRADE:
        return state.deniers[0]
    card = state.card[target]
    left = state.deniers[0] - (0 if has_tradesman(state, 0, target) else cards.COST[card])
    return left - kept(state, card) if left >= 0 and most_times(state, 0, card, 1, left) == 1 else -1


def kept(state: State, card: int) -> int:
    """Deniers that an activation wants to be there."""
    effect = cards.ACTIVITY_CARDS[card]["effect"]
    if "deniers_above" in effect:
        return int(effect["deniers_above"]) + 1
    if "put_deniers" in effect:
        return 0 if state.cubes[cards.SPOT[card]][0] > 0 else int(effect["put_deniers"])
    return int(effect.get("pay_a_cube", effect.get("pay_deniers", 0)))


def helpers(state: State, action: int, colour: int) -> Iterator[int]:
    """No cube, or one of the seat's cubes that help such a group."""
    yield NOBODY
    for spot in range(SPOTS):
        card = state.card[spot]
        if (
            state.cubes[spot][0] > 0
            and HELP[card] != helps.NO_HELP
            and HELP_GROUP[card] in (cards.ANY_COLOUR, colour)
            and helps_with(card, action, state.ruling)
        ):
            yield spot


def helps_with(card: int, action: int, ruling: int) -> bool:
    """Whether the cube of a card may help with an action."""
    name = cards.ACTIVITY_NAMES[card]
    if action == PLACE:
        always = name in ("distiller", "viticulturist", "chief-templar")
        return always or (ruling == 2 and name in ("tithing", "confession", "militia"))
    return (ruling, action, name) != (2, BUILD, "apprenticeship")


def usable_dice(state: State, colour: int) -> list[int]:
    """All dice of a colour in all districts, and the seat's purple one."""
    return [
        BY_DISTRICT * district + FACES * own + value
        for district in range(DISTRICTS)
        for own in ((colour, PURPLE) if district == 0 else (colour,))
        for value in range(FACES)
        for _ in range(state.dice[district][own][value])
    ]


def brought_by(kind: int, dice: list[int]) -> Iterator[tuple[int, list[int]]]:
    """The die that a cube of that kind of help brings, as it shows then, and all other dice; NOBODY: it brings none."""
    if kind not in (helps.TURN_DIE, helps.TAKE_DIE):
        yield NOBODY, dice
        return
    for place, die in enumerate(dice):
        others = [*dice[:place], *dice[place + 1 :]]
        if kind == helps.TURN_DIE and die // BY_DISTRICT == 0:
            yield turned_over(die), others
        if kind == helps.TAKE_DIE and die // BY_DISTRICT not in (0, NEUTRAL):
            yield die, others


def price_of(kind: int, amount: int, size: int, bought: list[int]) -> int:
    """Deniers for the dice of other districts, of which these are bought in a group of that size."""
    if kind in (helps.TAKE_ONE_EACH, helps.BUY_ONE_EACH):
        free = kind == helps.TAKE_ONE_EACH
        return (0 if free else amount * len(bought)) if len({*bought}) == len(bought) else 1000
    return 2 * size * len(bought)


def values_of(kind: int, amount: int, dice: list[int]) -> Iterator[tuple[int, list[int]]]:
    """What the dice of a group count, and the value that all take, or 0."""
    shown = [die % FACES + 1 for die in dice]
    if kind == helps.ONE_VALUE:
        yield from ((value, [value] * len(dice)) for value in {*shown})
    else:
        yield 0, [worth(value, kind, amount) for value in shown] + [amount] * (kind == helps.COUNT_AS_DIE)


def groups_with(state: State, action: int, target: int, helper: int) -> Iterator[Group]:
    """All groups that the rules allow with a cube that helps, or none."""
    card = state.card[helper] if helper != NOBODY else NOBODY
    kind, amount = (HELP[card], HELP_AMOUNT[card]) if helper != NOBODY else (0, 0)
    colour = colour_for(state, action, target)
    own_colour = HELP_DICE[card] if kind in (helps.RECOLOUR, helps.MULTIPLY) else colour
    least = 2 if kind in (helps.COUNT_AS_DIE, helps.ONE_VALUE) else 1
    most = 1 if action == PLACE or kind == helps.MULTIPLY else 3
    virtual = int(kind == helps.COUNT_AS_DIE)
    for brought, dice in brought_by(kind, usable_dice(state, own_colour)):
        there = [] if brought == NOBODY else [brought]
        for count, size in ((size - len(there) - virtual, size) for size in range(least, most + 1)):
            for more in combinations(dice, count):
                bought = [die // BY_DISTRICT for die in more if die // BY_DISTRICT != 0]
                group = sorted([*there, *more])
                if price_of(kind, amount, size, bought) <= money(state, action, target):
                    for value, values in values_of(kind, amount, group):
                        total = sum(values) + (amount if kind == helps.ADD_TO_TOTAL else 0)
                        if does(state, action, target, values, total):
                            yield helper, tuple(group), brought, value


def does(state: State, action: int, target: int, values: list[int], total: int) -> bool:
    """Whether dice that count that do for an action."""
    if action == BUILD:
        return fits(state, values)
    return total <= FACES if action == PLACE else total >= least(state, action, target)


def allowed(state: State, action: int, target: int) -> set[Group]:
    """All groups that the rules allow, by trying every one."""
    colour = colour_for(state, action, target)
    return {group for helper in helpers(state, action, colour) for group in groups_with(state, action, target, helper)}


def chosen(state: State, value: int) -> Group:
    """The group that is complete now."""
    return state.helpers[0], tuple(group_of(state)), state.brought, value


def formed(state: State) -> Iterator[Group]:
    """All groups that can be declared ready, by deciding in every order. There are no dead ends."""
    decisions = GAME.legal(state, 0)
    assert decisions, "a group from which nothing can become"
    assert len({*decisions}) == len(decisions)
    for decision in decisions:
        if decision == DONE and not takes_one_value(state, NOBODY):
            yield chosen(state, 0)
        elif VALUE_OF_ALL <= decision < VALUE_OF_ALL.end:
            yield chosen(state, decision - VALUE_OF_ALL + 1)
        else:
            after = state.copy()
            GAME.course.decide(after, 0, decision)
            yield from formed(after)


def can_begin(state: State, action: int, target: int, out: list[int]) -> bool:
    """Whether the first seat can do an action, by the rules."""
    if action == TRADE:
        return can_trade(state, 0, target, out)
    if action == BUILD:
        return can_build_now(state, 0, out)
    if action == COUNTER:
        return can_counter(state, 0, state.queue[target], out)
    return can_place_now(state, 0, target, out) if action == PLACE else can_harvest(state, 0, out)


@pytest.mark.no_cover  # tries so much that measuring it takes longer than all else; other tests cover what it comes to
@pytest.mark.parametrize("options", [BASE, LADIES])
@pytest.mark.parametrize("ruling", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_every_allowed_group_can_be_formed_and_no_other(seed: int, ruling: int, options: str) -> None:
    state = any_position(seed, ruling, options)
    before = state.copy()
    for action, target in actions(state):
        wanted = allowed(state, action, target)
        out = [0] * GAME.widest
        look_at_all(state, 0, out)
        assert can_begin(state, action, target, out) == bool(wanted), (action, target)
        assert to_json(state) == to_json(before), "what is tried out leaves something behind"
        if wanted:
            under_way = state.copy()
            under_way.action, under_way.target = action, target
            ask(under_way, 0, GROUPING)
            assert set(formed(under_way)) == wanted, (action, target)
