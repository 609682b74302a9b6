"""Whole games in every device: by mouse, by finger on a phone, by keys alone; enlarged to 200 %; with nothing moving.

Everything is pressed where it stands; whenever something new is asked, the page is looked over as it stands then.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import test_notre_dame_browser as notre_dame
from tests.web.boards import test_troyes_browser as troyes
from tests.web.devices import DESK, FINGER, LAPTOP, LARGE, PHONE, Device, Person, lift_by_keys, tab_to
from tests.web.legibility import AXE, misfits
from tests.web.running import Site
from tests.web.sitting import SHOTS, Sitter, check_steps, open_table

pytestmark = pytest.mark.browser
RULES = """axe.run(document, {
  resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}).then(found => found.violations.map(one => `${one.id}: ${one.nodes.map(node => node.html.slice(0, 150))}`))"""
COME = "() => document.querySelectorAll('.part-card > *').forEach(one => one.getAnimations().map(it => it.finish()))"
"""What the card of a part of the game says has come into sight."""
LAY_SHEET = "position => { document.getElementById('asking').style.position = position; }"
"""Below the board: what a sheet over it covers can be scrolled to, but axe takes it for too small a target."""
SMALL = """least => [...document.querySelectorAll("button, a, summary, select, .tab, .info, .whole-board")]
  .filter(one => one.offsetWidth && !one.matches(".skip, .brand, .takes-back, #board :not(.tab, .whole-board)"))
  .filter(one => one.getBoundingClientRect().height < least || one.getBoundingClientRect().width < least)
  .map(one => `${one.id || one.className} "${one.textContent.trim().slice(0, 20)}"`)"""
"""What fingers press apart from the board, and from a die that does what Undo does."""
CROWDED = """() => [...document.querySelectorAll("#decisions button")].filter(button => {
  const parts = [...button.children].filter(one => one.offsetWidth && getComputedStyle(one).position !== "absolute");
  const boxes = parts.map(one => one.getBoundingClientRect());
  return boxes.some((a, place) => boxes.slice(place + 1).some(b =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2));
}).map(one => `written over itself: ${one.value}`)"""
"""Decisions whose parts lie on top of each other."""
OTHER_KEYS = """() => [...document.querySelectorAll("#board kbd")].flatMap(sign => {
  const button = sign.closest("button") ?? sign.previousElementSibling;
  const listed = document.querySelector(`#decisions [value="${CSS.escape(button.value)}"]`);
  return listed.dataset.key === sign.textContent ? [] : [`key ${sign.textContent} on the board: ${button.value}`];
})"""
"""Keys on the board that press something else in the list."""
CHOOSE = "input => { input.checked = true; }"
"""Show a part of a narrow page."""
NO_PLACE = {
    "notre-dame": {"carry", "donate", "enough", "keep", "perk", "type"},
    "troyes": {"pay", "recruit", "reroll", "turn", "value"},
}
"""Kinds of decisions that need no place on the board: sums, types of messages, what influence buys, having enough;
and cards that are kept."""
MODULES: dict[str, Mapping[str, str | bool]] = {
    "notre-dame": {"new_persons": True},
    "troyes": {"characters": "open", "cards": "both", "events": "both", "purple": True, "ramparts": True},
}


@dataclass(frozen=True)
class Row:
    """One game of the table of whole games."""

    game: str
    players: int
    device: Device
    people: int = 1
    modules: bool = True

    @property
    def name(self) -> str:
        """For people who look at results."""
        who = f"{self.players}-players" + f"-{self.people}-people" * (self.people > 1)
        return "-".join([self.game, who, *["base"] * (not self.modules), self.device.name])

    @property
    def options(self) -> Mapping[str, str | bool]:
        """All modules there are for so many, or none."""
        if not self.modules:
            return {}
        more = {"tournament": True} if self.game == "troyes" and self.players > 2 else {}
        return {**MODULES[self.game], **more}


MOUSE, MOUSE_STILL, MOUSE_LARGE, MOUSE_ENLARGED = (
    Device("mouse"),
    Device("mouse", LAPTOP, still=True),
    Device("mouse", LARGE),
    Device("mouse", DESK, zoom=2),
)
FINGER_ON_PHONE, FINGER_STILL = Device("finger", PHONE), Device("finger", PHONE, still=True)
KEYS, KEYS_ON_LAPTOP, KEYS_ENLARGED, KEYS_ON_PHONE = (
    Device("keys"),
    Device("keys", LAPTOP),
    Device("keys", DESK, zoom=2, still=True),
    Device("keys", PHONE, still=True),
)
TABLE = (
    Row("notre-dame", 2, MOUSE_STILL),
    Row("notre-dame", 3, MOUSE_LARGE),
    Row("notre-dame", 4, MOUSE_ENLARGED, modules=False),
    Row("notre-dame", 5, MOUSE),
    Row("notre-dame", 2, FINGER_ON_PHONE, modules=False),
    Row("notre-dame", 3, FINGER_STILL, people=2),
    Row("notre-dame", 4, FINGER_ON_PHONE),
    Row("notre-dame", 5, FINGER_STILL),
    Row("notre-dame", 2, KEYS_ENLARGED, people=2),
    Row("notre-dame", 3, KEYS),
    Row("notre-dame", 4, KEYS_ON_PHONE),
    Row("notre-dame", 5, KEYS_ON_LAPTOP),
    Row("troyes", 2, MOUSE_ENLARGED),
    Row("troyes", 3, MOUSE_STILL, people=2),
    Row("troyes", 4, MOUSE),
    Row("troyes", 4, MOUSE_LARGE, modules=False),
    Row("troyes", 2, FINGER_STILL),
    Row("troyes", 3, FINGER_ON_PHONE),
    Row("troyes", 4, FINGER_STILL, modules=False),
    Row("troyes", 2, KEYS_ON_PHONE, people=2),
    Row("troyes", 3, KEYS_ENLARGED),
    Row("troyes", 4, KEYS_ON_LAPTOP),
)
"""Each game with each number of players, by each hand; all else in turns."""
BEGINNINGS = (
    Row("notre-dame", 5, MOUSE_ENLARGED),
    Row("troyes", 3, FINGER_STILL),
    Row("troyes", 4, KEYS_ENLARGED, people=2),
)
"""Games that are begun only; keys have a test of their own below, and play the last in a soak."""


def named(rows: tuple[Row, ...], *marks: pytest.MarkDecorator) -> list[Any]:
    """Rows of the table as parameters of a test."""
    return [pytest.param(row, id=row.name, marks=marks) for row in rows]


@pytest.fixture
def row() -> Row:
    """A test without a row sits at a desk."""
    return Row("notre-dame", 2, KEYS)


@pytest.fixture
def screen(row: Row) -> dict[str, Any]:
    """The window of whoever plays."""
    return row.device.screen


def look_over(person: Person, row: Row, asked: str, all_tabs: bool) -> None:
    """Note what can't be read, pressed or heard as the page stands, on each part of a narrow one."""
    page, wide = person.page, row.device.screen["viewport"]["width"]
    tabs = [tab for tab in page.locator(".tab").all() if tab.is_visible()]
    chosen = page.locator("#tabs input:checked").get_attribute("id") if tabs else None
    frames, parts = FITS[row.game]
    for tab in tabs if all_tabs and tabs else [None]:
        if tab:
            tab.locator("input").evaluate(CHOOSE)
        page.evaluate(COME)
        page.evaluate(AXE)
        page.evaluate(LAY_SHEET, "relative")  # its handle stays on it
        bad = page.evaluate(RULES)
        page.evaluate(LAY_SHEET, "")
        bad += [*misfits(page, frames, parts), *page.evaluate(CROWDED), *page.evaluate(OTHER_KEYS)]
        if row.device.hand == "finger":
            bad += [f"small: {one}" for one in page.evaluate(SMALL, FINGER)]
        if page.evaluate("document.documentElement.scrollWidth") > wide:
            bad.append("scrolls sideways")
        for one in bad:
            person.fault(f"{asked}{f', {tab.inner_text()}' if tab else ''}: {one}")
    if chosen:
        page.locator(f"#{chosen}").evaluate(CHOOSE)
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{row.name}-{len(person.sitter.decided):03}-{asked[:40]}.png")


FITS = {
    "notre-dame": (notre_dame.FRAMES, notre_dame.PARTS),
    "troyes": (f"{troyes.FRAMES}, .ramparts, .rampart-tile", troyes.WALLED_PARTS),
}


def sit_down(page: Page, row: Row) -> Person:
    """Sit down at a table of a row's game."""
    seats = ["human"] * row.people + ["bot:random"] * (row.players - row.people)
    sitter = open_table(page, row.game, *seats, begins="0", options=row.options)
    return Person(sitter, row.device, seed=row.players, later=troyes.LATER if row.game == "troyes" else ())


def check(person: Person, row: Row) -> None:
    """Nothing was in the way, and what has a place on the board was pressed there."""
    assert not person.faults, "\n".join(person.faults)
    in_hand = {"play"} if row.device.screen["viewport"]["width"] < 960 else set()
    assert person.listed <= NO_PLACE[row.game] | in_hand


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("row", named(TABLE))
def test_a_whole_game_is_played_by_this_input(row: Row, page: Page, site: Site) -> None:
    person = sit_down(page, row)
    for asked in person.play():
        look_over(person, row, asked, all_tabs=True)
    expect(page.locator(".part-card")).to_contain_text("The game is over.")
    look_over(person, row, "over", all_tabs=False)
    check_steps(site, person.sitter, row.game, row.players, row.people, row.options)
    check(person, row)


@pytest.mark.parametrize("row", [*named(BEGINNINGS[:2]), *named(BEGINNINGS[2:], pytest.mark.soak)])
def test_a_game_is_begun_by_this_input(row: Row, page: Page) -> None:
    person = sit_down(page, row)
    for asked in person.play(6):
        look_over(person, row, asked, all_tabs=False)
    check(person, row)


def focus_is_beside(page: Page) -> None:
    """The focus is where it is asked, or in it."""
    page.wait_for_function("() => document.activeElement.closest('#asking')")


def test_a_table_is_opened_looked_back_on_and_left_by_keys_alone(page: Page) -> None:
    page.goto("/")
    tab_to(page, "#game-notre-dame [name=more]")
    page.keyboard.press("Enter")
    page.locator(".new-table").wait_for()
    tab_to(page, "[name=players]:checked")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    for seat in range(2):
        tab_to(page, f"[name=player-{seat}]")
        page.keyboard.press("Home")
    tab_to(page, ".new-table .primary")
    page.keyboard.press("Enter")
    page.locator("#asking").wait_for()
    tab_to(page, ".skip")
    page.keyboard.press("Enter")
    focus_is_beside(page)
    sitter = Sitter(page)
    while not page.locator("#again").count():
        lift_by_keys(page)
        sitter.decide(key=True)
        focus_is_beside(page)
        assert len(sitter.decided) < 20
    tab_to(page, "#again", least=0)
    page.keyboard.press("Enter")
    page.locator("#look-end").wait_for()
    focus_is_beside(page)
    page.keyboard.press("Escape")
    page.locator("#log").wait_for()
    tab_to(page, ".brand")
    page.keyboard.press("Enter")
    page.locator(".offers").wait_for()
