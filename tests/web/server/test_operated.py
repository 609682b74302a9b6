"""A club of several processes as those see it who operate it: probes, also through proxies, metrics, and the log."""

import json
import os
import re
import signal
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.web.postgres import PREPARED
from tests.web.server.test_probes import asked, ready
from tests.web.server.test_processes import SERVING, family, until
from tools.faults.fronts import NAME, PROXIES, Front
from tools.postgres import Server
from tools.site import HOST, Site, free_port

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
LONG = 120.0


@pytest.fixture(scope="module")
def port() -> int:
    """The first of the ports at which metrics are."""
    return free_port()


@pytest.fixture(scope="module")
def site(postgres: Server, port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A club that is observed."""
    folder = tmp_path_factory.mktemp("operated")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARVIS_METRICS", f"{HOST}:{port}")
        patch.setenv("PARVIS_LOG", "json")
        address, database = f"https://{NAME}", postgres.create(folder.name, PREPARED)
        with Site(folder / "data", club=True, address=address, database=database, processes=SERVING) as running:
            until(lambda: len(family(running)) == SERVING + 1, LONG)
            assert ready(running.port)
            yield running


def counted(port: int) -> str:
    """The metrics of one process."""
    with urlopen(f"http://{HOST}:{port}/metrics", timeout=30) as answer:
        return str(answer.read().decode())


def test_each_process_has_metrics_of_its_own_and_they_add_up(site: Site, port: int) -> None:
    for _ in range(40):
        line = HTTPConnection(HOST, site.port, timeout=30)
        line.request("GET", "/tables", headers={"Host": NAME})
        assert line.getresponse().status == 200
        line.close()
    found = [re.findall(r'parvis_requests_total\{.*route="lobby".*\} (\d+)', counted(port + at)) for at in range(3)]
    serving, working = found[:SERVING], found[SERVING]
    assert sum(float(count) for counts in serving for count in counts) == 40
    assert working == []
    assert "parvis_waiting_for_bots 0.0" in counted(port + SERVING)


def test_every_line_of_every_process_is_json(site: Site) -> None:
    before = family(site)
    os.kill(before[0], signal.SIGKILL)
    until(lambda: len({*family(site)} - {*before}) == 1, LONG)
    lines = [json.loads(line) for line in site.log.read_text().splitlines()]
    assert {line["process"] for line in lines if line["event"] == "request"} <= {*before, *family(site)}
    (told,) = [line for line in lines if line["process"] == site.process.pid]
    assert told["event"] == f"process {before[0]} has ended (-9) and is started again"


@pytest.mark.proxy
@pytest.mark.parametrize("proxy", PROXIES)
def test_probes_answer_through_a_proxy(proxy: str, site: Site, tmp_path: Path) -> None:
    with PROXIES[proxy](site, tmp_path) as front:
        until(lambda: through(front, "/readyz") == (200, {"status": "ok"}), LONG)
        assert through(front, "/healthz") == (200, {"status": "ok"})


def through(front: Front, path: str) -> tuple[int, dict[str, object]]:
    """Status and content of what a proxy answers; status 0 while it has no certificate."""
    line = HTTPSConnection(NAME, front.port, timeout=30, context=front.tls)
    with closing(line):
        try:
            line.request("GET", path)
        except OSError:
            return 0, {}
        answer = line.getresponse()
        return answer.status, json.loads(answer.read())


def test_nobody_is_ready_while_postgresql_is_away_and_all_are_afterwards(site: Site, postgres: Server) -> None:
    with postgres.away():
        until(lambda: told(site) == {(503, "unavailable", "database")}, LONG)
        assert asked(site.port, "/healthz")[0] == 200
    until(lambda: told(site) == {(200, "ok")}, LONG)


def told(site: Site) -> set[tuple[object, ...]]:
    """What those tell who answer whether a site is ready: each request is answered by any of its processes."""
    answers = [asked(site.port, "/readyz")[:2] for _ in range(8)]
    return {(status, found["status"], *found.get("reasons", [])) for status, found in answers}
