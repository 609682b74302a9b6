"""The tables of a round: opened for all groups, and sealed while all of them play the same deals.

Nobody sees a sealed table but those who sit there, and nobody its record or what its chance followed from, until the
round is closed: else whoever has finished, or watches, could tell the others which cards will come.
"""

from dataclasses import replace

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from parvis.engine import registry
from parvis.web.live import lists
from parvis.web.models import Table
from parvis.web.people import names, rating
from parvis.web.people.models import Person
from parvis.web.room import own_tables
from parvis.web.room.gathering_rows import distinct
from parvis.web.room.terms import LINK, Terms
from parvis.web.tables.opening import NewTable, open_table
from parvis.web.tables.seats import BOT, HUMAN, SHAPES, Seat
from parvis.web.tournaments.models import OFF, RUNNING, Group, Tournament


def open_missing(tournament: Tournament) -> list[int]:
    """The groups of a tournament that wait for their table."""
    waiting = Group.objects.filter(round__tournament=tournament, round__closed=None, places__isnull=True, table=None)
    return list(waiting.order_by("number").values_list("pk", flat=True))


def open_for(group_id: int) -> None:
    """Open the table of a group, unless it is there. Raises GameError."""
    with transaction.atomic():
        tournament = Tournament.objects.select_for_update().filter(played__groups=group_id, stage=RUNNING).first()
        waiting = Group.objects.select_for_update(of=("self",)).select_related("round__tournament")
        group = waiting.filter(pk=group_id, places__isnull=True, table=None, round__closed=None).first()
        if group is not None and tournament is not None:
            group.table = open_table(new_table(group))
            group.save(update_fields=["table"])
            lists.change()


def new_table(group: Group) -> NewTable:
    """The table that a group is to have: bots play for those who have left. Raises GameError."""
    tournament = group.round.tournament
    terms, game = Terms.of(tournament.terms), registry.find(tournament.game)
    chairs = list(group.chairs.select_related("entry__person").order_by("seat"))
    sitting: list[Seat] = []
    afar: dict[int, Person] = {}
    for chair, colour in zip(chairs, SHAPES, strict=False):
        person, gone = chair.entry.person, chair.entry.is_gone
        name = distinct(person.name or names.gone_from(chair.seat), [seat.name for seat in sitting])
        sitting.append(Seat(chair.seat, name, colour, BOT + terms.stand_in if gone else HUMAN, program=person.bot))
        if not gone:
            afar[chair.seat] = person
    if group.sealed:
        terms = replace(terms, visibility=LINK, watchers=False, revealed=False, sealed=True)
    return NewTable(
        game,
        sitting,
        tournament.options,
        host=next(iter(afar.values()), chairs[0].entry.person),  # never who organizes: they may play the same deals
        afar=afar,
        terms=terms.to_json(),
        secret=bytes.fromhex(group.round.secret) if group.sealed else None,
    )


def to_unseal() -> QuerySet[Group]:
    """The sealed groups whose round is over, or whose tournament is off, once nobody plays their deals any more."""
    playing = Group.objects.filter(round=OuterRef("round"), table__isnull=False, table__finished=None)
    is_over = Q(round__closed__isnull=False) | Q(round__tournament__stage=OFF)
    return Group.objects.filter(is_over, ~Exists(playing), sealed=True)


def unseal(group_id: int) -> None:
    """Let everybody see the table of a group, as the terms of the tournament say."""
    with transaction.atomic():
        sealed = Group.objects.select_for_update(of=("self",)).select_related("round__tournament")
        group = sealed.filter(pk=group_id, sealed=True).first()
        if group is None:
            return
        Group.objects.filter(pk=group.pk).update(sealed=False)
        table = Table.objects.select_for_update().filter(pk=group.table_id or 0).first()
        if table is not None:
            table.terms = group.round.tournament.terms
            table.save(update_fields=["terms"])
            own_tables.note(table)
            lists.change()
            transaction.on_commit(rating.sweep)
