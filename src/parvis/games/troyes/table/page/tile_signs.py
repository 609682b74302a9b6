"""What outdoor tiles do, in a few signs."""

from collections.abc import Callable, Mapping

from parvis.games.troyes.table.page.signs import AMOUNTS, ARROW, CUBE, Effect, Sign, amounts, die, picture, written

MOMENTS: Mapping[str, list[Sign]] = {
    "dice-bought": [die("any")],
    "card-activated": [picture("tradesman")],
    "citizen-placed": [picture("citizen")],
    "harvest": [picture("fields")],
    "cubes-put": [CUBE, picture("cathedral")],
}
"""When a tile brings something, and the signs of that."""


def gain(effect: Effect) -> list[Sign]:
    """Signs for what a tile gains, and when."""
    gained = amounts({effect["gain"]: effect["count"]}, AMOUNTS, "+")
    return [*MOMENTS[effect["when"]], ARROW, *gained]


def extra_die(effect: Effect) -> list[Sign]:
    """A die, and what it costs."""
    paid = amounts(effect, AMOUNTS, "−") if effect["deniers"] else []
    return [*paid, written("+1"), die(effect["colour"])]


def numbers(values: list[int]) -> list[Sign]:
    """Signs for points by rank, the first one first."""
    return [written(" · ".join(map(str, values))), picture("points")]


SIGNS: Mapping[str, Callable[[Effect], list[Sign]]] = {
    "tile-gain": gain,
    "tile-swaps": lambda effect: [die("any"), picture("exchange"), die("any"), written(f"× {effect['swaps']}")],
    "tile-extra-die": extra_die,
    "tile-turns": lambda effect: [die("any"), picture("denier"), picture("turn")],
    "tile-spares": lambda effect: [picture("black-die"), written("/"), picture("spared")],
    "tile-moves": lambda effect: [picture("later"), written(":"), CUBE, ARROW],
    "tile-most-cubes": lambda effect: [CUBE, *numbers(effect["most_cubes"])],
    "tile-each-cube": lambda effect: [
        picture("helmet"), written(f"+{effect['arrival']}"), CUBE, written(f"+{effect['each_cube']}"),
        picture("points")],
    "tile-arrivals": lambda effect: [picture("helmet"), *numbers(effect["arrivals"])],
}  # fmt: skip
"""Kind of effect -> its signs."""

WITH_VIGNETTES = ("i-a", "i-b", "i-c", "i-d", "ii-a", "ii-c", "ii-d", "iv-a", "iv-b", "iv-c", "iv-d")
"""Tiles that have a vignette; the signs of the others are pictures enough."""


def tile_signs(effect: Effect) -> list[Sign]:
    """All signs on a tile with this effect."""
    return SIGNS[effect["kind"]](effect)
