"""What a page can be told of: each topic has a number that changes whenever there is something new.

`table-7` is told of each step at table 7, `people-7` of who is there, `tables` of tables opened, ended or deleted,
`mine-5` of where person 5 plays and is asked, which is told to nobody else.
Others may add kinds of their own to KINDS.
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass

from django.conf import settings
from django.http import Http404, HttpRequest

from parvis.engine.contract import seats_of
from parvis.web.access import Role, roles_at
from parvis.web.bell import Bell
from parvis.web.daily import sealing
from parvis.web.live import lists, waiting
from parvis.web.live.presence import PRESENCE
from parvis.web.models import Table
from parvis.web.people.guests import present
from parvis.web.storage.statements import Statement
from parvis.web.tables.loading import Unreadable, loaded
from parvis.web.tables.viewer import HOME, held
from parvis.web.texts import SiteError

TABLE, PEOPLE, TABLES, MINE = "table", "people", "tables", "mine"
MOST = 60
"""Topics of one stream: all pages that a browser has open share it."""
FEW = 4
"""Tables that are asked for one by one: a statement that is written once takes a tenth of one that names them all."""
GONE = "gone"
"""What is told in place of a number where there is nothing to follow any more."""


@dataclass(frozen=True)
class Topic:
    """Something that pages can follow."""

    kind: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind}-{self.number}" if self.number else self.kind


@dataclass(frozen=True)
class Kind:
    """How topics of a kind are followed."""

    may_follow: Callable[[HttpRequest, int], bool]
    """Whether somebody may be told of the one with that number."""
    newest: Callable[[Collection[int]], dict[int, str]]
    """What stands for the newest there is, by number; none for those that are gone. Called in one thread alone."""


def may_watch(request: HttpRequest, table_id: int) -> bool:
    """Whether somebody may see a table."""
    if settings.MODE == HOME:
        is_there = Table.objects.filter(pk=table_id).exists()
        return is_there and not sealing.is_hidden_from(request, table_id)
    try:
        return bool(roles_at(request, table_id) & Role.WATCHER)
    except (Http404, Unreadable):
        return False


def seats_at(request: HttpRequest, tables: Collection[int]) -> list[tuple[int, int]]:
    """The tables of people far away, and the seats there, that somebody decides for: their people are here now."""
    found = Table.objects.filter(pk__in=tables).exclude(host=None).only("host_id", "seats", "bots")
    return [(table.pk, seat) for table in loaded(found) for seat in seats_of(held(request, table))]


def is_oneself(request: HttpRequest, person_id: int) -> bool:
    """Whether that is who asks."""
    person = present(request)
    return person is not None and person.pk == person_id


def anybody(request: HttpRequest, number: int) -> bool:
    """Whether a request may follow the topic: everybody may."""
    return True


def newest_steps(tables: Collection[int]) -> dict[int, str]:
    """How many steps were made at tables, and how many times some were undone: the same as the page of a table names.

    A choice that is kept back changes neither, so nobody is told of it.
    """
    if len(tables) <= FEW:
        found = [row for table in tables for row in STEPS.rows(table)]
    else:
        found = list(Table.objects.filter(pk__in=tables).values_list("pk", "number", "revision"))
    return {table: f"{number}.{revision}" for table, number, revision in found}


STEPS = Statement(lambda: Table.objects.filter(pk=1).values_list("pk", "number", "revision"))
"""How many steps were made at a table."""


def newest_presence(tables: Collection[int]) -> dict[int, str]:
    """Newest marks of who is at tables, by table."""
    return {table: PRESENCE.mark(table) for table in tables}


def newest_list(_: Collection[int]) -> dict[int, str]:
    """How many times the lists of tables have changed."""
    return {0: lists.mark()}


KINDS = {
    TABLE: Kind(may_watch, newest_steps),
    PEOPLE: Kind(may_watch, newest_presence),
    TABLES: Kind(anybody, newest_list),
    MINE: Kind(is_oneself, waiting.newest),
}


def read(names: Collection[str]) -> list[Topic]:
    """The topics of these names, each once. Raises GameError."""
    if not 0 < len(names) <= MOST:
        raise SiteError("error-topics", most=MOST)
    return list(dict.fromkeys(topic(name) for name in names))


def topic(name: str) -> Topic:
    """The topic of that name. Raises GameError."""
    found = re.fullmatch(r"([a-z]+)(?:-([1-9][0-9]{0,8}))?", name)
    if not found or found[1] not in KINDS:
        raise SiteError("error-topic")
    return Topic(found[1], int(found[2] or 0))


def newest(topics: Collection[Topic]) -> dict[Topic, str]:
    """What stands for the newest there is of each."""
    told: dict[Topic, str] = {}
    for kind in {topic.kind for topic in topics}:
        found = KINDS[kind].newest([topic.number for topic in topics if topic.kind == kind])
        told |= {topic: found.get(topic.number, GONE) for topic in topics if topic.kind == kind}
    return told


touched = Bell("touched", "topic", topic)
"""Rung for a topic of which a commit has changed what stands for the newest."""
