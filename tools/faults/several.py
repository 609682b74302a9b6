"""Clubs that several processes serve: any of them is killed while people play, and PostgreSQL is away or cut off."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from threading import Event, Thread
from urllib.parse import unquote_plus

import psycopg

from parvis.engine import registry
from parvis.engine.play import Play, unasked
from parvis.engine.questions import NATURE
from parvis.web.storage import versions
from tools.faults.away import asked_meanwhile
from tools.faults.cables import Cable
from tools.faults.visits import BROKEN, SECONDS, Outcomes, until
from tools.load.usage import begun_by
from tools.postgres import Server, programs
from tools.site import Site, Visitor

SERVING = 2
PLAYERS = 3
GAME = "troyes"
"""A game in which everybody decides in turn: the number of a decision is that of its step."""
WHOLE = 20
"""Of so many kills, one is of the process that looks after all others: the site has to be started again."""
LONGEST = 120.0
"""Seconds after which what has died should be there again, on a busy machine too."""
CUT_OFF = "CancelledError: Task cancelled, timeout graceful shutdown exceeded"
"""What the server logs of a request whose process had to end before it was answered."""
AGAIN = (1.0, 3.0, 10.0)
"""Seconds by which the table tells how soon a bot decides again."""
CUT = 30.0
"""Seconds for which nothing comes through."""


@contextmanager
def database() -> Iterator[Server]:
    """Start a PostgreSQL server for this block."""
    found = programs()
    assert found, "no PostgreSQL here: on Debian, as root, apt-get install postgresql"
    with Server(found) as server:
        yield server


@contextmanager
def club(folder: Path, url: str) -> Iterator[Site]:
    """A club that several processes serve, for this block: all of them are there."""
    with Site(folder, club=True, database=url, processes=SERVING) as site:
        assert until(lambda: is_whole(site), LONGEST)
        yield site


class Player:
    """Somebody who plays against bots all the time, and what came of each decision, by table and number."""

    def __init__(self, site: Site) -> None:
        self.browser = Visitor(site)
        self.sent: dict[tuple[int, int], str] = {}
        self.acknowledged: dict[tuple[int, int], str] = {}
        self.over = Event()
        self.table = 0
        self.thread = Thread(target=self.go_on, daemon=True)
        self.thread.start()

    def go_on(self) -> None:
        """Play until this is over: whoever is killed meanwhile answers nobody, or half of it."""
        while not self.over.is_set():
            with suppress(OSError, ValueError, HTTPException):
                self.decide()
            self.over.wait(0.02)

    def decide(self) -> None:
        """Make a decision if one is asked for, at another table when a game is over. Raises OSError."""
        if not self.table or "/result" in self.browser.get(f"/tables/{self.table}")[1]:
            _, page = self.browser.post("/tables/quick", game=GAME, level="random", name="Guest")
            self.table = int(page.partition("/tables/")[2].partition("/")[0])
            self.browser.post(f"/tables/{self.table}/pace", pace="instant")
        if form := self.browser.decision(self.table):
            place, words = (self.table, int(form["number"])), unquote_plus(form["decision"])
            self.sent[place] = words
            if self.browser.post(f"/tables/{self.table}/decide", **form)[0] == 200:
                self.acknowledged[place] = words


def killed_of_several(random: Random, folder: Path, times: int) -> Outcomes:
    """Kill any process (-9) at any moment while people play over two that serve and one that works."""
    with database() as server, club(folder, server.url()) as site:
        players = [Player(site) for _ in range(PLAYERS)]
        assert until(lambda: all(player.acknowledged for player in players), LONGEST)
        for _ in range(times):
            time.sleep(random.random() * random.choice((0.1, 0.6, 2.0)))
            yield from kill_one(site, random, server.url())
        until(lambda: False, 3.0)  # what was on its way
        for player in players:
            player.over.set()
            player.thread.join(SECONDS)
        yield from judged(server.url(), players)
        others = site.tracebacks - site.log.read_text().count(CUT_OFF)
        yield from [f"{BROKEN}{others} tracebacks"] if others > 0 else ["logged without another traceback"]


def kill_one(site: Site, random: Random, url: str) -> Outcomes:
    """Kill one of the processes; what that did, and how soon a bot decides again if it was the one that works."""
    if random.randrange(WHOLE) == 0:
        site.kill()
        site.start()
        yield "all killed" if until(lambda: is_whole(site), LONGEST) else f"{BROKEN}no site comes back"
        return
    running = sorted(begun_by(site.process.pid))
    victim = random.choice(running)
    works = victim == running[-1]
    os.kill(victim, signal.SIGKILL)
    yield from [bots_again(url)] if works else []
    back = until(lambda: is_whole(site) and victim not in begun_by(site.process.pid), LONGEST)
    killed = "one that works killed" if works else "one that serves killed"
    yield killed if back else f"{BROKEN}nobody takes the place of one that was killed"


def bots_again(url: str) -> str:
    """How many seconds it takes until a bot decides."""
    began = time.monotonic()
    with psycopg.connect(url, autocommit=True) as database:

        def steps() -> int:
            row = database.execute("SELECT count(*) FROM web_step WHERE seat NOT IN (0, %s)", [NATURE]).fetchone()
            assert row
            return int(row[0])

        before = steps()
        if not until(lambda: steps() > before, LONGEST):
            return f"{BROKEN}no bot decides again"
    seconds = time.monotonic() - began
    return f"a bot decides again within {next((most for most in AGAIN if seconds <= most), LONGEST):g} s"


def is_whole(site: Site) -> bool:
    """Whether all processes of a site are there."""
    return len(begun_by(site.process.pid)) > SERVING


def judged(url: str, players: list[Player]) -> Outcomes:
    """What is there of all decisions: each that was acknowledged, once; nothing that nobody has made."""
    sent = {place: words for player in players for place, words in player.sent.items()}
    acknowledged = {place: words for player in players for place, words in player.acknowledged.items()}
    with versions.opened_at(url) as (_, tables):
        for table in tables:
            if wrong := versions.difference(table):
                yield f"{BROKEN}a table: {wrong}"
            made = {(table.id, number): words for number, seat, words in table.steps if seat == 0}
            for place, words in acknowledged.items():
                if place[0] == table.id:
                    yield "acknowledged and kept" if made.get(place) == words else f"{BROKEN}acknowledged and lost"
            for place, words in made.items():
                if place not in acknowledged and sent.get(place) == words:
                    yield "not acknowledged, but kept"
            yield from [f"{BROKEN}made by nobody, or twice"] * uncalled(
                table, {number for at, number in sent if at == table.id}
            )


def uncalled(table: versions.StoredTable, asked: set[int]) -> int:
    """How many steps somebody at a table made without having been asked, though it doesn't go by itself."""
    play = Play(registry.find(table.game), len(json.loads(table.seats)), json.loads(table.options), table.ruling)
    found = 0
    for number, seat, words in table.steps:
        if seat == 0 and number not in asked:
            found += len(play.legal(seat)) > 1 and unasked(play.game, play.state, seat) is None
        play.say(seat, words)
    return found


def away_for_several(random: Random, folder: Path, times: int) -> Outcomes:
    """PostgreSQL is stopped and started again below two processes that serve."""
    with database() as server, club(folder, server.url()) as site:
        yield from asked_meanwhile(site, times, server.away)


def cut_off(random: Random, folder: Path, times: int) -> Outcomes:
    """Let nothing come through between a club of several processes and PostgreSQL for a while."""
    with database() as server, Cable(server) as cable, club(folder, cable.url) as site:
        yield from asked_meanwhile(site, times, lambda: cable.cut(CUT))
