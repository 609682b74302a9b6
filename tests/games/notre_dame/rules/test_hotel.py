"""The hotel and its perks. Rules: "Hotel"."""

import pytest

from tests.games.notre_dame.table import Table, position


def guest(**words: object) -> Table:
    """A family plays the hotel."""
    return position(players=3, hand="hotel bank park", **words).say(0, "play hotel")


@pytest.mark.parametrize("there", [0, 1, 2])
def test_up_to_three_pieces_bring_one_perk(there: int) -> None:
    game = guest(markers=f"hotel {there}", coins=0, rat=5)
    game.say(0, "perk coin")
    assert (game.coins(0), game.movers) == (1, [1])


@pytest.mark.parametrize(("markers", "friend"), [("hotel 3", ""), ("hotel 6", ""), ("hotel 2", "hotel")])
def test_from_the_fourth_piece_on_two_perks(markers: str, friend: str) -> None:
    game = guest(markers=markers, friend=friend, coins=0, rat=5)
    game.say(0, "perk coin")
    assert game.movers == [0]
    game.say(0, "perk coin")
    assert (game.coins(0), game.movers) == (2, [1])


def test_two_different_perks() -> None:
    game = guest(markers="hotel 3", rat=5, supply=4)
    game.say(0, "perk marker", "perk rat")
    assert (game.supply(0), game.rat(0)) == (4, 4)


def test_coin() -> None:
    assert guest(coins=2, rat=3).say(0, "perk coin").coins(0) == 3


def test_marker_from_the_general_supply() -> None:
    game = guest(supply=2).say(0, "perk marker")
    assert (game.supply(0), game.general(0)) == (2, 11)


def test_rat_one_space_back() -> None:
    assert guest(rat=4).say(0, "perk rat").rat(0) == 3


def test_no_rat_perk_at_0() -> None:
    assert guest(rat=0).legal(0) == ["perk coin", "perk marker"]


def test_no_marker_perk_with_an_empty_general_supply() -> None:
    assert guest(rat=2, supply=4, markers="bank 5, park 5").legal(0) == ["perk coin", "perk rat"]


def test_the_second_perk_is_checked_after_the_first() -> None:
    game = guest(rat=1, markers="hotel 3")
    game.say(0, "perk rat")
    assert game.legal(0) == ["perk coin", "perk marker"]


def test_the_last_marker_can_be_had_once() -> None:
    game = guest(rat=1, supply=4, markers="hotel 3, bank 4, park 2")
    game.say(0, "perk marker")
    assert game.legal(0) == ["perk coin", "perk rat"]


def test_the_only_perk_that_is_left_is_not_asked() -> None:
    game = guest(rat=0, coins=0, supply=4, markers="bank 5, park 5")
    assert (game.coins(0), game.movers) == (1, [1])


def test_both_perks_may_come_by_themselves() -> None:
    game = guest(rat=0, coins=0, supply=4, markers="hotel 5, park 5")
    assert (game.coins(0), game.movers) == (2, [1])
