"""Scenes of lessons in a browser, played by somebody who does only what the cards say: by mouse, by finger, by keys."""

from typing import Any
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import Page, expect

from parvis.engine import registry
from parvis.engine.attempts import scene_of, solution
from tests.web.browser.test_screens import check_for_everybody
from tests.web.devices import DESK, LOW, PHONE, Device, Person
from tests.web.sitting import Sitter

pytestmark = pytest.mark.browser
MOUSE, FINGER, KEYS = Device("mouse", LOW), Device("finger", PHONE), Device("keys", DESK, zoom=2, still=True)
HANDS = (MOUSE, FINGER, KEYS)
SCENES = [
    (game.name, scene.name)
    for game in map(registry.find, registry.names())
    for lesson in game.lessons
    for scene in lesson.scenes
]
ALWAYS = {("notre-dame", "park", MOUSE), ("troyes", "buy", FINGER), ("troyes", "mixed", KEYS)}
"""What is played in `make test`."""
MADE = "number => !window.swapping && document.querySelector('#decide').elements.number.value !== number"
"""Whether a decision has been made, and what follows is shown."""

COVERED = """() => {
  const here = document.getElementById("lit-here"), { left, right, top, bottom } = here.getBoundingClientRect();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode, box = parentElement.getBoundingClientRect();
    const isSeen = data.trim() && box.width > 1 && box.height > 1 && parentElement !== here;
    if (isSeen && box.left < right && box.right > left && box.top < bottom && box.bottom > top) found.push(data);
  }
  return found;
}"""
"""The words that lie under what stands at the lit place."""


@pytest.fixture
def screen(device: Device) -> dict[str, Any]:
    """The window of whoever learns."""
    return device.screen


def soaked(game: str, scene: str, hand: Device) -> list[pytest.MarkDecorator]:
    """The mark of what is played in a soak only."""
    return [] if (game, scene, hand) in ALWAYS else [pytest.mark.soak]


def decide(person: Person, words: str) -> None:
    """Make a decision with the person's device: on the board where it stands there, by keys in the list."""
    page, code, before = person.page, quote_plus(words), str(person.sitter.number)
    listed = page.locator(f'#decisions [value="{code}"]')
    if person.device.hand == "keys":
        person.type(listed)
    else:
        there = person.on_board(code)
        person.press(there or listed, f"{'board' if there else 'list'}: {code}")
    page.wait_for_function(MADE, arg=before)


@pytest.mark.parametrize(
    ("game", "name", "device"),
    [
        pytest.param(*scene, hand, id="-".join((*scene, hand.name)), marks=soaked(*scene, hand))
        for scene in SCENES
        for hand in HANDS
    ],
)
def test_doing_what_the_cards_say_reaches_the_aim(page: Page, game: str, name: str, device: Device) -> None:
    """What is lit and what is asked for stand in sight, each decision can be pressed, and so can the next scene."""
    page.goto(f"/learn/{game}/{name}")
    person = Person(Sitter(page), device, seed=1)
    for words in solution(registry.find(game), scene_of(registry.find(game), name)[1]):
        expect(page.locator("#card-words")).to_be_in_viewport()
        expect(page.locator("[data-lit]")).to_be_in_viewport()
        expect(page.locator("#lit-here")).to_be_visible()
        if device.hand != "finger":  # there dice are on the board alone
            expect(page.locator(f'[id="{page.locator("#decide").get_attribute("data-asked")}"]')).to_be_in_viewport()
        decide(person, words)
    expect(page.locator(".card-of-scene.done")).to_be_in_viewport()
    expect(page.locator("#lit-here")).to_be_hidden()
    shown = page.url
    if device.hand == "keys":
        page.keyboard.press("Space")
    else:
        person.press(page.locator("#next"), "next")
    page.wait_for_url(lambda address: address != shown)
    assert list(person.faults) == []


@pytest.mark.parametrize("device", [Device("finger", PHONE), MOUSE], ids=["phone", "desk"])
def test_a_decision_that_leads_elsewhere_is_answered_at_once(page: Page, device: Device) -> None:
    """The sentence stands in sight, and the scene goes on from where it was."""
    page.goto("/learn/notre-dame/place")
    person = Person(Sitter(page), device, seed=1)
    person.press(page.locator('#decisions [value="play+residence"]'), "residence")
    expect(page.locator("#reply")).to_be_in_viewport()
    person.press(page.locator('#decisions [value="play+cloister-school"]'), "cloister school")
    expect(page.locator(".card-of-scene.done")).to_be_visible()


@pytest.mark.parametrize("device", [MOUSE], ids=["desk"])
@pytest.mark.parametrize("scene", ["notre-dame/hire", "notre-dame/again", "troyes/agriculture", "troyes/buy"])
def test_what_stands_at_a_place_covers_no_words(page: Page, device: Device, scene: str) -> None:
    page.goto(f"/learn/{scene}")
    expect(page.locator("#lit-here")).to_be_visible()
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("device", [MOUSE], ids=["desk"])
def test_who_ends_a_scene_with_a_click_on_the_board_goes_on_with_space(page: Page, device: Device) -> None:
    page.goto("/learn/notre-dame/place")
    page.locator('#board [value="play+cloister-school"]').first.click()
    expect(page.locator("#next")).to_be_focused()
    page.keyboard.press("Space")
    page.wait_for_url(lambda address: "place" not in address)


@pytest.mark.parametrize("device", [MOUSE], ids=["desk"])
def test_lessons_are_for_everybody_s_eyes_and_hands(page: Page, device: Device) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn Notre Dame").click()
    check_for_everybody(page, "learn")
    page.get_by_role("link", name="Begin").click()
    expect(page.locator("#lit-here")).to_be_visible()
    check_for_everybody(page, "scene")
