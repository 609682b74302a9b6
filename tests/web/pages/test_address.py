"""Links lead to the club's own address: what a request calls the site stands in no letter, page, code or notice."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import qrcode
from django.core import mail
from django.test import Client, override_settings
from django.urls import reverse

import parvis.web
from parvis.web.access import ROUTES
from parvis.web.address import is_ours
from parvis.web.notices.models import MAIL, Channel
from parvis.web.people import openid
from parvis.web.views import gathering as gathering_page
from tests.web.club import shared, visitor
from tests.web.people.accounts import PASSWORD, account
from tests.web.people.openid_site import CLIENT, SECRET, ElsewhereSite
from tests.web.room.test_access import arguments
from tests.web.tournaments.playing import announced, ladder_of

HOST, PORT = "club.example", "1234"
WRONG = f"{HOST}:{PORT}"
MADE_OF_REQUESTS = re.compile(r"build_absolute_uri|get_current_site|HTTP_HOST|get_host\(")
"""How code learns what a request calls the site."""


@pytest.fixture(autouse=True)
def named(club: None) -> Iterator[None]:
    """A club with an address."""
    mail.outbox = []
    with override_settings(ADDRESS=f"https://{HOST}", ALLOWED_HOSTS=[HOST], ACCOUNT_DEFAULT_HTTP_PROTOCOL="https"):
        yield


def calling(client: Client) -> Client:
    """A browser that calls the club by another port."""
    client.defaults["HTTP_HOST"] = WRONG
    return client


def content_of(answer: Any) -> str:
    """All that an answer says, but for what is random."""
    content = "" if answer.streaming else answer.content.decode(errors="replace")
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", f"{answer.headers} {content}")


@pytest.mark.parametrize(
    ("address", "host", "ours"),
    [
        ("https://club.example", "club.example", True),
        ("https://club.example", "club.example:443", True),
        ("https://club.example", "CLUB.example.", True),
        ("https://club.example", WRONG, False),
        ("https://club.example", "club.example:80", False),
        ("https://club.example", "club.example:443:1234", False),
        ("https://club.example", "evil.example", False),
        ("https://club.example", "", False),
        ("http://club.example", "club.example:80", True),
        ("http://club.example", "club.example:443", False),
        ("https://club.example:8443", "club.example:8443", True),
        ("https://club.example:8443", "club.example", True),
        ("https://club.example:8443", "club.example:443", False),
        ("", WRONG, True),
    ],
)
def test_what_the_site_is_called(address: str, host: str, ours: bool) -> None:
    with override_settings(ADDRESS=address):
        assert is_ours(host) is ours


def test_no_letter_names_another_port() -> None:
    account("Anna", PASSWORD)
    stranger, anna = calling(Client()), calling(Client())
    stranger.post("/reset", {"email": "anna@example.org"})
    stranger.post("/sign-up", {"name": "Bruno", "email": "bruno@example.org", "password1": PASSWORD})
    stranger.post("/confirm", {"email": "bruno@example.org"})
    anna.post("/sign-in", {"login": "anna@example.org", "password": PASSWORD})
    anna.post("/settings/again", {"password": PASSWORD})
    anna.post("/settings/email", {"action_add": "", "email": "new@example.org"})
    anna.post("/settings/password", {"oldpassword": PASSWORD, "password1": PASSWORD + "!", "password2": PASSWORD + "!"})
    letters = [f"{letter.subject}\n{letter.body}" for letter in mail.outbox]
    assert len(letters) >= 4
    assert [letter for letter in letters if f":{PORT}" in letter] == []
    links = re.findall(r"\w+://\S+", "\n".join(letters))
    assert len(links) >= 3
    assert {link.partition(f"{HOST}/")[0] for link in links} == {"https://"}


def test_no_page_names_another_port(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    make = qrcode.make
    monkeypatch.setattr(gathering_page.qrcode, "make", lambda link, **how: drawn.append(link) or make(link, **how))
    anna = account("Anna", PASSWORD, is_staff=True, is_superuser=True)
    at = shared(anna, account("Bruno"), visibility="link")
    tournament, ladder = announced(anna), ladder_of([anna])
    browser = calling(visitor(anna).client)
    code = browser.post("/tables/friend?game=tiny").headers["Location"].split("/")[2]
    parts = {"table_id": at.pk, "person_id": anna.pk, "code": at.code, "gathered": code, "provider_id": "elsewhere"}
    parts |= {
        "channel_id": 1,
        "box_id": 1,
        "tournament_id": tournament.pk,
        "ladder_id": ladder.pk,
        "line": 1,
        "pk": 1,
        "number": 1,
        "step": 1,
        "token": "t",
        "key": "k",
        "uidb36": "1",
    }
    parts |= {"name": "skilled", "scene_name": "place", "puzzle_name": "1-1"}
    parts |= {"date": "2026-12-31"}
    asked = 0
    for name in ROUTES:
        needs = arguments(name)
        answer = browser.get(reverse(name, kwargs={part: parts[part] for part in needs}), {"next": "/settings"})
        assert f":{PORT}" not in content_of(answer), name
        asked += 1
    assert asked == len(ROUTES)
    assert f":{PORT}" not in content_of(browser.get("/admin/"))
    assert drawn == [f"https://{HOST}/g/{code}"]
    assert f"https://{HOST}/t/{at.code}" in browser.get(f"/tables/{at.pk}").content.decode()


def test_no_notice_names_another_port() -> None:
    anna = account("Anna", PASSWORD)
    browser = calling(visitor(anna).client)
    browser.post("/notices/add", {"kind": MAIL})
    channel = Channel.objects.get(person=anna)
    browser.post(f"/notices/{channel.pk}/test")
    (letter,) = mail.outbox
    assert f"https://{HOST}/notices" in letter.body
    assert f":{PORT}" not in letter.message().as_string()


def test_whoever_comes_back_from_elsewhere_comes_to_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with ElsewhereSite() as forge:
        names = (openid.NAME, openid.SERVER, openid.CLIENT, openid.SECRET)
        apps = openid.offered(dict(zip(names, ("Forge", forge.address, CLIENT, SECRET), strict=True)))
        with override_settings(SOCIALACCOUNT_PROVIDERS={"openid_connect": {"APPS": apps}}):
            there = calling(Client()).post("/sign-in/by/elsewhere").headers["Location"]
    assert "redirect_uri=https%3A%2F%2Fclub.example%2Fsign-in%2Fby%2Felsewhere%2Fback" in there
    assert PORT not in re.sub(r"(state|code_challenge|nonce)=[^&]+|127.0.0.1:\d+", "", there)


def test_no_part_of_the_site_asks_a_request_what_it_is_called() -> None:
    folder = Path(parvis.web.__file__).parent
    files = [file for kind in ("*.py", "*.html") for file in folder.rglob(kind)]
    assert [file.name for file in files if MADE_OF_REQUESTS.search(file.read_text())] == ["address.py"]
