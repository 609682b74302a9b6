"""Where on the board a decision is made: on a card, an event, a building, a die … A place is told by its id there."""

from collections.abc import Iterable
from typing import Any

from parvis.games.troyes.tiles import WORDS as TILES

ON_CARDS, ON_EVENTS = ("activate", "to"), ("counter", "on", "off")
"""Kinds of decisions that name a card, or an event."""
ON_SPACES = ("settle", "send")
"""Kinds of decisions that name a space of a building."""
ON_DICE = ("die", "give", "take", "turn")
"""Kinds of decisions that name a die, by district, colour and value; some of them may name something else."""
DIE_WORDS = 3
"""Words for a die."""


def place_of(words: str) -> str | None:
    """The place of a decision; None for one that is made next to the board."""
    kind, *named = words.split()
    if is_die(words):
        return "die-{}-{}-{}".format(*named)
    if named and named[0] in TILES:
        return f"tile-{named[0]}"
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
    "guard": "ramparts",
    "step": "next-step",
}
"""Kind of decision -> the id of its place, made of what it names."""


def is_die(words: str) -> bool:
    """Whether a decision names a die."""
    kind, *named = words.split()
    return kind in ON_DICE and len(named) == DIE_WORDS


def targets(decisions: Iterable[Any]) -> dict[str, Any]:
    """The decisions that are made on the board, by place."""
    return {place: decision for decision in decisions if (place := place_of(decision.words)) is not None}
