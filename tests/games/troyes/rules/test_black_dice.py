"""Black dice: duty, red dice that count double, defeat, more than one. Facts: phase 3, section 7."""

from typing import Any

import pytest

from tests.games.troyes.table import Player, Table, position


def attacked(black: str, **words: Any) -> Table:
    """Black dice have been rolled."""
    return position(**{"phase": "defence", "black": black, **words})


class TestDuty:
    def test_the_start_player_faces_the_highest_black_die(self) -> None:
        game = attacked("2 6", start=1, dice={1: "red 3, white 1"}, others={2: Player(influence=2)})
        assert game.movers == [1]
        game.say(1, "die 1 red 3")
        assert game.say(1, "enough").movers == [2]
        assert game.black == [2]

    def test_who_is_able_may_not_decline(self) -> None:
        assert attacked("5", dice={0: "white 5"}).legal(0) == ["die 0 white 5"]

    @pytest.mark.parametrize(
        ("black", "dice", "able"),
        [
            ("6", "white 6", True),
            ("6", "white 5", False),
            ("6", "white 3, yellow 3", True),
            ("6", "red 3", True),
            ("5", "red 2", False),
            ("5", "red 2, yellow 1", True),
            ("6", "yellow 1 1 1 1 1", False),
            ("6", "yellow 1 1 1 1 1 1", True),
        ],
    )
    def test_all_colours_together_red_doubled_at_least_its_value(self, black: str, dice: str, able: bool) -> None:
        assert (attacked(black, dice={0: dice}).legal(0) != ["yield"]) == able

    def test_dice_of_others_do_not_help(self) -> None:
        assert attacked("5", dice={0: "white 1", 1: "white 6", "neutral": "red 6"}).legal(0) == ["yield"]


class TestBeating:
    def test_each_black_die_brings_one_influence(self) -> None:
        game = attacked("5", dice={0: "white 5, yellow 1"}, influence=0)
        game.say(0, "die 0 white 5")
        assert (game.influence(0), game.dice(0), game.phase) == (1, "yellow 1", "actions")

    def test_dice_are_thrown_until_they_are_enough(self) -> None:
        game = attacked("6", dice={0: "red 2, white 2, yellow 1 1"}, influence=0)
        game.say(0, "die 0 white 2", "die 0 yellow 1")
        assert (game.black, game.movers) == ([6], [0])
        game.say(0, "die 0 red 2")
        assert (game.black, game.dice(0), game.influence(0)) == ([], "yellow 1", 1)

    @pytest.mark.parametrize(("black", "thrown"), [("6", "white 5"), ("2", "yellow 1"), ("3", "red 1")])
    def test_one_less_is_not_enough(self, black: str, thrown: str) -> None:
        game = attacked(black, dice={0: f"{thrown}, white 4 3"}).say(0, f"die 0 {thrown}")
        assert (game.black, game.movers) == ([int(black)], [0])
        assert game.say(0, "die 0 white 4").black == []

    def test_the_next_seat_faces_the_next_one(self) -> None:
        game = attacked("5 3", dice={0: "white 5", 1: "red 2", "neutral": "red 1"}, influence=0)
        game.say(0, "die 0 white 5")
        assert (game.movers, game.phase) == ([0], "actions")
        assert game.influence(1) == 1, "the duty of the second player left nothing to choose"

    def test_it_goes_round_the_table_until_none_is_left(self) -> None:
        game = attacked("1 1 1 1", dice=dict.fromkeys((0, 1, 2), "white 1 1")).say(0, "die 0 white 1", "enough")
        assert [game.influence(seat) for seat in range(3)] == [1, 1, 0]
        game.say(1, "enough")
        assert [game.influence(seat) for seat in range(3)] == [1, 1, 1]
        game.say(2, "enough")
        assert (game.movers, game.black) == ([0], [1])
        game.say(0, "die 0 white 1")
        assert (game.influence(0), game.phase) == (2, "actions")

    def test_more_than_one_may_be_beaten_in_a_turn_each_with_its_own_dice(self) -> None:
        game = attacked("5 3", dice={0: "white 5 4, yellow 1"}, influence=0)
        game.say(0, "die 0 white 5")
        assert (game.movers, game.black) == ([0], [3])
        assert game.legal(0) == ["reroll", "die 0 white 4", "die 0 yellow 1", "enough"]
        game.say(0, "die 0 white 4")
        assert (game.black, game.influence(0)) == ([], 2)

    def test_or_left_to_the_next_seat(self) -> None:
        game = attacked("5 3", dice={0: "white 5 4", 1: "white 6 6"}, others={1: Player(influence=2)})
        game.say(0, "die 0 white 5", "enough")
        assert (game.movers, game.legal(1)) == ([1], ["reroll", "recruit", "die 1 white 6"])

    def test_nothing_is_added_from_one_die_to_the_next(self) -> None:
        """A six against a four leaves nothing for the next one."""
        game = attacked("4 2", dice={0: "white 6"}, influence=0, others={1: Player(points=5)})
        game.say(0, "die 0 white 6")
        assert game.points(1) == 3


class TestDefeat:
    def test_the_black_die_goes_and_two_points_with_it_and_own_dice_stay(self) -> None:
        game = attacked("6", dice={0: "white 5"}, points=7).say(0, "yield")
        assert (game.black, game.points(0), game.dice(0), game.phase) == ([], 5, "white 5", "actions")

    @pytest.mark.parametrize(("points", "left"), [(2, 0), (1, 0), (0, 0)])
    def test_nobody_has_less_than_no_points(self, points: int, left: int) -> None:
        game = attacked("6", dice={1: "white 5"}, points=points, influence=2).say(0, "yield")
        assert game.points(0) == left

    def test_without_a_choice_it_happens_by_itself(self) -> None:
        """Three players with nothing, five black dice: the first two lose twice."""
        game = attacked("6 5 4 3 2", dice={"neutral": "red 1"}).say(0, "yield")
        assert [game.points(seat) for seat in range(3)] == [6, 6, 8]
        assert game.phase == "actions"


class TestInfluence:
    def test_it_may_be_spent_before(self) -> None:
        game = attacked("6", dice={0: "white 1"}, influence=5)
        assert game.legal(0) == ["reroll", "recruit", "turn dice", "yield"]
        game.say(0, "turn dice")
        assert (game.dice(0), game.legal(0)) == ("white 6", ["reroll", "die 0 white 6"])

    def test_a_reroll_may_save_the_day(self) -> None:
        game = attacked("6", dice={0: "white 1"}, influence=1).say(0, "reroll").rolls(6)
        assert (game.black, game.influence(0)) == ([], 1), "then beating it is a duty without a choice"

    def test_recruiting_too(self) -> None:
        game = attacked("6", dice={0: "white 1"}, influence=2, supply=0).say(0, "recruit")
        assert game.supply(0) == 1

    def test_there_is_no_other_action(self) -> None:
        """No buying, no cubes, no cards."""
        dice = {0: "red 6, white 6, yellow 6", 1: "red 6"}
        own = ["die 0 red 6", "die 0 white 6", "die 0 yellow 6"]
        assert attacked("6", dice=dice, cubes="blacksmith 2", cards="merchant").legal(0) == own

    def test_who_has_beaten_one_and_rolls_too_low_then_is_done(self) -> None:
        """He has done his duty: the second die is the next seat's, and nothing is lost."""
        game = attacked("5 4", dice={0: "white 5 4"}, others={1: Player(influence=2)}, points=7, influence=0)
        game.say(0, "die 0 white 5", "reroll").rolls(1)
        assert (game.movers, game.black, game.points(0)) == ([1], [4], 7)

    def test_who_has_beaten_one_may_use_influence_before_the_next_one(self) -> None:
        """No die left can beat the black 4, but one that is turned over can."""
        game = attacked("5 4", dice={0: "white 5 1"}, others={1: Player(influence=2)}, influence=4)
        game.say(0, "die 0 white 5")
        assert game.legal(0) == ["reroll", "recruit", "turn dice", "enough"]
        assert game.say(0, "turn dice").legal(0) == ["reroll", "die 0 white 6", "enough"]

    def test_who_has_beaten_one_and_can_do_no_more_is_not_asked(self) -> None:
        game = attacked("5 4", dice={0: "white 5"}, others={1: Player(influence=2)}, influence=0)
        assert game.say(0, "die 0 white 5").movers == [1]

    def test_who_rolls_higher_may_go_on(self) -> None:
        game = attacked("5 4", dice={0: "white 5 4"}, others={1: Player(influence=2)}, influence=1)
        game.say(0, "die 0 white 5", "reroll").rolls(1)
        assert game.legal(0) == ["reroll", "enough"]
        assert game.say(0, "reroll").rolls(6).legal(0) == ["die 0 white 6", "enough"]
