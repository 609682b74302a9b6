"""The persons of the base game who bring or count something. Rules: "The person cards".

Those who move pieces have a file of their own, the doctor stands with the plague.
"""

import pytest

from tests.games.notre_dame.table import Table, position


def brown(person: str, **words: object) -> Table:
    """A family has hired that brown person."""
    return position(players=3, phase="hire", persons=f"{person} fool", **words).say(0, f"hire {person}")


def hired(person: str, in_round: int = 1, **words: object) -> Table:
    """A family has hired that gray person."""
    persons = f"doctor fool {person}"
    return position(players=3, phase="hire", in_round=in_round, persons=persons, **words).say(0, f"hire {person}")


class TestBrown:
    @pytest.mark.parametrize("coins", [1, 4])
    def test_money_lender_brings_two_coins_and_a_prestige(self, coins: int) -> None:
        game = brown("money-lender", coins=coins)
        assert (game.coins(0), game.prestige(0)) == (coins + 1, 1)

    def test_monk_brings_two_markers_and_a_prestige(self) -> None:
        game = brown("monk", supply=3)
        assert (game.supply(0), game.general(0), game.prestige(0)) == (5, 9, 1)

    def test_monk_brings_what_the_general_supply_has(self) -> None:
        game = brown("monk", supply=4, markers="bank 5, park 1, hotel 3")
        assert (game.supply(0), game.general(0), game.prestige(0)) == (5, 0, 1)

    @pytest.mark.parametrize(
        ("perk", "coins", "supply", "rat"), [("coin", 3, 4, 6), ("marker", 2, 5, 6), ("rat", 2, 4, 5)]
    )
    def test_hostess_brings_three_prestige_and_a_perk(self, perk: str, coins: int, supply: int, rat: int) -> None:
        game = brown("hostess", coins=3, supply=4, rat=6)
        assert game.legal(0) == ["perk coin", "perk marker", "perk rat"]
        game.say(0, f"perk {perk}")
        assert (game.prestige(0), game.coins(0), game.supply(0), game.rat(0)) == (3, coins, supply, rat)

    def test_hostess_gives_one_perk_however_strong_the_hotel_is(self) -> None:
        game = brown("hostess", markers="hotel 5").say(0, "perk coin")
        assert game.movers == [1]

    def test_hostess_brings_the_coin_by_herself_when_nothing_else_is_left(self) -> None:
        game = brown("hostess", coins=3, markers="hotel 5, bank 5")
        assert (game.coins(0), game.prestige(0), game.movers) == (3, 3, [1])


class TestPeriodA:
    def test_city_guard_counts_pieces_on_the_board_and_in_the_cathedral(self) -> None:
        assert hired("city-guard", markers="bank 2, hotel 1, notre-dame 2", friend="hotel").prestige(0) == 6

    def test_city_guard_on_an_empty_board(self) -> None:
        assert hired("city-guard").prestige(0) == 0

    def test_night_watchman_counts_empty_sectors(self) -> None:
        assert hired("night-watchman", markers="bank 2, hotel 1").prestige(0) == 5

    def test_night_watchman_in_an_empty_borough(self) -> None:
        assert hired("night-watchman").prestige(0) == 7

    def test_a_sector_with_the_friend_is_not_empty_and_the_cathedral_is_no_sector(self) -> None:
        assert hired("night-watchman", markers="bank 2, notre-dame 1", friend="park").prestige(0) == 5


class TestPeriodB:
    def test_guild_master_counts_sectors_with_two_pieces(self) -> None:
        assert hired("guild-master", 4, markers="bank 2, hotel 1, residence 4").prestige(0) == 4

    def test_guild_master_counts_the_friend_but_not_the_cathedral(self) -> None:
        assert hired("guild-master", 4, markers="hotel 1, notre-dame 3", friend="hotel").prestige(0) == 2

    @pytest.mark.parametrize(("rat", "prestige"), [(0, 9), (4, 5), (9, 0)])
    def test_beggar_king_counts_spaces_beyond_the_rat(self, rat: int, prestige: int) -> None:
        assert hired("beggar-king", 4, rat=rat).prestige(0) == prestige

    @pytest.mark.parametrize(
        ("messages", "prestige"),
        [
            ("", 0),
            ("0.coin", 0),
            ("0.coin 1.coin", 3),
            ("0.coin 1.coin 2.coin", 3),
            ("0.coin 1.coin 2.coin 0.rat 1.rat 2.rat", 9),
        ],
    )
    def test_advocate_counts_pairs_of_messages(self, messages: str, prestige: int) -> None:
        assert hired("advocate", 4, messages=messages).prestige(0) == prestige


class TestPeriodC:
    def test_lady_of_the_court_counts_the_largest_sector(self) -> None:
        assert hired("lady-of-the-court", 7, supply=0, markers="bank 2, hotel 4, notre-dame 5").prestige(0) == 4

    def test_lady_of_the_court_counts_the_friend(self) -> None:
        assert hired("lady-of-the-court", 7, markers="bank 3, hotel 3", friend="bank").prestige(0) == 4

    def test_mayor_counts_sectors_with_three_pieces(self) -> None:
        assert hired("mayor", 7, markers="bank 3, hotel 2, residence 4").prestige(0) == 6

    def test_mayor_counts_the_friend_but_not_the_cathedral(self) -> None:
        assert hired("mayor", 7, markers="hotel 2, notre-dame 3", friend="hotel").prestige(0) == 3

    def test_carpenter_counts_sectors_with_a_piece(self) -> None:
        assert hired("carpenter", 7, markers="bank 3, hotel 2, residence 4").prestige(0) == 3

    def test_carpenter_counts_the_friend_but_not_the_cathedral(self) -> None:
        assert hired("carpenter", 7, markers="hotel 2, notre-dame 3", friend="park").prestige(0) == 2
