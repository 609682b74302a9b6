"""The rats of the round. Rules: "The plague", "doctor"."""

import pytest

from parvis.games.notre_dame.pieces import PERSON_NAMES, RATS
from tests.games.notre_dame.table import Family, Table, persons_with_rats, position

SECTORS = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]


def plagued(rats: int, **words: object) -> Table:
    """The end of a round with so many rats, in which nobody has been hired."""
    game = position(
        players=3, phase="hire", persons=persons_with_rats(rats), others={1: Family(), 2: Family()}, **words
    )
    return game.all_hire_nobody()


class TestMoving:
    @pytest.mark.parametrize(("rats", "rat", "after"), [(3, 0, 3), (4, 5, 9), (1, 2, 3)])
    def test_the_rat_goes_forward_by_the_rats_on_the_persons(self, rats: int, rat: int, after: int) -> None:
        assert plagued(rats, rat=rat).rat(0) == after

    def test_all_three_persons_count(self) -> None:
        game = position(players=3, phase="hire", persons="doctor hostess bishop").all_hire_nobody()
        assert game.rat(0) == sum(RATS[1][PERSON_NAMES.index(name)] for name in ("doctor", "hostess", "bishop"))

    @pytest.mark.parametrize(
        ("there", "friend", "after"), [(1, "", 6), (2, "hospital", 4), (4, "", 3), (5, "hospital", 1)]
    )
    def test_the_hospital_takes_off_its_pieces(self, there: int, friend: str, after: int) -> None:
        assert plagued(3, rat=4, markers=f"hospital {there}", friend=friend).rat(0) == after

    def test_not_below_0(self) -> None:
        assert plagued(1, rat=1, markers="hospital 5").rat(0) == 0

    def test_every_family_has_its_own(self) -> None:
        others = {1: Family(rat=2), 2: Family(rat=4, markers="hospital 3")}
        game = position(players=3, phase="hire", persons=persons_with_rats(2), others=others).all_hire_nobody()
        assert [game.rat(seat) for seat in range(3)] == [2, 4, 3]

    def test_it_comes_to_those_who_hired_too(self) -> None:
        game = position(players=3, phase="hire", persons=persons_with_rats(4, including="monk"))
        assert game.say(0, "hire monk").all_hire_nobody().rat(0) == 4


class TestDoctor:
    def treated(self, **words: object) -> Table:
        game = position(players=3, phase="hire", persons=persons_with_rats(6, including="doctor"), **words)
        return game.say(0, "hire doctor").all_hire_nobody()

    @pytest.mark.parametrize("rat", [0, 5, 9])
    def test_the_plague_does_not_come(self, rat: int) -> None:
        assert self.treated(rat=rat).rat(0) == rat

    def test_the_hospital_still_works(self) -> None:
        assert self.treated(rat=7, markers="hospital 2", friend="hospital").rat(0) == 4

    def test_not_below_0(self) -> None:
        assert self.treated(rat=1, markers="hospital 2").rat(0) == 0

    def test_for_that_family_and_that_round_only(self) -> None:
        game = self.treated(rat=2)
        assert (game.rat(0), game.rat(1)) == (2, 6)
        assert game.state.doctor == [0] * 5


class TestPenalty:
    def test_beyond_9_it_costs_two_prestige_and_a_marker(self) -> None:
        game = plagued(3, rat=7, prestige=10, markers="bank 3, park 1", supply=4)
        assert (game.rat(0), game.prestige(0), game.markers(0, "bank")) == (9, 8, 2)
        assert (game.supply(0), game.general(0)) == (4, 7)

    def test_how_far_beyond_does_not_matter(self) -> None:
        game = plagued(7, rat=9, prestige=10, markers="bank 3")
        assert (game.rat(0), game.prestige(0), game.markers(0, "bank")) == (9, 8, 2)

    @pytest.mark.parametrize("sector", SECTORS)
    def test_any_sector_can_be_the_largest(self, sector: str) -> None:
        markers = ", ".join(f"{other} {2 if other == sector else 1}" for other in SECTORS)
        assert plagued(7, rat=9, supply=0, markers=markers).markers(0, sector) == 1

    def test_reaching_9_costs_nothing(self) -> None:
        game = plagued(3, rat=6, prestige=10, markers="bank 3")
        assert (game.rat(0), game.prestige(0), game.markers(0, "bank")) == (9, 10, 3)

    def test_staying_on_9_costs_nothing(self) -> None:
        game = plagued(3, rat=9, prestige=10, markers="hospital 3")
        assert (game.rat(0), game.prestige(0), game.markers(0, "hospital")) == (9, 10, 3)

    @pytest.mark.parametrize("prestige", [0, 1])
    def test_nobody_gets_into_debt(self, prestige: int) -> None:
        assert plagued(3, rat=9, prestige=prestige).prestige(0) == 0

    def test_the_friend_counts_but_stays(self) -> None:
        game = plagued(3, rat=9, markers="bank 2, park 2", friend="park")
        assert (game.markers(0, "park"), game.markers(0, "bank"), game.friend(0)) == (1, 2, "park")

    def test_the_cathedral_does_not_count(self) -> None:
        game = plagued(3, rat=9, markers="bank 1, notre-dame 3")
        assert (game.markers(0, "bank"), game.markers(0, "notre-dame")) == (0, 3)

    def test_nothing_to_lose(self) -> None:
        game = plagued(3, rat=9, markers="notre-dame 2", prestige=5)
        assert (game.prestige(0), game.markers(0, "notre-dame"), game.round) == (3, 2, 2)

    def test_only_the_friend_to_lose(self) -> None:
        game = plagued(3, rat=9, friend="park")
        assert (game.friend(0), game.round) == ("park", 2)


class TestTies:
    def test_the_family_chooses_among_the_largest(self) -> None:
        game = plagued(3, rat=9, markers="bank 2, hotel 2, park 1")
        assert (game.movers, game.legal(0)) == ([0], ["lose bank", "lose hotel"])
        game.say(0, "lose hotel")
        assert (game.markers(0, "bank"), game.markers(0, "hotel"), game.round) == (2, 1, 2)

    def test_a_sector_with_the_friend_ties_too(self) -> None:
        game = plagued(3, rat=9, markers="bank 2, hotel 1", friend="hotel")
        assert game.legal(0) == ["lose bank", "lose hotel"]
        game.say(0, "lose hotel")
        assert (game.markers(0, "hotel"), game.friend(0)) == (0, "hotel")

    def test_a_tied_sector_without_a_marker_is_not_among_them(self) -> None:
        game = plagued(3, rat=9, markers="bank 1", friend="hotel")
        assert (game.markers(0, "bank"), game.round) == (0, 2), "the only one to lose is lost by itself"

    def test_all_seven_sectors_may_tie(self) -> None:
        game = plagued(3, rat=9, supply=0, markers=", ".join(f"{sector} 1" for sector in SECTORS[:6]) + ", hospital 1")
        assert game.legal(0) == [f"lose {sector}" for sector in SECTORS]

    def test_families_choose_in_turn(self) -> None:
        tied = Family(rat=9, markers="bank 1, park 1")
        game = position(
            players=3, phase="hire", start=2, persons=persons_with_rats(3), others=dict.fromkeys(range(3), tied)
        )
        game.all_hire_nobody()
        for seat in (2, 0, 1):
            assert (game.phase, game.movers) == ("plague", [seat])
            game.say(seat, "lose bank")
        assert game.round == 2
