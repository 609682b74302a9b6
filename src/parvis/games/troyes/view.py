"""What one onlooker may see of a game, built from nothing: what is not written here is not shown."""

from typing import Any

from parvis.engine.contract import Onlooker
from parvis.games.troyes.state import State


def view(game: State, onlooker: Onlooker) -> dict[str, Any]:
    """The table as an onlooker sees it: plain numbers, words and lists."""
    return {"seats": game.seats, "onlooker": onlooker}
