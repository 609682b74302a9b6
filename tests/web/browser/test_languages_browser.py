"""English in disguise, with longer words than any, on a phone: browsers show nothing plain, and no page is too wide."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from django.test import override_settings
from playwright.sync_api import BrowserContext, Page

from parvis.engine.texts import PSEUDO
from parvis.web.languages import with_texts
from parvis.web.models import Table
from parvis.web.people.models import Person
from tests.web.club import shared
from tests.web.devices import PHONE, Device
from tests.web.disguise import undisguised
from tests.web.pages.test_languages import PAGES_FOR_STRANGERS, pages_at_home, pages_of_a_club
from tests.web.people.accounts import account
from tests.web.people.serving import Serving
from tests.web.room.test_pages_browser import come_as

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TOO_WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"


@pytest.fixture(autouse=True)
def beside_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser is driven from within a loop, where Django wants to be allowed its database."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")


@pytest.fixture
def at_home() -> list[str]:
    """Pages at home, which are there before the site is served."""
    return pages_at_home()


@pytest.fixture
def site() -> Iterator[Serving]:
    """A site that offers English in disguise, too."""
    with override_settings(LANGUAGES=with_texts(pseudo=True)), Serving() as serving:
        yield serving
    Table.objects.all().delete()
    Person.objects.all().delete()


@pytest.fixture
def screen() -> dict[str, Any]:
    """A screen of a phone, for the browser."""
    return Device("finger", PHONE).screen


def faults(page: Page, addresses: Iterable[str]) -> dict[str, object]:
    """What is wrong with pages in disguise, by address: pixels by which they are too wide, or what they say plainly."""
    found: dict[str, object] = {}
    for address in addresses:
        page.goto(f"/{PSEUDO}{address}")
        if fault := max(0, page.evaluate(TOO_WIDE)) or undisguised(page.content()):
            found[address] = fault
    return found


def test_pages_at_home_in_disguise(at_home: list[str], page: Page) -> None:
    assert faults(page, at_home) == {}


@pytest.mark.usefixtures("club")
def test_pages_of_a_club_in_disguise(context: BrowserContext, site: Serving, page: Page) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    pages = pages_of_a_club(bruno, shared(anna, bruno, game="troyes"))
    assert faults(page, PAGES_FOR_STRANGERS) == {}
    come_as(context, site, anna)
    assert faults(page, pages) == {}
