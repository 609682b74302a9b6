"""Signs that tell in little room what cards, events and tiles do. Each kind of effect says which where it is declared.

A sign is a picture (`picture`), a die of a colour with a value or without (`a_die`), or something written (`written`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Effect = Mapping[str, Any]
"""An effect as texts are told it: its kind, and its numbers and words by name."""


@dataclass(frozen=True)
class Sign:
    """One of the signs of an effect."""

    kind: str
    name: str
    value: int = 0


Drawing = Callable[[Effect], list[Sign]]
SIGNS: dict[str, Drawing] = {}
"""Kind of effect, as texts are told it -> its signs."""
ARROW, FLAG, CUBE = Sign("picture", "arrow"), Sign("picture", "flag"), Sign("picture", "cube")
AMOUNTS = {"deniers": "denier", "influence": "influence", "points": "points", "citizens": "citizen"}
"""What can be gained, and its picture."""
PRICES = {"pay_deniers": "denier", "pay_influence": "influence"}


def drawn_as(*kinds: str) -> Callable[[Drawing], Drawing]:
    """The signs of effects of these kinds."""

    def note(drawing: Drawing) -> Drawing:
        SIGNS.update(dict.fromkeys(kinds, drawing))
        return drawing

    return note


def signs(effect: Effect) -> list[Sign]:
    """The signs of an effect; none for a kind that has none."""
    return SIGNS[effect["kind"]](effect) if effect["kind"] in SIGNS else []


def brief(effect: Effect) -> str:
    """The key of the text that tells an effect in few words; of the full sentence for a kind that has no signs."""
    return f"brief-{effect['kind']}" if effect["kind"] in SIGNS else f"about-kind-{effect['kind']}"


def written(text: str) -> Sign:
    """A sign that is written, such as a number."""
    return Sign("written", text)


def picture(name: str) -> Sign:
    """A sign that is a picture, by its name."""
    return Sign("picture", name)


def a_die(colour: str, value: int = 0) -> Sign:
    """A die of a colour (`any`: of each), with a value or without."""
    return Sign("die", colour, value)


def amounts(effect: Effect, of: Mapping[str, str], sign: str) -> list[Sign]:
    """The amounts that an effect has of some things, each with the picture of the thing."""
    return [part for name in of if name in effect for part in (written(f"{sign}{effect[name]}"), picture(of[name]))]


def price(effect: Effect) -> list[Sign]:
    """What an activation costs, if it does."""
    paid = amounts(effect, PRICES, "−")
    return [*paid, ARROW] if paid else []


def gained(effect: Effect) -> list[Sign]:
    """What an activation brings."""
    return amounts(effect, AMOUNTS, "+")
