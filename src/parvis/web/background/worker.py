"""Bots move here, behind the pages: a thread looks which tables wait for a bot, and others let one decide there.

At each table one bot thinks at a time, each in a thread: a search at one table holds up no other, and no
page. A bot thinks at once and waits with its move as long as the table's pace says; what belongs to the move is decided
together with it, or follows without waiting. Decisions go the same path as a person's. Nothing is kept but in the
database, so bots go on after a restart where they were. Of several workers on the same data one thinks at a table, see
`claims`; if two did, the later of two equal decisions would be outdated.
"""

import logging
import os
import time
from collections import Counter
from queue import SimpleQueue
from threading import Thread

from django.db import Error, close_old_connections, connection
from django.db.models import QuerySet
from django.dispatch import Signal

from parvis.bots import Intentions
from parvis.engine.contract import seats_of
from parvis.engine.refusals import GameError
from parvis.web.background import claims
from parvis.web.background.claims import BotTask, Claims
from parvis.web.background.memory import with_room
from parvis.web.background.precedence import CLICKS
from parvis.web.background.pulse import Pulse
from parvis.web.background.service import Service
from parvis.web.bell import missed
from parvis.web.models import BOTS_ASKED, Table
from parvis.web.storage.statements import Statement
from parvis.web.storage.trouble import Outage, is_trouble, reason
from parvis.web.tables import bots, moves, pace
from parvis.web.tables.boxes import game_played
from parvis.web.tables.deciding import Outdated, choices, decide_all, moved
from parvis.web.tables.loading import Unreadable, loaded, newest
from parvis.web.tables.seats import seats
from parvis.web.tables.table_game import TableGame

LOG = logging.getLogger(__name__)
thought = Signal()
"""Sent when a bot has found what to decide: `bot`, its name with its setting, and `seconds`."""
IDLE = 2.0  # seconds after which tables are looked at again without having been called
REST, LONGEST_REST = 5.0, 600.0  # seconds that a table is left alone after its first error, after its last ones
SEARCHES = os.cpu_count() or 1  # bots that think for a noticeable time, at once
OTHERS = 4  # bots that don't, at once
PATIENCE = 0.1  # seconds for which answers to people come first


class BotWorker(Service):
    """Moves the bots of all tables until it is stopped."""

    def __init__(self) -> None:
        super().__init__(name="bots")
        self.resting: dict[int, float] = {}
        """Tables that are left alone, and until when."""
        self.failed: Counter[BotTask] = Counter()
        """How often a task has failed."""
        self.outage = Outage(LOG, "bots wait until the tables can be read again")
        self.idle = IDLE
        self.at_work: dict[BotTask, bool] = {}
        """What bots are at work on, and whether that one thinks for a noticeable time."""
        self.asked_at: dict[BotTask, float] = {}
        """When tasks were first seen, by a clock that nobody can set."""
        self.threads: list[Thread] = []
        """Threads for bots: they stay, with their connections to the database."""
        self.tasks: SimpleQueue[BotTask | None] = SimpleQueue()
        """What they go on with next; None: nothing any more."""
        self.decided: dict[BotTask, list[tuple[int, str]]] = {}
        """Decisions, seats and words, that are not made yet, for the table's pace."""
        self.claims = Claims(lambda: [*self.at_work, *self.decided])
        self.pulse = Pulse()
        self.others: set[BotTask] = set()
        """What other workers were at, the last time that was looked."""

    def run(self) -> None:
        """Let bots decide wherever they can; then wait to be called."""
        moved.connect(self.call)
        missed.connect(self.call)
        self.claims.start()
        while not self.stopped.is_set():
            CLICKS.wait(PATIENCE)
            self.called.clear()
            for task in self.seen():
                self.set_to_work(task)
            self.called.wait(self.idle)
        for _ in self.threads:
            self.tasks.put(None)
        self.claims.stop()
        connection.close()

    def seen(self) -> list[BotTask]:
        """Tasks that `take` finds; none while the tables can't be read, which is logged once."""
        with self.outage.survived():
            return self.take()
        return []

    def take(self) -> list[BotTask]:
        """What bots can go on with now, the longest waiting first: from here on they are at work. Notes how long to
        wait.
        """
        close_old_connections()
        self.pulse.beat()
        self.idle = IDLE
        taken = []
        waiting = [(table, asked(table)) for table in waiting_tables()]
        self.forget_all_but({task for _, task in waiting})
        self.others = self.claims.of_others() if waiting else set()
        for table, task in waiting:
            if task is None or task in self.at_work or self.resting.get(table.pk, 0) > time.monotonic():
                continue
            self.asked_at.setdefault(task, time.monotonic())
            left = self.seconds_left(table, task) if task in self.decided else 0.0
            if left > 0:
                self.idle = min(self.idle, left)
                continue
            searches = takes_time(table, task.seat)
            if self.has_room(searches) and self.is_ours(task):
                self.at_work[task] = searches
                taken.append(task)
        return taken

    def is_ours(self, task: BotTask) -> bool:
        """Whether this worker has claimed the task, or can now. If not, it is looked at again soon."""
        try:
            if task in self.decided or (task not in self.others and self.claims.take(task)):
                return True
        except Error as error:
            self.rest(task, error)
        self.idle = min(self.idle, claims.LOOK)
        return False

    def has_room(self, searches: bool) -> bool:
        """Whether one more bot can be at work, one that thinks for a noticeable time or one that does not."""
        return list(self.at_work.values()).count(searches) < (SEARCHES if searches else OTHERS)

    def forget_all_but(self, tasks: set[BotTask | None]) -> None:
        """Forget what nobody asks for now."""
        for noted in (self.decided, self.asked_at, self.failed):
            for task in list(noted):  # others write there meanwhile
                if task not in tasks and task not in self.at_work:
                    noted.pop(task, None)

    def seconds_left(self, table: Table, task: BotTask) -> float:
        """How long the bot still waits with its decisions."""
        return pace.seconds_left(table, time.monotonic() - self.asked_at[task])

    def set_to_work(self, task: BotTask) -> None:
        """Let a thread go on with the task that was taken; one more if all may be at work."""
        if len(self.threads) < len(self.at_work):
            self.threads.append(Thread(target=self.work, name="bot", daemon=True))
            self.threads[-1].start()
        self.tasks.put(task)

    def work(self) -> None:
        """Go on with one task after the other, until there are no more."""
        while (task := self.tasks.get()) is not None:
            close_old_connections()
            with_room(self.go_on, task)
        connection.close()

    def go_on(self, task: BotTask) -> bool:
        """Find what to decide, if that is not done yet, and decide it, if it is time to; whether it was decided."""
        try:
            return self.answer(task)
        except (Outdated, Table.DoesNotExist):
            LOG.debug("table %d went on by itself", task.table)
        except Exception as error:
            self.rest(task, error)
        finally:
            del self.at_work[task]
            self.called.set()
        return False

    def rest(self, task: BotTask, error: Exception) -> None:
        """Leave a table alone after an error, longer each time. Only the first is logged; of ours, with its origin."""
        pause = min(REST * 2 ** self.failed[task], LONGEST_REST)
        if not self.failed[task] and not isinstance(error, Unreadable):
            ours = not (isinstance(error, GameError) or is_trouble(error))
            told = "a bot could not move at table %d (%s); trying again, first in %.0f s"
            LOG.error(told, task.table, type(error).__name__ if ours else reason(error), pause, exc_info=ours)
        self.failed[task] += 1
        self.resting[task.table] = time.monotonic() + pause

    def answer(self, task: BotTask) -> bool:
        """Answer for a bot, and go on as `go_on` does. Raises Outdated, Table.DoesNotExist and whatever goes wrong."""
        if task not in self.decided:
            table, began = current(task), time.monotonic()
            self.decided[task] = thought_out(TableGame.of(table), task.seat)
            thought.send_robust(None, bot=bot_at(table, task.seat), seconds=time.monotonic() - began)
        if self.stopped.is_set() or self.seconds_left(current(task), task) > 0:
            return False
        decide_all(task.table, task.number, self.decided.pop(task), task.revision)
        return True


def thought_out(playing: TableGame, seat: int) -> list[tuple[int, str]]:
    """What the bot decides, and what it and other bots decide then in the same move: seats and words.

    As far as only their decisions lead to the next, and nobody would wait for them: a bot that takes its time may have
    found a whole move. No step made here is saved.
    """
    made: list[tuple[int, str]] = []
    intentions: Intentions = {}
    while True:
        is_alone = len(playing.movers) == 1
        words = bots.choose(playing, seat, bot_at(playing.table, seat), intentions)
        made.append((seat, words))
        if not is_alone:
            return made
        playing.step(seat, playing.game.decision(words))
        movers = playing.movers
        knows_already = bool(intentions) and movers == [seat]
        if len(movers) != 1 or not (knows_already or follows(playing.table, movers[0])):
            return made
        seat = movers[0]


def follows(table: Table, seat: int) -> bool:
    """Whether it is a bot's turn to go on with the move under way, one that does not take its time."""
    return bool(table.bots >> seat & 1) and not moves.begins(table) and not takes_time(table, seat)


def waiting_tables() -> list[Table]:
    """Tables where bots are among those who may decide, the longest waiting first."""
    return loaded(asking_bots().order_by("changed")) if ASKING.rows(0) else []


def asking_bots() -> QuerySet[Table]:
    """Unfinished tables at which bots are asked, as a query."""
    return Table.objects.filter(BOTS_ASKED, finished=None)


ASKING = Statement(lambda: asking_bots().values_list("pk", flat=True)[:1])
"""A statement that finds one table at which a bot is asked, if there is any."""


def asked(table: Table) -> BotTask | None:
    """What one of the bots is asked at the table; None if those who decide together have all chosen."""
    chosen = choices(table)
    left = [seat for seat in seats_of(table.movers & table.bots) if seat not in chosen]
    return BotTask(table.pk, table.number, table.revision, left[0]) if left else None


def current(task: BotTask) -> Table:
    """The table, as long as it is still asked that. Raises Outdated or Table.DoesNotExist."""
    table = newest(task.table)
    if asked(table) != task:
        raise Outdated("notice-moved-on")
    return table


def takes_time(table: Table, seat: int) -> bool:
    """Whether the bot on a seat thinks for a noticeable time; False where it or the game no longer exists."""
    try:
        return bots.seconds(game_played(table), bot_at(table, seat)) > 0
    except GameError:
        return False


def bot_at(table: Table, seat: int) -> str:
    """The name of the bot on a seat, with its setting; empty where none sits."""
    sitting = seats(table)
    return sitting[seat].bot or "" if seat < len(sitting) else ""
