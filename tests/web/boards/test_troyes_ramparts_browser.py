"""Whole games of Troyes with the ramparts in a real browser: guards, tiles and cubes are pressed on the board."""

import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from parvis.engine.samples import SOAK
from parvis.web.tables.table_game import TableGame
from tests.web.boards.test_troyes_browser import FOUR, FRAMES, TWO, WALLED_PARTS, Visitor, busily, check_fits
from tests.web.browser.test_screens import SMALLEST
from tests.web.legibility import some
from tests.web.positions import asked_in_games, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import WHOLE, Sitter, check_steps, long_enough, open_table

pytestmark = pytest.mark.browser
RAMPARTS = {"ramparts": True}
ON_WALL = ("guard", "step", "cube", "use", "to")
"""Kinds of decisions that are made often, so that guards get around."""
PRESSED = {"guard", "step", "cube"}
"""Kinds of decisions that have to be made on the board. After them, and these questions, it is long enough."""
QUESTIONS = {"settle", "guard", "pay", "step"}
OFTEN = 3
"""One of so many decisions is any other."""
ASKED = ("keep", "pay", "step", "give", "take", "to", "turn", "guard", "done", "settle", "on", "send", "times")
"""Kinds of answers, and so of questions."""


def question(kinds: list[str]) -> str:
    """What is asked, as far as answers show it."""
    return next((kind for kind in ASKED if kind in kinds), "die")


def on_walls(random: Random, open_now: Sequence[str]) -> str:
    """One of the decisions that are open, mostly one of the ramparts'."""
    liked = [one for one in open_now if one.startswith(ON_WALL)]
    return random.choice(liked) if liked and random.randrange(OFTEN) else busily(random, open_now)


class Guardian(Visitor):
    """Somebody who walks the ramparts whenever it goes."""

    def __init__(self, sitter: Sitter, longest: int = WHOLE) -> None:
        super().__init__(sitter, longest)
        self.pressed: set[str] = set()
        """Kinds of decisions that were made on the board."""

    def button(self) -> Locator:
        """Mostly one of the ramparts', on the board if it stands there."""
        liked = [code for code in self.codes() if code.split("+")[0] in ON_WALL]
        if not liked or self.random.randrange(OFTEN) == 0:
            return super().button()
        code = self.random.choice(liked)
        on_board = self.page.locator(f'#board [form=decide][value="{code}"]').filter(visible=True)
        if not on_board.count():
            return self.page.locator(f'#decisions [value="{code}"]')
        self.pressed.add(code.split("+")[0])
        return on_board.first

    def play(self) -> Iterator[str]:
        """Play until all that matters was done, in a soak to the end; yields each kind of question when it is new."""
        known: set[str] = set()
        while self.goes_on and (SOAK or not (self.pressed >= PRESSED and known >= QUESTIONS)):
            asked = question(self.kinds())
            if asked not in known:
                known.add(asked)
                yield asked
            self.decide()


@pytest.mark.slow
def test_a_game_with_ramparts_is_played_by_clicks_on_the_board(page: Page, site: Site) -> None:
    sitter = open_table(page, "troyes", "human", "bot:random", "bot:random", options=RAMPARTS)
    guardian = Guardian(sitter, long_enough(60))
    asked = [question for question in guardian.play() if not sitter.shoot(f"ramparts-{question}")]
    assert set(asked) >= QUESTIONS
    assert guardian.pressed >= PRESSED
    check_steps(site, sitter, "troyes", 3, 1, RAMPARTS)


@pytest.mark.slow
def test_the_ramparts_can_be_read_at_all_sizes_whatever_is_asked(page: Page, site: Site) -> None:
    for turn, (asked, address) in enumerate(some(asked_in_games(site, question, FOUR, "troyes", on_walls, **RAMPARTS))):
        page.goto(address)
        check_fits(page, asked, turn, f"{FRAMES}, .ramparts, .rampart-tile", WALLED_PARTS)


def walking(kind: str) -> TableGame:
    """The first position in which a decision of the ramparts of such a kind is open."""
    course = played(TWO, "troyes", on_walls, RAMPARTS, 1)
    return next(one for one in course if 0 in one.movers and any(map(re.compile(kind).match, spoken(one, 0))))


def test_a_step_moves_the_guard_along_the_wall_and_is_taken_back(page: Page, site: Site) -> None:
    page.goto(lay(site, walking("step")))
    guard, place = page.locator("#guard-0"), re.compile(r"space (\d+)")
    before = guard.get_attribute("title") or ""
    expect(page.locator(".guard.ghost")).to_have_count(1)
    with page.expect_response("**/decide"):
        page.locator("#next-step").click()
    expect(guard).not_to_have_attribute("title", before)
    assert place.search(guard.get_attribute("title") or "")
    with page.expect_response("**/undo"):
        page.keyboard.press("u")
    expect(guard).to_have_attribute("title", before)


def test_the_wall_has_a_tab_of_its_own_on_a_narrow_screen(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    page.goto(lay(site, walking("guard")))
    expect(page.locator("#ramparts")).to_be_hidden()
    page.locator("#tab-wall").check(force=True)
    expect(page.locator("#ramparts")).to_be_visible()
    expect(page.locator("#city")).to_be_hidden()
    page.locator("#spot-ramparts").click(position={"x": 8, "y": 60})
    expect(page.locator("#ramparts .ring.chosen")).to_have_count(1)


def test_a_pointer_that_passes_over_a_tile_of_an_enlarged_page_moves_nothing(page: Page) -> None:
    open_table(page, "troyes", "human", "bot:random", begins="0", options=RAMPARTS)
    page.set_viewport_size({"width": 640, "height": 450})
    page.locator("#tab-wall").check(force=True)
    page.mouse.move(0, 0)
    long = page.evaluate("document.documentElement.scrollHeight")
    for tile in page.locator(".rampart-tile .target").filter(visible=True).all():
        tile.hover(force=True)
        assert page.evaluate("document.documentElement.scrollHeight") == long
        expect(page.locator(".rule").filter(visible=True)).to_have_count(0)
