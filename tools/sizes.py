"""Measure how large things are on the boards, in windows of all sizes, whatever is asked: `python -m tools.sizes`.

Games are played at random with each number of players. At every kind of question, as late as the first player is asked
it, the page is laid out in every window, and what is smallest there is noted: docs/sizes.md has the tables. Wanted are
`PARVIS_CHROMIUM` or chromium on the PATH. `--players 4` and `--windows 1366x650 …` measure less.
"""

import argparse
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from unittest.mock import patch

from playwright.sync_api import Page, sync_playwright

from tools.site import HOST, Site

if TYPE_CHECKING:  # needs Django to be set up
    from parvis.web.tables.table_game import TableGame

SEED = 7
LONGEST = 2000
"""Rounds of decisions after which a game is taken to have no end."""
NAMES = ("Anna", "Bruno", "Clara", "David", "Emma")
WINDOWS = (
    *((1024, 600), (1280, 720), (1366, 600), (1366, 650), (1536, 730), (1920, 1080), (2560, 1440)),
    *((320, 568), (360, 740), (390, 844)),
)
PHONE = 600
"""Windows less wide are phones."""


@dataclass(frozen=True)
class Measured:
    """What is measured of a game."""

    players: range
    options: Mapping[str, str | bool]
    board: str
    """The board, by a CSS selector."""
    shown: str
    """What of it is to be seen on a phone."""
    things: Mapping[str, str]
    """What lies there, by its name in the table: the narrowest is noted."""


GAMES = {
    "notre-dame": Measured(
        range(2, 6),
        {"new_persons": True},
        ".rose-window",
        ".rose-frame",
        {
            "own markers": "[id^=marker-0-]:not(.none, [id$=notre-dame]) > rect:last-of-type",
            "others' markers": ".marker:not(.none, [id^=marker-0-], [id$=notre-dame]) > rect:last-of-type",
            "keys": ".spot-key",
        },
    ),
    "troyes": Measured(
        range(2, 5),
        {"characters": "open", "cards": "both", "events": "both", "purple": True, "ramparts": True},
        ".city",
        ".city",
        {"dice": ".district .die-slot", "own dice": ".district.seat-blue .die-slot"},
    ),
}

MEASURE = """([board, shown, things]) => {
  const seen = element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const width = element => element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)
    ? element.getBBox().width * element.getScreenCTM().a : element.getBoundingClientRect().width;
  const least = selector => Math.min(...[...document.querySelectorAll(selector)].filter(seen).map(width));
  let type = Infinity;
  for (const element of document.querySelectorAll("#table *")) {
    const writes = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const heard = element.closest(".only-heard, [hidden], title, desc, details:not([open]) > :not(summary)");
    if (!writes || heard || !seen(element)) continue;
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM().a : 1;
    type = Math.min(type, scale * parseFloat(getComputedStyle(element).fontSize));
  }
  const whole = document.querySelector(board).getBoundingClientRect();
  const part = document.querySelector(shown).getBoundingClientRect();
  return [whole.width, whole.height, part.width, part.height, type, ...things.map(least)];
}"""
"""Width and height of the board and of what is shown of it, the smallest type, and the narrowest of each thing."""


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="games (all of them)")
    parser.add_argument("--players", type=int, help="games of so many players (each number)")
    parser.add_argument("--windows", nargs="+", metavar="WIDTHxHEIGHT", help="windows (those of docs/sizes.md)")
    given = parser.parse_args()
    windows = [sized(one) for one in given.windows] if given.windows else WINDOWS
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder) / "data") as site, sync_playwright() as playwright:
        site.share()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("PARVIS_CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(reduced_motion="reduce")
        for game in given.games or GAMES:
            measured = GAMES[game]
            for players in [given.players] if given.players else measured.players:
                addresses = list(asked(game, players, measured.options))
                rows = least_sizes(page, f"http://{HOST}:{site.port}", addresses, measured, windows)
                print("\n".join(table(game, players, len(addresses), measured, rows)), flush=True)
        browser.close()


def sized(words: str) -> tuple[int, int]:
    """Width and height of a window: `1366x650`."""
    width, height = words.split("x")
    return int(width), int(height)


def asked(game: str, players: int, options: Mapping[str, str | bool]) -> Iterator[str]:
    """A random game: for each kind of question, as late as the first player is asked it, the address of a table."""
    from parvis.engine import registry
    from parvis.engine.play import Play
    from parvis.web.models import Table
    from parvis.web.tables import table_game
    from parvis.web.tables.seats import HUMAN, SHAPES, bits, seats

    random, found = Random(SEED), registry.find(game)
    more = {"tournament": True} if game == "troyes" and players > 2 else {}
    chosen = found.shown_options(found.read_options({**options, **more}))
    table = Table(game=found.name, ruling=found.ruling, options=chosen, seed=SEED)
    table.seats = [
        {"name": name, "colour": colour, "player": "bot:greedy" if place else HUMAN}
        for place, (name, colour) in enumerate(zip(NAMES[:players], SHAPES, strict=False))
    ]
    table.bots = bits(seats(table))
    playing = table_game.TableGame(table, found, Play(found, players, table.options).state)
    late: dict[str, TableGame] = {}
    with patch.object(table_game, "CHANCE", random):  # the same game at every run
        for _ in range(LONGEST):
            playing.go_on()
            if not playing.movers:
                break
            if 0 in playing.movers:
                kind = min(found.catalogue[decision].split()[0] for decision in playing.legal(0))
                late[kind] = kept(playing)
            for seat in playing.movers:
                playing.step(seat, random.choice(playing.legal(seat)))
    yield from map(laid, late.values())


def kept(playing: "TableGame") -> "TableGame":
    """The game as it stands, whatever is played then."""
    made = type(playing)(copy(playing.table), playing.game, playing.state.copy())
    made.new = list(playing.new)
    return made


def laid(playing: "TableGame") -> str:
    """Put a game into the site's data; the address of its table."""
    from django.db import transaction

    from parvis.web.models import Step

    with transaction.atomic():
        playing.table.save()
        playing.new = [
            Step(table=playing.table, number=step.number, seat=step.seat, words=step.words, events=step.events)
            for step in playing.new
        ]
        playing.save()
    return f"/tables/{playing.table.pk}"


def least_sizes(
    page: Page, site: str, addresses: list[str], measured: Measured, windows: Sequence[tuple[int, int]]
) -> dict[tuple[int, int], list[float]]:
    """The least of all that is measured, by the size of the window."""
    rows: dict[tuple[int, int], list[float]] = {}
    for address in addresses:
        page.goto(f"{site}{address}")
        page.evaluate("document.fonts.ready")
        for window in windows:
            page.set_viewport_size({"width": window[0], "height": window[1]})
            page.evaluate("document.querySelector('#tabs input')?.click()")  # the board, whatever part is asked about
            found = page.evaluate(MEASURE, [measured.board, measured.shown, list(measured.things.values())])
            found = [float("inf") if one is None else one for one in found]
            rows[window] = [min(pair) for pair in zip(rows.get(window, found), found, strict=True)]
    return rows


def table(
    game: str, players: int, questions: int, measured: Measured, rows: Mapping[tuple[int, int], list[float]]
) -> Iterator[str]:
    """The measured sizes as a table of Markdown."""
    yield f"\n## {game}, {players} players, {questions} questions\n"
    yield f"| window | board | of the window | type | {' | '.join(measured.things)} |"
    yield f"| --- | ---: | ---: | ---: |{' ---: |' * len(measured.things)}"
    for (width, height), (wide, high, part_wide, part_high, smallest, *things) in rows.items():
        phone = width < PHONE
        board = f"{part_wide:.0f} x {part_high:.0f}" if phone else f"{wide:.0f} x {high:.0f}"
        share = f"{100 * part_wide / width:.0f}% of its width" if phone else f"{100 * high / height:.0f}% of its height"
        sizes = " | ".join("" if thing == float("inf") else f"{thing:.1f}" for thing in (smallest, *things))
        yield f"| {width} x {height} | {board} | {share} | {sizes} |"


if __name__ == "__main__":
    main()
