"""Every level plays every number of players with any two settings of the options, to the end and on its own."""

import logging
from typing import cast

import pytest

from parvis import arena, bots
from parvis.arena import Rotation, Series
from parvis.arena.bot_game import BotGame
from parvis.engine import record
from parvis.engine.samples import SOAK, setups
from parvis.games.troyes import GAME
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES
from parvis.games.troyes.state import State

LEVELS = ["random", "novice", "greedy", "skilled", "expert:3"]
SETUPS = setups(GAME, full=False)
EACH = len(LEVELS) if SOAK else 1
"""Games of each setting; in as many as there are levels, each of them takes every seat."""


def players_of(number: int, seats: int) -> tuple[str, ...]:
    """The levels take turns from game to game, and every third game others begin: each meets every setting."""
    return tuple(LEVELS[(number + number // 3 + seat) % len(LEVELS)] for seat in range(seats))


@pytest.mark.slow
def test_every_level_plays_every_setting(caplog: pytest.LogCaptureFixture) -> None:
    """No level fails, so that the one below would decide; and the records of these games can be read again."""
    core, met = bots.compiled(GAME), set()
    for number, (seats, options) in enumerate(SETUPS * EACH):
        chosen = GAME.shown_options(options)
        series = Series.of(GAME, [players_of(number, seats)], chosen, number, rotation=Rotation.NONE)
        with caplog.at_level(logging.WARNING):
            written = arena.record_game(core, series, 0)
        assert caplog.messages == [], f"{series.lineups[0]} with {chosen}"
        record.verify(record.parse(written.to_json()))
        met |= {(level, place, value) for level in series.lineups[0] for place, value in enumerate(options)}
    for place, option in enumerate(GAME.options):
        assert {(level, place, value) for level in LEVELS for value in option.values} <= met


def test_guards_come_to_the_third_gate() -> None:
    """Of those who look one move ahead, most do; in 16 games nearly all did."""
    core = bots.compiled(GAME)
    series = Series.of(GAME, [("greedy",) * 4], {"ramparts": True}, seed=1, rotation=Rotation.NONE)
    spaces: list[int] = []
    for number in range(4):
        game = BotGame(core, series.pairing(number))
        assert sum(1 for _ in game.play()) > 0
        state = cast(State, core.get(game.truth, 0))
        spaces += state.guard
    assert 2 * sum(space >= GATE_SPACES[GAME.ruling][2] for space in spaces) > len(spaces)
