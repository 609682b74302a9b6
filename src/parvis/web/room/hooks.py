"""What becomes of tables that wait for players when a guest signs in to an account, or somebody leaves for good."""

from typing import Any

from parvis.web.people.models import Person
from parvis.web.room.models import Gathering, Place


def merge(guest: Person, account: Person, **_: Any) -> None:
    """The account gets the guest's tables and places; where it has a place already, one of the two is free again."""
    both = Place.objects.filter(person=account).values("gathering")
    Place.objects.filter(person=guest, gathering__in=both).delete()
    Place.objects.filter(person=guest).update(person=account)
    Gathering.objects.filter(host=guest).update(host=account)


def leave(person: Person, **_: Any) -> None:
    """Nobody waits for them any more, and they wait for nobody."""
    Gathering.objects.filter(host=person, table=None).delete()
    Place.objects.filter(person=person).delete()


def export(person: Person, **_: Any) -> tuple[str, list[dict[str, Any]]]:
    """The tables that they have opened and that still wait, and the places that are taken by them, or kept for them."""
    places = Place.objects.filter(person=person).select_related("gathering")
    return "gatherings", [
        {
            "game": place.gathering.game,
            "opened": place.gathering.created.isoformat(),
            "hosted": place.gathering.host_id == person.pk,
            "joined": place.joined,
            "table": place.gathering.table_id,
        }
        for place in places
    ]
