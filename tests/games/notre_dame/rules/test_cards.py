"""The action cards, each in a few positions. Rules: "The action cards".

Those with much to decide have files of their own: hotel, carriage, trusted friend, park, cathedral.
"""

import pytest

from tests.games.notre_dame.table import position

SECTORS = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]


def test_a_card_takes_its_marker_from_the_own_supply() -> None:
    game = position(hand="bank park hotel", supply=4)
    game.say(0, "play bank")
    assert (game.supply(0), game.markers(0, "bank"), game.general(0)) == (3, 1, 10)


@pytest.mark.parametrize("card", SECTORS)
def test_every_sector_takes_its_marker_from_there(card: str) -> None:
    """The cloister school then brings one back."""
    game = position(hand=f"{card} notre-dame trusted-friend", supply=4).say(0, f"play {card}")
    assert (game.supply(0), game.markers(0, card)) == (4 if card == "cloister-school" else 3, 1)


def test_then_it_is_the_left_neighbours_turn() -> None:
    game = position(players=3, hand="bank park hotel")
    game.say(0, "play bank")
    assert (game.movers, game.phase) == ([1], "play")


@pytest.mark.parametrize(("there", "coins"), [(0, 4), (2, 6), (5, 9)])
def test_bank_brings_a_coin_for_each_marker_there(there: int, coins: int) -> None:
    game = position(hand="bank park hotel", markers=f"bank {there}", coins=3)
    game.say(0, "play bank")
    assert game.coins(0) == coins


def test_bank_counts_the_friend() -> None:
    game = position(hand="bank park hotel", markers="bank 1", friend="bank", coins=0)
    game.say(0, "play bank")
    assert game.coins(0) == 3


@pytest.mark.parametrize(("there", "supply"), [(0, 4), (3, 7)])
def test_cloister_school_brings_a_marker_for_each_marker_there(there: int, supply: int) -> None:
    game = position(hand="cloister-school park hotel", markers=f"cloister-school {there}", supply=4)
    game.say(0, "play cloister-school")
    assert game.supply(0) == supply


def test_cloister_school_brings_what_the_general_supply_has() -> None:
    game = position(hand="cloister-school park hotel", markers="cloister-school 4, park 4", supply=4)
    game.say(0, "play cloister-school")
    assert (game.supply(0), game.general(0)) == (5, 0)


def test_cloister_school_counts_the_friend() -> None:
    game = position(hand="cloister-school park hotel", friend="cloister-school", supply=1)
    game.say(0, "play cloister-school")
    assert game.supply(0) == 2


@pytest.mark.parametrize(("there", "prestige"), [(0, 1), (4, 5)])
def test_residence_brings_prestige_for_each_marker_there(there: int, prestige: int) -> None:
    game = position(hand="residence park hotel", markers=f"residence {there}", prestige=0)
    game.say(0, "play residence")
    assert game.prestige(0) == prestige


def test_prestige_has_no_end() -> None:
    """All tokens together are worth 309."""
    assert position(hand="residence park hotel", prestige=309).say(0, "play residence").prestige(0) == 310


def test_residence_counts_the_friend_and_adds_to_what_is_there() -> None:
    game = position(hand="residence park hotel", markers="residence 1", friend="residence", prestige=10)
    game.say(0, "play residence")
    assert game.prestige(0) == 13


@pytest.mark.parametrize("card", ["park", "hospital"])
@pytest.mark.parametrize(("rat", "after"), [(5, 4), (1, 0), (0, 0)])
def test_park_and_hospital_drive_the_rat_one_space_back(card: str, rat: int, after: int) -> None:
    game = position(hand=f"{card} bank hotel", rat=rat)
    game.say(0, f"play {card}")
    assert (game.rat(0), game.markers(0, card)) == (after, 1)


@pytest.mark.parametrize("card", ["park", "hospital"])
def test_park_and_hospital_drive_it_one_space_however_many_markers_are_there(card: str) -> None:
    game = position(hand=f"{card} bank hotel", markers=f"{card} 4", friend=card, rat=7)
    game.say(0, f"play {card}")
    assert game.rat(0) == 6


@pytest.mark.parametrize(("there", "friend", "markets"), [(0, "", 7), (1, "", 13), (1, "carriage-house", 18)])
def test_carriage_house_moves_the_carriage_a_step_for_each_piece_there(there: int, friend: str, markets: int) -> None:
    """Markets of the board for four within one, two and three steps of a centre, itself included."""
    game = position(hand="carriage-house bank hotel", markers=f"carriage-house {there}", friend=friend)
    game.say(0, "play carriage-house")
    assert len(game.legal(0)) == markets


def test_hotel_asks_for_its_perk() -> None:
    game = position(hand="hotel bank park", rat=3)
    game.say(0, "play hotel")
    assert game.legal(0) == ["perk coin", "perk marker", "perk rat"]


def test_notre_dame_asks_for_the_donation() -> None:
    game = position(hand="notre-dame bank park", coins=2)
    game.say(0, "play notre-dame")
    assert game.legal(0) == ["donate 0", "donate 1", "donate 2"]


def test_trusted_friend_asks_where_he_goes() -> None:
    game = position(hand="trusted-friend bank park", supply=4)
    game.say(0, "play trusted-friend")
    assert len(game.legal(0)) == 7
    game.say(0, "friend bank")
    assert (game.friend(0), game.coins(0), game.supply(0)) == ("bank", 4, 4)


def test_a_card_that_is_not_in_the_hand_can_not_be_played() -> None:
    game = position(hand="hotel bank park")
    assert game.legal(0) == ["play bank", "play hotel", "play park"]
