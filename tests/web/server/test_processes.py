"""A club that several processes serve and one works for, on PostgreSQL: any may die at any moment."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.parse import unquote_plus
from urllib.request import Request, urlopen

import pytest
from django.conf import settings

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.web.models import Table
from parvis.web.storage import preparing, versions
from parvis.web.tables.table_game import begun
from tests.cli.command import parvis
from tests.web.club import person, shared, visitor
from tests.web.postgres import site_at
from tests.web.server.test_serve import children
from tests.web.visiting import TOKEN
from tests.web.worlds import Histories, chosen_by, lay, random_game
from tools.postgres import Server
from tools.site import CLUB, HOST, Site, Visitor

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
SERVING = 2
SOON = 60.0


@pytest.fixture
def site(url: str, tmp_path: Path) -> Iterator[Site]:
    """A club on PostgreSQL that two processes serve."""
    with Site(tmp_path / "data", club=True, database=url, processes=SERVING) as running:
        until(lambda: len(family(running)) == SERVING + 1)
        yield running


def family(site: Site) -> list[int]:
    """The processes of a site but the one that looks after them; the one that works is the last at first."""
    return sorted(children(site.process.pid))


def until(is_so: Callable[[], object], seconds: float = SOON) -> None:
    """Wait for something that other processes do."""
    ends = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < ends, "it never came to that"
        time.sleep(0.05)


def tried(what: Callable[[], tuple[int, str]]) -> str:
    """What a page answers, asked for until it does: who dies meanwhile answers nobody."""
    ends = time.monotonic() + SOON
    while time.monotonic() < ends:
        try:
            status, page = what()
        except OSError:
            continue
        if status == 200:
            return page
        time.sleep(0.05)
    raise AssertionError("no answer")


def test_a_game_goes_to_its_end_though_one_process_after_the_other_is_killed(site: Site, url: str) -> None:
    visitor = Visitor(site)
    visitor.get("/")
    visitor.post("/tables/quick", game="tiny", level="random", name="Anna")
    visitor.post("/tables/1/pace", pace="instant")
    decided: dict[int, str] = {}
    while not is_over(url):
        form = None
        until(lambda: is_over(url) or asked(visitor, decided))
        form = asked(visitor, decided)
        if form is None:
            continue
        victim = family(site)[len(decided) % (SERVING + 1)]
        tried(partial(visitor.post, "/tables/1/decide", **form))
        decided[int(form["number"])] = unquote_plus(form["decision"])
        os.kill(victim, signal.SIGKILL)
        until(partial(is_replaced, site, victim))
    with versions.opened_at(url) as (_, tables):
        (found,) = tables
    assert [words for _, seat, words in found.steps if seat == 0] == list(decided.values())
    assert versions.difference(found) is None
    assert site.tracebacks == 0


def is_replaced(site: Site, victim: int) -> bool:
    """Whether another process has taken the place of one that was killed."""
    return len(family(site)) == SERVING + 1 and victim not in family(site)


def asked(visitor: Visitor, decided: dict[int, str]) -> dict[str, str] | None:
    """What the table asks now, that was not decided before."""
    try:
        form = visitor.decision(1)
    except OSError:
        return None
    return None if form is None or int(form["number"]) in decided else form


def is_over(url: str) -> bool:
    """Whether the game at the only table is finished."""
    with versions.opened_at(url) as (_, tables):
        return all(table.is_finished for table in tables)


@pytest.mark.usefixtures("club")
def test_two_worlds_that_somebody_cannot_tell_apart_look_alike_whichever_process_answers(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other is laid at a table; every process has answered of the first when the second is there."""
    monkeypatch.setenv("PARVIS_SECRET", settings.SECRET_KEY)
    game, random = registry.find("notre-dame"), Random(1)
    with Site(tmp_path / "data", club=True, database=url, processes=SERVING) as site, site_at(url):
        anna, *others = map(person, ("Anna", "Bruno", "Clara"))
        at = shared(anna, *others, game=game.name)
        cookies = "; ".join(f"{name}={cookie.value}" for name, cookie in visitor(anna).client.cookies.items())
        positions = random_game(game, 3, tuple(game.read_options({}, 3)), random)
        state, steps = next(
            (one.copy(), list(made)) for one, made in positions if len(made) > 60 and is_common(game, one)
        )
        history = Histories(game, begun(at, game).state, steps, 0)
        instead = next(found for found in (history.another(random) for _ in range(50)) if found != steps)
        told = []
        for laid in (steps, instead):
            lay(at, laid, chosen_by(game, state, (1, 2), random) if laid is steps else {}, {})
            told.append([{shown(site, f"/tables/{at.pk}{part}", cookies) for _ in range(8)} for part in PARTS])
        Table.objects.all().delete()
    assert all(len(answers) == 1 for answers in told[0])
    assert told[0] == told[1]
    assert any(status == 200 and 'name="decision"' in page for status, page in told[0][0]), "she is asked"


PARTS = ("", "/news?number=0", "/log", "/replay/30", "/replay/30?as=1", "/record", "/present")
"""What Anna asks of a table: some of it she may not see."""


def is_common(game: Game, state: Any) -> bool:
    """Whether several decide together."""
    return game.movers(state).bit_count() > 1


def shown(site: Site, path: str, cookies: str) -> tuple[int, str]:
    """What one of the processes answers, but for the token of forms."""
    request = Request(f"http://{HOST}:{site.port}{path}", headers={"Cookie": cookies})
    try:
        with urlopen(request, timeout=60) as answer:
            return answer.status, TOKEN.sub(r"\1", answer.read().decode())
    except HTTPError as error:
        with error:
            return error.code, TOKEN.sub(r"\1", error.read().decode())


def test_both_serve_and_end_with_the_one_that_looks_after_them(site: Site) -> None:
    began = {process: sockets(process) for process in family(site)[:SERVING]}
    streams = [HTTPConnection(HOST, site.port) for _ in range(40)]
    for stream in streams:
        stream.request("GET", "/events?on=tables")
        assert stream.getresponse().status == 200
    assert all(sockets(process) > before + 3 for process, before in began.items())
    processes = family(site)
    site.kill()
    until(lambda: not any(Path(f"/proc/{process}").exists() for process in processes))
    for stream in streams:
        stream.close()


def sockets(process: int) -> int:
    """How many connections a process has open."""
    found = 0
    for file in Path(f"/proc/{process}/fd").iterdir():
        try:
            found += str(file.readlink()).startswith("socket:")
        except FileNotFoundError:
            continue
    return found


def test_who_is_told_to_end_while_a_process_is_forked_ends_all() -> None:
    """An exception in what runs after a fork would be lost."""
    ran = subprocess.run([sys.executable, "-c", TOLD_IN_A_FORK], timeout=SOON, check=False)
    assert ran.returncode == 0


TOLD_IN_A_FORK = """
import os, signal, socket, time
from parvis.web.server.processes import Family
from parvis.web.server.serve import end_like_ctrl_c

end_like_ctrl_c()
os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGTERM) or time.sleep(0.01))
Family([lambda: time.sleep(600)], socket.socket()).look_after()
"""


def test_who_is_told_to_end_ends_all(site: Site) -> None:
    processes = family(site)
    site.process.send_signal(signal.SIGTERM)
    assert site.process.wait(SOON) == 0
    assert not any(Path(f"/proc/{process}").exists() for process in processes)
    assert site.tracebacks == 0


@pytest.mark.parametrize("command", [["serve", "--processes", "2"], ["work"]])
def test_several_processes_need_postgresql(command: list[str], tmp_path: Path) -> None:
    given = {**CLUB, "PARVIS_ADDRESS": "http://localhost:1", "PARVIS_DATA": str(tmp_path)}
    found = parvis(*command, **given)
    assert found.returncode == 2
    assert "several processes need a PostgreSQL database" in found.stderr


def test_a_worker_on_its_own_waits_for_nobody_but_needs_a_database_that_is_up_to_date(
    postgres: Server, tmp_path: Path
) -> None:
    url = postgres.create(tmp_path.name)
    given = {**CLUB, "PARVIS_ADDRESS": "http://localhost:1", "PARVIS_DATA": str(tmp_path), "DATABASE_URL": url}
    found = parvis("work", **given)
    assert found.returncode == 2
    assert "is not up to date. Start `parvis serve` of this version first" in found.stderr
    with site_at(url):
        preparing.prepare()
    environment = os.environ | {"PARVIS_CORE": "interpreted"} | given
    command = [sys.executable, "-m", "parvis", "work"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout
        assert worker.stdout.readline().startswith("Parvis is working")
        worker.terminate()
        assert worker.wait(SOON) == 0
