"""What the playing room does when a person leaves for good, becomes an account, or wants what is kept of them."""

from typing import Any

from django.db.models.signals import post_delete, pre_delete

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.people.hooks import exported, leaving, merged
from parvis.web.people.models import Person
from parvis.web.room import absence, own_tables, persons
from parvis.web.room.models import Gathering, Place, Vacation
from parvis.web.tables.loading import Unreadable, loaded, reading


def listen() -> None:
    """Hear of all that from now on."""
    leaving.connect(leave_all)
    leaving.connect(free_places)
    merged.connect(give_tables)
    merged.connect(give_vacations)
    merged.connect(give_places)
    exported.connect(kept_vacations)
    exported.connect(kept_places)
    pre_delete.connect(own_tables.about_to_go, Table)
    post_delete.connect(own_tables.gone, Table)


def leave_all(person: Person, **_: Any) -> None:
    """Bots play on for them wherever they sit in a game under way."""
    for table in loaded(Table.objects.filter(own_tables__person=person, own_tables__finished=None)):
        try:
            with reading(table.pk):
                held = persons.seats_held(table, person.pk)
            for seat in seats_of(held):
                absence.leave(table.pk, seat)
        except Unreadable:
            continue  # nobody plays on there


def give_tables(guest: Person, account: Person, **_: Any) -> None:
    """The guest's tables are the account's: they have been given already, and the lists are to say so."""
    if account.bot:
        persons.mark_programs(account)
    for table in loaded(Table.objects.filter(own_tables__person=guest).defer("state", "turn_state")):
        own_tables.note(table)


def give_vacations(guest: Person, account: Person, **_: Any) -> None:
    """The account has had the guest's vacations."""
    Vacation.objects.filter(person=guest).update(person=account)


def kept_vacations(person: Person, **_: Any) -> tuple[str, list[dict[str, Any]]]:
    """Vacations of a person, for the export of what is kept."""
    taken = Vacation.objects.filter(person=person).order_by("began").values_list("began", "until")
    return "vacations", [{"began": began.isoformat(), "until": until.isoformat()} for began, until in taken]


def give_places(guest: Person, account: Person, **_: Any) -> None:
    """The account gets the guest's tables and places; where it has a place already, one of the two is free again."""
    both = Place.objects.filter(person=account).values("gathering")
    Place.objects.filter(person=guest, gathering__in=both).delete()
    Place.objects.filter(person=guest).update(person=account)
    Gathering.objects.filter(host=guest).update(host=account)


def free_places(person: Person, **_: Any) -> None:
    """Nobody waits for them any more, and they wait for nobody."""
    Gathering.objects.filter(host=person, table=None).delete()
    Place.objects.filter(person=person).delete()


def kept_places(person: Person, **_: Any) -> tuple[str, list[dict[str, Any]]]:
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
