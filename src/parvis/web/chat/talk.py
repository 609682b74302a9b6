"""What is said at tables: read, written, counted."""

import re
from collections.abc import Collection
from datetime import timedelta

from django.db import transaction
from django.db.models import OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone

from parvis.web.chat.models import LONGEST, Hushed, Line, Seen
from parvis.web.people.blocks import apart_from
from parvis.web.people.models import Person
from parvis.web.texts import SiteError

SHOWN = 100
"""The newest lines, which are shown."""
COUNTED = 99
"""Unread lines that are counted at most."""
MOST, WITHIN = 30, timedelta(minutes=1)
"""How many lines somebody may write in what time, at all tables."""
TWICE = timedelta(seconds=10)
"""A line that comes again within that was sent twice, as by Enter pressed twice, or because an answer was lost."""
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+")
"""Signs that nobody sees, and those that turn the writing around."""


class TooOften(SiteError):
    """Somebody has written too much just now."""


def read_words(written: str) -> str:
    """What somebody wants to say, in one line. Raises GameError."""
    words = " ".join(UNSEEN.sub(" ", written).split())
    if not words:
        raise SiteError("chat-empty")
    if len(words) > LONGEST:
        raise SiteError("chat-too-long", most=LONGEST)
    return words


def say(table_id: int, person: Person, audience: str, written: str) -> Line:
    """Say something; what is sent twice is said once. Raises GameError, TooOften among them."""
    words = read_words(written)
    with transaction.atomic():
        Person.objects.select_for_update().get(pk=person.pk)  # the same line twice at once waits here
        if (twice := just_said(table_id, person, audience, words)) is not None:
            return twice
        if Line.objects.filter(person=person, created__gt=timezone.now() - WITHIN).count() >= MOST:
            raise TooOften("chat-too-often", most=MOST)
        return Line.objects.create(table_id=table_id, person=person, audience=audience, words=words)


def just_said(table_id: int, person: Person, audience: str, words: str) -> Line | None:
    """The newest line, if it is the same one by the same person, sent twice; else None."""
    newest = Line.objects.filter(table=table_id, audience=audience).order_by("-pk").first()
    if newest is None or (newest.person_id, newest.words) != (person.pk, words):
        return None
    return newest if newest.created > timezone.now() - TWICE else None


def heard(table_id: int, audiences: Collection[str], reader: Person | None) -> QuerySet[Line]:
    """What a reader hears at a table."""
    return heard_by(reader, Line.objects.filter(table=table_id, audience__in=audiences))


def heard_by(reader: Person | None, lines: QuerySet[Line]) -> QuerySet[Line]:
    """Lines that a reader hears, without those of people who are hushed or kept apart."""
    return lines.exclude(person__in={*hushed(reader), *apart_from(reader)}) if reader else lines


def hushed(reader: Person) -> list[int]:
    """Ids of the persons whom a reader does not want to hear."""
    return list(Hushed.objects.filter(reader=reader).values_list("person", flat=True))


def newest(table_id: int, audience: str, reader: Person | None) -> list[Line]:
    """The newest lines, the oldest of them first."""
    lines = heard(table_id, (audience,), reader).select_related("person").order_by("-pk")[:SHOWN]
    return list(reversed(lines))


def note_seen(table_id: int, audience: str, reader: Person, lines: Collection[Line]) -> None:
    """Note that somebody has seen these lines, the newest ones."""
    last = max((line.pk for line in lines), default=0)
    found = Seen.objects.filter(table=table_id, person=reader, audience=audience).first()
    if last > (found.line if found else 0):
        Seen.objects.update_or_create(table_id=table_id, person=reader, audience=audience, defaults={"line": last})


def unread(table_id: int, audiences: Collection[str], reader: Person | None) -> dict[str, int]:
    """How many lines of others somebody has not seen, by audience; none are counted for strangers."""
    if reader is None:
        return dict.fromkeys(audiences, 0)
    seen = dict(Seen.objects.filter(table=table_id, person=reader).values_list("audience", "line"))
    return {
        audience: unseen(table_id, audience, reader, seen.get(audience, 0))[: COUNTED + 1].count()
        for audience in audiences
    }


def unseen(table_id: int, audience: str, reader: Person, last: int) -> QuerySet[Line]:
    """What others have said since a line, the last one that a reader has seen."""
    return heard(table_id, (audience,), reader).filter(pk__gt=last, hidden=False).exclude(person=reader)


def with_unread(tables: Collection[int], audience: str, reader: Person) -> set[int]:
    """The tables, of these, at which others have said what a reader has not seen: as many statements for any number."""
    seen = Seen.objects.filter(table=OuterRef("table"), person=reader, audience=audience).values("line")
    lines = heard_by(reader, Line.objects.filter(table__in=tables, audience=audience, hidden=False))
    unseen = lines.exclude(person=reader).filter(pk__gt=Coalesce(Subquery(seen), 0))
    return set(unseen.values_list("table", flat=True).distinct())


def behind(table_id: int, audience: str, readers: Collection[int]) -> set[int]:
    """Ids of the persons among `readers` who have not seen the newest line of a table."""
    newest = Line.objects.filter(table=table_id, audience=audience).order_by("-pk").values_list("pk", flat=True).first()
    if newest is None:
        return set()
    there = Seen.objects.filter(table=table_id, audience=audience, line__gte=newest).values_list("person", flat=True)
    return set(readers).difference(there)


def first_unread(table_id: int, audience: str, reader: Person) -> Line | None:
    """The oldest line that a reader has not seen; None: there is none."""
    seen = Seen.objects.filter(table=table_id, person=reader, audience=audience).first()
    return unseen(table_id, audience, reader, seen.line if seen else 0).order_by("pk").first()
