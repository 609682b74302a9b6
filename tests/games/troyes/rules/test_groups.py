"""Groups of dice against a slow account of them: every group that the rules allow can be formed, and no other.

Positions come from chance: dice in all districts, cubes of delayed cards, little money, a cathedral half built.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from parvis.engine.asking import ask
from parvis.games.troyes import GAME, cards, helps
from parvis.games.troyes.cards import HELP, HELP_AMOUNT, HELP_DICE, HELP_GROUP
from parvis.games.troyes.pieces import (
    BUILDINGS,
    BY_DISTRICT,
    DICE_COLOUR_NAMES,
    DISTRICTS,
    FACES,
    LEVELS,
    SPOTS,
)
from parvis.games.troyes.rules.effects.kinds import most_times
from parvis.games.troyes.rules.forming import DONE, GROUPING
from parvis.games.troyes.rules.group import BUILD, COUNTER, FARM, PLACE, TRADE, group_colour
from parvis.games.troyes.rules.possible import (
    can_build_now,
    can_counter,
    can_harvest,
    can_place_now,
    can_trade,
    look_at_all,
)
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.state import NOBODY, State
from tests.games.troyes.box import all_cards, cards_of
from tests.games.troyes.table import Player, group_of, position

Group = tuple[int, tuple[int, ...]]
"""The spot of the cube that helps, or NOBODY, and the dice, ascending."""


def any_position(seed: int, ruling: int, options: str = "") -> State:
    """A turn of seat 0."""
    random, box = Random(seed), all_cards(ruling) if options else cards_of(ruling)
    delayed = [name for name, card in box.items() if HELP[card] != helps.NO_HELP]
    dice: dict[int | str, str] = {}
    more = random.sample(DICE_COLOUR_NAMES * 2, DISTRICTS)
    for district in (0, 1, 2, "neutral"):
        colours = [more.pop(), *(colour for colour in DICE_COLOUR_NAMES if random.random() < 0.5)]
        dice[district] = ", ".join(f"{colour} {random.randint(1, 6)}" for colour in colours)
    spots = {cards.SPOT[box[name]]: name for name in random.sample(delayed, 2)}
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
    if action == PLACE:
        return ruling == 2 and cards.ACTIVITY_NAMES[card] in ("tithing", "confession", "militia")
    return (ruling, action, cards.ACTIVITY_NAMES[card]) != (2, BUILD, "apprenticeship")


def dice_lying(state: State, colour: int) -> list[int]:
    """All dice of a colour in all districts."""
    return [
        BY_DISTRICT * district + FACES * colour + value
        for district in range(DISTRICTS)
        for value in range(FACES)
        for _ in range(state.dice[district][colour][value])
    ]


def allowed(state: State, action: int, target: int) -> set[Group]:
    """All groups that the rules allow, by trying every one."""
    colour = group_colour(state, action, target)
    found = set()
    for helper in helpers(state, action, colour):
        kind, amount = (HELP[state.card[helper]], HELP_AMOUNT[state.card[helper]]) if helper != NOBODY else (0, 0)
        own_colour = HELP_DICE[state.card[helper]] if kind in (helps.RECOLOUR, helps.MULTIPLY) else colour
        most = 1 if action == PLACE or kind == helps.MULTIPLY else 3
        for size in range(1, most + 1):
            for group in combinations(dice_lying(state, own_colour), size):
                values = [worth(die % FACES + 1, kind, amount) for die in group]
                total = sum(values) + (amount if kind == helps.ADD_TO_TOTAL else 0)
                others = [die // BY_DISTRICT for die in group if die // BY_DISTRICT != 0]
                price = 2 * size * len(others)
                if kind == helps.TAKE_ONE_EACH:
                    price = 0 if len(set(others)) == len(others) else 1000
                fine = total >= least(state, action, target) and price <= money(state, action, target)
                if fine and (action != BUILD or fits(state, values)) and (action != PLACE or total <= FACES):
                    found.add((helper, group))
    return found


def formed(state: State) -> Iterator[Group]:
    """All groups that can be declared ready, by deciding in every order. There are no dead ends."""
    decisions = GAME.legal(state, 0)
    assert decisions, "a group from which nothing can become"
    for decision in decisions:
        if decision == DONE:
            yield state.helpers[0], tuple(group_of(state))
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
        return can_counter(state, 0, target, out)
    return can_place_now(state, 0, target, out) if action == PLACE else can_harvest(state, 0, out)


@pytest.mark.parametrize("ruling", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_every_allowed_group_can_be_formed_and_no_other(seed: int, ruling: int) -> None:
    check_groups(any_position(seed, ruling))


@pytest.mark.parametrize("seed", range(24))
def test_nor_with_the_cards_of_the_expansion(seed: int) -> None:
    check_groups(any_position(seed, 2, "cards=both"))


def check_groups(state: State) -> None:
    """Assert that every allowed group can be formed, and no other."""
    for action, target in actions(state):
        wanted = allowed(state, action, target)
        out = [0] * GAME.widest
        look_at_all(state, 0, out)
        assert can_begin(state, action, target, out) == bool(wanted), (action, target)
        if wanted:
            under_way = state.copy()
            under_way.action, under_way.target = action, target
            ask(under_way, 0, GROUPING)
            assert set(formed(under_way)) == wanted, (action, target)
