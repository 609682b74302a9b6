"""Who sits at a table: names, colours with their shapes, people and bots."""

from dataclasses import dataclass, replace

from django.db import transaction

from parvis.web.models import Table
from parvis.web.people import names
from parvis.web.tables.loading import locked, reading

SHAPES = {
    "blue": "circle",
    "yellow": "square",
    "red": "triangle",
    "green": "diamond",
    "purple": "star",
    "pink": "cross",
}
"""The colours of seats. Colour-blind people can tell them apart, and each has a shape next to it."""

HUMAN = "human"
BOT = "bot:"


@dataclass(frozen=True)
class Seat:
    """A seat at the table, and who plays there."""

    number: int
    name: str
    colour: str
    """A key of SHAPES, and a class of the style sheet."""
    player: str
    """`human`, or `bot:` and its name, as in records."""
    asked: bool = False
    """Whether a person wants to be asked where there is nothing to choose, too."""
    stand_in: str | None = None
    """The bot that plays on while the person who holds the seat is away."""
    gone: bool = False
    """Whether that person has left for good."""
    you: bool = False
    """Whether it is the only seat held before the screen: who reads the page is meant."""
    program: bool = False
    """Whether it belongs to the account of a program, which no reader takes for a person."""

    @property
    def shape(self) -> str:
        """The shape next to the colour."""
        return SHAPES[self.colour]

    @property
    def bot(self) -> str | None:
        """The name of the bot that decides; None for a person."""
        return self.player.removeprefix(BOT) if self.player.startswith(BOT) else self.stand_in


def seats(table: Table, held: int = -1) -> list[Seat]:
    """The table's seats, in their order, for those who hold these of them. Raises Unreadable for damaged ones."""
    with reading(table.pk):
        sitting = [
            replace(seat_of(number, **seat), program=bool(table.programs >> number & 1))
            for number, seat in enumerate(table.seats)
        ]
    people = [seat for seat in sitting if not seat.bot and held >> seat.number & 1]
    return [replace(seat, you=True) if people == [seat] and len(sitting) > 1 else seat for seat in sitting]


def seat_of(
    number: int,
    name: str,
    colour: str,
    player: str,
    asked: bool = False,
    stand_in: str | None = None,
    gone: bool = False,
) -> Seat:
    """A seat as a table keeps it: without a name where somebody has left for good.

    Raises KeyError for an unknown colour, TypeError for what are no words.
    """
    if not all(isinstance(word, str) for word in (name, player, stand_in or "")):
        raise TypeError("names and players are words")
    if colour not in SHAPES:
        raise KeyError(colour)
    return Seat(number, name or names.gone_from(number), colour, player, bool(asked), stand_in, bool(gone))


def ask_always(table: Table, always: bool, held: int) -> None:
    """Ask the people in these seats where there is nothing to choose, too; or go on without a word there."""
    with transaction.atomic():
        people = [
            {**seat, "asked": always} if seat["player"] == HUMAN and held >> number & 1 else seat
            for number, seat in enumerate(locked(table.pk).seats)
        ]
        Table.objects.filter(pk=table.pk).update(seats=people)


def bits(sitting: list[Seat]) -> int:
    """The seats of bots, as bits."""
    return sum(1 << seat.number for seat in sitting if seat.bot)
