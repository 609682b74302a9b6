"""The family's supply is empty. Rules: "No influence markers in a player's supply?"."""

import pytest

from tests.games.notre_dame.table import position

SECTORS = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]


def test_a_marker_may_come_from_any_other_sector() -> None:
    game = position(hand="bank park hotel", supply=0, markers="bank 2, park 1, hospital 2")
    game.say(0, "play bank")
    assert game.legal(0) == ["from park", "from hospital", "forgo"]
    game.say(0, "from hospital")
    assert (game.markers(0, "hospital"), game.markers(0, "bank"), game.coins(0)) == (1, 3, 6)


@pytest.mark.parametrize("card", SECTORS)
def test_it_is_never_taken_from_the_sector_itself(card: str) -> None:
    game = position(hand=f"{card} notre-dame trusted-friend", supply=0, markers=f"{card} 2, notre-dame 1")
    game.say(0, f"play {card}")
    assert game.legal(0) == ["from notre-dame", "forgo"]


def test_a_marker_may_come_from_the_cathedral() -> None:
    game = position(hand="residence park hotel", supply=0, markers="residence 1, notre-dame 2")
    game.say(0, "play residence", "from notre-dame")
    assert (game.markers(0, "notre-dame"), game.markers(0, "residence"), game.prestige(0)) == (1, 2, 2)


@pytest.mark.parametrize("source", [*SECTORS[:1], *SECTORS[2:], "notre-dame"])
def test_any_place_can_be_the_only_source(source: str) -> None:
    game = position(hand="bank park hotel", supply=0, markers=f"{source} 1", coins=0)
    game.say(0, "play bank")
    assert game.legal(0) == [f"from {source}", "forgo"]
    assert game.say(0, f"from {source}").coins(0) == 1


def test_the_friend_is_never_moved_instead() -> None:
    game = position(hand="residence park hotel", supply=0, markers="park 1", friend="bank")
    game.say(0, "play residence")
    assert game.legal(0) == ["from park", "forgo"]


def test_with_the_friend_alone_on_the_board_nothing_happens() -> None:
    game = position(players=3, hand="residence park hotel", supply=0, friend="residence", prestige=5)
    game.say(0, "play residence")
    assert (game.prestige(0), game.friend(0), game.movers) == (5, "residence", [1])


def test_with_markers_in_that_sector_only_nothing_happens() -> None:
    game = position(players=3, hand="bank park hotel", supply=0, markers="bank 3", coins=2)
    game.say(0, "play bank")
    assert (game.coins(0), game.markers(0, "bank"), game.movers) == (2, 3, [1])


def test_with_no_marker_anywhere_nothing_happens() -> None:
    game = position(players=3, hand="hotel park bank", supply=0, rat=4)
    game.say(0, "play hotel")
    assert (game.rat(0), game.coins(0), game.movers) == (4, 3, [1])


def test_the_action_may_be_forgone() -> None:
    game = position(players=3, hand="bank park hotel", supply=0, markers="bank 2, park 1", coins=1)
    game.say(0, "play bank", "forgo")
    assert (game.coins(0), game.markers(0, "bank"), game.markers(0, "park"), game.movers) == (1, 2, 1, [1])


def test_it_may_not_come_from_the_general_supply() -> None:
    game = position(hand="bank park hotel", supply=0, markers="park 1")
    assert game.general(0) == 13
    game.say(0, "play bank", "from park")
    assert game.general(0) == 13


def test_with_one_marker_in_the_supply_nothing_is_asked() -> None:
    game = position(players=3, hand="bank park hotel", supply=1, markers="park 3")
    game.say(0, "play bank")
    assert (game.supply(0), game.markers(0, "park"), game.movers) == (0, 3, [1])


def test_cloister_school_from_elsewhere_fills_the_supply() -> None:
    game = position(hand="cloister-school park hotel", supply=0, markers="cloister-school 1, bank 1")
    game.say(0, "play cloister-school", "from bank")
    assert (game.supply(0), game.markers(0, "cloister-school"), game.markers(0, "bank")) == (2, 2, 0)


def test_hospital_from_elsewhere_drives_the_rat_back() -> None:
    game = position(hand="hospital park hotel", supply=0, markers="bank 1", rat=3)
    game.say(0, "play hospital", "from bank")
    assert (game.rat(0), game.markers(0, "hospital")) == (2, 1)


def test_carriage_and_hotel_from_elsewhere_ask_their_questions() -> None:
    game = position(players=2, hand="carriage-house bank hotel", supply=0, markers="bank 1, hotel 3")
    game.say(0, "play carriage-house", "from bank")
    assert "drive 1.parvis" in game.legal(0)
    game.say(0, "drive 0.centre").say(1, game.legal(1)[0]).say(0, "play hotel")
    assert game.legal(0) == ["from carriage-house", "forgo"]
    game.say(0, "from carriage-house", "perk coin", "perk coin")
    assert game.coins(0) == 5


class TestCathedral:
    @pytest.mark.parametrize("source", SECTORS)
    def test_any_sector_can_be_the_only_source(self, source: str) -> None:
        game = position(hand="notre-dame trusted-friend trusted-friend", supply=0, markers=f"{source} 1")
        assert game.say(0, "play notre-dame").legal(0) == [f"from {source}", "forgo"]

    def test_with_one_marker_in_the_supply_it_is_that_one(self) -> None:
        game = position(hand="notre-dame park hotel", supply=1, markers="bank 1", coins=2)
        game.say(0, "play notre-dame", "donate 1")
        assert (game.supply(0), game.markers(0, "notre-dame"), game.markers(0, "bank")) == (0, 1, 1)

    def test_marker_first_and_then_the_coins(self) -> None:
        game = position(hand="notre-dame park hotel", supply=0, markers="hospital 1, park 1", coins=3)
        game.say(0, "play notre-dame")
        assert game.legal(0) == ["from park", "from hospital", "forgo"]
        game.say(0, "from hospital")
        assert game.legal(0) == ["donate 1", "donate 2", "donate 3"]
        game.say(0, "donate 3")
        assert (game.markers(0, "notre-dame"), game.coins(0), game.prestige(0)) == (1, 0, 6)

    def test_a_single_coin_is_given_by_itself(self) -> None:
        game = position(players=3, hand="notre-dame park hotel", supply=0, markers="hospital 1", coins=1)
        game.say(0, "play notre-dame", "from hospital")
        assert (game.coins(0), game.prestige(0), game.movers) == (0, 1, [1])

    def test_without_a_coin_nothing_is_asked(self) -> None:
        game = position(players=3, hand="notre-dame park hotel", supply=0, markers="hospital 1", coins=0)
        game.say(0, "play notre-dame")
        assert (game.markers(0, "hospital"), game.markers(0, "notre-dame"), game.movers) == (1, 0, [1])

    def test_it_may_be_forgone(self) -> None:
        game = position(players=3, hand="notre-dame park hotel", supply=0, markers="hospital 1", coins=3)
        game.say(0, "play notre-dame", "forgo")
        assert (game.coins(0), game.markers(0, "notre-dame"), game.movers) == (3, 0, [1])

    def test_not_from_the_cathedral_to_the_cathedral(self) -> None:
        game = position(players=3, hand="notre-dame park hotel", supply=0, markers="notre-dame 2", coins=3)
        game.say(0, "play notre-dame")
        assert (game.coins(0), game.markers(0, "notre-dame"), game.movers) == (3, 2, [1])

    def test_the_source_is_another_place_when_markers_are_there_already(self) -> None:
        game = position(hand="notre-dame park hotel", supply=0, markers="notre-dame 2, bank 1", coins=3)
        game.say(0, "play notre-dame")
        assert game.legal(0) == ["from bank", "forgo"]


class TestFriendCard:
    def test_he_needs_no_marker(self) -> None:
        game = position(hand="trusted-friend park hotel", supply=0, markers="bank 1", coins=0)
        game.say(0, "play trusted-friend", "friend bank")
        assert (game.coins(0), game.markers(0, "bank")) == (2, 1)

    def test_he_acts_on_an_empty_board_too(self) -> None:
        game = position(hand="trusted-friend park hotel", supply=0, prestige=0)
        game.say(0, "play trusted-friend", "friend residence")
        assert game.prestige(0) == 1
