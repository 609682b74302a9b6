"""Tokens: shown once, kept as hashes, revoked with one click, and good for what their scopes say."""

import re
import time

import pytest
from django.test import Client

from parvis.web.api import tokens
from parvis.web.api.models import Token
from parvis.web.people.leaving import leave
from parvis.web.people.models import Person
from parvis.web.texts import SiteError, text
from tests.web.api.program import Program, read
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, sign_in

pytestmark = pytest.mark.usefixtures("club")


def test_a_token_is_shown_once_and_kept_as_a_hash() -> None:
    anna = visitor(account("Anna"))
    shown = anna.post("/settings/tokens", name="My bot", scope="play")
    token = shown.one(r'value="(parvis_[\w-]+)"')
    assert token not in anna.get("/settings/tokens").html
    (kept,) = Token.objects.all()
    assert (kept.name, kept.scopes) == ("My bot", "read play")
    assert token not in str(vars(kept))
    assert tokens.find(token) == kept


def test_a_revoked_token_opens_nothing() -> None:
    anna = account("Anna")
    program, page = Program(anna), visitor(anna)
    assert program.get("me")[0] == 200
    page.post("/settings/tokens", revoke=Token.objects.get().pk)
    assert program.get("me")[0] == 401


def test_a_new_password_ends_all_tokens() -> None:
    anna = account("Anna", PASSWORD)
    program, page = Program(anna), sign_in("Anna")
    changed = {"oldpassword": PASSWORD, "password1": "four blue cathedrals", "password2": "four blue cathedrals"}
    page.post("/settings/password", **changed)
    assert program.get("me")[0] == 401


def test_whoever_makes_a_token_has_just_said_their_password(monkeypatch: pytest.MonkeyPatch) -> None:
    account("Anna", PASSWORD)
    anna, now = sign_in("Anna"), time.time
    asked = anna.post("/settings/tokens", name="one").address
    assert asked.startswith("/settings/again")
    assert "parvis_" in anna.post(asked, password=PASSWORD).html, "what was sent is not lost"
    monkeypatch.setattr(time, "time", lambda: now() + 3600)
    assert anna.post("/settings/tokens", name="two").address.startswith("/settings/again")
    (token,) = Token.objects.all()
    anna.post("/settings/tokens", revoke=token.pk)
    assert not Token.objects.exists()


def test_nobody_revokes_somebody_elses() -> None:
    program = Program(account("Anna"))
    visitor(account("Bruno")).post("/settings/tokens", revoke=Token.objects.get().pk)
    assert program.get("me")[0] == 200


@pytest.mark.parametrize("header", ["", "Bearer ", "Bearer parvis_wrong", "Basic YTpi", "Bearer ä"])
def test_whoever_has_no_token_is_told_how_to_get_one(header: str) -> None:
    answer = Client(headers={"Authorization": header}).get("/api/me")
    assert read(answer) == (401, {"status": 401, "message": text("error-token")})
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_a_cookie_counts_nothing_where_programs_ask() -> None:
    assert visitor(account("Anna")).client.get("/api/me").status_code == 401


def test_a_token_counts_nothing_where_people_ask() -> None:
    anna = account("Anna")
    client = Program(anna).client
    assert client.get("/settings").status_code == 302


def test_a_token_to_read_does_not_play() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    table = shared(anna, bruno)
    told = Program(anna).get(f"tables/{table.pk}")[1]
    words = told["decisions"][0]["words"]
    made = {"number": told["number"], "words": words}
    refused = Program(anna).post(f"tables/{table.pk}/decide", **made)
    assert refused == (403, {"status": 403, "message": text("error-token-play")})
    assert Program(anna, "play").post(f"tables/{table.pk}/decide", **made)[0] == 200


@pytest.mark.parametrize(("name", "scopes"), [("", ()), (" ", ()), ("x" * 61, ()), ("x", ("rule",))])
def test_what_a_token_can_not_be_is_refused(name: str, scopes: tuple[str, ...]) -> None:
    with pytest.raises(SiteError):
        tokens.make(account("Anna"), name, scopes)
    assert not Token.objects.exists()


def test_there_are_not_more_than_somebody_can_look_after() -> None:
    anna = visitor(account("Anna"))
    for _ in range(tokens.MOST):
        assert anna.post("/settings/tokens", name="one").status == 200
    refused = anna.post("/settings/tokens", name="one more")
    assert (refused.status, Token.objects.count()) == (400, tokens.MOST)
    assert "one more" in refused.html


def test_guests_have_none() -> None:
    assert visitor(person("Gustav")).client.post("/settings/tokens", {"name": "x"}).status_code == 403


def test_who_leaves_or_is_banned_has_no_programs() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    of_anna, of_bruno = Program(anna), Program(bruno)
    leave(anna)
    Person.objects.filter(pk=bruno.pk).update(is_active=False)
    assert (of_anna.get("me")[0], of_bruno.get("me")[0]) == (401, 401)
    assert not Token.objects.filter(person=anna).exists()


def test_an_hour_of_use_is_written_once() -> None:
    program = Program(account("Anna"))
    program.get("me")
    used = Token.objects.get().used
    program.get("me")
    assert used is not None
    assert Token.objects.get().used == used


def test_every_error_is_told_to_programs_as_json() -> None:
    program = Program(account("Anna"))
    for path in ("tables/999", "nothing/of/this", "tables/999/decide"):
        status, told = program.get(path)
        assert (status, told["status"]) == (status, status)
        assert re.search(r"\w", told["message"])
