"""Two people far away from each other, each in a browser of their own: each sees the other come, move and leave."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from parvis.web.live.presence import PRESENCE
from parvis.web.models import Table
from parvis.web.people.models import Person
from tests.web.club import person, shared, visitor
from tests.web.people.serving import Serving
from tests.web.sitting import WATCH_SWAPS, Sitter

pytestmark = pytest.mark.browser
CHANGED = """value => document.querySelector("#table > [data-live]").dataset.value !== value"""


@pytest.fixture(autouse=True)
def nobody(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Persons and their tables are gone after the test.

    A browser is driven from within a loop, where Django wants to be allowed its database.
    """
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    yield
    Table.objects.all().delete()
    Person.objects.all().delete()


@contextmanager
def sitting(browser: Browser, serving: Serving, who: Person, at: Table) -> Iterator[Page]:
    """A browser in which somebody has the table open."""
    cookies = [
        {"name": name, "value": morsel.value, "url": serving.address}
        for name, morsel in visitor(who).client.cookies.items()
    ]
    context = browser.new_context(base_url=serving.address)
    context.add_init_script(WATCH_SWAPS)
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"/tables/{at.pk}")
    yield page
    context.close()


def test_each_sees_the_other_come_move_and_leave(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = shared(anna, bruno, game="troyes")
    first = at.movers.bit_length() - 1
    mover, other = (anna, bruno) if first == 0 else (bruno, anna)
    with Serving() as serving, sitting(browser, serving, mover, at) as here:
        afar = here.locator(f"#present-{1 - first}")
        expect(here.locator(f"#present-{first}")).to_have_text("here")
        expect(afar).to_have_text("not here")
        with sitting(browser, serving, other, at) as there:
            expect(afar).to_have_text("here")
            expect(here).to_have_title(f"● Your turn — Troyes, table {at.pk}")
            expect(there).to_have_title(f"Troyes, table {at.pk}")
            expect(there.locator("#sound")).to_have_attribute("aria-pressed", "true")
            mine = Sitter(here)
            mine.wait()
            mine.click(here.locator("#decisions button").first)
            there.wait_for_function(CHANGED, arg=f"{at.number}.0")
        monkeypatch.setattr("parvis.web.live.presence.GRACE", 0.0)
        expect(afar).to_have_text("away 1 min")
    assert not PRESENCE.open
