"""What becomes of seats and vacations when a person goes, or becomes an account."""

import pytest

from parvis.web.people import guests, leaving
from parvis.web.people.hooks import exported
from parvis.web.people.models import Person
from parvis.web.room import vacations
from parvis.web.room.models import Sitting
from parvis.web.tables.seats import seats
from tests.web.club import person
from tests.web.room.test_clocks import LIVE, asked_alone, decided, three
from tests.web.room.ticking import Ticking
from tests.web.visiting import bots_move_on, newest

pytestmark = pytest.mark.usefixtures("club")


def test_bots_play_on_for_who_deletes_their_account(ticking: Ticking) -> None:
    people = three()
    at = asked_alone(people, **LIVE, stand_in="random")
    leaving.leave(Person.objects.get(pk=people[1].pk))
    assert newest(at).bots == 0b010
    assert seats(newest(at))[1].gone
    assert Sitting.objects.get(table=at, seat=1).left == ticking()
    assert seats(newest(at))[1].name != "Bruno"
    while not newest(at).steps.filter(seat=1, number__gte=at.number).exists():
        bots_move_on()
        decided(at) if newest(at).movers & ~newest(at).bots else None


def test_an_account_has_had_its_guests_vacations(ticking: Ticking) -> None:
    guest, account = person("Anna"), Person.objects.make(name="Anna", email="anna.clocks@example.org")
    vacations.begin(guest)
    ticking.pass_by(days=4)
    vacations.end(guest)
    guests.merge(guest, account)
    assert vacations.left(account).days == 26
    told = dict(answer for _, answer in exported.send(Person, person=account))
    assert len(told["vacations"]) == 1
