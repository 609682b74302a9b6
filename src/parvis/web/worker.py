"""Bots move here, behind the pages: a thread looks which tables wait for a bot, and others let one decide there.

At each table one bot thinks at a time, each in a thread of its own: a search at one table holds up no other, and no
page. A bot thinks at once and waits with its decision as long as the table's pace says. The decision goes the same path
as a person's. Nothing is kept but in the database, so bots go on after a restart where they were, and two servers on
the same data do no harm: the later of two equal decisions is outdated.
"""

import logging
import os
import time
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any

from django.db import close_old_connections, connection
from django.db.models import F

from parvis.engine import registry
from parvis.engine.contract import GameError, seats_of
from parvis.web import bots, pace
from parvis.web.deciding import Outdated, choices, decide, moved
from parvis.web.models import Table
from parvis.web.position import Position
from parvis.web.seats import seats

LOG = logging.getLogger(__name__)
IDLE = 2.0  # seconds after which tables are looked at again without having been called
REST = 5.0  # seconds that a table is left alone after an error
SEARCHES = os.cpu_count() or 1  # bots that think for a noticeable time, at once
OTHERS = 4  # bots that don't, at once


@dataclass(frozen=True)
class Question:
    """Something that a bot is asked at a table; the same one never comes again."""

    table: int
    number: int
    revision: int
    seat: int


class BotWorker(Thread):
    """Moves the bots of all tables until it is stopped."""

    def __init__(self) -> None:
        super().__init__(name="bots", daemon=True)
        self.called = Event()
        self.stopped = Event()
        self.resting: dict[int, float] = {}
        self.idle = IDLE
        self.at_work: dict[Question, bool] = {}
        """What bots are at work on, and whether that one thinks for a noticeable time."""
        self.decided: dict[Question, str] = {}
        """Decisions, in words, that are not made yet, for the table's pace."""

    def run(self) -> None:
        """Let bots decide wherever they can; then wait to be called."""
        moved.connect(self.call)
        while not self.stopped.is_set():
            self.called.clear()
            for question in self.take():
                Thread(target=self.work, args=[question], name=f"bot at table {question.table}", daemon=True).start()
            connection.close()
            self.called.wait(self.idle)

    def call(self, **_: Any) -> None:
        """Look at the tables now."""
        self.called.set()

    def stop(self) -> None:
        """Take nothing up any more. Bots that think go on in vain: what they decide is not made."""
        self.stopped.set()
        self.called.set()

    def take(self) -> list[Question]:
        """What bots can go on with now, the longest waiting first: from here on they are at work. Notes how long to
        wait.
        """
        close_old_connections()
        self.idle = IDLE
        taken = []
        waiting = [(table, asked(table)) for table in waiting_tables()]
        self.forget_all_but({question for _, question in waiting})
        for table, question in waiting:
            if question is None or question in self.at_work or self.resting.get(table.pk, 0) > time.monotonic():
                continue
            left = pace.seconds_left(table) if question in self.decided else 0.0
            if left > 0:
                self.idle = min(self.idle, left)
                continue
            searches = takes_time(table, question.seat)
            if self.has_room(searches):
                self.at_work[question] = searches
                taken.append(question)
        return taken

    def has_room(self, searches: bool) -> bool:
        """Whether one more bot can be at work, one that thinks for a noticeable time or one that does not."""
        return list(self.at_work.values()).count(searches) < (SEARCHES if searches else OTHERS)

    def forget_all_but(self, questions: set[Question | None]) -> None:
        """Forget decisions that nobody asks for any more."""
        for question in list(self.decided):
            if question not in questions and question not in self.at_work:
                self.decided.pop(question, None)

    def work(self, question: Question) -> None:
        """Go on with the question in a thread of its own."""
        try:
            self.go_on(question)
        finally:
            connection.close()

    def go_on(self, question: Question) -> bool:
        """Find what to decide, if that is not done yet, and decide it, if it is time to; whether it was decided."""
        try:
            return self.answer(question)
        except (Outdated, Table.DoesNotExist):
            LOG.debug("table %d went on by itself", question.table)
        except Exception:
            LOG.exception("a bot could not move at table %d; trying again in %.0f s", question.table, REST)
            self.resting[question.table] = time.monotonic() + REST
        finally:
            del self.at_work[question]
            self.called.set()
        return False

    def answer(self, question: Question) -> bool:
        """As `go_on`. Raises Outdated, Table.DoesNotExist and whatever goes wrong."""
        if question not in self.decided:
            table = current(question)
            name = bot_at(table, question.seat)
            self.decided[question] = bots.choose(Position.of(table), question.seat, name)
        if self.stopped.is_set() or pace.seconds_left(current(question)) > 0:
            return False
        words = self.decided.pop(question)
        decide(question.table, question.number, question.seat, words, question.revision)
        return True


def waiting_tables() -> list[Table]:
    """Tables where bots are among those who may decide, the longest waiting first."""
    open_tables = Table.objects.filter(finished=None).alias(asked=F("movers").bitand(F("bots")))
    return list(open_tables.filter(asked__gt=0).order_by("changed"))


def asked(table: Table) -> Question | None:
    """What one of the bots is asked at the table; None if those who decide together have all chosen."""
    chosen = choices(table)
    left = [seat for seat in seats_of(table.movers & table.bots) if seat not in chosen]
    return Question(table.pk, table.number, table.revision, left[0]) if left else None


def current(question: Question) -> Table:
    """The table, as long as it is still asked that. Raises Outdated or Table.DoesNotExist."""
    table = Table.objects.get(pk=question.table)
    if asked(table) != question:
        raise Outdated("this question has been answered meanwhile")
    return table


def takes_time(table: Table, seat: int) -> bool:
    """Whether the bot on a seat thinks for a noticeable time; not where it, or the game, is not there any more."""
    try:
        return bots.seconds(registry.find(table.game), bot_at(table, seat)) > 0
    except GameError:
        return False


def bot_at(table: Table, seat: int) -> str:
    """The name of the bot on a seat, with its setting."""
    return seats(table)[seat].bot or ""
