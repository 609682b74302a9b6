"""What is decided where sources are silent or disagree. Facts: section 7; docs/rulings-troyes.md."""

import pytest

from parvis.engine.play import Play
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import LEVELS, NEUTRAL, ROUNDS
from tests.games.troyes.box import divisor
from tests.games.troyes.table import Player, position


def test_who_can_not_beat_a_black_die_loses_two_points_and_keeps_the_dice() -> None:
    """ "Discard the die" means the black one."""
    game = position(phase="defence", black="6", dice={0: "white 5"}, points=2).say(0, "yield")
    assert (game.points(0), game.dice(0), game.black) == (0, "white 5", [])


def test_a_short_salary_takes_all_deniers_and_two_points() -> None:
    """Not one or the other."""
    citizens = ", ".join(f"palace {space}" for space in range(1, 7))
    game = position(phase="reveal", in_round=1, citizens=citizens, deniers=1).nature(
        "card archer", "card monk", "card merchant"
    )
    assert (game.deniers(0), game.points(0)) == (0, 8)


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_four_players_play_six_rounds(players: int, rounds: int) -> None:
    assert ROUNDS[players] == rounds


def test_influence_is_never_used_on_bought_dice() -> None:
    game = position(dice={0: "yellow 1", 1: "yellow 1 2"}, influence=20)
    assert game.say(0, "reroll").movers == [15], "the only own die is rolled, none of the neighbour's is offered"
    game.rolls(1).say(0, "harvest", "die 1 yellow 2")
    assert not {"reroll", "turn dice"} & set(game.legal(0))


def test_the_cathedral_has_three_levels() -> None:
    """A fourth one belongs to a card of the expansion."""
    game = position(dice={0: "white 1"}, cathedral="1 1, 1 2, 1 3")
    assert (len(game.column(1)), game.may(0, "build")) == (LEVELS, False)


def test_the_highest_black_die_has_to_be_beaten_not_one_of_choice() -> None:
    assert position(phase="defence", black="2 6", dice={0: "white 5"}).legal(0) == ["yield"]


def test_no_more_than_one_of_two_ways_a_tradesman_comes_while_there_is_a_supply() -> None:
    """With a citizen in the personal supply nobody leaves a building for a card."""
    game = position(cards="sculptor", supply=1, citizens="palace 1", dice={0: "yellow 6", 1: "red 1"})
    game.use(0, "activate sculptor", "0 yellow 6")
    assert (game.supply(0), game.building("palace")[0], game.tradesmen("sculptor")) == (0, 0, [0])


def test_dice_of_a_neutral_district_are_paid_to_the_bank() -> None:
    game = position(dice={0: "red 1", "neutral": "yellow 6"}, deniers=2).use(0, "harvest", "neutral yellow 6")
    assert [game.income(seat) for seat in range(3)] == [0, 0, 0]


def test_agriculture_is_half_the_sum_rounded_down_and_needs_two() -> None:
    game = position(dice={0: "yellow 5, red 1"}, deniers=0).use(0, "harvest", "0 yellow 5")
    assert game.deniers(0) == 2
    assert not position(dice={0: "yellow 1"}).may(0, "harvest")


def test_cubes_beyond_the_banners_are_lost() -> None:
    least = divisor("marauding")
    dice = " ".join(["6"] * min(3, -(-3 * least // 6)))
    game = position(dice={0: f"red {dice}", 1: "red 1"}, banners={"marauding": "0"}, influence=0)
    game.use(0, "counter marauding", *["0 red 6"] * len(dice.split()))
    assert (game.banners("marauding"), game.queue) == ([], ["marauding"])


def test_with_two_players_the_spaces_two_and_five_are_neutral() -> None:
    game = Play(GAME, 2)
    assert all(row[1] == row[4] == NEUTRAL and row.count(NEUTRAL) == 2 for row in game.state.citizen)


def test_tithing_leaves_no_room_for_bought_dice() -> None:
    """One die of each other district for nothing; a second one can't be bought beside it."""
    game = position(cubes="tithing 1", dice={0: "yellow 1 1", 1: "yellow 6 5"}, deniers=50)
    game.say(0, "harvest", "help tithing", "die 1 yellow 6")
    assert game.legal(0) == ["die 0 yellow 1", "done"]


def test_only_the_highest_threshold_of_a_character_counts() -> None:
    others = {1: Player(points=30, deniers=99)}
    game = position(in_round=5, characters="thibaut-ii henry-i urban-iv", dice={0: "white 1"}, others=others)
    assert game.use(0, "build", "0 white 1").points(1) == 30 - 6 + 6
