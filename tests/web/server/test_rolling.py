"""A site of several processes is loaded again while people play: nobody sees an error, no decision is lost."""

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from threading import Event, Thread
from typing import Self
from urllib.parse import unquote_plus
from urllib.request import urlopen

import pytest

from parvis.web.storage import versions
from tests.web.server.test_processes import SERVING, family, until
from tools.site import HOST, Site, Visitor

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
REST = 0.05
"""Seconds between two things that somebody does."""
LONG = 120.0
"""Seconds in which all is loaded again, on a busy machine too."""


@pytest.fixture
def link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A link to the first of two versions of Parvis, through which sites are started."""
    version(tmp_path / "second")
    (tmp_path / "current").symlink_to(version(tmp_path / "first"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "current" / "bin" / "python"))
    return tmp_path / "current"


def version(folder: Path) -> Path:
    """A folder in which Parvis is installed: with the packages of this one."""
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(os.path.realpath(sys.executable))
    (folder / "pyvenv.cfg").write_text(f"home = {Path(os.path.realpath(sys.executable)).parent}\n")
    (folder / "lib").symlink_to(Path(sys.prefix) / "lib")
    return folder


@pytest.fixture
def site(url: str, link: Path, tmp_path: Path) -> Iterator[Site]:
    """A club on PostgreSQL that two processes serve."""
    assert link.exists()
    with Site(tmp_path / "data", club=True, database=url, processes=SERVING) as running:
        until(lambda: len(family(running)) == SERVING + 1)
        yield running


class Crowd:
    """Some who do something again and again, and what came of it."""

    def __init__(self, *actions: Callable[[], object]) -> None:
        self.seen = Counter[object]()
        self.over = Event()
        self.threads = [Thread(target=self.go_on, args=[action], daemon=True) for action in actions]
        for thread in self.threads:
            thread.start()

    def go_on(self, action: Callable[[], object]) -> None:
        """Do it until all is over."""
        while not self.over.is_set():
            try:
                self.seen[action()] += 1
            except OSError as error:
                self.seen[repr(error)] += 1
            self.over.wait(REST)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()

    def end(self) -> Counter[object]:
        """Let all end what they do; what came of everything."""
        self.over.set()
        for thread in self.threads:
            thread.join()
        return self.seen


class Player:
    """Anna at a table against bots, and what she has decided, by the number of the step."""

    def __init__(self, site: Site) -> None:
        self.browser, self.decided = Visitor(site), dict[int, str]()
        self.browser.post("/tables/quick", game="troyes", level="random", name="Anna")
        self.browser.post("/tables/1/pace", pace="instant")

    def decide(self) -> int:
        """Make a decision if one is asked for."""
        form = self.browser.decision(1)
        if form is None:
            return 200
        self.decided[int(form["number"])] = unquote_plus(form["decision"])
        return self.browser.post("/tables/1/decide", **form)[0]


class KeptConnection:
    """A connection over which one page after the other is asked for, as proxies have them."""

    def __init__(self, site: Site) -> None:
        self.connection = HTTPConnection(HOST, site.port, timeout=30)

    def ask(self) -> int:
        """Ask once more. Whoever answers may say that the next one needs another connection."""
        self.connection.request("GET", "/healthz")
        with self.connection.getresponse() as answer:
            answer.read()
        return answer.status


def followed(site: Site) -> str:
    """How a stream begins that is followed to its end."""
    with urlopen(f"http://{HOST}:{site.port}/events?on=tables", timeout=90) as stream:
        return str(stream.read().decode().split()[0])


def runs_from(site: Site) -> Path:
    """The folder from which a site runs."""
    return Path(Path(f"/proc/{site.process.pid}/cmdline").read_text().split("\0")[0]).parents[1]


def test_nobody_notices_that_every_process_is_replaced(site: Site, url: str, link: Path, tmp_path: Path) -> None:
    player, before = Player(site), family(site)
    actions = player.decide, KeptConnection(site).ask, lambda: Visitor(site).get("/tables")[0]
    with Crowd(*[partial(followed, site)] * 10) as streams, Crowd(*actions) as asking:
        until(lambda: asking.seen[200] > 20)
        assert runs_from(site) == tmp_path / "first"
        link.unlink()
        link.symlink_to(tmp_path / "second")
        site.process.send_signal(signal.SIGHUP)
        until(lambda: len(family(site)) == SERVING + 1 and not set(family(site)) & set(before), LONG)
        until(lambda: streams.seen["retry:"] >= 10)
        assert runs_from(site) == tmp_path / "second"
        assert set(asking.end()) == {200}
        streams.over.set()
        site.process.terminate()
        assert site.process.wait(LONG) == 0
        assert set(streams.end()) == {"retry:"}, "each has ended as streams do"
    assert site.tracebacks == 0
    with versions.opened_at(url) as (_, tables):
        (found,) = tables
    steps = {number: words for number, seat, words in found.steps if seat == 0}
    assert player.decided.items() <= steps.items()
    assert len(player.decided) > 10


def test_a_version_that_cannot_start_replaces_nothing(site: Site) -> None:
    before = family(site)
    (site.folder / "club.toml").write_text("colour = 'red'\n")
    site.process.send_signal(signal.SIGHUP)
    until(lambda: "goes on as before" in site.log.read_text(), LONG)
    assert "has unknown settings: colour" in site.log.read_text()
    assert family(site) == before
    assert Visitor(site).get("/")[0] == 200
