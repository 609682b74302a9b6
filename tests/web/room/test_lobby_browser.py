"""Two people with browsers of their own: a link is all that the second needs, and both play."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from parvis.engine import fair
from parvis.engine.fair import Fair
from parvis.web.texts import text
from tests.web.conftest import PATIENCE
from tests.web.legibility import violations
from tests.web.running import Site
from tests.web.sitting import NARROW, SCHEMES, WATCH_SWAPS, WIDE, press

pytestmark = pytest.mark.browser

HASH = re.compile("[0-9a-f]{64}")
RANDOM = re.compile("[0-9a-f]{32}")
"""What a browser adds to the dealing by itself."""
OUTSIDE = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && (box.right > innerWidth + 1 || box.left < -1) && !one.closest("h1");
}).map((one) => one.outerHTML.slice(0, 80))"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The site of a club on fresh data."""
    monkeypatch.setenv("PARVIS_MODE", "club")
    with Site(tmp_path) as running:
        yield running


@pytest.fixture
def friend(browser: Browser, site: Site) -> Iterator[Page]:
    """Somebody far away with a phone, who has never been here."""
    width, height = NARROW
    context: BrowserContext = browser.new_context(
        base_url=site.address, viewport={"width": width, "height": height}, has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH_SWAPS)
    yield context.new_page()
    context.close()


def look(page: Page) -> None:
    """Nothing sticks out, wide or narrow, and axe has nothing to say by day and by night."""
    size = page.viewport_size
    for width, height in (WIDE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE) == []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
    assert size
    page.set_viewport_size(size)


def added(tmp_path: Path) -> Fair:
    """What the chance of the only table follows from."""
    [database] = tmp_path.rglob("parvis.sqlite3")
    with closing(sqlite3.connect(database)) as kept:
        names = ("commitment", "secret", "numbers", "scheme", "hashes", "drawn")
        [row] = kept.execute(f"SELECT {', '.join(f'fair_{name}' for name in names)} FROM web_table").fetchall()
    told = dict(zip(names, row, strict=True))
    return fair.parse(told | {name: json.loads(told[name]) for name in ("numbers", "hashes")}, 2)


def add_a_word(page: Page, word: str) -> None:
    """Something is added by itself; a word takes its place, and stays in this browser."""
    page.locator(".adding summary").click()
    expect(page.locator("[name=added]")).to_have_value(HASH)
    drawn = page.locator("[name=added]").input_value()
    page.locator("[data-random] input").fill(word)
    expect(page.locator("[name=added]")).not_to_have_value(drawn)
    page.get_by_role("button", name="Add", exact=True).click()
    page.locator(".adding summary").click()
    expect(page.locator("[data-random] input")).to_have_value(word)


def check_shown(found: Fair, typed: str) -> None:
    """Check what is shown once both have shown their numbers; the first has typed something, the second nothing."""
    assert (found.withheld, found.changed, len(found.drawn)) == ([], None, 32)
    assert RANDOM.fullmatch(found.numbers[0].removeprefix(typed))
    assert found.numbers[0].startswith(typed)
    assert RANDOM.fullmatch(found.numbers[1])


def test_another_game_keeps_what_the_form_has_been_filled_in_with(page: Page) -> None:
    page.goto("/tables")
    page.locator(".create [name=name]").fill("Zoe")
    page.locator(".create [name=whom]").nth(1).check(force=True)
    page.locator(".create [name=players][value='5']").check(force=True)
    page.locator(".which a", has_text="Troyes").click()
    expect(page.locator(".which [aria-current]")).to_have_text("Troyes")
    expect(page.locator(".create [name=name]")).to_have_value("Zoe")
    expect(page.locator(".create [name=whom]").nth(1)).to_be_checked()
    expect(page.locator(".create [name=players]:checked")).to_have_value("4")  # it is for four at most
    page.reload()
    expect(page.locator(".create [name=name]")).to_have_value("")


def test_whoever_is_away_when_the_last_sits_down_is_bound_to_the_hash(page: Page, friend: Page, tmp_path: Path) -> None:
    page.locator("[name=name]").fill("Anna")
    page.locator("#game-notre-dame .friend").click()
    link = page.locator("#link").input_value()
    page.locator(".adding summary").click()
    expect(page.locator("[name=added]")).to_have_value(HASH)
    with page.expect_response("**/add"):  # what it adds by itself has arrived
        page.reload()
        page.locator(".adding summary").click()
        page.get_by_role("button", name="Add", exact=True).click()
    kept = page.locator("[name=added]").input_value()
    page.goto("about:blank")
    friend.goto(link)
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_text(text("gathering-beginning"))).to_be_visible()
    friend.wait_for_url("**/tables/*")
    found = added(tmp_path)
    assert (found.numbers[0], found.hashes[0], found.withheld, found.changed) == (kept, kept, [0], None)
    assert RANDOM.fullmatch(found.numbers[1])


def test_a_friend_comes_by_the_link_and_both_play(page: Page, friend: Page, tmp_path: Path) -> None:
    page.locator("[name=name]").fill("Anna")
    look(page)
    page.locator("#game-troyes .friend").click()
    link = page.locator("#link").input_value()
    look(page)
    add_a_word(page, "blue moon")
    look(page)
    friend.goto(link)
    friend.locator("[name=name]").fill("Bruno")
    look(friend)
    friend.get_by_role("button", name="Join").click()
    friend.wait_for_url("**/tables/*")
    page.wait_for_url("**/tables/*")
    assert page.url == friend.url
    players = {"Anna": page, "Bruno": friend}
    for at in players.values():
        expect(at.locator("#asking")).to_be_visible()
        for name in players:
            expect(at.locator("#help")).to_contain_text(re.compile(rf"{name} added a number .*{HASH.pattern}"))
    check_shown(added(tmp_path), "blue moon ")
    made: set[str] = set()
    while made != set(players):
        mover = wait_for_mover(players)
        at = players[mover]
        press(at, at.locator("#decisions button").first.get_attribute("data-key") or "")
        made.add(mover)
    page.goto("/tables")
    expect(page.locator(".yours")).to_contain_text("Bruno")
    title_follows(page, friend)
    look(page)


def title_follows(page: Page, friend: Page) -> None:
    """The title of the lobby tells in how many games it is one's turn, as soon as somebody has moved elsewhere."""
    is_asked = page.locator(".yours").get_attribute("data-count") == "1"
    expect(page).to_have_title("(1) Tables" if is_asked else "Tables")
    at = page.context.new_page() if is_asked else friend
    at.goto(friend.url)
    while at.locator("#decisions button").count():
        press(at, at.locator("#decisions button").first.get_attribute("data-key") or "")
    expect(page).to_have_title("Tables" if is_asked else "(1) Tables")


def wait_for_mover(players: dict[str, Page]) -> str:
    """Who is asked, as soon as somebody is."""
    for _ in range(PATIENCE // 50):
        for name, page in players.items():
            if page.locator("#decisions button").count():
                return name
        next(iter(players.values())).wait_for_timeout(50)
    raise AssertionError("nobody is asked")
