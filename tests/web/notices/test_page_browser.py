"""The page of notices in a real browser, with several ways and all kinds of what is told in them."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page

from parvis.web.models import Table
from parvis.web.notices.models import DISCORD, JSON, MAIL, PUSH, SENT, Channel, Outbox
from parvis.web.people.models import Person
from tests.web.browser.test_screens import SMALLEST, WIDE, check_for_everybody
from tests.web.club import shared
from tests.web.people.accounts import PASSWORD, account
from tests.web.people.serving import Serving
from tests.web.sitting import Sitter

pytestmark = pytest.mark.browser
WAYS = ((PUSH, "Phone"), (MAIL, ""), (DISCORD, "Club of the third floor"), (JSON, ""))
LEAST = 44
"""Pixels of the smallest place that a finger presses."""
SMALLEST_TARGET = """() => [...document.querySelectorAll("#matters td label")].map(label => {
  const box = label.getBoundingClientRect();
  return Math.min(box.width, box.height);
}).sort((one, other) => one - other)[0]"""
"""Of what is pressed in the table, the smallest side."""
HIDDEN = """() => {
  const table = document.querySelector(".matters");
  return table.scrollWidth - table.clientWidth;
}"""
"""How much of the table has to be scrolled to."""


@pytest.fixture
def nobody(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin without tables and persons, and leave none."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")  # the browser's driver has a loop in this thread
    yield
    Table.objects.all().delete()
    Person.objects.all().delete()


@pytest.fixture
def site(nobody: None) -> Iterator[Serving]:
    """The site of a club, served by a thread."""
    with Serving() as serving:
        yield serving


def with_ways(anna: Person) -> None:
    """Somebody who is told in several ways, one of which fails, and plays at two tables."""
    tables = [shared(anna, account(name)) for name in ("Bruno", "Clara")]
    for kind, label in WAYS:
        address = {"url": "https://hooks.example.org/a/very/long/path"}
        channel = Channel.objects.create(person=anna, kind=kind, label=label, address=address)
        now = datetime.now(UTC) - timedelta(hours=1)
        Outbox.objects.create(channel=channel, key="turn", table=tables[0], state=SENT, created=now, due=now, sent=now)
    Channel.objects.filter(kind=DISCORD).update(last_error={"key": "certificate", "args": {}}, active=False)


def test_the_page_of_notices_can_be_used_by_everybody(page: Page) -> None:
    anna = account("Anna", PASSWORD)
    with_ways(anna)
    page.goto("/sign-in")
    page.locator("main [name=login]").fill("anna@example.org")
    page.locator("main [name=password]").fill(PASSWORD)
    page.locator("main form:has([name=login]) button").first.click()
    page.goto("/notices")
    Sitter(page).shoot("notices")
    check_for_everybody(page, "notices")
    for width, height in (WIDE, SMALLEST):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SMALLEST_TARGET) >= LEAST
        assert page.evaluate(HIDDEN) <= 0
