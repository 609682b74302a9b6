"""Decisions that are shown before they are made: a click commits only what it says."""

import re
from itertools import repeat
from random import Random

import pytest

from parvis.engine import registry
from parvis.engine.chance import chance
from parvis.engine.texts import bundle
from parvis.web.models import Table
from parvis.web.pages.table_page import later_in_short, named_parts
from parvis.web.tables.deciding import decide
from parvis.web.tables.proposal import CAREFUL, Proposal, proposal
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import GameTexts
from tests.web.positions import anything, played, spoken
from tests.web.visiting import Visitor, at, legal, newest, table


def until_forced(at_table: Table, seed: int = 1) -> tuple[TableGame, int, Proposal]:
    """Play at random until a decision would do more than it says; the position, the seat and what is shown."""
    random = Random(seed)
    for _ in range(500):
        playing = TableGame.of(newest(at_table))
        seats = playing.movers
        if len(seats) == 1:
            for words in legal(at_table, seats[0]):
                if shown := proposal(playing, seats[0], words, careful=False):
                    return playing, seats[0], shown
        decide(at_table.pk, playing.table.number, seats[0], random.choice(legal(at_table, seats[0])))
    raise AssertionError("no decision does more than it says")


def press(visitor: Visitor, at_table: Table, words: str, **more: str) -> str:
    """Press a decision on the table's page as it stands; what is shown then."""
    page = visitor.open(at_table)
    while page.curtains:
        page = visitor.lift(at_table, page.curtains[0])
    form = {**at(page), "seat": page.seat, "decision": words.replace(" ", "+"), **more}
    return visitor.post(f"/tables/{at_table.pk}/decide", **form).html


def test_a_click_after_which_nothing_is_left_to_choose_shows_what_it_leads_to_and_makes_nothing() -> None:
    at_table = table("human human", "troyes")
    before, _, shown = until_forced(at_table)
    left = before.game.catalogue[shown.decision].replace(" ", "+")
    page = press(Visitor(), at_table, shown.words)
    assert f'name="proposed" value="{shown.words}"' in page
    assert f'id="decision-{left}"' in page
    assert 'id="proposal-back"' in page
    assert (newest(at_table).number, TableGame.of(newest(at_table)).state) == (before.table.number, before.state)


def test_what_is_shown_is_worth_what_its_button_said() -> None:
    for seed in range(1, 20):
        at_table = table("human human", "troyes")
        before, seat, shown = until_forced(at_table, seed)
        game, told = before.game, GameTexts(before.game, ["Anna", "Bruno"])
        (said,) = game.previews(before.state, seat, [game.decision(shown.words)])
        (there,) = game.previews(shown.state, seat, [shown.decision])
        named = named_parts(game.previews(before.state, seat, game.legal(before.state, seat)))
        expected = later_in_short(said.later, named, told)
        if expected and said.later != there.later:
            break
    else:
        raise AssertionError("both are always worth the same")
    page = press(Visitor(), at_table, shown.words)
    assert re.findall('<small class="brings later"[^>]*>(.*?)</small>', page) == [expected]


def test_what_is_confirmed_is_made_with_all_that_was_shown() -> None:
    at_table = table("human human", "troyes")
    before, seat, shown = until_forced(at_table)
    press(Visitor(), at_table, shown.words, proposed=shown.words)
    step = newest(at_table).steps.get(number=before.table.number)
    assert (step.seat, step.words) == (seat, shown.words)


def test_going_back_leaves_every_decision_open() -> None:
    at_table = table("human human", "troyes")
    _, seat, shown = until_forced(at_table)
    visitor = Visitor(htmx=True)
    press(visitor, at_table, shown.words)
    open_again = {words.replace("+", " ") for words in visitor.open(at_table).decisions}
    assert open_again == set(legal(at_table, seat))


def test_what_carries_out_a_group_is_never_asked_twice() -> None:
    at_table, random = table("human human", "troyes"), Random(3)
    seen = 0
    while seen < 3:
        playing = TableGame.of(newest(at_table))
        seat = playing.movers[0]
        open_now = legal(at_table, seat)
        if "done" in open_now:
            seen += 1
            assert proposal(playing, seat, "done", careful=True) is None
        decide(at_table.pk, playing.table.number, seat, random.choice(open_now))


@pytest.mark.parametrize(("careful", "is_shown"), [("yes", True), ("no", False)])
def test_whoever_wants_to_confirm_every_move_is_shown_it_first(careful: str, is_shown: bool) -> None:
    at_table = table("human human", "troyes")
    visitor = Visitor()
    visitor.client.cookies[CAREFUL] = careful
    seat = TableGame.of(at_table).movers[0]
    words = next(words for words in legal(at_table, seat) if words.startswith("settle"))
    page = press(visitor, at_table, words)
    assert ('name="proposed"' in page) is is_shown
    assert (newest(at_table).number == at_table.number) is is_shown


@pytest.mark.parametrize(("game", "does", "chooses"), [("troyes", "die", "activate"), ("notre-dame", "play", None)])
def test_what_does_something_is_confirmed_though_one_decides_further(game: str, does: str, chooses: str | None) -> None:
    """In Troyes a die that beats a black one, before the next is fought."""
    confirmed, made = set(), set()
    for playing in played("human bot:random bot:random", game, anything, {}, seed=1):
        for words in spoken(playing, 0) if playing.movers == [0] else []:
            rules, decision = playing.game, playing.game.decision(words)
            if words in rules.carries_out or not rules.chain(playing.state, 0, decision).goes_on:
                continue
            is_shown = proposal(playing, 0, words, careful=True) is not None
            (confirmed if is_shown else made).add(words.split()[0])
            assert is_shown or not rules.narrate(playing.state, 0, decision), words
    assert does in confirmed
    assert chooses is None or chooses in made


def test_what_would_be_done_unasked_before_the_next_choice_is_shown() -> None:
    """Who pays nothing for the guard would take its first step, too."""
    held = set()
    for playing in played("human bot:random bot:random", "troyes", anything, {"ramparts": True}, seed=1):
        for words in spoken(playing, 0) if playing.movers == [0] else []:
            game, chain = playing.game, playing.game.chain(playing.state, 0, playing.game.decision(words))
            told = [game.narrate(*one) for one in zip(chain.states, repeat(0), chain.decisions, strict=False)]
            if chain.goes_on and any(told[1:]):
                held.add(words)
                shown = proposal(playing, 0, words, careful=False)
                assert shown is not None, words
                assert game.narrate(shown.state, 0, shown.decision), words
    assert any(words.startswith("pay") for words in held)


@pytest.mark.parametrize(("game", "options"), [("notre-dame", {}), ("troyes", {}), ("troyes", {"ramparts": True})])
def test_every_question_that_is_shown_has_its_text(game: str, options: dict[str, bool]) -> None:
    """In Troyes an action of one's own dice, with outdoor tiles: nobody has anything to answer to it."""
    asked = set()
    for playing in played("human bot:random bot:random", game, anything, options, seed=1):
        for words in spoken(playing, 0) if playing.movers == [0] else []:
            if shown := proposal(playing, 0, words, careful=True):
                asked.add(playing.game.prompt(shown.state, 0).key)
    for language in ("en", "de", "fr", "pl", "ru"):
        texts = bundle(registry.find(game).texts, language)
        assert [key for key in asked if not texts.has_message(key)] == []
    assert len(asked) > 1


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_what_is_shown_is_the_same_whatever_is_hidden(game: str) -> None:
    at_table, random, compared = table("human human human", game), Random(7), 0
    for _ in range(60):
        playing = TableGame.of(newest(at_table))
        seat = random.choice(playing.movers)
        other = TableGame(playing.table, playing.game, playing.state.copy())
        playing.game.determinize(other.state, seat, chance(random.randrange(1000)))
        for words in legal(at_table, seat)[:3]:
            shown, again = (proposal(one, seat, words, careful=True) for one in (playing, other))
            assert (shown and seen(playing, seat, shown)) == (again and seen(other, seat, again))
            compared += shown is not None
        decide(at_table.pk, playing.table.number, seat, random.choice(legal(at_table, seat)))
    assert compared


def seen(playing: TableGame, seat: int, shown: Proposal) -> tuple[object, ...]:
    """All that a seat can read off a proposal."""
    return shown.words, shown.decision, shown.is_forced, playing.game.view(shown.state, seat)
