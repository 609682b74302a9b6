"""What a step of the game looks like at the table: events for the log."""

from parvis.engine.contract import Event
from parvis.games.troyes.state import State


def narrate(game: State, seat: int, decision: int) -> list[Event]:
    """The events of a legal decision and of everything that follows by itself. The state stays as it is."""
    return []
