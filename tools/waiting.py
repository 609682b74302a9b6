"""`python -m tools.waiting`: how long a person waits for bots over a whole game at the default pace, over HTTP.

Somebody who decides at once, at random, plays a game against three bots at a real site, and asks for news when the
stream tells that there are any, as the page does. What is added up is the time from the answer to a decision until the
next one is asked for.
"""

import argparse
import re
import sys
import tempfile
import textwrap
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from parvis.arena.bench import machine
from parvis.engine import registry
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from tools.load.__main__ import ready
from tools.load.visitors import HIDDEN, Browser, Heard, found
from tools.peers.table import markdown, write_between
from tools.site import Site

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
BEGIN, END = "<!-- waiting:begin -->", "<!-- waiting:end -->"
NAMES, COLOURS = ("Anna", "Bruno", "Clara", "David"), ("blue", "yellow", "red", "green")
ALL_MODULES = {
    "characters": "open",
    "cards": "both",
    "events": "both",
    **dict.fromkeys(("purple", "ramparts", "tournament"), "true"),
}


@dataclass(frozen=True)
class Setting:
    """What is played, and how long it may take."""

    title: str
    game: str
    options: dict[str, str]
    most: int
    """The seconds of waiting to stay under."""


SETTINGS = (
    Setting("Notre Dame", "notre-dame", {}, 90),
    Setting("Troyes", "troyes", {}, 120),
    Setting("Troyes, all modules", "troyes", ALL_MODULES, 120),
)


@dataclass(frozen=True)
class Waited:
    """The waits of a game, in seconds, and what bots did: moves that they began, and decisions."""

    waits: list[float]
    moves: int
    decisions: int


class Person:
    """Somebody at a table against three bots, who never hesitates."""

    def __init__(self, site: Site, setting: Setting, level: str) -> None:
        self.browser = Browser(site)
        home, _ = self.browser.ask("GET", "/", part=False)
        players = ["human", *[f"bot:{level}"] * (len(NAMES) - 1)]
        form = {"csrfmiddlewaretoken": found("csrfmiddlewaretoken", home), "game": setting.game, "begins": "lot"}
        for row, (name, colour, player) in enumerate(zip(NAMES, COLOURS, players, strict=True)):
            form |= {f"name-{row}": name, f"colour-{row}": colour, f"player-{row}": player}
        form |= {f"option-{name}": value for name, value in setting.options.items()}
        self.path, _ = self.browser.ask("POST", "/tables/new", form, part=False)
        self.heard = Heard(site, f"table-{self.path.rpartition('/')[2]}")
        text, _ = self.browser.ask("GET", self.path, part=False)
        self.read(text)

    def read(self, text: str) -> None:
        """Take up what a page says."""
        self.form = {name: found(name, text) for name in HIDDEN}
        self.decisions = re.findall(r'name="decision" value="([^"]+)"', text)
        news = re.search(r'id="news" .*data-value="([^"]+)" hx-get="([^"]+)"', text)
        self.shown, self.news = (news[1], news[2].replace("&amp;", "&")) if news else ("", "")
        self.over = not self.decisions and not self.news

    def decide(self, random: Random) -> None:
        """Make any decision that the page offers."""
        chosen = random.choice(self.decisions)
        text, _ = self.browser.ask("POST", f"{self.path}/decide", self.form | {"decision": chosen})
        self.read(text)

    def wait(self) -> float:
        """Hear of news until there is something to decide, or the game is over; how long that took."""
        began = time.perf_counter()
        while self.news and not self.decisions:
            self.heard.wait_for_other_than(self.shown)
            text, _ = self.browser.ask("GET", self.news)
            if text:
                self.read(text)
        return time.perf_counter() - began


STEPS = "SELECT seat, words FROM web_step WHERE table_id = ? ORDER BY number"


def play(site: Site, setting: Setting, level: str, seed: int) -> Waited:
    """Play one game to its end; returns how long each wait took."""
    random, person = Random(seed), Person(site, setting, level)
    waits = [person.wait()]
    while not person.over:
        person.decide(random)
        waits.append(person.wait())
    rows = site.rows(STEPS, int(person.path.rpartition("/")[2]))
    game = registry.find(setting.game)
    steps = [(seat, game.decision(words)) for seat, words in rows]
    return Waited(waits, *others_did(Play(game, len(NAMES), setting.options), steps))


def others_did(made: Play, steps: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """How many moves others than the first seat begin in a game, and their decisions while nobody else is asked."""
    moves, decisions, last = 0, 0, None
    for seat, decision in steps:
        move = made.game.move(made.state)
        if seat not in (0, NATURE) and len(made.movers()) == 1:
            moves += move != last
            decisions += 1
        if seat != NATURE:
            last = move
        made.step(seat, decision)
    return moves, decisions


HEADS = ["game", "moves of bots", "their decisions", "longest wait", "waiting in all", "to stay under"]


def row(setting: Setting, games: list[Waited]) -> list[str]:
    """The row of one setting in the table."""
    sums = [sum(game.waits) for game in games]
    spread = f" ({min(sums):.0f} – {max(sums):.0f})" if len(sums) > 1 else ""
    return [
        setting.title,
        f"{median(game.moves for game in games):.0f}",
        f"{median(game.decisions for game in games):.0f}",
        f"{max(max(game.waits) for game in games):.1f} s",
        f"{median(sums):.0f} s{spread}",
        f"{setting.most} s",
    ]


def report(rows: list[list[str]], games: int, level: str) -> str:
    """Everything between the marks."""
    here = machine()
    run = (
        f"Measured on {here['date']}: {here['processor']}, {here['system']}, Python {here['python']}; games of "
        f"each setting, against three bots of the level {level}: {games}. Medians, ranges in brackets."
    )
    return "\n\n".join([textwrap.fill(run, 120), markdown([HEADS, ["---"] * len(HEADS), *rows])])


def main() -> int:
    """Play, print, and write on request; 1 where people waited for longer than they should."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.waiting", description=(__doc__ or "").partition(":")[2].strip()
    )
    parser.add_argument("--games", type=int, default=3, help="games of each setting (3)")
    parser.add_argument("--only", default="", help="only settings with this in their titles")
    parser.add_argument("--level", default="skilled", help="the bots (skilled)")
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE.name}")
    asked = parser.parse_args()
    rows, is_short = [], True
    with (
        tempfile.TemporaryDirectory(prefix="parvis-waiting-") as folder,
        Site(Path(folder) / "data", interpreted=False) as site,
    ):
        ready(site)
        for setting in (setting for setting in SETTINGS if asked.only in setting.title):
            games = [play(site, setting, asked.level, seed) for seed in range(asked.games)]
            rows.append(row(setting, games))
            print(" · ".join(f"{head} {value}" for head, value in zip(HEADS, rows[-1], strict=True)), flush=True)
            is_short &= all(sum(game.waits) < setting.most for game in games)
    text = report(rows, asked.games, asked.level)
    print(text)
    if asked.write:
        PAGE.write_text(write_between(PAGE.read_text(encoding="utf-8"), text, BEGIN, END), encoding="utf-8")
    return 0 if is_short else 1


if __name__ == "__main__":
    sys.exit(main())
