"""What is printed on the cards of Troyes, read from data/cards.toml and checked, as tables by card."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from parvis.engine.data import (
    NOTHING,
    DataError,
    Fields,
    check_marks,
    falling,
    named,
    number,
    read_field,
    read_one,
    read_table,
    rising,
    switch,
    table,
)
from parvis.engine.rulings import ALL_RULINGS, RULINGS, form_in, forms_of, in_ruling, newest, read_forms
from parvis.games.troyes import pieces
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    CARD_COLOUR_NAMES,
    CARD_COLOURS,
    DICE_COLOUR_NAMES,
    LEVELS,
    ROUNDS,
    SPACES_OF_CARDS,
    TRADESMEN,
    WHITE,
)
from parvis.games.troyes.pieces import GROUP as GROUP_SIZE

FILE, CONTENT = pieces.FILE, pieces.CONTENT
Entry = Mapping[str, Any]
Card = dict[str, Any]
"""The values of a card by field; those of its effect under `effect.` and their own names."""
Numbers = tuple[int, ...]

ACTIVITY_WORDS = (
    "archer", "diplomat", "mercenary", "knight", "hunting", "swordsman", "recruitment", "tax-collector", "captain",
    "joust", "troubadour", "tithing", "monk", "priest", "apprenticeship", "confession", "archbishop", "templar",
    "glassblower", "pilgrimage", "procession", "artisan", "merchant", "miller", "innkeeper", "blacksmith", "militia",
    "journeyman", "goldsmith", "sculptor",
)  # fmt: skip
"""Names of activity cards, as decisions have them. A card that was corrected has its name in several forms."""

MARAUDING = 0
EVENT_WORDS = (
    "marauding", "war", "brigands", "siege", "invasion", "raid", "mutiny", "great-company",
    "heresy", "interruption-of-work", "theological-dispute", "excommunication",
    "drought", "civil-war", "succession-conflict", "riot",
)  # fmt: skip

HENRY, HUGUES, URBAN, CHRETIEN, FLORENTINE, THIBAUT = range(6)
CHARACTER_NAMES = ("henry-i", "hugues-de-payns", "urban-iv", "chretien-de-troyes", "the-florentine", "thibaut-ii")
COUNTED = (
    "events won", "influence left", "own cubes in the cathedral", "own citizens in the main buildings",
    "own tradesmen on activity cards", "deniers left",
)  # fmt: skip
"""By character: what a player has to have."""
CHARACTERS = len(CHARACTER_NAMES)
CHARACTER_LEVELS = 3

# How a cube of a delayed card helps a group of dice; NO_HELP: the card works at once.
NO_HELP, ADD_TO_TOTAL, ADD_TO_EACH, SET_EACH, RECOLOUR, MULTIPLY, TAKE_ONE_EACH = range(7)
HELP_NAMES = ("", "add-to-total", "add-to-each", "set-each", "recolour", "multiply", "take-one-each")
# What the gain of an activation is counted by.
ONCE, BY_CITIZENS, BY_CATHEDRAL, BY_EVENTS, BY_RED_DICE, BY_DISTRICTS, BY_OTHERS = range(7)
PER_NAMES = ("", "citizens", "cathedral", "events", "red-dice", "districts", "others-in-city-hall")
CARDS_A_SPOT = 3
ANY = -1
"""No colour, no building."""


class Shape(NamedTuple):
    """What the effect of a kind consists of: values that it needs, and others that it may have."""

    needed: Fields
    allowed: Fields = NOTHING


IMMEDIATE, DELAYED = range(2)
ACTIVITY_FIELDS: Fields = {
    "name": named(ACTIVITY_WORDS),
    "colour": named(CARD_COLOUR_NAMES),
    "level": number(1, 3),
    "kind": named(("immediate", "delayed")),
    "effect": table,
    "cost": number(0, 20),
    "divisor": number(1, 18),
    "points": falling(2, 9),
}
PRICES: Fields = {"pay_deniers": number(1, 9), "pay_influence": number(1, 9)}
GAINS: Fields = {name: number(1, 9) for name in ("deniers", "influence", "points", "citizens")}
CUBES: Fields = {"cubes": number(1, 1)}
CUBE = Shape(CUBES, PRICES)
SHOT = Shape({**CUBES, "hits": number(2, 6)})
CUBES_EACH = Shape({**CUBES, "per": named(PER_NAMES[: BY_RED_DICE + 1], BY_RED_DICE)})
GAIN = Shape({}, {**PRICES, **GAINS, "per": named(PER_NAMES, 1), "of": number(1, 9)})

WHERE: Fields = {"places": switch, "cathedral": switch}
GROUP: Fields = {"group": named(DICE_COLOUR_NAMES), **WHERE}
DICE: Fields = {"dice": named(DICE_COLOUR_NAMES)}
AMOUNT: Fields = {"amount": number(1, 6)}
HELPS = {
    ADD_TO_TOTAL: Shape(AMOUNT, GROUP),
    ADD_TO_EACH: Shape(AMOUNT, GROUP),
    SET_EACH: Shape(AMOUNT, GROUP),
    RECOLOUR: Shape(DICE, GROUP),
    MULTIPLY: Shape({**DICE, "amount": number(2, 6)}, GROUP),
    TAKE_ONE_EACH: Shape({}, GROUP),
}
"""What the effect of a delayed card has beside its help."""

EVENT_FIELDS: Fields = {
    "name": named(EVENT_WORDS),
    "colour": named(CARD_COLOUR_NAMES),
    "effect": table,
    "banners": number(1, 12),
    "divisor": number(1, 18),
    "influence": number(0, 9),
    "points": falling(2, 9),
}
BLACK: Fields = {"black": number(1, 6)}
STRIKES: Fields = {
    "lose_deniers": number(1, 9),
    "lose_influence": number(1, 9),
    "lose_cathedral": number(1, 1),
    "lose_cubes": number(1, 1),
    "citizen": named(BUILDING_NAMES),
}
"""What white and yellow events do: one of these each."""

CHARACTER_FIELDS: Fields = {
    "name": named(CHARACTER_NAMES),
    "counts": named(COUNTED),
    "thresholds": rising(CHARACTER_LEVELS, 99),
}
SCALE_FIELDS: Fields = {"points": rising(CHARACTER_LEVELS, 20)}
PARTS = ("activities", "activity", "event", "character", "characters")


def place_of(kind: str, name: str | int = "") -> str:
    """Where something stands, for errors."""
    return f"{FILE.name}: {kind} {name}".strip()


def read_cards(
    content: Entry,
    kind: str,
    names: Sequence[str],
    fields: Fields,
    complete: Callable[[str, int, Card], Card],
    allowed: Fields = NOTHING,
) -> list[Card]:
    """The cards of a kind in the order of their names, each in the order of its rulings. Raises DataError.

    `complete` checks what the fields alone don't tell, and adds the values of the effect.
    """
    entries = content.get(kind, [])
    if not isinstance(entries, list):
        raise DataError(f"{place_of(kind)} is {entries!r}; it has to be a list of tables")
    found: list[Card] = []
    for count, entry in enumerate(entries, 1):
        values = read_field(place_of(kind, count), "the card", entry, table)
        number_of = read_one(place_of(kind, count), values, "name", fields["name"])
        where = place_of(kind, names[number_of])
        card = read_table(where, values, {**fields, "source": table}, {**allowed, **RULINGS})
        card = {"since": 1, "until": ALL_RULINGS, **card}
        if any(same_time(card, other) for other in found):
            raise DataError(f"{where} stands there twice")
        found.append(complete(where, number_of, card))
        marked_values = {name: values[name] for name in (*fields, *allowed) if name in values}
        check_marks(where, card["source"], marked_values)
    for place, name in enumerate(names):
        if all(card["name"] != place for card in found):
            raise DataError(f"{place_of(kind, name)} is missing")
    return sorted(found, key=lambda card: (card["name"], card["since"]))


def same_time(card: Card, other: Card) -> bool:
    """Whether two forms of one card are in the box at the same time."""
    apart = card["since"] > other["until"] or other["since"] > card["until"]
    return bool(card["name"] == other["name"]) and not apart


def with_effect(where: str, card: Card, shape: Shape) -> Card:
    """The card with the values of its effect. Raises DataError."""
    values = read_table(where, card["effect"], shape.needed, shape.allowed, "effect.")
    return {**card, **{f"effect.{name}": value for name, value in values.items()}}


def read_activities(content: Entry) -> list[Card]:
    """The activity cards. Raises DataError."""
    activities = read_cards(content, "activity", ACTIVITY_WORDS, ACTIVITY_FIELDS, read_activity)
    for ruling, colour, level in product(rulings_of(activities), range(CARD_COLOURS), range(1, LEVELS + 1)):
        cards = [card for card in in_ruling(activities, ruling) if (card["colour"], card["level"]) == (colour, level)]
        if len(cards) != CARDS_A_SPOT:
            where = place_of("activity", ACTIVITY_WORDS[cards[-1]["name"]] if cards else "")
            raise DataError(
                f"{where}: {len(cards)} cards are {CARD_COLOUR_NAMES[colour]} and of level {level} in ruling {ruling}; "
                f"there have to be {CARDS_A_SPOT}"
            )
    return activities


def rulings_of(cards: Sequence[Card]) -> range:
    """All rulings of which cards tell: those in which one comes, or comes no more."""
    return range(1, newest(cards) + 1)


def read_activity(where: str, place: int, card: Card) -> Card:
    """An activity card with its effect. Raises DataError."""
    return read_delayed(where, card) if card["kind"] == DELAYED else read_immediate(where, card)


def read_immediate(where: str, card: Card) -> Card:
    """A card that works at once: a cube on an event, or gains. Raises DataError."""
    card = with_effect(where, card, shape_of_gain(card["effect"]))
    if not any(f"effect.{gain}" in card for gain in (*GAINS, "cubes")):
        raise DataError(f"{where}: effect brings nothing; it needs one of {', '.join(GAINS)}, or cubes")
    if "effect.of" in card and "effect.per" not in card:
        raise DataError(f"{where}: effect.of does not belong here without effect.per")
    return card


def shape_of_gain(effect: Entry) -> Shape:
    """What the effect of a card that works at once consists of."""
    if "hits" in effect:
        return SHOT
    if "cubes" in effect:
        return CUBES_EACH if "per" in effect else CUBE
    return GAIN


def read_delayed(where: str, card: Card) -> Card:
    """A card of which a cube helps later. Raises DataError."""
    read = named(HELP_NAMES, 1)
    shape = HELPS[read_one(where, card["effect"], "help", read, "effect.")]
    card = with_effect(where, card, Shape({"help": read, **shape.needed}, shape.allowed))
    group, dice = card.get("effect.group"), card.get("effect.dice")
    if dice not in (None, WHITE) and group in (None, WHITE):
        raise DataError(
            f"{where}: effect.group has to be red or yellow: only dice that are white build at the cathedral"
        )
    if card["effect.help"] == RECOLOUR and group == dice:
        raise DataError(f"{where}: effect.group is the colour that the dice have anyway, effect.dice")
    return card


def read_events(content: Entry) -> list[Card]:
    """The events. Raises DataError."""
    events = read_cards(content, "event", EVENT_WORDS, EVENT_FIELDS, read_event, {"dice": named(DICE_COLOUR_NAMES)})
    check_rulings("event", EVENT_WORDS, events)
    for ruling in rulings_of(events):
        check_calls(in_ruling(events, ruling))
    return events


def read_event(where: str, place: int, card: Card) -> Card:
    """An event with its effect. Raises DataError."""
    colour = 0 if place < 8 else 1 if place < 12 else 2
    if card["colour"] != colour:
        raise DataError(f"{where}: colour has to be {CARD_COLOUR_NAMES[colour]}; 8 events are red, 4 white, 4 yellow")
    if place == MARAUDING:
        return with_effect(where, card, Shape(BLACK))
    if colour == 0:
        return with_effect(where, card, Shape({**BLACK, "calls": named(CARD_COLOUR_NAMES, 1)}))
    if len(card["effect"]) != 1:
        raise DataError(f"{where}: effect has to be one of {', '.join(STRIKES)}")
    return with_effect(where, card, Shape({}, STRIKES))


def check_rulings(kind: str, names: Sequence[str], cards: Sequence[Card]) -> None:
    """Raise DataError if a card is in the box under some rulings only."""
    for ruling in rulings_of(cards):
        there = {card["name"] for card in in_ruling(cards, ruling)}
        for place, name in enumerate(names):
            if place not in there:
                raise DataError(f"{place_of(kind, name)} is missing in ruling {ruling}")


def check_calls(events: Sequence[Card]) -> None:
    """Raise DataError if in a game more events of a colour might be called than there are."""
    for colour, name in enumerate(CARD_COLOUR_NAMES):
        there = len([card for card in events if card["colour"] == colour])
        calling = [place for place, card in enumerate(events) if card.get("effect.calls") == colour]
        if min(len(calling), max(ROUNDS)) > there:
            where = place_of("event", EVENT_WORDS[events[calling[there]]["name"]])
            raise DataError(f"{where}: effect.calls is {name!r}, as {there} times before; there are no more")


def read_characters(content: Entry) -> list[Card]:
    """The characters. Raises DataError."""
    characters = read_cards(content, "character", CHARACTER_NAMES, CHARACTER_FIELDS, read_character)
    check_rulings("character", CHARACTER_NAMES, characters)
    return characters


def read_character(where: str, place: int, card: Card) -> Card:
    """A character, which counts what the rules count for it. Raises DataError."""
    if card["counts"] != place:
        raise DataError(f"{where}: counts has to be {COUNTED[place]!r}")
    return card


def check_parts(content: Entry) -> None:
    """Raise DataError for anything in the file that nobody reads."""
    for part in content:
        if part not in PARTS:
            raise DataError(f"{FILE.name}: {part} does not belong here, only {', '.join(PARTS)}")


def entries() -> list[tuple[str, Entry]]:
    """All that is printed, form by form, as it stands in the file."""
    cards = [
        (place_of(kind, card["name"]), card) for kind in ("activity", "event", "character") for card in CONTENT[kind]
    ]
    return cards + [(place_of(part), form) for part in ("activities", "characters") for form in forms_of(CONTENT[part])]


def column(cards: Sequence[Entry], field: str, default: Any = 0) -> tuple[Any, ...]:
    """One value of every card."""
    return tuple(card.get(field, default) for card in cards)


check_parts(CONTENT)
_ACTIVITIES = read_activities(CONTENT)
_EVENTS = read_events(CONTENT)
_CHARACTERS = read_characters(CONTENT)
_SCALES = read_forms(FILE.name, CONTENT, "characters", SCALE_FIELDS)
OF_RULES = 2
"""The newest ruling in which rules differ."""
RULING = max(OF_RULES, newest([*_ACTIVITIES, *_EVENTS, *_CHARACTERS, *_SCALES, *SPACES_OF_CARDS]))
"""The newest ruling: that of the rules, or of a corrected value."""

ACTIVITIES = len(_ACTIVITIES)
"""Activity cards in all their forms; numbers of cards are numbers of forms."""
WORD: Numbers = column(_ACTIVITIES, "name")
"""By card: its place among ACTIVITY_WORDS."""
ACTIVITY_NAMES = tuple(ACTIVITY_WORDS[word] for word in WORD)
SINCE: Numbers = column(_ACTIVITIES, "since")
UNTIL: Numbers = column(_ACTIVITIES, "until")
"""By card: the rulings under which it is in the box."""
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
HITS: Numbers = column(_ACTIVITIES, "effect.hits")
"""What a black die has to show for each cube; 0: none is rolled."""


# What a cube of a delayed card does to the dice of a group, by card; the last row, for NOBODY, is that of no cube.


def by_help(kinds: Mapping[int, Callable[[int], int]], otherwise: int) -> Numbers:
    """A number for every card: for delayed ones of these kinds what is made of the amount of the effect."""
    helps = ((card.get("effect.help", NO_HELP), card.get("effect.amount", 0)) for card in _ACTIVITIES)
    return (*(kinds[kind](amount) if kind in kinds else otherwise for kind, amount in helps), otherwise)


def amount_itself(amount: int) -> int:
    """The amount of an effect."""
    return amount


def one(_: int) -> int:
    """1, whatever the amount of the effect."""
    return 1


WORTH_SET: Numbers = by_help({SET_EACH: amount_itself}, 0)
"""What each die counts, whatever it shows; 0: it goes by what it shows."""
WORTH_TIMES: Numbers = by_help({MULTIPLY: amount_itself}, 1)
WORTH_MORE: Numbers = by_help({ADD_TO_EACH: amount_itself}, 0)
"""A die counts what it shows, times the one, plus the other."""
TOTAL_MORE: Numbers = by_help({ADD_TO_TOTAL: amount_itself}, 0)
"""What all dice of the group count more together."""
DICE_AT_MOST: Numbers = by_help({MULTIPLY: one}, GROUP_SIZE)
TAKES_DICE: Numbers = by_help({TAKE_ONE_EACH: one}, 0)
"""1: dice of other districts cost nothing, but each district gives one at most."""
BEFORE_DICE: Numbers = by_help({RECOLOUR: one, MULTIPLY: one, TAKE_ONE_EACH: one}, 0)
"""1: the cube is about which dice can be used, so it comes before the first."""
HELPS_TO_PLACE: Numbers = (*(int(card.get("effect.places", False)) for card in _ACTIVITIES), 0)
HELPS_TO_BUILD: Numbers = (*(int(card.get("effect.cathedral", True)) for card in _ACTIVITIES), 1)
"""1: the cube may help to place a citizen, or at the cathedral."""

SPOT: Numbers = tuple(LEVELS * card["colour"] + card["level"] - 1 for card in _ACTIVITIES)
"""Where a card lies when it has come."""

EVENTS = len(_EVENTS)
"""Events in all their forms."""
EVENT_WORD: Numbers = column(_EVENTS, "name")
EVENT_NAMES = tuple(EVENT_WORDS[word] for word in EVENT_WORD)
EVENT_SINCE: Numbers = column(_EVENTS, "since")
EVENT_UNTIL: Numbers = column(_EVENTS, "until")
EVENT_DECK: Numbers = column(_EVENTS, "colour")
"""The colour of its back."""
EVENT_COLOUR: Numbers = tuple(card["dice"] if "dice" in card else card["colour"] for card in _EVENTS)
"""The colour as which dice counter it."""
BLACK_DICE: Numbers = column(_EVENTS, "effect.black")
CALLS: Numbers = column(_EVENTS, "effect.calls", ANY)
LOSE_DENIERS: Numbers = column(_EVENTS, "effect.lose_deniers")
LOSE_INFLUENCE: Numbers = column(_EVENTS, "effect.lose_influence")
LOSE_CATHEDRAL: Numbers = column(_EVENTS, "effect.lose_cathedral")
LOSE_CUBES: Numbers = column(_EVENTS, "effect.lose_cubes")
NEWCOMER: Numbers = column(_EVENTS, "effect.citizen", ANY)
"""The building to which a neutral citizen comes."""
BANNERS: Numbers = column(_EVENTS, "banners")
MOST_BANNERS = max(BANNERS)
"""Of any event; the layout of the state goes by it."""
EVENT_DIVISOR: Numbers = column(_EVENTS, "divisor")
BANNER_INFLUENCE: Numbers = column(_EVENTS, "influence")
EVENT_POINTS: tuple[Numbers, ...] = column(_EVENTS, "points")

THRESHOLDS: tuple[tuple[Numbers, ...], ...] = (
    ((0,) * CHARACTER_LEVELS,) * CHARACTERS,
    *(column(in_ruling(_CHARACTERS, ruling), "thresholds") for ruling in range(1, RULING + 1)),
)
"""By ruling (from 1) and character."""


def by_ruling(part: str, forms: Sequence[Entry], field: str) -> tuple[Any, ...]:
    """A value that is printed on all cards, by ruling from 1. Raises DataError where it is missing or stands twice."""
    return tuple(form_in(place_of(part), forms, ruling)[field] for ruling in range(1, RULING + 1))


CHARACTER_POINTS: tuple[Numbers, ...] = ((0,) * CHARACTER_LEVELS, *by_ruling("characters", _SCALES, "points"))
"""By ruling and threshold that is reached."""
SPACES_OF_CARD: Numbers = (0, *by_ruling("activities", SPACES_OF_CARDS, "spaces"))
"""By ruling: spaces for tradesmen."""
