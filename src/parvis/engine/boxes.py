"""Games with the values of a box: each is a game of its own.

Its package is loaded once more, from the same sources, and data files are read with the changes. So its rules, texts,
views and bots know no other values, and nothing of the shipped game changes.
"""

import ast
import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, lru_cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from random import Random
from threading import RLock
from types import CodeType
from typing import Any

from parvis.engine import registry
from parvis.engine import values as printed_values
from parvis.engine.box import Box, BoxError
from parvis.engine.contract import Game
from parvis.engine.data import CHANGING, Changing, DataRefused, ValueRefused
from parvis.engine.play import Play
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError
from parvis.engine.texts import NO_NAMES

KEPT = 16
"""Games with boxes that stay loaded, each some megabytes; another one is loaded in a second."""
TRIAL = 1
"""The seed of the games in which a box is tried."""
_LOCK = RLock()


def game_in(name: str, box: Box | None) -> Game:
    """The game of that name, with the values of a box if there is one. Raises Refusal, BoxError among them."""
    return registry.find(name) if box is None or box.game != name else boxed(box)


@lru_cache(KEPT)
def boxed(box: Box) -> Game:
    """The game as it is played with a box; the same for the same box. Raises BoxError if the rules can't play it."""
    check(registry.find(box.game), box)
    with _LOCK:
        made = loaded(nameless(box))
    return replace(made, ruling=box.ruling, box=box)


def nameless(box: Box) -> Box:
    """The values of a box, in which pieces are called as they are in the shipped game."""
    return replace(box, names=NO_NAMES)


def tried(box: Box) -> Game:
    """The game as it is played with a box, once random games of it have come to an end. Raises BoxError."""
    game = boxed(box)
    try_out(nameless(box))
    return game


@lru_cache(KEPT)
def try_out(box: Box) -> None:
    """Play random games with the values of a box to their ends. Raises BoxError where one does not get there."""
    game = boxed(box)
    for seats in (game.seats[0], game.seats[-1]):
        for numbers in ([option.default for option in game.options], [option.largest for option in game.options]):
            allowed = [
                number if option.is_for(number, seats) else option.default
                for option, number in zip(game.options, numbers, strict=True)
            ]
            try:
                play_at_random(Play(game, seats, allowed), Random(TRIAL))
            except Exception as error:  # whatever goes wrong is the fault of the values
                raise BoxError("box-stuck", players=seats, reason=shown(error)) from None


def shown(error: Exception) -> str:
    """What went wrong in a program, for those who know it."""
    return f"{type(error).__name__}: {error}"[:200]


def play_at_random(play: Play, random: Random) -> None:
    """Play a game to its end."""
    while not play.over:
        seat = play.movers()[0]
        play.step(seat, random.choice(play.legal(seat)))


def check(game: Game, box: Box) -> None:
    """Raise BoxError for a place, a value or a piece that the game does not have."""
    if game.printed is None:
        raise BoxError("box-none", game=game.name)
    game.check_ruling(box.ruling)
    there = printed_values.in_folder(game.printed.file.parent, box.ruling)
    for place, fields in box.changes.items():
        if place not in there:
            raise BoxError("box-place", place=quoted(place), game=game.name)
        for field in fields:
            if field.partition(".")[0] in printed_values.NO_VALUES:
                raise BoxError("box-field", field=quoted(field), place=quoted(place), game=game.name)
    pieces = {game.printed.key_of(place) for place in there}
    for key in {key for names in box.called.values() for key in names} - pieces:
        raise BoxError("box-piece", name=quoted(key), game=game.name)


@lru_cache(KEPT)
def loaded(box: Box) -> Game:
    """The package of a game, loaded once more with the values of a box. Raises BoxError if they can't be read."""
    entry = registry.installed()[box.game]
    old = entry.module
    new = f"{old}__boxed"
    changing = Changing(box.ruling, lambda content: printed_values.change(content, box.ruling, box.changes))
    token = CHANGING.set(changing)
    try:
        with importing(old, new):
            module = importlib.import_module(new)
    except ValueRefused as error:
        raise BoxError("box-value", game=box.game, reason=error) from None
    except DataRefused as error:
        raise BoxError("box-refused", game=box.game, reason=error) from None
    except (GameError, ArithmeticError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise BoxError("box-broken", reason=shown(error)) from None
    finally:
        CHANGING.reset(token)
        for name in [name for name in sys.modules if name == new or name.startswith(f"{new}.")]:
            del sys.modules[name]  # a box can be loaded again; what has been loaded needs it no more
    game: Game = getattr(module, entry.attr)
    return game


@contextmanager
def importing(old: str, new: str) -> Iterator[None]:
    """Within this block the package `new` is there: the sources of `old`, importing each other by the new name."""
    finder = Finder(old, new)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


class Finder:
    """Finds the modules of a package under another name."""

    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Find a module below the new name; None for any other."""
        if name != self.new and not name.startswith(f"{self.new}."):
            return None
        found = find_spec(self.old + name.removeprefix(self.new))
        if found is None or found.origin is None:
            return None
        loader = Loader(name, found.origin, self.old, self.new)
        return spec_from_file_location(
            name, found.origin, loader=loader, submodule_search_locations=found.submodule_search_locations
        )


class Loader(SourceFileLoader):
    """Loads a module so that it imports the others of its package by their new names."""

    def __init__(self, name: str, path: str, old: str, new: str) -> None:
        super().__init__(name, path)
        self.old, self.new = old, new

    def get_code(self, fullname: str) -> CodeType:
        """Compile the source, never what was kept of it: that has the old names."""
        return renamed(self.get_data(self.path), self.path, self.old, self.new)


@cache
def renamed(source: bytes, path: str, old: str, new: str) -> CodeType:
    """A source compiled so that a package has its new name in it."""
    tree = ast.parse(source, path)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(f"{old}."):
            node.module = new + node.module.removeprefix(old)
    return compile(tree, path, "exec", dont_inherit=True)
