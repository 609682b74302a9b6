"""What cards and events do, in a few signs and a few words.

A sign is a picture (`picture`), a die of a colour with a value or without (`die`), or something written (`written`).
Effects that are not known here are told in the full sentence that texts have for each of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from parvis.games.troyes.pieces import FACES

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
    "gain-for-citizens": ("citizen",),
    "gain-for-cathedral": ("cathedral",),
    "gain-for-events": ("flag",),
    "gain-for-events-won": ("event-card",),
    "gain-for-own-in-city-hall": ("citizen", "city-hall"),
    "gain-for-others-in-city-hall": ("city-hall",),
    "gain-for-districts": ("districts",),
    "gain-for-tradesmen": ("tradesman",),
}
"""Kind of effect -> the pictures of what it counts."""
COUNTED_DICE = {"gain-for-red-dice": "red", "gain-for-white-dice": "white"}
"""Kind of effect -> the colour of the dice that it counts."""


def written(text: str) -> Sign:
    """A sign that is written, such as a number."""
    return Sign("written", text)


def picture(name: str) -> Sign:
    """A sign that is a picture, by its name."""
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
    kind = effect["kind"]
    things = [die(COUNTED_DICE[kind])] if kind in COUNTED_DICE else [picture(name) for name in COUNTED[kind]]
    return [*price(effect), *gains(effect), written(":"), *each, *things]


def bought_from_each(effect: Effect) -> list[Sign]:
    """A die of each district at a fixed price."""
    return [picture("districts"), ARROW, die("any"), written(str(effect["amount"])), picture("denier")]


def with_cubes(effect: Effect) -> list[Sign]:
    """A cube that is put or taken, at its price; what it brings follows."""
    paid = [written(f"−{effect['put_deniers']}"), picture("denier")] if effect.get("put_deniers") else []
    return [*paid, picture("mixed"), CUBE, written(":")]


def by_die(effect: Effect) -> list[Sign]:
    """What each die brings, a low one or a high one."""
    more = written(f"{effect['low']}/{effect['high']}")
    return [CUBE, written(":"), more, picture("points"), more, picture("influence")]


def above(effect: Effect) -> list[Sign]:
    """What having more deniers than so many brings."""
    return [written(f"> {effect['deniers_above']}"), picture("denier"), ARROW, *gains(effect)]


def either(effect: Effect) -> list[Sign]:
    """Signs for a choice between two gains."""
    one, picture_of_one, *other = gains(effect)
    return [one, picture_of_one, written("/"), *other]


def influence_taken(effect: Effect) -> list[Sign]:
    """Influence, and more of it from somebody else."""
    return [
        *gains(effect),
        written(f"+{effect['take_influence']}"),
        picture("influence"),
        written("←"),
        picture("citizen"),
    ]


def paid_everywhere(effect: Effect) -> list[Sign]:
    """A cube on every event that is paid for."""
    return [written(f"−{effect['pay_a_cube']}"), picture("denier"), ARROW, CUBE, FLAG, written(": 1"), FLAG]


def to_building(effect: Effect) -> list[Sign]:
    """A citizen who comes to a building."""
    return [picture("citizen"), ARROW, picture(effect["neutral_citizen_to"])]


SIGNS: Mapping[str, Callable[[Effect], list[Sign]]] = {
    "cube": lambda effect: [*price(effect), CUBE, ARROW, FLAG],
    "cube-rolled": lambda effect: [picture("black-die"), written(f"≥ {effect['hits']}"), ARROW, CUBE, FLAG],
    "cube-for-red-dice": lambda effect: [CUBE, ARROW, FLAG, written(":"), die("red")],
    "gain": lambda effect: [*price(effect), *gains(effect)],
    **dict.fromkeys((*COUNTED, *COUNTED_DICE), counted),
    "gain-above": above,
    "either": either,
    "influence-taken": influence_taken,
    "stones": lambda effect: [CUBE, ARROW, picture("cathedral"), written("I–IV")],
    "cubes-everywhere": paid_everywhere,
    "gain-later": lambda effect: [*with_cubes(effect), *gains(effect)],
    "cubes-later": lambda effect: [*with_cubes(effect), *[CUBE] * effect["cubes"], ARROW, FLAG],
    "worth-less": lambda effect: [CUBE, written(f": {effect['worth']} −"), CUBE, CUBE, picture("points")],
    "most-cubes": lambda effect: [picture("most"), CUBE, written(f": {effect['most']}"), picture("points")],
    "cube-for-die": by_die,
    "add-to-total": lambda effect: [die(effect["used_as"]), die(effect["used_as"]), written(f"+{effect['amount']}")],
    "add-to-each": lambda effect: [die(effect["used_as"]), written(f"+{effect['amount']}")],
    "set-each": lambda effect: [die(effect["used_as"]), ARROW, die(effect["used_as"], effect["amount"])],
    "recolour": lambda effect: [die(effect["dice"]), ARROW, die(effect["used_as"])],
    "multiply": lambda effect: [die(effect["dice"]), written(f"× {effect['amount']}"), ARROW, die(effect["used_as"])],
    "take-one-each": taken_from_each,
    "buy-one-each": bought_from_each,
    "count-as-die": lambda effect: [CUBE, written("="), die(effect["used_as"], effect["amount"])],
    "turn-die": lambda effect: [die("any", 1), picture("turn"), die("any", FACES)],
    "take-die": lambda effect: [die("any"), written("0"), picture("denier")],
    "one-value": lambda effect: [die("any", 2), die("any", 5), ARROW, die("any", 5), die("any", 5)],
    "black-dice": lambda effect: [picture("black-die")] * effect["black_dice"],
    "lose-deniers": lambda effect: [written(f"−{effect['lose_deniers']}"), picture("denier")],
    "lose-influence": lambda effect: [written(f"−{effect['lose_influence']}"), picture("influence")],
    "lose-cathedral": lambda effect: [written("−1"), picture("cathedral")],
    "lose-cubes": lambda effect: [written("−1"), CUBE, FLAG],
    "neutral-citizen": to_building,
    "outlaw": lambda effect: [picture("black-die"), written(f"+{effect['black_higher']}")],
    "grey-tradesman": lambda effect: [picture("grey"), ARROW, picture("tradesman")],
    "possession": lambda effect: [picture("citizen"), ARROW, FLAG],
    "lose-delayed": lambda effect: [written("−1"), CUBE, picture("card")],
    "joining": lambda effect: [picture("grey"), written("+"), picture("citizen"), picture("reroll")],
}
"""Kind of effect -> its signs."""


def signs(effect: Effect) -> list[Sign]:
    """The signs of an effect; none for a kind that has none."""
    return SIGNS[effect["kind"]](effect) if effect["kind"] in SIGNS else []


def brief(effect: Effect) -> str:
    """The key of the text that tells an effect in few words; of the full sentence for a kind that has none."""
    return f"brief-{effect['kind']}" if effect["kind"] in SIGNS else f"about-kind-{effect['kind']}"
