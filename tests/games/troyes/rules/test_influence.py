"""Influence: rolling again, recruiting, turning dice over. Facts: section 1, "Influence"."""

import pytest

from tests.games.troyes.table import Table, group_of, position


@pytest.mark.parametrize(
    ("influence", "uses"),
    [
        (0, []),
        (1, ["reroll"]),
        (2, ["reroll", "recruit"]),
        (3, ["reroll", "recruit"]),
        (4, ["reroll", "recruit", "turn dice"]),
    ],
)
def test_uses_cost_one_two_and_four(influence: int, uses: list[str]) -> None:
    game = position(dice={0: "red 3"}, influence=influence)
    assert [words for words in game.legal(0) if words in ("reroll", "recruit", "turn dice")] == uses


class TestReroll:
    def test_a_die_is_rolled_again(self) -> None:
        game = position(dice={0: "red 1, white 6"}, influence=3)
        game.say(0, "reroll", "die 0 red 1").rolls(5)
        assert (game.dice(0), game.influence(0), game.movers) == ("red 5, white 6", 2, [0])

    def test_it_may_show_the_same(self) -> None:
        game = position(dice={0: "red 1, white 6"}, influence=3)
        assert game.say(0, "reroll", "die 0 white 6").rolls(6).dice(0) == "red 1, white 6"

    def test_only_own_dice(self) -> None:
        game = position(dice={0: "red 1, white 6", 1: "red 2", "neutral": "red 3"}, influence=3)
        assert game.say(0, "reroll").legal(0) == ["die 0 red 1", "die 0 white 6"]

    def test_as_often_as_one_likes_and_then_the_action(self) -> None:
        game = position(dice={0: "yellow 1"}, influence=2)
        game.say(0, "reroll").rolls(1).say(0, "reroll").rolls(4)
        assert (game.influence(0), game.dice(0)) == (0, "yellow 4")
        assert game.use(0, "harvest", "0 yellow 4").deniers(0) == 22

    def test_the_only_die_of_all_keeps_the_round_going(self) -> None:
        game = position(dice={0: "yellow 1"}, influence=1).say(0, "reroll")
        assert game.round == 1

    def test_not_without_dice(self) -> None:
        game = position(dice={1: "yellow 1"}, influence=9)
        assert not game.may(0, "reroll")
        assert not game.may(0, "turn dice")
        assert game.may(0, "recruit")


class TestRecruit:
    def test_a_citizen_comes_from_the_general_supply(self) -> None:
        game = position(dice={0: "red 3"}, influence=5, supply=0)
        general = game.general(0)
        game.say(0, "recruit", "recruit")
        assert (game.supply(0), game.general(0), game.influence(0)) == (2, general - 2, 1)

    def test_not_when_all_twelve_are_in_play(self) -> None:
        game = position(dice={0: "red 3"}, influence=5, supply=11, citizens="palace 1")
        assert not game.may(0, "recruit")

    def test_who_lies_counts_too(self) -> None:
        assert not position(dice={0: "red 3"}, influence=5, supply=10, lying="palace 2").may(0, "recruit")


class TestTurningOver:
    @pytest.mark.parametrize(("value", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
    def test_a_die_comes_on_its_opposite_face(self, value: int, opposite: int) -> None:
        game = position(dice={0: f"red {value}"}, influence=4).say(0, "turn dice")
        assert (game.dice(0), game.influence(0)) == (f"red {opposite}", 0)

    def test_up_to_three_dice_at_once(self) -> None:
        game = position(dice={0: "red 1 1, white 2, yellow 3"}, influence=4)
        game.say(0, "turn dice", "die 0 red 1", "die 0 white 2", "die 0 yellow 3")
        assert (game.dice(0), game.movers) == ("red 1 6, white 5, yellow 4", [0])
        assert group_of(game.state) == []

    def test_one_may_be_enough(self) -> None:
        game = position(dice={0: "red 1, white 2"}, influence=4)
        game.say(0, "turn dice", "die 0 white 2")
        assert game.legal(0) == ["die 0 red 1", "enough"]
        assert game.say(0, "enough").dice(0) == "red 1, white 5"

    def test_one_at_least(self) -> None:
        assert not position(dice={0: "red 1, white 2"}, influence=4).say(0, "turn dice").may(0, "enough")

    def test_no_die_is_turned_twice(self) -> None:
        game = position(dice={0: "red 1, white 2"}, influence=4).say(0, "turn dice", "die 0 red 1")
        assert "die 0 red 6" not in game.legal(0)

    def test_only_own_dice(self) -> None:
        game = position(dice={0: "red 1, white 2", 1: "yellow 4", "neutral": "yellow 3"}, influence=4)
        assert game.say(0, "turn dice").legal(0) == ["die 0 red 1", "die 0 white 2"]


def group_under_way() -> Table:
    return position(dice={0: "yellow 2 3", 1: "yellow 1"}, influence=9).say(0, "harvest", "die 1 yellow 1")


def test_never_on_dice_that_are_being_bought() -> None:
    """Influence comes before the action; while a group is formed it is not offered."""
    assert group_under_way().legal(0) == ["die 0 yellow 2", "die 0 yellow 3"]


@pytest.mark.parametrize(("before", "after"), [(18, 19), (19, 20), (20, 20)])
def test_influence_beyond_twenty_is_lost(before: int, after: int) -> None:
    """A cube in the first column brings one influence."""
    game = position(dice={0: "white 1"}, influence=before).say(0, "build")
    assert game.influence(0) == after
