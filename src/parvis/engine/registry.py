"""The games that are there: found through the entry points of the group `parvis.games`."""

from functools import cache
from importlib.metadata import entry_points

from parvis.engine.contract import Game, GameError


@cache
def find(name: str) -> Game:
    """The game of that name. Raises GameError with the names that exist, or for a wrong value in its data files."""
    for entry in entry_points(group="parvis.games"):
        if entry.name == name:
            game: Game = entry.load()
            return game
    raise GameError(f"there is no game {name!r}; the games are: {', '.join(names()) or 'none'}")


def names() -> list[str]:
    """Names of all games, sorted."""
    return sorted({entry.name for entry in entry_points(group="parvis.games")})
