"""What strangers name as an address never leads into our own network."""

import socket
import threading
from pathlib import Path
from typing import Any

import pytest

from parvis.web.notices import delivery
from parvis.web.notices.delivery import Undelivered, is_outside, post, target
from tests.web.notices.receivers import Receiver, certificate, receiving, resolver

HOST = "hooks.example"


def why(address: str) -> str:
    """Why something is not sent there."""
    with pytest.raises(Undelivered) as refused:
        post(address, b"{}", {})
    return refused.value.key


@pytest.fixture(autouse=True)
def connections(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Where something was connected to; nothing ever leaves this computer."""
    made: list[Any] = []
    connect = socket.create_connection

    def noted(address: Any, *given: Any, **more: Any) -> socket.socket:
        made.append(address)
        assert address[0] == "127.0.0.1"
        return connect(address, *given, **more)

    monkeypatch.setattr(socket, "create_connection", noted)
    return made


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0.0.0.0",
        "[::1]",
        "[::]",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "[::127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[64:ff9b:1::a00:1]",
        "[2002:7f00:1::]",
        "[2001:0:7f00:1::]",
        "[fe80::1]",
        "[fc00::1]",
        "[ff02::1]",
        "[2001:db8::1]",
        "192.0.0.9",
        "192.0.2.1",
        "192.31.196.1",
        "192.52.193.1",
        "192.88.99.1",
        "192.175.48.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "[100::1]",
        "[100:0:0:1::1]",
        "[2001:1::1]",
        "[2001:1::3]",
        "[2001:2::1]",
        "[2001:3::1]",
        "[2001:4:112::1]",
        "[2001:10::1]",
        "[2001:20::1]",
        "[2001:30::1]",
        "[2620:4f:8000::1]",
        "[3fff::1]",
        "[5f00::1]",
        "[fec0::1]",
    ],
)
def test_inner_addresses_are_refused_however_they_are_written(host: str, connections: list[Any]) -> None:
    assert why(f"https://{host}/hook") == "inner"
    assert connections == []


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe"])
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("http://hooks.example/", "https"),
        ("ftp://hooks.example/", "https"),
        ("file:///etc/passwd", "address"),
        ("https://", "address"),
        ("https://name@hooks.example/", "address"),
        ("https://hooks.example:99999/", "address"),
        ("https://hooks.example\\@127.0.0.1/", "address"),
        ("https://hooks.example/\r\nX: y", "address"),
        ("https://höoks.example/", "address"),
        ("https://hooks.example:22/", "port"),
        ("https://hooks.example/" + "x" * 500, "address"),
        ("https://[::1/", "address"),
        ("", "address"),
    ],
)
def test_addresses_that_can_not_be_used(address: str, key: str) -> None:
    assert why(address) == key


def test_a_name_with_one_inner_address_is_refused(monkeypatch: pytest.MonkeyPatch, connections: list[Any]) -> None:
    for found in (["10.0.0.1"], ["9.9.9.9", "127.0.0.1"], ["9.9.9.9", "::1"]):
        monkeypatch.setattr(socket, "getaddrinfo", resolver(found))
        assert why(f"https://{HOST}/") == "inner"
    assert connections == []


def test_a_name_without_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: Any, **__: Any) -> list[Any]:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert why(f"https://{HOST}/") == "no-host"


def test_the_address_that_was_checked_is_the_one_that_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name means something else a moment later: that is not even looked up."""
    monkeypatch.setattr(socket, "getaddrinfo", resolver(["9.9.9.9"], ["127.0.0.1"]))
    reached: list[Any] = []

    def connect(address: Any, *_: Any, **__: Any) -> socket.socket:
        reached.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    assert why(f"https://{HOST}:8443/") == "no-answer"
    assert reached == [("9.9.9.9", 8443)]


@pytest.fixture
def public(monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer counts as a public one."""
    monkeypatch.setattr(delivery, "is_outside", lambda address: address == "127.0.0.1")
    monkeypatch.setattr(delivery, "resolved", lambda host, port: ["127.0.0.1"])


def trust(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Believe that certificate."""
    context = delivery.trusted()
    context.load_verify_locations(file)
    monkeypatch.setattr(delivery, "trusted", lambda: context)


@pytest.mark.usefixtures("public")
def test_a_host_is_known_by_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = certificate(tmp_path / "one.pem", HOST)
    with receiving(file) as receiver:
        port = target(receiver.address).port
        assert why(f"https://{HOST}:{port}/hook") == "no-answer"
        trust(monkeypatch, file)
        assert why(f"https://other.example:{port}/hook") == "no-answer"
        assert receiver.requests == []
        post(f"https://{HOST}:{port}/hook?x=1", b"{}", {"Content-Type": "application/json"})
    (request,) = receiver.requests
    assert request.path == "/hook?x=1"
    assert request.headers["Host"] == f"{HOST}:{port}"
    assert request.body == b"{}"


def test_redirections_are_not_followed(receiver: Receiver) -> None:
    with receiving() as other:
        receiver.status, receiver.location = 307, other.address
        assert why(f"{receiver.address}/hook") == "redirect"
        assert other.requests == []


@pytest.mark.parametrize(("status", "gone"), [(400, False), (404, True), (410, True), (500, False)])
def test_what_is_refused(receiver: Receiver, status: int, gone: bool) -> None:
    receiver.status = status
    with pytest.raises(Undelivered) as refused:
        post(f"{receiver.address}/hook", b"{}", {})
    assert (refused.value.key, refused.value.arguments, refused.value.gone) == ("status", {"status": status}, gone)


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200"])
def test_who_answers_badly_or_never_is_given_up(monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    """Silence for too long in one case, the whole time in another: a letter now and then does not help."""
    monkeypatch.setattr(delivery, "CONNECT", 0.5 if not answer else 60)
    monkeypatch.setattr(delivery, "WHOLE", 60 if not answer else 0.5)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        taken: list[socket.socket] = []

        def take() -> None:
            taken.append(listener.accept()[0])
            taken[0].sendall(answer)

        thread = threading.Thread(target=take)
        thread.start()
        assert why(f"http://127.0.0.1:{listener.getsockname()[1]}/") == "no-answer"
        thread.join()
        taken[0].close()


@pytest.mark.usefixtures("anywhere")
def test_an_open_port_and_a_closed_one_are_told_alike() -> None:
    """Whoever names addresses finds out nothing of the services at them that are no web hooks."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        thread = threading.Thread(target=lambda: listener.accept()[0].close())
        thread.start()
        open_port = why(f"http://127.0.0.1:{port}/")
        thread.join()
    assert why(f"http://127.0.0.1:{port}/") == open_port == "no-answer"


@pytest.mark.usefixtures("anywhere")
def test_nothing_huge_is_sent() -> None:
    with pytest.raises(Undelivered, match="too-large"):
        post("http://127.0.0.1:9999/", b"x" * (delivery.LARGEST + 1), {})
