"""The option `limited_coins`: 25 coins, those that are missing come from the richest other family."""

import pytest

from tests.games.notre_dame.table import Family, Table, position


def banker(coins: list[int], there: int = 2, options: str = "limited_coins") -> Table:
    """Seat 0 plays the bank with two markers there already; the families have these coins."""
    others = {seat: Family(coins=count) for seat, count in enumerate(coins)}
    others[0] = Family(coins=coins[0], hand="bank park hotel", markers=f"bank {there}")
    return position(players=len(coins), options=options, others=others).say(0, "play bank")


def coins(game: Table) -> list[int]:
    return [game.coins(seat) for seat in range(game.state.seats)]


def test_while_the_bank_has_coins_nobody_pays() -> None:
    assert coins(banker([2, 10, 10])) == [5, 10, 10]


def test_missing_ones_come_from_the_richest() -> None:
    assert coins(banker([2, 8, 14])) == [5, 8, 12]


def test_with_an_empty_bank_all_come_from_the_richest() -> None:
    assert coins(banker([2, 8, 15])) == [5, 8, 12]


def test_who_is_richest_is_seen_at_each_coin() -> None:
    assert coins(banker([2, 11, 12])) == [5, 10, 10]


def test_of_two_equally_rich_the_next_on_the_left_pays_first() -> None:
    assert coins(banker([5, 10, 10], there=0)) == [6, 9, 10]


def test_who_takes_never_pays_itself() -> None:
    assert coins(banker([20, 3, 2])) == [23, 1, 1]


def test_when_nobody_else_has_one_the_rest_is_lost() -> None:
    assert coins(banker([24, 0, 0])) == [25, 0, 0]


def test_two_families() -> None:
    assert coins(banker([10, 14])) == [13, 12]


def test_without_the_option_there_are_coins_without_end() -> None:
    assert coins(banker([24, 20, 20], options="")) == [27, 20, 20]


@pytest.mark.parametrize(("others", "after"), [((12, 12), [2, 11, 12]), ((12, 11), [2, 12, 11])])
def test_what_is_paid_to_the_bank_is_there_again(others: tuple[int, int], after: list[int]) -> None:
    """The money lender's two coins: one is the coin that he was paid, the other comes from the bank if it has one."""
    families = {seat: Family(coins=count) for seat, count in enumerate(others, 1)}
    words = {"phase": "hire", "persons": "money-lender monk", "options": "limited_coins", "coins": 1}
    assert coins(position(players=3, others=families, **words).say(0, "hire money-lender")) == after


def test_what_is_donated_is_there_again() -> None:
    """Three coins from an empty bank: those that the neighbour has just donated."""
    donor = Family(coins=3, hand="notre-dame park hotel")
    banker = Family(coins=11, hand="bank residence hospital", markers="bank 2")
    game = position(players=3, options="limited_coins", others={0: donor, 1: banker, 2: Family(coins=11)})
    game.say(0, "play notre-dame", "donate 3").say(1, "play bank")
    assert coins(game) == [0, 14, 11]
