"""The hand-written worth of a position: what is better for a player is worth more."""

from random import Random
from typing import Any

import pytest

from parvis.engine.core import interpreted
from parvis.engine.course import first_mover
from parvis.games.troyes import GAME
from parvis.games.troyes.cards import CHARACTERS
from parvis.games.troyes.pieces import SEATS
from parvis.games.troyes.players.value import (
    POINT,
    citizens_standing,
    counted,
    spots_of_tradesmen,
    stones_by_level,
    value,
)
from parvis.games.troyes.rules.scoring import counts
from tests.games.troyes.box import all_but_one, event_with
from tests.games.troyes.table import Player, position


def worth(in_round: int = 1, **words: Any) -> int:
    """In a game of three players, five rounds long."""
    return value(position(players=3, in_round=in_round, **words).state, 0)


@pytest.mark.parametrize("in_round", [1, 3, 4])
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"points": 11}, {"points": 10}),
        ({"deniers": 5}, {"deniers": 4}),
        ({"deniers": 0, "income": 4}, {"deniers": 0}),
        ({"influence": 3}, {"influence": 2}),
        ({"supply": 3}, {"supply": 2}),
        ({"citizens": "palace 1"}, {}),
        ({"citizens": "city-hall 1"}, {"citizens": "palace 1"}),
        ({"tradesmen": "archer"}, {}),
        ({"cubes": "monk 2"}, {"cubes": "monk 1"}),
        ({"cathedral": "1 1"}, {}),
        ({"banners": {"marauding": "0"}}, {}),
        ({"dice": {0: "white 4"}}, {"dice": {0: "white 3"}}),
        ({"guard": 8}, {"guard": 7}),
        ({"guard": 10}, {"guard": 9}),
        ({"outdoor": "iii-red 1"}, {"guard": 15}),
        ({"outdoor": "i-c 3"}, {"outdoor": "i-c 2"}),
        ({"outdoor": "iv-b 2"}, {"outdoor": "iv-b 1"}),
        ({"outdoor": "iv-c 2"}, {"outdoor": "iv-c 1"}),
    ],
)
def test_more_is_worth_more(in_round: int, better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(in_round, **better) > worth(in_round, **worse)


def test_in_the_last_round_little_is_worth_anything_beside_points() -> None:
    things: dict[str, Any] = {"influence": 1, "citizens": "palace 1", "cubes": "monk 1"}
    assert worth(5, **things, tradesmen="monk") - worth(5, tradesmen="monk") < POINT
    assert worth(1, **things, tradesmen="monk") - worth(1, tradesmen="monk") > 2 * POINT


def test_dice_are_worth_nothing_to_who_has_passed() -> None:
    assert worth(dice={0: "red 6"}, passed=True) == worth(passed=True)


def test_dice_thrown_at_black_ones_are_lost_for_the_actions() -> None:
    """So small ones go first."""
    dice: dict[str, Any] = {"phase": "defence", "black": "2", "dice": {0: "white 3, yellow 6"}}
    small = position(players=3, **dice).say(0, "die 0 white 3")
    large = position(players=3, **dice).say(0, "die 0 yellow 6")
    assert value(small.state, 0) > value(large.state, 0)


def test_dice_of_a_group_under_way_are_not_lost() -> None:
    game = position(players=3, dice={0: "white 2 5"})
    before = value(game.state, 0)
    game.say(0, "build")
    assert value(game.say(0, "die 0 white 5").state, 0) == before


def test_dice_of_others_in_the_group_are_to_be_paid() -> None:
    own = position(players=3, dice={0: "white 2 4"}, deniers=10).say(0, "build", "die 0 white 4")
    bought = position(players=3, dice={0: "white 2", 1: "white 4"}, deniers=10).say(0, "build", "die 1 white 4")
    assert value(bought.state, 0) < value(own.state, 0)


def test_a_small_die_is_worth_rolling_again() -> None:
    game = position(players=3, dice={0: "white 1"}, influence=3)
    before = value(game.state, 0)
    assert value(game.say(0, "reroll").state, 0) > before


def test_who_leads_on_an_event_can_expect_more() -> None:
    event = event_with(4)
    first = worth(queue=f"marauding, {event}", banners={event: "0 0 1"})
    second = worth(queue=f"marauding, {event}", banners={event: "1 1 0"})
    equal = worth(queue=f"marauding, {event}", banners={event: "0 1"})
    alone = worth(queue=f"marauding, {event}", banners={event: "0"})
    assert first > second
    assert alone > equal
    assert worth(4, queue=f"marauding, {event}", banners=all_but_one(event, 0)) > worth(4)


def test_events_are_a_burden() -> None:
    assert worth(queue="marauding, war") < worth(queue="marauding")
    assert worth(queue="marauding, drought") < worth(queue="marauding")


def test_an_own_character_counts_for_certain() -> None:
    stones: dict[str, Any] = {"cathedral": "1 1, 2 1, 3 1"}
    gains = [worth(characters=name, **stones) - worth(characters=name) for name in ("urban-iv", "henry-i")]
    assert gains[0] > gains[1]


def test_half_the_way_to_a_threshold_is_worth_something() -> None:
    one, two, three = (
        worth(4, characters="urban-iv", cathedral=stones) for stones in ("1 1", "1 1, 2 1", "1 1, 2 1, 3 1")
    )
    assert three - two > two - one > 0


def test_at_the_end_points_are_everything() -> None:
    game = position(players=3, phase="over", in_round=5, points=7, deniers=9, others={1: Player(points=3)})
    assert (value(game.state, 0), value(game.state, 1)) == (7 * POINT, 3 * POINT)


def test_arriving_brings_more_to_those_who_are_first() -> None:
    near: dict[str, Any] = {"tiles": "iv-d", "guard": 18}
    late: dict[str, Any] = {**near, "others": {1: Player(guard=20), 2: Player(guard=20)}}
    assert worth(**near) > worth(**late)


def test_a_step_of_the_guard_is_worth_more_the_more_rounds_are_to_come() -> None:
    early, middle, late = (worth(number, guard=4) - worth(number, guard=3) for number in (1, 4, 5))
    assert early > middle > late


def test_most_cubes_on_a_tile_count_by_those_of_others() -> None:
    few, many = ({1: Player(outdoor=f"iv-b {count}")} for count in (1, 3))
    assert worth(outdoor="iv-b 2", others=few) > worth(outdoor="iv-b 2", others=many)


def test_a_die_from_the_supply_is_worth_something_while_it_is_rolled() -> None:
    game = position(outdoor="iii-red 1", dice={1: "white 1"}, deniers=0)
    before = value(game.state, 0)
    rolled = value(game.say(0, "use iii-red").state, 0)
    assert before < rolled
    assert value(game.rolls(1).state, 0) < rolled


def test_an_open_character_counts_for_certain_whoever_holds_the_others() -> None:
    words: dict[str, Any] = {"options": "characters=open", "citizens": "city-hall 1, city-hall 2"}
    dealt = "henry-i hugues-de-payns urban-iv"
    seen, hidden = (worth(characters=f"{dealt} {name}", **words) for name in ("joan-of-navarre", "thibaut-ii"))
    poor: dict[str, Any] = {**words, "citizens": ""}
    assert seen - worth(characters=f"{dealt} joan-of-navarre", **poor) > hidden - worth(
        characters=f"{dealt} thibaut-ii", **poor
    )


def test_what_characters_promise_does_not_depend_on_which_of_them_others_hold() -> None:
    words: dict[str, Any] = {"options": "characters=open", "citizens": "city-hall 1, city-hall 2"}
    one = worth(characters="henry-i joan-of-navarre urban-iv thibaut-ii", **words)
    assert worth(characters="henry-i urban-iv isabeau-of-bavaria thibaut-ii", **words) == one


def guarding(die: int, guard: int, *spent: str, **words: Any) -> int:
    """What it is worth to send the guard with a die, after so many of its points."""
    game = position(players=3, guard=guard, dice={0: f"red {die}", 1: "red 1"}, deniers=0, **words)
    return value(game.say(0, "guard", *spent).state, 0)


@pytest.mark.parametrize(("guard", "tile"), [(1, "iv-d"), (17, "iv-d"), (17, "iv-c")])
def test_points_of_the_guard_are_steps_before_they_are_spent(guard: int, tile: str) -> None:
    """A lookahead sees no more than the first of them; the last may bring points at once."""
    unspent, one_left, spent = (guarding(3, guard, *["step"] * steps, tiles=tile) for steps in range(3))
    assert unspent == one_left == spent


def test_or_they_are_cubes_on_tiles_that_are_reached() -> None:
    spent = ("cube i-c", "cube ii-c", "step")
    assert guarding(3, 10) == guarding(3, 10, *spent) > guarding(3, 10, *spent[::-1][:1], "step", "step")


def test_or_on_a_tile_whose_gate_the_first_of_them_lead_to() -> None:
    """With one point less the guard comes to the gate, and none is left. The first one can only be a step."""
    assert guarding(3, 3) == guarding(3, 3, "step", "cube i-c") > guarding(3, 3, "step", "step")
    assert guarding(2, 3, tiles="i-c") == guarding(2, 3, tiles="i-b")


def test_no_cube_on_a_tile_that_brings_dice_of_the_same_colour() -> None:
    words = {"in_round": 4}
    assert guarding(4, 15, tiles="iii-white", **words) > guarding(4, 15, tiles="iii-red", **words)


def test_what_is_looked_for_once_is_what_characters_count() -> None:
    """For every character and seat, in games of random decisions with all modules, after every few steps."""
    core, options = interpreted(GAME), GAME.read_options({"characters": "new", "cards": "both", "ramparts": True})
    states, out, random = core.batch(1), core.buffer(GAME.widest), Random(3)
    left, compared = core.setup_at(states, 0, SEATS, GAME.ruling, core.buffer(options), out), set()
    while left > 0:
        state = states[0]
        for seat in range(SEATS):
            board = citizens_standing(state, seat), spots_of_tradesmen(state, seat), stones_by_level(state, seat)
            for character in range(CHARACTERS):
                assert counted(state, seat, character, *board) == counts(state, seat, character)
                compared.add((character, counts(state, seat, character)))
        left = core.apply_at(states, 0, first_mover(out), out[random.randrange(left)], out)
    assert all(len([0 for of, _ in compared if of == character]) > 1 for character in range(CHARACTERS))
