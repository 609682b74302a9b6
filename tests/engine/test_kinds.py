"""Kinds of one thing: which rule runs for which thing, in both forms, and what a data file says of them."""

from collections.abc import Callable
from typing import Any

import pytest

from parvis.engine.data import DataError, number
from parvis.engine.forms import form_to_compile
from parvis.engine.kinds import Kinds
from parvis.engine.rule import RuleBook
from tests.engine.market import State

RULES = RuleBook(State)
GOODS = Kinds(RULES, "good", by="good")


@GOODS.way
def price(state: State, good: int, amount: int) -> int:
    """What so much of a good costs: 1 each, unless its kind says otherwise."""
    return amount


@GOODS.way
def arrive(state: State, good: int) -> None:
    """A good comes to the market."""


@GOODS.wording
def praised(good: int, taste: str) -> str:
    """What its seller says of it."""
    return f"{GOODS.name_of(good)}, {taste}!"


FISH = GOODS.kind("fish", needed={"weight": number(1, 9)})
SALT = GOODS.kind("salt", needed={"weight": number(1, 9), "grain": number(1, 3)}, allowed={"colour": number(0, 2)})
CLOTH = GOODS.kind("cloth", needed={"yards": number(1, 5)}, group="dry")


@FISH.does(price)
def price_of_fish(state: State, amount: int) -> int:
    """Dearer the less coins seat 0 has."""
    return amount * (5 - state.coins[0])


@SALT.does(price)
@CLOTH.does(price)
def price_of_dry_goods(amount: int) -> int:
    """Price of dry goods: two for each."""
    return 2 * amount


@FISH.does(arrive)
def fish_arrives(state: State, good: int) -> None:
    """Count a fish that arrives."""
    state.things[0] += good


@SALT.does(praised)
def salt_praised(taste: str) -> str:
    """Praise of salt in words of its own."""
    return f"white and {taste}"


HERRING, SEA_SALT, LINEN, EEL, SPICE = range(5)
SPICES = GOODS.kind("spice", group="dear")
GOODS.assign([FISH, SALT, CLOTH, FISH, SPICES])


@pytest.mark.parametrize("form", [lambda rule: rule, form_to_compile], ids=["table", "comparisons"])
def test_each_thing_has_the_rules_of_its_kind(form: Callable[[Any], Any]) -> None:
    state = State()
    state.coins[0] = 2
    assert [form(price)(state, good, 3) for good in (HERRING, SEA_SALT, LINEN, EEL, SPICE)] == [9, 6, 6, 9, 3]
    for good in (EEL, LINEN, SPICE):
        form(arrive)(state, good)
    assert state.things[0] == EEL


def test_words_have_their_own_ways() -> None:
    assert [praised(good, "fresh") for good in (HERRING, SEA_SALT)] == ["fish, fresh!", "white and fresh"]


def test_all_rules_are_in_the_book() -> None:
    names = [rule.__name__ for rule in RULES.functions]
    assert names.count("price") == 2, "what is called, and what holds for kinds that say nothing"
    assert {"price_of_fish", "price_of_dry_goods", "fish_arrives"} <= set(names)
    assert "salt_praised" not in names


def test_a_rule_takes_only_what_it_is_given() -> None:
    with pytest.raises(TypeError, match=r"^wrong takes colour, but is given only state, good, amount$"):

        @FISH.does(price)
        def wrong(colour: int) -> int:
            return colour


@pytest.mark.parametrize(
    ("values", "group", "kind"),
    [({"weight": 3}, "", FISH), ({"weight": 3, "grain": 1, "colour": 2}, "", SALT), ({"spots": 3}, "dry", CLOTH)],
)
def test_the_values_that_stand_there_tell_the_kind(values: dict[str, int], group: str, kind: object) -> None:
    """Of those with all their values the one that has most; the only one of a group whatever stands there."""
    assert GOODS.kind_of("a good", values, group=group) is kind


def test_what_is_of_no_kind_is_named() -> None:
    with pytest.raises(DataError, match=r"^a good: about has none of grain, weight$"):
        GOODS.kind_of("a good", {"grain": 1}, "about.")


def test_a_value_that_no_kind_has_is_named_with_those_that_there_are() -> None:
    with pytest.raises(DataError, match=r"^a good: about\.wieght does not belong here, only colour, grain, weight$"):
        GOODS.kind_of("a good", {"wieght": 1}, "about.")


def test_a_kind_reads_its_values() -> None:
    assert SALT.read("salt", {"weight": 2, "grain": 1}, "") == {"weight": 2, "grain": 1}
    with pytest.raises(DataError, match=r"^fish: about\.grain does not belong here, only weight$"):
        FISH.read("fish", {"weight": 2, "grain": 1}, "about.")
    SPICES.reads(lambda where, values: {"where": where, **values})
    assert SPICES.read("here", {"pepper": 1}, "") == {"where": "here", "pepper": 1}
