"""`/healthz` and `/readyz`: what those who operate a site ask of each process."""

import asyncio
import json
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from parvis.web.background import listener, pulse
from parvis.web.server import probes
from tests.web.postgres import PREPARED, site_at
from tests.web.running import Site
from tools.postgres import Server
from tools.site import Site as ClubSite

SOON = 60.0


def asked(port: int, path: str, **headers: str) -> tuple[int, dict[str, Any], dict[str, str]]:
    """Status, content and headers of what a process tells."""
    line = HTTPConnection("127.0.0.1", port, timeout=30)
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    told = json.loads(answer.read())
    line.close()
    return answer.status, told, {name.lower(): value for name, value in answer.getheaders()}


def ready(port: int) -> bool:
    """Whether a site becomes ready soon."""
    until = time.monotonic() + SOON
    while (found := asked(port, "/readyz"))[0] != 200:
        if time.monotonic() > until:
            raise AssertionError(found)
        time.sleep(0.1)
    return found[1] == {"status": "ok"}


def test_a_site_is_healthy_and_soon_ready_whatever_it_is_called(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        status, told, headers = asked(site.port, "/healthz", Host="10.0.0.7")
        assert (status, told) == (200, {"status": "ok"})
        assert headers["cache-control"] == "no-store"
        assert "set-cookie" not in headers
        assert ready(site.port)


@pytest.fixture
def worked() -> Iterator[None]:
    """A worker has just given a sign."""
    before = pulse.SEEN.at
    pulse.SEEN.note()
    yield
    pulse.SEEN.at = before


@pytest.mark.usefixtures("worked")
def test_a_process_is_not_ready_before_its_database_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    assert probes.not_ready() == []
    monkeypatch.setattr(probes, "known", lambda: frozenset({("web", "9999_later")}))
    assert probes.not_ready() == ["migrations"]


@pytest.mark.usefixtures("worked")
def test_nor_while_nobody_works_behind_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "LATELY", 0.0)
    assert probes.not_ready() == ["worker"]


def test_a_database_that_does_not_answer_is_told_without_waiting_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "LONGEST", 0.01)
    looked: list[float] = []

    def slow() -> list[str]:
        looked.append(time.monotonic())
        time.sleep(0.1)
        return []

    async def twice() -> list[list[str]]:
        ready = probes.Ready(slow)
        return [await ready.reasons(), await ready.reasons()]

    assert asyncio.run(twice()) == [["database"], ["database"]]
    assert len(looked) == 1, "many who ask open no second connection"


@pytest.mark.postgres
@pytest.mark.slow
def test_a_club_on_postgresql_is_ready_and_without_a_bell_it_is_not(postgres: Server, tmp_path: Path) -> None:
    url = postgres.create(tmp_path.name, PREPARED)
    with ClubSite(tmp_path / "data", club=True, database=url) as site:
        assert ready(site.port)
    with site_at(url):
        assert not listener.HEARING.is_set()
        assert "bell" in probes.not_ready()
