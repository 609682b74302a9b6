"""Passwords: kept by Argon2, two at a time, and kept better from the next sign-in on where they were kept otherwise."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import argon2
import pytest
from django.contrib.auth.hashers import Argon2PasswordHasher, identify_hasher
from django.test import override_settings

from parvis.web import settings as site_settings
from parvis.web.people import passwords
from parvis.web.people.models import Person
from parvis.web.people.passwords import Hasher
from parvis.web.room.models import Gathering
from parvis.web.room.terms import PASSWORD as BY_PASSWORD
from parvis.web.room.terms import Terms
from parvis.web.texts import text
from tests.web.club import visitor
from tests.web.people.accounts import PASSWORD, account, is_in, sign_in

LESS = 64
"""Memory that a hash of the tests takes, in KiB."""


@pytest.fixture(autouse=True)
def as_the_site_does(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The site's own hasher, in less memory."""
    monkeypatch.setattr(Hasher, "memory_cost", LESS)
    with override_settings(PASSWORD_HASHERS=site_settings.PASSWORD_HASHERS):
        yield


def test_two_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    working, most, lock = 0, 0, threading.Lock()
    hash_secret = argon2.low_level.hash_secret

    def slowly(*given: object, **named: object) -> bytes:
        nonlocal working, most
        with lock:
            working += 1
            most = max(most, working)
        time.sleep(0.02)
        try:
            return hash_secret(*given, **named)
        finally:
            with lock:
                working -= 1

    monkeypatch.setattr(argon2.low_level, "hash_secret", slowly)
    with ThreadPoolExecutor(8) as eight:
        kept = list(eight.map(lambda number: Hasher().encode(f"password {number}", "salt and pepper"), range(16)))
    assert most == passwords.AT_ONCE == 2
    assert len({*kept}) == 16


def test_who_waits_too_long_is_told_so_and_nothing_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = account("Anna", PASSWORD)
    monkeypatch.setattr(passwords, "PATIENCE", 0.01)
    ended = threading.Event()
    for _ in range(passwords.AT_ONCE):
        passwords.WORKERS.submit(ended.wait, 60)
    try:
        page = visitor().post("/sign-in", login="anna@example.org", password=PASSWORD)
        assert (page.status, page.headers["Retry-After"]) == (503, "10")
        assert text("error-busy") in page.text
        assert visitor().get("/").status == 200
    finally:
        ended.set()
    monkeypatch.setattr(passwords, "PATIENCE", 5.0)
    assert is_in(sign_in("Anna"), anna)


def test_older_passwords_open_and_are_kept_better_from_then_on() -> None:
    anna = account("Anna")
    old = Argon2PasswordHasher()
    old.memory_cost = 2 * LESS
    Person.objects.filter(pk=anna.pk).update(password=old.encode(PASSWORD, old.salt()))
    assert not is_in(sign_in("Anna", "wrong"), anna)
    assert f"m={2 * LESS},t=2,p=8" in Person.objects.get(pk=anna.pk).password
    assert is_in(sign_in("Anna"), anna)
    assert f"m={LESS},t=2,p=1" in Person.objects.get(pk=anna.pk).password
    assert is_in(sign_in("Anna"), anna)


def test_passwords_of_tables_are_kept_alike() -> None:
    page = visitor().post("/tables/create", game="tiny", whom="friends", players=2, visibility="password", password="a")
    assert page.status == 200
    terms = Terms.of(Gathering.objects.get().terms)
    assert terms.visibility == BY_PASSWORD
    assert isinstance(identify_hasher(terms.password), Hasher)
    assert (terms.is_opened_by("a"), terms.is_opened_by("b")) == (True, False)
