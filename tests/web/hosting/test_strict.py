"""`parvis serve` as a process of its own behind a reverse proxy: what it answers, and what it refuses."""

import http.client
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlencode

import pytest

from parvis.web.hosting import club
from tests.cli.command import COMMAND
from tests.web.running import ROOT
from tools.site import free_port

HOST = "club.example"
BY_PROXY = {"Host": HOST, "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.5"}


class ClubSite:
    """The site of a club, and requests as its proxy sends them."""

    def __init__(self, data: Path, core: str = "interpreted", **settings: str) -> None:
        self.port = free_port()
        self.data = data
        data.mkdir(exist_ok=True)
        given = {"address": f"https://{HOST}", "admin": "olga@club.example", "port": self.port}
        club.write(data / club.FILE, given | settings)
        self.core = core
        self.start()

    def start(self) -> None:
        """Start it; returns when it listens."""
        environment = os.environ | {"PARVIS_DATA": str(self.data), "PARVIS_CORE": self.core}
        for variable in club.VARIABLES.values():
            environment.pop(variable, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parvis", "serve"],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line == f"Parvis is running at https://{HOST} (Ctrl-C stops it, nothing is lost)\n"

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> http.client.HTTPResponse:
        """The answer to a request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.putrequest(method, path, skip_host=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        if body is not None:
            connection.putheader("Content-Type", "application/x-www-form-urlencoded")
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        return connection.getresponse()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubSite]:
    """One site for most of these tests."""
    with ClubSite(tmp_path_factory.mktemp("data"), hsts="31536000") as site:
        yield site


def by_proxy(**more: str) -> dict[str, str]:
    """Headers as the proxy sends them."""
    return {name.replace("-", "_"): value for name, value in (BY_PROXY | more).items()}


def cookies(answer: http.client.HTTPResponse) -> dict[str, dict[str, object]]:
    """The cookies of an answer, with what is said of them."""
    found = SimpleCookie()
    for line in answer.headers.get_all("Set-Cookie") or []:
        found.load(line)
    return {
        name: {key: kept[key] for key in ("secure", "httponly", "samesite", "path", "domain")} | {"value": kept.value}
        for name, kept in found.items()
    }


STRICT = {"secure": True, "httponly": True, "samesite": "Lax", "path": "/", "domain": ""}


def signed_in(site: ClubSite) -> tuple[http.client.HTTPResponse, dict[str, str]]:
    """A guest who has just opened a table: the answer, and the headers of their next request."""
    page = site.ask("GET", "/", **by_proxy())
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page.read().decode())
    assert token
    kept = cookies(page)
    body = urlencode({"csrfmiddlewaretoken": token[1], "game": "tiny", "name": "Anna"}).encode()
    headers = by_proxy(Cookie=f"__Host-parvis_csrf={kept['__Host-parvis_csrf']['value']}", Origin=f"https://{HOST}")
    return site.ask("POST", "/tables/quick", body, **headers), headers


def test_every_answer_has_strict_headers(running: ClubSite) -> None:
    for path in ("/", "/tables/new", "/nowhere", "/admin/", "/static/site.css"):
        answer = running.ask("GET", path, **by_proxy())
        answer.read()
        if not path.startswith("/static/"):
            policy = answer.headers["Content-Security-Policy"]
            for rule in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'self'"):
                assert rule in policy.split("; ")
        assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert answer.headers["Server"] is None


def test_cookies_are_for_this_host_by_https_alone_and_for_no_script(running: ClubSite) -> None:
    opened, _ = signed_in(running)
    assert (opened.status, opened.headers["Location"]) == (302, "/tables/1")
    kept = cookies(opened)
    assert {"__Host-parvis_session"} <= set(kept) <= {"__Host-parvis_session", "__Host-parvis_csrf"}
    for cookie in kept.values():
        assert cookie | STRICT == cookie


@pytest.mark.parametrize("origin", ["https://evil.example", f"http://{HOST}", f"https://{HOST}.evil.example", "null"])
def test_a_form_from_elsewhere_is_refused(origin: str, running: ClubSite) -> None:
    opened, headers = signed_in(running)
    session = cookies(opened)["__Host-parvis_session"]["value"]
    body = urlencode({"csrfmiddlewaretoken": "x" * 64, "game": "tiny"}).encode()
    headers |= {"Origin": origin, "Cookie": f"{headers['Cookie']}; __Host-parvis_session={session}"}
    assert running.ask("POST", "/tables/quick", body, **headers).status == 403


@pytest.mark.parametrize("host", ["localhost", "evil.example", "evil.club.example", "club.example:1234", ""])
def test_only_the_clubs_own_name_is_answered(host: str, running: ClubSite) -> None:
    assert running.ask("GET", "/", **by_proxy(Host=host)).status == 400
    other = by_proxy() | {"X_Forwarded_Host": "evil.example"}
    page = running.ask("GET", "/", **other)
    assert (page.status, b"evil" in page.read()) == (200, False)


def test_who_is_no_trusted_proxy_is_not_believed(tmp_path: Path) -> None:
    with ClubSite(tmp_path, proxy="192.0.2.1", hsts="60") as site:
        assert site.ask("GET", "/", **by_proxy()).headers["Strict-Transport-Security"] is None


def test_a_port_that_is_taken_is_told_and_no_other_is_used(running: ClubSite, tmp_path: Path) -> None:
    process = subprocess.run(
        [*COMMAND, "serve", "--address", "http://localhost", "--admin", "o@x.example", "--port", str(running.port)],
        env={**os.environ, "PARVIS_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (process.returncode, process.stderr) == (2, f"parvis: port {running.port} is taken. Choose another one\n")


def test_admins_come_in_by_the_link_that_is_told(running: ClubSite) -> None:
    assert running.process.stdout
    assert "A new site was created" in running.process.stdout.readline()
    told = re.search(rf"olga@club.example.*https://{HOST}(/enter/\S+)", running.process.stdout.readline())
    assert told
    page = running.ask("GET", told[1], **by_proxy())
    assert (page.status, b"works once" in page.read()) == (200, True)


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.parametrize("core", ["interpreted", "compiled"])
def test_it_starts_soon_and_rests_in_little_memory(core: str, tmp_path: Path) -> None:
    with ClubSite(tmp_path, core="interpreted" if core == "interpreted" else "") as site:
        wait_until_at_rest(site.process.pid)
        site.process.kill()
        site.process.wait()
        began = time.monotonic()
        site.start()
        assert site.ask("GET", "/", **by_proxy()).status == 200
        passed = time.monotonic() - began
        wait_until_at_rest(site.process.pid)
        status = Path(f"/proc/{site.process.pid}/status").read_text()
        rests = int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1000
        print(json.dumps({"core": core, "first page after": round(passed, 1), "idle MB": round(rests)}))
        assert passed < 5
        assert rests < 250


def wait_until_at_rest(process: int) -> None:
    """Wait until a process, and those that it started, have used no time for a while."""
    used, same = -1, 0
    while same < 5:
        time.sleep(1)
        ticks = ticks_of(process)
        same = same + 1 if ticks - used < 10 else 0
        used = ticks


def ticks_of(process: int) -> int:
    """The processor's ticks that a process, and those that it has started, have used."""
    own = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(map(int, own[11:15])) + sum(ticks_of(int(child)) for child in children)
