"""The page of those whom somebody follows: who is here, at which table, and the way to play together."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe

from parvis.engine import registry
from parvis.engine.contract import seats_of
from parvis.web.access import Role, roles_with
from parvis.web.live import waiting
from parvis.web.live.presence import HERE, PRESENCE, SITE
from parvis.web.models import Table
from parvis.web.people import friends, names
from parvis.web.people.guests import present
from parvis.web.people.models import Person
from parvis.web.room import creating, gathering, lobby, persons
from parvis.web.room.details import Details
from parvis.web.room.gathering_rows import FREE, rows_with_people
from parvis.web.room.models import Gathering, OwnTable
from parvis.web.tables import pace, viewer
from parvis.web.tables.loading import Unreadable, loaded, title_of
from parvis.web.texts import SiteError, text
from parvis.web.views.lobby import to
from parvis.web.views.parameters import by_htmx, game_of

WAITING = "waiting"
"""In place of a game: the table of one's own that waits for players."""


@dataclass(frozen=True)
class Followed:
    """Somebody whom a reader follows, as far as they let the reader see it."""

    person: Person
    is_friend: bool
    here: bool
    seen: date | None
    """The last day on which they were here; None: they don't let it be seen, or never were."""
    tables: list[tuple[int, str]]
    """Where they are now and the reader may watch: numbers of tables, and titles of games."""


@require_safe
def show(request: HttpRequest) -> HttpResponse:
    """Whom somebody follows, those who are here first; for htmx the list alone."""
    person = present(request)
    assert person is not None
    own = gathering_of(person)
    context = {
        "person": person,
        "people": people(request, person),
        "games": [registry.find(name) for name in registry.names()],
        "own": own,
        "own_title": title_of(own.game) if own else "",
        "waiting": WAITING,
        "mine": waiting.mark(person),
    }
    return render(request, "people/_friends.html" if by_htmx(request) else "people/friends.html", context)


def people(request: HttpRequest, reader: Person) -> list[Followed]:
    """The persons whom a reader follows. Who lets nobody see that they are here looks as if they were not."""
    found = list(friends.followed(reader))
    seen = friends.let_see(found, reader)
    at = tables_of(request, seen)
    made = [
        Followed(
            one,
            bool(vars(one)["is_friend"]),
            one.pk in seen and (one.pk in at or PRESENCE.of(SITE, one.pk).word == HERE),
            one.seen if one.pk in seen else None,
            at.get(one.pk, []),
        )
        for one in found
    ]
    return sorted(made, key=lambda one: not one.here)


def tables_of(request: HttpRequest, numbers: Collection[int]) -> dict[int, list[tuple[int, str]]]:
    """Which of the persons are at tables under way now, each with those that the reader may watch: numbers, titles."""
    there = OwnTable.objects.filter(person__in=numbers, finished=None, table__in=PRESENCE.tables())
    found = loaded(Table.objects.filter(pk__in=there.values("table")).order_by("pk").defer("state", "turn_state"))
    details = Details.sitting([table.pk for table in found])
    viewer.hand_on_sittings(request, {table.pk: details.sittings.get(table.pk, []) for table in found})
    at: dict[int, list[tuple[int, str]]] = {}
    for table in found:
        try:
            holders = persons.holders(table, details.sittings.get(table.pk, []))
            seen = [one for one, seats in holders.items() if one in numbers and is_here(table, seats)]
        except (Unreadable, KeyError, TypeError):
            continue  # a damaged table
        shown = [(table.pk, title_of(table.game))] if seen and may_watch(request, table) else []
        for person in seen:
            at.setdefault(person, []).extend(shown)
    return at


def may_watch(request: HttpRequest, table: Table) -> bool:
    """Whether the reader may see a table that has been read; nobody does a damaged one."""
    try:
        return bool(roles_with(request, table) & Role.WATCHER)
    except Unreadable:
        return False


def is_here(table: Table, seats: int) -> bool:
    """Whether somebody at one of these seats, as bits, has the table's page open."""
    return any(PRESENCE.of(table.pk, seat).word == HERE for seat in seats_of(seats))


def gathering_of(person: Person) -> Gathering | None:
    """The newest of somebody's tables that wait for players at which a place is free."""
    own = gathering.waiting().filter(host=person, due=None)[: gathering.MOST]
    is_free = (
        any(row.row.kind == FREE and row.person is None for row in rows_with_people(one)) and lobby.offer(one, person)
        for one in own
    )
    return next((one for one, free in zip(own, is_free, strict=True) if free), None)


@require_POST
def invite(request: HttpRequest) -> HttpResponse:
    """Keep a place for a friend at one's own table that waits, or at a new one of a game. Raises SiteError, Http404."""
    person, asked = present(request), request.POST.get("person", "")
    assert person is not None
    number = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 10 else 0
    other = Person.objects.filter(pk=number, is_active=True).first()
    if other is None:
        raise Http404(text("person-none"))
    if not friends.are_friends(person, other):
        raise SiteError("invite-no-friend")
    if request.POST.get("at") == WAITING:
        own = gathering_of(person)
        if own is None:
            raise SiteError("invite-no-table")
        found = gathering.invite(own.pk, other)
    else:
        plan = creating.with_a_friend(game_of({"game": request.POST.get("at", "")}))
        plan.kept[1] = other
        found = gathering.gather(plan, person, pace=pace.for_new_table(request, 2))
    messages.success(request, text("said-invited", name=names.shown(other)))
    return to(found)
