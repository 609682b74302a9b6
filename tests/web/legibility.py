"""Whether everything on a page can be read: nothing small, nothing cut off, nothing on top of something else."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Page

from parvis.engine.samples import SOAK
from tests.web.sitting import Scheme

AXE = (Path(__file__).parent / "vendor" / "axe-core-4.10.3" / "axe.min.js").read_text(encoding="utf-8")
RULES = "axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)"
LEAST = 12
"""Pixels of the smallest text."""
SIDEWAYS = (640, 450)
"""A page at 200 %, or a phone held sideways."""

LOOK = r"""least => {
  const bad = new Set();
  const [wide, high] = [innerWidth, innerHeight];
  const hidden = new Map([[document.body, false]]);  // asked of every ancestor of everything, so each answers once
  const isHidden = element => {
    if (!element) return false;
    if (!hidden.has(element)) {
      const { display, visibility, clipPath } = getComputedStyle(element);
      const itself = display === "none" || visibility === "hidden" || clipPath === "inset(50%)";
      hidden.set(element, itself || isHidden(element.parentElement));
    }
    return hidden.get(element);
  };
  const unseen = element =>
    isHidden(element) || (!element.closest("summary") && element.closest("details:not([open])") !== null);
  const told = element => {
    const text = element.textContent.trim().slice(0, 20);
    const within = element.id ? "" : ` in ${element.closest("[id]")?.id}`;
    return `${element.tagName} ${element.id || element.getAttribute("class")}${within} "${text}"`;
  };
  const range = new Range();
  const broken = element => [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
    .some(node => [...node.data.matchAll(/\p{L}+/gu)].some(word => {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const [first, ...others] = range.getClientRects();
      return others.some(one => one.top > first.top + first.height / 2);
    }));
  const visible = [...document.querySelectorAll("#table *, header *")].filter(element => {
    const box = element.getBoundingClientRect();
    return box.width && box.height && !unseen(element) && (!element.closest("svg") || element.tagName === "svg");
  });
  for (const element of visible) {
    const box = element.getBoundingClientRect(), style = getComputedStyle(element);
    const writes = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (writes && parseFloat(style.fontSize) < least) bad.add(`small: ${told(element)} ${style.fontSize}`);
    if (writes && broken(element)) bad.add(`breaks a word: ${told(element)}`);
    if (element.closest("#log-entries, .rule, .whole")) continue;
    if (wide < 960 && element.closest(".rose-frame")) continue;  // shows a part of the board
    if (box.right > wide + 1 || box.left < -1) bad.add(`outside: ${told(element)}`);
    const clipped = element.parentElement.matches(".last-told");  // a line that its clamp leaves out
    if (wide >= 960 && !clipped && box.bottom > high + 1) bad.add(`below: ${told(element)}`);
    const hides = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 2
      || style.overflowY !== "visible" && element.scrollHeight > element.clientHeight + 2;
    const clamped = style.webkitLineClamp !== "none";  // ends in an ellipsis; the whole is told to whoever points there
    // What lies below its fold; in the line of a round as many signs as fit, and the beginning of a loss.
    const counted = element.matches("[data-below], .course-signs, .own-gains > .lost");
    const may = clamped || counted || wide < 960 && element.matches(".question, .brand");
    if (hides && style.display !== "inline" && !may) bad.add(`scrolls: ${told(element)}`);
  }
  for (const frame of document.querySelectorAll(FRAMES)) {
    if (unseen(frame)) continue;
    const edge = frame.getBoundingClientRect();
    for (const element of frame.querySelectorAll("*")) {
      const box = element.getBoundingClientRect();
      const shown = box.width && box.height && !unseen(element) && !element.closest("symbol, defs, .rule, .popup");
      const part = element.closest("svg") && element.tagName !== "svg" || element.closest(".die-slot, .chip, .arrived");
      if (!shown || part) continue;
      const across = Math.max(box.right - edge.right, edge.left - box.left);
      const down = Math.max(box.bottom - edge.bottom, edge.top - box.top);
      if (Math.max(across, down) > 3) bad.add(`cut: ${told(frame)}: ${told(element)}`);
    }
  }
  const parts = [...document.querySelectorAll(PARTS)].filter(part => part.offsetWidth && !unseen(part));
  for (const [place, one] of parts.entries()) for (const other of parts.slice(place + 1)) {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const apart = !one.contains(other) && !other.contains(one);
    if (across > 2 && down > 2 && apart) bad.add(`overlaps: ${told(one)}: ${told(other)}`);
  }
  return [...bad];
}"""


DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A window that has another size is drawn, and scripts have marked what goes on below a fold."""
IN_PANEL = """() => {
  const panel = document.querySelector("#asking").getBoundingClientRect(), bad = [];
  const parts = [...document.querySelectorAll("#asking > *")].filter(part => part.offsetHeight);
  for (const [place, one] of parts.entries()) {
    const a = one.getBoundingClientRect();
    if (a.bottom > panel.bottom + 1) bad.push(`${one.id || one.className} hangs out of the panel`);
    for (const other of parts.slice(place + 1)) {
      const b = other.getBoundingClientRect();
      if (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) bad.push(`${one.id} lies on ${other.id}`);
    }
  }
  return bad;
}"""
"""What lies on something else in the panel, or hangs out of it."""


def misfits(page: Page, frames: str, parts: str) -> list[str]:
    """What can't be read as the page stands; none is the wish.

    `frames`: whatever holds all that is in it, as a CSS selector; `parts`: what lies side by side.
    """
    page.evaluate(DRAWN)
    script = LOOK.replace("FRAMES", repr(frames)).replace("PARTS", repr(parts))
    found: list[str] = page.evaluate(script, LEAST)
    return found


@dataclass(frozen=True)
class View:
    """A window in which a page is looked at."""

    size: tuple[int, int]
    tab: str = ""
    """The part of the page that a narrow window shows."""
    scheme: Scheme = "light"
    axe: bool = False
    """Whether axe looks there too, which takes its time."""

    def __str__(self) -> str:
        return " ".join([f"{self.size[0]}x{self.size[1]}", self.scheme, self.tab]).rstrip()

    def open(self, page: Page) -> None:
        """Show a page in this window."""
        page.emulate_media(color_scheme=self.scheme)
        page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        if self.tab:
            page.locator(f"#tab-{self.tab}").check(force=True)


STRIDE = 10
"""A page is looked at in one of so many views, the next page in the next ones; but in one at least."""
AXE_STRIDE = 3
"""axe takes longer than all else: it looks at one of so many pages, each time in another view than the last time."""
Value = TypeVar("Value")


def some(every: Sequence[Value], stride: int = 2) -> Sequence[Value]:
    """All in a soak, otherwise one of so many."""
    return every if SOAK else every[::stride]


def in_turns(turn: int, every: Sequence[Value]) -> Sequence[Value]:
    """What of all is tried at this turn: all of it in a soak, otherwise some, and other ones at the next turn."""
    stride = min(STRIDE, len(every))
    return every if SOAK else every[turn % stride :: stride]


def looks(page: Page, turn: int, views: Sequence[View]) -> Iterator[tuple[View, list[str]]]:
    """Open views of a page in turns; with each, what axe complains about there: at one of three pages but in a soak."""
    for place, view in enumerate(in_turns(turn, views)):
        view.open(page)
        is_for_axe = SOAK or (place == 0 and turn % AXE_STRIDE == 0)
        yield view, violations(page) if view.axe and is_for_axe else []


def violations(page: Page) -> list[str]:
    """What axe complains about."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE)
    return [
        f"{found['id']}: {found['help']}: {[node['html'][:150] for node in found['nodes'][:3]]}"
        for found in page.evaluate(RULES)
    ]
