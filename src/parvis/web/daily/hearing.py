"""What deals of the day hear of: tables whose games end, and persons who want what is kept of them."""

from typing import Any

from django.db.models.signals import post_save

from parvis.web.daily.models import Try
from parvis.web.models import Table
from parvis.web.people.hooks import exported
from parvis.web.people.models import Person
from parvis.web.room import hours
from parvis.web.tables.history import result_of
from parvis.web.tables.loading import Unreadable
from parvis.web.tables.seats import seats


def listen() -> None:
    """Hear of all that from now on."""
    post_save.connect(saved, Table)
    exported.connect(kept_tries)


def saved(instance: Table, **_: Any) -> None:
    """A table is about to be committed: if a deal of the day is over there, its points are noted."""
    if instance.finished is None:
        return
    found = Try.objects.filter(table=instance.pk, ended=None)
    if not found.exists():
        return
    try:
        if not seats(instance)[0].gone:
            found.update(points=result_of(instance).scores[0], ended=hours.now())
    except (Unreadable, IndexError):  # it has no points then
        return


def kept_tries(person: Person, **_: Any) -> tuple[str, list[dict[str, Any]]]:
    """The deals of the day that a person has played, for the export of what is kept."""
    found = Try.objects.filter(person=person).order_by("pk").select_related("deal")
    return "daily deals", [
        {"day": one.deal.day.isoformat(), "game": one.deal.game, "table": one.table_id, "points": one.points}
        for one in found
    ]
