"""What is kept of a person's notices when a guest becomes an account, when somebody leaves, or wants to know."""

from typing import Any

from parvis.web.notices.models import Asked, Channel, Muted
from parvis.web.people.models import Person

SHOWN = (
    "kind",
    "address",
    "label",
    "active",
    "delay",
    "digest",
    "quiet_from",
    "quiet_to",
    "zone",
    "silent",
    "asked_for",
    "created",
)


def merge(guest: Person, account: Person, **_: Any) -> None:
    """The account gets what the guest has."""
    Channel.objects.filter(person=guest).update(person=account)
    known = Muted.objects.filter(person=account).values("table")
    Muted.objects.filter(person=guest).exclude(table__in=known).update(person=account)
    Asked.objects.filter(person=guest).delete()


def leave(person: Person, **_: Any) -> None:
    """Nothing is kept of somebody who leaves."""
    for kept in (Channel, Muted, Asked):
        kept.objects.filter(person=person).delete()


def export(person: Person, **_: Any) -> tuple[str, Any]:
    """What is kept of a person."""
    muted = Muted.objects.filter(person=person).values_list("table", flat=True)
    return "notices", {"ways": list(Channel.objects.filter(person=person).values(*SHOWN)), "muted tables": list(muted)}
