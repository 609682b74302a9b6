"""People with every kind of device at a real browser: with mouse, finger or keys alone, on screens of all sizes.

They press what stands on the board; the list of decisions only where the board has no place for a decision, or by keys.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.sitting import Sitter

LOW, LAPTOP, LARGE, PHONE = (1366, 650), (1536, 730), (1920, 1080), (360, 740)
"""Windows that people have, in pixels: two laptops with a browser's bars, a desk, a phone."""
DESK = (1280, 900)
"""The window that is enlarged to 200 %."""
FINGER = 44
"""Pixels of the smallest place that a finger presses."""
AMONG_OTHERS = 24
"""Pixels of the smallest place on the board, where pieces lie side by side: what can be pressed there is in the list
too.
"""


@dataclass(frozen=True)
class Device:
    """How somebody sits there."""

    hand: str
    """`mouse`, `finger` or `keys`."""
    size: tuple[int, int] = LOW
    zoom: int = 1
    still: bool = False
    """Whether nothing moves on pages."""

    @property
    def name(self) -> str:
        """For people who look at results."""
        parts = [self.hand, "x".join(map(str, self.size)), "zoomed" if self.zoom > 1 else ""]
        return "-".join([part for part in parts if part] + ["still"] * self.still)

    @property
    def is_phone(self) -> bool:
        """Whether it is a small screen that is held in the hand."""
        return self.size == PHONE

    @property
    def screen(self) -> dict[str, Any]:
        """The browser's window. Enlarging a page is having fewer pixels of style sheets, each of them larger."""
        width, height = (pixels // self.zoom for pixels in self.size)
        screen: dict[str, Any] = {"viewport": {"width": width, "height": height}, "device_scale_factor": self.zoom}
        if self.is_phone:
            screen |= {"device_scale_factor": 2}
        if self.hand == "finger":
            screen |= {"has_touch": True, "is_mobile": True}
        return screen | {"reduced_motion": "reduce" if self.still else "no-preference"}


DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what a scroll changes is drawn, too: at its end a list loses the sign that it goes on, and moves."""

REACH = (
    f"async element => {{ const drawn = {DRAWN};"
    + """
  const lyingOpen = () => {
    const box = element.getBoundingClientRect(), points = [], shut = [];
    for (let row = 0; row <= 16; row++) for (let column = 0; column <= 16; column++) {
      const x = box.left + box.width * column / 16, y = box.top + box.height * row / 16;
      const there = row % 16 && column % 16 && document.elementFromPoint(x, y);
      if (there && element.contains(there)) points.push([x, y]);
      else shut.push([x, y]);
    }
    const deep = ([x, y]) => Math.min(...shut.map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y)));
    return points.map(point => [...point, deep(point)]).sort((one, other) => other[2] - one[2]);
  };
  let open = lyingOpen();
  for (const [block, enough] of [["center", 112], ["start", 0]]) {
    if (open.length > enough) break;
    element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    await drawn();
    open = lyingOpen();
  }
  if (!open.length) return null;
  const [x, y] = open[0];
  const extent = (dx, dy) => {
    let far = 0;
    while (far < 60 && element.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
    return far;
  };
  return { x, y, wide: extent(1, 0) + extent(-1, 0) + 1, high: extent(0, 1) + extent(0, -1) + 1 };
}"""
)
"""Where an element can be pressed, scrolled to if need be: where most of it lies around; and how much that is."""

FOCUSED = """() => {
  const one = document.activeElement, box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const inside = Boolean(one.closest("#asking, #part-over")), seen = Boolean(there && one.contains(there));
  return { id: one.id, tag: one.tagName, inside, seen };
}"""


def tab_to(page: Page, selector: str, least: int = 1) -> None:
    """Press the tabulator, so often at least, until the focus is there."""
    for _ in range(200):
        if least <= 0 and page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
        least -= 1
    raise AssertionError(f"the tabulator doesn't lead to {selector}")


def lift_by_keys(page: Page) -> None:
    """Lift the curtain, if there is one, as soon as htmx listens."""
    if page.locator("#curtain").count():
        page.locator("#curtain [data-htmx-powered]").wait_for()
        tab_to(page, "#curtain button", least=0)
        page.keyboard.press("Enter")
        page.locator("#decisions").wait_for()


class Person:
    """Somebody who plays at random with one device, and notes what is in the way of it."""

    def __init__(self, sitter: Sitter, device: Device, seed: int, later: tuple[str, ...] = ()) -> None:
        """`later`: kinds of decisions that are made when nothing else can be done."""
        self.sitter, self.page, self.device = sitter, sitter.page, device
        self.random, self.later = Random(seed), later
        sitter.confirm = self.confirm
        self.faults: dict[str, None] = {}
        self.listed: set[str] = set()
        """Kinds of decisions that were made in the list, for want of a place on the board; endings apart."""

    def fault(self, what: str) -> None:
        """Note a fault, each one once."""
        self.faults.setdefault(what)

    def codes(self) -> list[str]:
        """The decisions that are open."""
        codes: list[str] = self.page.eval_on_selector_all("#decisions button", "all => all.map(one => one.value)")
        return codes

    def pick(self) -> str:
        """One of the decisions that are open."""
        codes = self.codes()
        better = [code for code in codes if code == "done"] or [
            code for code in codes if not code.startswith(self.later)
        ]
        return self.random.choice(better or codes)

    def play(self, decisions: int = 1000) -> Iterator[str]:
        """Play so many decisions, or to the end; yields kinds that are open for the first time."""
        known: set[str] = set()
        for _ in range(decisions):
            if self.sitter.is_over:
                return
            self.lift()
            new = {code.split("+")[0] for code in self.codes()} - known
            if new:
                known |= new
                yield "-".join(sorted(new))
            self.decide()

    def decide(self) -> None:
        """Make a decision with this device, and wait for what comes then."""
        code = self.pick()
        before = f"{self.sitter.number} {self.sitter.seat}"
        listed = self.page.locator(f'#decisions [value="{code}"]')
        self.sitter.note(listed)
        if self.device.hand == "keys":
            self.type(listed)
        else:
            there = self.on_board(code)
            if there is None and not listed.locator("xpath=ancestor::*[@class='endings']").count():
                self.listed.add(code.split("+")[0])
            self.press(there or listed, f"{'board' if there else 'list'}: {code.split('+')[0]}")
        self.sitter.wait(before)
        if self.device.hand == "keys" and not self.sitter.is_over:
            focused = self.page.evaluate(FOCUSED)
            if not focused["inside"] and not self.page.locator("#curtain").count():
                self.fault(f"focus is at {focused['tag']} {focused['id']} after {code.split('+')[0]}")

    def on_board(self, code: str) -> Locator | None:
        """The place of a decision on the board, on whichever tab of a narrow screen it stands."""
        everywhere = self.page.locator(f'#board [form=decide][value="{code}"]')
        in_hand = self.page.locator(".list.of-cards .glass").filter(visible=True).count()
        if not everywhere.count() or in_hand:
            return None
        if there := self.open_place(everywhere):
            return there
        for tab in self.page.locator(".tab").filter(visible=True).all():
            for opening in (tab, self.page.locator(".whole-board")):
                if opening.is_visible():
                    self.press(opening, "tab")
                if there := self.open_place(everywhere):
                    return there
        self.fault(f"nowhere to be seen on the board: {code}")
        return None

    def open_place(self, places: Locator) -> Locator | None:
        """The first of the places that can be pressed."""
        return next((place for place in places.filter(visible=True).all() if place.evaluate(REACH)), None)

    def press(self, button: Locator, name: str) -> None:
        """Press it where it lies open, with the mouse or with a finger."""
        place = button.evaluate(REACH)
        if place is None:
            self.fault(f"covered: {name}")
            self.sitter.click(button)
            return
        least = AMONG_OTHERS if name.startswith("board") else FINGER
        if min(place["high"], place["wide"]) < least:  # the end of the list cuts it off, so it is scrolled to
            button.evaluate("element => element.scrollIntoView({ block: 'center', behavior: 'instant' })")
            self.page.evaluate(DRAWN)
            place = button.evaluate(REACH) or place
        whole = self.page.locator(".whole-board:has(:checked)")
        if min(place["high"], place["wide"]) < least and name.startswith("board") and whole.is_visible():
            self.press(whole, "the own borough, which is larger")
            place = button.evaluate(REACH) or place
        if self.device.hand == "finger" and min(place["high"], place["wide"]) < least:
            self.fault(f"small for a finger: {name} {button.get_attribute('id')}: {place['wide']} x {place['high']}")
        self.sitter.rest_before((place["x"], place["y"]))
        if self.device.hand == "finger":
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])
        self.sitter.clicked = time.monotonic()

    def confirm(self, button: Locator) -> None:
        """Confirm a decision that is only shown so far."""
        self.type(button) if self.device.hand == "keys" else self.press(button, "confirm")

    def type(self, button: Locator) -> None:
        """Press its key, or go there with the tabulator and press Enter."""
        key = button.get_attribute("data-key")
        if key and self.random.randrange(2):
            self.page.keyboard.press(key)
            return
        wanted = button.get_attribute("value")
        tab_to(self.page, f'#decisions [value="{wanted}"]', least=0)
        if not self.page.evaluate(FOCUSED)["seen"]:
            self.fault(f"focused but not seen: {wanted}")
        self.page.keyboard.press("Enter")

    def lift(self) -> None:
        """Lift the curtain, if there is one, as soon as htmx listens."""
        if self.device.hand == "keys":
            lift_by_keys(self.page)
        elif self.page.locator("#curtain").count():
            self.page.locator("#curtain [data-htmx-powered]").wait_for()
            self.press(self.page.locator("#curtain button"), "curtain")
            self.page.locator("#decisions").wait_for()
