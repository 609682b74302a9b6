"""The dealing of a finished game, checked in a real browser: all of it follows, or the first other step is named."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tiny_game import GAME

from parvis.engine.fair import Fair, Return, hash_of
from parvis.web.texts import text
from tests.engine.fair_games import SECRET, fair_game
from tests.web.browser.test_screens import check_for_everybody
from tests.web.sitting import Sitter

pytestmark = pytest.mark.browser
NUMBERS = ["seven", "", "Ünder 3"]
FOUND = "#dealing-found"
CHOSEN = """async ([module, words, drawn]) => (await import(module)).chosen(words, drawn)"""
IN_ORDER = """async ([module, words]) => (await import(module)).inOrder(words)"""


def upload(page: Page, file: Path) -> None:
    """Bring in a record and open its result."""
    page.goto("/")
    page.get_by_text(text("upload-heading")).click()
    page.locator("[name=record]").set_input_files(file)
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("link", name=text("table-result")).click()


def test_every_deal_and_roll_is_checked_by_the_browser(page: Page, tmp_path: Path) -> None:
    found = fair_game(GAME, NUMBERS)
    found.write(tmp_path / "fair.json")
    upload(page, tmp_path / "fair.json")
    page.evaluate(
        "hash => localStorage.setItem('parvis-hashes', JSON.stringify([hash]))", Fair.of(SECRET, []).commitment
    )
    page.get_by_role("link", name=text("dealing-verify")).click()
    expect(page.locator(FOUND)).to_have_class("verdict holds")
    expect(page.locator("#dealing-noted")).to_have_text(text("dealing-noted"))
    follows = re.compile(r"^All \d+ deals and rolls follow from the secret")
    expect(page.locator(FOUND)).to_have_text(follows)
    assert page.locator(FOUND).inner_text() == page.locator("#server-found").inner_text()
    expect(page.locator("#dealing-progress")).to_be_hidden()
    check_for_everybody(page, "dealing")
    Sitter(page).shoot("dealing")


def test_the_first_step_that_was_changed_is_named(page: Page, tmp_path: Path) -> None:
    content = fair_game(GAME, NUMBERS).to_json()
    content["steps"][1:3] = content["steps"][2:0:-1]
    (tmp_path / "unfair.json").write_text(json.dumps(content))
    upload(page, tmp_path / "unfair.json")
    page.get_by_role("link", name=text("dealing-verify")).click()
    expect(page.locator(FOUND)).to_have_class("verdict differs")
    expect(page.locator(FOUND)).to_have_text(text("dealing-differs", step="2"))
    content["fair"]["commitment"] = "0" * 64
    (tmp_path / "unfair.json").write_text(json.dumps(content))
    upload(page, tmp_path / "unfair.json")
    page.get_by_role("link", name=text("dealing-verify")).click()
    expect(page.locator(FOUND)).to_contain_text(text("dealing-other-secret"))
    expect(page.locator("#dealing-noted")).to_be_empty()


def test_a_number_that_was_changed_is_named_and_one_that_was_not_shown_is_fine(page: Page, tmp_path: Path) -> None:
    hashes = tuple(hash_of(number) for number in NUMBERS)
    returns = (Return(4, 1, 3),)
    shown = [hashes[0], *NUMBERS[1:]]
    fair_game(GAME, shown, hashes=hashes, drawn="5" * 32, returns=returns).write(tmp_path / "fair.json")
    upload(page, tmp_path / "fair.json")
    page.get_by_role("link", name=text("dealing-verify")).click()
    expect(page.locator(FOUND)).to_have_class("verdict holds")
    expect(page.locator("main")).to_contain_text(text("dealing-withheld"))
    expect(page.locator("main")).to_contain_text(text("returns-line", name="Bot 1", step=5, count=3))
    check_for_everybody(page, "dealing with numbers committed to")
    noted = {hashes[2]: {"number": NUMBERS[2], "drawn": "6" * 32}}
    page.evaluate("kept => localStorage.setItem('parvis-numbers', JSON.stringify(kept))", noted)
    page.reload()
    expect(page.locator(FOUND)).to_have_text(text("dealing-other-drawn"))
    fair_game(GAME, ["eight", *NUMBERS[1:]], hashes=hashes, drawn="5" * 32).write(tmp_path / "other.json")
    upload(page, tmp_path / "other.json")
    page.get_by_role("link", name=text("dealing-verify")).click()
    expect(page.locator(FOUND)).to_contain_text(text("dealing-changed", name=""))
    assert page.locator(FOUND).inner_text() == page.locator("#server-found").inner_text()


def test_a_browser_counts_as_the_site_does(page: Page, tmp_path: Path) -> None:
    """Where whole games hardly lead: a number that is one too many, and words beyond the first 65,536 characters."""
    fair_game(GAME, NUMBERS).write(tmp_path / "fair.json")
    upload(page, tmp_path / "fair.json")
    page.get_by_role("link", name=text("dealing-verify")).click()
    module = page.locator("script[src*=fair]").get_attribute("src")
    assert page.evaluate(CHOSEN, [module, ["a", "b", "c"], 2**48 - 1]) is None
    assert page.evaluate(CHOSEN, [module, ["a", "b", "c"], 2**48 - 2]) == "abc"[(2**48 - 2) % 3]
    words = ["b", "\U0001f3b2", "\uff5e", "ba", "a", ""]
    assert page.evaluate(IN_ORDER, [module, words]) == sorted(words)
    page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")  # as where there is no https
    page.reload()
    expect(page.locator(FOUND)).to_contain_text(text("dealing-insecure"))
    expect(page.locator("#server-found")).to_have_class("verdict holds")


def test_a_browser_remembers_the_hash_that_it_saw_during_the_game(page: Page) -> None:
    page.goto("/tables/new?game=tiny")
    page.get_by_role("button", name="Start game").click()
    page.locator("#help summary").click()
    seen = page.locator("[data-commitment]").inner_text()
    assert json.loads(page.evaluate("localStorage.getItem('parvis-hashes')")) == [seen]
