"""Who is asked at which table: whoever is asked and was not before is told so, exactly once.

That is found by comparing the table with what was noted of it. So it comes to the same whether it is done after each
step, after several, or after the site has started again.
"""

from datetime import datetime

from django.db import transaction
from django.utils.timezone import now as present_moment

from parvis.engine.contract import seats_of
from parvis.engine.questions import NATURE
from parvis.web.models import Choice, Step, Table
from parvis.web.notices.models import DROPPED, TURN, WAITING, Asked, Channel, Muted, Outbox
from parvis.web.notices.times import due
from parvis.web.room.models import Sitting


def look_at(table_id: int, now: datetime | None = None) -> None:
    """Note who is asked at the table, and queue notices for those who were not asked before."""
    if is_news(table_id):
        with transaction.atomic():
            note(table_id, now or present_moment())


def is_news(table_id: int) -> bool:
    """Whether something is to be noted. While somebody makes one step after the other, nothing is."""
    found = standing(table_id)
    if found is None:
        return False
    number, _, asked = found
    known = {row.person_id: row for row in Asked.objects.filter(table=table_id)}
    if {person: row.seats for person, row in known.items()} != asked:
        return True
    return any(row.number > number or has_moved(row, number) for row in known.values())


def note(table_id: int, now: datetime) -> None:
    """As `look_at`, within a transaction."""
    found = standing(table_id)
    if found is None:
        return
    number, revision, asked = found
    known = {row.person_id: row for row in Asked.objects.filter(table=table_id)}
    anew = {person for person in asked if person not in known or has_moved(known[person], number)}
    over = (known.keys() - asked.keys()) | (anew & known.keys())
    waiting = Outbox.objects.filter(table=table_id, key=TURN, state=WAITING)
    waiting.filter(channel__person__in=over).update(state=DROPPED)
    Asked.objects.filter(table=table_id, person__in=known.keys() - asked.keys()).delete()
    for person, seats in asked.items():
        noted = {"seats": seats, "number": number}
        Asked.objects.update_or_create(table_id=table_id, person_id=person, defaults=noted)
    for person in anew:
        queue(person, table_id, asked[person], number, revision, now)


def standing(table_id: int) -> tuple[int, int, dict[int, int]] | None:
    """The number of steps, the revision, and who is asked there: persons with their seats as bits.

    None where there is no such table, or one without persons. Nobody is told of a table at which only one person plays.
    """
    fields = ("number", "revision", "movers", "bots", "host_id", "finished")
    found = Table.objects.filter(pk=table_id, host__isnull=False).values_list(*fields).first()
    if found is None:
        return None
    number, revision, movers, bots, host, finished = found
    sitting = dict(Sitting.objects.filter(table=table_id).values_list("seat", "person_id"))
    asked: dict[int, int] = {}
    if not finished and any(person not in (host, None) for person in sitting.values()):
        chosen = set(Choice.objects.filter(table=table_id).values_list("seat", flat=True))
        for seat in seats_of(movers & ~bots):
            person = sitting.get(seat, host)
            if seat not in chosen and person is not None:
                asked[person] = asked.get(person, 0) | 1 << seat
    return number, revision, asked


def has_moved(known: Asked, number: int) -> bool:
    """Whether the person has moved since that was noted, and then somebody else: they are asked anew."""
    if number <= known.number:
        return False
    made = Step.objects.filter(table=known.table_id, number__gte=known.number).exclude(seat=NATURE).order_by("number")
    own = [bool(known.seats >> seat & 1) for seat in made.values_list("seat", flat=True)]
    return True in own and False in own[own.index(True) :]


def queue(person: int, table_id: int, seats: int, number: int, revision: int, now: datetime) -> None:
    """Put it into the outbox, once for each way in which the person wants to hear of it."""
    if Muted.objects.filter(person=person, table=table_id).exists():
        return
    for channel in Channel.objects.filter(person=person, active=True):
        Outbox.objects.get_or_create(
            channel=channel,
            table_id=table_id,
            number=number,
            revision=revision,
            key=TURN,
            defaults={"args": {"seats": seats_of(seats)}, "created": now, "due": due(channel, now)},
        )


def look_at_all(now: datetime | None = None) -> None:
    """Look at all tables of persons: what was missed while the site did not run is found so."""
    running = Table.objects.filter(finished=None, host__isnull=False).values_list("pk", flat=True)
    noted = Asked.objects.filter(table__finished__isnull=False).values_list("table", flat=True)
    for table_id in [*running, *noted.distinct()]:
        look_at(table_id, now)
