"""Puzzles in a browser: solved at the real board by mouse, by finger and by keys; the answer stands in sight."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parvis.engine import registry
from parvis.insight.puzzles import puzzles
from tests.web.boards.test_lessons_browser import FINGER, KEYS, MOUSE, decide
from tests.web.browser.test_screens import check_for_everybody
from tests.web.devices import Device, Person
from tests.web.sitting import Sitter

pytestmark = pytest.mark.browser


@pytest.fixture
def screen(device: Device) -> dict[str, Any]:
    """The window of whoever solves."""
    return device.screen


@pytest.mark.parametrize(
    ("game", "device"),
    [("notre-dame", MOUSE), ("notre-dame", KEYS), ("troyes", FINGER)],
    ids=["notre-dame-mouse", "notre-dame-keys", "troyes-finger"],
)
def test_the_best_move_is_found_at_the_board_and_the_next_puzzle_is_a_press_away(
    page: Page, game: str, device: Device
) -> None:
    puzzle = puzzles(registry.find(game))[0]
    page.goto(f"/puzzles/{game}/{puzzle.name}")
    person = Person(Sitter(page), device, seed=1)
    for words in puzzle.moves[0].decisions:
        if page.locator(f'#decide [value="{words.replace(" ", "+")}"]').count():
            decide(person, words)
    expect(page.locator(".card-of-scene.done")).to_be_in_viewport()
    if device.hand == "finger":  # the answer can be put out of the board's way
        for is_up in (False, True):
            page.locator("#handle > summary").tap()
            expect(page.locator("#next")).to_be_visible(visible=is_up)
    check_for_everybody(page, f"puzzle of {game}")
    shown = page.url
    if device.hand == "keys":
        page.keyboard.press("Space")
    else:
        person.press(page.locator("#next"), "next")
    page.wait_for_url(lambda address: address != shown)
    assert list(person.faults) == []
