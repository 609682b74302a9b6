"""Where on the board a decision is made: on a card, an event, a building, a die … A place is told by its id there."""

from collections.abc import Iterable, Mapping
from typing import Any

from parvis.games.troyes import cards, pieces, tiles

ON_DICE = ("die", "turn", "take", "give")
"""Kinds of decisions that name a die, by district, colour and value; some of them may name something else."""
DIE_WORDS = len(("district", "colour", "value"))
NAMING = ("activate", "counter", "on", "off", "to", "settle", "send", "from", "cube", "use")
"""Kinds of decisions that name a card, an event, an outdoor tile, a space of a building, or a district."""
PLACES = {
    "place": "building-{0}",
    "build": "cathedral",
    "column": "column-{0}",
    "remove": "pane-{0}-{1}",
    "harvest": "fields",
    "help": "cubes-{0}",
    "home": "possessed-{0}",
    "guard": "ramparts",
    "step": "next-step",
}
"""Kind of decision -> the id of its place, made of what it names."""
CHOICES = ("put", "take", "times", "gain", "value", "from")
"""Kinds of decisions of which several are made at one place, each at a button of its own there."""


def place_of(words: str) -> str | None:
    """The place of a decision; None for one that is made next to the board."""
    kind, *named = words.split()
    if kind in PLACES:
        return PLACES[kind].format(*named)
    if is_die(words):
        return "die-{}-{}-{}".format(*named)
    thing = place_of_thing(named) if kind in NAMING else None
    return f"choice-{'-'.join([kind, *named])}" if thing is None and kind in CHOICES else thing


def is_die(words: str) -> bool:
    """Whether a decision names a die."""
    kind, *named = words.split()
    return kind in ON_DICE and len(named) == DIE_WORDS


def dice_joining(decision: Any) -> list[str]:
    """The dice that join a group with a decision as nothing else fits, each as the decision for it."""
    return [words for words in str(decision.told.get("joins", "")).split(",") if words and is_die(words)]


def places_joining(decision: Any) -> list[str]:
    """The ids on the board of the dice that join a group with a decision."""
    dice = [decision.words, *dice_joining(decision)]
    return [f"{place_of(words)}-{dice[:number].count(words)}" for number, words in enumerate(dice) if number]


def place_of_thing(named: list[str]) -> str | None:
    """The place of a card, an event, an outdoor tile, a space of a building, a district."""
    name = named[0]
    if name in cards.ACTIVITY_WORDS:
        return f"card-{name}"
    if name in cards.EVENT_WORDS:
        return f"event-{name}"
    if name in tiles.WORDS:
        return f"tile-{name}"
    if name in pieces.BUILDING_NAMES:
        return f"space-{name}-{named[1]}"
    return f"district-{name}" if name.isdigit() else None


def targets(decisions: Iterable[Any]) -> dict[str, Any]:
    """The decisions that are made on the board, by place."""
    return {place: decision for decision in decisions if (place := place_of(decision.words)) is not None}


def taking(decisions: Iterable[Any], view: Mapping[str, Any]) -> str | None:
    """The place of the event that takes a citizen, where it is asked from where; or None."""
    asked = any(words[0] == "from" and not words[1].isdigit() for words in (one.words.split() for one in decisions))
    return chosen_at("from", view) if asked else None


def choices(decisions: Iterable[Any], view: Mapping[str, Any]) -> dict[str, list[Any]]:
    """The decisions at buttons of their own, by the card or the event on which these stand."""
    made: dict[str, list[Any]] = {}
    for decision in decisions:
        if (place_of(decision.words) or "").startswith("choice-"):
            made.setdefault(chosen_at(decision.words.split()[0], view), []).append(decision)
    return made


def chosen_at(kind: str, view: Mapping[str, Any]) -> str:
    """The card that is activated, or whose cube gives the dice a value; the event that takes citizens."""
    if kind == "value":
        return f"card-{view['group']['cubes_of'][-1]}"
    if kind == "from":
        return next(f"event-{event['event']}" for event in reversed(view["events"]) if "possessed" in event)
    return f"card-{view['activation']['card']}"
