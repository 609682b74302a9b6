"""A real site on data of its own, to be broken or measured, and somebody who visits it."""

import os
import re
import resource
import secrets
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from http.cookiejar import CookieJar
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import unquote_plus, urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

HOST = "127.0.0.1"
PATIENCE = 30.0
CLUB = {"PARVIS_ADMIN": "olga@example.org", "PARVIS_MAIL": "none"}
"""What a club's first start wants to know, besides its address."""


PORTS = range(20_000, 32_000)
"""Ports that no system gives to connections by itself, so that none takes one that was found to be free."""


def free_port() -> int:
    """A port at which nobody listens."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as free, suppress(OSError):
            free.bind(("", port))
            return port


class NotStarted(Exception):
    """A site that ended instead of beginning: its exit code, and what it said."""

    def __init__(self, code: int, said: str) -> None:
        super().__init__(f"exit code {code}: {' '.join(said.split())[-200:]}")
        self.code = code
        self.lines = said.splitlines()

    @property
    def is_told(self) -> bool:
        """Whether it said so in one line, as commands do."""
        return self.code == 2 and len(self.lines) == 1 and self.lines[0].startswith("parvis: ")


class Site:
    """`parvis play`, or `parvis serve` for a club; interpreted where it is not speed that is tried."""

    def __init__(
        self,
        folder: Path,
        largest_file: int | None = None,
        interpreted: bool = True,
        club: bool = False,
        database: str = "",
        address: str = "",
        processes: int = 1,
    ) -> None:
        """`largest_file`: bytes that a file can have, as on a disk that is nearly full; `database`: the URL of a
        PostgreSQL database; `address`: where people reach the club, if not at its own port;
        `processes`: how many serve it. Raises NotStarted.
        """
        self.database = database
        self.folder = folder
        self.log = folder.with_name(f"{folder.name}.log")
        self.largest_file = largest_file
        self.core = {"PARVIS_CORE": "interpreted"} if interpreted else {}
        self.port = free_port()
        self.command = [sys.executable, "-m", "parvis", *(("serve",) if club else ("play", "--no-browser"))]
        self.command += ["--processes", str(processes)] if processes > 1 else []
        self.club = {"PARVIS_ADDRESS": address or f"http://{HOST}:{self.port}", **CLUB} if club else {}
        self.start()

    def share(self) -> None:
        """Let this process write the site's data, too."""
        import django

        os.environ.update(
            PARVIS_DATA=str(self.folder),
            PARVIS_CORE="interpreted",
            DATABASE_URL=self.database,
            DJANGO_SETTINGS_MODULE="parvis.web.settings",
            DJANGO_ALLOW_ASYNC_UNSAFE="yes",  # a browser's driver has a loop in this thread
        )
        django.setup()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self.log.parent.mkdir(parents=True, exist_ok=True)
        said = self.log.stat().st_size if self.log.exists() else 0
        environment = os.environ | {
            "PARVIS_DATA": str(self.folder),
            **self.core,
            **self.club,
            "DATABASE_URL": self.database,
        }
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.command, "--port", str(self.port)],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log if self.largest_file is None else subprocess.PIPE,
                text=True,
                preexec_fn=self.limit,
            )
        assert self.process.stdout
        if "://" not in self.process.stdout.readline():
            _, errors = self.process.communicate()
            raise NotStarted(self.process.returncode, errors or self.log.read_text()[said:])

    def limit(self) -> None:
        """Limit the files of the process that is about to start."""
        if self.largest_file is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (self.largest_file, self.largest_file))

    def kill(self) -> None:
        """End it without any warning."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()

    @property
    def way_in(self) -> str:
        """Where the admin of a new club comes in: the site says so when it starts, once."""
        assert self.process.stdout
        lines = iter(self.process.stdout.readline, "")
        return next(found[0] for line in lines if (found := re.search(r"/enter/\S+", line)))

    @property
    def tracebacks(self) -> int:
        """How many there are in its log."""
        return self.log.read_text(errors="replace").count("Traceback")

    @property
    def path(self) -> Path:
        """The file of the site's database."""
        return self.folder / "parvis.sqlite3"

    def rows(self, query: str, *values: Any) -> list[Any]:
        """What the database says; what is changed there is committed."""
        with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as database, database:
            return database.execute(query, values).fetchall()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()


class Visitor:
    """A browser without scripts."""

    def __init__(self, site: Site) -> None:
        self.address = f"http://{HOST}:{site.port}"
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.token = ""

    def get(self, path: str) -> tuple[int, str]:
        """Status and text of a page."""
        return self.send(path, None)

    def post(self, path: str, **form: Any) -> tuple[int, str]:
        """Send a form; returns the status and the page."""
        if not self.token:
            self.get("/")
        return self.send(path, urlencode({"csrfmiddlewaretoken": self.token, **form}, errors="replace").encode())

    def send(self, path: str, body: bytes | None, method: str | None = None) -> tuple[int, str]:
        """Send anything. Raises OSError where nothing comes back."""
        try:
            with self.opener.open(Request(self.address + path, body, method=method), timeout=PATIENCE) as answer:
                status, text = answer.status, answer.read().decode(errors="replace")
        except HTTPError as error:
            with error:
                status, text = error.code, error.read().decode(errors="replace")
        if found := re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', text):
            self.token = found[1]
        return status, text

    def decision(self, table: int) -> dict[str, str] | None:
        """The first decision on a table's page, as it is sent once it is confirmed; None if there is none now."""
        _, page = self.get(f"/tables/{table}")
        fields = ("number", "revision", "seat", "decision")
        found = {field: re.search(rf'name="{field}" value="([^"]+)"', page) for field in fields}
        form = {field: match[1] for field, match in found.items() if match}
        return {**form, "proposed": unquote_plus(form["decision"])} if len(form) == len(fields) else None
