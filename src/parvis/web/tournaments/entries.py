"""Who plays in a tournament: entering, checking in, leaving."""

from contextlib import suppress

from django.db import IntegrityError, transaction
from django.db.models import F
from django.http import Http404

from parvis.web.bell import Bell
from parvis.web.live import lists
from parvis.web.people.models import Person
from parvis.web.room import absence, hours
from parvis.web.room.terms import Terms
from parvis.web.texts import SiteError, text
from parvis.web.tournaments.models import (
    CHECK_IN,
    OFF,
    OPEN,
    OVER,
    RUNNING,
    Entrant,
    Entry,
    Group,
    Ladder,
    Tournament,
)

changed = Bell("tournament", "tournament_id")
"""Rung for a tournament that a commit changed: there may be tables to open."""


def find(tournament_id: int) -> Tournament:
    """The tournament of that number. Raises Http404."""
    found = Tournament.objects.select_related("host").filter(pk=tournament_id).first()
    if found is None:
        raise Http404(text("tournament-none"))
    return found


def locked(tournament_id: int) -> Tournament:
    """A tournament that nobody else changes until the transaction ends. Raises Http404."""
    found = Tournament.objects.select_for_update().filter(pk=tournament_id).first()
    if found is None:
        raise Http404(text("tournament-none"))
    return found


def tell(tournament: Tournament, **changes: object) -> None:
    """Save what has changed of a tournament, within the transaction, and let pages and the director know."""
    Tournament.objects.filter(pk=tournament.pk).update(revision=F("revision") + 1, **changes)
    lists.change()
    changed.ring(tournament.pk)


def enter(tournament_id: int, person: Person) -> None:
    """Enter a tournament; where it is under way, from the next round on.

    Raises SiteError for somebody who is in it already, or who can't be.
    """
    try:
        with transaction.atomic():
            found = locked(tournament_id)
            if person.guest:
                raise SiteError("tournament-members-only")
            Terms.of(found.terms).check_admits(person)
            if found.stage not in (OPEN, CHECK_IN) and not (found.stage == RUNNING and found.late):
                raise SiteError("tournament-closed")
            Entry.objects.create(tournament=found, person=person, here=found.stage == RUNNING)
            tell(found)
    except IntegrityError:
        raise SiteError("tournament-entered-already") from None


def check_in(tournament_id: int, person: Person) -> None:
    """Say that one is here. Doing so twice changes nothing. Raises SiteError where nobody is asked for it."""
    with transaction.atomic():
        found = locked(tournament_id)
        if not (found.stage == CHECK_IN or (found.stage == RUNNING and found.late)):
            raise SiteError("tournament-no-check-in")
        entry = entry_of(found, person)
        if not entry.here:
            Entry.objects.filter(pk=entry.pk).update(here=True)
            tell(found)


def leave(tournament_id: int, person: Person) -> None:
    """Withdraw before the first round, or leave: then a bot plays on at a table under way.

    Raises SiteError for somebody who is not in it.
    """
    with transaction.atomic():
        let_go(locked(tournament_id), person)


def remove(tournament_id: int, person_id: int) -> None:
    """Let somebody leave who does not do so, as whoever organizes can. Raises SiteError for nobody who is in it."""
    with transaction.atomic():
        found = locked(tournament_id)
        entry = Entry.objects.select_related("person").filter(tournament=found, person=person_id).first()
        if entry is None:
            raise SiteError("tournament-nobody-there")
        let_go(found, entry.person)
        for ladder in Ladder.objects.filter(divisions__tournament=found):
            Entrant.objects.update_or_create(ladder=ladder, person=entry.person, defaults={"removed": True})


def let_go(found: Tournament, person: Person) -> None:
    """Let somebody leave a tournament whose row is locked. Raises SiteError for somebody who is not in it."""
    entry = entry_of(found, person)
    if found.stage in (OVER, OFF):
        raise SiteError("tournament-closed")
    if not entry.chairs.exists():
        entry.delete()
    else:
        Entry.objects.filter(pk=entry.pk).update(left=hours.now())
        leave_tables(entry)
    Entrant.objects.filter(ladder__divisions__tournament=found, person=person, removed=False).delete()
    tell(found)


def leave_tables(entry: Entry) -> None:
    """Let a bot play on where somebody sits in a game of the tournament."""
    playing = Group.objects.filter(chairs__entry=entry, places__isnull=True, table__finished=None).exclude(table=None)
    for table, seat in playing.values_list("table_id", "chairs__seat"):
        with suppress(SiteError):  # they have left that table before
            absence.leave(int(table or 0), seat)


def entry_of(tournament: Tournament, person: Person) -> Entry:
    """The entry of somebody who has not left. Raises SiteError."""
    found = Entry.objects.filter(tournament=tournament, person=person, left=None).first()
    if found is None:
        raise SiteError("tournament-not-entered")
    return found


def open_check_in(tournament_id: int) -> None:
    """Ask all who have entered whether they are here. Raises SiteError where that has been done."""
    with transaction.atomic():
        found = locked(tournament_id)
        if found.stage != OPEN:
            raise SiteError("tournament-no-check-in")
        tell(found, stage=CHECK_IN)


def call_off(tournament_id: int) -> None:
    """Call a tournament off; games under way go on without it. Raises SiteError where it is over."""
    with transaction.atomic():
        found = locked(tournament_id)
        if found.stage in (OVER, OFF):
            raise SiteError("tournament-closed")
        tell(found, stage=OFF)
