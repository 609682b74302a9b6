"""What stands around the board of Troyes on a desk: tips, pop-ups, lists, and the panel while one looks back."""

from itertools import chain

import pytest
from playwright.sync_api import Page, expect

from parvis.web.pages.jinja import DECISION_KEYS
from parvis.web.tables.table_game import TableGame
from tests.web.boards.test_troyes_browser import FRAMES
from tests.web.legibility import DRAWN, IN_PANEL, in_turns, misfits, some
from tests.web.positions import lay, played, spoken
from tests.web.running import Site
from tests.web.troyes_positions import (
    DESKS,
    LOW,
    SLIGHT,
    actions,
    answering,
    asked_after,
    asked_for,
    busily,
    chosen,
    is_about_dice,
    is_loss,
    lay_dice,
    many_actions,
    positions,
)  # fmt: skip

pytestmark = pytest.mark.browser


def test_what_a_card_does_is_at_hand_by_mouse_finger_and_key_in_a_slender_window(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": DESKS[0][0], "height": DESKS[0][1]})
    page.goto(lay(site, actions(4)))
    card = page.locator(".activity.can").first
    rule, code = card.locator(".rule"), card.locator(".target").get_attribute("value")
    expect(rule).to_be_hidden()
    card.locator(".target").hover()
    expect(rule).to_be_visible()
    page.mouse.move(0, 0)
    expect(rule).to_be_hidden()
    listed = page.locator(f'#decisions [value="{code}"]')
    listed.focus()
    told = listed.locator(".whole").bounding_box()
    assert told
    assert told["width"] > 100
    assert (rule.inner_text().split(".")[0] or "?") in listed.locator(".whole").inner_text()


def test_the_tooltip_of_a_card_that_has_been_clicked_comes_back_only_to_a_pointer_that_has_left(
    page: Page, site: Site
) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto(lay(site, actions(4)))
    card = page.locator(".activity.can").first
    name = card.get_attribute("id")
    card.locator(".target").hover()
    expect(card.locator(".rule")).to_be_visible()
    card.locator(".target").click()
    page.locator(f"#{name}.chosen").wait_for()
    page.wait_for_timeout(600)
    expect(page.locator(f"#{name} .rule")).to_be_hidden()
    page.keyboard.press("u")
    expect(page.locator(f"#{name}.chosen")).to_have_count(0)
    page.wait_for_timeout(600)
    expect(page.locator(f"#{name} .rule")).to_be_hidden()  # whatever is asked then
    page.mouse.move(0, 0)
    page.locator(f"#{name} .target").hover()
    expect(page.locator(f"#{name} .rule")).to_be_visible()


def test_the_help_shows_the_keys(page: Page, site: Site) -> None:
    page.goto(lay(site, actions(4)))
    page.locator("#help > summary").click()
    for key in page.locator(".help-text .keys kbd").all():
        expect(key).to_be_visible()


def test_all_families_are_in_the_window_whatever_is_asked(page: Page, site: Site) -> None:
    for kind in ("settle", "pass"):
        playing = next(one for one in positions(4) if any(words.startswith(kind) for words in spoken(one, 0)))
        page.goto(lay(site, playing))
        for width, height in DESKS:
            page.set_viewport_size({"width": width, "height": height})
            bottom = page.locator("#seats li").last.evaluate("one => one.getBoundingClientRect().bottom")
            assert bottom <= height, f"{kind} {width} x {height}"


def test_what_an_event_took_from_oneself_stands_where_one_decides(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_after(is_loss)))
    for width, height in LOW, (1280, 720), (360, 740), (1920, 1080):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#own-losses > :first-child")).to_be_in_viewport(ratio=0.9)


def test_answers_to_others_are_in_sight_below_what_a_round_brought_and_own_losses(page: Page, site: Site) -> None:
    page.goto(lay(site, answering()))
    page.locator(".recall").last.evaluate("link => link.click()")
    page.locator(".brought > summary").click()
    expect(page.locator("#own-losses")).to_be_visible()
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert misfits(page, f"{FRAMES}, .asking, #decisions button", ".asking, #seats li") == [], f"{width} x {height}"


OUT_OF_SIGHT = """() => {
  const bad = [], box = one => one.getBoundingClientRect();
  const top = box(document.querySelector("header.site")).bottom;
  const decisions = box(document.querySelector("#asking")).left;
  const look = (told, called, edge) => {
    const { left, right, top: above, bottom, width } = box(told);
    const is_in = left >= 0 && right <= edge + 1 && above >= top - 1 && bottom <= innerHeight + 1;
    if (!width || !is_in) bad.push(`${called}: ${[left, right, above, bottom].map(Math.round)}`);
  };
  for (const rule of document.querySelectorAll(".rule")) {
    rule.style.display = "block";
    look(rule, rule.id, decisions);
    rule.style.display = "";
  }
  for (const opened of document.querySelectorAll("#to-come, #help")) {
    opened.open = true;
    look(opened.lastElementChild, opened.id, innerWidth);
    opened.open = false;
  }
  for (const short of document.querySelectorAll("#decisions .list:not(.roomy) .short")) {
    short.focus();
    look(short.querySelector(".whole"), short.id, innerWidth);
  }
  return bad;
}"""
"""Tips and pop-ups that run out of the window or behind its head, and rules that cover the decisions."""


@pytest.mark.parametrize("kind", ["settle", pytest.param("pass", marks=pytest.mark.soak)])
def test_tips_and_pop_ups_stay_in_the_window_and_off_the_decisions(kind: str, page: Page, site: Site) -> None:
    for turn, players in enumerate((3, 4)):
        playing = next(one for one in positions(players) if any(words.startswith(kind) for words in spoken(one, 0)))
        page.goto(lay(site, playing))
        for width, height in in_turns(turn, DESKS):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUT_OF_SIGHT) == [], f"{players} players, {width} x {height}"


LONGEST_RULES = """() => {
  const told = [...document.querySelectorAll(".activity .rule p")].map(one => one.innerHTML);
  const longest = told.reduce((one, other) => other.length > one.length ? other : one);
  for (const rule of document.querySelectorAll(".activity:not(.face-down) .rule")) rule.innerHTML = `<p>${longest}</p>`;
}"""
"""Every activity card has the longest rule of all that are told."""


def test_the_longest_rule_of_a_card_stays_in_a_low_window_wherever_the_card_lies(page: Page, site: Site) -> None:
    page.goto(lay(site, actions(4)))
    page.evaluate(LONGEST_RULES)
    for width, height in ((1024, 600), (1366, 600), LOW):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUT_OF_SIGHT) == [], f"{width} x {height}"


def test_escape_closes_the_list_of_possible_events(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(lay(site, actions(4)))
    page.locator("#to-come summary").click()
    expect(page.locator("#to-come .popup")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#to-come .popup")).to_be_hidden()


LONGER = """count => {
  const told = document.querySelector("#told");
  for (let line = 0; line < count; line += 1) told.append(told.querySelector("p").cloneNode(true));
}"""
"""A step tells more lines."""
WAYS = """() => [...document.querySelectorAll("#asking .actions a")].map(way => {
  const { left, top } = way.getBoundingClientRect();
  return [way.id, left, top];
})"""
"""Where the buttons stand while one looks back."""
BROKEN = """() => [...document.querySelectorAll("#asking .actions > *")].flatMap(way => {
  const range = new Range(), text = way.firstChild;
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
"""Words on these buttons that are broken over two lines."""


def test_the_ways_on_stay_where_they_are_however_much_a_step_tells(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(lay(site, next(one for one in positions(3) if one.state.round > 0 and is_about_dice(one))))
    page.goto((page.locator("#again").get_attribute("href") or "").removesuffix("?auto=1"))
    before = page.evaluate(WAYS)
    assert page.evaluate(BROKEN) == []
    assert len({(left, top) for _, left, top in before}) == len(before)
    for more in (0, 5, 20):
        page.evaluate(LONGER, more)
        assert page.evaluate(IN_PANEL) == [], f"{more} lines more"
        assert page.evaluate(WAYS) == before
    page.locator("#look-next").click()
    page.locator("#look-previous").wait_for()
    assert [way for way in page.evaluate(WAYS) if way in before]


def test_what_a_replay_shows_of_black_dice_stays_in_its_panel(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(f"{lay(site, next(one for one in positions(3) if sum(one.state.black) > 3))}/replay")
    expect(page.locator("#tray .die.black").first).to_be_visible()
    page.locator("#tray").evaluate("tray => tray.append(tray.querySelector('#sum').cloneNode(true))")
    assert page.evaluate(IN_PANEL) == []


def test_the_panel_of_a_finished_game_s_replay_holds_all_of_it(page: Page, site: Site) -> None:
    *_, over = positions(4)
    address = f"{lay(site, over)}/replay"
    for width, height in some(DESKS, 3):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{address}?move=30")
        expect(page.locator("#branch summary")).to_be_visible()
        assert page.evaluate(IN_PANEL) == [], f"{width} x {height}"
        assert page.evaluate(UNDER_PANEL) == [], f"{width} x {height}"


UNDER_PANEL = """() => {
  const end = document.querySelector("#asking").getBoundingClientRect().bottom;
  return [...document.querySelectorAll("#seats > ul > li")].filter(one => one.getBoundingClientRect().top < end)
  .map(one => one.id);
}"""
"""Players whom the panel covers."""


@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.soak) for few in (2, 3)), 4])
def test_what_is_put_together_covers_no_player(players: int, page: Page, site: Site) -> None:
    addresses = [*some([lay(site, playing) for playing in chosen(players)])]
    addresses += [lay(site, many_actions())] if players == 4 else []
    addresses.append(lay(site, lay_dice(next(one for one in positions(players) if is_about_dice(one)), 12, neutral=4)))
    for turn, address in enumerate(addresses):
        page.goto(address)
        for width, height in in_turns(turn, DESKS):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(UNDER_PANEL) == [], f"{page.url} {width} x {height}"


def test_keys_go_by_the_order_in_which_decisions_stand_in_the_list(page: Page, site: Site) -> None:
    page.goto(lay(site, next(one for one in positions(2) if {"die", "reroll"} <= kinds(one))))
    keys = [key.inner_text() for key in page.locator("#decisions .list kbd").all()]
    assert keys == [*DECISION_KEYS[: len(keys)]]
    assert page.locator("#decisions .list .short").first.locator(".die").count() == 1


def kinds(playing: TableGame) -> set[str]:
    """Kinds of decisions that are open to the first seat."""
    return {words.split()[0] for words in spoken(playing, 0)}


DONE = f'<div id="just-done" class="just-done"><span class="last-told">{"Anna buys one die. " * 6}</span></div>'
"""What stands there while bots act."""


def test_what_a_bot_did_is_told_in_whole_where_there_is_room(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(lay(site, actions(3)))
    page.locator("#question").evaluate("(one, told) => one.insertAdjacentHTML('afterbegin', told)", DONE)
    told = page.locator("#just-done .last-told")
    assert told.evaluate("one => one.scrollHeight - one.clientHeight") < SLIGHT


LEFT_OUT = """<div class="just-done briefly"><span class="last-told">
<span class="left-out">…</span> <span>Anna buys one die.</span> <span class="left-out">…</span></span></div>"""


def test_the_line_of_what_others_did_has_words_alone_on_a_phone(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(lay(site, actions(3)))
    page.locator("#question").evaluate("(one, told) => one.insertAdjacentHTML('afterbegin', told)", LEFT_OUT)
    line = page.locator("#question > .just-done").first
    expect(line.get_by_text("Anna buys one die.")).to_be_visible()
    for sign in line.locator(".left-out").all():
        expect(sign).to_be_hidden()


@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.soak) for few in (2, 3)), 4])
def test_the_first_list_of_actions_is_in_sight_as_a_whole_with_passing(players: int, page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(lay(site, actions(players)))
    assert page.locator("#decisions .short").count() > 6
    check_all_is_in_sight(page)


def test_many_actions_are_in_sight_as_a_whole_with_passing(page: Page, site: Site) -> None:
    page.goto(lay(site, many_actions()))
    for width, height in DESKS[DESKS.index(LOW) :]:
        page.set_viewport_size({"width": width, "height": height})
        check_all_is_in_sight(page)


@pytest.mark.parametrize(("window", "most"), [((1366, 600), 1), ((1024, 600), 4)])
def test_few_of_many_actions_lie_below_the_fold_in_a_lower_window(
    window: tuple[int, int], most: int, page: Page, site: Site
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(lay(site, many_actions()))
    assert int(page.locator("#decisions .list").get_attribute("data-below") or 0) <= most
    expect(page.locator("#decisions .endings button")).to_be_in_viewport(ratio=1)


def check_all_is_in_sight(page: Page) -> None:
    """Nothing of what is asked lies below a fold."""
    expect(page.locator("#decisions .list[data-below]")).to_have_count(0)
    expect(page.locator("#decisions .endings button")).to_be_in_viewport(ratio=1)
    assert page.evaluate(IN_PANEL) == []


def test_what_a_guard_can_pay_for_needs_no_scrolling(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(lay(site, asked_for("pay")))
    assert page.locator("#tray").evaluate("one => one.scrollHeight - one.clientHeight") <= 0


def test_what_carries_out_a_group_with_a_new_tradesman_lies_above_the_ways_back(page: Page, site: Site) -> None:
    courses = chain.from_iterable(played("human" + " bot:random" * 3, "troyes", busily, {}, seed) for seed in range(9))
    gathering = (one for one in courses if 0 in one.movers and "done" in spoken(one, 0))
    page.goto(lay(site, next(one for one in gathering if one.game.view(one.state, 0)["group"]["new_tradesman"])))
    for width, height in ((1280, 900), (1536, 960), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        done, back = page.locator("#decisions .primary").bounding_box(), page.locator("#way-back").bounding_box()
        assert done
        assert back
        assert done["y"] + done["height"] <= back["y"] + 1, f"{width} x {height}"
        assert page.locator("#tray").evaluate("one => one.scrollHeight - one.clientHeight") <= 3, f"{width} x {height}"
