"""What pages say where readers stumbled: how a move is confirmed, why nothing can be undone, what covers no words."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import Page, Route, expect

from parvis.engine.samples import SOAK
from parvis.games.troyes.table.page.targets import place_of
from parvis.web.analysis.models import Hint
from parvis.web.models import Table
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.boards.test_notre_dame_browser import asked_for
from tests.web.devices import LAPTOP, LARGE, LOW, PHONE, REACH
from tests.web.legibility import DRAWN, SIDEWAYS
from tests.web.positions import at_data_of, lay, spoken
from tests.web.running import Site
from tests.web.sitting import open_table, press
from tests.web.troyes_positions import SMALL_PHONE, actions, many_actions, positions

pytestmark = pytest.mark.browser
ON_PHONE = {"width": PHONE[0], "height": PHONE[1]}


def careful(page: Page, site: Site) -> None:
    """Every move is confirmed."""
    page.context.add_cookies([{"name": "parvis-careful", "value": "yes", "url": site.address}])
    page.set_viewport_size(ON_PHONE)


def test_a_move_has_a_button_that_confirms_it_and_one_that_changes_it(page: Page, site: Site) -> None:
    careful(page, site)
    page.goto(lay(site, asked_for("drive", players=4)))
    steps = len(site.steps())
    stops = page.locator("#decisions .group button")
    stops.first.click()
    confirmed = page.locator(".to-confirm")
    expect(confirmed.get_by_text("Move to your own parvis")).to_be_visible()
    expect(page.locator("#proposal-back")).to_contain_text(text("proposal-back"))
    page.locator("#proposal-back").click()
    expect(confirmed).to_have_count(0)
    stops.nth(1).click()  # not the first: a click at once where the way back stood would be taken as its double click
    expect(confirmed.get_by_text("Move to your own gate")).to_be_visible()
    page.get_by_role("button", name=text("proposal-yes"), exact=True).click()
    expect(confirmed).to_have_count(0)
    assert len(site.steps()) > steps


FILLED = """() => {
  const decisive = document.querySelector("#proposal-yes");
  return [...document.querySelectorAll("#asking :is(button, .choice)")]
    .filter(one => getComputedStyle(one).backgroundColor === getComputedStyle(decisive).backgroundColor)
    .map(one => one.id);
}"""
"""Which buttons look like the one that confirms."""


@pytest.mark.parametrize("game", ["troyes", "notre-dame"])
def test_one_button_confirms_a_move_and_no_other_looks_like_it(game: str, page: Page, site: Site) -> None:
    careful(page, site)
    page.goto(lay(site, asked_for("drive", players=4) if game == "notre-dame" else actions(2)))
    page.locator("#decisions :is([value=pass], [value^=drive])").first.click()
    expect(page.locator("#proposal-yes")).to_be_visible()
    assert page.evaluate(FILLED) == ["proposal-yes"]


def test_enter_confirms_a_move_but_not_the_one_by_which_it_was_chosen(page: Page, site: Site) -> None:
    careful(page, site)
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    page.goto(lay(site, asked_for("drive", players=4)))
    steps, confirmed = len(site.steps()), page.locator(".to-confirm")
    page.locator("#decisions .group button").first.focus()
    for _ in range(3):
        page.keyboard.down("Enter")  # held down, it repeats itself
        expect(confirmed).to_be_visible()
        page.wait_for_timeout(200)
    page.keyboard.up("Enter")
    assert len(site.steps()) == steps
    page.keyboard.press("u")
    expect(confirmed).to_have_count(0)
    page.keyboard.press("2")
    expect(confirmed).to_be_visible()
    expect(page.locator("#proposal-yes kbd")).to_be_visible()
    page.keyboard.press("Enter")
    expect(confirmed).to_have_count(0)
    assert len(site.steps()) > steps


COVERED = """() => {
  const lies = document.querySelector("#hint-shown").getBoundingClientRect();
  return [...document.querySelectorAll("#decisions button")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.right > lies.left && box.left < lies.right && box.bottom > lies.top && box.top < lies.bottom;
  }).length;
}"""


@pytest.mark.parametrize("window", [ON_PHONE, {"width": 1366, "height": 650}], ids=["phone", "desk"])
def test_a_hint_is_one_press_away_and_covers_no_decision(window: Any, page: Page, site: Site) -> None:
    page.set_viewport_size(window)
    page.goto(lay(site, asked_for("drive", players=4)))
    with page.expect_response("**/hint"):
        page.get_by_role("button", name=text("hint"), exact=True).click()
    expect(page.locator("#hint[role=status]")).to_be_visible()
    assert page.evaluate(COVERED) == 0
    page.locator("#hint-shown .close").click()
    expect(page.locator("#hint")).to_be_hidden()


HINT_COVERS = """() => {
  const lies = document.querySelector("#hint-shown").getBoundingClientRect();
  const parts = {
    "what is asked": "#prompt, #tray, #decisions button, #way-back", "one's own": ".own, #seats li:has(.you)",
    board: innerWidth < 960 ? "" : ".rose-window, .person-card:not([data-why]), .city, .cathedral, .fields",
    "what it advises": ".hinted",
    "what has happened": innerWidth < 1200 ? "" : "#seats .last-turn:not(:empty)",
  };
  const isCovered = (one) => {
    const box = one.getBoundingClientRect(), across = Math.min(box.right, lies.right) - Math.max(box.left, lies.left);
    return across > 1 && Math.min(box.bottom, lies.bottom) - Math.max(box.top, lies.top) > 1;
  };
  const inWindow = lies.left >= 0 && lies.top >= 0 && lies.right <= innerWidth && lies.bottom <= innerHeight;
  const isHidden = (part) => part && [...document.querySelectorAll(part)].some(isCovered);
  if (!inWindow) return ["reaches out of the window"];
  return Object.entries(parts).filter(([, part]) => isHidden(part)).map(([name]) => name);
}"""
"""What the window of a hint covers of all that is needed to follow it; on a phone it may cover the board."""
NEAR = 1 / 6
"""Of the window's height: what is further away from the panel is far from its bulb."""
FROM_PANEL = """() => {
  const lies = document.querySelector("#hint-shown").getBoundingClientRect();
  const panel = document.querySelector("#asking").getBoundingClientRect();
  const between = (start, end, from, to) => Math.max(0, from - end, start - to);
  return Math.max(
    between(lies.left, lies.right, panel.left, panel.right), between(lies.top, lies.bottom, panel.top, panel.bottom));
}"""
"""How many pixels are between the window of a hint and the panel with its bulb."""


def never_found(page: Page) -> None:
    """A hint is asked for and not answered: what a test puts into its window stays there."""

    def wait(route: Route) -> None:
        route.continue_() if route.request.method == "POST" else route.fulfill(status=204)

    page.route("**/hint", wait)


def test_a_long_hint_has_room_and_its_way_out_stays_in_sight_in_a_low_window(page: Page, site: Site) -> None:
    never_found(page)
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto(lay(site, next(positions(3))))
    with page.expect_response("**/hint"):
        page.locator("#hint-opens").click()
    expect(page.locator("#hint[role=status]")).to_be_visible()
    page.locator("#hint").evaluate(LONG_HINT)
    shown = page.locator("#hint-shown")
    assert shown.evaluate("one => one.clientHeight") > 100  # the best decision
    assert page.evaluate(HINT_COVERS) == []
    shown.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert shown.evaluate("one => one.scrollTop") > 0
    page.locator("#hint-shown .close").click(timeout=2000)
    expect(shown).to_be_hidden()


BEST_AND_OTHERS = """hint => {
  const one = "<li><b>A decision, told in some words</b> <span>41.3 ± 0.8 points, 38% chance to win</span></li>";
  hint.innerHTML = `<ol>${one}</ol><details class="others"><summary>The next best</summary>${one.repeat(2)}</details>`;
  document.dispatchEvent(new Event("htmx:after:swap"));
}"""


@pytest.mark.parametrize(
    ("window", "unfolded"), [((1024, 600), True), (SMALL_PHONE, False), (LOW, True), (LARGE, True)]
)
def test_a_hint_without_room_for_all_shows_the_best_decision(
    window: tuple[int, int], unfolded: bool, page: Page, site: Site
) -> None:
    never_found(page)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(lay(site, asked_for("drive", players=4) if window == LARGE else actions(4)))
    with page.expect_response("**/hint"):
        page.locator("#hint-opens").click()
    expect(page.locator("#hint[role=status]")).to_be_visible()
    page.locator("#hint").evaluate(BEST_AND_OTHERS)
    shown, others = page.locator("#hint-shown"), page.locator("#hint .others")
    assert others.evaluate("one => one.open") is unfolded
    assert shown.evaluate("one => one.scrollHeight - one.clientHeight") == 0
    assert page.evaluate(HINT_COVERS) == []
    for line in page.locator("#seats li").filter(visible=True).all():
        assert line.evaluate(REACH), "what others have stays in sight"
    others.locator("summary").click()
    assert others.evaluate("one => one.open") is not unfolded


LONG_HINT = """hint => {
  hint.innerHTML = `<ol>${"<li><b>A decision</b> <span>Points</span></li>".repeat(18)}</ol>`;
}"""


HINTED: dict[str, Callable[[], TableGame]] = {
    "notre-dame": lambda: asked_for("drive", players=4),
    "troyes": lambda: actions(4),
    "late": many_actions,
}
WINDOWS = (PHONE, SMALL_PHONE, SIDEWAYS, (1024, 600), LOW, (1280, 720), LAPTOP, LARGE)
"""Where the window of a hint is looked at: outside a soak each with one of these positions, from the first on."""


@pytest.mark.parametrize("name", HINTED)
def test_the_window_of_a_hint_leaves_in_sight_what_one_needs_to_follow_it(name: str, page: Page, site: Site) -> None:
    never_found(page)
    page.goto(lay(site, HINTED[name]()))
    for width, height in WINDOWS if SOAK else WINDOWS[[*HINTED].index(name) :: len(HINTED)]:
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#hint-opens").click()
        hint = page.locator("#hint")
        expect(hint).to_be_visible()
        hint.evaluate(LONG_HINT)
        page.evaluate(DRAWN)
        assert page.evaluate(HINT_COVERS) == [], f"{width} x {height}"
        assert width < 960 or page.evaluate(FROM_PANEL) <= NEAR * height, f"{width} x {height}"
        page.keyboard.press("Escape") if width < 960 else page.mouse.click(width / 2, 4)
        expect(hint).to_be_hidden()


ON_BOARD = """() => [...document.querySelectorAll("#board button[name=decision]")]
  .filter(one => one.offsetWidth).map(one => one.value)"""
"""The codes of decisions that can be made on the board."""
ADVISE = """code => {
  document.querySelector("#hint").dataset.hinted = code;
  document.dispatchEvent(new Event("htmx:after:swap"));
}"""


@pytest.mark.parametrize("laid", [many_actions, lambda: asked_for("hire", players=4)], ids=["late actions", "persons"])
def test_the_window_of_a_hint_covers_nothing_that_it_advises_on_the_board(
    laid: Callable[[], TableGame], page: Page, site: Site
) -> None:
    never_found(page)
    page.goto(lay(site, laid()))
    for width, height in ((1024, 600), LOW, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#hint-opens").click()
        hint = page.locator("#hint")
        expect(hint).to_be_visible()
        hint.evaluate(LONG_HINT)
        for code in page.evaluate(ON_BOARD):
            page.evaluate(ADVISE, code)
            assert page.evaluate(HINT_COVERS) == [], f"{code}: {width} x {height}"
        page.mouse.click(width / 2, 4)
        expect(hint).to_be_hidden()


def test_what_a_hint_advises_is_marked_in_the_list_and_on_the_board(page: Page, site: Site) -> None:
    playing = actions(2)
    place = int(lay(site, playing).rsplit("/", 1)[-1])
    best = next(words for words in spoken(playing, 0) if place_of(words))
    content = [{"decision": best, "move": [best]}]
    with at_data_of(site):
        table = Table.objects.get(pk=place)
        Hint.objects.create(table=table, number=table.number, revision=table.revision, seat=0, content=content)
    page.goto(f"/tables/{place}")
    expect(page.locator(".hinted")).to_have_count(2)
    assert {one.get_attribute("value") for one in page.locator(".hinted").all()} == {quote_plus(best)}


def test_no_hint_is_asked_for_by_closing_its_window(page: Page, site: Site) -> None:
    """Each one is counted, and the result says how many there were."""
    page.goto(lay(site, actions(4)))
    with page.expect_response("**/hint"):
        page.get_by_role("button", name=text("hint"), exact=True).click()
    press(page, "1")  # which asks for dice: the hint for that has not been asked for
    expect(page.locator("#hint form")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/hint") else None)
    page.keyboard.press("Escape")
    expect(page.locator("#hint-shown")).to_be_hidden()
    page.evaluate(DRAWN)
    assert asked == []


EMPTY = """() => {
  const box = id => document.querySelector(id).getBoundingClientRect();
  return box(".to-confirm button").top - box("#proposal").bottom;
}"""


def test_between_the_question_and_what_is_to_be_confirmed_there_is_nothing(page: Page, site: Site) -> None:
    careful(page, site)
    page.goto(lay(site, actions(2)))
    page.locator("#decisions .endings button").first.click()
    expect(page.locator(".to-confirm")).to_be_visible()
    assert page.evaluate(EMPTY) < 30


def test_the_key_of_the_way_back_says_why_there_is_none(page: Page) -> None:
    open_table(page, "notre-dame", "human", "bot:random", begins="0")
    page.keyboard.press("u")
    expect(page.locator("#undo-why")).to_be_visible()
    expect(page.locator("#undo-why")).to_have_text(text("undo-nothing"))
    page.keyboard.press("Escape")
    expect(page.locator("#undo-why")).to_be_hidden()


def test_all_stops_of_one_market_away_stand_in_a_phones_list_at_once(page: Page, site: Site) -> None:
    page.set_viewport_size(ON_PHONE)
    page.goto(lay(site, asked_for("drive", players=5, least=6)))
    stops = page.locator("#decisions .group button")
    assert stops.count() == 6
    expect(page.locator("#decisions .list")).to_be_visible()
    expect(page.locator("#decisions .list")).not_to_have_attribute("data-below", re.compile("[1-9]"))


AT_STAKE = """told => {
  const prompt = document.querySelector("#question .prompt");
  prompt.insertAdjacentHTML("afterend", `<p class="at-stake" role="status">${told}</p>`);
}"""


def test_what_the_coach_says_pushes_no_card_below_the_fold(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("keep", players=5, least=3)))
    page.evaluate(
        AT_STAKE, "Markers are few: without one you can't use the action of a card. Keep some for later rounds."
    )
    for width, height in (LAPTOP, LOW):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        expect(page.locator("#decisions .list")).not_to_have_attribute("data-below", re.compile("[1-9]"))


WATCHED = """() => {
  window.seen = new Set();
  const look = () => {
    const panel = document.querySelector("#asking").getBoundingClientRect();
    for (const sign of document.querySelectorAll(".flying")) {
      const { left, right, top, bottom } = sign.getBoundingClientRect();
      const across = Math.min(right, panel.right) - Math.max(left, panel.left);
      const down = Math.min(bottom, panel.bottom) - Math.max(top, panel.top);
      window.seen.add(across > 8 && down > 8);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes of each sign of what another did, in each frame, whether it lies over what is asked."""


def let_signs_fly(page: Page, noted: str, decisions: int, rest: int) -> None:
    """Decide so many times beside two bots, while a script notes their signs; `rest`: milliseconds after each."""
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    sitter = open_table(page, "notre-dame", "human", "bot:random", "bot:random", begins="1")
    page.evaluate(noted)
    for _ in range(decisions):
        sitter.decide()
        page.wait_for_timeout(rest)


def test_no_sign_flies_over_what_is_asked(page: Page) -> None:
    let_signs_fly(page, WATCHED, decisions=8, rest=700)
    assert page.evaluate("[...window.seen]") == [False]


def test_whoever_listens_is_told_what_came_of_a_decision_and_the_next_question_and_again_by_a_key(page: Page) -> None:
    sitter = open_table(page, "notre-dame", "human", "bot:random", "bot:random", begins="0")
    heard, said = page.locator("#heard p"), lambda: page.locator("#heard p").all_text_contents()
    while len(said()) < 2 or page.locator("#turn").text_content() != text("turn-yours"):
        sitter.decide()
    assert said()[-1] == page.locator("#prompt").text_content()
    assert not any(line.endswith(text("rules-here")) for line in said()), "a line is read without the link beside it"
    count = heard.count()
    page.keyboard.press("r")
    expect(heard.last).to_have_text(page.locator("#prompt").text_content() or "")
    again = said()[count:]
    assert text("turn-yours") in again
    assert again[0] in said()[:count]


SIGNS_SEEN = """() => {
  window.flew = { signs: 0, size: 0, opacity: 0, lasted: 0 };
  let began = 0;
  const look = () => {
    const signs = document.querySelector("#table[data-asked]") ? [...document.querySelectorAll(".flying")] : [];
    began = signs.length ? began || performance.now() : 0;
    flew.signs = Math.max(flew.signs, signs.length);
    flew.lasted = Math.max(flew.lasted, began && performance.now() - began);
    flew.size = Math.max(flew.size, ...signs.map(sign => sign.getBoundingClientRect().width));
    flew.opacity = Math.max(flew.opacity, ...signs.map(sign => Number(getComputedStyle(sign).opacity)));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes how many signs fly while somebody is asked, for how many milliseconds without a break, and how they look."""


def test_what_others_did_at_once_hides_nothing_on_the_board(page: Page) -> None:
    let_signs_fly(page, SIGNS_SEEN, decisions=6, rest=1500)
    flew = page.evaluate("window.flew")
    assert flew["signs"] > 1
    assert flew["lasted"] < 1000
    assert flew["size"] <= 24
    assert flew["opacity"] < 0.7
