"""The rows of a group: what cubes do one after the other, and something that counts as a die without being one."""

import pytest

from parvis.games.troyes.cards import HELP_AMOUNT, SPOT
from parvis.games.troyes.pieces import DICE, RED, WHITE, YELLOW, Die
from parvis.games.troyes.rules.group import (
    COUNTER,
    FARM,
    bought,
    dice_colour,
    district_of,
    group_size,
    help_at,
    join_group,
    most_dice,
    price,
    takes_dice,
    total,
    total_more,
    worth,
)
from parvis.games.troyes.state import COUNTS_AS, DIE_NUMBER, NOBODY, VALUE, State
from tests.games.troyes.box import cards_of, of_card
from tests.games.troyes.table import position

BOX = cards_of()
NUMBERS = {Die.words[die]: die for die in range(DICE)}


def helped_by(card: str, action: int = FARM) -> State:
    """The cube of a card helps the group of an action."""
    state = position(cards=card).state
    state.action = action
    state.helpers[0] = SPOT[BOX[card]]
    assert help_at(state, 0) == BOX[card]
    return state


class TestOneCubeMore:
    """It works on what the cube before has left."""

    def test_each_die_counts_by_both(self) -> None:
        times, more, fixed = (of_card(HELP_AMOUNT, card) for card in ("monk", "archbishop", "apprenticeship"))
        assert worth(helped_by("archbishop"), 4, 1, BOX["monk"]) == (4 + more) * times
        assert worth(helped_by("monk"), 4, 1, BOX["archbishop"]) == 4 * times + more
        assert worth(helped_by("monk"), 4, 1, BOX["apprenticeship"]) == fixed
        assert worth(helped_by("archbishop"), 4 + 2, 2, NOBODY) == 4 + 2 + 2 * more

    def test_what_the_group_counts_more_is_added_up(self) -> None:
        more = of_card(HELP_AMOUNT, "blacksmith")
        assert total_more(helped_by("blacksmith"), BOX["blacksmith"]) == 2 * more

    @pytest.mark.parametrize(("first", "second"), [("monk", "priest"), ("priest", "monk")])
    def test_one_die_is_all_if_either_says_so(self, first: str, second: str) -> None:
        assert most_dice(helped_by(first), BOX[second]) == 1

    def test_the_colour_of_the_dice_is_that_of_the_later_one_which_names_one(self) -> None:
        assert dice_colour(helped_by("militia", COUNTER), BOX["archbishop"]) == YELLOW
        assert dice_colour(helped_by("militia", COUNTER), BOX["swordsman"]) == RED
        assert dice_colour(helped_by("priest"), BOX["monk"]) == WHITE

    def test_dice_are_taken_if_either_says_so(self) -> None:
        assert takes_dice(helped_by("tithing"), BOX["priest"])
        assert takes_dice(helped_by("priest"), BOX["tithing"])
        assert not takes_dice(helped_by("priest"), NOBODY)


def test_what_counts_as_a_die_counts_for_the_size_and_the_price() -> None:
    """It comes from no district, costs nothing, and keeps its value; the dice stand behind it."""
    game = position(dice={0: "yellow 3", 1: "yellow 5, white 1"}).say(0, "harvest")
    state = game.state
    state.group[0][VALUE] = 6
    assert group_size(state) == 1
    for die in ("1 yellow 5", "0 yellow 3"):
        join_group(state, 0, NUMBERS[die])
    assert [row[DIE_NUMBER] for row in state.group] == [NOBODY, NUMBERS["0 yellow 3"], NUMBERS["1 yellow 5"]]
    assert [(row[COUNTS_AS], row[VALUE]) for row in state.group] == [(YELLOW, 6), (YELLOW, 3), (YELLOW, 5)]
    assert [district_of(state, place) for place in range(3)] == [NOBODY, 0, 1]
    assert (group_size(state), bought(state, 0), price(state), total(state)) == (3, 1, 6, 14)
