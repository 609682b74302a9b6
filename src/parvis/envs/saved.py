"""What games go on from, as plain arrays: its states, its generators, and what it was made for."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from parvis.engine.core import Core
from parvis.engine.refusals import GameError
from parvis.engine.state import from_array, to_array
from parvis.envs.setting import Setting


def made_for(setting: Setting) -> dict[str, Any]:
    """What has to be the same where games go on."""
    return {
        "game": setting.game.name,
        "players": setting.players,
        "options": list(setting.options),
        **setting.versions(),
    }


def saved_of(setting: Setting, core: Core, states: Any, arrays: Mapping[str, Any]) -> dict[str, Any]:
    """The states as bytes, copies of the arrays, and what they were made for."""
    copies = {name: np.array(array) for name, array in arrays.items()}
    content = states.copy() if core.compiled else np.concatenate([to_array(state) for state in states])
    return {**made_for(setting), "states": content.view(np.uint8).reshape(len(states), -1), **copies}


def check_saved(setting: Setting, saved: Mapping[str, Any], games: int, arrays: Mapping[str, Any]) -> None:
    """Raise GameError unless it was saved by an environment like this one."""
    for name, value in made_for(setting).items():
        if name not in saved:
            raise GameError(f"what was saved has no {name}")
        if saved[name] != value:
            raise GameError(f"what was saved has the {name.replace('_', ' ')} {saved[name]}, this environment {value}")
    shapes = {"states": (games, setting.game.rules.state.dtype.itemsize)}
    shapes |= {name: np.shape(array) for name, array in arrays.items()}
    for name, shape in shapes.items():
        found = np.shape(saved.get(name, ()))
        if found != shape:
            raise GameError(f"what was saved has {name} of the shape {found}, this environment {shape}")


def restore(core: Core, states: Any, saved: Mapping[str, Any]) -> None:
    """Put the states that were saved into their places."""
    kind = core.game.rules.state
    content = np.ascontiguousarray(saved["states"], np.uint8).reshape(-1).view(kind.dtype)
    if core.compiled:
        states[:] = content
        return
    for place in range(len(content)):
        states[place] = from_array(kind, content, place)
