"""Kinds of effects and of strikes: which there are, and what they tell of the cards that have them."""

import pytest

from parvis.engine.data import DataError
from parvis.games.troyes.cards import ACTIVITIES, EVENT_FORMS
from parvis.games.troyes.rules import effects, strikes
from parvis.games.troyes.rules.effects.gains import read_gain
from parvis.games.troyes.rules.effects.kinds import each_time, end_points, times_activated
from parvis.games.troyes.rules.ramparts import sides
from parvis.games.troyes.rules.ramparts.wall import TILE_FORMS
from parvis.games.troyes.signs import a_die, picture, signs, written
from tests.games.troyes.box import of_card, of_event
from tests.games.troyes.table import position


def test_every_kind_has_a_card() -> None:
    assert set(effects.EFFECTS.of) == set(effects.EFFECTS.kinds)
    assert set(strikes.STRIKES.of) == set(strikes.STRIKES.kinds)


def test_every_card_and_event_tells_of_its_kind() -> None:
    """What is told of kinds is checked word by word in tests/games/troyes/test_texts.py."""
    kinds = {effects.explained(card, effects.VALUES[card])["kind"] for card in range(ACTIVITIES)}
    assert {"gain", "gain-for-cathedral", "cube", "cube-rolled", "cube-for-red-dice", "multiply"} <= kinds
    acting = {strikes.explained(event, strikes.VALUES[event])["kind"] for event in range(EVENT_FORMS)}
    losses = {"lose-deniers", "lose-influence", "lose-cathedral", "lose-cubes", "lose-delayed"}
    assert acting == {"black-dice", "neutral-citizen", "outlaw", "grey-tradesman", "possession", "joining", *losses}


def test_every_effect_is_drawn_as_its_kind_says() -> None:
    """Which pictures and texts there are is checked in tests/games/troyes/test_page.py."""
    told = [effects.explained(card, effects.VALUES[card]) for card in range(ACTIVITIES)]
    told += [strikes.explained(event, strikes.VALUES[event]) for event in range(EVENT_FORMS)]
    told += [sides.explained(tile, sides.VALUES[tile]) for tile in range(TILE_FORMS)]
    assert all(signs(effect) for effect in told)
    points = [written("+1"), picture("points"), written(":")]
    assert signs({"kind": "gain-for-red-dice", "points": 1, "of": 2}) == [*points, written("2"), a_die("red")]
    assert signs({"kind": "dance"}) == []


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("war", None),
        ("drought", {"kind": "deniers", "count": 2}),
        ("interruption-of-work", {"kind": "cathedral", "count": 1}),
        ("riot", {"kind": "citizen", "building": "city-hall"}),
        ("harsh-winter", {"kind": "delayed", "count": 1}),
        ("possession", None),
    ],
)
def test_the_log_is_told_what_an_event_does_at_once(event: str, told: dict[str, object] | None) -> None:
    number = of_event(tuple(range(EVENT_FORMS)), event)
    assert strikes.logged(number, strikes.VALUES[number]) == told


@pytest.mark.parametrize(
    ("card", "brings"),
    [
        ("joust", {"points": 2}),
        ("knight", {"cubes": 2}),
        ("merchant", {}),
        ("priest", {}),
        ("mercenary", {"deniers": 2}),
    ],
)
def test_what_an_activation_brings_as_things_stand(card: str, brings: dict[str, int]) -> None:
    """Of cards that count something, here red dice."""
    table = position(ruling=2, cards=card, dice={0: "red 3 5", 1: "white 1"})
    assert each_time(table.state, 0, of_card(tuple(range(ACTIVITIES)), card, 2)) == brings


@pytest.mark.parametrize(
    ("words", "brings"), [({"cards": "weaver"}, 1), ({"tradesmen": "weaver"}, 1), ({"tradesmen": "weaver, monk"}, 2)]
)
def test_the_tradesman_whom_the_card_still_needs_is_foreseen(words: dict[str, str], brings: int) -> None:
    table = position(dice={0: "red 3 5", 1: "white 1"}, options="cards=both", **words)
    assert each_time(table.state, 0, of_card(tuple(range(ACTIVITIES)), "weaver")) == {"deniers": brings}


@pytest.mark.parametrize("effect", [{"pay_deniers": 2}, {"points": 1, "of": 2}])
def test_a_gain_brings_something_and_counts_only_what_is_named(effect: dict[str, int]) -> None:
    with pytest.raises(DataError, match="activity merchant"):
        read_gain("activity merchant", effect)


def test_cubes_on_a_card_that_is_not_to_the_end_bring_nothing_then() -> None:
    table = position(options="cards=both", cubes="lumberjack 3, monk 1")
    for card in ("lumberjack", "monk"):
        assert end_points(table.state, 0, of_card(tuple(range(ACTIVITIES)), card)) == 0


@pytest.mark.parametrize(("card", "number", "times"), [("weaver", 8, 8), ("fort", 8, 2), ("fort", 15, 3)])
def test_how_often_a_card_is_activated_is_told(card: str, number: int, times: int) -> None:
    """The Fort's number tells its dice: one of three and less, and one or two above."""
    assert times_activated(of_card(tuple(range(ACTIVITIES)), card), number) == times
