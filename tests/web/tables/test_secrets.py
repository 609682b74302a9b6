"""No page holds what whoever sits before it may not know."""

import re
from urllib.parse import unquote_plus

import pytest

from parvis.engine.chance import chance
from parvis.web.models import Choice, Table
from parvis.web.tables.deciding import decide
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.visiting import Page, Visitor, bots_move_on, legal, newest, table

CARD = re.compile(r"(?:red|green|blue)-\d")


def deal_anew(at: Table, seat: int, seed: int) -> bool:
    """Put another possible truth in place of what the seat can't know; whether that changed anything."""
    playing = TableGame.of(newest(at))
    before = playing.frozen()
    playing.game.determinize(playing.state, seat, chance(seed))
    after = playing.frozen()
    Table.objects.filter(pk=at.pk).update(**after)
    return bytes(before["state"]) != after["state"]


def play_some(at: Table, visitor: Visitor, decisions: int) -> Page:
    """Play with whoever's turn it is, lifting curtains, until so many decisions are made."""
    for _ in range(decisions):
        bots_move_on()
        page = visitor.open(at)
        if page.seat is None and page.curtains:
            page = visitor.lift(at, page.curtains[0])
        visitor.decide(at, page.decisions[-1], page)
    bots_move_on()
    return visitor.open(at)


@pytest.mark.parametrize("game", ["tiny", "notre-dame", "troyes"])
@pytest.mark.parametrize("decisions", [0, 1, 3, 12])
def test_a_page_stays_the_same_when_all_that_is_hidden_is_dealt_anew(game: str, decisions: int) -> None:
    at = table("human bot:random bot:random", game)
    visitor = Visitor()
    if game == "tiny":
        decisions = min(decisions, 1)
    page = play_some(at, visitor, decisions)
    for _ in range(10):  # now and then a seat knows all that there is, before the next cards are drawn
        changed = False
        for seed in range(10):
            changed |= deal_anew(at, 0, seed)
            assert visitor.open(at).bare == page.bare
        if changed:
            return
        page = play_some(at, visitor, 1)
    pytest.fail("nothing was hidden in ten positions")


def test_before_a_curtain_is_lifted_nobodys_hand_is_sent() -> None:
    at = table("human human human")
    visitor = Visitor()
    page = visitor.open(at)
    assert page.curtains == [0]
    assert text("turn-curtain", name="Anna") in page.text
    assert not CARD.findall(page.html)
    for seed in range(3):
        deal_anew(at, 0, seed)
        assert visitor.open(at).bare == page.bare


def test_the_curtain_falls_when_another_is_to_choose_and_shows_only_the_one_who_lifted_it() -> None:
    at = table("human human human")
    visitor = Visitor()
    for seat in range(2):
        page = visitor.lift(at, seat)
        own = {words.split()[1] for words in labels(page)}
        assert set(CARD.findall(page.html)) == own
        assert visitor.open(at).bare == page.bare  # a reload leaves it as it was
        after = visitor.decide(at, page=page)
        assert after.curtains[0] == seat + 1
        assert not CARD.findall(after.html)
        assert not CARD.findall(visitor.open(at).html)


def labels(page: Page) -> list[str]:
    """The words on the buttons."""
    return re.findall(r"<span>(lay [a-z]+-\d)", page.html)


def test_a_choice_can_be_changed_while_another_is_to_choose() -> None:
    at = table("human human")
    visitor = Visitor()
    visitor.decide(at, page=visitor.lift(at, 0))
    waiting = visitor.open(at)
    assert waiting.curtains == [1, 0]
    assert "Anna: change my choice" in waiting.text
    back = visitor.lift(at, 0)
    assert back.chosen == [back.decisions[0]]
    assert text("turn-curtain", name="Bruno") in back.text
    visitor.decide(at, back.decisions[2], back)
    assert Choice.objects.get(table=at).words == unquote_plus(back.decisions[2])


def test_what_another_has_chosen_shows_on_no_page() -> None:
    at = table("human human human")
    visitor = Visitor()
    own, others = visitor.lift(at, 0), legal(at, 1)
    for decision in others:
        decide(at.pk, at.number, 1, decision)
        assert visitor.open(at).bare == own.bare
    visitor.decide(at, page=own)
    curtain = visitor.open(at)
    for decision in others:
        decide(at.pk, at.number, 1, decision)
        assert visitor.open(at).bare == curtain.bare


def test_nobody_learns_by_trying_what_another_has_decided() -> None:
    at = table("human human human")
    made = legal(at, 0)
    number = at.number
    for seat in range(3):
        decide(at.pk, number, seat, legal(at, seat)[0])
    spy = Visitor()
    answers = {spy.post(f"/tables/{at.pk}/decide", number=number, seat=0, decision=words).bare for words in made}
    assert len(answers) == 1


def test_another_browser_sees_no_hand_though_the_curtain_is_lifted_here() -> None:
    at = table("human human")
    Visitor().lift(at, 0)
    assert not CARD.findall(Visitor().open(at).html)


def test_the_curtain_is_lifted_at_one_table_only() -> None:
    first, second = table("human human"), table("human human")
    visitor = Visitor()
    visitor.lift(first, 0)
    assert visitor.open(second).curtains == [0]
    visitor.lift(second, 0)
    assert visitor.open(first).curtains == [0]


@pytest.mark.parametrize("seat", [1, 2, 15, 999999999])
def test_no_curtain_is_lifted_for_bots_and_nobody(seat: int) -> None:
    at = table("human bot:random human") if seat == 1 else table("human human")
    page = Visitor().lift(at, seat)
    assert page.status == 409
    assert not CARD.findall(page.html)


def test_one_person_alone_needs_no_curtain() -> None:
    page = Visitor().open(table("bot:random human"))
    assert (page.seat, page.curtains) == (1, [])


def test_pages_of_a_table_are_never_kept_by_the_browser() -> None:
    at = table("human human")
    for address in (f"/tables/{at.pk}", f"/tables/{at.pk}/log", f"/tables/{at.pk}/news?number=0", "/"):
        assert Visitor().get(address).headers["Cache-Control"] == "no-store"


def test_the_log_tells_everybody_only_what_they_may_read() -> None:
    at = table("human human")
    visitor = Visitor()
    own = set(CARD.findall(visitor.lift(at, 0).html))
    log = visitor.get(f"/tables/{at.pk}/log?before={at.number}")
    assert "draws-hidden: Bruno" in log.text
    assert set(CARD.findall(log.html)) == own
    assert not CARD.findall(Visitor().get(f"/tables/{at.pk}/log?before={at.number}").html)
