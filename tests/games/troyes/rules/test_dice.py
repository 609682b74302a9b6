"""Groups of dice: which dice may join, what bought ones cost, who gets the money and when.

Facts: section 1, "Dice groups and buying".
"""

import pytest

from parvis.games.troyes.rules.group import price
from tests.games.troyes.box import divisor
from tests.games.troyes.table import Player, group_of, position


@pytest.mark.parametrize(
    ("dice", "price"),
    [
        (("0 yellow 6",), 0),
        (("0 yellow 6", "0 yellow 6", "0 yellow 6"), 0),
        (("1 yellow 5",), 2),
        (("0 yellow 6", "1 yellow 5"), 4),
        (("1 yellow 5", "1 yellow 5"), 8),
        (("0 yellow 6", "0 yellow 6", "1 yellow 5"), 6),
        (("0 yellow 6", "1 yellow 5", "neutral yellow 4"), 12),
        (("1 yellow 5", "1 yellow 5", "neutral yellow 4"), 18),
    ],
)
def test_a_bought_die_costs_two_for_each_die_of_the_group(dice: tuple[str, ...], price: int) -> None:
    districts = {0: "yellow 6 6 6", 1: "yellow 5 5", "neutral": "yellow 4"}
    game = position(dice=districts, deniers=30)
    game.use(0, "harvest", *dice)
    total = sum(int(die[-1]) for die in dice)
    assert game.deniers(0) == 30 - price + total // 2


def test_the_price_is_that_of_the_dice_that_have_joined() -> None:
    game = position(dice={0: "yellow 6 6", 1: "yellow 5"}).say(0, "harvest", "die 1 yellow 5")
    assert price(game.state) == 2
    assert price(game.say(0, "die 0 yellow 6").state) == 4


def test_three_dice_of_one_player_bring_it_eighteen_deniers() -> None:
    game = position(dice={1: "yellow 5 5 5"}, deniers=18, others={1: Player(deniers=1)})
    game.use(0, "harvest", *["1 yellow 5"] * 3)
    assert game.deniers(0) == 7
    assert game.deniers(1) == 1 + 18, "the last die was used, so the round is over"


def test_the_owner_gets_the_money_only_when_the_round_ends() -> None:
    game = position(dice={1: "yellow 5 5", 2: "red 1"}, others={1: Player(deniers=0)}, deniers=10)
    game.use(0, "harvest", "1 yellow 5", "1 yellow 5")
    assert (game.deniers(1), game.income(1)) == (0, 8)
    assert not game.may(1, "place palace"), "a die of the neighbour's costs two deniers"
    game.say(1, "pass").say(2, "pass").say(0, "pass")
    assert (game.deniers(1), game.income(1)) == (2 + 8, 0)


def test_each_owner_gets_what_was_paid_for_its_dice() -> None:
    game = position(dice={1: "yellow 5", 2: "yellow 4 1"}, deniers=20)
    game.use(0, "harvest", "1 yellow 5", "2 yellow 4", "2 yellow 1")
    assert game.round == 2
    assert (game.deniers(1), game.deniers(2)) == (20 + 6, 20 + 12)


def test_the_price_of_a_neutral_die_goes_to_the_bank() -> None:
    game = position(dice={"neutral": "yellow 4 1"}, deniers=2)
    game.use(0, "harvest", "neutral yellow 4")
    assert [game.income(seat) for seat in range(3)] == [0, 0, 0]
    assert game.deniers(0) == 2


@pytest.mark.parametrize(("deniers", "possible"), [(1, False), (2, True)])
def test_who_can_not_pay_can_not_buy(deniers: int, possible: bool) -> None:
    assert position(dice={1: "yellow 6"}, deniers=deniers).may(0, "harvest") == possible


@pytest.mark.parametrize(
    ("deniers", "joins"),
    [
        (3, ["die 0 yellow 1"]),
        (4, ["die 0 yellow 1", "die 1 yellow 6"]),
        (11, ["die 0 yellow 1", "die 1 yellow 6"]),
    ],
)
def test_a_die_joins_only_when_the_whole_group_can_be_paid(deniers: int, joins: list[str]) -> None:
    """One more die makes those that are bought dearer: two for four deniers each, a third for six."""
    game = position(dice={0: "yellow 2 1", 1: "yellow 6"}, deniers=deniers)
    game.say(0, "harvest", "die 0 yellow 2")
    assert game.legal(0) == [*joins, "done"]


def test_a_group_has_three_dice_at_most() -> None:
    game = position(dice={0: "yellow 2 2 2 2"})
    game.use(0, "harvest", *["0 yellow 2"] * 3)
    assert (game.movers, game.dice(0)) == ([1], "yellow 2")


def test_dice_of_a_group_have_one_colour() -> None:
    game = position(dice={0: "red 6, white 6, yellow 2 3"})
    game.say(0, "harvest")
    assert game.legal(0) == ["die 0 yellow 2", "die 0 yellow 3"]


def test_more_dice_than_needed_may_be_used() -> None:
    """To deprive others of them, for instance."""
    game = position(dice={0: "red 6", 1: "red 6 6"}, queue="marauding", banners={"marauding": "1"}, deniers=20)
    game.use(0, "counter marauding", "0 red 6", "1 red 6", "1 red 6")
    assert game.deniers(0) + game.income(1) in (20, 20 - 12)
    assert game.dice(1) == ""


def test_a_group_that_is_not_enough_can_not_be_used() -> None:
    least = divisor("marauding")
    game = position(dice={0: f"red {least - 1} 1 1"})
    game.say(0, "counter marauding", "die 0 red 1")
    assert not game.may(0, "done")


def test_nothing_is_open_from_which_no_group_could_come() -> None:
    """Two dice of 1 don't do; the better one has to be there."""
    assert not position(dice={0: "red 1 1"}).may(0, "counter marauding")


def test_what_the_bank_pays_later_can_not_be_spent_now() -> None:
    """A merchant's deniers do not pay for the dice that activate him."""
    game = position(cards="merchant", tradesmen="merchant", dice={1: "yellow 6"}, deniers=1)
    assert not game.may(0, "activate merchant")


def test_used_dice_are_gone() -> None:
    game = position(dice={0: "yellow 4 3", 1: "yellow 2"})
    game.use(0, "harvest", "0 yellow 4", "1 yellow 2")
    assert (game.dice(0), game.dice(1)) == ("yellow 3", "")
    assert group_of(game.state) == []


def test_the_order_in_which_dice_join_makes_no_difference() -> None:
    states = []
    for dice in (("die 0 yellow 6", "die 1 yellow 3"), ("die 1 yellow 3", "die 0 yellow 6")):
        states.append(position(dice={0: "yellow 6", 1: "yellow 3 3"}).say(0, "harvest", *dice).state.group)
    assert states[0] == states[1]
