"""Pages in a real browser hear of steps, in however many tabs, and come right after the server was away."""

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from parvis.web.texts import text
from tests.web.running import Site
from tests.web.sitting import Sitter, at_once, open_table, press, start

pytestmark = pytest.mark.browser
ASK = "/news?"
LISTEN = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };
"""
"""Count the tones that a page plays."""
FRAMES = """count => new Promise((done) => {
  const next = () => (count-- ? requestAnimationFrame(next) : done());
  next();
})"""
"""Wait until a page has been drawn so many times."""
CHANGED = """value => document.querySelector("#table > [data-live]")?.dataset.value !== value"""
SHOWN = """value => document.querySelector("#table > [data-live]")?.dataset.value === value"""


def shown(page: Page) -> str:
    """The number of steps that a page shows, and of revisions."""
    return str(page.locator("#table > [data-live]").get_attribute("data-value"))


def test_eight_tabs_share_one_stream_and_none_waits_for_another(page: Page, context: BrowserContext) -> None:
    """A browser opens six connections to a site at most."""
    sitter = start(page, "notre-dame")
    others = [context.new_page() for _ in range(7)]
    for other in others:
        other.goto(page.url)
        Sitter(other).wait()
    for _ in range(2):
        sitter.decide()
    for other in others:
        other.wait_for_function(SHOWN, arg=shown(page))
        expect(other).to_have_title(page.title())
    others[0].close()
    Sitter(others[-1]).decide()
    page.wait_for_function(SHOWN, arg=shown(others[-1]))


def test_each_step_is_asked_for_once_and_not_by_the_page_that_made_it(page: Page, context: BrowserContext) -> None:
    sitter = open_table(page, "troyes", "human", "human")
    other = context.new_page()
    other.goto(page.url)
    asked: list[Page] = []
    for at in (page, other):
        at.on("request", lambda request, at=at: asked.append(at) if ASK in request.url else None)
    sitter.lift()
    sitter.wait()
    before = shown(page)
    page.keyboard.press("1")
    page.wait_for_function(CHANGED, arg=before)
    other.wait_for_function(SHOWN, arg=shown(page))
    assert asked == [other]


def test_a_page_that_gets_no_answer_does_not_ask_over_and_over(page: Page, context: BrowserContext) -> None:
    """As one that is being left: each request fails at once, and another one would, too."""
    sitter = start(page, "notre-dame")
    other = context.new_page()
    other.goto(page.url)
    failed: list[str] = []
    other.route(f"**{ASK}*", lambda route: (failed.append(route.request.url), route.abort()))
    with other.expect_event("requestfailed"):
        sitter.decide()
    asked = len(failed)
    other.evaluate(FRAMES, 60)
    assert len(failed) - asked <= 2
    other.unroute(f"**{ASK}*")
    other.evaluate("dispatchEvent(new Event('online'))")
    other.wait_for_function(SHOWN, arg=shown(page))


def test_a_page_older_than_what_its_browser_has_heard_asks_at_once(page: Page, context: BrowserContext) -> None:
    """Where another tab follows the table, this is told before htmx listens."""
    start(page, "notre-dame")
    other = context.new_page()
    stands = shown(page)

    def make_older(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(f'data-value="{stands}"', 'data-value="0.0"'))

    other.route(page.url, make_older)
    with other.expect_request(f"**{ASK}*"):
        other.goto(page.url)


def play_until_bots_are_to_move(sitter: Sitter) -> None:
    """Decide at a slow table until the page waits for bots."""
    with sitter.page.expect_response("**/pace"):
        sitter.page.locator("#pace-choice").select_option("slow")
    while not sitter.page.locator("#news").count():  # some decisions are answered with the next question
        press(sitter.page, "1")


def test_the_title_tells_whose_turn_it_is(page: Page) -> None:
    sitter = start(page, "notre-dame")
    expect(page).to_have_title("● Your turn — Notre Dame, table 1")
    play_until_bots_are_to_move(sitter)
    expect(page).to_have_title("Notre Dame, table 1")
    at_once(page)
    sitter.wait()
    expect(page).to_have_title("● Your turn — Notre Dame, table 1")


def test_open_pages_find_a_server_again_that_was_killed(page: Page, context: BrowserContext, site: Site) -> None:
    sitter = start(page, "notre-dame")
    other = context.new_page()
    other.goto(page.url)
    site.kill()
    expect(page.locator("#offline")).to_be_visible()
    expect(other.locator("#offline")).to_be_visible()
    site.start()
    expect(page.locator("#offline")).to_be_hidden()
    expect(other.locator("#offline")).to_be_hidden()
    sitter.decide()
    other.wait_for_function(SHOWN, arg=shown(page))


def test_what_a_proxy_answers_in_place_of_the_server_is_not_shown(page: Page, context: BrowserContext) -> None:
    sitter = start(page, "notre-dame")
    context.route(f"**{ASK}*", lambda route: route.fulfill(status=502, body=""))
    page.evaluate("document.querySelector('#table > [data-live]').dispatchEvent(new Event('ask'))")
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#decisions button").first).to_be_visible()
    context.unroute(f"**{ASK}*")
    expect(page.locator("#offline")).to_be_hidden()
    sitter.decide()


def test_a_page_without_shared_workers_has_its_own_stream(page: Page, context: BrowserContext) -> None:
    sitter = start(page, "notre-dame")
    other = context.new_page()
    other.add_init_script("delete window.SharedWorker")
    with other.expect_request("**/events?on=table-1"):
        other.goto(page.url)
    sitter.decide()
    other.wait_for_function(SHOWN, arg=shown(page))


def test_a_sound_tells_that_it_is_ones_turn_where_that_is_switched_on(page: Page, context: BrowserContext) -> None:
    context.add_init_script(LISTEN)
    sitter = start(page, "notre-dame")
    button = page.get_by_role("button", name=text("sound"))
    for is_on in (False, True):
        expect(button).to_have_attribute("aria-pressed", str(is_on).lower())
        play_until_bots_are_to_move(sitter)
        page.evaluate("heard = 0")
        at_once(page)
        sitter.wait()
        assert (page.evaluate("heard") > 0) == is_on
        if not is_on:
            button.click()
            assert page.evaluate("heard") > 0
            page.reload()
            sitter.wait()
