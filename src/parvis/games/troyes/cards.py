"""What is printed on the cards of Troyes, read from data/cards.toml and checked, as tables by card."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from parvis.games.troyes.pieces import BUILDING_NAMES, COLOUR_NAMES, MOST_BANNERS, TRADESMEN

FILE = Path(__file__).parent / "data" / "cards.toml"
SOURCES = ("stated", "inferred", "reconstructed")
Entry = Mapping[str, Any]
Numbers = tuple[int, ...]

ACTIVITY_NAMES = (
    "archer", "diplomat", "mercenary", "hunting", "swordsman", "recruitment", "captain", "joust", "troubadour",
    "tithing", "monk", "priest", "apprenticeship", "confession", "archbishop", "glassblower", "pilgrimage",
    "procession",
    "artisan", "merchant", "miller", "innkeeper", "blacksmith", "militia", "journeyman", "goldsmith", "sculptor",
)  # fmt: skip
"""By card: nine of each colour, three of each level."""
ACTIVITIES = len(ACTIVITY_NAMES)

MARAUDING = 0
EVENT_NAMES = (
    "marauding", "war", "brigands", "siege", "invasion", "raid", "mutiny", "great-company",
    "heresy", "interruption-of-work", "theological-dispute", "excommunication",
    "drought", "civil-war", "succession-conflict", "riot",
)  # fmt: skip
EVENTS = len(EVENT_NAMES)

HENRY, HUGUES, URBAN, CHRETIEN, FLORENTINE, THIBAUT = range(6)
CHARACTER_NAMES = ("henry-i", "hugues-de-payns", "urban-iv", "chretien-de-troyes", "the-florentine", "thibaut-ii")
CHARACTERS = len(CHARACTER_NAMES)
CHARACTER_LEVELS = 3

# How a cube of a delayed card helps a group of dice; NO_HELP: the card works at once.
NO_HELP, ADD_TO_TOTAL, ADD_TO_EACH, SET_EACH, RECOLOUR, MULTIPLY, TAKE_ONE_EACH = range(7)
HELP_NAMES = ("", "add-to-total", "add-to-each", "set-each", "recolour", "multiply", "take-one-each")
# What the gain of an activation is counted by.
ONCE, BY_CITIZENS, BY_CATHEDRAL, BY_EVENTS, BY_RED_DICE, BY_DISTRICTS = range(6)
PER_NAMES = ("", "citizens", "cathedral", "events", "red-dice", "districts")
ANY = -1
"""No colour, no building."""


class DataError(ValueError):
    """A data file with a wrong value; the message names card and field."""


def named(names: Sequence[str]) -> Callable[[Any], int]:
    """Reads one of these names as its number. Raises ValueError."""

    def read(value: Any) -> int:
        if value not in names:
            raise ValueError(f"one of {', '.join(names)}")
        return names.index(value)

    return read


def number(smallest: int, largest: int) -> Callable[[Any], int]:
    """Reads a whole number in these limits. Raises ValueError."""

    def read(value: Any) -> int:
        if type(value) is not int or not smallest <= value <= largest:
            raise ValueError(f"a whole number from {smallest} to {largest}")
        return value

    return read


def numbers(count: int, largest: int) -> Callable[[Any], tuple[int, ...]]:
    """Reads a list of that many whole numbers from 0. Raises ValueError."""

    def read(value: Any) -> tuple[int, ...]:
        fits = isinstance(value, list) and len(value) == count
        if not fits or not all(type(part) is int and 0 <= part <= largest for part in value):
            raise ValueError(f"a list of {count} whole numbers from 0 to {largest}")
        return tuple(value)

    return read


ACTIVITY_FIELDS = {
    "colour": named(COLOUR_NAMES),
    "level": number(1, 3),
    "kind": named(("immediate", "delayed")),
    "cost": number(0, 20),
    "divisor": number(1, 18),
    "points": numbers(2, 9),
}
ACTIVITY_EFFECTS = {
    "pay_deniers": number(0, 9),
    "pay_influence": number(0, 9),
    "deniers": number(0, 9),
    "influence": number(0, 9),
    "points": number(0, 9),
    "citizens": number(0, 9),
    "cubes": number(0, 1),
    "per": named(PER_NAMES),
    "of": number(1, 9),
    "help": named(HELP_NAMES),
    "group": named(COLOUR_NAMES),
    "dice": named(COLOUR_NAMES),
    "amount": number(1, 6),
}
EVENT_FIELDS = {
    "colour": named(COLOUR_NAMES),
    "banners": number(1, MOST_BANNERS),
    "divisor": number(1, 18),
    "influence": number(0, 9),
    "points": numbers(2, 9),
}
EVENT_EFFECTS = {
    "black": number(1, 6),
    "calls": named(COLOUR_NAMES),
    "lose_deniers": number(0, 9),
    "lose_influence": number(0, 9),
    "lose_cathedral": number(0, 1),
    "lose_cubes": number(0, 1),
    "citizen": named(BUILDING_NAMES),
}
CHARACTER_FIELDS = {"thresholds": numbers(CHARACTER_LEVELS, 99)}


def read_field(kind: str, name: str, field: str, value: Any, read: Callable[[Any], Any]) -> Any:
    """One value. Raises DataError."""
    try:
        return read(value)
    except ValueError as error:
        raise DataError(f"cards.toml: {kind} {name}: {field} is {value!r}; it has to be {error}") from None


def read_entry(kind: str, entry: Entry, fields: Mapping[str, Any], effects: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a card and of its effect, each under its name. Raises DataError."""
    name = entry["name"]
    values = {}
    for field, read in fields.items():
        if field not in entry:
            raise DataError(f"cards.toml: {kind} {name} has no {field}")
        values[field] = read_field(kind, name, field, entry[field], read)
    for field, value in entry.get("effect", {}).items():
        if field not in effects:
            raise DataError(f"cards.toml: {kind} {name}: there is no effect {field!r}")
        values[f"effect.{field}"] = read_field(kind, name, f"effect.{field}", value, effects[field])
    marked = entry.get("source", {})
    for field in ["name", *fields, *(["effect"] if effects else [])]:
        read_field(kind, name, f"source.{field}", marked.get(field), named(SOURCES))
    return values


def read_cards(
    content: Entry, kind: str, names: Sequence[str], fields: Mapping[str, Any], effects: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """The cards of a kind in the order of their names. Raises DataError for one that is missing or unknown."""
    found: dict[str, dict[str, Any]] = {}
    for entry in content.get(kind, []):
        name = entry.get("name")
        if name not in names or name in found:
            raise DataError(f"cards.toml: {'a second' if name in found else 'an unknown'} {kind} {name!r}")
        found[name] = read_entry(kind, entry, fields, effects)
    for name in names:
        if name not in found:
            raise DataError(f"cards.toml: {kind} {name} is missing")
    return [found[name] for name in names]


def read_activities(content: Entry) -> list[dict[str, Any]]:
    """The activity cards. Raises DataError."""
    cards = read_cards(content, "activity", ACTIVITY_NAMES, ACTIVITY_FIELDS, ACTIVITY_EFFECTS)
    for place, (name, card) in enumerate(zip(ACTIVITY_NAMES, cards, strict=True)):
        colour, level = place // 9, place % 9 // 3 + 1
        if (card["colour"], card["level"]) != (colour, level):
            raise DataError(f"cards.toml: activity {name} is {COLOUR_NAMES[colour]} and of level {level}")
        if (card["kind"] == 1) != ("effect.help" in card):
            raise DataError(f"cards.toml: activity {name}: just delayed cards have an effect.help")
        if not any(field.startswith("effect.") for field in card):
            raise DataError(f"cards.toml: activity {name} has no effect")
    return cards


def read_events(content: Entry) -> list[dict[str, Any]]:
    """The events. Raises DataError."""
    cards = read_cards(content, "event", EVENT_NAMES, EVENT_FIELDS, EVENT_EFFECTS)
    for place, (name, card) in enumerate(zip(EVENT_NAMES, cards, strict=True)):
        colour = 0 if place < 8 else 1 if place < 12 else 2
        if card["colour"] != colour:
            raise DataError(f"cards.toml: event {name} is {COLOUR_NAMES[colour]}")
        if (colour == 0) != ("effect.black" in card) or (colour == 0 and place > 0) != ("effect.calls" in card):
            raise DataError(f"cards.toml: event {name}: just red events bring black dice and call another one")
        if card.get("effect.calls") == 0:
            raise DataError(f"cards.toml: event {name}: effect.calls is white or yellow")
        if colour > 0 and len([field for field in card if field.startswith("effect.")]) != 1:
            raise DataError(f"cards.toml: event {name} has one effect")
    return cards


def column(cards: Sequence[Entry], field: str, default: Any = 0) -> tuple[Any, ...]:
    """One value of every card."""
    return tuple(card.get(field, default) for card in cards)


CONTENT = tomllib.loads(FILE.read_text(encoding="utf-8"))
_ACTIVITIES = read_activities(CONTENT)
_EVENTS = read_events(CONTENT)
_CHARACTERS = read_cards(CONTENT, "character", CHARACTER_NAMES, CHARACTER_FIELDS, {})

COST: Numbers = column(_ACTIVITIES, "cost")
DIVISOR: Numbers = column(_ACTIVITIES, "divisor")
SPACE_POINTS = tuple((*card["points"], *[0] * (TRADESMEN - 2)) for card in _ACTIVITIES)
"""By card and space of a tradesman: points at the end."""
PAY_DENIERS: Numbers = column(_ACTIVITIES, "effect.pay_deniers")
PAY_INFLUENCE: Numbers = column(_ACTIVITIES, "effect.pay_influence")
GAIN_DENIERS: Numbers = column(_ACTIVITIES, "effect.deniers")
GAIN_INFLUENCE: Numbers = column(_ACTIVITIES, "effect.influence")
GAIN_POINTS: Numbers = column(_ACTIVITIES, "effect.points")
GAIN_CITIZENS: Numbers = column(_ACTIVITIES, "effect.citizens")
GAIN_CUBES: Numbers = column(_ACTIVITIES, "effect.cubes")
PER: Numbers = column(_ACTIVITIES, "effect.per", ONCE)
OF: Numbers = column(_ACTIVITIES, "effect.of", 1)
HELP: Numbers = column(_ACTIVITIES, "effect.help", NO_HELP)
HELP_GROUP: Numbers = column(_ACTIVITIES, "effect.group", ANY)
"""The colour that the group is used as."""
HELP_DICE: Numbers = column(_ACTIVITIES, "effect.dice", ANY)
"""The colour that the dice have."""
HELP_AMOUNT: Numbers = column(_ACTIVITIES, "effect.amount")

EVENT_COLOUR: Numbers = column(_EVENTS, "colour")
BLACK_DICE: Numbers = column(_EVENTS, "effect.black")
CALLS: Numbers = column(_EVENTS, "effect.calls", ANY)
LOSE_DENIERS: Numbers = column(_EVENTS, "effect.lose_deniers")
LOSE_INFLUENCE: Numbers = column(_EVENTS, "effect.lose_influence")
LOSE_CATHEDRAL: Numbers = column(_EVENTS, "effect.lose_cathedral")
LOSE_CUBES: Numbers = column(_EVENTS, "effect.lose_cubes")
NEWCOMER: Numbers = column(_EVENTS, "effect.citizen", ANY)
"""The building to which a neutral citizen comes."""
BANNERS: Numbers = column(_EVENTS, "banners")
EVENT_DIVISOR: Numbers = column(_EVENTS, "divisor")
BANNER_INFLUENCE: Numbers = column(_EVENTS, "influence")
EVENT_POINTS: tuple[Numbers, ...] = column(_EVENTS, "points")

THRESHOLDS: tuple[Numbers, ...] = column(_CHARACTERS, "thresholds")
CHARACTER_POINTS = read_field(
    "characters", "all", "points", CONTENT.get("characters", {}).get("points"), numbers(CHARACTER_LEVELS, 20)
)
