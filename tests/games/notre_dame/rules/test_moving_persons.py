"""Persons who move pieces: fool, minstrel, bishop. Rules: "The person cards"."""

import pytest

from tests.games.notre_dame.table import Table, position

SECTORS = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]


def hired(person: str, **words: object) -> Table:
    game = position(players=3, phase="hire", persons="fool minstrel bishop", **words)
    return game.say(0, f"hire {person}")


class TestFool:
    def test_any_piece_from_the_borough_or_the_cathedral(self) -> None:
        game = hired("fool", markers="bank 2, park 1, notre-dame 1", friend="hotel")
        assert game.legal(0) == ["lift marker bank", "lift marker park", "lift marker notre-dame", "lift friend hotel"]

    def test_to_any_other_sector_and_its_action(self) -> None:
        game = hired("fool", markers="bank 2, residence 1", prestige=0).say(0, "lift marker bank")
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector != "bank"]
        game.say(0, "to residence")
        assert (game.markers(0, "bank"), game.markers(0, "residence"), game.prestige(0)) == (1, 2, 2)

    def test_from_the_cathedral_to_all_seven_sectors(self) -> None:
        game = hired("fool", markers="notre-dame 1, bank 1", coins=1).say(0, "lift marker notre-dame")
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS]
        game.say(0, "to bank")
        assert (game.markers(0, "notre-dame"), game.coins(0)) == (0, 2)

    def test_the_friend_moves_and_acts(self) -> None:
        game = hired("fool", markers="bank 2", friend="park", coins=1).say(0, "lift friend park")
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector != "park"]
        game.say(0, "to bank")
        assert (game.friend(0), game.markers(0, "bank"), game.coins(0)) == ("bank", 2, 3)

    def test_the_only_piece_is_lifted_by_itself(self) -> None:
        game = hired("fool", markers="hospital 1")
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS[:6]]

    def test_the_friend_may_be_the_only_piece(self) -> None:
        game = hired("fool", friend="hospital", coins=1).say(0, "to bank")
        assert (game.friend(0), game.coins(0)) == ("bank", 1)

    @pytest.mark.parametrize("source", [*SECTORS, "notre-dame"])
    def test_any_place_can_hold_the_only_piece(self, source: str) -> None:
        game = hired("fool", markers=f"{source} 1")
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector != source]

    def test_without_a_piece_on_the_board_nothing_happens(self) -> None:
        game = hired("fool", supply=4)
        assert (game.supply(0), game.coins(0), game.movers) == (4, 2, [1])

    def test_marker_and_friend_in_one_sector_are_told_apart(self) -> None:
        game = hired("fool", markers="bank 1", friend="bank")
        assert game.legal(0) == ["lift marker bank", "lift friend bank"]

    def test_the_action_may_ask_in_turn(self) -> None:
        game = hired("fool", markers="bank 1, hotel 3", rat=2, coins=1).say(0, "lift marker bank", "to hotel")
        assert game.legal(0) == ["perk coin", "perk marker", "perk rat"]
        game.say(0, "perk coin", "perk rat")
        assert (game.coins(0), game.rat(0), game.movers) == (1, 1, [1])

    @pytest.mark.parametrize("sector", ["park", "hospital"])
    def test_park_and_hospital_drive_the_rat_back(self, sector: str) -> None:
        assert hired("fool", markers="bank 1", rat=5).say(0, f"to {sector}").rat(0) == 4

    def test_cloister_school_fills_the_supply(self) -> None:
        assert hired("fool", markers="bank 1", supply=0).say(0, "to cloister-school").supply(0) == 1


class TestMinstrel:
    def test_one_to_three_markers_from_one_sector_to_another(self) -> None:
        game = hired("minstrel", markers="bank 5, park 1")
        assert game.legal(0) == ["from bank", "from park"]
        game.say(0, "from bank")
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector != "bank"]
        game.say(0, "to hotel")
        assert game.legal(0) == ["carry 1", "carry 2", "carry 3"]
        game.say(0, "carry 3")
        assert (game.markers(0, "bank"), game.markers(0, "hotel"), game.movers) == (2, 3, [1])

    def test_the_friend_may_be_among_them(self) -> None:
        game = hired("minstrel", markers="bank 5", friend="bank").say(0, "to hotel")
        assert game.legal(0) == [
            "carry 1",
            "carry 2",
            "carry 3",
            "carry 1 friend",
            "carry 2 friend",
            "carry 3 friend",
        ]
        game.say(0, "carry 3 friend")
        assert (game.markers(0, "bank"), game.markers(0, "hotel"), game.friend(0)) == (3, 2, "hotel")

    def test_the_friend_alone(self) -> None:
        game = hired("minstrel", markers="bank 2", friend="bank").say(0, "to hotel", "carry 1 friend")
        assert (game.markers(0, "bank"), game.markers(0, "hotel"), game.friend(0)) == (2, 0, "hotel")

    def test_no_more_than_there_are(self) -> None:
        game = hired("minstrel", markers="bank 1", friend="bank").say(0, "to hotel")
        assert game.legal(0) == ["carry 1", "carry 1 friend", "carry 2 friend"]

    def test_the_only_load_is_carried_by_itself(self) -> None:
        game = hired("minstrel", markers="bank 1, park 1").say(0, "from bank", "to hotel")
        assert (game.markers(0, "bank"), game.markers(0, "hotel"), game.movers) == (0, 1, [1])

    def test_a_friend_without_markers_is_carried_by_himself(self) -> None:
        game = hired("minstrel", friend="bank").say(0, "to park")
        assert (game.friend(0), game.movers) == ("park", [1])

    def test_no_action_is_executed(self) -> None:
        game = hired("minstrel", markers="park 3", coins=3).say(0, "to bank", "carry 2")
        assert game.coins(0) == 2

    def test_not_from_or_to_the_cathedral(self) -> None:
        game = hired("minstrel", markers="notre-dame 2, park 1, bank 1")
        assert game.legal(0) == ["from bank", "from park"]
        assert "to notre-dame" not in game.say(0, "from bank").legal(0)

    @pytest.mark.parametrize("source", SECTORS)
    def test_any_sector_can_be_the_only_source(self, source: str) -> None:
        game = hired("minstrel", markers=f"{source} 1")
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector != source]

    def test_in_an_empty_borough_nothing_happens(self) -> None:
        game = hired("minstrel", markers="notre-dame 2")
        assert (game.markers(0, "notre-dame"), game.coins(0), game.movers) == (2, 2, [1])


class TestBishop:
    def test_a_marker_from_the_general_supply_into_an_empty_sector_and_its_action(self) -> None:
        game = hired("bishop", markers="bank 2, park 1", supply=2)
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector not in ("bank", "park")]
        game.say(0, "to residence")
        assert (game.markers(0, "residence"), game.prestige(0), game.supply(0), game.general(0)) == (1, 1, 2, 8)

    def test_a_sector_with_the_friend_is_not_empty(self) -> None:
        game = hired("bishop", friend="hotel")
        assert game.legal(0) == [f"to {sector}" for sector in SECTORS if sector != "hotel"]

    def test_the_own_supply_has_no_part_in_it(self) -> None:
        game = hired("bishop", supply=0, coins=1).say(0, "to bank")
        assert (game.supply(0), game.markers(0, "bank"), game.coins(0)) == (0, 1, 1)

    def test_with_an_empty_general_supply_nothing_happens(self) -> None:
        game = hired("bishop", supply=4, markers="bank 5, park 5")
        assert (game.supply(0), game.prestige(0), game.movers) == (4, 0, [1])

    def test_without_an_empty_sector_nothing_happens(self) -> None:
        pieces = ", ".join(f"{sector} 1" for sector in SECTORS[1:])
        game = hired("bishop", supply=0, markers=pieces, friend="cloister-school")
        assert (game.general(0), game.movers) == (8, [1])

    @pytest.mark.parametrize("empty", [sector for sector in SECTORS if sector not in ("carriage-house", "hotel")])
    def test_into_the_only_empty_sector_by_itself(self, empty: str) -> None:
        pieces = ", ".join(f"{sector} 1" for sector in SECTORS if sector != empty)
        game = hired("bishop", supply=0, markers=pieces)
        assert (game.markers(0, empty), game.movers) == (1, [1])

    def test_the_action_may_ask_in_turn(self) -> None:
        game = hired("bishop").say(0, "to carriage-house", "drive 0.bridge", "take message")
        assert (game.messages(0), game.prestige(0)) == (["0.prestige"], 4)

    def test_cloister_school_takes_from_what_the_bishop_has_left(self) -> None:
        game = hired("bishop", supply=4, markers="bank 4, park 5").say(0, "to cloister-school")
        assert (game.markers(0, "cloister-school"), game.supply(0), game.general(0)) == (1, 4, 0)
