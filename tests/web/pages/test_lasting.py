"""What stays the same on a page is sent once: answers leave out what the page has, and nothing is lost by it."""

import re

import pytest
from markupsafe import Markup
from playwright.sync_api import Page as Screen

from parvis.web.pages.lasting import HEADER, lasting, without
from parvis.web.pages.lesson import lit
from tests.web.sitting import open_table
from tests.web.visiting import TOKEN, Visitor, bots_move_on, newest, table

MARK = re.compile(r' data-lasting="([\w-]+)">')
GAMES = ("notre-dame", "troyes")
PLAYERS = ("human", "bot:greedy", "bot:greedy")
PARTS = r"""() => [...document.querySelectorAll("[data-lasting]")].map(
  part => [part.dataset.lasting, part.innerHTML.replaceAll(" touched", "")])"""
"""What is sent once, by name; not what is lit for a moment there."""


def test_what_a_page_has_is_left_out_and_all_else_stays() -> None:
    one, other = Markup("<b>first</b>"), Markup("<i>second</i>")
    page = f"<p{lasting(one)}>{one}</p><p{lasting(other)}>{other}</p><p>{one}</p>"
    name = MARK.findall(page)[0]
    assert without(page, name) == page.replace(f"{one}</p>", "</p>", 1)
    assert without(page, "") == page
    assert without(page, "unknown-") == page


def test_a_part_that_has_changed_is_sent() -> None:
    page = f"<p{lasting('now')}>now</p>"
    assert without(page, MARK.findall(f"<p{lasting('before')}>before</p>")[0]) == page


def test_what_is_marked_in_a_lesson_is_not_taken_for_what_lasts() -> None:
    pane = '<path id="pane"/>'
    board = Markup(f"<g{lasting(pane)}>{pane}</g>")
    assert lit(board, "pane", "Here") == '<g><path id="pane" data-lit="Here"/></g>'
    assert lit(board, "nothing", "Here") == board


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_leaves_out_only_what_the_page_has_that_asked_for_it(game: str) -> None:
    at = table(" ".join(PLAYERS), game, 0)
    bots_move_on()
    visitor = Visitor(htmx=True)
    whole = TOKEN.sub("", visitor.open(at).html)
    names = MARK.findall(whole)
    assert len(names) > 5
    some = visitor.client.get(f"/tables/{at.pk}", headers={HEADER: " ".join(names[::2])}).content.decode()
    none = visitor.client.get(f"/tables/{at.pk}", headers={HEADER: " ".join(names)}).content.decode()
    assert len(none) < len(some) < len(whole)
    assert MARK.findall(none) == names
    assert TOKEN.sub("", visitor.open(newest(at)).html) == whole


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_after_each_step_a_page_is_what_it_would_be_if_it_was_opened_anew(game: str, page: Screen) -> None:
    sitter = open_table(page, game, *PLAYERS, begins="0")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.headers.get(HEADER.lower(), "")))
    fresh = page.context.new_page()
    for _ in range(4):
        sitter.decide()
        fresh.goto(page.url)
        assert page.evaluate(PARTS) == fresh.evaluate(PARTS)
        assert all(part for _, part in page.evaluate(PARTS))
    assert any(sent)
