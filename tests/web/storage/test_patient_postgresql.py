"""PostgreSQL that is away or does not answer: no thread waits for it for ever, and few try it at once."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from django.db import OperationalError, connection

from parvis.web.storage.patient_postgresql import base
from tests.web.postgres import site_at
from tools.faults import away
from tools.faults.visits import BROKEN
from tools.postgres import Server

pytestmark = pytest.mark.postgres
HANGS = "SELECT pg_sleep(60)"


@pytest.fixture(autouse=True)
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has tried yet whether the server is there."""
    monkeypatch.setattr(base, "REACH", base.Reach())


def asked(server: Server, statement: str) -> Any:
    """What a thread that answers pages is told, or the error that it gets."""

    def ask() -> Any:
        try:
            with connection.cursor() as cursor:
                cursor.execute(statement)
                return cursor.fetchone()
        except OperationalError as error:
            return str(error)
        finally:
            connection.close()

    with site_at(server.url()), ThreadPoolExecutor(1) as thread:
        return thread.submit(ask).result()


def test_a_statement_that_is_not_answered_is_given_up(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "ANSWERS", 0.3)
    began = time.monotonic()
    assert "has not answered" in asked(postgres, HANGS)
    assert time.monotonic() - began < 30
    time.sleep(base.REST)
    assert asked(postgres, "SELECT 1") == (1,)


def test_commands_and_migrations_may_take_long(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "ANSWERS", 0.1)
    with site_at(postgres.url()), connection.cursor() as cursor:
        cursor.execute("SELECT pg_sleep(0.5)")


def test_while_it_is_known_to_be_away_others_are_told_at_once(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def connect(**_: Any) -> None:
        tried.append(1)
        raise psycopg.OperationalError("nobody there")

    with monkeypatch.context() as patch:
        patch.setattr(base.Connection, "connect", connect)
        assert [asked(postgres, "SELECT 1") for _ in range(5)] == ["nobody there"] * 5
    assert len(tried) == 1
    monkeypatch.setattr(base.REACH, "until", 0.0)
    assert asked(postgres, "SELECT 1") == (1,)
    assert base.REACH.error == ""


@pytest.mark.slow
@pytest.mark.parametrize("fault", [away.stopped, away.ended])
def test_every_page_says_so_and_all_goes_on_afterwards(fault: Any, tmp_path: Path) -> None:
    outcomes = list(fault(Random(1), tmp_path / "club", 80))
    assert [outcome for outcome in outcomes if outcome.startswith(BROKEN)] == []
    assert "all goes on" in outcomes
