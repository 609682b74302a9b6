"""What is kept of a person's talk when a guest becomes an account, when somebody leaves, or wants to know."""

from typing import Any

from parvis.web.chat.models import Hushed, Line, Seen
from parvis.web.people.models import Person


def merge(guest: Person, account: Person, **_: Any) -> None:
    """The account gets what the guest has."""
    Line.objects.filter(person=guest).update(person=account)
    known = [account.pk, *Hushed.objects.filter(reader=account).values_list("person", flat=True)]
    Hushed.objects.filter(reader=guest).exclude(person__in=known).update(reader=account)
    readers = Hushed.objects.filter(person=account).values("reader")
    Hushed.objects.filter(person=guest).exclude(reader__in=readers).update(person=account)
    Seen.objects.filter(person=guest).delete()


def leave(person: Person, **_: Any) -> None:
    """Nothing is kept of somebody who leaves, not even what they said."""
    Line.objects.filter(person=person).delete()
    Hushed.objects.filter(reader=person).delete()
    Hushed.objects.filter(person=person).delete()
    Seen.objects.filter(person=person).delete()


def export(person: Person, **_: Any) -> tuple[str, Any]:
    """What is kept of a person."""
    said = Line.objects.filter(person=person).order_by("pk").values("table", "audience", "words", "created")
    hushed = Hushed.objects.filter(reader=person).values_list("person", flat=True)
    return "chat", {"said": list(said), "muted": list(hushed)}
