"""Rows of a game hold what its seats knew and nothing else: with what is hidden dealt again, they stay the same."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from parvis import bots
from parvis.arena.bot_game import BotGame
from parvis.arena.series import Rotation, Series
from parvis.datasets.rows import Decision, Followed, Follower, Reference, deal_of
from parvis.engine import registry
from parvis.engine.batched import add_batched
from parvis.engine.chance import chance
from parvis.engine.core import Core
from parvis.engine.play import Play
from parvis.engine.questions import NATURE

DEALS = 60
SURE = 5.0
"""Standard errors that means of so few values are not apart by chance."""
SETTINGS = [("notre-dame", 4, {}), ("troyes", 3, {}), ("troyes", 4, {"characters": "new", "ramparts": "true"})]


def followed(name: str, seats: int, options: dict[str, str], number: int = 0) -> tuple[Series, Followed]:
    """A game between bots, followed to its end."""
    game = registry.find(name)
    series = Series.of(game, [("greedy",) * seats], options, 5, rotation=Rotation.NEXT, split="train")
    core, pairing = bots.fastest(game), series.pairing(number)
    steps = BotGame(core, pairing).play()
    return series, Follower(core).follow(seats, pairing.options, game.ruling, steps, pairing.seeds)


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_rows_say_what_the_rules_say(name: str, seats: int, options: dict[str, str]) -> None:
    series, found = followed(name, seats, options)
    play = Play(registry.find(name), seats, series.options)
    decisions = iter(found.decisions)
    for number, (seat, made) in enumerate(found.steps):
        if seat != NATURE:
            row = next(decisions)
            assert (row.step, row.seat, row.made) == (number, seat, made)
            assert row.legal == sorted(play.legal(seat))
            assert row.values is not None
            assert len(row.values) == len(row.legal)
        play.step(seat, made)
    assert next(decisions, None) is None
    assert play.over
    assert found.result == play.result()


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_what_is_hidden_stands_in_no_row(name: str, seats: int, options: dict[str, str]) -> None:
    """With all that the seat can't know dealt again, it observes the same."""
    looked_at = changed = 0
    for row, core, states, again in redealt(name, seats, options, 0.2):
        seen = core.shorts(core.game.observation.size)
        add_batched(core).observe_at(again, 0, row.seat, seen)
        assert np.array_equal(np.array(seen, np.int16), row.observation)
        looked_at += 1
        changed += core.get(again, 0) != core.get(states, 0)
    assert looked_at > 20
    assert changed > 5


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_values_tell_nothing_of_what_is_hidden(name: str, seats: int, options: dict[str, str]) -> None:
    """They come from a deal of what the seat can't know: on average they are the same, however that really lies."""
    apart = []
    for row, core, states, again in redealt(name, seats, options, 0.04):
        references = [Reference(core, row.seat, seed) for seed in range(DEALS)]
        truly, otherwise = (
            np.array([reference.values(world, row.legal) for reference in references]) for world in (states, again)
        )
        error = np.sqrt((truly.var(0, ddof=1) + otherwise.var(0, ddof=1)) / DEALS)
        apart += (np.abs(truly.mean(0) - otherwise.mean(0)) / np.maximum(error, 0.01)).tolist()
    assert len(apart) > 20
    assert max(apart) < SURE


def redealt(name: str, seats: int, options: dict[str, str], share: float) -> Iterator[tuple[Decision, Core, Any, Any]]:
    """Some decisions of a game: its row, the core, the true state, and that with all dealt again for its seat."""
    series, found = followed(name, seats, options)
    game, dealt = registry.find(name), Random(3)
    core = bots.fastest(game)
    states, out = core.batch(1), core.buffer(game.widest)
    core.setup_at(states, 0, seats, game.ruling, core.buffer(list(series.options)), out)
    core.question_at(states, 0, out)
    decisions = iter(found.decisions)
    for seat, made in found.steps:
        if seat != NATURE:
            row = next(decisions)
            if dealt.random() < share:
                again = core.copy(states)
                core.determinize_at(again, 0, seat, core.buffer(chance(dealt.getrandbits(62))))
                yield row, core, states, again
        core.step_at(states, 0, seat, made, out)


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_values_are_those_by_which_skilled_decides(name: str) -> None:
    """In games of that bot: its decision is never worth less than another."""
    game = registry.find(name)
    series = Series.of(game, [("skilled",) * 3], {}, 5, rotation=Rotation.NEXT)
    core, pairing = bots.fastest(game), series.pairing(0)
    steps = BotGame(core, pairing).play()
    found = Follower(core).follow(3, pairing.options, game.ruling, steps, pairing.seeds)
    behind = [max(row.values) - row.values[row.legal.index(row.made)] for row in found.decisions if row.values]
    assert len(behind) == len(found.decisions) > 50
    assert max(behind) == 0


def test_a_deal_is_the_same_for_other_players_of_its_seed_and_another_for_another() -> None:
    game = registry.find("notre-dame")
    _, first = followed("notre-dame", 4, {})
    _, second = followed("notre-dame", 4, {}, 1)
    assert deal_of(game, first, 8) == deal_of(game, second, 8) != deal_of(game, first, 10)
    assert deal_of(game, first, None) != deal_of(game, second, None)
