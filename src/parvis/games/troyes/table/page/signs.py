"""What cards and events do, in a few signs and a few words.

A sign is a picture (`picture`), a die of a colour with a value or without (`die`), or something written (`written`).
Effects that are not known here are told in the full sentence that texts have for each of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Effect = Mapping[str, Any]


@dataclass(frozen=True)
class Sign:
    """One of the signs of an effect."""

    kind: str
    name: str
    value: int = 0


ARROW, FLAG, CUBE = Sign("picture", "arrow"), Sign("picture", "flag"), Sign("picture", "cube")
AMOUNTS = {"deniers": "denier", "influence": "influence", "points": "points", "citizens": "citizen"}
"""What can be gained, and its picture."""
PRICES = {"pay_deniers": "denier", "pay_influence": "influence"}
COUNTED = {
    "gain-for-citizens": "citizen",
    "gain-for-cathedral": "cathedral",
    "gain-for-events": "flag",
    "gain-for-others-in-city-hall": "city-hall",
    "gain-for-districts": "districts",
}
"""Kind of effect -> the picture of what it counts."""


def written(text: str) -> Sign:
    """Something written."""
    return Sign("written", text)


def picture(name: str) -> Sign:
    """A picture."""
    return Sign("picture", name)


def die(colour: str, value: int = 0) -> Sign:
    """A die of a colour (`any`: of each), with a value or without."""
    return Sign("die", colour, value)


def amounts(effect: Effect, of: Mapping[str, str], sign: str) -> list[Sign]:
    """The amounts that an effect has of some things, each with the picture of the thing."""
    return [part for name in of if name in effect for part in (written(f"{sign}{effect[name]}"), picture(of[name]))]


def price(effect: Effect) -> list[Sign]:
    """What an activation costs, if it does."""
    paid = amounts(effect, PRICES, "−")
    return [*paid, ARROW] if paid else []


def gains(effect: Effect) -> list[Sign]:
    """What an activation brings."""
    return amounts(effect, AMOUNTS, "+")


def taken_from_each(effect: Effect) -> list[Sign]:
    """A die of each district for nothing."""
    return [picture("districts"), ARROW, die(effect["used_as"]), written("0"), picture("denier")]


def counted(effect: Effect) -> list[Sign]:
    """What an activation brings for each of something."""
    each = [written(str(effect["of"]))] if effect["of"] > 1 else []
    thing = die("red") if effect["kind"] == "gain-for-red-dice" else picture(COUNTED[effect["kind"]])
    return [*price(effect), *gains(effect), written(":"), *each, thing]


SIGNS: Mapping[str, Callable[[Effect], list[Sign]]] = {
    "cube": lambda effect: [*price(effect), CUBE, ARROW, FLAG],
    "cube-rolled": lambda effect: [picture("black-die"), written(f"≥ {effect['hits']}"), ARROW, CUBE, FLAG],
    "cube-for-red-dice": lambda effect: [CUBE, ARROW, FLAG, written(":"), die("red")],
    "gain": lambda effect: [*price(effect), *gains(effect)],
    **dict.fromkeys((*COUNTED, "gain-for-red-dice"), counted),
    "add-to-total": lambda effect: [die(effect["used_as"]), die(effect["used_as"]), written(f"+{effect['amount']}")],
    "add-to-each": lambda effect: [die(effect["used_as"]), written(f"+{effect['amount']}")],
    "set-each": lambda effect: [die(effect["used_as"]), ARROW, die(effect["used_as"], effect["amount"])],
    "recolour": lambda effect: [die(effect["dice"]), ARROW, die(effect["used_as"])],
    "multiply": lambda effect: [die(effect["dice"]), written(f"× {effect['amount']}"), ARROW, die(effect["used_as"])],
    "take-one-each": taken_from_each,
    "black-dice": lambda effect: [picture("black-die")] * effect["black_dice"],
    "lose-deniers": lambda effect: [written(f"−{effect['lose_deniers']}"), picture("denier")],
    "lose-influence": lambda effect: [written(f"−{effect['lose_influence']}"), picture("influence")],
    "lose-cathedral": lambda effect: [written("−1"), picture("cathedral")],
    "lose-cubes": lambda effect: [written("−1"), CUBE, FLAG],
    "neutral-citizen": lambda effect: [picture("citizen"), ARROW, picture(effect["neutral_citizen_to"])],
}
"""Kind of effect -> its signs."""


def signs(effect: Effect) -> list[Sign]:
    """The signs of an effect; none for a kind that has none."""
    return SIGNS[effect["kind"]](effect) if effect["kind"] in SIGNS else []


def brief(effect: Effect) -> str:
    """The key of the text that tells an effect in few words; of the full sentence for a kind that has none."""
    return f"brief-{effect['kind']}" if effect["kind"] in SIGNS else f"about-kind-{effect['kind']}"


CHARACTERS = (
    "henry-i", "hugues-de-payns", "urban-iv", "chretien-de-troyes", "the-florentine", "thibaut-ii")  # fmt: skip
"""Characters of whom a text (`counts-…`) tells in few words what they count."""
