"""What an admin can do about a person: ban them, take that back, or make them anonymous."""

from parvis.engine.contract import GameError
from parvis.web.people.leaving import leave
from parvis.web.people.models import Person


def ban(person: Person) -> None:
    """Let somebody in no more; wherever they are signed in, they are out with their next click. Raises GameError."""
    if person.is_staff:
        raise GameError(f"{person} is an admin; take that from them first")
    Person.objects.filter(pk=person.pk).update(is_active=False)


def pardon(person: Person) -> None:
    """Let somebody in again; nobody who has left comes back."""
    Person.objects.filter(pk=person.pk).exclude(name="").update(is_active=True)


def anonymise(person: Person) -> None:
    """Let somebody leave for good, as if they had done so themselves. Raises GameError."""
    if person.is_staff:
        raise GameError(f"{person} is an admin; take that from them first")
    leave(person)
