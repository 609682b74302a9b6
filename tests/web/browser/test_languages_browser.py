"""Other languages on a phone: no page is too wide, and in English in disguise, with the longest words, none is plain.

In a soak, the languages that people speak are looked at, too.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from django.test import override_settings
from playwright.sync_api import BrowserContext, Page

from parvis.engine.samples import SOAK
from parvis.engine.texts import PSEUDO, translated
from parvis.web.languages import with_texts
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.tournaments.models import Ladder, Tournament
from tests.web.boards import test_notre_dame_browser as notre_dame
from tests.web.boards import test_troyes_browser as troyes
from tests.web.boards import test_troyes_ramparts_browser as ramparts
from tests.web.boards.test_troyes_browser import FOUR
from tests.web.club import shared
from tests.web.devices import PHONE, Device
from tests.web.disguise import undisguised
from tests.web.legibility import misfits, some
from tests.web.pages.test_languages import PAGES_FOR_STRANGERS, pages_at_home, pages_of_a_club
from tests.web.people.accounts import account
from tests.web.people.serving import Serving
from tests.web.positions import Choose, asked_in_games
from tests.web.room.test_pages_browser import come_as
from tests.web.sitting import ALL_MODULES

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class Reader(NamedTuple):
    """Somebody who reads a language, before some screen."""

    language: str
    device: Device


SCREENS = (Device("finger", PHONE), Device("mouse", (1280, 720)), Device("mouse", (1280, 900), zoom=2))
READERS = [Reader(PSEUDO, SCREENS[0])]
if SOAK:
    READERS += [Reader(language, device) for language in translated() for device in SCREENS]
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
    Ladder.objects.all().delete()
    Tournament.objects.all().delete()
    Person.objects.all().delete()


@pytest.fixture(params=READERS, ids=lambda reader: f"{reader.language}-{reader.device.name}")
def reader(request: pytest.FixtureRequest) -> Reader:
    """Somebody who reads a language, each in turn."""
    found: Reader = request.param
    return found


@pytest.fixture
def screen(reader: Reader) -> dict[str, Any]:
    """The reader's screen, for the browser."""
    return reader.device.screen


def faults(page: Page, language: str, addresses: Iterable[str]) -> dict[str, object]:
    """What is wrong with pages in a language, by address: pixels by which they are too wide, or what is in English."""
    found: dict[str, object] = {}
    for address in addresses:
        page.goto(f"/{language}{address}")
        too_wide = max(0, page.evaluate(TOO_WIDE))
        if fault := too_wide or (undisguised(page.content()) if language == PSEUDO else None):
            found[address] = fault
    return found


def test_pages_at_home(at_home: list[str], page: Page, reader: Reader) -> None:
    assert faults(page, reader.language, at_home) == {}


@pytest.mark.usefixtures("club")
def test_pages_of_a_club(context: BrowserContext, site: Serving, page: Page, reader: Reader) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    pages = pages_of_a_club(bruno, shared(anna, bruno, game="troyes"))
    assert faults(page, reader.language, PAGES_FOR_STRANGERS) == {}
    come_as(context, site, anna)
    assert faults(page, reader.language, pages) == {}


def asked_in_troyes(question: Callable[[list[str]], str], choose: Choose, **modules: str | bool) -> list[str]:
    """Addresses of tables of Troyes, one for each question that comes up."""
    return [address for _, address in asked_in_games(None, question, FOUR, "troyes", choose, **modules)]


BOARDS = {
    "notre-dame": lambda: [address for _, address in asked_in_games(None, min, FOUR, "notre-dame", new_persons=True)],
    "troyes": lambda: asked_in_troyes(troyes.question, troyes.busily),
    "ladies": lambda: asked_in_troyes(troyes.question, troyes.busily, **ALL_MODULES),
    "ramparts": lambda: asked_in_troyes(ramparts.question, ramparts.on_walls, **ramparts.RAMPARTS),
}
LOOKS = {"notre-dame": (notre_dame.FRAMES, notre_dame.PARTS), "ramparts": (troyes.FRAMES, troyes.WALLED_PARTS)}
OTHER_LOOKS = troyes.FRAMES, troyes.PARTS


@pytest.fixture
def asked(board: str) -> Sequence[str]:
    """Tables of a board at which the first seat is asked something, before the site is served; in a soak all."""
    return some(BOARDS[board](), 3)


@pytest.mark.parametrize("board", BOARDS)
def test_whatever_a_board_asks_fits_the_screen(board: str, asked: Sequence[str], page: Page, reader: Reader) -> None:
    frames, parts = LOOKS.get(board, OTHER_LOOKS)
    for address in asked:
        assert faults(page, reader.language, [address]) == {}
        if page.locator(".part-card").count():
            page.keyboard.press("Escape")
        has_tabs = page.locator("label[for^=tab-]").first.is_visible()
        for tab in page.locator("input[id^=tab-]").all()[: None if has_tabs else 1]:
            if has_tabs:
                tab.check(force=True)
            assert misfits(page, frames, parts) == []
