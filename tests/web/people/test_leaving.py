"""Leaving for good: the name is gone everywhere, the games stay."""

import json

import pytest

from parvis.web.models import Table
from parvis.web.people.hooks import leaving
from parvis.web.people.leaving import leave
from parvis.web.people.models import Block, Person, Rating, Report
from parvis.web.tables import archive
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, game_of, is_in, sign_in
from tests.web.visiting import newest


def test_somebody_who_leaves_is_made_anonymous_and_the_games_stay() -> None:
    anna, bruno = account("Anna", PASSWORD), account("Bruno")
    over, running = game_of(anna, bruno, rated=True), shared(bruno, anna)
    Block.objects.create(person=bruno, blocked=anna)
    report = Report.objects.create(by=anna, about=bruno, words="rude")
    here, there = sign_in("Anna"), sign_in("Anna")
    assert text("farewell-running", count=1) in here.get("/settings/leave").text
    page = here.post("/settings/leave", password=PASSWORD)
    assert page.address == "/"
    assert text("said-left") in page.text
    left = Person.objects.get(pk=anna.pk)
    assert (left.name, left.email, left.is_active, left.has_usable_password()) == ("", None, False, False)
    assert not is_in(there, anna)
    assert not is_in(sign_in("Anna"), anna)
    assert here.get(f"/people/{anna.pk}").status == 404
    assert not Rating.objects.filter(person=anna).exists()
    assert not Block.objects.exists()
    assert Report.objects.get(pk=report.pk).by is None
    his = visitor(bruno)
    for table in (over, running):
        assert "Anna" not in his.open(table).text
        assert text("somebody-who-left") in his.open(table).text
        assert "Anna" not in json.dumps(newest(table).seats)
    assert text("somebody-who-left") in his.get(f"/tables/{over.pk}/result").text
    assert [seat["name"] for seat in archive.of(newest(over)).seats] == [
        text("somebody-who-left-seat", seat=1),
        "Bruno",
    ]


def test_a_bot_plays_on_for_somebody_who_leaves() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    table = shared(bruno, anna)
    leave(anna)
    now = newest(table)
    assert (now.bots, now.seats[1]["name"], now.seats[1]["gone"]) == (0b10, "", True)
    assert visitor(bruno).open(table).status == 200


def test_names_at_their_own_screen_are_gone_too() -> None:
    guest = visitor()
    guest.post("/tables/quick?game=tiny", name="Dora")
    dora, table = Person.objects.get(), Table.objects.get()
    leave(dora)
    assert [seat["name"] for seat in newest(table).seats if seat["player"] == "human"] == [""]
    assert all(seat["name"] for seat in newest(table).seats if seat["player"] != "human")


def test_a_damaged_table_keeps_nobody_here() -> None:
    anna = account("Anna")
    table = shared(anna, person("Bruno"))
    Table.objects.filter(pk=table.pk).update(seats=[1, {"name": "Anna"}])
    leave(anna)
    assert Person.objects.get(pk=anna.pk).gone


def test_the_rest_of_the_site_hears_of_it_before_the_name_is_gone() -> None:
    heard = []

    def hear(person: Person, **_: object) -> None:
        heard.append(person.name)

    leaving.connect(hear)
    try:
        leave(person("Anna"))
    finally:
        leaving.disconnect(hear)
    assert heard == ["Anna"]


@pytest.mark.parametrize("form", [{}, {"password": "wrong"}, {"name": "Anna"}])
def test_an_account_is_only_deleted_with_its_password(form: dict[str, str]) -> None:
    account("Anna", PASSWORD)
    assert sign_in("Anna").post("/settings/leave", **form).status == 400
    assert Person.objects.get().name == "Anna"


def test_a_guest_leaves_with_the_name() -> None:
    guest = person("Dora")
    one = visitor(guest)
    assert one.post("/settings/leave", name="Somebody").status == 400
    one.post("/settings/leave", name="Dora")
    assert Person.objects.get(pk=guest.pk).gone
    assert one.get("/settings").address.startswith("/sign-in")


def test_the_address_is_free_again() -> None:
    leave(account("Anna"))
    assert account("Anna").email == "anna@example.org"
