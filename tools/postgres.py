"""A PostgreSQL server on data of its own in a temporary folder, reached by a socket there, to be broken or measured."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote

import psycopg

NAME = "parvis"  # of its user, and of the first database
# What the disk has after a loss of power is PostgreSQL's own business, and flushing takes long.
OPTIONS = "-c listen_addresses= -c fsync=off -c full_page_writes=off"


def programs() -> Path | None:
    """The folder of its programs: of the one that is named, on PATH, or Debian's newest; None: it is not here."""
    found = os.environ.get("PARVIS_POSTGRES") or shutil.which("initdb")
    places = [Path(found)] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


class Server:
    """A server that can be killed and started again. It refuses to run as root, so that root asks its own user."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder
        self.folder = Path(tempfile.mkdtemp(prefix="parvis-postgres-"))
        self.data = self.folder / "data"
        self.user: list[str] = []
        if os.geteuid() == 0:
            self.user = ["runuser", "-u", "postgres", "--"]
            shutil.chown(self.folder, "postgres")
        self.call("initdb", "-A", "trust", "-U", NAME, "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()
        self.create(NAME)

    def call(self, program: str, *words: str) -> None:
        """Run one of its programs."""
        command = [*self.user, str(self.programs / program), "-D", str(self.data), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=60, cwd=self.folder)

    def start(self) -> None:
        """Start it; returns when it answers."""
        options = f"{OPTIONS} -c unix_socket_directories={self.folder}"
        self.call("pg_ctl", "start", "-w", "-o", options, "-l", str(self.folder / "log"))

    def kill(self) -> None:
        """End it as if it had crashed."""
        self.call("pg_ctl", "stop", "-m", "immediate")

    def signal(self, what: signal.Signals) -> None:
        """Send a signal to the server and all of its processes."""
        main = (self.data / "postmaster.pid").read_text().split()[0]
        for process in (main, *Path(f"/proc/{main}/task/{main}/children").read_text().split()):
            os.kill(int(process), what)

    @contextmanager
    def away(self) -> Iterator[None]:
        """Within this block the server is not there."""
        self.kill()
        yield
        self.start()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Within this block the server keeps its connections, takes others, and answers nothing."""
        self.signal(signal.SIGSTOP)
        yield
        self.signal(signal.SIGCONT)

    def end_sessions(self) -> None:
        """End whatever others have under way there."""
        with psycopg.connect(host=str(self.folder), user=NAME, dbname="postgres", autocommit=True) as administrator:
            administrator.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            )

    def create(self, name: str, like: str = "template1") -> str:
        """Make a database, empty or a copy of one that nobody is connected to; its URL."""
        with psycopg.connect(host=str(self.folder), user=NAME, dbname="postgres", autocommit=True) as administrator:
            administrator.execute(f'CREATE DATABASE "{name}" TEMPLATE "{like}"')
        return self.url(name)

    def url(self, name: str = NAME) -> str:
        """The URL of a database on the server."""
        return f"postgresql://{NAME}@{quote(str(self.folder), safe='')}/{name}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
        shutil.rmtree(self.folder)
