"""The pages around a club's tables, in a real browser: everybody can use them, wide, narrow, by day and by night."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from django.core import signing
from playwright.sync_api import Browser, BrowserContext, Page, expect

from parvis.engine import registry
from parvis.web.hosting import admins
from parvis.web.models import Table
from parvis.web.notices.messages import SALT
from parvis.web.notices.models import Channel
from parvis.web.people import programs
from parvis.web.people.models import Person
from parvis.web.room import creating, gathering
from parvis.web.room.models import Gathering
from parvis.web.texts import text
from tests.web.browser.test_screens import check_for_everybody
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import account, game_of
from tests.web.people.serving import Serving
from tests.web.people.test_people_browser import look
from tests.web.room.test_lobby import over
from tests.web.sitting import STORES_NOTHING

pytestmark = [pytest.mark.browser, pytest.mark.slow]
LEFT = "part => part.getBoundingClientRect().left"
RIGHT = "part => part.getBoundingClientRect().right"
LINES = """part => {
  const words = new Range();
  words.selectNodeContents(part);
  return words.getClientRects().length;
}"""
TOUCHING = """() => {
  const parts = [...document.querySelectorAll("header.site > :is(a, h1, nav)")];
  const boxes = parts.map((one) => one.getBoundingClientRect());
  return boxes.some((one, place) => boxes.slice(place + 1).some((other) =>
    one.left < other.right + 8 && other.left < one.right + 8 && one.top < other.bottom && other.top < one.bottom));
}"""
"""Whether two parts of the line above the page are on top of each other, or nearly."""


@pytest.fixture
def site(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """The site of a club; nobody and nothing is left in it.

    A browser is driven from within a loop, where Django wants to be allowed its database.
    """
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    with Serving() as serving:
        yield serving
    Gathering.objects.all().delete()
    Table.objects.all().delete()
    Person.objects.all().delete()


def come_as(context: BrowserContext, site: Serving, who: Person) -> None:
    """Whoever uses the browser from now on."""
    cookies = [
        {"name": name, "value": morsel.value, "url": site.address}
        for name, morsel in visitor(who).client.cookies.items()
    ]
    context.add_cookies(cookies)  # type: ignore[arg-type]


def waiting(host: Person, *known: Person, **form: str) -> str:
    """The address of a table that waits for players."""
    asked = {"whom": "anybody", "game": "tiny", "players": "3", **form}
    return f"/g/{gathering.gather(creating.read(registry.find('tiny'), asked, host.name, host, known), host).code}"


def test_everybody_can_use_the_pages_around_tables(context: BrowserContext, site: Serving, page: Page) -> None:
    anna, bruno = account("Anna"), person("Bruno")
    live = shared(anna, bruno, game="troyes", base=900, increment=10)
    slow = shared(anna, bruno, game="notre-dame", bank=72, gain=24, cap=168)
    secret = shared(anna, bruno, visibility="password", password="rose")
    over = game_of(anna, bruno)
    open_to_all = waiting(bruno, anna, **{"kind-1": f"person:{anna.pk}"})
    locked = waiting(bruno, visibility="password", password="rose")
    mail = Channel.objects.create(person=anna, kind="mail")
    Channel.objects.create(
        person=anna,
        kind="json",
        address={"url": "https://example.org/"},
        last_error={"key": "no-host", "args": {"host": "example.org"}},
    )
    look(page, "/", "/tables", locked, f"/tables/{secret.pk}/watch", "/tables/mine", "/offline")
    look(page, f"/notices/off/{signing.dumps(mail.pk, salt=SALT)}", admins.link(admins.appointed("olga@club.example")))
    come_as(context, site, anna)
    look(page, "/", "/tables", "/tables?new=troyes", open_to_all, locked, "/tables/mine", "/notices", "/vacation")
    look(page, *(f"/tables/{live.pk}/{name}" for name in ("take-back", "leave", "chat", "replay", "log")))
    look(page, f"/tables/{live.pk}", f"/tables/{slow.pk}", f"/tables/{slow.pk}/plan", f"/tables/{over.pk}/result")
    page.goto("/tables")
    page.locator("form.create details").evaluate_all("parts => parts.forEach(part => { part.open = true; })")
    check_for_everybody(page, "lobby-unfolded")
    page.goto(f"/tables/{live.pk}")
    page.locator("#help > summary").click()
    check_for_everybody(page, "help")


def test_everybody_sees_who_is_a_program(context: BrowserContext, site: Serving, page: Page) -> None:
    anna, robur = account("Anna"), account("Robur")
    live, ended = (opened(anna, robur, game="troyes") for opened in (shared, game_of))
    come_as(context, site, anna)
    look(page, "/settings/tokens")
    programs.mark(robur)
    robur.refresh_from_db()
    rated = waiting(robur, rated="yes")
    look(page, "/tables", rated, f"/people/{robur.pk}", f"/people/{anna.pk}", f"/tables/{ended.pk}/result")
    page.goto(f"/tables/{live.pk}")
    expect(page.locator("#seat-1").get_by_role("img", name=text("seat-program"))).to_be_visible()
    look(page, f"/tables/{live.pk}", "/tables?new=troyes")
    come_as(context, site, robur)
    look(page, "/settings/tokens", "/settings")


def test_no_script_ends_where_a_browser_stores_nothing(context: BrowserContext, site: Serving, page: Page) -> None:
    anna, bruno = account("Anna"), person("Bruno")
    at, ended, waits = shared(anna, bruno, game="troyes", base=900, increment=10), game_of(anna, bruno), waiting(bruno)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
    context.add_init_script(STORES_NOTHING)
    addresses = ["/", "/sign-in", waits, f"/tables/{ended.pk}/replay", f"/tables/{ended.pk}/result"]
    for address in addresses:
        page.goto(address)
    come_as(context, site, anna)
    own = ["/tables", "/notices", "/settings/passkeys", *(f"/tables/{at.pk}{more}" for more in ("", "/chat", "/log"))]
    for address in [*addresses, *own]:
        page.goto(address)
        page.wait_for_load_state("load")
    assert complaints == []


def test_nothing_is_squeezed_on_a_phone_or_torn_apart_on_a_desk(
    context: BrowserContext, site: Serving, page: Page
) -> None:
    anna, bruno = account("Anna"), person("Bruno")
    at = shared(anna, bruno)
    come_as(context, site, anna)
    page.goto(f"/tables/{at.pk}/log")
    left = [page.locator(part).first.evaluate(LEFT) for part in ("main h1", "main .log")]
    assert left[0] == left[1]
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/tables")
    play = page.locator(".your-table .button")
    assert play.evaluate("button => button.getBoundingClientRect().height") < 60
    page.goto(f"/tables/{at.pk}/replay")
    back = page.get_by_role("link", name=text("table-back"))
    expect(back).to_be_visible()
    assert not page.evaluate(TOUCHING)


@pytest.mark.parametrize("game", [pytest.param("notre-dame", marks=pytest.mark.soak), "troyes"])
def test_the_head_of_a_replay_has_room_for_all_that_stands_in_it(
    context: BrowserContext, site: Serving, page: Page, game: str
) -> None:
    anna, bruno = account("Anna"), person("Bruno")
    at = shared(anna, bruno, game=game)
    come_as(context, site, anna)
    page.goto(f"/tables/{at.pk}/replay")
    back = page.get_by_role("link", name=text("table-back"))
    page.locator("h1").evaluate("title => { title.textContent = title.textContent.replace(/[0-9]+$/, 12345); }")
    for width in (1280, 1024):
        page.set_viewport_size({"width": width, "height": 800})
        expect(back).to_be_visible()
        assert page.locator(".round").evaluate(LEFT) - page.locator("h1").evaluate(RIGHT) >= 8
        assert back.evaluate(LEFT) - page.locator(".round").evaluate(RIGHT) >= 8
    page.set_viewport_size({"width": 360, "height": 740})
    expect(back).to_be_visible()
    assert back.evaluate(LEFT) - page.locator(".round").evaluate(RIGHT) >= 8


def test_whoever_looks_at_the_result_hears_that_the_others_want_to_play_again(
    browser: Browser, context: BrowserContext, site: Serving, page: Page
) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    at = over(anna, bruno)
    come_as(context, site, anna)
    with closing(browser.new_context(base_url=site.address)) as far_away:
        come_as(far_away, site, bruno)
        other = far_away.new_page()
        for one in (page, other):
            one.goto(f"/tables/{at.pk}/result")
        page.get_by_role("button", name="Play again").click()
        expect(page.locator("#link-heading")).to_contain_text(text("gathering-invited-heading"))
        page.set_viewport_size({"width": 360, "height": 740})
        assert page.locator("[data-copy]").evaluate(LINES) == 1
        expect(other.locator("#again")).to_contain_text("Anna wants to play again.")
        page.goto(f"/tables/{at.pk}/result")
        expect(page.locator("#again")).to_contain_text(text("rematch-waits"))
        check_for_everybody(page, "again")
        other.get_by_role("button", name="Play again").click()
        expect(page.get_by_role("link", name=text("rematch-begun"))).to_be_visible()
