"""Somebody at a real browser for the tests: what stands on the screen, and pressing it."""

import math
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Literal
from urllib.parse import unquote_plus

from playwright.sync_api import Locator, Page

from parvis.engine import registry
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import SOAK
from parvis.web.tables.undoable import goes_by_itself
from parvis.web.texts import text
from tests.web.running import Site

SHOTS = os.environ.get("PARVIS_SCREENSHOTS", "")
"""The folder for pictures of the screens. None are taken where it is not named: they are for eyes, not for tests."""
WIDE, NARROW = (1280, 900), (390, 844)
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")
NAMES = ("Anna", "Bruno", "Clara", "David", "Emma", "Felix")
"""Who sits in the rows of the form for new tables."""
WHOLE = 1000
"""More decisions than a person makes in any game."""
ALL_MODULES: dict[str, str | bool] = {
    "characters": "open", "cards": "both", "events": "both", "purple": True, "ramparts": True, "tournament": True,
}  # fmt: skip
"""The expansion of Troyes, as the form for new tables has it."""
CALM = 0.45  # seconds between two clicks of a person at one place; faster ones are a double click
ONE_PLACE = 20  # pixels

MIDDLE = """button => {
  const box = button.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return button.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
"""Where a click meets it; nothing where it has to be scrolled to before."""

STORES_NOTHING = """
for (const name of ["localStorage", "sessionStorage", "SharedWorker"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("refused", "SecurityError"); } });
}
"""
"""A browser that refuses to store anything."""
WATCH_SWAPS = """
document.addEventListener("htmx:before:swap", () => { window.swapping = true; });
document.addEventListener("htmx:after:swap", () => { setTimeout(() => { window.swapping = false; }); });
"""
"""Nothing is read from a page while an answer is being put there."""

SETTLED = """before => {
  if (window.swapping) return false;
  const form = document.querySelector("#decide");
  if (document.querySelector(".ranking, #curtain")) return true;
  if (!form || !document.querySelector("#decisions") || document.querySelector("#news")) return false;
  return `${form.elements.number.value} ${form.elements.seat.value}` !== before;
}"""

PROPOSED = "(!window.swapping && Boolean(document.querySelector('.to-confirm')))"
"""Whether a decision is shown that is to be confirmed."""

ANSWERED = """number => {
  return document.querySelector("#news") || document.querySelector("#decide")?.elements.number.value !== number;
}"""


def long_enough(decisions: int) -> int:
    """After how many decisions of people a game has been played for long enough: in a soak not before its end."""
    return WHOLE if SOAK else decisions


class Sitter:
    """One or several people before one browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decided: list[tuple[int, str]] = []
        self.clicked = 0.0
        self.place: tuple[float, float] | None = None
        """Where was clicked last, if that is known."""
        self.confirm = self.click
        """Presses the button of a decision that is to be confirmed."""

    @property
    def seat(self) -> int | None:
        """The seat that decides on the page now."""
        seat = self.page.locator("#decide [name=seat]")
        return int(seat.input_value()) if seat.count() and seat.input_value() else None

    @property
    def number(self) -> int:
        """The number of steps that were made when the page was."""
        return int(self.page.locator("#decide [name=number]").input_value())

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(".ranking").count() == 1

    def wait(self, before: str = "") -> None:
        """Wait until there is something to do that was not there before; what was only shown so far is confirmed."""
        self.page.wait_for_function(f"before => ({SETTLED})(before) || {PROPOSED}", arg=before, polling=20)
        if self.page.evaluate(PROPOSED):
            self.confirm(self.page.locator(".to-confirm button"))
            self.page.wait_for_function(SETTLED, arg=before, polling=20)

    def lift(self) -> None:
        """Lift the curtain, if there is one."""
        curtain = self.page.locator("#curtain button")
        if curtain.count():
            self.click(curtain)
            self.page.locator("#decisions").wait_for()

    def click(self, button: Locator) -> None:
        """Click like a person does."""
        self.rest_before(button.evaluate(MIDDLE))
        button.click()
        self.clicked = time.monotonic()

    def rest_before(self, place: tuple[float, float] | None) -> None:
        """Let time pass before a click at the place of the last one, or at one that is not known."""
        if not (place and self.place) or math.dist(place, self.place) < ONE_PLACE:
            time.sleep(max(0.0, self.clicked + CALM - time.monotonic()))
        self.place = place

    def decide(self, which: int = 0, key: bool = False) -> None:
        """Press a decision, with the mouse or with its key, and wait for what comes then."""
        self.lift()
        before = f"{self.number} {self.seat}"
        button = self.page.locator("#decisions button").nth(which)
        self.note(button)
        if key:
            self.page.keyboard.press(button.get_attribute("data-key") or "")
        else:
            self.click(button)
        self.wait(before)

    def note(self, button: Locator) -> None:
        """Note the decision that is about to be made with a button."""
        self.decided.append((self.seat or 0, unquote_plus(button.get_attribute("value") or "")))

    def play(self, decisions: int = WHOLE) -> None:
        """Go on, in turns with mouse and keys, until so many decisions are made or the game is over."""
        for turn in range(decisions):
            if self.is_over:
                return
            self.decide(key=bool(turn % 2))

    def look_at_board(self) -> None:
        """Put away the card of the last scoring."""
        self.page.get_by_role("button", name=text("part-over-board")).click()
        self.page.locator(".part-card").wait_for(state="detached")

    def shoot(self, name: str, rest: int = 0) -> None:
        """Save what the screen shows: wide and narrow, by day and by night. `rest`: milliseconds that pieces move."""
        if not SHOTS:
            return
        self.page.wait_for_timeout(rest)
        for size, (width, height) in {"wide": WIDE, "narrow": NARROW}.items():
            self.page.set_viewport_size({"width": width, "height": height})
            for scheme, light in zip(SCHEMES, ("day", "night"), strict=True):
                self.page.emulate_media(color_scheme=scheme)
                self.page.screenshot(path=Path(SHOTS) / f"{name}-{size}-{light}.png")
        self.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        self.page.emulate_media(color_scheme="light")


def start(page: Page, game: str) -> Sitter:
    """Sit down against three bots."""
    if page.url == "about:blank":
        page.goto("/")
    page.locator(f"#game-{game} button.primary").click()
    at_once(page)
    sitter = Sitter(page)
    sitter.wait()
    return sitter


def open_table(
    page: Page, game: str, *players: str, begins: str = "", options: Mapping[str, str | bool] | None = None
) -> Sitter:
    """A table by the form for new ones; `begins`: a row of the form, else what stands there."""
    page.goto(f"/tables/new?game={game}")
    for name, value in (options or {}).items():
        field = page.locator(f"[name=option-{name}]")
        field.select_option(value) if isinstance(value, str) else field.set_checked(value)
    page.locator(f"[name=players][value='{len(players)}']").check()
    for row, player in enumerate(players):
        page.locator(f"[name=name-{row}]").fill(NAMES[row])
        page.locator(f"[name=player-{row}]").select_option(player)
    if begins:
        page.locator("[name=begins]").select_option(begins)
    page.get_by_role("button", name="Start game").click()
    if any(player.startswith("bot") for player in players):
        at_once(page)
    sitter = Sitter(page)
    sitter.wait()
    return sitter


def press(page: Page, key: str) -> None:
    """Decide, and wait for the answer only, whatever it brings."""
    number = page.locator("#decide [name=number]").input_value()
    with page.expect_response("**/decide"):
        page.keyboard.press(key)
    page.wait_for_function("() => !window.swapping")
    if page.locator(".to-confirm").count():
        page.keyboard.press(page.locator(".to-confirm button").get_attribute("data-key") or "")
    page.wait_for_function(ANSWERED, arg=number)


def at_once(page: Page) -> None:
    """Let the bots act at once, as soon as htmx listens."""
    page.locator("#pace[data-htmx-powered]").wait_for()
    with page.expect_response("**/pace"):
        page.locator("#pace-choice").select_option("instant")


def sit_down_at(page: Page, address: str) -> Sitter:
    """Open a table that has been laid, whose bots act at once."""
    page.goto(address)
    sitter = Sitter(page)
    sitter.wait()
    return sitter


def check_steps(
    site: Site,
    sitter: Sitter,
    game: str,
    players: int,
    people: int,
    options: Mapping[str, str | bool] | None = None,
    since: int = 0,
) -> None:
    """Every decision of the people was made once, in its order, and all steps make a game of the rules.

    `since`: the number of steps that the table began with.
    """
    steps, kept_back = site.steps(), site.kept_back()
    assert [number for number, _, _ in steps] == list(range(len(steps)))
    play = Play(registry.find(game), players, options or {})
    made: list[list[str]] = [[] for _ in range(people)]
    for number, seat, words in steps:
        assert seat == NATURE or seat < players
        if (
            number >= since
            and seat < people
            and not goes_by_itself(play.game, play.state, seat, play.game.decision(words))
        ):
            made[seat].append(words)
        play.say(seat, words)
    for seat in range(people):
        made[seat] += [kept_back[seat]] if seat in kept_back else []
        assert made[seat] == [words for who, words in sitter.decided if who == seat]
