"""Requests that are none of ours, too large or too slow are refused early, and keep nobody else from the site."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from select import select

import pytest

from parvis.web.server import gate, waits
from parvis.web.server.connections import LONGEST_HEAD
from parvis.web.texts import text
from tests.web.running import RemoteVisitor, Site


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of what the site logs."""
    return tmp_path_factory.mktemp("log") / "log"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Site]:
    """One site for all of these tests."""
    with Site(tmp_path_factory.mktemp("data"), log=log) as site:
        yield site


def opened(site: Site) -> socket.socket:
    """A new connection to the site."""
    return socket.create_connection(("127.0.0.1", site.port), timeout=30)


def answered(site: Site, head: str, body: bytes = b"") -> tuple[int, str]:
    """Status and text of the answer to what is sent, until the server closes the connection."""
    with opened(site) as connection:
        connection.sendall(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n" + body)
        found = b""
        while part := connection.recv(65536):
            found += part
    return int(found.split()[1]), found.decode()


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "localhost.evil.example", "", "[::2]", "a b", "\xff"]
)
def test_another_host_is_refused_before_anything_is_read(host: str, running: Site) -> None:
    status, page = answered(
        running, f"POST /tables/upload HTTP/1.1\nHost: {host}\nContent-Length: 200000000", b"x" * 1000
    )
    assert status == 400
    assert "evil" not in page


def test_what_is_too_large_is_refused_before_it_is_read(running: Site) -> None:
    status, page = answered(
        running, "POST /tables/upload HTTP/1.1\nHost: localhost\nContent-Length: 200000000", b"x" * 1000
    )
    assert status == 413
    assert text("error-too-large", size="1,000") in page
    assert "Content-Security-Policy".lower() in page.lower()


@pytest.mark.parametrize("requests", [0, 2])
def test_a_head_without_an_end_is_not_kept(requests: int, running: Site) -> None:
    with opened(running) as connection:
        for _ in range(requests):  # those before it are answered
            connection.sendall(b"GET /compiling HTTP/1.1\r\nHost: localhost\r\n\r\n")
            while not connection.recv(65536).endswith(b"</div>"):
                pass
        begun = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: "
        connection.sendall(begun.ljust(LONGEST_HEAD + 1, b"x"))  # to the first byte that is too many
        found = b""
        while part := connection.recv(65536):
            found += part
    assert found.endswith(b"\r\n\r\nThe head of this request is too long.")


@pytest.mark.parametrize("lines", [b"a: %s" % (b"x" * LONGEST_HEAD), b"a: b\r\n" * 40_000])
def test_a_head_that_is_too_long_is_refused_even_if_all_of_it_comes_at_once(lines: bytes, running: Site) -> None:
    with opened(running) as connection:
        connection.sendall(b"GET /compiling HTTP/1.1\r\nHost: localhost\r\n" + lines.rstrip() + b"\r\n\r\n")
        found = b""
        with suppress(ConnectionError):  # what is closed before all is read may be reset
            while part := connection.recv(65536):
                found += part
    assert found[:12] == b"HTTP/1.1 400"


@pytest.mark.parametrize("endless", [b"a: b\r\n", b"x" * 100], ids=["many", "long"])
def test_what_follows_a_body_is_not_kept(endless: bytes, running: Site) -> None:
    with opened(running) as connection:
        head = b"POST /tables/upload HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        connection.sendall(head + b"1\r\na\r\n0\r\nlong: ")
        found = b""
        with suppress(ConnectionError):  # what is closed before all is read may be reset
            connection.sendall(endless * (16 * LONGEST_HEAD // len(endless)))
            while part := connection.recv(65536):
                found += part
    assert found[:12] in (b"HTTP/1.1 400", b""), "it was not waited for"


def test_what_follows_a_body_is_no_part_of_its_head(running: Site) -> None:
    head = "POST /tables/upload HTTP/1.1\nHost: localhost\nConnection: close\nTransfer-Encoding: chunked"
    status, page = answered(running, head, b"1\r\na\r\n0\r\nHost: evil.example\r\n\r\n")
    assert status == 403  # as it comes from elsewhere; not 400, for another host
    assert "evil" not in page


def test_what_does_not_say_how_large_it_is_is_read_up_to_the_limit(running: Site) -> None:
    part = f"{65536:x}\r\n".encode() + b"x" * 65536 + b"\r\n"
    head = "POST /tables/upload HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked"
    status, _ = answered(running, head, part * (gate.LARGEST // 65536 + 1))
    assert status == 413


def test_a_record_of_the_largest_size_comes_through(running: Site) -> None:
    body = b"x" * (gate.LARGEST - 1000)
    head = f"POST /tables/upload HTTP/1.1\nHost: localhost\nConnection: close\nContent-Length: {len(body)}"
    status, _ = answered(running, head, body)
    assert status == 403  # read, and found to come from elsewhere


@pytest.mark.slow
def test_half_requests_keep_nobody_out_and_are_closed(running: Site) -> None:
    began = time.monotonic()
    half = []
    for number in range(waits.MOST + 100):
        half.append(opened(running))
        half[-1].sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" if number % 2 else b"")
        if number % 50 == 0:
            assert RemoteVisitor(running).get("/").status == 200
    assert RemoteVisitor(running).get("/").status == 200
    for connection in half:
        assert connection.recv(10) == b""
        connection.close()
    assert time.monotonic() - began < waits.HEAD + 20


def test_slow_bodies_of_one_household_behind_a_proxy_take_room_from_nobody_else(running: Site) -> None:
    addresses = ["203.0.113.5", *(f"2001:db8:1:2::{number:x}" for number in range(waits.EACH + 10))]
    with ExitStack() as all_of_them:
        waiting = [all_of_them.enter_context(opened(running)) for _ in addresses]
        for connection, address in zip(waiting, addresses, strict=True):
            head = f"POST /tables/upload HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\n"
            connection.sendall(f"{head}Content-Length: 9\r\n\r\nx".encode())
        for closed in waiting[1:11]:
            assert closed.recv(10) == b""
        assert select(waiting, [], [], 0.5)[0] == waiting[1:11], "the others are still waited for"


@pytest.mark.slow
def test_a_head_that_comes_drop_by_drop_is_not_waited_for(running: Site) -> None:
    began = time.monotonic()
    with opened(running) as connection:
        connection.sendall(b"GET /compiling HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        with pytest.raises(OSError):  # noqa: PT011, PT012 - however the system tells of it
            for _ in range(100):
                connection.sendall(b"G")
                time.sleep(0.5)
    assert time.monotonic() - began < waits.HEAD + 10


@pytest.mark.parametrize(("name", "slowest"), [("BODY", 1), ("FIRST", 1000)])
def test_a_body_that_does_not_come_is_not_waited_for(name: str, slowest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, name, 0.2)  # as a whole; or until it begins, and then as fast as it has to be
    monkeypatch.setattr(gate, "SLOWEST", slowest)
    sent: list[gate.Message] = []

    async def drops() -> gate.Message:
        await asyncio.sleep(0.15)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def reads(scope: object, receive: gate.Receive, send: gate.Send) -> None:
        while (await receive())["more_body"]:
            pass

    async def send(message: gate.Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "headers": [(b"host", b"localhost")]}
    asyncio.run(gate.gate(reads)(scope, drops, send))
    assert sent[0]["status"] == 408
    assert b"took too long" in sent[1]["body"]


def test_none_of_this_is_logged_at_length(running: Site, log: Path) -> None:
    for host in ("evil.example", "localhost"):
        answered(running, f"GET / HTTP/1.1\nConnection: close\nHost: {host}")
        answered(running, f"POST /tables/1/decide HTTP/1.1\nConnection: close\nHost: {host}\nContent-Length: 3", b"a=b")
    many = b"&".join(b"a%d=b" % number for number in range(3000))
    head = f"POST /tables/new HTTP/1.1\nConnection: close\nHost: localhost\nContent-Length: {len(many)}\nContent-Type: "
    assert answered(running, head + "application/x-www-form-urlencoded", many)[0] in (400, 403)
    assert "Traceback" not in log.read_text()
    assert len(log.read_text().splitlines()) < 5


def test_a_flood_leaves_few_lines_in_the_log(running: Site, log: Path) -> None:
    before = len(log.read_text().splitlines())
    for number in range(200):
        with opened(running) as connection:  # closed while it is answered, with one more request behind that
            connection.sendall(b"GET /compiling HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
            if number % 2:
                connection.sendall(b"\0")  # and with nonsense
    assert RemoteVisitor(running).get("/").status == 200
    assert len(log.read_text().splitlines()) - before < 10
    assert "Invalid HTTP request received." in log.read_text()
