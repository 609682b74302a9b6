"""Why something can't be decided: a sentence for a place of the board, and a page with all that is not possible now."""

import re
from itertools import product
from urllib.parse import quote_plus

import pytest

from parvis.engine import registry
from tests.web.visiting import Visitor, bots_move_on, legal, newest, table


def test_a_place_of_the_board_says_why() -> None:
    at = table("human bot:random", "notre-dame")
    bots_move_on()
    ask = Visitor()
    assert "once everyone has played two cards" in ask.get(f"/tables/{at.pk}/why?decision=hire+monk").text
    both = f"/tables/{at.pk}/why?decision=from+bank&decision=play+bank"
    assert "when you play a card with an empty supply" in ask.get(both).text


def test_what_is_possible_is_named_as_in_the_list_and_what_is_no_decision_is_refused() -> None:
    at = table("human bot:random", "notre-dame")
    bots_move_on()
    possible, visitor = legal(at, 0)[0], Visitor()
    button = visitor.get(f"/tables/{at.pk}").html.partition(f'id="decision-{possible.replace(" ", "+")}"')[2]
    label = re.findall('class="only-heard">([^<]*)<', button)[0]
    assert label in visitor.get(f"/tables/{at.pk}/why?decision={quote_plus(possible)}").html
    assert Visitor().get(f"/tables/{at.pk}/why?decision=fly").status == 400


def test_who_looks_on_is_told_whose_turn_it_is() -> None:
    at = table("bot:random bot:random", "notre-dame")
    assert "Anna and Bruno are thinking" in Visitor().get(f"/tables/{at.pk}/why?decision=hire+monk").text


def test_the_page_lists_what_the_question_does_not_allow() -> None:
    at = table("human bot:random", "notre-dame")
    bots_move_on()
    page = Visitor().get(f"/tables/{at.pk}/why")
    assert "You can do everything that this question allows." in page.text
    assert "You hire a person once everyone has played two cards." in page.text
    assert "You choose which cards to keep" not in page.text, "that is asked now"
    assert f'href="/tables/{at.pk}"' in page.html


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_every_place_that_says_why_names_decisions(name: str) -> None:
    """`die,turn+0+red+4 build`: all of them can be asked about, also when another question is put."""
    at, ask, known = table("human bot:random", name), Visitor(), set(registry.find(name).catalogue)
    for _ in range(12):
        bots_move_on()
        page = ask.get(f"/tables/{at.pk}")
        codes = [code.split("+") for place in re.findall('data-why="([^"]*)"', page.html) for code in place.split()]
        asked = {
            " ".join(words) for kinds, *named in codes for words in product(kinds.split(","), *([one] for one in named))
        }
        assert asked
        assert asked <= known
        at = newest(at)
        ask.post(f"/tables/{at.pk}/decide", number=at.number, seat=0, decision=quote_plus(legal(at, 0)[0]))
