"""The soak of random games finds what is wrong, and says how to see it again."""

from collections.abc import Iterator
from typing import Any

import pytest

from parvis.engine import registry
from parvis.engine.core import interpreted
from tools import soak


@pytest.fixture(autouse=True)
def _uncompiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(soak, "compiled", interpreted)
    soak.soaking.cache_clear()
    yield
    soak.soaking.cache_clear()


def test_games_without_faults_give_no_lines() -> None:
    assert soak.soak("troyes", range(3)) == []


def test_a_position_that_fails_its_check_is_told_with_the_number_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(state: Any) -> None:
        assert state.seats == 3, "not three"

    monkeypatch.setattr("tests.games.troyes.conservation.check", check)
    faults = soak.soak("troyes", range(8))
    others = [number for number in range(8) if soak.case_of(registry.find("troyes"), number).seats != 3]
    assert [line.split(" (")[0] for line in faults] == [f"game {number}" for number in others]
    assert all("AssertionError: not three" in line for line in faults)


def test_the_options_are_those_that_so_many_players_may_have() -> None:
    game = registry.find("troyes")
    cases = [soak.case_of(game, number) for number in range(200)]
    for case in cases:
        game.check_options(case.options, case.seats)
    for place, option in enumerate(game.options):
        assert {case.options[place] for case in cases} == set(option.values)
