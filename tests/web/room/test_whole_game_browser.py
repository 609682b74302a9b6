"""Two people with accounts and a watcher, far apart in three browsers: a rated live game with clocks, to its end."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.people.models import Person, RatingChange
from parvis.web.room.models import Clock
from parvis.web.tables.deciding import choices
from tests.web.club import person, shared
from tests.web.live.test_far_away_browser import sitting
from tests.web.people.accounts import account
from tests.web.people.serving import Serving
from tests.web.visiting import newest

pytestmark = [pytest.mark.browser, pytest.mark.soak]
BASE, INCREMENT = 3600, 10
ASKED = """number => !window.swapping && document.querySelector("#decisions")
  && document.querySelector("#decide [name=number]").value === number"""


@pytest.fixture(autouse=True)
def nobody(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin without tables and persons, and leave none."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    yield
    Table.objects.all().delete()
    Person.objects.all().delete()


def decide(page: Page, at: Table) -> None:
    """Press the first decision as soon as the page asks for it."""
    page.wait_for_function(ASKED, arg=str(at.number), polling=20)
    with page.expect_response("**/decide"):
        page.locator("#decisions button").first.dispatch_event("click")


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_a_rated_live_game_is_played_watched_counted_and_verified(browser: Browser, game: str) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    at = shared(anna, bruno, game=game, base=BASE, increment=INCREMENT, rated=True)
    with ExitStack() as open_pages:
        serving = open_pages.enter_context(Serving())
        pages = [open_pages.enter_context(sitting(browser, serving, one, at)) for one in (anna, bruno)]
        watcher = open_pages.enter_context(sitting(browser, serving, person("Clara"), at))
        while not (table := newest(at)).finished:
            chosen = choices(table)
            seat = next(seat for seat in seats_of(table.movers) if seat not in chosen)
            decide(pages[seat], table)
            assert watcher.locator("#decisions button").count() == 0
        for page in (*pages, watcher):
            expect(page.locator(".ranking")).to_be_visible()
        assert RatingChange.objects.filter(table=at).count() == 2
        assert all(
            0 < clock.left < 1000 * (BASE + INCREMENT * table.number) for clock in Clock.objects.filter(table=at)
        )
        watcher.goto(f"/tables/{at.pk}/dealing")
        expect(watcher.locator("#dealing-found")).to_have_class("verdict holds")
