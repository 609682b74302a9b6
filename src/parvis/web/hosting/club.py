"""How a club is set up: from options, the environment and `club.toml` in its folder, each before the next.

What nobody has said is asked in a terminal, once.
"""

import json
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.core.exceptions import ValidationError
from django.core.validators import EmailValidator

from parvis.engine.files import PRIVATE, replacing
from parvis.web.hosting import mail
from parvis.web.people import openid
from parvis.web.storage import databases
from parvis.web.terminal import HostError

FILE = "club.toml"
VARIABLES = {
    "address": "PARVIS_ADDRESS",
    "admin": "PARVIS_ADMIN",
    "mail": "PARVIS_MAIL",
    "host": "PARVIS_HOST",
    "port": "PARVIS_PORT",
    "proxy": "PARVIS_TRUSTED_PROXY",
    "hsts": "PARVIS_HSTS",
    "database": "DATABASE_URL",
    "metrics": "PARVIS_METRICS",
    "log": "PARVIS_LOG",
    "openid_name": openid.NAME,
    "openid_server": openid.SERVER,
    "openid_id": openid.CLIENT,
    "openid_secret": openid.SECRET,
}
"""The environment variable of each setting."""
NONE = "none"
LOGS = ("plain", "json")


@dataclass(frozen=True)
class Club:
    """The settings of a club."""

    address: str
    """Where people reach it: https://club.example, without a path."""
    admin: str
    """The email address of its first admin."""
    mail: str = NONE
    """The server that sends mail, as a URL; `none`: admins see the letters, and pass on their links."""
    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8000
    proxy: str = "127.0.0.1"
    """Addresses, separated by commas, that may say for whom they ask, and whether that was by https; or `none`."""
    hsts: int = 0
    """Seconds for which browsers are to insist on https."""
    database: str = ""
    """The URL of a PostgreSQL database; empty: a file in the folder."""
    metrics: str = ""
    """Where numbers for Prometheus are told, as 127.0.0.1:9464; empty: nowhere."""
    log: str = "plain"
    """`json`: a JSON object a line, and a line for each request."""
    openid_name: str = ""
    """What the button says for signing in with an account elsewhere; empty: the address of its server."""
    openid_server: str = ""
    """Address of that server, which knows OpenID Connect; empty: there is none."""
    openid_id: str = ""
    """How it knows this club."""
    openid_secret: str = ""
    """What it has agreed upon with this club."""

    @property
    def proxies(self) -> str:
        """Addresses of the proxies, empty for none."""
        return "" if self.proxy == NONE else self.proxy

    def environment(self) -> dict[str, str]:
        """The settings of the club as environment variables, for Django."""
        return {VARIABLES[name]: str(value) for name, value in asdict(self).items()} | {"PARVIS_MODE": "club"}


Ask = Callable[[str, str], str]
"""Asks for a setting in a terminal: its name, and what is taken if nothing is typed."""
ASKED = {"address": "http://localhost:8000", "admin": "", "mail": NONE}
"""What the first start asks for, and what it proposes."""


def found(folder: Path, options: Mapping[str, Any], ask: Ask | None = None) -> Club:
    """The club's settings; the first time, what options and answers say is written down.

    `options`: by name, None for those that were not given. `ask`: None where nobody can be asked. Raises GameError, and
    OSError.
    """
    kept = read(folder / FILE)
    given = {name: value for name, value in options.items() if value is not None}
    said = kept | environment() | given
    missing = [name for name in ("address", "admin") if not said.get(name)]
    if missing and ask is None:
        first, last = VARIABLES[missing[0]], VARIABLES[missing[-1]]
        raise HostError("club-incomplete", count=len(missing), first=first, last=last, file=str(folder / FILE))
    answers = (
        {name: ask(name, proposed) for name, proposed in ASKED.items() if not said.get(name)} if missing and ask else {}
    )
    club = checked(said | answers)
    if not kept and given | answers:
        write(folder / FILE, {name: value for name, value in asdict(club).items() if name in given | answers})
    return club


def environment() -> dict[str, str]:
    """The settings that environment variables make."""
    return {name: value for name, variable in VARIABLES.items() if (value := os.environ.get(variable))}


def read(path: Path) -> dict[str, Any]:
    """The settings in a file; none where there is no file. Raises GameError."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise HostError("club-unreadable", file=str(path), error=str(error)) from None
    unknown = found.keys() - {field.name for field in fields(Club)}
    if unknown:
        raise HostError("club-unknown", file=str(path), names=", ".join(sorted(unknown)))
    return found


def write(path: Path, settings: Mapping[str, Any]) -> None:
    """Keep settings in a file that nobody else may read. Raises OSError.

    Numbers and printable texts are written in TOML as in JSON.
    """
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in settings.items()]
    with replacing(path, PRIVATE) as new:
        new.write_text("".join(lines), encoding="utf-8")


def checked(settings: Mapping[str, Any]) -> Club:
    """The settings, each of its type. Raises GameError for one that can't be."""
    texts = {name: str(value).strip() for name, value in settings.items()}
    for name, value in texts.items():
        if not value.isprintable():
            raise HostError("club-control", variable=VARIABLES[name])
    numbers = {name: number(name, texts[name], limit) for name, limit in NUMBERS.items() if name in texts}
    texts["address"] = address(texts.get("address", ""))
    known: dict[str, Any] = texts | numbers
    club = Club(**known)
    email(club.admin)
    check_proxies(club.proxies)
    check_log(club.log)
    if club.metrics:
        listening(club.metrics)
    mail.settings(club.mail, club.address)
    if club.database:
        databases.server(club.database)
    return club


def listening(value: str) -> tuple[str, int]:
    """The host and port of an address such as 127.0.0.1:9464. Raises GameError."""
    host, _, port = value.rpartition(":")
    if not host or not port.isascii() or not port.isdecimal() or not 0 < int(port) < 65536:
        raise HostError("club-metrics", value=repr(value))
    return host.strip("[]"), int(port)


def check_log(value: str) -> None:
    """Raise GameError for a form of the log that there is not."""
    if value not in LOGS:
        raise HostError("club-log", forms=LOGS, value=repr(value))


def check_proxies(value: str) -> None:
    """Raise GameError unless these are addresses, or networks, separated by commas."""
    try:
        for one in filter(None, value.split(",")):
            ip_network(one.strip())
    except ValueError:
        raise HostError("club-proxy", value=repr(value)) from None


def email(value: str) -> str:
    """An email address. Raises GameError."""
    try:
        EmailValidator()(value)
    except ValidationError:
        raise HostError("club-email", value=repr(value)) from None
    return value


NUMBERS = {"port": 65535, "hsts": 10**9}
"""Settings that are whole numbers, and the largest that each can be."""


def number(name: str, value: str, largest: int) -> int:
    """A whole number from 0 on. Raises GameError."""
    if not value.isascii() or not value.isdecimal() or int(value) > largest:
        raise HostError("club-number", variable=VARIABLES[name], largest=str(largest), value=repr(value))
    return int(value)


def address(value: str) -> str:
    """The address of a club, in small letters and without a slash at its end. Raises GameError."""
    try:
        parts = urlsplit(value.lower().rstrip("/"))
        fine = (
            parts.scheme in ("http", "https") and parts.hostname and not (parts.path or parts.query or parts.username)
        )
        fine = fine and (parts.port is None or parts.port > 0)
    except ValueError:
        fine = False
    if not fine:
        raise HostError("club-address", value=repr(value))
    return parts.geturl()
