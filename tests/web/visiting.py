"""Visitors of the site for its tests: they read pages and press the buttons that stand there."""

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import unescape
from typing import Any

from django.test import Client

from parvis.engine import registry
from parvis.web.background.worker import BotWorker
from parvis.web.models import Table
from parvis.web.storage.trouble import is_trouble
from parvis.web.tables.opening import NewTable, open_table
from parvis.web.tables.seats import SHAPES, Seat
from parvis.web.tables.table_game import TableGame

NAMES = ("Anna", "Bruno", "Clara", "David", "Emma", "Felix")
TOKEN = re.compile(r'(name="csrfmiddlewaretoken" value=")\w+')


def table(players: str, game: str = "tiny", begins: int | None = None, **options: Any) -> Table:
    """A table with these players: `human human bot:random`."""
    found = registry.find(game)
    rows = enumerate(zip(players.split(), NAMES, SHAPES, strict=False))
    seats = [Seat(number, name, colour, player) for number, (player, name, colour) in rows]
    numbers = found.read_options(options)
    return open_table(NewTable(found, seats, found.shown_options(numbers), begins))


@dataclass(frozen=True)
class Page:
    """A page as a visitor sees it."""

    status: int
    html: str
    address: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The number of steps for which the form was made."""
        return int(self.one(r'name="number" value="(\d+)"'))

    @property
    def revision(self) -> int:
        """How many times steps had been undone."""
        return int(self.one(r'name="revision" value="(\d+)"'))

    @property
    def undoable(self) -> int | None:
        """Who can take something back here."""
        found = re.search(r'(?s)id="undo".*?name="seat" value="(\d+)">', self.html)
        return int(found[1]) if found else None

    @property
    def seat(self) -> int | None:
        """The seat that decides on the page; None without decisions."""
        found = re.search(r'name="seat" value="(\d+)">', self.html)
        return int(found[1]) if found and self.decisions else None

    @property
    def decisions(self) -> list[str]:
        """The decisions that can be pressed, as their buttons send them."""
        return re.findall(r'id="decision-[^"]+"(?: data-lit="[^"]*")? name="decision" value="([^"]+)"', self.html)

    @property
    def proposed(self) -> str | None:
        """The decision that is to be confirmed here, in words."""
        found = re.search(r'name="proposed" value="([^"]+)"', self.html)
        return found[1] if found else None

    @property
    def chosen(self) -> list[str]:
        """The decision that is marked as chosen."""
        return re.findall(r'id="decision-([^"]+)"[^>]* class="chosen"', self.html)

    @property
    def curtains(self) -> list[int]:
        """Seats for which the curtain can be lifted, in the order of the buttons."""
        return [int(seat) for seat in re.findall(r'id="lift-(\d+)"', self.html)]

    @property
    def waits(self) -> bool:
        """Whether bots are to act before anybody can here."""
        return 'id="news"' in self.html

    @property
    def text(self) -> str:
        """All words on the page, without markup."""
        return " ".join(unescape(re.sub(r"<[^>]+>", " ", self.html)).split())

    @property
    def bare(self) -> str:
        """The page without what differs each time for nothing: the tokens of forms."""
        return TOKEN.sub(r"\1", self.html)

    def one(self, pattern: str) -> str:
        """What the pattern finds."""
        found = re.search(pattern, self.html)
        assert found, f"{pattern} is not on the page: {self.text}"
        return found[1]


class Browser(Client):
    """Django's own, which hands on what goes wrong within the site; but not what the site itself has an answer to."""

    def store_exc_info(self, **given: Any) -> None:
        if not is_trouble(sys.exception()):
            super().store_exc_info(**given)


class Visitor:
    """Somebody with a browser, who follows redirections; with htmx or without any script."""

    def __init__(self, htmx: bool = False) -> None:
        self.client = Browser(headers={"HX-Request": "true"} if htmx else {})

    def get(self, address: str) -> Page:
        """Open a page by its address."""
        return self.read(self.client.get(address, follow=True))

    def post(self, address: str, **form: Any) -> Page:
        """Send a form; returns the page that follows."""
        return self.read(self.client.post(address, form, follow=True))

    def read(self, response: Any) -> Page:
        """The page of an answer, after redirects."""
        address = response.redirect_chain[-1][0] if response.redirect_chain else response.request["PATH_INFO"]
        return Page(response.status_code, response.content.decode(), address, dict(response.headers))

    def open(self, table: Table) -> Page:
        """Open the page of a table."""
        return self.get(f"/tables/{table.pk}")

    def decide(self, table: Table, decision: str | None = None, page: Page | None = None) -> Page:
        """Press a decision on the page (the table as it stands; its first one)."""
        page = page or self.open(table)
        code = page.decisions[0] if decision is None else decision
        form = {**at(page), "seat": page.seat, "decision": code}
        shown = self.post(f"/tables/{table.pk}/decide", **form)
        return self.post(f"/tables/{table.pk}/decide", **form, proposed=shown.proposed) if shown.proposed else shown

    def undo(self, table: Table, page: Page | None = None, whole: bool = False) -> Page:
        """Press "Undo", or "Undo the turn", on the page."""
        page = page or self.open(table)
        form = {"seat": page.undoable, **({"whole": "yes"} if whole else {})}
        return self.post(f"/tables/{table.pk}/undo", **at(page), **form)

    def lift(self, table: Table, seat: int) -> Page:
        """Lift the curtain before a seat."""
        return self.post(f"/tables/{table.pk}/curtain", seat=seat)


def at(page: Page) -> dict[str, int]:
    """The state of the table for which a page's forms were made."""
    return {"number": page.number, "revision": page.revision}


def legal(table: Table, seat: int) -> list[str]:
    """The decisions open to a seat, in words."""
    playing = TableGame.of(newest(table))
    return [playing.game.catalogue[decision] for decision in playing.legal(seat)]


def words(table: Table, seats: Sequence[int] | None = None) -> list[str]:
    """The steps at a table, or those of some seats, in words."""
    steps = table.steps.order_by("number")
    return [f"{step.seat} {step.words}" for step in steps if seats is None or step.seat in seats]


def newest(table: Table) -> Table:
    """The table as the database has it."""
    return Table.objects.get(pk=table.pk)


def bots_move(worker: BotWorker | None = None) -> bool:
    """Let one bot go on at every table that waits for one, here and now; whether any decided something."""
    worker = worker or BotWorker()
    return sum(worker.go_on(task) for task in worker.take()) > 0


def bots_move_on(worker: BotWorker | None = None) -> None:
    """Let bots decide until all wait for people."""
    worker = worker or BotWorker()
    while bots_move(worker):
        pass
