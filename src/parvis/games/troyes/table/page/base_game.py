"""Whether a view is of the base game, which is all that the board knows how to show."""

from collections.abc import Iterator, Mapping
from typing import Any

from parvis.games.troyes.cards import OF_LADIES


def is_base_game(view: Mapping[str, Any]) -> bool:
    """Whether the board has a place for all there is; of the expansion the ramparts, and hidden characters."""
    own = any("purple" in family["dice"] for family in view["families"])
    return not own and not view["open_characters"] and OF_LADIES.isdisjoint(names(view))


def names(view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The kind and the name of all cards and events that are in play, or may still come."""
    for spot in view["cards"]:
        for card in spot.get("may_come", [spot]):
            yield "activity", card["card"]
    for event in [*view["events"], *(event for deck in view["events_to_come"].values() for event in deck)]:
        yield "event", event["event"]
