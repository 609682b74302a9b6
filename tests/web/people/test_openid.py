"""Signing in with an account elsewhere, by OpenID Connect."""

from collections.abc import Iterator

import pytest
from allauth.socialaccount.models import SocialAccount
from django.test import override_settings

from parvis.web.people import openid
from parvis.web.people.models import Person
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, is_in, sign_in
from tests.web.people.openid_site import CLIENT, CODE, SECRET, ElsewhereSite, state_of
from tests.web.visiting import Page, Visitor


@pytest.fixture
def forge(monkeypatch: pytest.MonkeyPatch) -> Iterator[ElsewhereSite]:
    """The other site, named by the environment."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with ElsewhereSite() as site:
        names = (openid.NAME, openid.SERVER, openid.CLIENT, openid.SECRET)
        apps = openid.offered(dict(zip(names, ("Forge", site.address, CLIENT, SECRET), strict=True)))
        with override_settings(SOCIALACCOUNT_PROVIDERS={"openid_connect": {"APPS": apps}}):
            yield site


def come_from(forge: ElsewhereSite, one: Visitor, code: str = CODE, process: str = "") -> Page:
    """Go there and come back."""
    left = one.client.post(f"/sign-in/by/elsewhere{process}")
    assert left.headers["Location"].startswith(f"{forge.address}/authorize?client_id={CLIENT}&")
    return one.get(f"/sign-in/by/elsewhere/back?code={code}&state={state_of(left.headers['Location'])}")


def test_without_another_site_nothing_is_offered() -> None:
    assert openid.offered({}) == []
    assert openid.offered({openid.SERVER: "https://forge.example"}) == []
    assert "Sign in with" not in visitor().get("/sign-in").text.replace(text("sign-in-passkey"), "")
    assert visitor().get("/sign-in/by/elsewhere").status == 404


def test_whoever_comes_for_the_first_time_chooses_a_name(forge: ElsewhereSite) -> None:
    anna = visitor()
    assert "Sign in with Forge" in anna.get("/sign-in").text
    page = come_from(forge, anna)
    assert page.address == "/sign-up/elsewhere"
    assert 'value="Anna"' in page.html
    anna.post("/sign-up/elsewhere", name="Annabella", email="anna@elsewhere.example")
    made = Person.objects.get()
    assert (made.name, made.email, made.guest, made.has_usable_password()) == (
        "Annabella", "anna@elsewhere.example", False, False,
    )  # fmt: skip
    assert is_in(anna, made)
    again = visitor()
    come_from(forge, again)
    assert is_in(again, made)


def test_a_guest_who_comes_from_elsewhere_keeps_the_games(forge: ElsewhereSite) -> None:
    guest = person("Dora")
    table = shared(guest, person("Bruno"))
    one = visitor(guest)
    come_from(forge, one)
    one.post("/sign-up/elsewhere", name="Dora", email="anna@elsewhere.example")
    assert table.sittings.get(seat=0).person == SocialAccount.objects.get().user
    assert is_in(one, SocialAccount.objects.get().user)


def test_an_account_with_the_same_address_is_not_taken_over(forge: ElsewhereSite) -> None:
    anna = account("Anna", PASSWORD)
    forge.tells["email"] = "anna@example.org"
    thief = visitor()
    come_from(forge, thief)
    thief.post("/sign-up/elsewhere", name="Anna", email="anna@example.org")
    assert not is_in(thief, anna)
    assert Person.objects.count() == 1
    assert not SocialAccount.objects.exists()


def test_an_account_is_connected_and_parted_again(forge: ElsewhereSite) -> None:
    anna = account("Anna", PASSWORD)
    one = sign_in("Anna")
    page = come_from(forge, one, process="?process=connect")
    one.post(page.address, password=PASSWORD)
    connected = SocialAccount.objects.get()
    assert connected.user == anna
    assert "anna-17" in one.get("/settings/elsewhere").text
    by_forge = visitor()
    come_from(forge, by_forge)
    assert is_in(by_forge, anna)
    one.post("/settings/elsewhere", account=connected.pk)
    assert not SocialAccount.objects.exists()


def test_what_goes_wrong_elsewhere_is_told(forge: ElsewhereSite) -> None:
    one = visitor()
    page = come_from(forge, one, code="wrong")
    assert text("elsewhere-failed") in page.text
    assert visitor().get("/sign-in/by/elsewhere/back?code=x&state=made-up").status in (400, 401, 403)
    assert not Person.objects.exists()
