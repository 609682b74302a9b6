"""Decisions in short: next to the board a name, a die or a few signs are enough; the sentence is at hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.signs import AMOUNTS, ARROW, CUBE, Sign, a_die, picture, written
from parvis.games.troyes.table.page import targets

Told = Mapping[str, str | int]
"""What the label of a decision is told."""

NAMES = {
    **dict.fromkeys(cards.ACTIVITY_WORDS, "card"),
    **dict.fromkeys(cards.EVENT_WORDS, "event"),
    **dict.fromkeys(pieces.BUILDING_NAMES, "building"),
    **dict.fromkeys(tiles.WORDS, "tile"),
}
"""What a decision may name, and as what."""
FAMILIES = ("from", "home")
"""Kinds of decisions that may name a family."""
IN_NUMBERS = ("build", "harvest", "guard", "reroll", "recruit", "turn", "times", "remove")
"""Kinds of decisions that a text (`short-…`) tells in short, with their numbers."""
AS_TOLD = ("pay", "step", "cube")
"""Kinds of decisions that a text (`short-…`) tells in short, with all that their label is told."""


@dataclass(frozen=True)
class Short:
    """A decision in short: signs, a die or a family, or a text; with none of them it is told by its whole sentence."""

    decision: Any
    text: str | None = None
    arguments: Told = field(default_factory=dict)
    signs: list[Sign] = field(default_factory=list)
    die: tuple[str, int] | None = None
    """Colour and value of the die that the button shows."""
    whose: int | str | None = None
    """The seat that is chosen, or whose die it is; or `neutral`."""
    joins: list[tuple[str, int]] = field(default_factory=list)
    """Colour and value of the dice that join with it, as nothing else fits."""


def short(decision: Any) -> Short:
    """The few signs that stand for a decision where there is little room."""
    kind, *named = decision.words.split()
    if targets.is_die(decision.words):
        whose = named[0] if named[0] == "neutral" else int(named[0])
        return Short(
            decision,
            die=(named[1], int(named[2])),
            whose=whose,
            joins=colours_and_values(targets.dice_joining(decision)),
        )
    if kind in WITH_SIGNS:
        return Short(decision, signs=WITH_SIGNS[kind](decision.told, *named))
    if kind in FAMILIES and named[0].isdigit():
        return Short(decision, whose=int(named[0]))
    if kind == "from":
        return given(decision, named)
    if kind in IN_NUMBERS:
        return Short(decision, f"short-{kind}", numbers(named))
    if kind in AS_TOLD:
        return Short(decision, f"short-{kind}", decision.told)
    if named and named[0] in NAMES:
        return Short(decision, f"{NAMES[named[0]]}-{named[0]}")
    return Short(decision)


def colours_and_values(dice: list[str]) -> list[tuple[str, int]]:
    """What dice look like that decisions name."""
    return [(colour, int(value)) for _, _, colour, value in map(str.split, dice)]


def numbers(named: list[str]) -> Told:
    """The numbers that a decision names, as texts take them."""
    return {f"number_{place}": int(word) for place, word in enumerate(filter(str.isdigit, named), 1)}


def given(decision: Any, named: list[str]) -> Short:
    """From where a citizen is given away."""
    if named[0] in pieces.BUILDING_NAMES:
        return Short(decision, f"short-{named[0]}", numbers(named))
    if named[0] in NAMES:
        return Short(decision, f"card-{named[0]}")
    if named[0] == "influence":
        return Short(decision, "short-influence", decision.told)
    return Short(decision, "short-supply")


# Signs of what is chosen by number


def put(told: Told, count: str) -> list[Sign]:
    """Cubes that are put on a card, and what they cost."""
    paid = [written(f"−{told['deniers']}"), picture("denier")] if told["deniers"] else []
    return [written(f"+{count}"), CUBE, *paid]


def take(told: Told, count: str) -> list[Sign]:
    """Cubes that are taken off a card, and what they bring."""
    return [written(f"−{count}"), CUBE, ARROW, written(f"+{told['gain']}"), picture(BROUGHT[str(told["what"])])]


def gain(told: Told, what: str) -> list[Sign]:
    """Signs for an amount that is gained."""
    return [written(f"+{told['count']}"), picture(AMOUNTS[what])]


def column(told: Told, number: str) -> list[Sign]:
    """A column of the cathedral by its die, and the influence for a cube there."""
    return [a_die("white", int(number)), written(f"+{told['influence']}"), picture("influence")]


def space(told: Told, building: str, number: str) -> list[Sign]:
    """A space of a building by the die that leads there."""
    return [a_die(pieces.DICE_COLOUR_NAMES[pieces.DICE_OF[pieces.BUILDING_NAMES.index(building)]], int(number))]


def value(told: Told, number: str) -> list[Sign]:
    """The value of all dice of a group, and what the group then brings."""
    word = str(told["word"])
    brings = picture(OUTCOMES[word]) if word in OUTCOMES else written("×")
    return [written(number), ARROW, written(str(told["number"])), brings]


BROUGHT = {**AMOUNTS, "cubes": "flag"}
"""What a cube that is taken off brings, and its picture."""
OUTCOMES = {
    "delayed": "later",
    "mixed": "mixed",
    "to-end": "to-end",
    "stones": "cathedral",
    "cubes": "flag",
    "deniers": "denier",
}
"""What a group brings, and its picture; activations have none."""
WITH_SIGNS: Mapping[str, Callable[..., list[Sign]]] = {
    "put": put,
    "take": take,
    "gain": gain,
    "column": column,
    "settle": space,
    "send": space,
    "value": value,
}
"""Kind of decision -> the signs that tell it in short, made of what its label is told and what it names."""


# What decisions take, as it stands on them in short before they are made: how many dice, and deniers or influence

View = Mapping[str, Any]


@dataclass(frozen=True)
class Taken:
    """What a decision takes. All that is 0 or empty is not told."""

    dice: int = 0
    """Dice that join the group at once, where they are not just the one that is chosen."""
    becomes: str = ""
    """What the die that is chosen counts, or shows then."""
    deniers: int = 0
    influence: int = 0
    at_least: bool = False
    """Whether it may cost more deniers, as dice are still to be chosen."""
    is_free: bool = False


def group_price(group: View | None) -> int:
    """Deniers that the group costs as it is, with a new tradesman."""
    price: int = group["price"] + group["new_tradesman"] if group else 0
    return price


def joining(decision: Any, group: View | None) -> int:
    """How many dice join the group with a decision, those included that follow as no others could."""
    size: int = decision.told.get("size", 0)
    return max(0, size - (len(group["dice"]) if group else 0))


def by_die(decision: Any, group: View | None) -> Taken | None:
    """For a die, or a cube that helps: dice that join with it, what it becomes, what the group costs more; or None."""
    told = decision.told
    alone = 1 if decision.words.split()[0] != "help" else 0
    dice = joining(decision, group)
    becomes = [f"→ {told['turned']}"] if "turned" in told else []
    becomes += [f"= {told['counts']}"] if "sum" in told else []
    more = told["price"] - group_price(group) if "price" in told else 0
    taken = Taken(dice if dice > alone else 0, " ".join(becomes), more)
    return taken if taken != Taken() else None


def by_action(decision: Any) -> Taken | None:
    """For an action: what it costs at least, or with the dice that join at once; None where that is not known."""
    told = decision.told
    if "least_cost" not in told:
        return None
    influence, dice = told.get("cost_influence", 0), joining(decision, None)
    deniers = told["price"] + told.get("each_deniers", 0) if dice else told["least_cost"]
    at_least = deniers > 0 and not influence and (not dice or told.get("each_deniers", 0) > 0)
    return Taken(dice, "", deniers, influence, at_least, is_free=not deniers and not influence)
