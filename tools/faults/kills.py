"""Sites that are killed while somebody decides: at one screen against bots, and far away from each other."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.parse import unquote_plus

from parvis.engine import registry
from parvis.engine.play import Play
from tools.faults.visits import BROKEN, GAME, SECONDS, Outcomes, sent, steps_of
from tools.site import Site, Visitor

AT_A_TABLE = 30
"""Kills after which another table is opened: no game is over by then."""


@dataclass
class Table:
    """A table, and whoever decides there."""

    number: int
    players: int
    people: list[Visitor]
    """Each has one seat of their own; together they have the first ones."""

    def question(self, site: Site) -> tuple[Visitor, dict[str, str]]:
        """Somebody who is asked something and has not chosen yet, and the decision they make. Raises TimeoutError."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            for visitor in self.people:
                form = visitor.decision(self.number)
                if form and not chosen(site, self.number, int(form["seat"])):
                    return visitor, form
            time.sleep(0.05)
        raise TimeoutError(f"nothing is asked at table {self.number}")

    def made(self, site: Site) -> list[list[str]]:
        """What the people there have decided."""
        return [steps_of(site, seat, self.number) for seat in range(len(self.people))]


def killed(random: Random, folder: Path, times: int) -> Outcomes:
    """The server is killed (-9) while a decision is on its way, at a table against bots."""
    with Site(folder) as site:
        yield from kills(site, random, times, at_home)


def killed_far_away(random: Random, folder: Path, times: int) -> Outcomes:
    """Kill a club's site where two people play from afar, by the clock."""
    with Site(folder, club=True) as site:
        yield from kills(site, random, times, far_away)


def kills(site: Site, random: Random, times: int, opened: Callable[[Site, int], Table]) -> Outcomes:
    """Kill the site again and again, at one table after the other."""
    for done in range(times):
        if done % AT_A_TABLE == 0:
            table = opened(site, done // AT_A_TABLE + 1)
        visitor, form = table.question(site)
        before, seat = table.made(site), int(form["seat"])
        sending, answers = sent(visitor, form, table.number)
        time.sleep(random.random() * random.choice((0.1, 0.6, 2.0)))
        site.kill()
        sending.join()
        site.start()
        yield judged(site, table, before, seat, unquote_plus(form["decision"]), answers == [200])


def at_home(site: Site, number: int) -> Table:
    """A table against three bots."""
    visitor = Visitor(site)
    visitor.post("/tables/quick", game=GAME, level="random")
    return Table(number, 4, [visitor])


def far_away(site: Site, number: int) -> Table:
    """A table of two guests, with ten hours for each of them."""
    anna, bruno = Visitor(site), Visitor(site)
    form = {"game": GAME, "players": 2, "whom": "friends", "time": "live-clock", "base": 600, "name": "Anna"}
    _, page = anna.post("/tables/create", **form)
    code = re.findall(r"/g/([\w-]+)/", page)[0]
    bruno.post(f"/g/{code}/join", name="Bruno")
    return Table(number, 2, [anna, bruno])


def chosen(site: Site, table: int, seat: int) -> bool:
    """Whether that seat's choice is kept back until others have chosen."""
    return bool(site.rows("SELECT 1 FROM web_choice WHERE table_id = ? AND seat = ?", table, seat))


def judged(site: Site, table: Table, before: list[list[str]], seat: int, words: str, answered: bool) -> str:
    """What a kill left: every decision that was acknowledged is there once, and the steps are a game."""
    steps = site.rows("SELECT number, seat, words FROM web_step WHERE table_id = ? ORDER BY number", table.number)
    play = Play(registry.find(GAME), table.players)
    for index, (number, mover, said) in enumerate(steps):
        if number != index:
            return f"{BROKEN}a step is missing"
        play.say(mover, said)
    expected = [made + [words] * (own == seat) for own, made in enumerate(before)]
    now = table.made(site)
    if now == expected:
        return "acknowledged and kept" if answered else "not acknowledged, but kept"
    if now == before and not answered:
        return "not acknowledged, not made"
    return f"{BROKEN}a decision is lost or doubled"
