"""What activity cards do: a file for kinds of effects that are alike. All that lie here are found and asked."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from parvis.engine.data import DataRefused, named, read_one
from parvis.engine.kinds import Kind
from parvis.games.troyes import cards, contents, reading
from parvis.games.troyes.rules.effects.kinds import EFFECTS, explained

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")


def read_effect(where: str, card: reading.Card) -> reading.Card:
    """An activity card with the kind of its effect and its values. Raises DataError."""
    kinds = tuple(dict.fromkeys(kind.group for kind in EFFECTS.kinds))
    group = kinds[read_one(where, card, "kind", named(kinds))]
    kind = EFFECTS.kind_of(where, card["effect"], "effect.", group)
    check_dice(where, card, kind)
    if "cost_influence" in card and "pay_influence" in card["effect"]:
        raise reading.CardsRefused(
            "cards-paid-twice", where=where, field="cost_influence", other="effect.pay_influence"
        )
    return {**card, "kind of what it does": kind, "values": kind.read(where, card["effect"], "effect.")}


def check_dice(where: str, card: reading.Card, kind: Kind) -> None:
    """Raise DataError unless what the dice count is divided by something, or the kind has its own way to count them."""
    if kind in EFFECTS.ways["times_by_group"].rules:
        if "divisor" in card:
            raise reading.CardsRefused("cards-no-divisor", where=where, field="divisor")
    elif "divisor" not in card:
        raise DataRefused("data-missing", where=where, field="divisor")


def read_effects(content: reading.Entry) -> list[reading.Card]:
    """The activity cards with their effects. Raises DataError."""
    return cards.read_activities(content, read_effect)


_CARDS = read_effects(contents.CONTENT)
EFFECTS.assign(reading.column(_CARDS, "kind of what it does"))
VALUES: tuple[Mapping[str, Any], ...] = reading.column(_CARDS, "values")
"""By card: the values of its effect, those that stand in the data file."""

__all__ = ["EFFECTS", "VALUES", "explained", "read_effect", "read_effects"]
