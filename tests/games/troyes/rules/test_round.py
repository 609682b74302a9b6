"""A round: income and salaries, the workforce, turns and passing, the end of the round and of the game.

Facts: section 1, "Round" and "Actions" 6.
"""

from typing import Any

import pytest

from parvis.engine.questions import NATURE
from tests.games.troyes.table import Player, Table, position


def paid(**words: Any) -> Table:
    """A round at whose beginning cards were revealed, so that everybody was paid."""
    game = position(phase="reveal", **{"in_round": 1, **words})
    while game.phase == "reveal":
        game.nature(game.legal(NATURE)[0])
    return game


@pytest.mark.parametrize(
    ("citizens", "salaries"),
    [
        ("", 0),
        ("palace 1", 2),
        ("bishopric 1", 1),
        ("city-hall 1", 0),
        ("palace 1, palace 6, bishopric 2, city-hall 3", 5),
    ],
)
def test_ten_deniers_come_in_and_salaries_go_out(citizens: str, salaries: int) -> None:
    assert paid(citizens=citizens, deniers=3).deniers(0) == 3 + 10 - salaries


def test_everybody_is_paid() -> None:
    game = paid(others={1: Player(deniers=0), 2: Player(deniers=7, citizens="palace 1")})
    assert (game.deniers(1), game.deniers(2)) == (10, 15)


def all_of_the_palace(more: str = "") -> str:
    return ", ".join(f"palace {space}" for space in range(1, 7)) + more


@pytest.mark.parametrize(("deniers", "left", "points"), [(2, 0, 10), (1, 0, 8), (0, 0, 8), (3, 1, 10)])
def test_a_short_salary_takes_all_deniers_and_two_points_whatever_is_missing(
    deniers: int, left: int, points: int
) -> None:
    game = paid(citizens=all_of_the_palace(), deniers=deniers)
    assert (game.deniers(0), game.points(0)) == (left, points)


@pytest.mark.parametrize(("points", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_who_has_no_points_loses_none(points: int, left: int) -> None:
    game = paid(citizens=all_of_the_palace(", bishopric 1"), deniers=0, points=points)
    assert game.points(0) == left


def test_there_are_no_cards_to_reveal_after_the_third_round() -> None:
    """The round begins with income, and dice are rolled at once."""
    game = position(turn=0, in_round=3, dice={0: "red 1"}, deniers=0, supply=0)
    game.say(0, "pass").say(1, "pass").say(2, "pass")
    assert (game.phase, game.round, game.deniers(0)) == ("roll", 4, 2 + 10)


class TestWorkforce:
    def test_every_standing_citizen_rolls_a_die_of_his_buildings_colour(self) -> None:
        citizens = "palace 1, palace 2, bishopric 3, city-hall 4"
        game = position(phase="roll", citizens=citizens, others={1: Player(citizens="palace 3")})
        game.rolls(*[5] * 18)
        assert game.dice(0) == "red 5 5, white 5, yellow 5"
        assert game.dice(1) == "red 5"

    def test_dice_show_what_is_rolled(self) -> None:
        game = position(phase="roll", citizens=all_of_the_palace()).rolls(5, 3, 1, 6, 2, 5)
        assert game.dice(0) == "red 1 2 3 5 5 6"

    def test_neutral_citizens_have_dice_in_the_grey_district(self) -> None:
        game = position(phase="roll", citizens="palace 1")
        game.rolls(*[6] * 18)
        assert game.dice(4) == "red 6 6 6 6 6, white 6 6 6 6 6 6, yellow 6 6 6 6 6 6"
        assert game.phase != "roll"

    def test_who_lies_has_no_die(self) -> None:
        game = position(phase="roll", lying="palace 2", citizens="palace 1")
        game.rolls(*[1] * 18)
        assert game.dice(0) == "red 1"

    def test_an_empty_space_has_none(self) -> None:
        game = position(phase="roll")
        game.state.citizen[0][0] = -1
        game.rolls(*[1] * 17)
        assert game.phase != "roll"


class TestTurns:
    def test_turns_go_round_clockwise_from_the_start_player(self) -> None:
        game = position(start=1, dice={0: "yellow 2", 1: "yellow 2", 2: "yellow 2", "neutral": "red 6"})
        for seat in (1, 2, 0):
            assert game.movers == [seat]
            game.use(seat, "harvest", f"{seat} yellow 2")
        assert game.movers == [1]

    def test_passing_brings_two_deniers_at_once(self) -> None:
        game = position(dice={0: "red 6"}, deniers=1).say(0, "pass")
        assert (game.deniers(0), game.movers) == (3, [1])

    def test_who_has_passed_gets_a_denier_whenever_the_turn_would_come(self) -> None:
        dice: dict[int | str, str] = {1: "yellow 2 2 2", 2: "yellow 2 2 2"}
        game = position(dice=dice, deniers=0).say(0, "pass")
        for turn in range(2):
            for seat in (1, 2):
                assert game.deniers(0) == 2 + turn
                game.use(seat, "harvest", f"{seat} yellow 2")
        assert (game.movers, game.deniers(0)) == ([1], 4)

    def test_who_has_passed_does_not_act_again(self) -> None:
        game = position(players=2, dice={0: "yellow 2 2", 1: "yellow 2 2"}).say(0, "pass")
        game.use(1, "harvest", "1 yellow 2")
        assert (game.movers, game.legal(0)) == ([1], [])

    def test_the_last_active_player_acts_again_and_again(self) -> None:
        """Everybody else has a denier for each of these actions."""
        game = position(dice={2: "yellow 2 2 2 2"}, deniers=0, others={1: Player(deniers=0)})
        game.say(0, "pass").say(1, "pass")
        for actions in range(3):
            assert (game.deniers(0), game.deniers(1)) == (2 + actions, 2 + actions)
            game.use(2, "harvest", "2 yellow 2")
        assert (game.movers, game.round) == ([2], 1)

    def test_the_round_ends_when_no_dice_are_left(self) -> None:
        game = position(dice={0: "yellow 2"})
        game.use(0, "harvest", "0 yellow 2")
        assert (game.round, game.phase) == (2, "reveal")

    def test_the_round_ends_when_all_have_passed(self) -> None:
        game = position(dice={"neutral": "yellow 2"}, deniers=0)
        game.say(0, "pass").say(1, "pass")
        assert game.round == 1
        game.say(2, "pass")
        assert (game.round, game.deniers(0)) == (2, 2)

    def test_a_player_without_dice_still_has_a_turn(self) -> None:
        game = position(dice={1: "yellow 4"}, deniers=2)
        game.use(0, "harvest", "1 yellow 4")
        assert game.deniers(0) == 2


class TestEndOfRound:
    def end(self, **words: Any) -> Table:
        """A round that seat 0 ends with the last die."""
        return position(dice={0: "yellow 2"}, **words).use(0, "harvest", "0 yellow 2")

    def test_everybody_takes_the_deniers_of_his_district(self) -> None:
        game = self.end(deniers=1, income=6, others={1: Player(deniers=0, income=18)})
        assert [game.deniers(0), game.deniers(1)] == [1 + 1 + 6, 18]
        assert [game.income(0), game.income(1)] == [0, 0]

    def test_who_lies_goes_back_to_the_personal_supply(self) -> None:
        game = self.end(lying="palace 2, city-hall 1", supply=1)
        assert (game.supply(0), game.lying("palace"), game.lying("city-hall")) == (4, {}, {})

    def test_unused_dice_go_back(self) -> None:
        game = position(dice={0: "yellow 2", "neutral": "red 6"})
        game.say(0, "pass").say(1, "pass").say(2, "pass")
        assert (game.dice(0), game.dice(4)) == ("", "")

    @pytest.mark.parametrize(("start", "following"), [(0, 1), (1, 2), (2, 0)])
    def test_the_start_card_goes_to_the_left(self, start: int, following: int) -> None:
        game = position(start=start, dice={"neutral": "red 6"})
        for seat in range(3):
            game.say((start + seat) % 3, "pass")
        assert game.state.start == following

    def test_who_had_passed_is_back(self) -> None:
        assert self.end(others={1: Player(passed=True)}).state.passed == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
class TestEndOfGame:
    def test_it_ends_after_as_many_rounds_as_red_events(self, players: int, rounds: int) -> None:
        game = position(players=players, in_round=rounds, dice={0: "yellow 2"})
        game.use(0, "harvest", "0 yellow 2")
        assert (game.phase, game.movers, game.play.over) == ("over", [], True)

    def test_not_before(self, players: int, rounds: int) -> None:
        game = position(players=players, in_round=rounds - 1, dice={0: "yellow 2"})
        game.use(0, "harvest", "0 yellow 2")
        assert (game.phase, game.round) == ("roll", rounds)
