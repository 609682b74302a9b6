"""Games in a real browser, at the real site."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from parvis.web.texts import text
from tests.web.positions import just_before, lay
from tests.web.running import Site
from tests.web.sitting import Sitter, check_steps, open_table, press, sit_down_at, start

pytestmark = pytest.mark.browser
FOUR = "human bot:random bot:random bot:random"
LAST = 8
"""The last round of Notre Dame, counted from 0."""


@pytest.mark.slow
@pytest.mark.parametrize("last_round", [pytest.param(False, marks=pytest.mark.soak), True])
def test_one_person_and_three_bots_play_notre_dame_to_the_end(page: Page, site: Site, last_round: bool) -> None:
    Sitter(page).shoot("home-empty")
    if last_round:
        laid = just_before(lambda playing: playing.state.round == LAST, FOUR, "notre-dame")
        sitter = sit_down_at(page, lay(site, laid))
    else:
        sitter = start(page, "notre-dame")
    since = len(site.steps()) if last_round else 0
    sitter.shoot("table-first")
    sitter.play(9)
    sitter.shoot("table-later")
    sitter.play()
    expect(page.locator(".part-card")).to_contain_text("The game is over.")
    sitter.look_at_board()
    sitter.shoot("table-over")
    page.get_by_role("link", name=text("table-result")).click()
    expect(page.locator("h1")).to_contain_text("The game is over.")
    sitter.shoot("result")
    page.goto("/")
    sitter.shoot("home")
    check_steps(site, sitter, "notre-dame", 4, 1, since=since)


def test_three_people_play_the_plain_table_with_curtains(page: Page, site: Site) -> None:
    sitter = open_table(page, "tiny", "human", "human", "human")
    sitter.shoot("curtain")
    expect(page.locator("#curtain")).to_contain_text("I'm Anna")
    hands: set[str] = set()
    for seat in range(3):
        sitter.lift()
        assert sitter.seat == seat
        cards = set(page.locator("#decisions button span").all_inner_texts())
        assert len(cards) == 3
        assert not cards & hands
        hands |= cards
        page.reload()
        assert set(page.locator("#decisions button span").all_inner_texts()) == cards
        if seat == 0:
            sitter.shoot("table-plain")
        sitter.decide(1)
        if seat < 2:
            assert not any(card.removeprefix("lay ") in page.content() for card in hands)
            page.go_back()
            assert not any(card.removeprefix("lay ") in page.content() for card in hands)
            page.go_forward()
    sitter.play()
    expect(page.locator(".ranking")).to_be_visible()
    check_steps(site, sitter, "tiny", 3, 3)


def test_a_choice_is_changed_while_another_is_to_choose(page: Page, site: Site) -> None:
    sitter = open_table(page, "tiny", "human", "human")
    sitter.decide(0)
    sitter.shoot("curtain-change")
    page.get_by_role("button", name="Anna: change my choice").click()
    expect(page.locator(".chosen")).to_have_count(1)
    sitter.shoot("choice-change")
    sitter.decided.clear()
    sitter.decide(2)
    sitter.decide(0)
    check_steps(site, sitter, "tiny", 2, 2)


def test_a_double_click_and_a_reload_make_no_step_twice_and_lose_none(page: Page, site: Site) -> None:
    sitter = start(page, "notre-dame")
    for _ in range(6):
        before = f"{sitter.number} {sitter.seat}"
        button = page.locator("#decisions button").first
        sitter.note(button)
        with page.expect_response("**/decide"):
            button.dblclick()
        page.reload()
        sitter.wait(before)
        expect(page.locator("#notice")).to_have_count(0)
    check_steps(site, sitter, "notre-dame", 4, 1)


CLICKS = """() => {
  const button = document.body.appendChild(document.createElement("button"));
  let heard = 0;
  button.addEventListener("click", () => { heard += 1; });
  for (const [part, clientX] of [[button, 9], [button, 9], [document.body, 99], [button, 9]]) {
    part.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX }));
  }
  return heard;
}"""
"""A button is clicked twice at once, and a third time after a click elsewhere: how often it hears that."""


def test_only_the_second_of_two_clicks_at_one_place_is_left_out(page: Page) -> None:
    assert page.evaluate(CLICKS) == 2


def test_a_page_stays_in_use_while_the_server_is_killed_and_started_again(page: Page, site: Site) -> None:
    sitter = start(page, "notre-dame")
    for _ in range(2):
        sitter.decide()
        before = f"{sitter.number} {sitter.seat}"
        site.kill()
        sitter.click(page.locator("#decisions button").first)
        expect(page.locator("#offline")).to_be_visible()
        site.start()
        button = page.locator("#decisions button").first
        sitter.note(button)
        with page.expect_response("**/decide"):
            sitter.click(button)
        site.kill()
        site.start()
        sitter.wait(before)
        expect(page.locator("#offline")).to_be_hidden()
    check_steps(site, sitter, "notre-dame", 4, 1)


def test_an_answer_that_is_lost_on_its_way_is_asked_for_again(page: Page, site: Site) -> None:
    sitter = start(page, "notre-dame")

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/decide", lose, times=1)
    sitter.decide()
    expect(page.locator("#offline")).to_be_hidden()
    sitter.decide()
    check_steps(site, sitter, "notre-dame", 4, 1)


def test_a_page_on_its_way_to_the_result_is_not_sent_there_again(page: Page) -> None:
    open_table(page, "tiny", "human", "bot:random")
    with page.expect_response("**/pace"):
        page.locator("#pace-choice").select_option("slow")
    asked: list[str] = []

    def linger(route: Route) -> None:
        asked.append(route.request.url)
        page.wait_for_timeout(1500)
        route.fulfill(body="<title>The result</title>", content_type="text/html")

    page.route("**/news*", lambda route: route.fulfill(headers={"HX-Redirect": "/tables/1/result"}))
    page.route("**/result", linger)
    while not asked and not page.locator("#news").count():  # some decisions are answered with the next question
        press(page, "1")
    expect(page).to_have_title("The result")
    assert len(asked) == 1


def test_two_windows_on_one_table(page: Page, context: BrowserContext, site: Site) -> None:
    sitter = start(page, "notre-dame")
    other = context.new_page()
    other.goto(page.url)
    other.route("**/news*", lambda route: route.fulfill(status=204))  # it hears of the decision, but no more
    sitter.decide(0)
    other.locator("#decisions button").last.click()
    expect(other.locator("#notice")).to_contain_text(text("notice-moved-on"))
    Sitter(other).shoot("notice")
    check_steps(site, sitter, "notre-dame", 4, 1)


def test_without_scripts_everything_can_be_played(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=site.address)
    page = context.new_page()
    page.goto("/")
    page.locator("#game-tiny button.primary").click()
    for _ in range(50):
        if page.locator(".ranking").count():
            break
        button = page.locator("#decisions button, #asking .actions a").first
        if button.count():
            button.click()
        else:
            page.wait_for_timeout(200)
            page.reload()
    expect(page.locator(".ranking")).to_be_visible()
    context.close()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_new_table_has_a_row_for_each_player_that_was_chosen(browser: Browser, site: Site, scripts: bool) -> None:
    context = browser.new_context(java_script_enabled=scripts, base_url=site.address)
    page = context.new_page()
    page.goto("/tables/new?game=notre-dame")
    rows, fifth = page.locator(".seat-row:visible"), page.locator("[name=player-4]")
    expect(rows).to_have_count(4)
    page.locator("[name=player-3]").select_option("bot:greedy")
    page.locator("[name=players][value='5']").check()
    expect(fifth).to_have_value("bot:greedy" if scripts else "bot:novice")
    page.locator("[name=players][value='2']").check()
    expect(rows).to_have_count(2)
    page.get_by_role("button", name=text("new-start")).click()
    expect(page.locator("#seats li")).to_have_count(2)
    context.close()


def test_the_keyboard_alone_is_enough(page: Page) -> None:
    sitter = start(page, "tiny")
    sitter.decide(key=True)
    expect(page.locator("#decisions")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#decisions button").first).to_be_focused()


OTHER_KEYS = {"azerty": {"key": "&", "code": "Digit1"}, "cyrillic": {"key": "\u0444", "code": "KeyA"}}


@pytest.mark.parametrize(("layout", "sign"), [("azerty", "1"), ("cyrillic", "A")])
def test_keys_without_latin_letters_go_by_their_place(page: Page, layout: str, sign: str) -> None:
    start(page, "troyes")
    button = page.locator(f'#asking [data-key="{sign}"]').first
    expect(button).to_be_attached()
    button.evaluate(
        "button => button.addEventListener('click', event => { event.preventDefault(); window.chosen = 1; })"
    )
    page.locator("#decisions").dispatch_event("keydown", {**OTHER_KEYS[layout], "bubbles": True})
    page.wait_for_function("window.chosen === 1")


def test_every_other_screen(page: Page) -> None:
    sitter = Sitter(page)
    page.goto("/tables/new?game=notre-dame")
    sitter.shoot("new")
    page.locator("[name=name-1]").fill("Guest")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text(text("new-same-name", name="Guest"))
    sitter.shoot("new-refused")
    page.goto("/tables/1")
    sitter.shoot("error")
    page.goto("/")
    start(page, "tiny")
    page.goto("/tables/1/delete")
    sitter.shoot("delete")


def test_a_name_that_was_typed_outlasts_a_look_at_the_rules(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.get_by_label("Your name").fill("Zoë")
    page.get_by_role("link", name="Rules of Notre Dame").click()
    page.get_by_role("link", name="Parvis").first.click()
    expect(page.get_by_label("Your name")).to_have_value("Zoë")
