"""A database that goes away while any page is asked for, by anybody: 503 and one line, wherever it happens."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.db import InterfaceError, OperationalError, connection

from parvis.engine.samples import SOAK
from parvis.web.people.models import Person
from parvis.web.views import errors
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account
from tests.web.visiting import Visitor
from tools.faults.addresses import addresses
from tools.faults.away import unreadable
from tools.faults.visits import BROKEN

pytestmark = [pytest.mark.usefixtures("club"), pytest.mark.no_cover]
SAID = "connection failed:\n\tIs the server running?"


class Away:
    """A database that answers some statements more, and then none."""

    def __init__(self, left: int, error: type[Exception]) -> None:
        self.left = left
        self.error = error
        self.asked = 0
        """How often it was asked in vain."""

    def __call__(self, execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:
        if self.left == 0:
            self.asked += 1
            raise self.error(SAID)
        self.left -= 1
        return execute(sql, params, many, context)


def people() -> dict[str, Person | None]:
    """Somebody of each kind; the account hosts table 1, at which the guest sits too."""
    known = {
        "guest": person("Gast"),
        "account": account("Anna", PASSWORD),
        "admin": account("Olga", PASSWORD, is_staff=True),
    }
    return {"stranger": None, **known}


def asked_for(one: Visitor, method: str, address: str) -> Iterator[Any]:
    """The answers where the database goes away before the first, the second, the fourth … statement of a request; in a
    soak before each.
    """
    left = 0
    while True:
        away = Away(left, (OperationalError, InterfaceError)[left % 2])
        with connection.execute_wrapper(away):
            response = getattr(one.client, method)(address)
        if not away.asked:
            return
        yield response
        left += 1 if SOAK else left + 1


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> pytest.LogCaptureFixture:
    """Records of what the site logs."""
    for name in ("parvis", "django"):
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)
    return caplog


@pytest.mark.parametrize("who", ["stranger", "guest", "account", "admin"])
def test_wherever_it_goes_away_the_answer_is_503_and_one_line(who: str, log: pytest.LogCaptureFixture) -> None:
    known = people()
    shared(known["account"], known["guest"])
    one, answers = visitor(known[who]), 0
    for method in ("get", "post"):
        for address in addresses():
            for response in asked_for(one, method, address):
                lines = [line for line in log.records if line.name == errors.__name__]
                assert response.status_code == 503, (method, address)
                assert response.headers["Retry-After"] == "5"
                assert [line.getMessage() for line in lines] == [
                    f"{method.upper()} {address} was answered with 503: connection failed: Is the server running?"
                ]
                assert "Traceback" not in log.text
                log.clear()
                answers += 1
    assert answers > 150


@pytest.mark.parametrize("method", ["get", "post"])
def test_nobody_is_signed_out_by_an_outage(method: str) -> None:
    one = visitor(account("Anna"))
    for response in asked_for(one, method, "/people"):
        assert response.status_code == 503
        assert not response.cookies
    assert one.get("/settings").address == "/settings"


def test_a_session_that_can_not_be_kept_is_no_bad_request(log: pytest.LogCaptureFixture) -> None:
    at = shared(account("Anna"), person("Bruno"), visibility="link")
    one = visitor(person("Clara"))
    with connection.execute_wrapper(fail_to_keep_sessions):
        answer = one.get(f"/t/{at.code}")
    assert (answer.status, len(log.records)) == (503, 1)


def fail_to_keep_sessions(execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:
    """A database that can't write what browsers are remembered by."""
    if sql.startswith("UPDATE") and "session" in sql:
        raise OperationalError("database is locked")
    return execute(sql, params, many, context)


@pytest.mark.slow
def test_a_file_that_can_not_be_read_is_read_again_when_it_can(tmp_path: Path) -> None:
    outcomes = list(unreadable(Random(1), tmp_path / "club", 60))
    assert [outcome for outcome in outcomes if outcome.startswith(BROKEN)] == []
    assert "refused with 503" in outcomes
