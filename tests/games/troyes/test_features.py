"""What a learned value looks at: the numbers that a position has for a seat, by their names."""

from typing import Any

import pytest

from parvis.games.troyes import GAME
from parvis.games.troyes.cards import EVENT_POINTS, SPOT
from parvis.games.troyes.pieces import MODULE_NAMES
from parvis.games.troyes.players.seat_features.events import COVERED
from parvis.games.troyes.players.seat_features.layout import FEATURE_NAMES, FEATURES, SPOT_NAMES
from parvis.games.troyes.rules.effects.counting import ONCE
from parvis.games.troyes.rules.effects.gains import DENIERS_GAINED, PER, POINTS_GAINED
from tests.games.troyes.box import cards_of, divisor, event_with, of_card, of_event
from tests.games.troyes.table import Player, Table, position


def looked_at(game: Table, seat: int = 0) -> dict[str, int]:
    """By name, what is not zero."""
    out = [7777] * FEATURES
    GAME.features.write(game.state, seat, out)
    return {name: number for name, number in zip(FEATURE_NAMES, out, strict=True) if number}


def seen(names: str, seat: int = 0, players: int = 3, **words: Any) -> list[int]:
    """The numbers of these names, in a game of three."""
    found = looked_at(position(players=players, **words), seat)
    wanted = names.split("; ")
    assert set(wanted) <= set(FEATURE_NAMES)
    return [found.get(name, 0) for name in wanted]


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(FEATURE_NAMES)) == FEATURES == len(GAME.features.names)


@pytest.mark.parametrize("players", GAME.seats)
def test_rounds_are_counted_from_the_end(players: int) -> None:
    out = [0] * FEATURES
    rounds = {2: 4, 3: 5, 4: 6}[players]
    chapters = [
        GAME.features.write(position(players=players, in_round=number).state, 0, out) for number in range(1, rounds + 1)
    ]
    assert chapters == list(range(rounds))[::-1]
    assert max(chapters) < GAME.features.chapters


def test_goods_stand_as_they_are_and_cut_off() -> None:
    assert seen("deniers; deniers up to 4; deniers up to 10; income", deniers=12, income=3) == [12, 4, 10, 3]
    assert seen("influence; influence up to 3; influence up to 8", influence=5) == [5, 3, 5]
    assert seen("citizens; citizens up to 1; citizens up to 3", supply=2) == [2, 1, 2]


def test_salaries_to_come() -> None:
    words: dict[str, Any] = {"citizens": "palace 1, palace 2, bishopric 3, city-hall 1", "lying": "palace 1"}
    assert seen("salary to pay; salary missing", deniers=0, **words) == [5, 0]
    many = ", ".join(f"palace {space}" for space in range(1, 7))
    assert seen("salary to pay; salary missing", deniers=1, citizens=many) == [12, 1]


def test_own_dice_and_what_three_of_them_could_do() -> None:
    names = "own white dice; own white pips; own white highest; three white dice; own dice; own pips"
    assert seen(names, dice={0: "white 2 3 5 6, red 4"}) == [4, 16, 6, 14, 5, 20]
    reach = seen("activations of white 1 by own dice", cards="monk", dice={0: "white 2 3 5 6"})
    assert reach == [14 // divisor("monk")]


def test_own_dice_of_a_group_under_way_are_still_there_and_bought_ones_are_only_paid() -> None:
    game = position(dice={0: "white 2 4", 1: "white 5"}, deniers=10)
    before = looked_at(game)
    own = looked_at(game.say(0, "build", "die 0 white 4"))
    assert {name: own[name] for name in ("own white pips", "deniers")} == {"own white pips": 6, "deniers": 10}
    assert before["others' white dice"] == 1
    game = position(dice={0: "white 2", 1: "white 5"}, deniers=10).say(0, "build", "die 1 white 5")
    bought = looked_at(game)
    assert (bought["own white pips"], bought["deniers"], bought.get("others' white dice", 0)) == (2, 8, 0)


def test_dice_of_one_who_has_passed_only_wait_for_buyers() -> None:
    names = "own white dice; own dice; dice of one who passed"
    assert seen(names, dice={0: "white 2 4"}, passed=True, turn=1) == [0, 0, 2]


def test_dice_that_could_be_bought() -> None:
    names = "neutral red dice; neutral red highest; others' yellow pips; others' yellow highest; rival 2 dice"
    dice: dict[Any, str] = {"neutral": "red 1 6", 1: "yellow 3", 2: "yellow 2, white 1"}
    assert seen(names, dice=dice) == [2, 6, 5, 3, 2]


def test_rivals_stand_clockwise() -> None:
    others = {1: Player(points=7, deniers=2, tradesmen="monk"), 2: Player(points=9, passed=True)}
    names = "rival 1 ahead; rival 1 deniers; rival 1 tradesmen; rival 2 ahead; rival 2 passed; tradesmen"
    assert seen(names, points=10, others=others) == [-3, 2, 1, -1, 1, 0]
    assert seen(names, seat=1, points=10, others=others) == [2, 20, 0, 3, 0, 1]


def test_a_purple_die_and_bought_ones_make_more_of_each_colour() -> None:
    names = "three white dice; three white dice with the purple one; three white dice with bought ones"
    dice: dict[Any, str] = {0: "white 2 3, purple 5", 1: "white 6", "neutral": "white 1 4"}
    assert seen(names, options="purple", dice=dice) == [5, 10, 15]
    assert seen(names, options="purple", dice=dice, passed=True, turn=1) == [0, 0, 0]
    game = position(options="purple", dice=dice, deniers=10).say(0, "build", "die 0 purple 5")
    assert looked_at(game)["three white dice with the purple one"] == 10


def test_what_own_dice_would_bring_where_a_tradesman_is() -> None:
    for table, what in ((POINTS_GAINED, "points"), (DENIERS_GAINED, "deniers")):
        card = next(card for card in cards_of() if of_card(table, card) and of_card(PER, card) == ONCE)
        spot = SPOT_NAMES[of_card(SPOT, card)]
        words: dict[str, Any] = {"cards": card, "dice": {0: f"{spot.split()[0]} 6 6 6"}}
        names = f"{what} by own dice on {spot}"
        assert seen(names, tradesmen=card, **words) == [18 // divisor(card) * of_card(table, card)]
        assert seen(names, **words) == [0]


def test_who_wants_dice_and_what_they_can_pay() -> None:
    others = {1: Player(tradesmen="monk", deniers=7), 2: Player(tradesmen="monk", deniers=9, passed=True)}
    names = "rivals' tradesmen on white cards; most deniers of a rival"
    assert seen(names, others=others) == [1, 7]


def test_who_has_an_unseen_character_plays_for_it() -> None:
    names = "most points of a rival by urban-iv, not seen; rivals with points by urban-iv, not seen"
    stones = "1 1, 2 1, 3 1, 4 1, 5 1, 6 1"
    others = {1: Player(cathedral=stones)}
    (points,) = seen("points by urban-iv, seen", characters="urban-iv", cathedral=stones)
    assert seen(names, characters="henry-i", others=others) == [points, 1]
    assert seen(names, characters="urban-iv", others=others) == [0, 0]
    assert seen(names, characters="henry-i", cathedral=stones) == [0, 0]


def test_who_stands_where() -> None:
    others = {1: Player(citizens="palace 6, bishopric 1")}
    names = "stand in the palace; on palace 2; on palace 6; rival 1 in the palace; neutral in the palace"
    assert seen(names, citizens="palace 2, palace 3", others=others) == [2, 1, 0, 1, 3]


def test_own_cubes_tradesmen_and_stones() -> None:
    words: dict[str, Any] = {"cubes": "monk 2", "tradesmen": "merchant", "cathedral": "1 1, 2 1"}
    names = "monk open; merchant open; tradesman on merchant; cubes on monk; stones; stone on level 1; stone on level 2"
    assert seen(names, **words) == [1, 1, 1, 2, 2, 1, 0]
    assert seen("columns open on level 1; columns open on level 2", **words) == [4, 2]


def test_races_for_events() -> None:
    event = event_with(4)
    first = of_event(EVENT_POINTS, event)[0]
    second = of_event(EVENT_POINTS, event)[1]
    names = [
        f"{name} where it {status}" for status in ("leads", "is behind", "is absent") for name in ("events", "share")
    ]

    def races(banners: str) -> list[int]:
        return seen("; ".join(names), queue=event, banners={event: banners})

    assert races("0 0 1") == [1, first, 0, 0, 0, 0]
    assert races("0 1 1") == [0, 0, 1, second, 0, 0]
    assert races("1") == [0, 0, 0, 0, 1, first]
    covered = seen("share covered where it leads", queue=event, banners={event: "0 0 1"})
    assert covered == [COVERED * first * 3 // 4]


def test_a_character_in_the_own_hand_is_told_from_one_that_may_be_anybodys() -> None:
    names = "sees urban-iv; points by urban-iv, seen; points by urban-iv, not seen"
    stones: dict[str, Any] = {"cathedral": "1 1, 2 1, 3 1, 4 1, 5 1, 6 1"}
    own = seen(names, characters="urban-iv", **stones)
    assert own[:1] == [1]
    assert own[1] > 0
    assert seen(names, characters="henry-i", **stones) == [0, 0, own[1]]


def test_the_guard_and_the_tiles_that_it_has_reached() -> None:
    names = "guard; way of the guard squared; reached gate 1; reached gate 2; reached tile i-c; cubes on tile i-c"
    assert seen(names, guard=6, outdoor="i-c 2") == [6, 1, 1, 0, 1, 2]
    assert seen(names) == [0] * 6


def test_points_of_the_guard_that_are_not_spent_yet_are_steps() -> None:
    game = position(guard=1, dice={0: "red 3", 1: "red 1"}, deniers=0, tiles="iv-d").say(0, "guard")
    unspent = looked_at(game)  # the first is spent: nothing but a step was open
    assert (game.guard(0), unspent["guard"], unspent["points of the guard to spend"]) == (2, 4, 2)


def test_modules_are_told() -> None:
    options = "characters=open cards=both events=both purple ramparts tournament sliding marauding_leaves"
    found = looked_at(position(options=options, tiles="iv-d"))
    assert {*MODULE_NAMES, "sliding", "marauding leaves"} <= set(found)
    assert not {"purple dice", "ramparts", "ladies activities", "sliding"} & set(looked_at(position()))
