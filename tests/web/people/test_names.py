"""Names: no two accounts have one that looks the same, and no guest takes an account's."""

from importlib import import_module

import pytest
from allauth.account.models import EmailAddress
from django.apps import apps
from django.db import IntegrityError, transaction

from parvis.engine.refusals import GameError
from parvis.web.models import Table
from parvis.web.people import names
from parvis.web.people.lookalikes import drawn, folded
from parvis.web.people.models import Person
from parvis.web.room.persons import guests
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, finish, sign_up
from tests.web.tables.test_opening import filled_in
from tests.web.visiting import newest


@pytest.mark.parametrize(
    "other",
    ["anna", "ANNA", "Ánná", "An na", "Anna.", "\u0410nna", "\uff21nna", "Ann\u0430"],
)
def test_names_look_alike_however_they_are_written(other: str) -> None:
    assert folded(other) == folded("Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Illy", "l1ly"), ("Ian", "lan"), ("\u0406an", "|an"), ("Bob", "B0b"), ("Emma", "Ernma"), ("Straße", "STRASSE"),
    ],
)  # fmt: skip
def test_signs_that_are_drawn_alike_are_one(one: str, other: str) -> None:
    assert drawn(one) == drawn(other)


def test_in_lower_case_an_i_is_no_l() -> None:
    account("Bianka")
    assert names.is_taken("BIANKA")
    assert names.is_taken("B\u0130anka")
    assert not names.is_taken("Blanka")
    account("Blanka")
    assert names.is_taken("BIanka"), "with a capital I"
    assert names.is_reserved("adm1n"), "nobody comes near some names"


@pytest.mark.parametrize("name", ["Anna 2", "Hanna", "Ann", "Jan", "\U0001f980", "\u5b89\u5a1c"])
def test_other_names_are_others(name: str) -> None:
    assert folded(name)
    assert folded(name) != folded("Anna")
    assert not names.is_taken(name)


def test_nobody_signs_up_with_a_name_that_is_taken() -> None:
    account("Anna")
    page = sign_up(visitor(person("Dora")), "ANNA")
    assert text("name-taken") in page.text
    assert Person.objects.filter(guest=False).count() == 1


def test_nobody_takes_another_s_name_later() -> None:
    anna, bruno, guest = account("Anna"), account("Bruno"), person("Dora")
    for one in (bruno, guest):
        page = visitor(one).post("/settings", name="anna")
        assert (page.status, text("name-taken") in page.text) == (400, True)
        assert Person.objects.get(pk=one.pk).name == one.name
    assert visitor(anna).post("/settings", name="ANNA").status == 200, "one's own name is free for oneself"
    assert Person.objects.get(pk=anna.pk).name == "ANNA"


def test_a_guest_comes_with_no_account_s_name() -> None:
    account("Anna")
    stranger = visitor()
    page = stranger.post("/tables/quick?game=tiny", name="anna")
    assert (page.status, "sign in if it is yours" in page.text) == (400, True)
    assert Person.objects.count() == 1
    assert stranger.post("/tables/quick?game=tiny").status == 200, "the name is not remembered"
    assert visitor().post("/tables/quick?game=tiny", name="Annabella").status == 200


def test_the_form_of_a_new_table_keeps_what_was_filled_in_when_the_name_is_refused() -> None:
    account("Anna")
    page = visitor().post("/tables/new", **{**filled_in("human", "bot:random"), "name-0": "anna"})
    assert (page.status, "sign in if it is yours" in page.text) == (400, True)
    assert 'value="anna"' in page.html
    assert not Table.objects.exists()


def test_what_a_name_looks_like_is_saved_with_the_name_alone() -> None:
    anna = account("Anna")
    known = Person.objects.get(pk=anna.pk)
    known.name = "Berta"
    known.save(update_fields=["name"])
    anna.save(update_fields=["last_login"])
    assert not names.is_taken("Anna")
    assert names.is_taken("Berta")


def test_whoever_has_no_name_yet_can_always_play() -> None:
    Person.objects.create_user("guest@example.org")
    assert visitor().post("/tables/quick?game=tiny").status == 200
    assert text("name-reserved") in visitor(account("Anna")).post("/settings", name="GUEST").text
    Person.objects.filter(email="guest@example.org").delete()
    assert text("name-reserved") in sign_up(visitor(), "Guest").text
    assert visitor(person("Dora")).post("/settings", name="Guest").status == 200


@pytest.mark.parametrize("name", ["Guest", "Gast", "Anonyme", "Gość", "Гость"])
def test_what_guests_are_called_in_any_language_is_theirs(name: str) -> None:
    assert text("name-reserved") in sign_up(visitor(), name).text
    for _ in range(2):
        assert visitor(person("Dora")).post("/settings", name=name).status == 200


def test_guests_may_share_a_name_and_are_marked_as_guests() -> None:
    anna, other = account("Bruno"), person("Anna")
    at = shared(anna, other)
    page = visitor(anna).open(at).html
    assert page.count('class="guest"') == 1
    assert page.index(">Bruno<") < page.index(">Anna<") < page.index('class="guest"')
    assert 'class="guest"' not in visitor(anna).open(shared(anna, account("Clara"))).html
    visitor(other).post(f"/tables/{at.pk}/chat/say", words="hello")
    assert 'class="guest"' in visitor(anna).get(f"/tables/{at.pk}/chat").html


def test_guests_are_marked_where_a_game_is_over_and_in_its_replay() -> None:
    anna, other = account("Bruno"), person("Anna")
    at = shared(anna, other)
    at = finish(at)
    for part in ("", "/result", "/replay/1"):
        page = visitor().get(f"/tables/{at.pk}{part}")
        assert (page.status, page.html.count('class="guest"')) == (200, 1), part
    at.seats = [seat | {"gone": True} for seat in at.seats]
    at.save()
    assert guests(at) == {1}, "those too who have left"


@pytest.mark.each_database
def test_the_database_itself_keeps_names_apart() -> None:
    """Two who sign up at the same moment."""
    account("Anna")
    with pytest.raises(GameError, match=text("name-taken")), names.only_one():
        Person.objects.create_user("second@example.org", name="anna")
    EmailAddress.objects.create(
        user=Person.objects.create_user("zoe@example.org"), email="zoe@example.org", verified=True
    )
    with pytest.raises(IntegrityError, match="email"), transaction.atomic(), names.only_one():
        EmailAddress.objects.create(user=Person.objects.get(name="Anna"), email="zoe@example.org", verified=True)
    assert Person.objects.create_user("anna@elsewhere.example").name == "anna 2", "who chooses no name gets a free one"


@pytest.mark.each_database
def test_accounts_of_older_sites_that_share_a_name_get_numbers() -> None:
    for number, name in enumerate(("Anna", "anna", "Anna 2", "\u0410nna", "Bruno")):
        Person.objects.create_user(f"{number}@example.org", name=f"Person {'x' * number}")
        Person.objects.filter(email=f"{number}@example.org").update(name=name, alike="")
        Person.objects.filter(email=f"{number}@example.org").update(alike=f"\n{number}")
    guest, gone = person("Anna"), account("Zoe")
    Person.objects.filter(pk=gone.pk).update(name="", alike="")
    import_module("parvis.web.people.migrations.0003_names").number(apps, None)
    accounts = Person.objects.filter(guest=False).exclude(name="").order_by("pk")
    assert list(accounts.values_list("name", flat=True)) == ["Anna", "anna 3", "Anna 2", "\u0410nna 4", "Bruno"]
    assert [one.alike for one in accounts] == [folded(one.name) for one in accounts]
    for one in (guest, gone):
        one.refresh_from_db()
        assert one.alike == ""
    assert guest.name == "Anna"


def test_whoever_leaves_gives_the_name_free() -> None:
    anna = account("Anna")
    assert names.is_taken("Anna")
    anna.name = ""
    anna.save()
    assert not names.is_taken("Anna")
    assert newest(shared(person("Anna"), person("Bruno"))).seats[0]["name"] == "Anna"


RESERVED = (
    "you",
    "You.",
    "admin",
    "ADM1N",
    "admin 2",
    "Moderator",
    "parvis",
    "Nobody",
    "skilled",
    "\u0430dmin",
    "bot7",
)
BLANK = (
    "-",
    "...",
    "\u3164",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u2800",
    "\u200d",
    "\ufe0f",
    "\u034f",
    "A\u3164",
    "\u00ad",
)


@pytest.mark.parametrize("name", [*RESERVED, *BLANK])
def test_nobody_takes_a_name_that_shows_nothing_or_means_something_else(name: str) -> None:
    guest, anna = person("Dora"), account("Anna")
    sign_up(visitor(guest), name)
    assert Person.objects.filter(guest=False).count() == 1
    for one in (guest, anna):
        assert visitor(one).post("/settings", name=name).status == 400
    stranger = visitor()
    assert stranger.post("/tables/quick?game=tiny", name=name).status == 400
    assert Person.objects.count() == 2


@pytest.mark.parametrize("name", ["Anna2", "anna 7", "4nna9", "Anna\u0663", "ANNA-22"])
def test_no_guest_is_called_like_an_account_but_for_figures(name: str) -> None:
    account("Anna3")
    page = visitor().post("/tables/quick?game=tiny", name=name)
    expected = 200 if name == "4nna9" else 400
    assert page.status == expected
    if expected == 400:
        assert text("name-taken-guest", name=name) in page.text
    assert visitor(person("Dora")).post("/settings", name=name).status == expected
    assert visitor().post("/sign-up", name=name, email="new@example.org", password1=PASSWORD).status == 200
    assert Person.objects.filter(name=name, guest=False).exists(), "an account is told apart by its page"


def test_figures_alone_are_a_name() -> None:
    account("1234")
    assert visitor().post("/tables/quick?game=tiny", name="5678").status == 200
    assert visitor().post("/tables/quick?game=tiny", name="1234").status == 400


def test_whoever_has_such_a_name_already_keeps_it() -> None:
    admin = account("admin")
    assert visitor(admin).post("/settings", name="admin").status == 200
    assert Person.objects.get(pk=admin.pk).name == "admin"


def test_names_of_older_sites_that_show_nothing_get_a_number() -> None:
    blank, dash, other = account("Zoe"), account("Yan"), account("Anna3")
    taken = account(f"Person {blank.pk}")
    Person.objects.filter(pk=blank.pk).update(name="\u3164", alike="\u3164", stem="")
    Person.objects.filter(pk=dash.pk).update(name="-", alike="-", stem="")
    Person.objects.filter(pk=other.pk).update(stem="")
    import_module("parvis.web.people.migrations.0005_stems").note(apps, None)
    kept = dict(Person.objects.values_list("pk", "name"))
    assert kept == {blank.pk: f"{taken.name} again", dash.pk: "-", other.pk: "Anna3", taken.pk: taken.name}
    assert Person.objects.get(pk=other.pk).stem == folded("anna")
