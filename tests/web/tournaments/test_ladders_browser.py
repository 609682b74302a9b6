"""A ladder in browsers, from the announcement to its end: people enter, two seasons are played, one stays out."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.tournaments.models import RUNNING, Ladder, Tournament
from tests.web.browser.test_screens import check_for_everybody
from tests.web.people.accounts import finish
from tests.web.people.serving import Serving
from tests.web.tournaments import test_tournaments_browser as tournaments
from tests.web.tournaments.playing import divisions, people

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(autouse=True)
def nobody(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin without tables and persons, and leave none."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    yield
    for model in (Table, Ladder, Tournament, Person):
        model._default_manager.all().delete()


def look(page: Page, name: str) -> None:
    """Look at a page: everybody can use it, and keep a picture if pictures are wanted."""
    check_for_everybody(page, f"ladder-{name}")
    tournaments.shoot(page, f"ladder-{name}")


def announce(page: Page) -> Ladder:
    """Fill in the form for a ladder, from the lobby on."""
    page.goto("/tables")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="New ladder").click()
    page.get_by_role("link", name="Tiny").click()
    look(page, "new")
    page.get_by_label("Title").fill("Winter ladder")
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Players in a division").fill("4")
    page.get_by_role("button", name="Announce").click()
    expect(page.get_by_role("heading", name="Winter ladder")).to_be_visible()
    return Ladder.objects.get()


def begin(page: Page, season: int) -> None:
    """Begin a season early, as its organizer."""
    page.get_by_text("Begin season 1 now" if season == 1 else "End the season now").click()
    page.get_by_role("button", name=f"Begin season {season}").click()
    expect(page.get_by_role("heading", name=f"Season {season}", exact=True)).to_be_visible()


def enter(host: Page, guest: Page, ladder: Ladder, others: list[Person]) -> None:
    """Let all enter, two of them in browsers."""
    for page in (host, guest):
        page.goto(f"/ladders/{ladder.pk}")
        page.get_by_role("button", name="Enter for the next season").click()
        expect(page.get_by_text("You play in the next season.")).to_be_visible()
    for one in others:
        ladder.entrants.create(person=one)
    host.reload()
    look(host, "open")


def stay_out(page: Page, ladder: Ladder) -> None:
    """Stay out of the next season, and look at one's division."""
    page.goto(f"/ladders/{ladder.pk}")
    page.get_by_role("button", name="Stay out of the next season").click()
    expect(page.get_by_text("leaves", exact=True)).to_be_visible()
    look(page, "season")
    page.get_by_role("link", name="You play in division 1").click()
    look(page, "division")


def look_at_the_end(host: Page, ladder: Ladder) -> None:
    """Look at the second season, at the first as printed, and at the list, and end the ladder."""
    host.reload()
    look(host, "next")
    host.get_by_role("link", name="Season 1", exact=True).click()
    expect(host.get_by_text("↑ division 1").first).to_be_visible()
    host.get_by_role("link", name="Print").click()
    expect(host.locator(".round")).to_have_count(3)
    look(host, "printed")
    host.goto("/tournaments")
    look(host, "all")
    host.goto(f"/ladders/{ladder.pk}")
    host.get_by_text("End the ladder", exact=True).click()
    host.get_by_role("button", name="End the ladder for good").click()
    expect(host.get_by_role("status").filter(has_text="Ended on")).to_be_visible()


def test_three_divisions_play_a_season(browser: Browser) -> None:
    members = people(10)
    with ExitStack() as running:
        serving = running.enter_context(Serving())
        host, guest = (running.enter_context(tournaments.at_home(browser, serving, one)) for one in members[:2])
        ladder = announce(host)
        enter(host, guest, ladder, members[2:])
        begin(host, 1)
        while any(one.stage == RUNNING for one in divisions(ladder)):
            for table in Table.objects.filter(finished=None):
                finish(table)
        stay_out(guest, ladder)
        host.goto(f"/ladders/{ladder.pk}")
        begin(host, 2)
        divisions(ladder)
        look_at_the_end(host, ladder)
        assert Ladder.objects.get().over
