"""Sending something to an address that a stranger has named, without ever reaching into our own network.

A name is resolved once. Every address that it has must be one of the public internet, and the connection goes to the
very address that was checked, whatever the name means a moment later. Redirections are not followed, nothing of the
answer is kept but its status, and all of it has to be over soon.
"""

import socket
import ssl
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Network, ip_address, ip_network
from threading import Timer
from urllib.parse import urlsplit

from django.conf import settings

CONNECT = 5.0
"""Seconds for connecting, and for each part of the answer."""
WHOLE = 5.0
"""Seconds for all of it: somebody may answer letter by letter."""
LONGEST = 500
"""Characters of an address."""
LARGEST = 16_000
"""Most bytes of a message that is sent."""
SPECIAL = tuple(
    ip_network(special)
    for special in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"),
        *("192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24"),
        *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
    )
)
"""What IANA's registries keep for special purposes, in IPv4 and below UNICAST: nobody's own host is among it."""
UNICAST = IPv6Network("2000::/3")
"""Whatever lies outside of it stands for something else, such as addresses of IPv4 in another dress."""
OLDER = ("certificate", "timeout")
"""Reasons that were told apart once; databases keep them."""
FIRST_PORT = 1024
"""Ports below it belong to services of other kinds, but for the one of https."""


class Undelivered(Exception):
    """What was to be told did not arrive. `key` and `args` say why, as a text of the site."""

    def __init__(self, key: str, gone: bool = False, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = args
        self.gone = gone
        """Whether it never will: whoever was there does not want to hear any more."""

    def to_json(self) -> dict[str, object]:
        """The reason as the database keeps it."""
        return {"key": self.key, "args": self.arguments}


@dataclass(frozen=True)
class Target:
    """Where an address leads, as far as it says so itself."""

    host: str
    port: int
    path: str
    secure: bool


def target(address: str) -> Target:
    """Where an address leads. Raises Undelivered for one that may not be used."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or set(address) & set(' \\"<>'):
        raise Undelivered("address")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Undelivered("address") from None
    secure = parts.scheme == "https"
    if not host or parts.username is not None or parts.password is not None:
        raise Undelivered("address")
    if not secure and not (settings.NOTICES_ANYWHERE and parts.scheme == "http"):
        raise Undelivered("https")
    port = port or (443 if secure else 80)
    if port != 443 and port < FIRST_PORT:
        raise Undelivered("port")
    return Target(host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), secure)


def resolved(host: str, port: int) -> list[str]:
    """The addresses that a name has. Raises Undelivered where it has none."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undelivered("no-host") from None
    return list(dict.fromkeys(str(info[4][0]) for info in found))


def is_outside(address: str) -> bool:
    """Whether an address is one of the public internet, and of nothing else."""
    found = ip_address(address)
    is_unicast = isinstance(found, IPv4Address) or found in UNICAST
    return is_unicast and not any(found in special for special in SPECIAL)


def checked(host: str, port: int) -> str:
    """The address to connect to. Raises Undelivered if any that the name has lies within some network's inside."""
    addresses = resolved(host, port)
    if not addresses or not (settings.NOTICES_ANYWHERE or all(map(is_outside, addresses))):
        raise Undelivered("inner")
    return addresses[0]


def trusted() -> ssl.SSLContext:
    """Whose certificates are believed."""
    return ssl.create_default_context()


class Pinned(HTTPConnection):
    """A connection to an address that was checked, in the name of the host."""

    def __init__(self, to: Target, address: str) -> None:
        super().__init__(to.host, to.port, timeout=CONNECT)
        self.default_port = 443 if to.secure else 80  # so that `Host` is written as everybody writes it
        self.to = to
        self.address = address
        self.is_late = False

    def connect(self) -> None:
        """Connect, and make sure of whom we talk to."""
        self.sock = socket.create_connection((self.address, self.to.port), self.timeout)
        if self.to.secure:
            self.sock = trusted().wrap_socket(self.sock, server_hostname=self.to.host)

    def give_up(self) -> None:
        """End it from another thread, whatever it waits for."""
        self.is_late = True
        if self.sock is not None:
            with suppress(OSError):  # it has ended
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)


def post(address: str, body: bytes, headers: Mapping[str, str]) -> None:
    """Send it. Raises Undelivered, with one reason for all that is no answer: which ports are open is not told."""
    if len(body) > LARGEST:
        raise Undelivered("too-large")
    to = target(address)
    connection = Pinned(to, checked(to.host, to.port))
    end = Timer(WHOLE, connection.give_up)
    end.daemon = True
    end.start()
    try:
        with closing(connection):
            connection.request("POST", to.path, body, dict(headers))
            status = connection.getresponse().status
    except (OSError, HTTPException, ValueError):
        raise Undelivered("no-answer") from None
    finally:
        end.cancel()
    if connection.is_late:
        raise Undelivered("no-answer")
    check(status)


def check(status: int) -> None:
    """Raise Undelivered unless that status means that it has arrived."""
    if 300 <= status < 400:
        raise Undelivered("redirect")
    if not 200 <= status < 300:
        raise Undelivered("status", gone=status in (404, 410), status=status)


@contextmanager
def steady() -> Iterator[None]:
    """Within this block something is sent while somebody waits: all that is no answer takes as long, too."""
    end = time.monotonic() + WHOLE
    try:
        yield
    except Undelivered as error:
        if error.key == "no-answer":
            time.sleep(max(0.0, end - time.monotonic()))
        raise
