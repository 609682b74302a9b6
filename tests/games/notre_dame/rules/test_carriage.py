"""The carriage and the messages. Rules: "Carriage house"."""

import pytest

from tests.games.notre_dame.table import Family, position


class TestDriving:
    def test_it_may_stop_early(self) -> None:
        game = position(hand="carriage-house park bank", markers="carriage-house 2")
        game.say(0, "play carriage-house")
        assert {"drive 0.centre", "drive 0.quay", "drive 3.bridge", "drive 2.parvis"} <= set(game.legal(0))
        game.say(0, "drive 0.quay")
        assert game.carriage(0) == "0.quay"

    def test_more_steps_than_the_board_is_wide_are_no_more(self) -> None:
        game = position(players=3, hand="carriage-house park bank", markers="carriage-house 8", friend="carriage-house")
        game.say(0, "play carriage-house")
        assert len(game.legal(0)) == 15

    def test_it_starts_from_where_it_stands(self) -> None:
        game = position(hand="carriage-house park bank", carriage="2.quay")
        game.say(0, "play carriage-house")
        assert game.legal(0) == ["drive 1.gate", "drive 2.centre", "drive 2.quay", "drive 2.bridge"]

    def test_several_carriages_may_stand_on_one_market(self) -> None:
        game = position(hand="carriage-house park bank", others={1: Family(carriage="0.quay")})
        game.say(0, "play carriage-house", "drive 0.quay", "leave message")
        assert game.carriage(0) == game.carriage(1) == "0.quay"

    @pytest.mark.parametrize("there", [0, 1])
    def test_it_may_stay(self, there: int) -> None:
        game = position(players=3, hand="carriage-house park bank", markers=f"carriage-house {there}")
        game.say(0, "play carriage-house", "drive 0.centre")
        assert (game.carriage(0), game.movers) == ("0.centre", [1])

    def test_with_one_step_it_takes_nothing_where_it_stays(self) -> None:
        game = position(players=3, hand="carriage-house park bank", carriage="0.quay")
        game.say(0, "play carriage-house", "drive 0.quay")
        assert (game.messages(0), game.movers) == ([], [1])

    def test_with_two_steps_it_may_go_out_and_back_and_take_a_message(self) -> None:
        game = position(players=3, hand="carriage-house park bank", carriage="0.quay", markers="carriage-house 1")
        game.say(0, "play carriage-house", "drive 0.quay")
        assert game.legal(0) == ["leave message", "take message"]
        game.say(0, "take message")
        assert game.messages(0) == ["0.rat"]


class TestMessages:
    @pytest.mark.parametrize(
        ("market", "message", "prestige", "coins", "supply", "rat"),
        [
            ("0.parvis", "0.coin", 1, 4, 3, 5),
            ("0.gate", "0.marker", 2, 3, 4, 5),
            ("0.quay", "0.rat", 3, 3, 3, 4),
            ("0.bridge", "0.prestige", 4, 3, 3, 5),
        ],
    )
    def test_each_type_has_its_fixed_bonus(
        self, market: str, message: str, prestige: int, coins: int, supply: int, rat: int
    ) -> None:
        game = position(hand="carriage-house park bank", coins=3, supply=4, rat=5)
        game.say(0, "play carriage-house", f"drive {market}", "take message")
        assert game.messages(0) == [message]
        assert (game.prestige(0), game.coins(0), game.supply(0), game.rat(0)) == (prestige, coins, supply, rat)

    def test_who_takes_one_drives_no_further(self) -> None:
        game = position(players=3, hand="carriage-house park bank", markers="carriage-house 2")
        game.say(0, "play carriage-house", "drive 0.quay", "take message")
        assert (game.messages(0), game.movers) == (["0.rat"], [1]), "two of its three steps are left"

    def test_a_message_may_be_left(self) -> None:
        game = position(players=3, hand="carriage-house park bank")
        game.say(0, "play carriage-house", "drive 0.parvis")
        assert game.legal(0) == ["leave message", "take message"]
        game.say(0, "leave message")
        assert (game.messages(0), game.prestige(0), game.movers) == ([], 0, [1])

    def test_one_that_was_taken_is_gone(self) -> None:
        game = position(players=3, hand="carriage-house park bank", others={1: Family(messages="0.coin")})
        game.say(0, "play carriage-house", "drive 0.parvis")
        assert game.movers == [1], "there is nothing to take"

    def test_the_rat_message_at_0_still_brings_its_prestige(self) -> None:
        game = position(hand="carriage-house park bank", rat=0)
        game.say(0, "play carriage-house", "drive 0.quay", "take message")
        assert (game.rat(0), game.prestige(0)) == (0, 3)

    def test_the_marker_message_with_an_empty_general_supply_brings_prestige_only(self) -> None:
        game = position(hand="carriage-house park bank", supply=4, markers="bank 5, park 1, hotel 4")
        game.say(0, "play carriage-house", "drive 0.gate", "take message")
        assert (game.supply(0), game.general(0), game.prestige(0)) == (3, 0, 2)

    def test_it_is_taken_where_the_carriage_stops_not_on_the_way(self) -> None:
        game = position(hand="carriage-house park bank", markers="carriage-house 1")
        game.say(0, "play carriage-house", "drive 1.quay", "take message")
        assert game.messages(0) == ["1.rat"], "on the way it came by the gate"


def may_take(market: str, players: int = 4, others: str = "", **words: str) -> bool:
    """Whether the family may take the message of a market, five steps or fewer away."""
    neighbour = {1: Family(messages=others)}
    game = position(
        players=players, hand="carriage-house park bank", markers="carriage-house 4", others=neighbour, **words
    )
    game.say(0, "play carriage-house", f"drive {market}")
    return game.legal(0) == ["leave message", "take message"]


class TestColours:
    def test_the_first_may_have_any_colour(self) -> None:
        assert all(may_take(f"{borough}.quay") for borough in range(4))

    def test_no_second_of_a_colour_before_one_of_each(self) -> None:
        own = "0.coin 1.coin 3.coin"
        assert [may_take(f"{borough}.quay", messages=own) for borough in range(4)] == [False, False, True, False]

    def test_the_own_colour_belongs_to_the_set(self) -> None:
        own = "1.coin 2.coin 3.coin"
        assert [may_take(f"{borough}.quay", messages=own) for borough in range(4)] == [True, False, False, False]

    def test_after_a_full_set_any_colour_again(self) -> None:
        own = "0.coin 1.coin 2.coin 3.coin"
        assert all(may_take(f"{borough}.quay", messages=own) for borough in range(4))

    def test_no_third_of_a_colour_before_two_of_each(self) -> None:
        own = "0.coin 1.coin 2.coin 3.coin 0.marker 1.marker"
        assert [may_take(f"{borough}.quay", messages=own) for borough in range(4)] == [False, False, True, True]

    def test_a_colour_that_is_not_on_the_board_any_more_is_not_needed(self) -> None:
        gone = "2.coin 2.marker 2.rat 2.prestige"
        own = "0.coin 1.coin 3.coin"
        assert [may_take(f"{borough}.quay", messages=own, others=gone) for borough in (0, 1, 3)] == [True, True, True]

    def test_the_other_colours_still_make_a_set(self) -> None:
        gone = "2.coin 2.marker 2.rat 2.prestige"
        own = "0.coin 1.coin"
        assert [may_take(f"{borough}.quay", messages=own, others=gone) for borough in (0, 1, 3)] == [False, False, True]

    def test_the_last_one_of_a_missing_colour_still_counts(self) -> None:
        own, gone = "0.coin 1.coin 3.coin", "2.coin 2.marker 2.rat"
        assert not may_take("0.quay", messages=own, others=gone)
        assert may_take("2.bridge", messages=own, others=gone)

    @pytest.mark.parametrize("players", [3, 5])
    def test_a_set_has_as_many_colours_as_there_are_families(self, players: int) -> None:
        own = " ".join(f"{colour}.coin" for colour in range(players - 1))
        assert not may_take("0.quay", players=players, messages=own)
        assert may_take(f"{players - 1}.quay", players=players, messages=own)

    def test_with_two_families_a_set_has_four_colours(self) -> None:
        assert not may_take("0.quay", players=2, messages="0.coin 1.coin 2.coin")
        assert may_take("3.quay", players=2, messages="0.coin 1.coin 2.coin")
        assert may_take("0.quay", players=2, messages="0.coin 1.coin 2.coin 3.coin")

    def test_messages_of_boroughs_without_a_family_can_be_taken(self) -> None:
        game = position(players=2, hand="carriage-house park bank", markers="carriage-house 1")
        game.say(0, "play carriage-house", "drive 1.parvis", "take message")
        assert game.messages(0) == ["1.coin"]
