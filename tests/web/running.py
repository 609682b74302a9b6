"""The real site in a process of its own, and a visitor who reaches it over the network."""

import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, nullcontext
from http.cookiejar import CookieJar
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

import parvis
from tests.web import ready, warm
from tests.web.visiting import Page
from tools.site import free_port

SOURCES = Path(parvis.__file__).parent.parent
ROOT = Path(__file__).parent.parent.parent
PATIENT = ROOT / "tests" / "bots_outside"
"""The package of the bot `patient`, which always thinks for as long as it says, as experts need not."""
EMPTY = Path(ready.DATA.name, "empty.sqlite3")
"""A database in which nothing is yet. To make one takes longer than all else that a site does until it answers."""


STDERR = 2


def keep_empty(database: Path) -> None:
    """Copy a database that has just been made for the sites that are started."""
    with closing(sqlite3.connect(database)) as made, closing(sqlite3.connect(EMPTY)) as copy:
        made.backup(copy)
    os.environ[warm.EMPTY] = str(EMPTY)


def heed_hangups() -> None:
    """A terminal that closes ends the process, even if the tests run below nohup."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Site:
    """`parvis play` on data of its own, chance fixed; can be killed and started again at the same port."""

    def __init__(self, data: Path, compiled: bool = False, log: Path | None = None, is_new: bool = False) -> None:
        """`compiled`: with compiled rules of the installed games and the bot `patient`, without the tests' own game;
        `log`: a file for what it logs, in place of the test's own output; `is_new`: it makes its database itself.
        Unless it is one of these, it is a fork of a process in which all is loaded, see `warm`.
        """
        self.is_cold = compiled or is_new
        self.log = log
        self.data = data
        self.compiled = compiled
        data.mkdir(parents=True, exist_ok=True)
        if not is_new and EMPTY.exists() and not (data / "parvis.sqlite3").exists():
            shutil.copy(EMPTY, data / "parvis.sqlite3")
        self.port = free_port()
        self.start()

    def start(self) -> None:
        """Start the server; returns when it listens."""
        arguments = ["play", "--no-browser", "--port", str(self.port)]
        with self.log.open("a") if self.log else nullcontext(STDERR) as log:
            self.process = self.begun(arguments, log) if self.is_cold else warm.Process(arguments, self.data, log)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", line)
        assert found, line
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def begun(self, arguments: list[str], log: IO[str] | int) -> "subprocess.Popen[str]":
        """A process of its own, with all that it loads."""
        environment = os.environ | {"PARVIS_DATA": str(self.data), "PARVIS_CORE": "interpreted"}
        if self.compiled:
            environment |= {"PARVIS_CORE": "", "PYTHONPATH": os.pathsep.join(map(str, (SOURCES, PATIENT)))}
        return subprocess.Popen(
            [sys.executable, "-m", "tests.web.seeded", *arguments],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=heed_hangups,
        )

    def kill(self) -> None:
        """End it without any warning."""
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
        if self.process.stdout:
            self.process.stdout.close()

    def steps(self, table: int = 1) -> list[tuple[int, int, str]]:
        """Number, seat and words of all steps at a table."""
        return self.rows("SELECT number, seat, words FROM web_step WHERE table_id = ? ORDER BY number", table)

    def kept_back(self, table: int = 1) -> dict[int, str]:
        """Choices that are still kept back, by seat."""
        return dict(self.rows("SELECT seat, words FROM web_choice WHERE table_id = ?", table))

    def rows(self, query: str, table: int) -> list[Any]:
        """What the database has to say about a table."""
        with closing(sqlite3.connect(self.data / "parvis.sqlite3")) as database:
            return database.execute(query, (table,)).fetchall()


class RemoteVisitor:
    """Somebody with a browser without scripts."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def get(self, address: str) -> Page:
        """Open a page by its address."""
        return self.read(address, None)

    def post(self, page: Page, address: str, **form: Any) -> Page:
        """Send a form of a page; returns the page that follows."""
        token = page.one(r'name="csrfmiddlewaretoken" value="(\w+)"')
        return self.read(address, urlencode({"csrfmiddlewaretoken": token, **form}).encode())

    def read(self, address: str, body: bytes | None) -> Page:
        """Open an address, with a body if something is sent; returns the page."""
        with self.opener.open(self.site.address + address, body, timeout=60) as answer:
            place = answer.geturl().removeprefix(self.site.address)
            return Page(answer.status, answer.read().decode(), place, dict(answer.headers))

    def asked(self, table: int = 1) -> Page:
        """The table as soon as there is something to decide."""
        for _ in range(200):
            page = self.get(f"/tables/{table}")
            if page.decisions:
                return page
            time.sleep(0.05)
        raise AssertionError(f"nothing to decide: {page.text}")

    def asked_or_over(self, table: int = 1) -> Page:
        """The page of a table once it asks for a decision; one without decisions once the game is over."""
        for _ in range(200):
            page = self.get(f"/tables/{table}/result")
            if page.address.endswith("/result") or page.decisions:
                return page
            time.sleep(0.05)
        raise AssertionError(f"nothing to decide: {page.text}")

    def decide(self, page: Page, which: int = 0) -> Page:
        """Press a decision of the page; the first one if none is named."""
        form = {"number": page.number, "revision": page.revision, "seat": page.seat, "decision": page.decisions[which]}
        address = page.one(r'action="(/tables/\d+/decide)"')
        shown = self.post(page, address, **form)
        return self.post(shown, address, **form, proposed=shown.proposed) if shown.proposed else shown
