"""Rules that write rows of 16 bits, made to write rows of 8."""

from collections.abc import Callable
from typing import Any

import pytest

from parvis.engine import registry
from parvis.engine.batched import add_batched
from parvis.engine.contract import Field, Game, Observation
from parvis.engine.core import Core, compiled, interpreted
from parvis.engine.narrow import LARGEST, MOST_SHOWN
from parvis.engine.play import Play

RICH = {"notre-dame": "coins", "troyes": "deniers"}
"""By game: what has no end in its rules."""


@pytest.mark.parametrize("backend", [interpreted, compiled])
@pytest.mark.parametrize("name", RICH)
def test_what_has_no_end_is_shown_up_to_a_largest_number(name: str, backend: Callable[[Game], Core]) -> None:
    game = registry.find(name)
    core, play = backend(game), Play(game, 3)
    having: Any = getattr(play.state, RICH[name])
    having[:3] = [254, 300, 1004]
    states, wide, small = core.batch(1), core.shorts(game.observation.size), core.flags(game.observation.size)
    core.put(states, 0, play.state)
    loops = add_batched(core)
    loops.observe_at(states, 0, 0, wide)
    loops.observe_narrow_at(states, 0, 0, small)
    assert [number for number in wide if number > 250] == [254, 300, MOST_SHOWN]
    assert [number for number in small if number > 250] == [254, LARGEST, LARGEST]


@pytest.mark.parametrize("name", RICH)
def test_observations_of_the_games_can_be_written_in_8_bits(name: str) -> None:
    assert registry.find(name).observation.fits_bytes


@pytest.mark.parametrize(("smallest", "largest", "fits"), [(0, 255, True), (0, 256, False), (-1, 9, False)])
def test_a_field_that_goes_further_can_not(smallest: int, largest: int, fits: bool) -> None:
    assert Observation(layout=(Field("points", 4, smallest, largest, "points"),)).fits_bytes == fits
