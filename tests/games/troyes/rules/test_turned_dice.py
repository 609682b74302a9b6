"""Which actions a bought die makes possible that is turned over: compared with all groups, tried one by one."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from parvis.games.troyes.pieces import DIE_PRICE, HARVEST
from parvis.games.troyes.rules.group_growth import GROUPING
from tests.games.troyes.box import divisor
from tests.games.troyes.table import Table, position

Dice = Sequence[tuple[int, int]]
"""District and value of dice of one colour."""
CARDS = ("merchant", "innkeeper", "goldsmith")


def groups(dice: Dice, deniers: int) -> Iterator[Dice]:
    """All groups of up to three dice that seat 0 can pay."""
    for size in (1, 2, 3):
        for group in combinations(dice, size):
            if DIE_PRICE * size * sum(district != 0 for district, _ in group) <= deniers:
                yield group


def turned(group: Dice) -> int:
    """What a group counts in which the best one of the bought dice is turned over; 0: none is bought."""
    gains = [7 - 2 * value for district, value in group if district != 0]
    return sum(value for _, value in group) + max(gains) if gains else 0


def counts(group: Dice) -> int:
    """What a group counts at most."""
    return max(turned(group), sum(value for _, value in group))


def counts_with(die: tuple[int, int], group: Dice) -> int:
    """What a group counts at most to which this die belongs as it lies."""
    others = list(group)
    others.remove(die)
    return die[1] + counts(others)


def laid_out(dice: Dice, deniers: int) -> Table:
    """Yellow dice, and a white one that keeps the round going."""
    rows = {2: "white 1"}
    for district, value in dice:
        rows[district] = ", ".join(filter(None, (rows.get(district, ""), f"yellow {value}")))
    return position(outdoor="ii-b 1", dice=rows, deniers=deniers, tradesmen=", ".join(CARDS), influence=0)


def dealt(random: Random) -> tuple[Dice, int]:
    """A few dice, and deniers."""
    dice = [(random.randrange(3), random.randint(1, 6)) for _ in range(random.randint(1, 5))]
    return dice, random.choice([0, 2, 4, 8, 12, 18])


@pytest.mark.parametrize("seed", range(150))
def test_an_action_is_open_if_some_group_is_enough(seed: int) -> None:
    dice, deniers = dealt(Random(seed))
    game = laid_out(dice, deniers)
    best = max((counts(group) for group in groups(dice, deniers)), default=0)
    assert game.may(0, "harvest") == (best >= HARVEST)
    for card in ("merchant", "goldsmith"):
        assert game.may(0, f"activate {card}") == (best >= divisor(card)), (dice, deniers, card)


@pytest.mark.parametrize("seed", range(150))
def test_a_die_is_open_if_the_group_can_still_become_enough(seed: int) -> None:
    dice, deniers = dealt(Random(seed))
    game, enough = laid_out(dice, deniers), divisor("goldsmith")
    if game.may(0, "activate goldsmith"):
        game.say(0, "activate goldsmith")
    if game.asked != GROUPING or len(game.legal(0)) == 1 or any(row[2] for row in game.state.group):
        return
    for die in set(dice):
        can_join = any(counts_with(die, group) >= enough for group in groups(dice, deniers) if die in group)
        assert game.may(0, f"die {die[0]} yellow {die[1]}") == can_join, (dice, deniers, die)
    may_turn = any(turned(group) >= enough for group in groups(dice, deniers))
    assert game.may(0, "use ii-b") == may_turn, (dice, deniers)
