"""Whoever plays by keys sees what has the focus, forwards and backwards through all decisions, in small windows too."""

import pytest
from playwright.sync_api import Page

from tests.web.boards.test_troyes_browser import FOUR, busily, question
from tests.web.devices import FOCUSED, LOW, tab_to
from tests.web.legibility import SIDEWAYS, in_turns, some
from tests.web.positions import asked_in_games
from tests.web.running import Site
from tests.web.sitting import ALL_MODULES
from tests.web.troyes_positions import PHONE, SMALL_PHONE

pytestmark = pytest.mark.browser
ENDS = """() => {
  const decisions = [...document.querySelectorAll("#decisions button")];
  return [decisions.at(0).id, decisions.at(-1).id];
}"""
"""The first and the last decision."""


def unseen(page: Page) -> list[str]:
    """Decisions that have the focus and are covered, or are outside of the window."""
    first, last = page.evaluate(ENDS)
    tab_to(page, f"[id='{first}']", least=0)
    found = []
    for way, end in (("Tab", last), ("Shift+Tab", first)):
        for _ in range(200):
            focused = page.evaluate(FOCUSED)
            if focused["id"].startswith("decision-") and not focused["seen"]:
                found.append(f"{way} {focused['id']}")
            if focused["id"] == end:
                break
            page.keyboard.press(way)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_what_has_the_focus_is_in_sight(page: Page, site: Site, game: str) -> None:
    asked = (
        asked_in_games(site, question, FOUR, game, busily, **ALL_MODULES)
        if game == "troyes"
        else asked_in_games(site, min, FOUR, game, new_persons=True)
    )
    found: list[str] = []
    questions = [(kind, address) for kind, address in asked if kind != "over"]
    for turn, (kind, address) in enumerate(some(questions)):
        for width, height in in_turns(turn, (PHONE, SMALL_PHONE, SIDEWAYS, LOW)):
            page.set_viewport_size({"width": width, "height": height})
            page.goto(address)
            found += [f"{kind} {address} {width} x {height}: {one}" for one in unseen(page)]
    assert found == [], "\n".join(found)
