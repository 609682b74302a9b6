"""What the playing room does when a person leaves for good, becomes an account, or wants what is kept of them."""

from typing import Any

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.people.hooks import exported, leaving, merged
from parvis.web.people.models import Person
from parvis.web.reading import Unreadable, loaded, reading
from parvis.web.room import absence, hooks, persons
from parvis.web.room.models import Vacation


def listen() -> None:
    """Hear of all that from now on."""
    leaving.connect(leave_all)
    merged.connect(hand_over)
    exported.connect(kept)
    merged.connect(hooks.merge)
    leaving.connect(hooks.leave)
    exported.connect(hooks.export)


def leave_all(person: Person, **_: Any) -> None:
    """Bots play on for them wherever they sit in a game under way."""
    under_way = Table.objects.filter(finished=None)
    for table in loaded(under_way.filter(sittings__person=person).union(under_way.filter(host=person))):
        try:
            with reading(table.pk):
                held = persons.seats_held(table, person.pk)
            for seat in seats_of(held):
                absence.leave(table.pk, seat)
        except Unreadable:
            continue  # nobody plays on there


def hand_over(guest: Person, account: Person, **_: Any) -> None:
    """The account has had the guest's vacations."""
    Vacation.objects.filter(person=guest).update(person=account)


def kept(person: Person, **_: Any) -> tuple[str, list[dict[str, Any]]]:
    """Their vacations."""
    taken = Vacation.objects.filter(person=person).order_by("began").values_list("began", "until")
    return "vacations", [{"began": began.isoformat(), "until": until.isoformat()} for began, until in taken]
