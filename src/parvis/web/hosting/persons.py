"""What an admin can do about a person: ban them, take that back, or make them anonymous."""

from django.db import transaction

from parvis.engine.contract import GameError
from parvis.web.jinja import text
from parvis.web.models import Table
from parvis.web.people.models import Person


def ban(person: Person) -> None:
    """Let somebody in no more; wherever they are signed in, they are out with their next click. Raises GameError."""
    if person.is_staff:
        raise GameError(f"{person} is an admin; take that from them first")
    Person.objects.filter(pk=person.pk).update(is_active=False)


def pardon(person: Person) -> None:
    """Let somebody in again."""
    Person.objects.filter(pk=person.pk).update(is_active=True)


def anonymise(person: Person) -> None:
    """Take out all that says who somebody was, for good; the games they played are others' too, and stay.

    Raises GameError.
    """
    if person.is_staff:
        raise GameError(f"{person} is an admin; take that from them first")
    with transaction.atomic():
        for table_id in Table.objects.filter(sittings__person=person).values_list("pk", flat=True).distinct():
            forget_name(table_id, person)
        person.name, person.email, person.is_active, person.last_login = text("person-gone"), None, False, None
        person.set_unusable_password()
        person.save()


def forget_name(table_id: int, person: Person) -> None:
    """Take somebody's name from the seats that are theirs at a table."""
    table = Table.objects.select_for_update(no_key=True).only("seats").get(pk=table_id)
    theirs = set(table.sittings.filter(person=person).values_list("seat", flat=True))
    gone = text("person-gone")
    seats = [{**seat, "name": f"{gone} {n + 1}"} if n in theirs else seat for n, seat in enumerate(table.seats)]
    Table.objects.filter(pk=table_id).update(seats=seats)
