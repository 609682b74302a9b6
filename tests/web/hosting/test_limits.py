"""Limits: whoever does too much at once is told when to come again, and nobody else notices."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
from django.db import connection
from django.test import override_settings
from django.urls import get_resolver

from parvis.web.hosting import limits
from parvis.web.hosting.limits import COUNTER, LETTERS, LIMITS, Counter, Limit
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.room.test_access import named
from tests.web.visiting import Visitor

THRICE = Limit("tables", 3, 60.0)


class Clock:
    """A clock that tests set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """Nothing was done yet, and time stands still."""
    made = Clock()
    monkeypatch.setattr(limits, "clock", made)
    monkeypatch.setitem(LIMITS, "quick", THRICE)
    yield made
    COUNTER.forget()


def from_address(address: str, who: Person | None = None) -> Visitor:
    """Somebody at another address."""
    made = visitor(who)
    made.client.defaults["REMOTE_ADDR"] = address
    return made


def test_every_limit_is_one_of_a_route() -> None:
    assert set(LIMITS) <= named(get_resolver())


def test_too_many_tables_are_refused_until_enough_time_has_passed(clock: Clock) -> None:
    anna, bruno = visitor(person("Anna")), visitor(person("Bruno"))
    for passed in range(3):
        clock.now = 1000.0 + passed
        assert anna.post("/tables/quick?game=tiny").status == 200
    answer = anna.post("/tables/quick?game=tiny")
    assert (answer.status, answer.headers["Retry-After"]) == (429, "58")
    assert text("error-too-often", minutes=1) in answer.text
    assert Table.objects.count() == 3
    assert anna.get("/tables/new").status == 200
    assert bruno.post("/tables/quick?game=tiny").status == 200
    clock.now = 1059.9
    assert anna.post("/tables/quick?game=tiny").status == 429
    clock.now = 1060.0
    assert anna.post("/tables/quick?game=tiny").status == 200
    assert anna.post("/tables/quick?game=tiny").status == 429


def test_who_is_always_somebody_new_is_counted_by_address() -> None:
    statuses = [from_address("203.0.113.5").post("/tables/quick?game=tiny").status for _ in range(32)]
    assert statuses == [200] * 30 + [429] * 2
    assert from_address("203.0.113.6").post("/tables/quick?game=tiny").status == 200


def test_what_is_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    at = shared(person("Anna"), person("Bruno"))
    host = visitor(at.host)
    monkeypatch.setitem(LIMITS, "again", THRICE)
    for address in ("/tables/quick?game=tiny", f"/tables/{at.pk}/again", "/tables/quick?game=tiny"):
        assert host.post(address).status == 200
    assert host.post(f"/tables/{at.pk}/again").status == 429


def test_at_home_nobody_is_counted() -> None:
    with override_settings(MODE="home", SESSION_ENGINE="django.contrib.sessions.backends.signed_cookies"):
        assert {Visitor().post("/tables/quick?game=tiny").status for _ in range(5)} == {200}


def test_counts_that_have_run_out_are_dropped(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST", 50)
    for number in count():
        clock.now += 100
        assert COUNTER.wait(THRICE, {f"person {number}": 3}) == 0
        if number == 300:
            break
    assert len(COUNTER.done) <= 2 * 52


@pytest.mark.each_database
def test_all_processes_count_together_where_the_database_can_be_shared(kept_in: str) -> None:
    """On PostgreSQL what one counter has counted holds for another, as a process of its own has it."""
    for _ in range(3):
        assert Counter().wait(THRICE, {"person 1": 3}) == COUNTER.wait(LETTERS, {"person 1": 5}) == 0
    is_shared = kept_in == "postgres"
    assert (0 < Counter().wait(THRICE, {"person 1": 3, "address 7": 30}) <= 60) == is_shared
    assert Counter().wait(THRICE, {"person 2": 3, "address 7": 1}) == 0, "what is refused is not counted"
    Counter().forgive(THRICE, {"person 1": 3})
    assert Counter().wait(THRICE, {"person 1": 3}) == 0
    COUNTER.forget()


@pytest.mark.each_database
def test_of_many_at_once_no_more_are_let_through_than_may(kept_in: str) -> None:
    def ask(_: int) -> bool:
        try:
            return COUNTER.wait(THRICE, {"person 1": 3, "address 7": 30}) == 0
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(ask, range(24))) == 3
    COUNTER.forget()
