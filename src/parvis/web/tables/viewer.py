"""Who looks at a table, and which seats they decide for."""

from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest

from parvis.engine.contract import seats_of
from parvis.web.daily import sealing
from parvis.web.models import Table
from parvis.web.people.guests import present
from parvis.web.room import persons
from parvis.web.room.models import Sitting
from parvis.web.room.terms import PASSWORD, PUBLIC
from parvis.web.tables.loading import reading, terms_of

HOME, CLUB = "home", "club"
"""The modes of a site: everybody may do everything at its tables, or seats and tables belong to persons."""
KEY = "curtain"
LET_IN = "let-in"
"""Where a browser remembers the tables that its people came to by a link or a password."""
SITTINGS = "sittings"
"""Where a request keeps what it has read of them."""
MOST = 100
"""Tables that a browser remembers so."""


@dataclass(frozen=True)
class Viewer:
    """Whoever sits before one screen."""

    held: int
    """The seats for which decisions are made here, as bits; none for those who only watch."""
    lifted: int | None
    """The seat whose hand may be shown: the only one held, or the one for which the curtain was lifted."""
    away: int = 0
    """The viewer's seats for which bots decide until they take them back, as bits."""


def viewer(request: HttpRequest, table: Table) -> Viewer:
    """Who asks for a page of the table."""
    own = own_seats(request, table)
    seats, away = own & ~table.bots, own & table.bots
    if seats.bit_count() == 1:
        return Viewer(seats, seats_of(seats)[0], away)
    table_id, seat = request.session.get(KEY, (None, None))
    return Viewer(seats, seat if table_id == table.pk and seats >> seat & 1 else None, away)


def held(request: HttpRequest, table: Table) -> int:
    """The seats that whoever asks decides for now, as bits. Raises Unreadable for a damaged table."""
    return own_seats(request, table) & ~table.bots


def own_seats(request: HttpRequest, table: Table) -> int:
    """The seats of whoever asks, as bits, those too where a bot sits in for them. Raises Unreadable."""
    with reading(table.pk):
        if table.host_id is None:
            people = (1 << len(table.seats)) - 1 & ~table.bots
            is_others = terms_of(table).daily and not sealing.is_own(request, table.pk)
            return people if settings.MODE == HOME and not is_others else 0
        person = present(request)
        return 0 if person is None else persons.seats_held(table, person.pk, sittings(request, table))


def hand_on_sittings(request: HttpRequest, read: dict[int, list[tuple[int, int]]]) -> None:
    """Let the rest of the request know who sits at tables, which a list has read for all of them at once."""
    request.__dict__.setdefault(SITTINGS, {}).update(read)


def sittings(request: HttpRequest, table: Table) -> list[tuple[int, int]]:
    """Who sits at the table, read once for a request: nothing that one asks for seats anybody."""
    read: dict[int, list[tuple[int, int]]] = request.__dict__.setdefault(SITTINGS, {})
    if table.pk not in read:
        read[table.pk] = persons.sittings(table)
    return read[table.pk]


def can_sit(viewer: Viewer, table: Table, seat: int) -> bool:
    """Whether that seat is one of theirs, and may decide now."""
    return seat < len(table.seats) and bool(table.movers & viewer.held & 1 << seat)


def lift(request: HttpRequest, table: Table, seat: int) -> None:
    """Lift the curtain for a seat; it falls for any other, at other tables too."""
    request.session[KEY] = (table.pk, seat)


def drop(request: HttpRequest) -> None:
    """Let the curtain fall: no seat's secrets are shown."""
    request.session.pop(KEY, None)


def may_watch(request: HttpRequest, table: Table) -> bool:
    """Whether somebody who does not sit there may see the table: it is public, or they came by its link,
    or sat there once; a deal of the day when they can't play it any more."""
    if table.host_id is None:
        return False
    terms = terms_of(table)
    if terms.daily:
        return not sealing.is_hidden_from(request, table.pk)
    is_open = terms.watchers and (terms.visibility == PUBLIC or table.pk in request.session.get(LET_IN, []))
    return is_open or sat_there(request, table)


def is_sealed(table: Table) -> bool:
    """Whether only those who sit there may see the table. Raises Unreadable."""
    return table.host_id is not None and terms_of(table).sealed


def is_deal_to_play(request: HttpRequest, table: Table) -> bool:
    """Whether a deal is played there that whoever asks may still play: nobody keeps order there before. Raises
    Unreadable.
    """
    return table.host_id is not None and terms_of(table).daily and sealing.is_hidden_from(request, table.pk)


def needs_password(table: Table) -> bool:
    """Whether whoever has the table's password may watch. Raises Unreadable."""
    if table.host_id is None:
        return False
    terms = terms_of(table)
    return terms.watchers and terms.visibility == PASSWORD


def sat_there(request: HttpRequest, table: Table) -> bool:
    """Whether they had a seat at the table, if only until they left."""
    person = present(request)
    return person is not None and Sitting.objects.filter(table=table, person=person.pk).exists()


def let_in(request: HttpRequest, table: Table) -> None:
    """Remember that somebody came by the table's link, or with its password."""
    known = request.session.get(LET_IN, [])
    request.session[LET_IN] = [*(number for number in known if number != table.pk), table.pk][-MOST:]
