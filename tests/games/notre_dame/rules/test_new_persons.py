"""The nine New Persons. Rules: "New Persons"."""

import pytest

from parvis.engine.questions import NATURE
from tests.games.notre_dame.table import Family, Table, position

SECTORS = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]
A, B, C = 1, 4, 7
"""The first round of each letter."""


def hiring(person: str, in_round: int, brown: str = "monk fool", options: str = "", **words: object) -> Table:
    """A position in which a family may hire that person."""
    persons, on = f"{brown} {person}", f"new_persons {options}"
    return position(players=3, phase="hire", in_round=in_round, options=on, persons=persons, **words)


def hired(person: str, in_round: int, **words: object) -> Table:
    return hiring(person, in_round, **words).say(0, f"hire {person}")


class TestNurse:
    def test_a_marker_from_the_general_supply_into_the_hospital_and_the_rat_back(self) -> None:
        game = hired("nurse", A, supply=4, rat=3)
        assert (game.markers(0, "hospital"), game.supply(0), game.general(0), game.rat(0)) == (1, 4, 9, 2)

    def test_with_an_empty_general_supply_the_rat_still_goes_back(self) -> None:
        game = hired("nurse", A, supply=4, markers="hospital 5, bank 5", rat=3)
        assert (game.markers(0, "hospital"), game.rat(0)) == (5, 2)

    def test_a_rat_at_0_stays(self) -> None:
        game = hired("nurse", A, rat=0)
        assert (game.markers(0, "hospital"), game.rat(0)) == (1, 0)

    def test_she_helps_against_the_plague_of_the_round(self) -> None:
        helped, others = hired("nurse", A, rat=1).all_hire_nobody(), hiring("nurse", A, rat=1).all_hire_nobody()
        assert helped.rat(0) == others.rat(0) - 2


class TestSteward:
    @pytest.mark.parametrize(("prestige", "after"), [(7, 14), (1, 2), (0, 0)])
    def test_doubles_the_prestige(self, prestige: int, after: int) -> None:
        assert hired("steward", A, prestige=prestige).prestige(0) == after

    def test_the_park_adds_its_bonus_once(self) -> None:
        assert hired("steward", A, prestige=7, markers="park 4").prestige(0) == 16

    def test_without_prestige_there_is_no_bonus(self) -> None:
        assert hired("steward", A, prestige=0, markers="park 4").prestige(0) == 0


class TestScholar:
    def test_executes_the_third_card(self) -> None:
        game = hired("scholar", A, hand="park hotel bank", markers="bank 2", coins=3)
        assert (game.markers(0, "bank"), game.supply(0), game.coins(0), game.movers) == (3, 3, 5, [1])

    def test_which_is_then_face_up_like_the_others(self) -> None:
        game = hired("scholar", A, hand="park hotel bank")
        played = game.play.view(None)["families"][0]["played"]
        assert [card["card"] for card in played] == ["park", "hotel", "bank"]
        assert game.hand(0) == []

    def test_with_an_empty_supply_a_marker_is_moved(self) -> None:
        game = hired("scholar", A, hand="park hotel bank", supply=0, markers="hotel 1")
        assert game.legal(0) == ["from hotel", "forgo"]
        game.say(0, "from hotel")
        assert (game.markers(0, "bank"), game.coins(0)) == (1, 3)

    def test_the_trusted_friend(self) -> None:
        game = hired("scholar", A, hand="park hotel trusted-friend").say(0, "friend residence")
        assert (game.friend(0), game.prestige(0)) == ("residence", 1)

    def test_the_cathedral_after_the_scholar_is_paid(self) -> None:
        game = hired("scholar", A, hand="park hotel notre-dame", coins=3)
        assert game.legal(0) == ["donate 0", "donate 1", "donate 2"]
        game.say(0, "donate 2")
        assert (game.markers(0, "notre-dame"), game.prestige(0), game.coins(0)) == (1, 3, 0)

    def test_of_two_equal_cards_the_other_one_is_executed(self) -> None:
        game = position(
            players=3, turn=3, options="new_persons", persons="monk fool scholar", hand="park bank bank", coins=1
        )
        game.say(0, "play bank").say(1, game.legal(1)[0]).say(2, game.legal(2)[0])
        game.say(0, "hire scholar")
        assert (game.markers(0, "bank"), game.coins(0)) == (2, 3)


class TestCoachman:
    def test_brings_the_bonuses_of_all_own_messages_of_one_type_again(self) -> None:
        game = hired("coachman", B, messages="0.coin 1.coin 2.rat", coins=3, rat=5)
        assert game.legal(0) == ["type coin", "type rat"]
        game.say(0, "type coin")
        assert (game.prestige(0), game.coins(0), game.rat(0)) == (2, 4, 5)

    @pytest.mark.parametrize(
        ("kind", "prestige", "coins", "supply", "rat"),
        [("coin", 2, 4, 4, 5), ("marker", 4, 2, 6, 5), ("rat", 6, 2, 4, 3), ("prestige", 8, 2, 4, 5)],
    )
    def test_each_type(self, kind: str, prestige: int, coins: int, supply: int, rat: int) -> None:
        game = hired("coachman", B, messages=f"0.{kind} 1.{kind}", coins=3, supply=4, rat=5)
        assert (game.prestige(0), game.coins(0), game.supply(0), game.rat(0)) == (prestige, coins, supply, rat)

    def test_the_only_type_is_not_asked(self) -> None:
        game = hired("coachman", B, messages="1.prestige")
        assert (game.prestige(0), game.movers) == (4, [1])

    def test_without_messages_nothing_happens(self) -> None:
        game = hired("coachman", B, others={1: Family(messages="0.coin")})
        assert (game.prestige(0), game.coins(0), game.movers) == (0, 2, [1])

    def test_the_messages_stay(self) -> None:
        assert hired("coachman", B, messages="1.prestige").messages(0) == ["1.prestige"]

    def test_bonuses_that_can_not_be_had_are_lost(self) -> None:
        game = hired("coachman", B, messages="0.rat 1.rat 2.rat", rat=1)
        assert (game.prestige(0), game.rat(0)) == (9, 0)


class TestGypsies:
    def test_two_prestige_for_each_marker_that_goes_home(self) -> None:
        game = hired("gypsies", B, markers="bank 2, notre-dame 1", supply=4)
        assert game.legal(0) == ["return bank", "return notre-dame", "enough"]
        game.say(0, "return bank", "return notre-dame", "enough")
        assert (game.markers(0, "bank"), game.markers(0, "notre-dame")) == (1, 0)
        assert (game.supply(0), game.general(0), game.prestige(0)) == (4, 9, 4)

    def test_none_is_allowed_and_brings_nothing(self) -> None:
        game = hired("gypsies", B, markers="bank 2, park 2").say(0, "enough")
        assert (game.prestige(0), game.markers(0, "bank"), game.movers) == (0, 2, [1])

    def test_after_the_last_one_nothing_is_asked(self) -> None:
        game = hired("gypsies", B, markers="bank 2").say(0, "return bank", "return bank")
        assert (game.prestige(0), game.movers) == (4, [1])

    @pytest.mark.parametrize("place", [*SECTORS, "notre-dame"])
    def test_any_place_can_hold_the_only_marker(self, place: str) -> None:
        game = hired("gypsies", B, markers=f"{place} 1")
        assert game.legal(0) == [f"return {place}", "enough"]

    def test_the_friend_stays(self) -> None:
        game = hired("gypsies", B, markers="bank 1", friend="park")
        assert game.legal(0) == ["return bank", "enough"]
        assert game.say(0, "return bank").friend(0) == "park"

    def test_without_a_marker_on_the_board_nothing_happens(self) -> None:
        game = hired("gypsies", B, friend="park")
        assert (game.prestige(0), game.movers) == (0, [1])


class TestSpy:
    def test_two_prestige(self) -> None:
        assert hired("spy", B).prestige(0) == 2

    def test_nature_lays_the_order_of_the_gray_persons_to_come(self) -> None:
        game = hired("spy", 5)
        assert game.movers == [NATURE]
        for left in (1, 3, 2, 1):
            assert len(game.legal(NATURE)) == left
            game.nature(game.legal(NATURE)[0])
        assert game.movers == [1]

    def test_only_the_spys_family_sees_it(self) -> None:
        game = hired("spy", 6).chance()
        assert len(game.play.view(0)["spied"]) == 3
        assert game.play.view(1)["spied"] == game.play.view(None)["spied"] == []

    def test_the_persons_come_as_they_were_seen(self) -> None:
        game = hired("spy", 6).chance()
        seen = game.play.view(0)["spied"]
        game.all_hire_nobody().nature(*game.legal(NATURE)[:1]).nature(*game.legal(NATURE)[:1])
        assert game.legal(NATURE) == [f"person {seen[0]}"]

    def test_who_spies_second_sees_the_same(self) -> None:
        game = hired("spy", 5).chance().say(1, "hire spy")
        assert game.movers == [2], "there is nothing left for nature to lay"
        assert game.play.view(0)["spied"] == game.play.view(1)["spied"]

    def test_who_may_come_is_what_is_neither_out_nor_in_the_box(self) -> None:
        game = hired("spy", 6)
        letter = {"lady-of-the-court", "mayor", "carpenter", "counsellor", "guard", "innkeeper"}
        left = letter - set(game.play.view(None)["removed"])
        assert {words.removeprefix("person ") for words in game.legal(NATURE)} == left


class TestCounsellor:
    def test_hires_twice_more_for_a_coin_each(self) -> None:
        game = hired("counsellor", C, coins=3)
        assert game.legal(0) == ["hire monk", "hire fool", "hire nobody"]
        game.say(0, "hire monk", "hire monk")
        assert (game.coins(0), game.prestige(0), game.supply(0), game.movers) == (0, 2, 8, [1])

    def test_not_the_counsellor_again(self) -> None:
        assert "hire counsellor" not in hired("counsellor", C).legal(0)

    def test_without_a_coin_nobody_more_but_it_is_asked(self) -> None:
        game = hired("counsellor", C, coins=1)
        assert (game.movers, game.legal(0)) == ([0], ["hire nobody"])
        game.say(0, "hire nobody", "hire nobody")
        assert game.movers == [1]

    def test_the_money_lender_pays_for_the_next(self) -> None:
        game = hired("counsellor", C, brown="money-lender monk", coins=2).say(0, "hire money-lender", "hire monk")
        assert (game.coins(0), game.prestige(0)) == (1, 2)

    def test_questions_of_the_first_come_before_the_second(self) -> None:
        game = hired("counsellor", C, brown="hostess fool", coins=3, markers="bank 1").say(0, "hire hostess")
        assert game.legal(0) == ["perk coin", "perk marker"]
        game.say(0, "perk coin", "hire fool", "to residence")
        assert (game.coins(0), game.prestige(0), game.movers) == (1, 4, [1])

    def test_with_the_option_more_hires_cost_nothing(self) -> None:
        game = hired("counsellor", C, options="counsellor_free", coins=1)
        assert game.legal(0) == ["hire monk", "hire fool", "hire nobody"]
        game.say(0, "hire monk", "hire nobody")
        assert (game.coins(0), game.prestige(0), game.movers) == (0, 1, [1])

    def test_the_doctor_can_be_one_of_them(self) -> None:
        game = hired("counsellor", C, brown="doctor monk", rat=5).say(0, "hire doctor", "hire nobody")
        assert game.all_hire_nobody().rat(0) == 5


class TestGuard:
    @pytest.mark.parametrize(("supply", "prestige"), [(4, 15), (5, 12), (14, 0)])
    def test_three_prestige_for_each_two_markers_in_the_general_supply(self, supply: int, prestige: int) -> None:
        assert hired("guard", C, supply=supply).prestige(0) == prestige


class TestInnkeeper:
    @pytest.mark.parametrize(("there", "friend", "prestige"), [(3, "", 6), (3, "hotel", 8), (0, "", 0)])
    def test_two_prestige_for_each_piece_in_the_hotel(self, there: int, friend: str, prestige: int) -> None:
        assert hired("innkeeper", C, markers=f"hotel {there}", friend=friend).prestige(0) == prestige
