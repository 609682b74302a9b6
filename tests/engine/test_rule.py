"""Rules: what they may use and how they are told when they use something else."""

from types import ModuleType
from typing import Annotated, Any

import numpy as np
import pytest

from parvis.engine import asking
from parvis.engine.cache import compiling_into
from parvis.engine.compiling import as_table, compile_rules, contents
from parvis.engine.interpreting import interpret_rules
from parvis.engine.questions import GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Batch, FlatState, Grid, Row

PRICES = ((1, 2, 3), (10, 20, 30))
RAGGED = ((1,), (2, 3))
FACTOR = 2


class Shop(GameState):
    coins: int
    goods: Annotated[Grid, 2, 3]


class Street(FlatState):
    houses: int


BOOK = RuleBook(Shop)


@BOOK.rule
def price(shop: Shop, kind: int, size: int) -> int:
    return PRICES[kind][size] * FACTOR


@BOOK.rule
def buy(shop: Shop, kind: int, size: int, bill: Row) -> bool:
    if price(shop, kind, size) > shop.coins:
        return False
    shop.coins -= price(shop, kind, size)
    shop.goods[kind][size] += 1
    bill[0] += price(shop, kind, size)
    return True


other: Any = ModuleType("other")
other.price, other.FACTOR, other.OFF = price, 3, ((0, 1, 2), (5, 5, 5))


def price_elsewhere(shop: Shop, kind: int, size: int) -> int:
    worth: int = other.FACTOR * (other.price(shop, kind, size) - other.OFF[kind - 2][size])
    return worth


def buy_at(shops: Batch, i: int, kind: int, size: int, bill: Row) -> bool:
    return buy(shops[i], kind, size, bill)


def without_annotation(shop: Shop, kind) -> int:  # type: ignore[no-untyped-def]
    return 0


def without_result(shop: Shop):  # type: ignore[no-untyped-def]
    return 0


def with_text(shop: Shop, name: str) -> int:
    return 0


def with_numbers(shop: Shop, numbers: list) -> int:  # type: ignore[type-arg]
    return 0


def of_another_game(street: Street) -> int:
    return street.houses


def calls_what_is_no_rule(shop: Shop) -> int:
    return without_result(shop)  # type: ignore[no-any-return]


def test_a_rule_stays_an_ordinary_function() -> None:
    shop, bill = Shop(), [0]
    shop.coins = 50
    assert buy(shop, 1, 1, bill)
    assert not buy(shop, 1, 1, bill)
    assert (shop.coins, shop.goods, bill) == (10, [[0, 0, 0], [0, 1, 0]], [40])


def test_a_book_holds_its_rules_in_order_below_those_of_every_game() -> None:
    assert BOOK.functions == [*asking.rules(), price, buy]
    assert [file.name for file in BOOK.sources()] == ["asking.py", "chance.py", "test_rule.py"]


def test_the_same_source_runs_compiled(tmp_path: Any) -> None:
    done: list[tuple[int, int]] = []
    with compiling_into(tmp_path):
        forms = compile_rules([*BOOK.functions, buy_at], Shop, {}, lambda *now: done.append(now))
    total = len(BOOK.functions) + 1
    assert done == [(number, total) for number in range(1, total + 1)]
    shops, bill = np.zeros(1, Shop.dtype), np.zeros(1, np.int64)
    shops[0]["coins"] = 50
    run = forms[id(buy_at)]
    assert [run(shops, 0, 1, 1, bill), run(shops, 0, 1, 1, bill)] == [True, False]
    assert (shops[0]["coins"], shops[0]["goods"].tolist(), bill.tolist()) == (10, [[0, 0, 0], [0, 1, 0]], [40])


def test_rules_read_rules_and_tables_of_modules(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = Shop()
    with compiling_into(tmp_path):
        run = compile_rules([price, price_elsewhere], Shop, {})[id(price_elsewhere)]
    as_interpreted = interpret_rules([price_elsewhere], [price, price_elsewhere], {})[id(price_elsewhere)]
    expected = price_elsewhere(shop, 1, 2)
    assert expected == 165
    assert run(np.zeros(1, Shop.dtype)[0], 1, 2) == as_interpreted(shop, 1, 2) == expected
    before = contents([price_elsewhere])
    monkeypatch.setattr(other, "OFF", ((0, 1, 2), (5, 5, 6)))
    assert contents([price_elsewhere]) != before


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (without_annotation, "rule without_annotation: kind has no annotation"),
        (without_result, "rule without_result: return has no annotation"),
        (with_text, "rule with_text: annotation <class 'str'> is not one of a rule's"),
        (with_numbers, "rule with_numbers: annotation <class 'list'> is not one of a rule's"),
        (of_another_game, f"rule of_another_game: annotation {Street!r} is not one of a rule's"),
        (
            calls_what_is_no_rule,
            "rule calls_what_is_no_rule calls without_result, which is no rule that stands above it",
        ),
    ],
)
def test_what_a_rule_may_not_be_is_said_before_it_is_compiled(function: Any, message: str) -> None:
    with pytest.raises(TypeError) as error:
        compile_rules([function], Shop, {})
    assert str(error.value) == message


def test_tables_become_arrays_and_other_things_stay() -> None:
    assert as_table(PRICES).tolist() == [[1, 2, 3], [10, 20, 30]]
    assert [as_table((1, most)).dtype for most in (99, 999, 99_999)] == [np.int8, np.int16, np.int32]  # the smallest
    assert as_table((True, False)).tolist() == [1, 0]
    assert [as_table(thing) for thing in (RAGGED, ("a", "b"), (), 3, None)] == [RAGGED, ("a", "b"), (), 3, None]


def test_contents_tell_of_code_and_of_the_numbers_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents(BOOK.functions)
    assert before == contents(BOOK.functions)
    monkeypatch.setitem(price.__globals__, "RAGGED", ((3,), (2, 3)))
    assert before == contents(BOOK.functions)
    monkeypatch.setitem(price.__globals__, "FACTOR", 3)
    with_factor = contents(BOOK.functions)
    monkeypatch.setitem(price.__globals__, "PRICES", ((1, 2, 3), (10, 20, 31)))
    assert len({before, with_factor, contents(BOOK.functions)}) == 3
