"""Donations, and what the cathedral shares out. Rules: "Notre Dame"."""

import pytest

from tests.games.notre_dame.table import Family, Table, persons_with_rats, position


class TestDonations:
    @pytest.mark.parametrize(("coins", "prestige"), [(1, 1), (2, 3), (3, 6)])
    def test_a_marker_is_placed_and_the_coins_are_given(self, coins: int, prestige: int) -> None:
        game = position(hand="notre-dame park bank", coins=3, supply=4)
        game.say(0, "play notre-dame", f"donate {coins}")
        assert (game.markers(0, "notre-dame"), game.supply(0)) == (1, 3)
        assert (game.coins(0), game.prestige(0)) == (3 - coins, prestige)

    def test_without_a_donation_no_marker_is_placed(self) -> None:
        game = position(players=3, hand="notre-dame park bank", coins=3)
        game.say(0, "play notre-dame", "donate 0")
        assert (game.markers(0, "notre-dame"), game.supply(0), game.coins(0)) == (0, 4, 3)
        assert (game.prestige(0), game.movers) == (0, [1])

    def test_not_more_than_three_coins(self) -> None:
        game = position(hand="notre-dame park bank", coins=8).say(0, "play notre-dame")
        assert game.legal(0) == ["donate 0", "donate 1", "donate 2", "donate 3"]

    def test_not_more_than_there_are(self) -> None:
        game = position(hand="notre-dame park bank", coins=1).say(0, "play notre-dame")
        assert game.legal(0) == ["donate 0", "donate 1"]

    def test_without_a_coin_nothing_is_asked(self) -> None:
        game = position(players=3, hand="notre-dame park bank", coins=0).say(0, "play notre-dame")
        assert (game.markers(0, "notre-dame"), game.supply(0), game.movers) == (0, 4, [1])

    def test_markers_add_up_over_the_period(self) -> None:
        game = position(hand="notre-dame park bank", markers="notre-dame 1").say(0, "play notre-dame", "donate 1")
        assert game.markers(0, "notre-dame") == 2


def end_of_period(players: int, markers: list[int], in_round: int = 3) -> Table:
    """Families with so many markers in the cathedral, when a period ends."""
    others = {seat: Family(markers=f"notre-dame {count}", supply=0) for seat, count in enumerate(markers)}
    return position(players=players, phase="hire", in_round=in_round, others=others).all_hire_nobody()


class TestSharing:
    @pytest.mark.parametrize(("players", "prestige"), [(2, 6), (3, 8), (4, 10), (5, 12)])
    def test_what_there_is_to_share(self, players: int, prestige: int) -> None:
        game = end_of_period(players, [1] + [0] * (players - 1))
        assert game.prestige(0) == prestige

    def test_every_marker_earns_the_same_whole_number(self) -> None:
        game = end_of_period(4, [2, 1, 0, 1])
        assert [game.prestige(seat) for seat in range(4)] == [4, 2, 0, 2], "10 : 4 is 2, two are lost"

    def test_with_more_markers_than_prestige_nobody_earns_anything(self) -> None:
        game = end_of_period(2, [4, 3])
        assert [game.prestige(seat) for seat in range(2)] == [0, 0]

    def test_all_markers_go_home_into_the_general_supply(self) -> None:
        game = end_of_period(3, [2, 1, 0])
        assert [game.markers(seat, "notre-dame") for seat in range(3)] == [0, 0, 0]
        assert [game.general(seat) for seat in range(3)] == [14, 14, 14]
        assert [game.supply(seat) for seat in range(3)] == [0, 0, 0]

    def test_an_empty_cathedral_shares_nothing(self) -> None:
        game = end_of_period(3, [0, 0, 0])
        assert [game.prestige(seat) for seat in range(3)] == [0, 0, 0]

    @pytest.mark.parametrize("in_round", [3, 6, 9])
    def test_after_every_third_round(self, in_round: int) -> None:
        assert end_of_period(3, [1, 0, 0], in_round).prestige(0) == 8

    @pytest.mark.parametrize("in_round", [1, 2, 4, 5, 7, 8])
    def test_not_after_the_others(self, in_round: int) -> None:
        game = end_of_period(3, [1, 0, 0], in_round)
        assert (game.prestige(0), game.markers(0, "notre-dame")) == (0, 1)

    def test_the_plague_comes_first(self) -> None:
        words = {"rat": 9, "prestige": 1, "markers": "notre-dame 1"}
        game = position(players=3, phase="hire", in_round=3, persons=persons_with_rats(7), **words).all_hire_nobody()
        assert game.prestige(0) == 8, "the one prestige was lost before the cathedral gave its eight"
