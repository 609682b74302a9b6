"""An owner in a real browser goes through the whole box, plays with bots by what is printed, takes all elsewhere."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Browser, Locator, Page, Response, expect

from parvis.cli.program import run
from parvis.engine import registry
from parvis.engine.box import Box
from parvis.web.printed_names import told
from parvis.web.texts import text
from tests.games.owners import changed, each_field_once, files_of
from tests.web.browser.test_screens import check_for_everybody
from tests.web.running import Site
from tests.web.sitting import NARROW, Sitter, at_once

pytestmark = pytest.mark.browser


def enter(field: Locator, value: Any) -> None:
    """Type a value, or choose it from its list."""
    words = told(value)
    if field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(words)
    else:
        field.fill(words)


def add(page: Page, name: str) -> None:
    """A field for a value that others have and the card on the page has not."""
    if not page.get_by_label(text("box-new-field")).is_visible():
        page.get_by_text(text("box-differs")).click()
    with page.expect_response("**/save"):
        page.get_by_label(text("box-new-field")).select_option(name)


def name_it(page: Page, box: Box) -> None:
    """Give the card on the page the name that the owner's has, in the language in which it is printed."""
    key = page.locator("[name=name-key]")
    for language, names in box.called.items():
        if key.count() and key.input_value() in names:
            chosen = page.get_by_label(text("box-name-language"))
            if chosen.input_value() != language:
                with page.expect_response("**/save"):
                    chosen.select_option(language)
            page.locator(f'[name=name-in][value="{language}"]').wait_for(state="attached")
            with page.expect_response("**/save"):
                page.locator("[name=name]").fill(names[key.input_value()])
                page.locator("[name=name]").blur()


def posted(answer: Response) -> dict[str, str]:
    """What the form had in it to which a page was the answer."""
    return dict(parse_qsl(answer.request.post_data or "", keep_blank_values=True))


def fill_in(page: Page, values: Mapping[str, Any]) -> None:
    """Type values one after the other, faster than they are saved, until the site has them all."""
    wanted = {f"value-{name}": told(value) for name, value in values.items()}
    with page.expect_response(lambda answer: answer.url.endswith("/save") and wanted.items() <= posted(answer).items()):
        for name, value in values.items():
            enter(page.locator(f'[name="value-{name}"]'), value)
        page.evaluate("document.activeElement.blur()")


def type_all(page: Page, box: Box) -> None:
    """Go through the cards on which the owner reads something else, and save each with all its values as printed."""
    address = page.url
    for place, fields in box.changes.items():
        if page.locator("[name=card]").input_value() != place:
            page.goto(f"{address}?card={place}")
        there = [name for name in fields if page.locator(f'[name="value-{name}"]').count()]
        if there:
            fill_in(page, {name: fields[name] for name in there})
        for name in fields.keys() - there:
            add(page, name)
            fill_in(page, {name: fields[name]})
        name_it(page, box)
        with page.expect_response(lambda answer: "all" in posted(answer)):
            page.get_by_role("button", name=text("box-next")).click()
        page.wait_for_function("() => !window.swapping")
    page.goto(address)


def saved(page: Page, link: str, folder: Path) -> Path:
    """The file that a link brings."""
    with page.expect_download() as download:
        page.get_by_role("link", name=link).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def begin_box(page: Page, name: str) -> None:
    """A new box of a game, open at its first card."""
    page.get_by_role("link", name=text("boxes-of", game=registry.find(name).title)).click()
    mine = page.locator(f'section[aria-labelledby="of-{name}"]')
    mine.get_by_label(text("box-title")).fill("Anna's box")
    mine.get_by_role("button", name=text("box-begin")).click()


def sit_down(page: Page) -> Sitter:
    """At a new table with bots from the page of a box."""
    page.get_by_role("link", name=text("box-play")).click()
    page.get_by_role("button", name=text("new-start")).click()
    at_once(page)
    sitter = Sitter(page)
    sitter.wait()
    return sitter


def check_exported(page: Page, box: Box, folder: Path) -> Path:
    """The file of the box on the page, which has the values and names that were typed."""
    kept = saved(page, text("box-export"), folder)
    exported = json.loads(kept.read_text())
    assert (exported["values"], exported["names"]) == (box.changes, box.called)
    return kept


def bring_in(page: Page, kept: Path, played: Path) -> None:
    """Import a box and a record at another site, up to the record's result."""
    page.goto("/boxes")
    page.get_by_text(text("box-import")).click()
    page.locator("[name=box]").set_input_files(kept)
    page.get_by_role("button", name=text("box-import-send")).click()
    assert saved(page, text("box-export"), kept.parent.parent).read_text() == kept.read_text()
    page.goto("/")
    page.get_by_text(text("upload-heading")).click()
    page.locator("[name=record]").set_input_files(played)
    page.get_by_role("button", name=text("upload-send"), exact=True).click()
    page.get_by_role("link", name=text("table-result")).click()


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_an_owner_changes_every_value_and_plays(name: str, page: Page, browser: Browser, tmp_path: Path) -> None:
    box, packaged = changed(name), files_of(registry.find(name))
    told = text("box-played", print=box.fingerprint)
    begin_box(page, name)
    type_all(page, box)
    check_for_everybody(page, f"box-{name}")
    kept = check_exported(page, box, tmp_path / "boxes")
    sit_down(page).play()
    page.goto(page.url.split("#")[0].removesuffix("/result") + "/result")
    expect(page.get_by_text(told)).to_be_visible()
    played = saved(page, text("result-record"), tmp_path / "records")
    assert run(["check-records", str(played.parent)]) == 0
    with Site(tmp_path / "elsewhere") as other:
        there = browser.new_context(base_url=other.address).new_page()
        bring_in(there, kept, played)
        expect(there.get_by_text(told)).to_be_visible()
        assert saved(there, text("result-record"), tmp_path).read_bytes() == played.read_bytes()
        there.context.close()
    assert files_of(registry.find(name)) == packaged


def test_an_owner_types_what_is_printed_and_plays_with_it(page: Page, tmp_path: Path) -> None:
    """On cards that together have each field; `test_boxes` does so with all, to the end of a game and elsewhere."""
    box = each_field_once(changed("notre-dame"))
    begin_box(page, "notre-dame")
    type_all(page, box)
    check_for_everybody(page, "box-notre-dame")
    check_exported(page, box, tmp_path)
    sit_down(page).play(3)
    page.goto(page.url.split("#")[0] + "/rules")
    expect(page.get_by_text(text("box-played", print=box.fingerprint))).to_be_visible()


def test_a_wrong_entry_stays_in_its_field_with_the_reason_and_nothing_is_lost(page: Page) -> None:
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    page.goto("/boxes")
    page.get_by_role("button", name=text("box-begin")).last.click()
    page.goto(f"{page.url}?card=activity merchant")
    with page.expect_response("**/save"):
        page.get_by_label("Divisor", exact=True).fill("5")
        page.get_by_label("Divisor", exact=True).blur()
    cost = page.get_by_label("Cost of a tradesman", exact=True)
    with page.expect_response("**/save"):
        cost.fill("99")
        cost.blur()
    expect(page.get_by_role("alert")).to_have_text("Not kept: it has to be a whole number from 0 to 20")
    expect(cost).to_have_value("99")
    page.reload()
    expect(cost).to_have_value("3")
    expect(page.get_by_label("Divisor", exact=True)).to_have_value("5")
    check_for_everybody(page, "box-wrong")


def test_a_value_that_others_have_is_added_to_a_card(page: Page) -> None:
    page.goto("/boxes")
    page.get_by_role("button", name=text("box-begin")).last.click()
    page.goto(f"{page.url}?card=activity merchant")
    page.get_by_text(text("box-differs")).click()
    with page.expect_response("**/save"):
        page.get_by_label(text("box-new-field")).select_option("cost_influence")
    field = page.get_by_label("Its cost in influence", exact=True)
    with page.expect_response("**/save"):
        field.fill("2")
        field.blur()
    page.reload()
    expect(field).to_have_value("2")
