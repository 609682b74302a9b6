"""Planning ahead in browsers: a turn is planned while the other plays, and carried out before both of them."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room.models import Plan
from parvis.web.texts import text
from tests.web.browser.test_screens import check_for_everybody
from tests.web.live.test_far_away_browser import sitting
from tests.web.people.serving import Serving
from tests.web.room.test_clocks import two
from tests.web.room.test_plans import at_action, at_cards
from tests.web.sitting import WATCH_SWAPS
from tests.web.visiting import legal, newest, words

pytestmark = pytest.mark.browser
OPEN = "#table button[name=decision]:visible"
MADE = "before => !window.swapping && document.querySelector('#decide [name=number]').value !== before"
DOUBLE = 500
"""Milliseconds after which a press at the same place is no second press of the one before."""
TABLE = re.compile(r"/tables/\d+$")


@pytest.fixture(autouse=True)
def nobody(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Persons and their tables are gone after the test; a browser is driven from within a loop."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    yield
    Table.objects.all().delete()
    Person.objects.all().delete()


def press(page: Page, by: str) -> None:
    """Make the first decision that is shown, at the board or in the list, in the way somebody has."""
    first = page.locator(OPEN).first
    before = page.locator("#decide [name=number]").input_value()
    if by == "keys":
        first.focus()
        page.keyboard.press("Enter")
    elif by == "finger":
        first.tap()
    else:
        first.click()
    page.wait_for_function(MADE, arg=before)


def plan_all(page: Page, by: str = "mouse") -> None:
    """Plan a whole turn of the first decisions, and keep it."""
    press(page, by)
    while page.locator(OPEN).count():
        press(page, by)
    save = page.locator("#save-plan")
    if by == "keys":
        page.keyboard.press("Space")
    elif by == "finger":
        save.tap()
    else:
        save.click()
    page.wait_for_url(TABLE)


def test_a_turn_planned_while_the_other_plays_is_carried_out_before_both(browser: Browser) -> None:
    people = two()
    at, mover, seat = at_cards(people)
    with (
        Serving() as serving,
        sitting(browser, serving, people[mover], at) as here,
        sitting(browser, serving, people[seat], at) as there,
    ):
        there.locator("#plan").click()
        expect(there.locator("#turn")).to_have_text(text("plan-heading"))
        plan_all(there)
        expect(there.locator("#planned")).to_contain_text(text("plan-present"))
        expect(there.locator("#plan")).to_contain_text(text("plan-made"))
        chosen = [said for said, *_ in Plan.objects.get().turn]
        seen = here.locator("#asking").inner_text()
        here.reload()
        assert here.locator("#asking").inner_text() == seen
        while newest(at).movers == 1 << mover and Plan.objects.exists():
            here.wait_for_function(
                "number => !window.swapping && document.querySelector('#decide [name=number]').value === number",
                arg=str(newest(at).number),
            )
            with here.expect_response("**/decide"):
                here.locator("#decisions button").first.dispatch_event("click")
        made = words(newest(at), [seat])
        assert made[-len(chosen) :] == [f"{seat} {one}" for one in chosen]
        for page in (here, there):
            page.wait_for_function(
                "value => document.querySelector('#table > [data-live]')?.dataset.value === value",
                arg=f"{newest(at).number}.{newest(at).revision}",
            )
        expect(there.locator("#planned")).to_have_count(0)
        expect(there.locator("#undo, #undo-turn").first).to_be_visible()


@contextmanager
def planning(browser: Browser, game: str, by: str) -> Iterator[tuple[Page, ViewportSize]]:
    """The page on which somebody who waits at a live table plans, in a window for that input, and its size."""
    people = two()
    at = at_action(people, time_mode="live") if game == "troyes" else at_cards(people)[0]
    seat = 1 - seats_of(at.movers)[0]
    size = ViewportSize(width=360, height=740) if by == "finger" else ViewportSize(width=1280, height=720)
    with Serving() as serving, sitting(browser, serving, people[seat], at) as first:
        context = browser.new_context(
            base_url=serving.address,
            viewport=size,
            has_touch=by == "finger",
            storage_state=first.context.storage_state(),
        )
        context.add_init_script(WATCH_SWAPS)
        page = context.new_page()
        page.goto(f"/tables/{at.pk}/plan")
        yield page, size
        context.close()


@pytest.mark.parametrize(("game", "by"), [("troyes", "finger"), ("troyes", "keys"), ("notre-dame", "keys")])
def test_a_turn_is_planned_changed_and_cancelled_by_every_input(browser: Browser, game: str, by: str) -> None:
    with planning(browser, game, by) as (page, size):
        shoot(page, f"{game}-{by}-empty")
        check_for_everybody(page, f"plan-{game}")
        page.set_viewport_size(size)
        press(page, by)
        shoot(page, f"{game}-{by}-begun")
        page.locator("#one-back").click()
        expect(page.locator("#save-plan")).to_have_count(0)
        page.wait_for_timeout(DOUBLE)
        plan_all(page, by)
        kept = [said for said, *_ in Plan.objects.get().turn]
        shoot(page, f"{game}-{by}-kept")
        page.locator("#plan").click()
        expect(page.locator("#present-plan li")).to_have_count(len(kept))
        shoot(page, f"{game}-{by}-again")
        check_for_everybody(page, f"plan-{game}-kept")
        page.set_viewport_size(size)
        page.locator("#cancel-plan").click()
        page.wait_for_url(TABLE)
        expect(page.locator("#planned")).to_have_count(0)
        assert not Plan.objects.exists()


def test_who_is_asked_while_planning_is_brought_to_the_table(browser: Browser) -> None:
    people = two()
    at, mover, seat = at_cards(people)
    with (
        Serving() as serving,
        sitting(browser, serving, people[mover], at) as here,
        sitting(browser, serving, people[seat], at) as there,
    ):
        there.goto(f"/tables/{at.pk}/plan")
        while newest(at).movers == 1 << mover:
            here.wait_for_function(
                "number => !window.swapping && document.querySelector('#decide [name=number]').value === number",
                arg=str(newest(at).number),
            )
            with here.expect_response("**/decide"):
                here.locator("#decisions button").first.dispatch_event("click")
        there.wait_for_url(TABLE)
        expect(there.locator("#decisions button").first).to_be_visible()
        assert legal(at, seat)


def shoot(page: Page, name: str) -> None:
    """Save what the screen shows by day and by night, for eyes."""
    if folder := os.environ.get("PARVIS_SCREENSHOTS"):
        schemes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=f"{folder}/plan-{name}-{scheme}.png")
