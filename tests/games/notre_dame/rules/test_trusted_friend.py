"""The trusted friend. Rules: "Trusted friend"."""

import pytest

from tests.games.notre_dame.table import position

SECTORS = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]


def test_at_first_he_goes_to_any_of_the_seven_sectors() -> None:
    game = position(hand="trusted-friend park hotel")
    game.say(0, "play trusted-friend")
    assert game.legal(0) == [f"friend {sector}" for sector in SECTORS]


@pytest.mark.parametrize("sector", SECTORS)
def test_later_he_must_go_to_a_different_one(sector: str) -> None:
    game = position(hand="trusted-friend park hotel", friend=sector)
    game.say(0, "play trusted-friend")
    assert game.legal(0) == [f"friend {other}" for other in SECTORS if other != sector]


def test_no_marker_is_placed() -> None:
    game = position(hand="trusted-friend park hotel", supply=4)
    game.say(0, "play trusted-friend", "friend park")
    assert (game.supply(0), game.markers(0, "park"), game.friend(0)) == (4, 0, "park")


def test_cloister_school() -> None:
    game = position(hand="trusted-friend park hotel", markers="cloister-school 2", supply=1)
    game.say(0, "play trusted-friend", "friend cloister-school")
    assert game.supply(0) == 4


def test_bank() -> None:
    game = position(hand="trusted-friend park hotel", friend="park", markers="bank 3", coins=1)
    game.say(0, "play trusted-friend", "friend bank")
    assert (game.coins(0), game.friend(0)) == (5, "bank")


def test_residence() -> None:
    game = position(hand="trusted-friend park hotel", friend="residence", markers="residence 3", prestige=4)
    game.say(0, "play trusted-friend", "friend bank")
    assert game.prestige(0) == 4, "where he leaves nothing is executed"


def test_carriage_house() -> None:
    game = position(hand="trusted-friend park hotel")
    game.say(0, "play trusted-friend", "friend carriage-house", "drive 0.bridge", "take message")
    assert (game.carriage(0), game.prestige(0)) == ("0.bridge", 4)


def test_hotel_counts_him_as_the_fourth() -> None:
    game = position(hand="trusted-friend park bank", markers="hotel 3", coins=0)
    game.say(0, "play trusted-friend", "friend hotel", "perk coin", "perk coin")
    assert game.coins(0) == 2


@pytest.mark.parametrize("sector", ["park", "hospital"])
def test_park_and_hospital(sector: str) -> None:
    game = position(hand="trusted-friend bank hotel", rat=6)
    game.say(0, "play trusted-friend", f"friend {sector}")
    assert game.rat(0) == 5


def test_he_counts_as_one_in_the_park() -> None:
    game = position(hand="residence bank hotel", markers="park 1", friend="park", prestige=0)
    game.say(0, "play residence")
    assert game.prestige(0) == 2


def test_coming_from_the_park_he_takes_its_bonus_along() -> None:
    game = position(hand="trusted-friend bank hotel", markers="park 1", friend="park", prestige=0)
    game.say(0, "play trusted-friend", "friend residence")
    assert game.prestige(0) == 1
