"""The pages about the bots: what all levels score, and each on a page of its own."""

import re

import pytest
from playwright.sync_api import Page as BrowserPage

from parvis.bots import levels
from parvis.bots.measured import measured
from parvis.engine import registry
from parvis.engine.lines import Line
from parvis.web.tables import bots
from parvis.web.texts import GameTexts, text
from parvis.web.views.levels import neighbours
from tests.web.browser.test_screens import check_for_everybody
from tests.web.sitting import Sitter
from tests.web.visiting import Visitor

GAMES = ("notre-dame", "troyes")


@pytest.mark.parametrize("game", GAMES)
def test_all_levels_of_a_game_stand_on_one_page_the_strongest_first(game: str) -> None:
    page = Visitor().get(f"/bots?game={game}")
    assert re.findall(r'<h2><a href="/bots/([^"]+)"', page.html) == bots.names(registry.find(game))
    known = measured(registry.find(game))
    assert known
    totals = [int(number) for number in re.findall(r'class="total">(\d+)<', page.html)]
    assert text("levels-points") in page.text
    assert totals == [round(level.points) for level in reversed(known.levels.values())]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_says_how_every_level_plays_it_and_what_people_score(game: str) -> None:
    told = GameTexts(registry.find(game), [])
    assert all(told.known(Line(f"level-{name}")) for name in (*levels(), "people"))
    assert told.known(Line("level-people")) in Visitor().get(f"/bots?game={game}").text


def test_the_first_page_leads_there() -> None:
    visitor = Visitor()
    for game in GAMES:
        assert f'href="/bots?game={game}"' in visitor.get("/").html
        assert f'href="/bots?game={game}"' in visitor.get(f"/tables/new?game={game}").html


def test_a_level_is_told_by_what_it_does_in_each_game() -> None:
    page = Visitor().get("/bots/greedy")
    assert re.findall(r'<article id="in-([^"]+)"', page.html) == ["notre-dame", "tiny", "troyes"]
    assert "the park" in page.text
    figures = measured(registry.find("notre-dame"))
    assert figures
    assert figures.levels["greedy"].duel
    assert f"{100 * figures.levels['greedy'].duel.wins:.0f}%" in page.text
    assert "An equally strong bot would win 25%" in page.text


def test_a_level_stands_next_to_those_around_it() -> None:
    levels = ["random", "novice", "greedy", "skilled"]
    assert neighbours(levels, "novice") == ["greedy", "novice", "random"]
    assert neighbours(levels, "random") == ["novice", "random"]
    assert neighbours(levels, "skilled") == ["skilled", "greedy"]


def test_one_can_play_against_a_level_from_its_page() -> None:
    visitor = Visitor()
    page = visitor.get("/bots/novice")
    assert 'action="/tables/quick?game=troyes"' in page.html
    table = visitor.post("/tables/quick?game=troyes", level="novice")
    assert table.address.startswith("/tables/")
    assert "Novice" in table.text


def test_a_game_of_which_nothing_was_measured_has_no_figures() -> None:
    assert measured(registry.find("tiny")) is None
    page = Visitor().get("/bots?game=tiny")
    assert page.status == 200
    assert text("levels-points") not in page.text
    assert 'href="/bots/novice"' in page.html
    assert 'href="/bots/skilled"' not in page.html  # it has learned nothing there, and plays like another


def test_nobody_of_that_name_is_a_clear_error() -> None:
    assert Visitor().get("/bots/nobody").status == 404
    assert text("level-none", name="nobody") in Visitor().get("/bots/nobody").text
    assert Visitor().get("/bots/skilled@1").status == 404
    assert Visitor().get("/bots?game=chess").status == 400


@pytest.mark.browser
def test_everybody_can_use_these_pages(page: BrowserPage) -> None:
    for address, name in (
        ("/bots?game=notre-dame", "levels"),
        ("/bots?game=troyes", "levels-troyes"),
        ("/bots/greedy", "level"),
        ("/bots/expert:5s", "level-patient"),
    ):
        page.goto(address)
        Sitter(page).shoot(name)
        check_for_everybody(page, name)
