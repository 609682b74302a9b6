"""`python -m tools.load.cuts`: programs play whole games over the API while every connection is cut each five seconds.

A club, as `parvis serve` opens it. At each table two programs' accounts play each other, each by
examples/bot_over_http.py, through one line that is cut wherever it is. No turn may be lost, none made twice, none be
later than two seconds: that is from one decision at a table to the next, cuts included. PARVIS_GAMES says how many
games there are.
"""

import argparse
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from threading import Event, Lock, Thread
from types import ModuleType
from typing import Any
from urllib.error import HTTPError

from parvis.engine.play import Play, unasked
from parvis.engine.questions import NATURE
from tools.faults.cables import Wire
from tools.load.__main__ import percentile
from tools.site import HOST, Site

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_over_http.py"
GAMES = int(os.environ.get("PARVIS_GAMES", "40"))
PAIRS = 3
"""Pairs of programs, each with one game at a time."""
EVERY = 5.0
"""Seconds from cut to cut."""
LATEST = 2.0
"""Seconds within which a turn has to follow the one before it."""
STILL = 60.0
"""Seconds without a decision after which a game counts as one that stands still."""
Key = tuple[int, int, int]
"""What a decision is known by: table, seat, and how many steps had been made."""


@dataclass
class Notes:
    """What the programs have sent, and when it was made, by table."""

    sent: dict[Key, set[str]] = field(default_factory=lambda: defaultdict(set))
    refused: set[Key] = field(default_factory=set)
    made: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    cuts: int = 0
    lock: Lock = field(default_factory=Lock)


def example() -> ModuleType:
    """The bot of the docs, as it stands there."""
    spec = spec_from_file_location("bot_over_http", EXAMPLE)
    assert spec
    assert spec.loader
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def noted(bot: ModuleType, notes: Notes, over: Event) -> Any:
    """The site as that bot reaches it, with notes of all that it decides; it ends when this is over."""

    class Noted(bot.Site):  # type: ignore[misc, name-defined]
        seats: dict[int, int]

        def open(self, path: str, content: Any = None) -> Any:
            if over.is_set():
                raise SystemExit
            return super().open(path, content)

        def ask(self, path: str, content: Any = None) -> Any:
            if content is None:
                return super().ask(path)
            table = int(path.split("/")[1])
            key = table, self.seats[table], content["number"]
            with notes.lock:
                notes.sent[key].add(content["words"])
            try:
                answer = super().ask(path, content)
            except HTTPError as error:
                if error.code == 409:
                    notes.refused.add(key)
                raise
            with notes.lock:
                notes.made[table].append(time.monotonic())
            return answer

    return Noted


def account_of_program(name: str) -> tuple[Any, str]:
    """Make a program's account at the site that this process shares, with a token for everything."""
    from parvis.web.api import tokens
    from parvis.web.people import programs
    from parvis.web.people.models import Person

    account = Person.objects.create_user(f"program{name}@example.org", None, name=f"Program {name}")
    programs.mark(account)
    return Person.objects.get(pk=account.pk), tokens.make(account, "load", tokens.SCOPES)


def opened_between(name: str, accounts: list[Any]) -> int:
    """Open a table of that game at which these sit, each in a seat; its number."""
    from parvis.engine import registry
    from parvis.web.tables.opening import NewTable, open_table
    from parvis.web.tables.seats import SHAPES, Seat

    game = registry.find(name)
    colours = zip(accounts, SHAPES, strict=False)
    sitting = [Seat(number, person.name, colour, "human") for number, (person, colour) in enumerate(colours)]
    shown = game.shown_options(game.read_options({}))
    table = open_table(NewTable(game, sitting, shown, host=accounts[0], afar=dict(enumerate(accounts))))
    return int(table.pk)


class Pair:
    """Two programs that play one game after the other against each other."""

    def __init__(self, number: int, address: str, notes: Notes, over: Event) -> None:
        bot = example()
        kind = noted(bot, notes, over)
        made = [account_of_program(f"{number}{seat}") for seat in (0, 1)]
        self.accounts = [account for account, _ in made]
        self.sites = [kind(address, token) for _, token in made]
        for site in self.sites:
            site.seats = {}
            Thread(target=bot.play, args=[site], daemon=True).start()

    def begin(self, name: str) -> int:
        """Open a table of theirs; its number."""
        table = opened_between(name, self.accounts)
        for seat, site in enumerate(self.sites):
            site.seats[table] = seat
        return table


def played(games: list[str], pair: Pair, notes: Notes, ended: list[int]) -> None:
    """Let a pair play the next of these games until there is none left."""
    from parvis.web.models import Table

    while games:
        table = pair.begin(games.pop())
        began = time.monotonic()
        while not Table.objects.filter(pk=table, finished__isnull=False).exists():
            time.sleep(0.2)
            if time.monotonic() - max([began, *notes.made[table][-1:]]) > STILL:
                raise SystemExit(f"the game at table {table} stands still")
        ended.append(table)


def wrong(tables: list[int], notes: Notes) -> list[str]:
    """What was lost or doubled: each decision that was sent has its step, and each step that was asked was sent."""
    return [line for table in tables for line in wrong_at(table, notes)]


def wrong_at(number: int, notes: Notes) -> Iterator[str]:
    """What was lost or doubled at a table."""
    from parvis.engine import registry
    from parvis.web.models import Table

    table = Table.objects.get(pk=number)
    play = Play(registry.find(table.game), len(table.seats), table.options, table.ruling)
    left = {key: words for key, words in notes.sent.items() if key[0] == number and key not in notes.refused}
    for step, seat, words in table.steps.order_by("number").values_list("number", "seat", "words"):
        meant = min((key for key in left if key[1] == seat and key[2] <= step), key=lambda key: key[2], default=None)
        if meant is not None and words in left[meant]:
            del left[meant]
        elif seat != NATURE and len(play.legal(seat)) > 1 and unasked(play.game, play.state, seat) is None:
            yield f"table {number}, step {step}: {words} of seat {seat} was not sent, or twice made"
        play.say(seat, words)
    yield from (f"table {number}: {words} of seat {seat} at {at} was lost" for (_, seat, at), words in left.items())


def main() -> int:
    """Let them play; 1 if a turn was lost, doubled or late."""
    parser = argparse.ArgumentParser(prog="python -m tools.load.cuts", description=(__doc__ or "").partition(":")[2])
    parser.add_argument("--games", type=int, default=GAMES, help=f"games, half of each game ({GAMES})")
    parser.add_argument("--game", nargs="+", default=["notre-dame", "troyes"], help="which (both)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no game after so long (no limit)")
    asked = parser.parse_args()
    notes, over, ended = Notes(), Event(), list[int]()
    games = [asked.game[number % len(asked.game)] for number in range(asked.games)]
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="parvis-cuts-") as folder, Wire() as wire:
        address = f"http://{HOST}:{wire.port}"
        with Site(Path(folder) / "club", club=True, address=address) as site:
            wire.leads_to = site.port
            site.share()
            pairs = [Pair(number, address, notes, over) for number in range(min(PAIRS, asked.games))]
            hands = [Thread(target=played, args=[games, pair, notes, ended]) for pair in pairs]
            for hand in hands:
                hand.start()
            while any(hand.is_alive() for hand in hands):
                time.sleep(EVERY)
                wire.snap()
                notes.cuts += 1
                if time.monotonic() - began > asked.seconds:
                    games.clear()
            over.set()
            lost = wrong(ended, notes)
            tracebacks = site.tracebacks
    is_whole = len(ended) == asked.games or time.monotonic() - began > asked.seconds
    print(f"{len(ended)} of {asked.games} games over in {time.monotonic() - began:.0f} s, {tracebacks} tracebacks")
    return int(bool(told(notes, lost) or tracebacks or not is_whole))


def told(notes: Notes, lost: list[str]) -> bool:
    """Say what came of the turns; whether any was lost, doubled or late."""
    waits = sorted(later - sooner for times in notes.made.values() for sooner, later in pairwise(times))
    late = sum(wait > LATEST for wait in waits)
    print(*lost, sep="\n")
    shown = [percentile(waits, 0.5), percentile(waits, 0.99), percentile(waits, 1)]
    print(f"{len(waits)} turns, {notes.cuts} cuts, {len(notes.refused)} refused, {len(lost)} lost or doubled")
    print(f"{late} later than {LATEST:.0f} s; p50 {shown[0]}, p99 {shown[1]}, the longest {shown[2]}")
    return bool(lost or late)


if __name__ == "__main__":
    sys.exit(main())
