"""The pieces of Notre Dame: their numbers, their names in words, and the printed values from the data files."""

from pathlib import Path
from typing import Any

from parvis.engine.data import SOURCES, DataError, read_toml

DATA = Path(__file__).parent / "data"

SEATS = 5
"""Seats at most; every array by seat has this length."""
MARKERS = 14
"""Influence markers of a family."""
COINS = 25
"""Coins in the box; they count only under the option `limited_coins`."""
PLAGUE_END = 9
"""Last space of the harbour's plague track."""
ROUNDS = 9
PERIOD = 3
"""Rounds in a period."""

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
PERSONS = 24
BROWN_PERSONS = 6
PERSON_NAMES = (
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
LETTERS = ("A", "B", "C")

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


def read_rats(content: dict[str, Any]) -> tuple[int, ...]:
    """Rats by person. Raises DataError."""
    persons = content.get("persons", {})
    for name in (*persons, *PERSON_NAMES):
        if name not in PERSON_NAMES:
            raise DataError(f"persons.toml: there is no person {name!r}")
        entry = persons.get(name, {})
        if type(entry.get("rats")) is not int or not 0 <= entry["rats"] <= 3:
            raise DataError(f"persons.toml: {name} needs rats from 0 to 3")
        if entry.get("source") not in SOURCES:
            raise DataError(f"persons.toml: the source of {name} is one of {', '.join(SOURCES)}")
    return tuple(persons[name]["rats"] for name in PERSON_NAMES)


def read_streets(content: dict[str, Any], boroughs: int) -> list[tuple[int, int]]:
    """Pairs of markets that a street joins, for that many boroughs. Raises DataError."""
    pairs = []
    for number, street in enumerate(content.get("street", []), 1):
        ends = [street.get("from"), street.get("to")]
        if not all(end in MARKET_NAMES for end in ends) or street.get("borough") not in (-1, 0, 1):
            raise DataError(f"streets.toml: street {number} needs from and to (a market) and borough (-1, 0 or 1)")
        if street.get("source") not in SOURCES:
            raise DataError(f"streets.toml: the source of street {number} is one of {', '.join(SOURCES)}")
        start, end = (MARKET_NAMES.index(name) for name in ends)
        for borough in range(boroughs):
            other = (borough + street["borough"]) % boroughs
            pairs.append((MARKET_PLACES * borough + start, MARKET_PLACES * other + end))
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


def load(name: str) -> dict[str, Any]:
    """A data file's content. Raises DataError."""
    return read_toml(DATA / name)


FARTHEST = 5
"""More steps reach no more markets."""
RATS = read_rats(load("persons.toml"))
"""Rats by person. Source: data/persons.toml."""
STREETS = {boroughs: read_streets(load("streets.toml"), boroughs) for boroughs in (3, 4, 5)}
"""Streets by number of boroughs, as pairs of markets. Source: data/streets.toml."""
REACH = (reach(STREETS[3]), reach(STREETS[4]), reach(STREETS[5]))
"""By number of boroughs less 3, market and steps: the markets within reach, as bits."""


def market_name(market: int) -> str:
    """`2.gate`."""
    return f"{market // MARKET_PLACES}.{MARKET_NAMES[market % MARKET_PLACES]}"
