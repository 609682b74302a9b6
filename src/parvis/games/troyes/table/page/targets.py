"""Where on the board a decision is made: on a card, an event, a building, a die … A place is told by its id there."""

from collections.abc import Iterable
from typing import Any

ON_CARDS, ON_EVENTS = ("activate",), ("counter", "on", "off")
"""Kinds of decisions that name a card, or an event."""
ON_SPACES = ("settle", "send")
"""Kinds of decisions that name a space of a building."""


def place_of(words: str) -> str | None:
    """The place of a decision; None for one that is made next to the board."""
    kind, *named = words.split()
    if kind in ON_CARDS:
        return f"card-{named[0]}"
    if kind in ON_EVENTS:
        return f"event-{named[0]}"
    if kind in ON_SPACES:
        return f"space-{named[0]}-{named[1]}"
    return PLACES[kind].format(*named) if kind in PLACES else None


PLACES = {
    "place": "building-{0}",
    "build": "cathedral",
    "remove": "pane-{0}-{1}",
    "harvest": "fields",
    "help": "cubes-{0}",
    "die": "die-{0}-{1}-{2}",
}
"""Kind of decision -> the id of its place, made of what it names."""


def targets(decisions: Iterable[Any]) -> dict[str, Any]:
    """The decisions that are made on the board, by place."""
    return {place: decision for decision in decisions if (place := place_of(decision.words)) is not None}
