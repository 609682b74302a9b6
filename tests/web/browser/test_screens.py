"""Every screen in a real browser: for everybody's eyes and hands, light over the wire, quick, and standing still."""

from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from parvis.engine.samples import SOAK
from parvis.web.texts import text
from tests.web.legibility import violations
from tests.web.positions import anything, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import ALL_MODULES, NARROW, SHOTS, WIDE, Scheme, Sitter, open_table, press, sit_down_at, start

pytestmark = pytest.mark.browser
SMALLEST, BIG = (360, 740), (1920, 1080)
VIEWS: tuple[tuple[tuple[int, int], Scheme], ...] = (
    (WIDE, "light"),
    (NARROW, "dark"),
    (WIDE, "dark"),
    (SMALLEST, "light"),
)
BETWEEN = ((1024, 768), (1280, 720))
"""Slender and low windows, where a whole board has to fit as well."""
FIRST_LOAD, STEP = 250_000, 60_000  # bytes over the wire
GAMES: list[tuple[str, dict[str, str | bool]]] = [("notre-dame", {}), ("troyes", {}), ("troyes", ALL_MODULES)]
NAMES_OF_GAMES = ("notre-dame", "troyes", "troyes-all-modules")
THOUGHT = 1000  # milliseconds that a person thinks at least
WATCH = """
window.seen = { paint: 0, shifts: [] };
const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note))
  .observe({ type, buffered: true });
watch("largest-contentful-paint", entry => { seen.paint = entry.startTime; });
watch("layout-shift", entry => {
  const moved = entry.sources.map(source => source.node?.id || source.node?.className || source.node?.nodeName).join();
  if (!entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value, moved]);
});
"""


def layout_shift(shifts: list[tuple[float, float, str]]) -> float:
    """The cumulative layout shift: the most of any burst of at most 5 seconds without a pause of a second."""
    most = burst = 0.0
    began = last = float("-inf")
    for time, value, _ in shifts:
        if time - last > 1000 or time - began > 5000:
            burst, began = 0.0, time
        burst, last = burst + value, time
        most = max(most, burst)
    return most


def check_for_everybody(page: Page, name: str) -> None:
    """No violation that axe knows, wide by day or narrow by night, in a soak all of it; nothing to scroll sideways."""
    found: list[str] = []
    for_axe = VIEWS if SOAK else (VIEWS[crc32(name.encode()) % 2],)  # axe takes its time
    for (width, height), scheme in VIEWS if SOAK else dict.fromkeys((VIEWS[0], *for_axe, VIEWS[-1])):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        bad = violations(page) if ((width, height), scheme) in for_axe else []
        found += [f"{name} {width} {scheme}: {one}" for one in bad]
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found.append(f"{name} is {wide} wide in a window of {width}")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.emulate_media(color_scheme="light")
    assert found == [], "\n".join(found)


def beside_bots(page: Page, site: Site) -> Sitter:
    """Somebody in the second round of Notre Dame, to whom bots have shown something since their last step."""
    course = played("human bot:random bot:random bot:random", "notre-dame", anything, {}, 1)
    hand = (one for one in course if one.state.round > 0 and 0 in one.movers and spoken(one, 0)[0].startswith("play"))
    sitter = sit_down_at(page, lay(site, next(hand)))
    expect(page.locator("#again")).to_be_visible()
    return sitter


@pytest.mark.slow
def test_everybody_can_use_the_screens_of_a_game(page: Page, site: Site) -> None:
    check_for_everybody(page, "home-empty")
    page.goto("/explorer/notre-dame")
    check_for_everybody(page, "explorer")
    page.goto("/tables/new?game=notre-dame")
    check_for_everybody(page, "new")
    page.goto("/")
    start(page, "notre-dame")
    check_for_everybody(page, "draft")
    sitter = beside_bots(page, site)
    check_for_everybody(page, "play")
    page.locator("#again").click()
    page.locator("#look-stop, #look-end").first.wait_for()
    sitter.shoot("look-back")
    check_for_everybody(page, "look-back")
    page.goto("/")
    check_for_everybody(page, "home")
    page.goto("/tables/1/delete")
    check_for_everybody(page, "delete")
    page.goto("/tables/99")
    check_for_everybody(page, "error")


def test_everybody_can_use_curtains_and_results(page: Page) -> None:
    sitter = open_table(page, "tiny", "human", "human")
    check_for_everybody(page, "curtain")
    sitter.decide()
    check_for_everybody(page, "curtain-change")
    sitter.play()
    check_for_everybody(page, "result")


def watched(context: BrowserContext, weights: list[int]) -> Page:
    """A new page that keeps nothing and notes what it shows when; the bytes of every answer go into `weights`."""
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: weights.append(int(event["encodedDataLength"])))
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    return page


def test_the_first_page_is_light_and_stands_still(context: BrowserContext, page: Page) -> None:
    weights: list[int] = []
    fresh = watched(context, weights)
    fresh.goto("/", wait_until="networkidle")
    seen: dict[str, Any] = fresh.evaluate("seen")
    shown = fresh.locator(".game img").evaluate_all("images => images.map(image => image.naturalWidth)")
    assert shown == [800, 800]
    assert sum(weights) <= FIRST_LOAD
    assert layout_shift(seen["shifts"]) < 0.05


@pytest.mark.alone
@pytest.mark.parametrize(
    ("game", "options"), [GAMES[0], pytest.param(*GAMES[1], marks=pytest.mark.soak), GAMES[2]], ids=NAMES_OF_GAMES
)
def test_a_table_is_light_and_stands_still(
    game: str, options: dict[str, str | bool], context: BrowserContext, page: Page
) -> None:
    open_table(page, game, "human", *["bot:random"] * 3, options=options)
    weights: list[int] = []
    fresh = watched(context, weights)
    fresh.goto(page.url, wait_until="networkidle")
    seen: dict[str, Any] = fresh.evaluate("seen")
    print(f"first load {sum(weights)} bytes, layout shift {layout_shift(seen['shifts']):.4f}")
    assert sum(weights) <= FIRST_LOAD
    assert layout_shift(seen["shifts"]) < 0.05
    sitter = Sitter(fresh)
    steps: list[int] = []
    for _ in range(12 if SOAK else 6):
        weights.clear()
        sitter.decide()
        steps.append(max(weights, default=0))
        fresh.wait_for_timeout(THOUGHT)
    shifts = fresh.evaluate("seen.shifts")
    print(f"steps of {min(steps)} to {max(steps)} bytes; layout shift {layout_shift(shifts):.4f}")
    assert 0 < max(steps) <= STEP
    assert layout_shift(shifts) < 0.05
    moved = {name for _, _, names in shifts for name in names.split(",")}
    assert not moved & {"board", "asking", "seats", "log"}, shifts


@pytest.mark.alone
@pytest.mark.soak
@pytest.mark.parametrize(("game", "options"), GAMES, ids=NAMES_OF_GAMES)
def test_what_is_largest_on_a_page_is_painted_within_a_second(
    game: str, options: dict[str, str | bool], context: BrowserContext, page: Page
) -> None:
    open_table(page, game, "human", *["bot:random"] * 3, options=options)
    for address in ("/", page.url):
        fresh = watched(context, [])
        fresh.goto(address, wait_until="networkidle")
        paint = fresh.evaluate("seen.paint")
        print(f"{address}: largest paint {paint:.0f} ms")
        assert 0 < paint <= 1000


def test_the_page_of_a_big_screen_does_not_scroll_and_a_phone_has_the_buttons_at_the_thumb(
    page: Page, site: Site
) -> None:
    beside_bots(page, site)
    page.set_viewport_size({"width": BIG[0], "height": BIG[1]})
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / "table-big.png")
    assert page.evaluate("document.documentElement.scrollHeight") <= BIG[1]
    assert page.evaluate("board.scrollHeight - board.clientHeight") <= 1
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    for place in (0, 600, 100_000):
        page.evaluate(f"scrollTo(0, {place})")
        expect(page.locator("#decisions button").first).to_be_in_viewport()
        assert page.evaluate("document.querySelector('#asking').getBoundingClientRect().bottom") <= SMALLEST[1] + 1


def test_a_turn_is_taken_back_with_keys_and_no_step_is_made_twice(page: Page, site: Site) -> None:
    sitter = open_table(page, "notre-dame", "human", *["bot:greedy"] * 3, begins="0")
    with page.expect_response("**/pace"):
        page.locator("#pace-choice").select_option("slow")
    page.locator("h1").first.click()
    while not page.locator("#undo-step").count():  # on the first own turn, before any bot's
        sitter.wait()
        press(page, "1")
    before = len(site.steps())
    page.keyboard.press("Backspace")
    expect(page.locator("#decide [name=revision]")).to_have_value("1")
    assert len(site.steps()) == before - 1
    expect(page.locator("#decisions")).to_be_focused()
    page.go_back()
    page.go_forward()
    page.reload()
    assert [number for number, _, _ in site.steps()] == list(range(before - 1))


def test_on_a_phone_a_line_above_the_question_tells_what_was_done_last(page: Page, site: Site) -> None:
    beside_bots(page, site)
    told = page.locator("#just-done")
    expect(told).to_be_hidden()
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    expect(told).to_be_in_viewport()


SINCE = """(steps, number) => steps.filter(({ id }) => Number(id.split("-")[1]) >= number)
  .flatMap((step) => [...step.children].map((line) => line.firstChild.textContent.trim()))"""
"""The lines of the log from a step on, without the ways to their rules."""


def test_what_happened_is_heard_and_a_line_of_the_log_marks_what_it_touched(page: Page, site: Site) -> None:
    sitter = beside_bots(page, site)
    expect(page.locator("#whose-turn[role=status]")).to_contain_text("Your turn")
    heard, number = page.locator("#heard[role=log] p"), sitter.number
    known = heard.count()
    sitter.decide()
    made = page.locator("#log-entries [id^=step-]").evaluate_all(SINCE, number)
    told = heard.all_text_contents()[known:]
    assert made
    assert (told[:-1], told[-1]) == (made, page.locator("#prompt").text_content())
    page.keyboard.press("r")
    assert heard.all_text_contents()[-3:] == [made[-1], *page.locator("#turn, #prompt").all_text_contents()]
    line = page.locator("#log .touching").last
    line.hover()
    assert page.locator(".touched").count() > 0
    page.locator("h1").first.hover()
    expect(page.locator(".touched")).to_have_count(0)
    line.focus()
    assert page.locator(".touched").count() > 0


def test_more_of_the_log_takes_the_place_of_the_families_until_less_is_wanted(page: Page, site: Site) -> None:
    sitter = beside_bots(page, site)
    more, families = page.get_by_role("checkbox", name=text("log-larger")), page.locator("#seats")
    entries = page.locator("#log-entries")
    height = "element => element.clientHeight"
    expect(families).to_be_visible()
    small = entries.evaluate(height)
    more.click()
    expect(families).to_be_hidden()
    assert entries.evaluate(height) > small + 200
    sitter.decide()
    expect(families).to_be_hidden()
    expect(more).to_be_checked()
    assert entries.evaluate("element => element.scrollTop") > -2, "its end, as it is laid from there"
    more.focus()
    page.keyboard.press("Space")
    expect(families).to_be_visible()
    assert entries.evaluate(height) == small


def test_the_keyboard_alone_plays_a_whole_game_with_curtains(page: Page) -> None:
    sitter = open_table(page, "tiny", "human", "human")
    for _ in range(60):
        if sitter.is_over:
            break
        curtain = page.locator("#curtain button")
        if curtain.count():
            heard = set(page.locator("#heard p").all_text_contents())
            assert heard <= set(page.locator("#log p").all_text_contents()), "no more than the next one may read"
            page.wait_for_timeout(150)  # as long as a person needs at least to find the key
            curtain.focus()
            page.keyboard.press("Enter")
            page.locator("#decisions").wait_for()
        before = f"{sitter.number} {sitter.seat}"
        page.keyboard.press("Tab")
        page.keyboard.press("Enter" if page.locator("#decisions button:focus").count() else "1")
        sitter.wait(before)
    expect(page.locator(".ranking")).to_be_visible()
