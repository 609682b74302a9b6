"""Reading cards of Troyes from the data files, in all their forms, whatever kind they are."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from parvis.engine.data import (
    NOTHING,
    SOURCES,
    DataError,
    DataRefused,
    Fields,
    Needed,
    check_marks,
    named,
    read_field,
    read_one,
    read_table,
    table,
)
from parvis.engine.rulings import ALL_RULINGS, RULINGS
from parvis.games.troyes import contents

# What owners are told who type values that the rules of Troyes can't play, in the texts of the game

TEXTS = Path(__file__).parent / "words" / "texts"


class CardsRefused(DataRefused):
    """Cards that the rules can't play."""

    texts = TEXTS


class NeededHere(Needed):
    """What a value of Troyes has to be."""

    texts = TEXTS


# Cards

Entry = Mapping[str, Any]
Card = dict[str, Any]
"""The values of a card by field."""
Completing = Callable[[str, Card], Card]
"""Checks what the fields alone don't tell, and adds what a card's effect is; first, where the card stands."""
Numbers = tuple[int, ...]

BOXES = ("base", "ladies", *contents.OWN_BOXES)
"""What cards come in, by the words of the data files: the base game, the expansion, or a box of one's own."""
BASE_BOX, LADIES_BOX = 0, 1
OWN_PLACES = tuple(range(2, len(BOXES)))
"""The boxes of one's own."""
OF_LADIES = {key for key, file in contents.FILE_OF.items() if file == contents.LADIES_FILE}
"""The part and the name of all that stands in the file of the expansion."""
BOX: Fields = {"module": named(BOXES), **RULINGS}
"""When a card is in the box: with which module, and under which rulings. See rules/in_play.py."""
PARTS = ("activities", "activity", "event", "character", "characters", "tile", "gates")


def place_of(kind: str, name: str | int = "") -> str:
    """Where something stands, for errors."""
    file = contents.BOARD_FILE if kind == "buildings" else contents.FILE_OF.get((kind, name), contents.FILE)
    return f"{file.name}: {kind} {name}".strip()


def read_cards(
    content: Entry,
    kind: str,
    names: Sequence[str],
    fields: Fields,
    complete: Completing,
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
        card = read_table(where, values, {**fields, "source": mark_or_marks}, {**allowed, **BOX})
        card = {"module": BASE_BOX, "since": 1, "until": ALL_RULINGS, **card}
        if any(same_time(card, other) for other in found):
            raise DataError(f"{where} stands there twice")
        found.append(complete(where, card))
        if card["source"] not in SOURCES:
            marked_values = {name: values[name] for name in (*fields, *allowed) if name in values}
            check_marks(where, card["source"], marked_values)
    for place, name in enumerate(names):
        if all(card["name"] != place for card in found):
            raise CardsRefused("cards-missing", where=place_of(kind, name))
    found.sort(key=lambda card: (card["name"], card["since"]))
    check_gaps(kind, names, found)
    return found


def mark_or_marks(value: Any) -> Any:
    """Read where values come from: one mark for all, or a table with one for each of them. Raises Needed."""
    if value in SOURCES or isinstance(value, Mapping):
        return value
    raise NeededHere("needs-marks", names=", ".join(SOURCES))


def check_gaps(kind: str, names: Sequence[str], cards: Sequence[Card]) -> None:
    """Raise DataError if a card is in the box, then not, then again. Its forms follow each other."""
    for card, later in pairwise(cards):
        missing = card["until"] + 1
        if card["name"] == later["name"] and missing < later["since"]:
            raise DataError(f"{place_of(kind, names[card['name']])} is missing in ruling {missing}")


def same_time(card: Card, other: Card) -> bool:
    """Whether two forms of one card are in the box at the same time."""
    apart = card["since"] > other["until"] or other["since"] > card["until"]
    return bool(card["name"] == other["name"]) and not apart


def check_parts(content: Entry) -> None:
    """Raise DataError for anything in the file that nobody reads."""
    for part in content:
        if part not in PARTS:
            raise DataError(f"{contents.FILE.name}: {part} does not belong here, only {', '.join(PARTS)}")


def column(cards: Sequence[Entry], field: str, default: Any = 0) -> tuple[Any, ...]:
    """One value of every card."""
    return tuple(card.get(field, default) for card in cards)


def modules_of(cards: Sequence[Entry], modules: Sequence[int]) -> Numbers:
    """The module of every card, by the modules of the boxes."""
    return tuple(modules[card["module"]] for card in cards)


def effect_column(
    kind: str, cards: Sequence[Entry], names: Sequence[str], fields: Fields, field: str, default: int = 0
) -> Numbers:
    """One value of the effect of every card of a kind. Raises DataError."""
    return tuple(
        read_field(place_of(kind, names[card["name"]]), f"effect.{field}", card["effect"][field], fields[field])
        if field in card["effect"]
        else default
        for card in cards
    )
