"""Records of finished tables, and tables made from records: what one place has seen can be watched at another."""

import secrets
from threading import Lock

from django.db import transaction

from parvis.engine import record
from parvis.engine.play import Play
from parvis.engine.record import Record
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import own_tables
from parvis.web.tables import fair
from parvis.web.tables.boxes import game_played, to_json
from parvis.web.tables.history import result_of
from parvis.web.tables.loading import reading
from parvis.web.tables.seats import SHAPES, Seat, bits, seats
from parvis.web.tables.table_game import TableGame

_ALONE = Lock()
LARGEST = 1_000_000
"""Bytes that an uploaded record may have."""


def of(table: Table) -> Record:
    """The record of a finished table. Raises Unreadable if its game or ruling no longer exists here."""
    with reading(table.pk):
        game = game_played(table)
        game.check_stored(table.ruling, table.corrected or None)
        made = table.steps.order_by("number").values_list("seat", "words")
        steps = [(seat, game.decision(words)) for seat, words in made]
        sitting = [{"name": seat.name, "player": seat.player} for seat in seats(table)]
        return Record(game, table.ruling, table.options, sitting, steps, result_of(table), fair.revealed(table))


def take_in(file: bytes) -> Table:
    """A finished table of the record in a file. One at a time, so that tables go on meanwhile. Raises RecordError."""
    with _ALONE:
        return keep(read(file))


def read(file: bytes) -> Record:
    """The record in a file, verified from the first step to the last. Raises RecordError."""
    found = record.loads(file)
    record.verify(found)
    return found


def give(table: Table, host: Person) -> None:
    """Let a table that nobody has opened be somebody's."""
    with transaction.atomic():
        table.host = host
        table.save(update_fields=["host"])
        own_tables.note(table)


def keep(found: Record) -> Table:
    """A finished table of a verified record, with everything that it tells of. Colours go by seat."""
    colours = list(SHAPES)
    sitting = [
        Seat(number, seat["name"], colours[number % len(colours)], seat["player"])
        for number, seat in enumerate(found.seats)
    ]
    table = Table(
        game=found.game.name,
        ruling=found.ruling,
        corrected=found.game.corrected(found.ruling) or "",
        box=to_json(found.game),
        options=found.options,
        seats=[{"name": seat.name, "colour": seat.colour, "player": seat.player} for seat in sitting],
        bots=bits(sitting),
        seed=secrets.randbits(48),
        **fair.fields(found.fair),
    )
    playing = TableGame(table, found.game, Play(found.game, len(sitting), found.options, found.ruling).state)
    for seat, decision in found.steps:
        playing.step_of_record(seat, decision)
    with transaction.atomic():  # not before: nobody else can write within it
        table.save()
        playing.save()
    return table
