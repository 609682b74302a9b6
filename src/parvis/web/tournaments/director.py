"""The director of tournaments: a thread that notes results of tables that have ended, closes rounds, pairs the next
ones, opens their tables, and ends and begins seasons of ladders.

Nothing is kept but in the database, and each step is one transaction that checks whether it is still to be done. So a
process that was killed is followed by whoever comes next, and two of them do nothing twice.
"""

import logging
from collections.abc import Callable
from typing import TypeVar

from django.db import close_old_connections, connection
from django.db.models import Exists, OuterRef, Q, QuerySet

from parvis.web.background.service import Service
from parvis.web.bell import missed
from parvis.web.storage.trouble import Outage, is_trouble
from parvis.web.tables.deciding import moved
from parvis.web.texts import SiteError
from parvis.web.tournaments import entries, rounds, seasons, tables
from parvis.web.tournaments.models import DRAWN, RUNNING, Group, Tournament

LOG = logging.getLogger(__name__)
T = TypeVar("T")
"""What there is something to do for."""
TOGETHER = 0.2
"""Seconds for which more may end before it is looked again."""
IDLE, AGAIN = 30.0, 2.0
"""Seconds after which tournaments are looked at without having been called, and after trouble."""


class Director(Service):
    """Looks after all tournaments until it is stopped."""

    def __init__(self) -> None:
        super().__init__(name="director")
        self.outage = Outage(LOG, "tournaments wait until they can be read again")
        self.failed: set[str] = set()
        """What could not be done: told once."""

    def run(self) -> None:
        """Look at tournaments when one has changed, or a game may be over."""
        moved.connect(self.hear)
        entries.changed.connect(self.call)
        missed.connect(self.call)
        while not self.stopped.is_set():
            self.called.clear()
            self.called.wait(self.seen())
            self.stopped.wait(TOGETHER)
        connection.close()

    def hear(self, goes_on: bool = False, **_: object) -> None:
        """A table has moved on: a game that goes on is nothing to look at."""
        if not goes_on:
            self.call()

    def seen(self) -> float:
        """Look after all, and tell in how many seconds to look again."""
        with self.outage.survived():
            close_old_connections()
            self.look()
            return IDLE
        return AGAIN

    def look(self) -> None:
        """Do what is to be done now. What goes wrong in one tournament holds up no other."""
        for ladder in seasons.due():
            self.see_to(f"ladder {ladder}", seasons.go_on, ladder)
        for tournament in due():
            self.see_to(f"tournament {tournament.pk}", advance, tournament)

    def see_to(self, what: str, deed: Callable[[T], None], of: T) -> None:
        """Do something unless the director is stopped, and log what goes wrong."""
        if self.stopped.is_set():
            return
        try:
            deed(of)
        except Exception as error:
            if is_trouble(error):
                raise
            self.fail(f"{what}: {error!r}")

    def fail(self, what: str) -> None:
        """Log what can't be done, once."""
        if what not in self.failed:
            self.failed.add(what)
            LOG.error("can't go on: %s", what)


def due() -> QuerySet[Tournament]:
    """The tournaments for which there is something to do: one statement, as it is asked after moves at any table."""
    groups = Group.objects.filter(round__tournament=OuterRef("pk"))
    at_play = groups.filter(round__closed=None, places__isnull=True)
    waiting = at_play.filter(Q(table=None) | Q(table__finished__isnull=False))
    goes_on = Exists(waiting) | (Q(by_itself=True) & ~Exists(at_play))
    to_unseal = Exists(tables.to_unseal().filter(round__tournament=OuterRef("pk")))
    return Tournament.objects.filter(Q(stage=DRAWN) | (Q(stage=RUNNING) & goes_on) | to_unseal)


def advance(tournament: Tournament) -> None:
    """Do all that is to be done for a tournament now. Raises GameError."""
    if tournament.stage == DRAWN:
        begin(tournament)
    rounds.note_results(tournament.pk)
    tournament.refresh_from_db()
    if tournament.by_itself and (number := finished(tournament)):
        try:
            rounds.close(tournament.pk, number)
        except SiteError:
            if finished(tournament) == number:  # else another process has closed it
                raise
        tournament.refresh_from_db()
    for group in tables.open_missing(tournament) if tournament.stage == RUNNING else ():
        tables.open_for(group)
    for group in tables.to_unseal().filter(round__tournament=tournament).values_list("pk", flat=True):
        tables.unseal(group)


def begin(tournament: Tournament) -> None:
    """Pair the first round of a division. Raises GameError where that can't be."""
    try:
        rounds.start(tournament.pk)
    except SiteError:
        tournament.refresh_from_db()
        if tournament.stage == DRAWN:  # else another process has begun it
            raise


def finished(tournament: Tournament) -> int:
    """The number of the present round if all of its results are known; 0: it goes on, or there is none."""
    last = tournament.played.order_by("number").last()
    if tournament.stage != RUNNING or last is None or last.closed:
        return 0
    return 0 if Group.objects.filter(round=last, places__isnull=True).exists() else last.number
