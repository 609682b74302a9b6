"""What becomes of notices with the person whose they are."""

import pytest

from parvis.web.notices.models import Channel, Muted
from parvis.web.people.hooks import exported, leaving, merged
from parvis.web.people.models import Person
from tests.web.club import person, shared, visitor
from tests.web.notices.conftest import channel
from tests.web.notices.receivers import Receiver

pytestmark = pytest.mark.usefixtures("club")


def test_an_account_gets_what_the_guest_has(receiver: Receiver) -> None:
    guest, account = person("Anna"), person("Anna")
    tables = [shared(guest, account) for _ in range(2)]
    one = channel(guest, receiver)
    for who, table in ((guest, tables[0]), (guest, tables[1]), (account, tables[1])):
        Muted.objects.create(person=who, table=table)
    merged.send(Person, guest=guest, account=account)
    assert Channel.objects.get(person=account) == one
    assert set(Muted.objects.filter(person=account).values_list("table", flat=True)) == {table.pk for table in tables}


def test_nothing_is_kept_of_who_leaves(receiver: Receiver) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    for one in (anna, bruno):
        channel(one, receiver)
        Muted.objects.create(person=one, table=shared(anna, bruno))
    leaving.send(Person, person=anna)
    assert list(Channel.objects.values_list("person", flat=True)) == [bruno.pk]
    assert not Muted.objects.filter(person=anna).exists()


def test_people_get_what_is_kept_of_them_and_nothing_of_others(receiver: Receiver) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    channel(anna, receiver, label="mine")
    channel(bruno, receiver, label="not mine")
    told = dict(answer for _, answer in exported.send(Person, person=anna))["notices"]
    assert [way["label"] for way in told["ways"]] == ["mine"]


def test_admins_see_what_became_of_notices_but_not_where_they_go(receiver: Receiver) -> None:
    anna = person("Anna")
    one = channel(anna, receiver)
    visitor(anna).post(f"/notices/{one.pk}/test")
    admin = person("Olga", is_staff=True, is_superuser=True)
    page = visitor(admin).get("/admin/notices/outbox/")
    assert page.status == 200
    assert "Anna" in page.text
    assert receiver.address not in page.html
    assert visitor(anna).get("/admin/notices/outbox/").status != 200
