"""Whatever can be guessed is counted: row by row, wrong guesses are refused after as many as the table says."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core import mail
from django.urls import reverse

from parvis.web.access import ROUTES
from parvis.web.address import PROGRAMS
from parvis.web.hosting import limits
from parvis.web.hosting.guesses import SECRETS, Secret
from parvis.web.hosting.limits import COUNTER
from parvis.web.people.models import Person
from parvis.web.room.models import Gathering
from parvis.web.texts import text
from tests.web.club import person, shared
from tests.web.hosting.test_limits import Clock, from_address
from tests.web.people.accounts import PASSWORD, account, is_in, link, sign_in
from tests.web.room.test_access import arguments
from tests.web.visiting import Visitor
from tests.web.worlds import by_token

HERE, ELSEWHERE = "203.0.113.5", "198.51.100.7"
UNGUESSABLE = {"code", "gathered", "token", "key", "uidb36"}
"""Parts of addresses that are secrets."""
CHOOSING = {"account_signup", "account_set_password", "lobby", "account_reset_password_from_key"}
"""Pages on which a password is chosen, not guessed."""


@pytest.fixture(autouse=True)
def clock(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """Nothing was guessed yet, and time stands still."""
    made = Clock()
    monkeypatch.setattr(limits, "clock", made)
    mail.outbox = []
    yield made
    COUNTER.forget()


def secret(name: str) -> Secret:
    """A row of the table of secrets, by name."""
    return next(one for one in SECRETS if one.name == name)


def counts(row: Secret) -> set[int]:
    """How many guesses are counted, by person, network, secret."""
    return {len(times) for (name, _), times in COUNTER.done.items() if name == row.name}


def as_if_guessed(row: Secret, times: int) -> None:
    """Whoever has guessed has done so that many times, all now."""
    for (name, _), done in COUNTER.done.items():
        if name == row.name:
            done.extend([done[-1]] * (times - len(done)))


def closed_gathering() -> str:
    """The code of a gathering with a password."""
    host = from_address("192.0.2.1", person("Host"))
    form = {"game": "tiny", "whom": "friends", "players": 2, "visibility": "password", "password": "a rose"}
    host.post("/tables/create", **form)
    return Gathering.objects.latest("pk").code


def wrong(route: str, link: bool = False) -> Callable[[Visitor], Any]:
    """A wrong guess at a route, always at the same secret where it has an aim; `link`: at the link, no password."""
    if route == "watch":
        at = shared(person("Anna"), person("Bruno"), visibility="password", password="!")
        return lambda one: one.client.post(f"/tables/{at.pk}/watch", {"password": "wrong"})
    if route == "join" and not link:
        code = closed_gathering()
        return lambda one: one.client.post(f"/g/{code}/join", {"password": "wrong", "name": "Zoe"})
    if route == "account_login":
        return lambda one: one.client.post("/sign-in", {"login": "anna@example.org", "password": "wrong"})
    parts = {"code": "x", "gathered": "x", "token": "x", "key": "x", "uidb36": "1", "number": 1}
    parts |= {"provider_id": "elsewhere"}
    address = reverse(route, kwargs={name: parts[name] for name in arguments(route)})
    if address.startswith(PROGRAMS):
        return lambda one: one.client.post(address, headers=by_token(one))
    form = {"password": "wrong", "oldpassword": "wrong", "credential": "{}"}
    way = "GET" if "GET" in next(one for one in SECRETS if route in one.asks).methods else "POST"
    if way == "GET" and route not in ("join", "add", "show-number", "get-up", "send-away", "fill"):
        return lambda one: one.client.get(address)
    return lambda one: one.client.post(address, form)


OWN = ("account_reauthenticate", "account_change_password", "farewell", "mfa_reauthenticate_webauthn")
"""Routes that ask people who are signed in."""
ROWS = [(one, route) for one in SECRETS for route in one.asks]


@pytest.mark.parametrize(("row", "route"), ROWS, ids=[f"{row.name}: {route}" for row, route in ROWS])
def test_the_next_wrong_guess_is_refused_and_told_when_to_come_back(row: Secret, route: str, clock: Clock) -> None:
    guess = wrong(route, link=row.name == "links of tables")
    one = from_address(HERE, account("Zoe", PASSWORD) if route in OWN else person("Zoe"))
    for number in (1, 2):
        assert guess(one).status_code != 429
        assert counts(row) == {number}
    as_if_guessed(row, row.tries - 1)
    assert guess(one).status_code != 429
    refused = guess(one)
    assert (refused.status_code, refused.headers.get("Retry-After")) == (429, "3600")
    assert "Try again in 60 minutes" in refused.content.decode()
    clock.now += row.seconds
    assert guess(one).status_code != 429


@pytest.mark.parametrize("row", [one for one in SECRETS if one.of], ids=lambda one: one.name)
def test_a_new_guest_for_each_guess_is_no_way_round(row: Secret) -> None:
    guess = wrong(next(iter(row.asks)))
    statuses = [guess(from_address(HERE)).status_code for _ in range(row.tries + 1)]
    assert 429 not in statuses[:-1]
    assert statuses[-1] == 429
    assert guess(from_address(ELSEWHERE)).status_code != 429


def test_twenty_guesses_an_hour_at_the_password_of_a_gathering() -> None:
    guess = wrong("join")
    assert [guess(from_address(HERE)).status_code for _ in range(25)] == [400] * 20 + [429] * 5


def test_a_network_guesses_only_so_often_at_all_of_a_kind() -> None:
    row = secret("passwords of accounts")
    one = {"password": "x", "login": "first@example.org"}
    from_address(HERE).client.post("/sign-in", one)
    as_if_guessed(row, row.network - 1)
    statuses = [
        from_address(HERE).client.post("/sign-in", one | {"login": f"{name}@example.org"}).status_code
        for name in ("second", "third")
    ]
    assert statuses == [200, 429]


def test_a_network_of_the_newer_kind_is_one() -> None:
    guess = wrong("account_login")
    statuses = [guess(from_address(f"2001:db8:1:2::{number:x}")).status_code for number in range(1, 12)]
    assert statuses == [200] * 10 + [429]
    assert guess(from_address("2001:db8:1:3::1")).status_code == 200


@pytest.mark.parametrize("name", ["passwords of accounts", "passwords of tables"])
def test_all_the_world_together_guesses_only_so_often_at_one(name: str) -> None:
    row = secret(name)
    guess = wrong(next(iter(row.asks)))
    guess(from_address(ELSEWHERE))
    as_if_guessed(row, row.everybody - 1)
    statuses = [guess(from_address(f"198.51.100.{number}")).status_code for number in (1, 2)]
    assert (statuses[0] != 429, statuses[1]) == (True, 429)


def test_the_owner_comes_in_by_letter_while_strangers_guess() -> None:
    anna = account("Anna", PASSWORD)
    row = secret("passwords of accounts")
    wrong("account_login")(from_address(ELSEWHERE))
    as_if_guessed(row, row.everybody)
    one = from_address(HERE)
    page = one.post("/sign-in", login="anna@example.org", password=PASSWORD)
    assert page.status == 429
    assert text("reset-heading") in page.text
    one.post("/reset", email="anna@example.org")
    page = one.get(link("reset/"))
    one.post(page.address, password1="four red cathedrals", password2="four red cathedrals")
    assert is_in(one, anna)


def test_right_guesses_are_not_counted() -> None:
    anna, one = account("Anna", PASSWORD), from_address(HERE)
    sign_in("Anna", one=one)
    assert is_in(one, anna)
    assert from_address(HERE).get(f"/g/{closed_gathering()}").status == 200
    assert counts(secret("passwords of accounts")) == counts(secret("links of tables")) == {0}


def test_nobody_learns_from_being_refused_whether_there_is_an_account() -> None:
    account("Anna", PASSWORD)
    told = {}
    for name in ("anna", "nobody"):
        for _ in range(11):
            page = from_address(HERE).post("/sign-in", login=f"{name}@example.org", password="wrong")
        told[name] = page.bare
    assert told["anna"] == told["nobody"]


def test_the_table_in_the_docs_is_that_of_the_code() -> None:
    docs = (Path(__file__).parents[3] / "docs" / "reliability.md").read_text()
    for row in SECRETS:
        assert f"| {row.name} | {row.tries} | {row.network} | {row.everybody or '-'} |" in docs


def test_every_address_with_a_secret_in_it_is_in_the_table() -> None:
    known = {route for one in SECRETS for route in one.asks}
    assert {name for name in ROUTES if UNGUESSABLE & {*arguments(name)}} == {
        route for route in known if UNGUESSABLE & {*arguments(route)}
    }


def test_every_page_that_asks_for_a_password_is_in_the_table() -> None:
    at = shared(person("Anna"), person("Bruno"), visibility="password", password="!")
    code, anna = closed_gathering(), account("Zoe", PASSWORD)
    parts = {"table_id": at.pk, "gathered": code, "code": "x", "provider_id": "x", "token": "t", "key": "k"}
    parts |= {"uidb36": "1", "name": "skilled"} | dict.fromkeys(("person_id", "channel_id", "line", "pk", "step"), 1)
    parts |= {"number": 1, "scene_name": "place", "puzzle_name": "1-1", "box_id": 1, "tournament_id": 1, "ladder_id": 1}
    parts |= {"date": "2026-12-31"}
    asking = set()
    for one in (from_address(HERE), from_address(HERE, anna)):
        for name in ROUTES:
            if name == "account_logout":
                continue
            answer = one.client.get(reverse(name, kwargs={part: parts[part] for part in arguments(name)}))
            html = "" if answer.streaming else answer.content.decode(errors="replace")
            for form in re.findall(r"(?s)<form.*?</form>", html):
                if 'type="password"' in form:
                    asking |= {match[1]} if (match := re.search(r'action="([^"?]+)"', form)) else {name}
    assert asking
    assert {resolved(place) for place in asking} <= {route for one in SECRETS for route in one.asks} | CHOOSING | {
        "create"
    }


def resolved(place: str) -> str:
    """The route of an address; that of a page whose form goes to itself."""
    from django.urls import resolve

    return str(resolve(place).url_name) if place.startswith("/") else place


def test_letters_to_one_address_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    account("Anna", PASSWORD)
    ways = [f"198.51.100.{number}" for number in range(1, 8)]
    statuses = [from_address(way).post("/reset", email="ANNA@example.org").status for way in ways]
    assert statuses == [200] * 5 + [429] * 2
    assert len(mail.outbox) == 5
    assert Person.objects.count() == 1
