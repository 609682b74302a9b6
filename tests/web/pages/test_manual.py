"""The pages of rules: every section of a game's manual, in words that people look up, and as a table plays."""

import re
from pathlib import Path

import pytest

from parvis.engine import registry
from parvis.engine.manual import Manual
from parvis.engine.texts import bundles, formatted
from parvis.web.languages import offered
from parvis.web.models import Table
from parvis.web.pages import board
from parvis.web.pages.manual import markdown
from tests.web.visiting import Visitor, bots_move_on, table

GAMES = [name for name in ("notre-dame", "troyes") if registry.find(name).manual]


def manual_of(name: str) -> Manual:
    """The manual of a game that has one."""
    found = registry.find(name).manual
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_all_sections_stand_in_the_page_and_in_its_contents(name: str) -> None:
    page = Visitor().get(f"/rules/{name}")
    ids = re.findall(r'id="([^"]+)"', page.html)
    for section in manual_of(name).sections():
        assert section.anchor in ids
        assert page.html.count(f'href="#{section.anchor}"') >= 2  # in the contents, and in its own heading
    assert [one for one in ids if ids.count(one) > 1] == []


def test_an_unknown_game_and_one_without_rules_are_not_found() -> None:
    assert Visitor().get("/rules/chess").status == 404
    assert Visitor().get("/rules/tiny").status == 404


def test_a_table_folds_away_what_it_plays_without() -> None:
    base = table("human bot:random", "notre-dame")
    assert "Not at your table: New Persons" in Visitor().get(f"/tables/{base.pk}/rules").text
    assert "Not at your table" not in Visitor().get("/rules/notre-dame").text
    with_new = table("human bot:random", "notre-dame", new_persons=True)
    assert "Not at your table: New Persons" not in Visitor().get(f"/tables/{with_new.pk}/rules").text
    nine = table("human bot:random", "troyes", characters="new", cards="ladies")
    folded = Visitor().get(f"/tables/{nine.pk}/rules").text
    assert "Not at your table: Revealed character" in folded
    assert "Not at your table: Red activity cards" in folded


def test_a_tile_for_purple_dice_is_folded_away_without_these() -> None:
    title = "Not at your table: Gate III: your purple die again"
    for purple in (False, True):
        at = table("human bot:random", "troyes", ramparts=True, purple=purple)
        assert (title in Visitor().get(f"/tables/{at.pk}/rules").text) == (not purple)


def test_a_table_under_an_older_ruling_is_told_which_one_the_page_describes() -> None:
    at = table("human bot:random", "troyes")
    assert "This page describes ruling" not in Visitor().get(f"/tables/{at.pk}/rules").text
    Table.objects.filter(pk=at.pk).update(ruling=1)
    assert "(ruling 1) and keeps it" in Visitor().get(f"/tables/{at.pk}/rules").text


def test_a_question_and_a_reason_lead_to_their_rule() -> None:
    at = table("human bot:random", "notre-dame")
    bots_move_on()
    assert f'href="/tables/{at.pk}/rules#draft"' in Visitor().get(f"/tables/{at.pk}").html
    assert f'href="/tables/{at.pk}/rules#hiring"' in Visitor().get(f"/tables/{at.pk}/why?decision=hire+monk").html


def test_texts_can_show_pictures_of_the_game_but_no_html() -> None:
    drawn = markdown(registry.find("notre-dame")).render("<b>1</b> ![coin](coin) ![dragon](dragon) [Park](#park)")
    assert "&lt;b&gt;" in drawn
    assert 'aria-label="coin"><use href="#picture-coin"/>' in drawn
    assert "dragon" in drawn
    assert '<a href="#park">Park</a>' in drawn


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_that_is_named_is_there(name: str) -> None:
    game = registry.find(name)
    texts, known = bundles(game.texts or Path(), "en"), board.pictures(game)
    for section in manual_of(name).sections():
        words = formatted(texts, f"{section.key}.body", {}) or ""
        named = {*re.findall(r"!\[[^]]*\]\(([^)]*)\)", words), section.vignette} - {""}
        assert named <= known.keys(), section.anchor


@pytest.mark.parametrize("name", GAMES)
def test_pictures_of_the_board_are_there(name: str) -> None:
    page, shown = registry.find(name).page, Visitor().get(f"/rules/{name}").html.count("<img src=")
    assert page is not None
    assert page.static is not None
    pictures = [section.key for section in manual_of(name).sections() if section.has_picture]
    assert shown == len(pictures) + 1  # the site's own sign
    kept = {file.stem for file in page.static.glob("rules-*.webp")}
    assert kept == {
        f"{one}{end}" for one in pictures for end in ("", *(f".{code}" for code in offered() if code != "en"))
    }


def test_nobody_is_led_to_the_rule_of_what_others_are_asked() -> None:
    at = table("bot:random bot:random", "notre-dame")
    page = Visitor().get(f"/tables/{at.pk}").html
    assert f'href="/tables/{at.pk}/rules"' in page
    found = re.findall(f'/tables/{at.pk}/rules#([^"]+)', page)
    assert all(anchor.startswith(("person-", "values-")) for anchor in found), "persons explain themselves"
