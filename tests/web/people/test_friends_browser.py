"""Friends, notes and shared results in a real browser: who is here shows by itself, and everybody can use the pages."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from parvis.web.chat import talk
from parvis.web.notes import keeping
from parvis.web.people import friends
from parvis.web.people.models import Person
from parvis.web.texts import text
from tests.web.club import shared
from tests.web.people.accounts import PASSWORD, account, game_of
from tests.web.people.serving import Serving
from tests.web.people.test_people_browser import fill, look, signed_in

pytestmark = pytest.mark.browser


@pytest.fixture
def site(nobody: None) -> Iterator[Serving]:
    """The site of a club, served by a thread."""
    with Serving() as serving:
        yield serving


@pytest.fixture
def context(browser: Browser, site: Serving) -> Iterator[BrowserContext]:
    """A browser of somebody new, at the site."""
    made = browser.new_context(base_url=site.address)
    yield made
    made.close()


def signed_in_page(context: BrowserContext, one: Person) -> Page:
    """A page of somebody who has signed in."""
    page = context.new_page()
    page.goto("/sign-in")
    fill(page, login=f"{one.name.lower()}@example.org", password=PASSWORD)
    signed_in(page, one.name)
    return page


def test_a_friend_who_comes_shows_and_everybody_can_use_the_page(
    browser: Browser, context: BrowserContext, site: Serving
) -> None:
    anna, bruno = account("Anna", PASSWORD), account("Bruno", PASSWORD)
    friends.follow(anna, bruno)
    friends.follow(bruno, anna)
    friends.follow(anna, account("Robot", bot=True))
    page = signed_in_page(context, anna)
    look(page, "/friends", f"/people/{bruno.pk}", "/settings")
    page.goto("/friends")
    expect(page.locator(".is-here")).to_have_count(0)
    other = browser.new_context(base_url=site.address)
    signed_in_page(other, bruno).goto("/tables")
    expect(page.locator(".is-here")).to_have_count(1, timeout=30_000)
    look(page, "/friends")
    other.close()
    page.goto("/friends")
    page.get_by_role("button", name=text("friends-invite-named", name="Bruno", game="Troyes")).click()
    expect(page.get_by_text(text("said-invited", name="Bruno"))).to_be_visible()


def test_everybody_can_use_notes_model_games_and_what_is_shared(context: BrowserContext, tmp_path: Path) -> None:
    anna = account("Anna", PASSWORD, is_staff=True)
    table = game_of(anna, account("Bruno"), game="troyes")
    keeping.write(anna, "A close game.", table=table)
    keeping.recommend(anna, table, "See the first two rounds.")
    keeping.mark(anna, table, 40, "Look here.", True)
    page, own = signed_in_page(context, anna), f"/tables/{table.pk}"
    look(page, f"{own}/note", "/model-games", "/me", f"{own}/result", f"{own}/embed/40", f"{own}/replay/40")
    page.locator("#bookmark summary").click()
    page.locator("#bookmark [name=words]").fill("Look again.")
    page.locator("#bookmark button").first.click()
    expect(page.locator(".comment")).to_contain_text("Look again.")
    page.goto(f"{own}/result")
    with page.expect_download() as kept:
        page.locator("#share-png").click()
    kept.value.save_as(tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes().startswith(b"\x89PNG")


def test_a_replay_plays_within_the_page_of_another_site(context: BrowserContext, site: Serving, tmp_path: Path) -> None:
    table = game_of(account("Anna"), account("Bruno"), game="troyes")
    frame = f'<iframe src="{site.address}/tables/{table.pk}/embed" width="800" height="600"></iframe>'
    (tmp_path / "index.html").write_text(frame)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=tmp_path)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        server.shutdown()
    within = page.frame_locator("iframe")
    before = within.locator("#turn").inner_text()
    within.locator("#replay-next").click()
    expect(within.locator("#turn")).not_to_have_text(before)
    assert all(one.url.startswith(f"{site.address}/tables/{table.pk}/embed") for one in page.frames[1:])


def test_what_is_said_at_a_table_shows_on_the_first_page(context: BrowserContext) -> None:
    anna, bruno = account("Anna", PASSWORD), account("Bruno")
    table = shared(anna, bruno)
    page = signed_in_page(context, anna)
    page.goto("/")
    expect(page.locator(".said-new")).to_have_count(0)
    talk.say(table.pk, bruno, "players", "hello")
    expect(page.locator(".said-new").first).to_be_attached(timeout=30_000)
    assert page.title().startswith("(1) ")
    look(page, "/", "/tables")
