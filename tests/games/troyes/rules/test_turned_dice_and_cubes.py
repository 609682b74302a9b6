"""A bought die that is turned over beside the cube of a card: what is open, compared with all groups, one by one."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from parvis.games.troyes.pieces import HARVEST
from tests.games.troyes.box import divisor
from tests.games.troyes.rules.test_turned_dice import Dice, counts, dealt, groups
from tests.games.troyes.table import Table, position

CARDS = ("merchant", "goldsmith")
PRICE = 2
"""What the Chief Templar's dice cost."""


def laid_out(card: str, dice: Dice, deniers: int) -> Table:
    """Yellow dice, a white one that keeps the round going, a cube of the card, and the tile's."""
    rows: dict[Any, str] = {2: "white 1"}
    for district, value in dice:
        rows[district] = ", ".join(filter(None, (rows.get(district, ""), f"yellow {value}")))
    words: dict[str, Any] = {"outdoor": "ii-b 1", "cubes": f"{card} 1", "tradesmen": ", ".join(CARDS)}
    return position(options="cards=both", dice=rows, deniers=deniers, influence=0, **words)


def agreed(dice: Dice, deniers: int) -> Iterator[int]:
    """What groups count in which all dice take the value of one of them, of a bought one turned over too."""
    for group in groups(dice, deniers):
        if len(group) > 1:
            yield len(group) * max(max(value, 7 - value if district else 0) for district, value in group)


def one_of_each(dice: Dice, deniers: int) -> Iterator[int]:
    """What groups count with one die of each other district at most, for two deniers each."""
    for group in groups(dice, 18 * PRICE):
        given = Counter(district for district, _ in group if district != 0)
        if max(given.values(), default=0) <= 1 and PRICE * len(given) <= deniers:
            yield counts(group)


WITH_CUBE = {"preacher": agreed, "chief-templar": one_of_each}


@pytest.mark.parametrize("card", WITH_CUBE)
@pytest.mark.parametrize("seed", range(100))
def test_an_action_is_open_if_some_group_is_enough(card: str, seed: int) -> None:
    dice, deniers = dealt(Random(seed))
    game = laid_out(card, dice, deniers)
    alone = max((counts(group) for group in groups(dice, deniers)), default=0)
    best = max(alone, *WITH_CUBE[card](dice, deniers), 0)
    assert game.may(0, "harvest") == (best >= HARVEST)
    for name in CARDS:
        assert game.may(0, f"activate {name}") == (best >= divisor(name)), (dice, deniers, name)


@pytest.mark.parametrize("card", ["preacher", "chief-templar", "viticulturist", "distiller", "augustine", "tithing"])
@pytest.mark.parametrize("seed", range(40))
def test_what_is_open_never_leads_to_a_group_that_is_not_enough(card: str, seed: int) -> None:
    random = Random(seed)
    game = laid_out(card, *dealt(random))
    actions = [words for words in game.legal(0) if words.split()[0] in ("harvest", "activate")]
    if actions:
        game.say(0, random.choice(actions))
    while actions and game.movers == [0]:
        used = [words for words in game.legal(0) if words.split()[0] in ("help", "use")]
        game.say(0, random.choice(used or game.legal(0)))
    assert not actions or game.movers == [1] or game.phase != "actions"


class TestPreacher:
    """All dice of the group may take the value of the turned one."""

    def test_the_turned_die_names_the_value(self) -> None:
        game = position(
            options="cards=both",
            outdoor="ii-b 1",
            cubes="preacher 1",
            dice={0: "yellow 2", "neutral": "yellow 1", 1: "white 1"},
            deniers=4,
        )
        game.say(0, "harvest", "help preacher")
        assert game.say(0, "use ii-b").legal(0) == ["value 2", "value 6"]
        assert game.say(0, "value 6").deniers(0) == 12 // 2

    def test_a_die_is_not_turned_for_a_partner_that_it_would_have_been_itself(self) -> None:
        """The only six shows one then: two ones are too few."""
        words: dict[str, Any] = {"outdoor": "ii-b 1", "cubes": "preacher 1", "tradesmen": "goldsmith"}
        assert divisor("goldsmith") > 2
        game = position(options="cards=both", dice={0: "yellow 1", "neutral": "yellow 6", 1: "white 1"}, **words)
        game.say(0, "activate goldsmith", "help preacher")
        assert not game.may(0, "use ii-b")


class TestChiefTemplar:
    """Its dice are bought, so one may be turned over; the Tithing's are not."""

    def templar(self, dice: str, deniers: int) -> Table:
        words: dict[str, Any] = {"outdoor": "ii-b 1", "cubes": "chief-templar 1"}
        rows: dict[Any, str] = {0: "yellow 1", 1: dice, 2: "white 1", "neutral": "yellow 3"}
        game = position(options="cards=both", dice=rows, deniers=deniers, **words)
        return game.say(0, "harvest", "help chief-templar")

    def test_for_two_deniers_like_the_others(self) -> None:
        game = self.templar("yellow 1 2", 4).say(0, "use ii-b")
        assert game.legal(0) == ["turn 1 yellow 1", "turn 1 yellow 2", "turn neutral yellow 3"]
        game.say(0, "turn 1 yellow 1", "die neutral yellow 3", "done")
        assert (game.deniers(0), game.income(1)) == ((6 + 3) // 2, 2)

    def test_no_second_one_of_a_district(self) -> None:
        game = self.templar("yellow 1 2", 4).say(0, "die 1 yellow 2", "use ii-b")
        assert game.dice(1) == "yellow 1"
        assert game.dice(4) == ""


class TestViticulturist:
    def test_the_only_die_that_can_be_taken_is_not_bought_and_turned(self) -> None:
        """It would show two, and the neutral one beside it costs too much."""
        words: dict[str, Any] = {"outdoor": "ii-b 1", "cubes": "viticulturist 1", "tradesmen": "goldsmith"}
        dice: dict[Any, str] = {1: "yellow 5, white 1", "neutral": "yellow 3"}
        game = position(options="cards=both", dice=dice, deniers=6, **words)
        assert 2 + 3 >= divisor("goldsmith") > 4
        game.say(0, "activate goldsmith", "use ii-b")
        assert game.dice(1) == "white 1", "taken beside the neutral one"
        assert (game.income(1), game.dice(4)) == (0, "")
