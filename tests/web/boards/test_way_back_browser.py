"""The way back stands still: what can be undone, seen again or asked keeps its place from one question to the next."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.devices import LAPTOP, LARGE, LOW, PHONE
from tests.web.legibility import SIDEWAYS
from tests.web.sitting import start
from tests.web.troyes_positions import SMALL_PHONE

pytestmark = pytest.mark.browser
PLACES = """() => Object.fromEntries(
  ["#undo-step, #undo-nothing, #proposal-back", "#again", "#help > summary"]
    .map(name => [name, document.querySelector(`#way-back :is(${name})`)])
    .filter(([, one]) => one?.getClientRects().length)
    .map(([name, one]) => [name, one.getBoundingClientRect()])
    .map(([name, { left, top }]) => [name, [Math.round(left), Math.round(top)]]))"""


WINDOWS = (LOW, PHONE, (1024, 600), LAPTOP, LARGE, SIDEWAYS, SMALL_PHONE)
ALWAYS = {("notre-dame", LOW), ("troyes", LOW), ("troyes", PHONE)}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, size, marks=[] if (game, size) in ALWAYS else pytest.mark.soak, id=f"{game}-{size[0]}")
        for game in ("notre-dame", "troyes")
        for size in WINDOWS
    ],
)
def test_nothing_jumps(page: Page, game: str, size: tuple[int, int]) -> None:
    sitter = start(page, game)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if not page.locator("#again").count():
        expect(page.locator("#undo-nothing")).to_be_disabled()
    known: dict[str, list[int]] = {}
    for _ in range(10):
        places: dict[str, list[int]] = page.evaluate(PLACES)
        assert len({top for _, top in places.values()}) == 1, f"one line: {places}"
        for name, (left, _) in places.items():
            assert known.setdefault(name, [left]) == [left], f"{name}: {places}"
        if page.locator("#again").count():
            expect(page.locator("#again")).to_be_visible()
        sitter.decide()
