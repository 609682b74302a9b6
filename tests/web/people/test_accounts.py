"""Accounts: signing up and in, addresses that are confirmed, passwords that are forgotten, too many attempts."""

import re
from html import unescape
from pathlib import Path

import allauth
import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import override_settings

from parvis.web import settings as site_settings
from parvis.web.hosting.models import Letter
from parvis.web.people.adapter import SAID, SILENT, kind_of
from parvis.web.people.models import Person
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, is_in, link, sign_in, sign_up

NOT_OURS = ("code", "phone", "totp", "recovery")
"""What messages are about that this site never comes to."""


def test_whoever_signs_up_is_here_at_once_and_confirms_the_address_later() -> None:
    anna = visitor()
    assert sign_up(anna, "Anna").address == "/"
    person = Person.objects.get()
    assert (person.name, person.email, person.guest) == ("Anna", "anna@example.org", False)
    assert is_in(anna, person)
    assert mail.outbox[0].subject == "Welcome to testserver"
    assert not EmailAddress.objects.get().verified
    where = link("confirm/")
    assert "anna@example.org" in anna.get(where).text
    anna.post(where)
    assert EmailAddress.objects.get().verified


@override_settings(PASSWORD_HASHERS=site_settings.PASSWORD_HASHERS)
def test_passwords_are_kept_by_argon2_and_take_time_to_guess() -> None:
    sign_up(visitor(), "Anna")
    found = re.match(r"argon2\$argon2id\$v=19\$m=(\d+),t=(\d+)", Person.objects.get().password)
    assert found
    assert int(found[1]) >= 19 * 1024, "KiB, the least that OWASP advises"
    assert int(found[2]) >= 2
    assert is_in(sign_in("Anna"), Person.objects.get())


@pytest.mark.parametrize(
    ("name", "email", "password"),
    [
        ("", "anna@example.org", PASSWORD),
        ("\u202eAnna", "anna@example.org", PASSWORD),
        ("A" * 21, "anna@example.org", PASSWORD),
        ("Anna", "no address", PASSWORD),
        ("Anna", "anna@example.org", "short"),
        ("Anna", "anna@example.org", "password1234"),
        ("Anna", "anna@example.org", "anna@example.org"),
    ],
)
def test_what_can_not_be_is_told_beside_its_field(name: str, email: str, password: str) -> None:
    page = visitor().post("/sign-up", name=name, email=email, password1=password)
    assert 'class="wrong"' in page.html
    assert not Person.objects.exists()


def test_signing_up_tells_nobody_whether_an_address_has_an_account() -> None:
    anna = account("Anna", PASSWORD)
    answers = {}
    for number, address in enumerate(("ANNA@example.org", "nobody@example.org")):
        one = visitor()
        form = {"name": f"Zoe{number}", "email": address, "password1": PASSWORD}
        raw = one.client.post("/sign-up", form)
        pages = [one.get(place) for place in ("/", "/settings", "/settings/email")]
        told = [re.sub(f"Zoe{number}|{address.lower()}|(people/|mine-)\\d+", "", page.bare) for page in pages]
        answers[address] = (raw.status_code, raw.headers["Location"], told)
    assert answers["ANNA@example.org"] == answers["nobody@example.org"]
    assert [letter.to for letter in mail.outbox] == [["anna@example.org"], ["nobody@example.org"]]
    assert "you already have one" in mail.outbox[0].body
    assert "/confirm/" not in mail.outbox[0].body
    assert is_in(sign_in("Anna"), anna)


def test_who_only_claims_an_address_of_another_can_not_come_in_by_it() -> None:
    anna = account("Anna", PASSWORD)
    thief = visitor()
    thief.post("/sign-up", name="Thief", email="anna@example.org", password1="four red cathedrals")
    assert not is_in(thief, anna)
    page = visitor().post("/sign-in", login="anna@example.org", password="four red cathedrals")
    assert "not correct" in page.text
    mail.outbox = []
    visitor().post("/reset", email="anna@example.org")
    assert len(mail.outbox) == 1
    page = (one := visitor()).get(link("reset/"))
    one.post(page.address, password1="five red cathedrals", password2="five red cathedrals")
    assert is_in(one, anna)


def test_an_address_belongs_to_whoever_confirms_it() -> None:
    squatter, owner = visitor(), visitor()
    squatter.post("/sign-up", name="Squatter", email="anna@example.org", password1=PASSWORD)
    theirs = link("confirm/")
    owner.post("/sign-up", name="Anna", email="anna@example.org", password1="four red cathedrals")
    owner.post(link("confirm/"))
    anna = Person.objects.get(name="Anna")
    assert EmailAddress.objects.get(verified=True).user == anna
    squatter.post(theirs)
    assert EmailAddress.objects.get(verified=True).user == anna
    assert is_in(sign_in("Anna", "four red cathedrals"), anna)
    assert "not correct" in visitor().post("/sign-in", login="anna@example.org", password=PASSWORD).text


def test_a_wrong_password_lets_nobody_in() -> None:
    person = account("Anna", PASSWORD)
    assert "not correct" in visitor().post("/sign-in", login="anna@example.org", password="wrong").text
    assert not is_in(sign_in("Anna", "wrong"), person)
    assert is_in(sign_in("Anna"), person)


def test_passwords_can_not_be_tried_on_and_on() -> None:
    person = account("Anna", PASSWORD)
    for _ in range(10):
        sign_in("Anna", "wrong")
    assert not is_in(sign_in("Anna"), person)
    assert "Too many" in visitor().post("/sign-in", login="anna@example.org", password=PASSWORD).text


def test_too_many_of_anything_are_answered_with_a_page_that_says_so() -> None:
    account("Anna", PASSWORD)
    pages = [visitor().post("/reset", email="anna@example.org") for _ in range(6)]
    assert [page.status for page in pages] == [200] * 5 + [429]
    assert text("error-too-often", minutes=60) in pages[-1].text


def test_a_forgotten_password_is_set_anew_by_a_link() -> None:
    person = account("Anna", PASSWORD)
    elsewhere = sign_in("Anna")
    one = visitor()
    assert "on its way" in one.post("/reset", email="Anna@example.org").text
    page = one.get(link("reset/"))
    one.post(page.address, password1="four red cathedrals", password2="four red cathedrals")
    assert not is_in(sign_in("Anna"), person)
    assert is_in(sign_in("Anna", "four red cathedrals"), person)
    assert not is_in(elsewhere, person), "sessions end with the old password"
    assert mail.outbox[-1].subject == "Your password at testserver was changed"


def test_a_link_works_once() -> None:
    account("Anna", PASSWORD)
    visitor().post("/reset", email="anna@example.org")
    where = link("reset/")
    first = visitor()
    first.post(first.get(where).address, password1="four red cathedrals", password2="four red cathedrals")
    assert "has expired" in visitor().get(where).text
    assert "has expired" in visitor().get("/confirm/no-such-key").text


def test_nobody_learns_which_addresses_have_accounts_by_resetting() -> None:
    account("Anna", PASSWORD)
    known = visitor().post("/reset", email="anna@example.org")
    unknown = visitor().post("/reset", email="nobody@example.org")
    assert known.bare == unknown.bare
    assert [sent.to for sent in mail.outbox] == [["anna@example.org"]]


def test_an_address_changes_when_the_new_one_is_confirmed() -> None:
    person = account("Anna", PASSWORD)
    anna = sign_in("Anna")
    page = anna.post("/settings/email", action_add="", email="new@example.org")
    assert page.address.startswith("/settings/again")
    anna.post(page.address, password=PASSWORD)
    anna.post("/settings/email", action_add="", email="new@example.org")
    assert Person.objects.get(pk=person.pk).email == "anna@example.org"
    where = link("confirm/")
    anna.post(where)
    assert Person.objects.get(pk=person.pk).email == "new@example.org"
    assert mail.outbox[-1].to == ["anna@example.org"], "the old address hears of it"


def test_the_banned_are_out_and_told_so() -> None:
    person = account("Anna", PASSWORD)
    anna = sign_in("Anna")
    Person.objects.filter(pk=person.pk).update(is_active=False)
    assert anna.get("/settings").address.startswith("/sign-in")
    assert "closed" in visitor().post("/sign-in", login="anna@example.org", password=PASSWORD).text


def test_signing_in_goes_nowhere_else() -> None:
    account("Anna", PASSWORD)
    one = visitor()
    page = one.post("/sign-in?next=https://elsewhere.example/", login="anna@example.org", password=PASSWORD)
    assert page.address == "/"


def test_the_link_of_a_letter_leads_back_to_it_after_signing_in() -> None:
    at = shared(account("Anna", PASSWORD), person("Bruno"), visibility="link")
    one = visitor()
    closed, missing = one.get(f"/tables/{at.pk}"), one.get("/tables/999")
    assert closed.status == 404
    assert text("error-sign-in") in closed.text
    bare = [re.sub(r"(table |tables/)\d+", r"\1", page.bare) for page in (closed, missing)]
    assert bare[0] == bare[1], "nobody learns which tables there are"
    form = one.get(unescape(closed.one(r'primary" href="([^"]+)"')))
    (back,) = set(re.findall(r'name="next" value="([^"]+)"', form.html))
    assert form.html.count('name="next"') == 2, "by password and by passkey"
    found = one.post("/sign-in", login="anna@example.org", password=PASSWORD, next=back)
    assert (found.address, found.status) == (f"/tables/{at.pk}", 200)


def test_who_is_signed_in_is_not_asked_to_sign_in() -> None:
    page = visitor(account("Anna")).get("/tables/999")
    assert (page.status, "sign in:" in page.text) == (404, False)


def test_all_that_allauth_says_here_has_our_words() -> None:
    folder = Path(allauth.__file__).parent / "templates"
    told = {kind_of(str(file)) for file in folder.glob("*/messages/*.txt")}
    ours = {kind for kind in told if not any(word in kind for word in NOT_OURS)}
    assert ours - {"sessions-logged-out"} == {*SAID, *SILENT}


def test_without_mail_nobody_is_told_to_wait_for_a_message() -> None:
    anna = visitor()
    with override_settings(EMAIL_BACKEND="parvis.web.hosting.mail.Shown"):
        assert "ask an admin for the link" in sign_up(anna, "Anna").text
        assert "ask an admin for the link" in anna.get("/settings/email").text
        assert text("confirm-sent-shown") in anna.get("/confirm").text
        assert text("reset-about-shown") in anna.get("/reset").text
        assert text("reset-sent-shown") in anna.post("/reset", email="anna@example.org").text
    Letter.objects.all().delete()
