"""Guests: they play at once, and keep their games when they sign up or sign in."""

from parvis.web.people.blocks import blocked
from parvis.web.people.models import Block, Person
from parvis.web.room.models import Sitting
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, is_in, link, sign_in, sign_up
from tests.web.visiting import newest


def test_a_guest_who_signs_up_keeps_everything() -> None:
    guest, other = person("Dora"), person("Bruno")
    table, behind_link = shared(guest, other), shared(other, person("Clara"), visibility="link")
    dora = visitor(guest)
    dora.get(f"/t/{behind_link.code}")
    assert "all games" in dora.get("/sign-up").text
    sign_up(dora, "Theodora")
    kept = Person.objects.get(pk=guest.pk)
    assert (kept.name, kept.guest, kept.email) == ("Theodora", False, "theodora@example.org")
    assert is_in(dora, kept)
    assert Sitting.objects.get(table=table, seat=0).person == kept
    assert newest(table).host == kept
    assert dora.open(behind_link).status == 200, "the browser remembers by which link it came"


def test_a_guest_who_signs_in_gives_the_games_to_the_account() -> None:
    anna, guest, other = account("Anna", PASSWORD), person("Guest"), person("Bruno")
    table, behind_link = shared(guest, other), shared(other, person("Clara"), visibility="link")
    Block.objects.create(person=guest, blocked=other)
    one = visitor(guest)
    one.get(f"/t/{behind_link.code}")
    sign_in("Anna", one=one)
    assert is_in(one, anna)
    assert Sitting.objects.get(table=table, seat=0).person == anna
    assert newest(table).host == anna
    assert blocked(anna, other)
    assert one.open(behind_link).status == 200
    assert not Person.objects.filter(pk=guest.pk).exists()


def test_a_guest_who_sets_a_new_password_on_the_way_keeps_the_games() -> None:
    anna, guest = account("Anna", PASSWORD), person("Guest")
    table, one = shared(guest, person("Bruno")), visitor(guest)
    one.post("/reset", email="anna@example.org")
    page = one.get(link("reset/"))
    assert is_in(one, guest)
    one.post(page.address, password1="four red cathedrals", password2="four red cathedrals")
    sign_in("Anna", "four red cathedrals", one)
    assert table.sittings.get(seat=0).person == anna


def test_where_both_sit_at_one_table_the_seats_stay_as_they_are() -> None:
    anna, guest = account("Anna", PASSWORD), person("Guest")
    together, alone = shared(anna, guest), shared(guest, person("Bruno"))
    sign_in("Anna", one=visitor(guest))
    assert [sitting.person.pk for sitting in together.sittings.order_by("seat")] == [anna.pk, guest.pk]
    assert alone.sittings.get(seat=0).person == anna
    assert not Person.objects.get(pk=guest.pk).is_active


def test_a_failed_sign_in_changes_nothing_for_a_guest() -> None:
    account("Anna", PASSWORD)
    guest = person("Guest")
    one = visitor(guest)
    sign_in("Anna", "wrong", one)
    assert is_in(one, guest)
    assert Person.objects.filter(pk=guest.pk, guest=True).exists()


def test_an_account_takes_nothing_from_another() -> None:
    anna, bruno = account("Anna", PASSWORD), account("Bruno")
    table = shared(bruno, person("Clara"))
    one = visitor(bruno)
    sign_in("Anna", one=one)
    assert is_in(one, anna)
    assert table.sittings.get(seat=0).person == bruno


def test_guests_are_warned_before_they_sign_out() -> None:
    guest = visitor(person("Dora"))
    assert text("sign-out-guest") in guest.get("/sign-out").text
    guest.post("/sign-out")
    assert guest.get("/settings").address.startswith("/sign-in")
