"""Accounts of scores: the rules keep them in a core, compiled or not, as they tell it to whoever listens."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from parvis.engine.accounts import Accounted
from parvis.engine.contract import Game
from parvis.engine.core import Core, compiled, interpreted, with_accounts
from parvis.engine.play import Play
from parvis.engine.registry import find
from parvis.engine.samples import SOAK

GAMES = 60 if SOAK else 2
NOTRE_DAME = [("notre-dame", 2, {}), ("notre-dame", 5, {"new_persons": True})]
MODULES = {"characters": "open", "cards": "both", "events": "both", "purple": True, "ramparts": True}
TROYES = [("troyes", 2, {}), ("troyes", 4, MODULES)]
CASES = [
    *((interpreted, *case) for case in NOTRE_DAME + TROYES),
    *((compiled, *case) for case in NOTRE_DAME + (TROYES if SOAK else [])),  # Troyes takes minutes to compile
]


def check(core: Core, game: Game, seats: int, options: dict[str, object], seed: int) -> None:
    """Play a random game, and compare what the core's state has in its accounts with what was heard."""
    play, random = Play(game, seats, options), Random(seed)
    states, out = core.batch(1), core.buffer(game.widest)
    core.setup_at(states, 0, seats, game.ruling, core.buffer(game.read_options(options)), out)
    heard: Counter[tuple[int, str]] = Counter()
    by_round: Counter[int] = Counter()
    start = play.result().scores
    while not play.over:
        seat = play.movers()[0]
        decision = random.choice(play.legal(seat))
        for entry in game.account(play.state, seat, decision):
            heard[entry.seat, entry.source] += entry.score
            by_round[play.state.round] += entry.score
        play.step(seat, decision)
        core.apply_at(states, 0, seat, decision, out)
    accounts = cast(Accounted, core.get(states, 0)).accounts
    assert game.accounts
    found = {
        (seat, source): points
        for seat, rounds in enumerate(accounts)
        for source, points in zip(game.accounts.sources, map(sum, zip(*rounds, strict=True)), strict=True)
        if points
    }
    assert found == {place: points for place, points in heard.items() if points}
    assert [start[seat] + sum(map(sum, accounts[seat])) for seat in range(seats)] == play.result().scores
    kept = [sum(sum(rounds[column]) for rounds in accounts) for column in range(game.accounts.columns)]
    last = play.state.round
    assert kept[:last] == [by_round[number] for number in range(last)]
    assert sum(kept[last:]) == by_round[last]


@pytest.mark.parametrize(("make", "name", "seats", "options"), CASES)
def test_accounts_in_a_core_are_what_rules_tell(
    make: Callable[[Game], Core], name: str, seats: int, options: dict[str, object]
) -> None:
    game = find(name)
    core = make(with_accounts(game))
    for seed in range(GAMES):
        check(core, game, seats, options, seed)
