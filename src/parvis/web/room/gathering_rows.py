"""The rows of a gathering, one for each seat: who is to sit there, and who does already."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from parvis.web.people.models import Person
from parvis.web.people.names import LONGEST
from parvis.web.room.models import Gathering, Place
from parvis.web.tables.seats import BOT, HUMAN, Seat

FREE, HERE = "free", "here"
"""Kinds of rows: for somebody far away; for somebody at the host's own screen. Any other is `bot:` and a level."""


@dataclass(frozen=True)
class Row:
    """Who is wanted in a seat."""

    kind: str
    colour: str
    name: str = ""
    """Of a bot, or of somebody at the host's screen."""

    @property
    def bot(self) -> str | None:
        """The bot that sits there; None for a person."""
        return self.kind.removeprefix(BOT) if self.kind.startswith(BOT) else None

    @property
    def player(self) -> str:
        """The player as tables name one: a kind of bot, or human."""
        return self.kind if self.bot else HUMAN


@dataclass(frozen=True)
class SeatRow:
    """A row with whoever is there, or is expected."""

    number: int
    row: Row
    name: str
    """Name of the person in the row; empty where nobody is."""
    person: Person | None
    joined: bool
    """Whether it is taken: by somebody who has come, by a bot, or at the host's screen."""

    @property
    def seat(self) -> Seat:
        """What it will be at the table."""
        program = self.person is not None and self.person.bot
        return Seat(self.number, self.name, self.row.colour, self.row.player, program=program)


def to_json(rows: Iterable[Row]) -> list[dict[str, str]]:
    """Rows as a gathering keeps them."""
    return [asdict(row) for row in rows]


def rows_of(gathering: Gathering) -> list[Row]:
    """The rows of a gathering."""
    return [Row(**row) for row in gathering.wanted]


def rows_with_people(gathering: Gathering) -> list[SeatRow]:
    """The rows with those who sit there. No two have the same name: who comes later gets a number."""
    places = {place.row: place for place in gathering.places.all()}
    found: list[SeatRow] = []
    rows = rows_of(gathering)
    names = [row.name for row in rows if row.name]
    for number, row in enumerate(rows):
        place: Place | None = places.get(number)
        if place is None:
            found.append(SeatRow(number, row, row.name, None, row.kind != FREE))
            continue
        name = distinct(place.person.name, names)
        names.append(name)
        found.append(SeatRow(number, row, name, place.person, place.joined))
    return found


def distinct(name: str, others: Iterable[str]) -> str:
    """A name as tables take it, with a number behind it if another is called the same."""
    known = {other.casefold() for other in others}
    shown, count = name[:LONGEST].strip(), 1
    while shown.casefold() in known:
        count += 1
        behind = f" {count}"
        shown = name[: LONGEST - len(behind)].strip() + behind
    return shown
