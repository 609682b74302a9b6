"""What events do in phase 3: a file for kinds of strikes that are alike. All that lie here are found and asked."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from parvis.games.troyes import cards, contents, reading
from parvis.games.troyes.rules.strikes.kinds import STRIKES, explained, logged

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")


def read_strike(where: str, card: reading.Card) -> reading.Card:
    """An event with the kind of what it does and its values. Raises DataError."""
    event = cards.with_call(where, card)
    effect = {name: value for name, value in card["effect"].items() if name != "calls" or "calls" not in event}
    kind = STRIKES.kind_of(where, effect, "effect.")
    return {**event, "kind of what it does": kind, "values": kind.read(where, effect, "effect.")}


def read_strikes(content: reading.Entry) -> list[reading.Card]:
    """The events with what they do. Raises DataError."""
    return cards.read_events(content, read_strike)


_CARDS = read_strikes(contents.CONTENT)
STRIKES.assign(reading.column(_CARDS, "kind of what it does"))
VALUES: tuple[Mapping[str, Any], ...] = reading.column(_CARDS, "values")
"""By event: the values of its effect, those that stand in the data file."""

__all__ = ["STRIKES", "VALUES", "explained", "logged", "read_strike", "read_strikes"]
