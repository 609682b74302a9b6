"""The games that are there: found through the entry points of the group `parvis.games`."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from parvis.engine.contract import Game
from parvis.engine.quoted import quoted
from parvis.engine.refusals import Refusal


@cache
def find(name: str) -> Game:
    """The game of that name. Raises Refusal with the names that exist, DataError for damaged data files."""
    if name not in installed():
        raise Refusal("game-unknown", game=quoted(name), games=", ".join(names()) or "–")
    game: Game = installed()[name].load()
    return game


def names() -> list[str]:
    """Names of all games, sorted."""
    return sorted(installed())


@cache
def installed() -> Mapping[str, EntryPoint]:
    """What packages offer, by name, as it was when it was first asked for: looking takes milliseconds."""
    return {entry.name: entry for entry in entry_points(group="parvis.games")}
