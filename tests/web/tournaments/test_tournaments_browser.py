"""Eight people play a Swiss of three rounds, from the announcement to the printed result; one leaves.

Two of them are in browsers, in a soak all.
"""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from parvis.engine.contract import seats_of
from parvis.engine.samples import SOAK
from parvis.web.background.worker import BotWorker
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.tables.deciding import choices, decide
from parvis.web.texts import text
from parvis.web.tournaments import entries
from parvis.web.tournaments.director import Director
from parvis.web.tournaments.models import OVER, Tournament
from tests.web.browser.test_screens import check_for_everybody
from tests.web.club import visitor
from tests.web.people.serving import Serving
from tests.web.sitting import SHOTS, WATCH_SWAPS
from tests.web.tournaments.playing import groups, names_at, people
from tests.web.visiting import legal, newest

pytestmark = [pytest.mark.browser, pytest.mark.slow]
ROUNDS = 3
LEAVER = 5
"""Who leaves in the middle of the second round, by their number."""
IN_BROWSERS = range(8) if SOAK else (0, LEAVER)
"""Who has a browser: the host, who stays, and who leaves."""
ASKED = """number => !window.swapping && document.querySelector("#decisions")
  && document.querySelector("#decide [name=number]").value === number"""


@pytest.fixture(autouse=True)
def nobody(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin without tables and persons, and leave none."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    yield
    for model in (Table, Tournament, Person):
        model.objects.all().delete()


@contextmanager
def behind_the_pages() -> Iterator[None]:
    """The director, and bots for who has left."""
    threads = [Director(), BotWorker()]
    for thread in threads:
        thread.start()
    yield
    for thread in threads:
        thread.stop()
        thread.join()


@contextmanager
def at_home(browser: Browser, serving: Serving, who: Person) -> Iterator[Page]:
    """A browser in which somebody is signed in."""
    context = browser.new_context(base_url=serving.address, reduced_motion="reduce")
    context.add_init_script(WATCH_SWAPS)
    for name, morsel in visitor(who).client.cookies.items():
        context.add_cookies([{"name": name, "value": morsel.value, "url": serving.address}])
    yield context.new_page()
    context.close()


def shoot(page: Page, name: str) -> None:
    """Keep a picture of a page, by day in a wide window and by night on a phone, if pictures are wanted."""
    if SHOTS:
        for scheme, width, height in (("light", 1280, 720), ("dark", 360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            page.screenshot(path=f"{SHOTS}/tournament-{name}-{scheme}.png", full_page=True)
        page.set_viewport_size({"width": 1280, "height": 720})
        page.emulate_media(color_scheme="light")


def announce(page: Page) -> Tournament:
    """Fill in the form for a tournament, from the lobby on."""
    page.goto("/tables")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="New tournament").click()
    page.get_by_role("link", name="Troyes").click()
    expect(page.locator(".which [aria-current]")).to_have_text("Troyes")
    page.locator("#fold-options").evaluate("fold => { fold.open = true; }")
    page.get_by_role("button", name=text("new-options-all")).click()
    expect(page.locator("[name=option-tournament]")).to_be_checked()
    page.get_by_role("link", name="Tiny").click()
    check_for_everybody(page, "tournament-new")
    shoot(page, "new")
    page.get_by_label("Title").fill("Autumn Swiss")
    page.get_by_label("Description").fill("Friday at eight.")
    page.get_by_label("Bot that replaces").select_option("random")
    page.get_by_role("button", name="Announce").click()
    expect(page.get_by_role("heading", name="Autumn Swiss")).to_be_visible()
    return Tournament.objects.get()


def press_first(page: Page, at: Table) -> None:
    """Press the first decision as soon as the page asks for it."""
    page.wait_for_function(ASKED, arg=str(at.number), polling=20)
    with page.expect_response("**/decide"):
        page.locator("#decisions button").first.dispatch_event("click")


def finish(at: Table, pages: dict[int, Page]) -> None:
    """Play a table to its end, each seat in the browser of its person, if there is one; bots move by themselves."""
    while not (table := newest(at)).finished:
        chosen = choices(table)
        asked = [seat for seat in seats_of(table.movers) if seat not in chosen and not table.bots >> seat & 1]
        if not asked:
            time.sleep(0.05)
        elif asked[0] in pages:
            press_first(pages[asked[0]], table)
        else:
            decide(table.pk, table.number, asked[0], legal(table, asked[0])[0], table.revision)


def enter_and_begin(host: Page, pages: dict[str, Page], tournament: Tournament, others: list[Person]) -> None:
    """Let all enter and check in, those with a browser there, and begin."""
    for page in pages.values():
        page.goto(host.url)
        page.get_by_role("button", name="Enter").click()
        expect(page.get_by_text("You are in this tournament.")).to_be_visible()
    for one in others:
        entries.enter(tournament.pk, one)
    shoot(host, "open")
    check_for_everybody(host, "tournament-open")
    host.get_by_role("button", name="Open the check-in").click()
    for page in pages.values():
        page.get_by_role("button", name="I'm here").click()  # without being loaded again
    for one in others:
        entries.check_in(tournament.pk, one)
    host.get_by_role("button", name="Start round 1").click()


def leave(page: Page, address: str) -> None:
    """Leave the tournament for good."""
    page.goto(address)
    page.get_by_text("Leave the tournament").click()
    shoot(page, "leaving")
    check_for_everybody(page, "tournament-leaving")
    page.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_text("Leave the tournament")).to_have_count(0)


def look_at_the_end(host: Page, address: str) -> None:
    """Look at the standings, the printed result and the list of tournaments."""
    host.goto(address)
    expect(host.get_by_role("status").filter(has_text="Over")).to_be_visible()
    check_for_everybody(host, "tournament-over")
    shoot(host, "over")
    host.get_by_role("link", name="Print").click()
    expect(host.get_by_role("rowheader")).to_have_count(8)
    expect(host.locator(".round")).to_have_count(ROUNDS)
    check_for_everybody(host, "tournament-printed")
    shoot(host, "printed")
    host.emulate_media(media="print")
    expect(host.locator("header.site")).to_be_hidden()
    host.emulate_media(media="screen")
    host.goto("/tournaments")
    check_for_everybody(host, "tournaments")
    shoot(host, "all")


def test_eight_people_play_a_swiss_of_three_rounds(browser: Browser) -> None:
    members = people(8)
    with ExitStack() as running:
        serving = running.enter_context(Serving())
        running.enter_context(behind_the_pages())
        at_screens = [members[number] for number in IN_BROWSERS]
        pages = {one.name: running.enter_context(at_home(browser, serving, one)) for one in at_screens}
        host = pages["Anna"]
        tournament = announce(host)
        address = f"/tournaments/{tournament.pk}"
        enter_and_begin(host, pages, tournament, [one for one in members if one not in at_screens])
        staying = dict(pages)
        for number in range(1, ROUNDS + 1):
            for page in staying.values():
                page.goto(address)
                expect(page.get_by_role("heading", name=f"Round {number}", exact=True)).to_be_visible()
                page.get_by_role("link", name="Go to your table").click()
                page.wait_for_url("**/tables/*")
            shoot(host, f"table-{number}")
            if number == 2:
                leave(staying.pop(members[LEAVER].name), address)
            for group in groups(tournament, number):
                assert group.table is not None
                seats = enumerate(names_at(group))
                finish(group.table, {seat: pages[name] for seat, name in seats if name in pages})
        look_at_the_end(host, address)
        assert Tournament.objects.get().stage == OVER
        bots = [table.bots.bit_count() for table in Table.objects.order_by("pk")]
        assert sum(bots) == ROUNDS - 1
