"""The pieces of Notre Dame: their numbers, their names in words, and the printed values from the data files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from parvis.engine.data import (
    NAME,
    SOURCES,
    DataError,
    Fields,
    anything,
    named,
    number,
    read_field,
    read_table,
    read_toml,
    table,
)
from parvis.engine.pieces import Piece
from parvis.engine.rulings import RULINGS, Entries, Form, form_in, forms_of, in_ruling, last_to_play, newest

DATA = Path(__file__).parent / "data"
Made = TypeVar("Made")

SEATS = 5
"""Seats at most; every array by seat has this length."""
MARKERS = 14
"""Influence markers of a player."""
COINS = 25
"""Coins in the box; they count only under the option `limited_coins`."""
PLAGUE_END = 9
"""Last space of the harbour's plague track."""
ROUNDS = 9
PERIOD = 3
"""Number of rounds in a period."""

# Sectors of a borough, and the cathedral, which takes markers like a sector.
CLOISTER_SCHOOL, BANK, RESIDENCE, CARRIAGE_HOUSE, HOTEL, PARK, HOSPITAL, NOTRE_DAME = range(8)
SECTORS = 7
PLACES = 8

# Action cards: one for each of the places above, and the trusted friend.
TRUSTED_FRIEND = 8
CARDS = 9
CARD_NAMES = (
    "cloister-school",
    "bank",
    "residence",
    "carriage-house",
    "hotel",
    "park",
    "hospital",
    "notre-dame",
    "trusted-friend",
)
PLACE_NAMES = CARD_NAMES[:PLACES]

# Persons: brown ones, then gray ones by letter, then the nine New Persons by letter.
MONEY_LENDER, MONK, HOSTESS, DOCTOR, MINSTREL, FOOL = range(6)
CITY_GUARD, NIGHT_WATCHMAN, BISHOP = range(6, 9)
GUILD_MASTER, BEGGAR_KING, ADVOCATE = range(9, 12)
LADY_OF_THE_COURT, MAYOR, CARPENTER = range(12, 15)
NURSE, STEWARD, SCHOLAR = range(15, 18)
COACHMAN, GYPSIES, SPY = range(18, 21)
COUNSELLOR, GUARD, INNKEEPER = range(21, 24)
BROWN_PERSONS = 6
"""In the box, and as many come in a period, two a round."""
NUMBERED_PERSONS = (
    "money-lender",
    "monk",
    "hostess",
    "doctor",
    "minstrel",
    "fool",
    "city-guard",
    "night-watchman",
    "bishop",
    "guild-master",
    "beggar-king",
    "advocate",
    "lady-of-the-court",
    "mayor",
    "carpenter",
    "nurse",
    "steward",
    "scholar",
    "coachman",
    "gypsies",
    "spy",
    "counsellor",
    "guard",
    "innkeeper",
)
"""Persons who have always had their numbers."""
LETTERS = ("A", "B", "C")
BROWN_STACK = len(LETTERS)
"""The place of brown persons behind the gray ones by letter."""


def load(name: str) -> dict[str, Any]:
    """A data file's content. Raises DataError."""
    return read_toml(DATA / name)


def new_names(content: Form) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What persons are called who are new, as they stand in the file: gray ones and brown ones. Raises DataError."""
    persons = read_field("persons.toml", "persons", content.get("persons", {}), table)
    gray: list[str] = []
    brown: list[str] = []
    for name in persons:
        if name not in NUMBERED_PERSONS:
            if not NAME.fullmatch(name):
                raise DataError(f"persons.toml: {name!r}: a name has small letters, numbers and hyphens")
            forms = [read_field("persons.toml", name, form, table) for form in forms_of(persons[name])]
            (gray if any("letter" in form for form in forms) else brown).append(name)
    return tuple(gray), tuple(brown)


PERSONS_FILE, STREETS_FILE = load("persons.toml"), load("streets.toml")
NEW_GRAY_NAMES, NEW_BROWN_NAMES = new_names(PERSONS_FILE)
PERSON_NAMES = (*NUMBERED_PERSONS, *NEW_GRAY_NAMES, *NEW_BROWN_NAMES)
PERSONS = len(PERSON_NAMES)
BROWN_NAMES = (*NUMBERED_PERSONS[:BROWN_PERSONS], *NEW_BROWN_NAMES)
GRAY_NAMES = (*NUMBERED_PERSONS[BROWN_PERSONS:], *NEW_GRAY_NAMES)
"""Gray persons follow each other in PERSON_NAMES, behind the brown ones of the box; new brown ones stand last."""
AMONG_BROWN = tuple(BROWN_NAMES.index(name) if name in BROWN_NAMES else -1 for name in PERSON_NAMES)
"""By person: the place among the brown ones."""

BROWN = 0b111111
"""The six brown persons as bits."""
GRAY = (
    (0b111 << CITY_GUARD, 0b111 << GUILD_MASTER, 0b111 << LADY_OF_THE_COURT),
    (
        0b111 << CITY_GUARD | 0b111 << NURSE,
        0b111 << GUILD_MASTER | 0b111 << COACHMAN,
        0b111 << LADY_OF_THE_COURT | 0b111 << COUNSELLOR,
    ),
)
"""Gray persons of each letter as bits: without and with New Persons."""

# Markets: five a borough; number = 5 * borough + place.
CENTRE, PARVIS, GATE, QUAY, BRIDGE = range(5)
MARKET_PLACES = 5
MARKETS = SEATS * MARKET_PLACES
MARKET_NAMES = ("centre", "parvis", "gate", "quay", "bridge")

# Messages: four types, each once in every colour; the prestige is the type's number + 1.
COIN_MESSAGE, MARKER_MESSAGE, RAT_MESSAGE, PRESTIGE_MESSAGE = range(4)
MESSAGE_TYPES = 4
MESSAGE_NAMES = ("coin", "marker", "rat", "prestige")

# Perks of the hotel and the hostess.
PERK_COIN, PERK_MARKER, PERK_RAT = range(3)
PERK_NAMES = ("coin", "marker", "rat")

PRESTIGE_FOR_COINS = (0, 1, 3, 6)
"""Prestige for a donation of 0 to 3 coins. Rules: "Notre Dame"."""
CATHEDRAL = (0, 0, 6, 8, 10, 12)
"""Prestige that the cathedral shares out, by number of players."""


RAT_FIELDS = {"rats": number(0, 3), "source": named(SOURCES)}
NEW_FIELDS = {**RAT_FIELDS, "kind": anything, "effect": table}
"""Of a person who is new: what such a person does is of a kind of `rules/persons`."""
NEW_GRAY_FIELDS = {**NEW_FIELDS, "letter": named(LETTERS)}
STREET_FIELDS = {
    "from": named(MARKET_NAMES),
    "to": named(MARKET_NAMES),
    "borough": number(-1, 1),
    "source": named(SOURCES),
}


def read_persons(content: Form) -> dict[str, list[Form]]:
    """The forms of every person's card. Raises DataError."""
    persons = read_field("persons.toml", "persons", content.get("persons", {}), table)
    for name in persons:
        if name not in PERSON_NAMES:
            raise DataError(f"persons.toml: there is no person {name!r}")
    return {
        name: [
            read_table(f"persons.toml: {name}", form, fields_of(name), RULINGS)
            for form in forms_of(persons.get(name, {}))
        ]
        for name in PERSON_NAMES
    }


def fields_of(name: str) -> Fields:
    """What stands in the data file about a person."""
    if name in NUMBERED_PERSONS:
        return RAT_FIELDS
    return NEW_FIELDS if name in NEW_BROWN_NAMES else NEW_GRAY_FIELDS


def is_there(name: str, forms: list[Form], ruling: int) -> bool:
    """Whether a person is in the box under a ruling; those who have always had their numbers always are."""
    return name in NUMBERED_PERSONS or bool(in_ruling(forms, ruling))


def read_rats(content: Form, ruling: int = 1) -> tuple[int, ...]:
    """Rats by person under a ruling. Raises DataError."""
    cards = read_persons(content)
    return tuple(
        form_in(f"persons.toml: {name}", forms, ruling)["rats"] if is_there(name, forms, ruling) else 0
        for name, forms in cards.items()
    )


def read_new(content: Form, ruling: int) -> tuple[int, ...]:
    """New persons of each stack under a ruling, as bits: gray ones by letter, then brown ones. Raises DataError."""
    cards = list(read_persons(content).items())
    there = [
        (person, in_ruling(forms, ruling)[0].get("letter", BROWN_STACK))
        for person, (name, forms) in enumerate(cards)
        if name not in NUMBERED_PERSONS and in_ruling(forms, ruling)
    ]
    return tuple(sum(1 << person for person, of in there if of == stack) for stack in range(BROWN_STACK + 1))


def read_streets(content: Form, boroughs: int, ruling: int = 1) -> list[tuple[int, int]]:
    """Pairs of markets that a street joins under a ruling, for that many boroughs. Raises DataError."""
    pairs = []
    forms = [
        read_table(f"streets.toml: street {place}", form, STREET_FIELDS, RULINGS)
        for place, form in enumerate(content.get("street", []), 1)
    ]
    for street in in_ruling(forms, ruling):
        for borough in range(boroughs):
            other = (borough + street["borough"]) % boroughs
            pairs.append((MARKET_PLACES * borough + street["from"], MARKET_PLACES * other + street["to"]))
    return pairs


def reach(pairs: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """For every market the markets within 0, 1, 2 … 5 steps of it, as bits."""
    near = [1 << market for market in range(MARKETS)]
    for start, end in pairs:
        near[start] |= 1 << end
        near[end] |= 1 << start
    table = []
    for market in range(MARKETS):
        rings = [1 << market]
        while len(rings) <= FARTHEST:
            rings.append(rings[-1])
            for stop in range(MARKETS):
                if rings[-2] >> stop & 1:
                    rings[-1] |= near[stop]
        table.append(tuple(rings))
    return tuple(table)


def entries() -> Entries:
    """All that is printed, form by form, as it stands in the files."""
    cards = [
        (f"persons.toml: {name}", form) for name, forms in PERSONS_FILE["persons"].items() for form in forms_of(forms)
    ]
    streets = [
        (f"streets.toml: the street from {street['from']} to {street['to']}, borough {street['borough']}", street)
        for street in STREETS_FILE["street"]
    ]
    return cards + streets


def by_ruling(read: Callable[[int], Made]) -> tuple[Made, ...]:
    """What is made of the files' values, by ruling; before ruling 1 as under it."""
    return tuple(read(max(1, ruling)) for ruling in range(RULING + 1))


FARTHEST = 5
"""More steps reach no more markets."""
_FORMS = [form for forms in read_persons(PERSONS_FILE).values() for form in forms]
OF_RULES = 1
"""The newest ruling in which rules differ."""
RULING = last_to_play(max(OF_RULES, newest([*_FORMS, *STREETS_FILE["street"]])))
"""The newest ruling: that of the rules, or of a corrected value."""
RATS = by_ruling(lambda ruling: read_rats(PERSONS_FILE, ruling))
"""By ruling and person. Source: data/persons.toml."""
NEW_PERSONS = by_ruling(lambda ruling: read_new(PERSONS_FILE, ruling))
"""By ruling and stack, gray ones by letter and then brown ones: new persons as bits, beside those of GRAY and BROWN."""
STREETS = by_ruling(lambda ruling: {boroughs: read_streets(STREETS_FILE, boroughs, ruling) for boroughs in (3, 4, 5)})
"""By ruling and number of boroughs, as pairs of markets. Source: data/streets.toml."""
REACH = by_ruling(lambda ruling: tuple(reach(streets) for streets in STREETS[ruling].values()))
"""By ruling, number of boroughs less 3, market and steps: the markets within reach, as bits."""

Seat = Piece(*range(SEATS), at="seat-{}")
Card = Piece(*CARD_NAMES)
Space = Piece(*PLACE_NAMES)
Sector = Piece(*PLACE_NAMES[:SECTORS])
Person = Piece(*PERSON_NAMES)
MessageType = Piece(*MESSAGE_NAMES)
Borough = Piece(*range(MARKETS // MARKET_PLACES))
Market = Piece.of("{borough}.{market_place}", borough=Borough, market_place=Piece(*MARKET_NAMES))
Edge = Piece.of("{borough}.{edge}", borough=Borough, edge=Piece(*MARKET_NAMES[1:]))
"""A market at the edge of a borough: all but the central one."""
