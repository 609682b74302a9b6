"""What each person does: the kind of it, and its values. Persons of the box do what all rule books say.

A person who is new has the same words in data/persons.toml, and a letter if grey.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from parvis.engine.data import DataError, Fields, read_field
from parvis.engine.rulings import Form, forms_of
from parvis.games.notre_dame import pieces

Does = tuple[str, Form]
"""The kind of what a person does, and its values."""

DOES: Mapping[str, Does] = {
    "money-lender": ("goods", {"coins": 2, "prestige": 1}),
    "monk": ("goods", {"markers": 2, "prestige": 1}),
    "hostess": ("goods", {"prestige": 3, "perks": 1}),
    "doctor": ("doctor", {}),
    "minstrel": ("minstrel", {}),
    "fool": ("fool", {}),
    "city-guard": ("counting", {"prestige": 1, "per": "pieces"}),
    "night-watchman": ("counting", {"prestige": 1, "per": "empty-sectors"}),
    "bishop": ("bishop", {}),
    "guild-master": ("counting", {"prestige": 2, "per": "sectors-with-2"}),
    "beggar-king": ("counting", {"prestige": 1, "per": "spaces-before-the-end"}),
    "advocate": ("counting", {"prestige": 3, "per": "pairs-of-messages"}),
    "lady-of-the-court": ("counting", {"prestige": 1, "per": "pieces-in-the-fullest-sector"}),
    "mayor": ("counting", {"prestige": 3, "per": "sectors-with-3"}),
    "carpenter": ("counting", {"prestige": 1, "per": "sectors-with-1"}),
    "nurse": ("nurse", {}),
    "steward": ("counting", {"prestige": 1, "per": "prestige"}),
    "scholar": ("scholar", {}),
    "coachman": ("coachman", {}),
    "gypsies": ("gypsies", {}),
    "spy": ("spy", {}),
    "counsellor": ("counsellor", {}),
    "guard": ("counting", {"prestige": 3, "per": "pairs-in-the-general-supply"}),
    "innkeeper": ("counting", {"prestige": 2, "per": "pieces-in-the-hotel"}),
}


def does_of(name: str, persons: Mapping[str, Any]) -> Does:
    """What a person does, by name; what the data file says of those who are new. Raises DataError."""
    if name in pieces.NUMBERED_PERSONS:
        return DOES[name]
    forms = forms_of(persons[name])
    found = [(form["kind"], form["effect"]) for form in forms]
    if any(does != found[0] for does in found):
        where = f"persons.toml: {name}"
        raise DataError(f"{where}: kind and effect are the same in all forms; who does something else has another name")
    return found[0]


EFFECTS: Sequence[Does] = tuple(does_of(name, pieces.PERSONS_FILE["persons"]) for name in pieces.PERSON_NAMES)
"""What every person does."""


def column(fields: Fields, field: str) -> tuple[int, ...]:
    """One value of what every person does; 0 where it is none of theirs. Raises DataError."""
    return tuple(
        read_field(f"persons.toml: {name}", f"effect.{field}", effect[field], fields[field]) if field in effect else 0
        for name, (_, effect) in zip(pieces.PERSON_NAMES, EFFECTS, strict=True)
    )


def of_kinds(*names: str) -> int:
    """The persons of these kinds, as bits."""
    return sum(1 << person for person, (kind, _) in enumerate(EFFECTS) if kind in names)
