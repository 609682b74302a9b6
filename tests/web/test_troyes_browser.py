"""A whole game of Troyes in a real browser, at the plain table."""

import re
from random import Random

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from parvis.engine import registry
from parvis.engine.questions import NATURE
from parvis.games.troyes.cards import CHARACTER_NAMES
from parvis.web.texts import GameTexts
from tests.web.running import Site
from tests.web.sitting import Sitter, check_steps, open_table

pytestmark = pytest.mark.browser
LATER = ("Pass", "Roll", "Turn up", "Take a citizen")
"""Buttons that are pressed when there is nothing else to do: with them the game would be a short one."""

ASKS_FOR_DICE = re.compile(r"\nActivate (?!.*only di(?:ce|e) )")


class Visitor:
    """Somebody who plays Troyes by keyboard, at random but for what leads nowhere, and keeps all that is seen."""

    def __init__(self, sitter: Sitter) -> None:
        self.sitter = sitter
        self.random = Random(1)
        self.sources: list[str] = []
        self.buttons: set[str] = set()

    def look(self) -> list[str]:
        """The buttons; all that the browser was sent is kept."""
        self.sources.append(self.sitter.page.content())
        buttons = self.sitter.page.locator("#decisions button").all_inner_texts()
        self.buttons.update(buttons)
        return buttons

    def choose(self) -> int:
        """A button: a group that is complete is used, dice are added as long as they cost little."""
        labels = [re.sub(r"\s+", " ", button).split(" ", 1)[-1] for button in self.look()]
        done = [place for place, label in enumerate(labels) if label.startswith("Done")]
        better = [place for place, label in enumerate(labels) if not label.startswith(LATER)]
        return self.random.choice(done or better or range(len(labels)))

    def play(self, decisions: int) -> None:
        """Decide so many times, or to the end."""
        for _ in range(decisions):
            if self.sitter.is_over:
                return
            self.sitter.decide(self.choose(), key=True)

    def try_and_undo(self) -> None:
        """Begin an action that asks for dice, and take that back."""
        page = self.sitter.page
        while not (which := [place for place, button in enumerate(self.look()) if ASKS_FOR_DICE.search(button)]):
            self.play(1)
            assert not self.sitter.is_over
        before, number = self.look(), self.sitter.number
        self.sitter.decide(which[0], key=True)
        self.sitter.decided.pop()
        expect(page.locator("#prompt")).to_contain_text("dice activate")
        expect(page.get_by_role("heading", name="The group of dice")).to_be_visible()
        with page.expect_response("**/undo"):
            page.keyboard.press("u")
        expect(page.locator("#prompt")).to_contain_text("Your turn")
        assert self.sitter.number == number
        assert self.look() == before


def others(site: Site) -> set[str]:
    """Ids and names of the characters that the first seat does not hold."""
    dealt = [words.split() for _, seat, words in site.steps() if seat == NATURE]
    own = {words[2] for words in dealt if words[:2] == ["deal", "0"]}
    hidden = set(CHARACTER_NAMES) - own
    texts = GameTexts(registry.find("troyes"), [])
    return hidden | {texts.text(f"character-{name}") for name in hidden}


@pytest.mark.slow
def test_one_person_plays_troyes_to_the_end(page: Page, site: Site) -> None:
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    page.on("console", note)
    sitter = open_table(page, "troyes", "human", "bot:random")
    visitor = Visitor(sitter)
    visitor.play(8)
    expect(page.get_by_role("heading", name="Activity cards")).to_be_visible()
    visitor.try_and_undo()
    sitter.shoot("troyes-plain")
    visitor.play(1000)

    expect(page.locator(".ranking")).to_be_visible()
    expect(page.locator("h1")).to_contain_text("The game is over.")
    check_steps(site, sitter, "troyes", 2, 1)
    assert errors == []
    hidden = others(site)
    assert len(hidden) == 8
    assert not [name for source in visitor.sources for name in hidden if name in source]

    prices = [
        button for button in visitor.buttons if re.search(r"Add .* for \d+ deniers|and costs \d+ deniers", button)
    ]
    effects = [button for button in visitor.buttons if re.search(r"\n(Gain|Take|Pay|Put|Each cube) .*\.", button)]
    assert prices
    assert effects
    page.get_by_role("link", name="See the table").click()
    held = page.locator(".plain details summary").all_inner_texts()
    assert len(hidden & set(held)) == 2
