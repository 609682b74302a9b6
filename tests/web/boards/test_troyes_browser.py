"""Troyes in a real browser, at its own board."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from parvis.engine import registry
from parvis.engine.questions import NATURE
from parvis.games.troyes.cards import CHARACTER_NAMES
from parvis.games.troyes.pieces import ROUNDS
from parvis.games.troyes.reading import OF_LADIES
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import GameTexts, text
from tests.web.browser.test_screens import BETWEEN, BIG, SMALLEST
from tests.web.legibility import SIDEWAYS, View, looks, misfits, some
from tests.web.positions import asked_in_games, just_before, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import ALL_MODULES, CALM, WHOLE, Sitter, check_steps, long_enough, open_table, sit_down_at

pytestmark = pytest.mark.browser
TWO, FOUR = "human bot:random", "human bot:random bot:random bot:random"
SIZES = ((1280, 900), BIG)
TABS = ("city", "cards", "sights", "families", "log")
FRAMES = (
    ".activity, .event, .house, .district, .column, .character, .fields, .side, .cathedral, .events, .estate, .tray"
)
PARTS = ".activity, .event, .house, .city, .cathedral, .side, #seats li, #log, .round, .pace"
WALLED_PARTS = f"{PARTS.replace(' .city,', '')}, .rampart-tile"
"""With ramparts, whose tiles lie in the corners of the city."""
VIEWS = (
    View(SIZES[0], axe=True),
    View(BIG, scheme="dark", axe=True),
    View(SMALLEST, "city", axe=True),
    View(BETWEEN[0]),
    View(BETWEEN[1]),
    View(SIDEWAYS, "log"),
    *(View(SMALLEST, tab, axe=True) for tab in TABS[1:]),
)
FEW = 3
"""The most answers for which nobody is led away from a part of the page that they have chosen, see site.js."""
LATER = ("pass", "reroll", "recruit", "turn", "yield", "enough")
"""Kinds of decisions that are made when there is nothing else to do: with them the game would be a short one."""


SOURCE = """() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelector(".possible-characters")?.remove();
  return page.outerHTML;
}"""
"""All of the page but the list of all characters of the box, which is the same for everybody."""


class Visitor:
    """Somebody who plays Troyes at random on the board itself."""

    def __init__(self, sitter: Sitter, longest: int = WHOLE, keeps: bool = False) -> None:
        """`longest`: after how many decisions it is enough; `keeps`: all pages that are seen."""
        self.sitter = sitter
        self.longest = longest
        self.keeps = keeps
        self.page = sitter.page
        self.random = Random(1)
        self.sources: list[str] = []
        self.on_board = 0
        """Decisions that were made on the board."""

    @property
    def goes_on(self) -> bool:
        """Whether there is something to decide, and not enough has been decided."""
        return not self.sitter.is_over and len(self.sitter.decided) < self.longest

    def kinds(self) -> list[str]:
        """Kinds of the decisions that are open."""
        return [code.split("+")[0] for code in self.codes()]

    def codes(self) -> list[str]:
        """The decisions that are open."""
        return self.page.eval_on_selector_all("#decisions button", "all => all.map(one => one.value)")

    def button(self) -> Locator:
        """The button to press: on the board if the decision is there too."""
        if self.keeps:
            self.sources.append(self.page.evaluate(SOURCE))
        code = busily(self.random, self.codes())
        on_board = self.page.locator(f'#board [form=decide][value="{code}"]').filter(visible=True)
        self.on_board += on_board.count() > 0
        return on_board.first if on_board.count() else self.page.locator(f'#decisions [value="{code}"]')

    def decide(self) -> None:
        """Press it, and wait for what comes then."""
        before, button = f"{self.sitter.number} {self.sitter.seat}", self.button()
        self.sitter.note(button)
        self.sitter.click(button)
        self.sitter.wait(before)

    def play(self) -> Iterator[str]:
        """Play to the end; yields each kind of question when it is asked for the first time, by kinds of answers."""
        known: set[str] = set()
        while self.goes_on:
            asked = question(self.kinds())
            if asked not in known:
                known.add(asked)
                yield asked
            self.decide()


def busily(random: Random, open_now: Sequence[str]) -> str:
    """One of the decisions that are open, such as make the game a long one."""
    better = [one for one in open_now if one == "done"] or [one for one in open_now if not one.startswith(LATER)]
    return random.choice(better or open_now)


ASKED = (
    "settle", "activate", "done", "pass", "help", "yield", "on", "send", "times", "remove", "off",
    "put", "take", "gain", "value", "column", "from", "home", "turn")  # fmt: skip
"""Kinds of answers by which questions are told apart."""


def question(kinds: list[str]) -> str:
    """What is asked, as far as answers show it."""
    return next((kind for kind in ASKED if kind in kinds), "die")


def other_characters(site: Site) -> set[str]:
    """Ids and names of the characters that the first seat does not hold."""
    dealt = [words.split() for _, seat, words in site.steps() if seat == NATURE]
    own = {words[2] for words in dealt if words[:2] == ["deal", "0"]}
    hidden = {name for name in CHARACTER_NAMES if ("character", name) not in OF_LADIES} - own
    texts = GameTexts(registry.find("troyes"), [])
    return hidden | {texts.text(f"character-{name}") for name in hidden}


@pytest.mark.slow
@pytest.mark.parametrize("last_round", [pytest.param(False, marks=pytest.mark.soak), True])
def test_one_person_plays_troyes_to_the_end_on_the_board(page: Page, site: Site, last_round: bool) -> None:
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    page.on("console", note)
    if last_round:
        laid = just_before(lambda playing: playing.state.round == ROUNDS[2] - 1, TWO, "troyes", busily)
        sitter = sit_down_at(page, lay(site, laid))
    else:
        sitter = open_table(page, "troyes", "human", "bot:random")
    since = len(site.steps()) if last_round else 0
    visitor = Visitor(sitter, keeps=True)
    asked = [question for question in visitor.play() if not sitter.shoot(f"troyes-{question}")]
    assert ({"activate"} if last_round else {"settle", "activate"}) <= set(asked)
    assert visitor.on_board > len(sitter.decided) / 2

    expect(page.locator(".part-card")).to_contain_text("The game is over.")
    check_steps(site, sitter, "troyes", 2, 1, since=since)
    assert errors == []
    hidden = other_characters(site)
    assert len(hidden) == 8
    assert not [name for source in visitor.sources for name in hidden if name in source]
    sitter.look_at_board()
    held = page.locator(".character h3").all_inner_texts()
    assert len(hidden & set(held)) == 2


@pytest.mark.slow
@pytest.mark.soak
def test_all_modules_of_the_expansion_are_played_on_the_board(page: Page, site: Site) -> None:
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    sitter = open_table(page, "troyes", "human", "bot:random", "bot:random", options=ALL_MODULES)
    visitor = Visitor(sitter, long_enough(30))
    asked = [question for question in visitor.play() if not sitter.shoot(f"ladies-{question}")]
    assert {"settle", "activate"} <= set(asked)
    assert visitor.on_board > len(sitter.decided) / 2
    check_steps(site, sitter, "troyes", 3, 1, ALL_MODULES)
    assert errors == []


@pytest.mark.slow
def test_modules_of_the_expansion_can_be_read_at_all_sizes(page: Page, site: Site) -> None:
    for turn, (asked, address) in enumerate(asked_in_games(site, question, FOUR, "troyes", busily, **ALL_MODULES)):
        page.goto(address)
        check_fits(page, asked, turn)


def check_fits(page: Page, name: str, turn: int, frames: str = FRAMES, parts: str = PARTS) -> None:
    """Nothing small, cut off, or on top of something else."""
    if page.locator(".part-card").count():
        page.keyboard.press("Escape")
    found: list[str] = []
    walls = [View(SMALLEST, "wall", axe=True)] * page.locator("#tab-wall").count()
    for view, bad in looks(page, turn, (*VIEWS, *walls)):
        bad += misfits(page, frames, parts if view.tab else f"{parts}, .asking, header h1")
        found += [f"{name} {view}: {one}" for one in bad]
    assert found == [], "\n".join(found)


@pytest.mark.slow
def test_everything_can_be_read_at_all_sizes_whatever_is_asked(page: Page, site: Site) -> None:
    for turn, (asked, address) in enumerate(some(asked_in_games(site, question, FOUR, "troyes", busily), 4)):
        page.goto(address)
        check_fits(page, asked, turn)


def test_on_a_phone_it_can_be_read_who_has_passed(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    rich = (game for game in played(FOUR, "troyes", busily, ALL_MODULES, 7) if told_at_the_left(game))
    page.goto(lay(site, next(rich)))
    expect(page.locator(".district.left .district-told em")).to_have_text("passed")
    assert misfits(page, FRAMES, PARTS) == []


def test_nothing_is_cut_off_below_a_name_in_the_city(page: Page, site: Site) -> None:
    page.goto(lay(site, next(played(FOUR, "troyes", busily, {}, 0))))
    for width, height in (*SIZES, SMALLEST):
        page.set_viewport_size({"width": width, "height": height})
        cut = "names => names.filter(one => one.scrollHeight > one.clientHeight).map(one => one.textContent)"
        assert page.locator(".district h3 .district-name").evaluate_all(cut) == []


def test_many_events_still_tell_what_their_banners_bring(page: Page, site: Site) -> None:
    *_, last = played(FOUR, "troyes", busily, ALL_MODULES, 7)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.goto(lay(site, last))
    banners = page.locator(".events.many .event:not(:has(.banner.covered)) .banner-gain")
    assert banners.count() > 20
    assert all(banner.is_visible() for banner in banners.all())


def told_at_the_left(playing: TableGame) -> bool:
    """Whether the second seat has passed and has ten deniers or more to come, and the first is to decide."""
    return 0 in playing.movers and bool(playing.state.passed[1]) and playing.state.income[1] >= 10


KEY_DOWN = """([key, code]) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""


def first_action(players: str) -> TableGame:
    """The first position in which an action is chosen."""
    return next(one for one in played(players, "troyes", busily, {}, 1) if 0 in one.movers and "pass" in spoken(one, 0))


def begin_a_group(visitor: Visitor) -> None:
    """Go on until dice are asked for."""
    while not visitor.page.locator("#tray .empty-slot").count():
        visitor.decide()
        assert not visitor.sitter.is_over


@pytest.mark.parametrize("place", ["tray", "city"])
def test_the_die_chosen_last_is_taken_back_by_a_click_on_it_or_on_where_it_lay(
    place: str, page: Page, site: Site
) -> None:
    page.goto(lay(site, first_action(TWO)))
    page.locator("#decision-build").click()
    dice, last = page.locator("#tray .slots li > :is(.die, .takes-back)"), page.locator(f"#{place} .takes-back")
    expect(page.locator("#tray .empty-slot")).to_be_visible()
    expect(last).to_have_count(0)
    page.locator("#city .die-slot.fit").first.click()
    expect(dice).to_have_count(1)
    page.wait_for_timeout(1000 * CALM)  # a second press at one place is taken for a double one until then
    last.click()
    expect(dice).to_have_count(0)
    expect(page.locator("#tray .empty-slot")).to_be_visible()


def test_a_target_is_clicked_and_taken_back(page: Page, site: Site) -> None:
    sitter = sit_down_at(page, lay(site, first_action(TWO)))
    visitor = Visitor(sitter)
    begin_a_group(visitor)
    expect(page.locator(".chosen")).to_have_count(1)
    expect(page.locator("#city .die-slot.fit").first).to_be_visible()
    number = sitter.number
    page.evaluate(KEY_DOWN, ["g", "KeyU"])  # a keyboard that has its g where others have u
    with page.expect_response("**/undo"):
        page.evaluate(KEY_DOWN, ["г", "KeyU"])  # one that has no u
    expect(page.locator("#tray")).to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text("Choose an action")
    assert sitter.number == number - 1
    check_that_keys_stay(sitter)


def test_all_modules_are_those_for_so_many_players(page: Page) -> None:
    page.goto("/tables/new?game=troyes")
    tournament = page.locator("[name=option-tournament]")
    for players, fits in ((3, True), (2, False)):
        page.locator(f"[name=players][value='{players}']").check()
        page.get_by_role("button", name=text("new-options-all")).press("Enter")
        assert tournament.is_checked() is fits
        expect(page.locator("[name=option-cards]")).to_have_value("both")
    page.get_by_role("button", name=text("new-options-box")).click()
    expect(page.locator("[name=option-cards]")).to_have_value("base")


def keys(page: Page) -> dict[str, str]:
    """The key of each decision that does not end anything."""
    found = page.locator("#decisions button[data-key]:not(.idle, .endings *)")
    return dict(found.evaluate_all("all => all.map((one) => [one.value, one.dataset.key])"))


def check_that_keys_stay(sitter: Sitter) -> None:
    """Go on until a list is asked again with less in it: what is left has the keys that it had."""
    for _ in range(40):
        before, number = keys(sitter.page), sitter.number
        sitter.decide()
        after = keys(sitter.page)
        if sitter.number == number + 1 and before.keys() & after.keys() and before.keys() - after.keys():
            break  # nobody else has moved meanwhile
    stayed = before.keys() & after.keys()
    assert stayed
    assert [after[one] for one in stayed] == [before[one] for one in stayed]
    assert not {after[one] for one in after.keys() - stayed} & set(before.values())
    shown = sitter.page.locator(f'#decisions [value="{min(stayed)}"] kbd').first
    assert shown.text_content() == after[min(stayed)]


LED_ON = """move => {
  const form = document.querySelector("#decide");
  document.querySelector("#decisions button").remove();
  const free = [...document.querySelector("script[data-keys]").dataset.keys];
  for (const button of document.querySelectorAll("#decisions button[data-key]")) button.dataset.key = free.shift();
  form.elements.number.value = Number(form.elements.number.value) + 2;
  form.dataset.move = move ?? form.dataset.move;
  document.dispatchEvent(new Event("htmx:after:swap"));
}"""
"""Makes the list that comes once the first decision has led on by itself; `move`: in which the next question is."""


def test_keys_stay_with_their_decisions_within_a_move_whatever_leads_on_by_itself(page: Page) -> None:
    open_table(page, "troyes", "human", "bot:random", begins="0")
    before = keys(page)
    assert len(before) > 2
    page.evaluate(LED_ON)
    assert keys(page) == dict([*before.items()][1:])
    page.evaluate(LED_ON, "1000")
    assert next(iter(keys(page).values())) == "1", "asked anew after others have moved"


def test_a_tab_of_the_narrow_screen_stays_where_it_is(page: Page) -> None:
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    sitter = open_table(page, "troyes", "human", "bot:random")
    page.locator("#tab-cards").check(force=True)
    expect(page.locator("#city")).to_be_hidden()
    sitter.decide()
    expect(page.locator("#tab-cards")).to_be_checked()
    expect(page.locator("#building-palace")).to_be_visible()


def few_dice(playing: TableGame) -> bool:
    """Whether the first seat chooses dice, of which there are few."""
    dice = spoken(playing, 0) if 0 in playing.movers else []
    return 1 < len(dice) <= FEW and all(words.startswith("die") for words in dice)


def test_whoever_is_led_to_the_dice_stays_there_as_long_as_there_are_some_to_choose(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    few = just_before(few_dice, TWO, "troyes", busily)
    visitor, stayed = Visitor(sit_down_at(page, lay(site, few))), 0
    sitter, city = visitor.sitter, page.locator("#tab-city")
    page.locator("#tab-log").check(force=True)
    while not stayed:
        die, is_led = page.locator("#decisions [value^=die]"), city.is_checked()
        if not die.count():
            visitor.decide()
            continue
        before = f"{sitter.number} {sitter.seat}"
        sitter.click(die.first)
        sitter.wait(before)
        places = page.locator("#board [form=decide]:not(#own *)").count()
        if is_led and 0 < places <= FEW and places == page.locator("#city [form=decide]").count():
            expect(city).to_be_checked(timeout=5000)
            stayed += 1


def test_the_whole_sentence_of_a_short_decision_is_at_hand(page: Page, site: Site) -> None:
    visitor = Visitor(sit_down_at(page, lay(site, first_action(TWO))))
    while "activate" not in visitor.kinds():
        visitor.decide()
    button = page.locator("#decisions .short[value^=activate]").first
    whole, spot = button.locator(".whole"), page.locator(f'#board [value="{button.get_attribute("value")}"]')
    button.hover()
    box = whole.bounding_box()
    assert box
    assert box["width"] > 100
    assert (spot.get_attribute("aria-label") or "?") in whole.inner_text()


def test_pointing_at_the_list_marks_the_board_and_the_other_way_round(page: Page) -> None:
    visitor = Visitor(open_table(page, "troyes", "human", "bot:random"))
    page.locator("#decisions [value^=settle]").first.hover()
    expect(page.locator("#board .niche.touched")).to_have_count(1)
    page.locator("#board .niche button").last.hover()
    expect(page.locator("#decisions .touched")).to_have_count(1)
    expect(page.locator("#board .touched")).to_have_count(0)
    visitor.decide()


IN_REACH = """button => {
  const box = button.getBoundingClientRect();
  const on_top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.bottom <= innerHeight && button.contains(on_top);
}"""


def test_what_confirms_a_move_is_in_reach_in_every_window(page: Page, site: Site) -> None:
    sitter = sit_down_at(page, lay(site, first_action(FOUR)))
    seen = 0

    def look_and_press(button: Locator) -> None:
        nonlocal seen
        for width, height in ((1366, 650), (1024, 600), SMALLEST, (360, 740), BIG):
            page.set_viewport_size({"width": width, "height": height})
            assert button.evaluate(IN_REACH), f"covered at {width} x {height}"
        seen += 1
        sitter.click(button)

    sitter.confirm = look_and_press
    while seen < 3:
        sitter.decide()


def test_a_turn_is_taken_back_only_when_that_is_confirmed_and_its_question_has_its_first_keys(page: Page) -> None:
    sitter = open_table(page, "troyes", "human", "bot:random", begins="0")
    keys = "buttons => buttons.map(one => [one.value, one.dataset.key])"
    first, number = page.eval_on_selector_all("#decisions button", keys), sitter.number
    sitter.decide()
    later = sitter.number
    page.locator("#undo-last").click()
    expect(page.locator("#undo-last-sure")).to_be_visible()
    assert sitter.number == later
    with page.expect_response("**/undo"):
        page.locator("#undo-last-sure .primary").click()
    expect(page.locator("#decide [name=number]")).to_have_value(str(number))
    assert page.eval_on_selector_all("#decisions button", keys) == first
