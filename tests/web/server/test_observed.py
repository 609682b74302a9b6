"""Metrics and the log: what those who operate a site read. Neither tells who somebody is, nor what they may do."""

import json
import logging
import re
import time
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from prometheus_client import CollectorRegistry

from parvis.engine.refusals import GameError
from parvis.web.background.pulse import working
from parvis.web.background.sender import told
from parvis.web.background.worker import thought
from parvis.web.hosting.club import listening
from parvis.web.server import logs
from parvis.web.server.metrics import Metrics
from parvis.web.storage.trouble import troubled
from parvis.web.tables.deciding import moved
from tools.site import HOST, Site, Visitor, free_port


def test_metrics_are_counted_from_what_is_told_anyway() -> None:
    registry = CollectorRegistry()
    counted = Metrics(registry)
    counted.connect()
    counted.answer("decide", "POST", 200, 12.0)
    moved.ring(1, goes_on=True)
    moved.send(None, table_id=2, elsewhere="other.1")
    thought.send(None, bot="expert:5s", seconds=4.9)
    told.send(None, is_sent=False)
    troubled.send(None)
    working.send(None, since=time.time() - 0.02, elsewhere="other.1")

    def value(name: str, **labels: str) -> float | None:
        return registry.get_sample_value(f"parvis_{name}", labels)

    assert value("requests_total", route="decide", method="POST", status="200") == 1
    assert value("decision_seconds_bucket", le="0.02") == 1
    assert value("moves_total") == 1, "others count their own"
    assert value("bot_seconds_count", bot="expert") == 1
    assert value("notifications_total", result="failed") == 1
    assert value("database_errors_total") == 1
    assert value("bell_seconds_bucket", le="0.01") == 0
    assert value("bell_seconds_count") == 1
    assert value("streams") == value("waiting_for_bots") == 0


@pytest.mark.parametrize("address", ["9464", "127.0.0.1:", ":9464", "127.0.0.1:0", "127.0.0.1:65536", "localhost:x"])
def test_an_address_of_metrics_names_host_and_port(address: str) -> None:
    with pytest.raises(GameError, match="PARVIS_METRICS"):
        listening(address)
    assert listening("[::1]:9464") == ("::1", 9464)


def test_what_looks_like_a_secret_is_hidden_in_the_log() -> None:
    token = "c8Yq-2kXw_71mZpLr0Tn4vBd"
    record = logging.makeLogRecord({"msg": "no letter to %s: /t/%s?next=/x", "args": ("anna@example.org", token)})
    line = json.loads(logs.Lines().format(record))
    assert line["event"] == "no letter to [hidden] /t/[hidden][hidden]"


EMAIL, PASSWORD, CODE, KEY = "anna@example.org", "swordfish-and-more", "c8Yq-2kXw_71mZp", "7-h2kd9-0aa1"
PORT = free_port()


@pytest.fixture(scope="module")
def observed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A club that is observed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARVIS_METRICS", f"{HOST}:{PORT}")
        patch.setenv("PARVIS_LOG", "json")
        with Site(tmp_path_factory.mktemp("observed") / "data", club=True) as site:
            yield site


@pytest.mark.slow
def test_the_log_has_a_line_for_each_request_and_no_secret_in_it(observed: Site) -> None:
    visitor = Visitor(observed)
    visitor.get("/sign-in")
    visitor.post("/sign-in", login=EMAIL, password=PASSWORD)
    visitor.post("/reset", email=EMAIL)
    for address in (f"/t/{CODE}", f"/reset/{KEY}", f"/?code={CODE}"):
        visitor.get(address)
    lines = [json.loads(line) for line in observed.log.read_text().splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert {"account_login", "account_reset_password_from_key", "link", "home"} <= {line["route"] for line in requests}
    assert all(line["ms"] > 0 and line["status"] and line["request"] and line["process"] for line in requests)
    said = observed.log.read_text()
    assert not [secret for secret in (EMAIL, PASSWORD, CODE, KEY) if secret in said]
    assert HOST not in said


@pytest.mark.slow
def test_metrics_are_at_their_own_address_alone(observed: Site) -> None:
    Visitor(observed).get("/tables")
    with urlopen(f"http://{HOST}:{PORT}/metrics", timeout=30) as answer:
        found = answer.read().decode()
    assert re.search(r'parvis_requests_total{method="GET",route="lobby",status="200"} \d', found)
    with pytest.raises(HTTPError, match="404"):
        urlopen(f"http://{HOST}:{observed.port}/metrics", timeout=30)
