"""Which database the site keeps its tables in: a file in its folder, or PostgreSQL where DATABASE_URL names one."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from parvis.web.terminal import HostError

FILE = "parvis.sqlite3"
PATIENCE = 8
"""Seconds that a page waits for a lock, or for a server: fewer than a browser waits for the page."""
OFTEN = 5
"""How many times a statement is asked until the server keeps it, planned."""
SCHEMES = ("postgres://", "postgresql://")

PACKAGES = ("dj_database_url", "psycopg")
"""What PostgreSQL needs besides Django."""
APPLIED = "SELECT name FROM django_migrations WHERE app = 'web'"
"""Asks a database which of the migrations of tables it has had."""

Settings = dict[str, Any]
"""A database as Django's settings have it."""


def database(folder: Path, url: str) -> Settings:
    """The site's database: the one of that URL, or, where it is empty, a file in the folder. Raises GameError."""
    return server(url) if url else file(folder / FILE)


def file(path: Path) -> Settings:
    """Settings for a database in an SQLite file.

    Write-ahead log: readers never wait for a writer. FULL: what a page has shown is on the disk, even if the power
    fails; it costs one flush of the log for each decision. IMMEDIATE: a transaction takes the write lock when it
    begins, so that two answers to one question never both read the state before either is written.
    """
    return {
        "ENGINE": "parvis.web.storage.queued_sqlite3",
        "NAME": path,
        "CONN_MAX_AGE": None,  # a thread that answers requests keeps its connection
        "OPTIONS": {
            "timeout": PATIENCE,
            "transaction_mode": "IMMEDIATE",
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
        },
    }


def server(url: str) -> Settings:
    """A PostgreSQL database. What reads a table and then writes it locks its row, see `reading.taken`.

    A connection is tried before a request uses it: the server may have been started again. Statements go to it apart
    from their values, so that those of every page are parsed and planned once. Raises GameError.
    """
    if not is_url(url):
        raise HostError("database-url")
    if not all(map(find_spec, PACKAGES)):  # Django says less clearly that one is missing
        raise HostError("database-packages")
    import dj_database_url

    try:
        found: Settings = dict(dj_database_url.parse(url, conn_max_age=None, conn_health_checks=True))
    except ValueError:
        raise HostError("database-letters") from None
    found["ENGINE"] = "parvis.web.storage.patient_postgresql"
    limits = f"-c lock_timeout={PATIENCE}s"
    own = {"connect_timeout": PATIENCE, "options": limits, "server_side_binding": True, "prepare_threshold": OFTEN}
    found["OPTIONS"] = own | found.get("OPTIONS", {})
    return found


def is_url(name: str) -> bool:
    """Whether it is the URL of a PostgreSQL database."""
    return name.startswith(SCHEMES)


def name_of(settings: Settings) -> str:
    """What a database is called in a message: no password."""
    if is_file(settings):
        return str(settings["NAME"])
    user, host, name = (settings[key] for key in ("USER", "HOST", "NAME"))
    start = f"postgresql://{user}@" if user else "postgresql://"
    return f"{start}/{name}?host={host}" if host.startswith("/") else f"{start}{host}/{name}"


def is_file(settings: Settings) -> bool:
    """Whether it is SQLite's."""
    return str(settings["ENGINE"]).endswith("sqlite3")
