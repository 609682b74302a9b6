"""A hint: the best decisions of a person against bots, found behind the pages by what that person knows."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any
from urllib.parse import quote_plus, unquote_plus

import pytest

from parvis import bots
from parvis.web.analysis import hints
from parvis.web.analysis.models import Hint
from parvis.web.models import Table
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import GameTexts, text
from tests.web.archived import finished
from tests.web.positions import lay, spoken
from tests.web.troyes_positions import actions
from tests.web.visiting import NAMES, Page, Visitor, bots_move_on, newest, table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first games of each decision are enough."""
    monkeypatch.setattr(hints, "SECONDS", 0.0)


def asked(at: Table, visitor: Visitor | None = None) -> Page:
    """What a visitor gets who asks for a hint."""
    return (visitor or Visitor(htmx=True)).post(f"/tables/{at.pk}/hint")


def playing() -> Table:
    """A table at which a person has something to decide against bots."""
    at = table("human bot:random bot:random")
    bots_move_on()
    return newest(at)


def find_all() -> None:
    """Find what was asked for, as the thread behind the pages does."""
    while hint := hints.take():
        hints.find(hint)


def test_a_hint_is_asked_for_found_and_told() -> None:
    at, visitor = playing(), Visitor(htmx=True)
    assert f'action="/tables/{at.pk}/hint"' in Visitor().open(at).html
    waits = asked(at, visitor)
    assert text("hint-waits") in waits.text
    assert 'hx-trigger="every 500ms"' in waits.html
    find_all()
    page = visitor.get(f"/tables/{at.pk}/hint")
    assert page.html.count("<li ") == len(Visitor().open(at).decisions)
    assert "hx-trigger" not in page.html
    hint = Hint.objects.get()
    assert hint.content
    open_now = {words.replace("+", " ") for words in Visitor().open(at).decisions}
    assert {one["decision"] for one in hint.content} <= open_now
    keyed = re.findall(r'data-of="([^"]+)"', page.html)
    assert len(keyed) == len(hint.content)
    assert set(keyed) <= set(Visitor().open(at).decisions), "each shows the key of its decision"


def advise(at: Table, *moves: Sequence[str]) -> None:
    """Whoever sits at the first seat has been told these moves, the best first."""
    worth = {"points": 9.0, "points_interval": 1.0, "wins": 0.5, "behind": 0.0, "behind_interval": 0.0}
    content = [{"decision": move[0], "move": list(move), **worth} for move in moves]
    Hint.objects.create(table=at, number=at.number, revision=at.revision, seat=0, content=content)


def chains(playing: TableGame, length: int) -> Iterator[list[str]]:
    """Moves of the first seat that begin with so many decisions, each of which leaves it another choice."""
    for words in spoken(playing, 0) if playing.movers == [0] else ():
        after = TableGame(playing.table, playing.game, playing.state.copy())
        playing.game.apply(after.state, 0, playing.game.decision(words))
        yield from [[words]] if length == 1 else ([words, *rest] for rest in chains(after, length - 1))


def marked(page: Page) -> str | None:
    """The decision that a page marks as the one of a hint, in words."""
    found = re.search(r'data-hinted="([^"]+)"', page.html)
    return unquote_plus(found[1]) if found else None


def test_a_hint_tells_the_whole_move_and_each_next_step_of_it_is_marked_until_it_is_left() -> None:
    at = newest(Table.objects.get(pk=int(lay(None, actions(2)).rsplit("/", 1)[-1])))
    best = next(chains(TableGame.of(at), 3))
    advise(at, best)
    visitor, told = Visitor(), GameTexts(TableGame.of(at).game, NAMES)
    second = TableGame.of(at)
    second.game.apply(second.state, 0, second.game.decision(best[0]))
    sentence = told.line(second.game.label(second.state, 0, second.game.decision(best[1])))
    assert f"→ {sentence}" in visitor.get(f"/tables/{at.pk}/hint").text
    assert marked(visitor.open(at)) == best[0]
    for made, follows in pairwise(best):
        visitor.decide(at, quote_plus(made))
        page = visitor.open(at)
        assert marked(page) == follows
        assert text("hint-from-last") in page.text
    left = next(words for words in visitor.open(at).decisions if unquote_plus(words) != best[-1])
    visitor.decide(at, left)
    assert marked(visitor.open(at)) is None


def test_each_decision_of_a_hint_is_told_with_what_it_brings_for_certain() -> None:
    at = newest(Table.objects.get(pk=int(lay(None, actions(2)).rsplit("/", 1)[-1])))
    advise(at, *([words] for words in spoken(TableGame.of(at), 0)))
    here, told = TableGame.of(at), GameTexts(TableGame.of(at).game, NAMES)
    decisions = here.legal(0)
    lines = [line for preview in here.game.previews(here.state, 0, decisions) for line in preview.now]
    brought = {sentence for line in lines if (sentence := told.known(line))}
    assert brought
    page = Visitor(htmx=True).get(f"/tables/{at.pk}/hint").text
    assert {one for one in brought if one not in page} == set()


def test_a_whole_move_is_told_with_what_its_last_decision_brings() -> None:
    at = newest(Table.objects.get(pk=int(lay(None, actions(2)).rsplit("/", 1)[-1])))
    best = next(chains(TableGame.of(at), 3))
    advise(at, best)
    page = Visitor(htmx=True).get(f"/tables/{at.pk}/hint").text
    here, told = TableGame.of(at), GameTexts(TableGame.of(at).game, NAMES)
    for words in best[:-1]:
        here.game.apply(here.state, 0, here.game.decision(words))
    (preview,) = here.game.previews(here.state, 0, [here.game.decision(best[-1])])
    assert " · ".join(sentence for line in preview.now if (sentence := told.known(line))) in page


def test_a_move_is_told_as_far_as_its_seat_knows_what_it_is_asked() -> None:
    at = playing()
    asked(at)
    find_all()
    hint, here = Hint.objects.get(), TableGame.of(newest(at))
    assert hint.content
    for one in hint.content:
        move = [here.game.decision(words) for words in one["move"]]
        assert one["move"][0] == one["decision"]
        assert list(hints.known_part(here.game, here.state, hint.seat, move)) == move


def test_what_is_as_good_as_the_best_is_not_told_to_be_less() -> None:
    at, visitor = playing(), Visitor(htmx=True)
    asked(at, visitor)
    find_all()
    hint = Hint.objects.get()
    assert hint.content
    for behind, told in ((0.04, 0), (0.3, len(hint.content))):
        hint.content = [one | {"behind": behind} for one in hint.content]
        hint.save()
        assert visitor.get(f"/tables/{at.pk}/hint").text.count("less than the best") == told


def test_without_script_it_has_a_page_of_its_own() -> None:
    at, visitor = playing(), Visitor()
    page = asked(at, visitor)
    assert page.address == f"/tables/{at.pk}/hint"
    assert 'http-equiv="refresh"' in page.html
    find_all()
    assert "http-equiv" not in visitor.get(f"/tables/{at.pk}/hint").html


def test_one_question_has_one_hint_and_all_that_are_found_are_counted() -> None:
    at = playing()
    for _ in range(2):
        asked(at)
    assert Hint.objects.count() == 1
    assert hints.count(at) == 0
    find_all()
    assert hints.count(at) == 1


def test_what_was_decided_meanwhile_needs_none() -> None:
    at = playing()
    asked(at)
    Visitor().decide(at)
    find_all()
    assert Hint.objects.get().content == []
    assert hints.count(at) == 0


def test_one_worker_looks_for_it() -> None:
    asked(playing())
    assert hints.take()
    assert hints.take() is None


@pytest.mark.parametrize("players", ["human human bot:random", "human human"])
def test_there_is_none_against_people(players: str) -> None:
    at = table(players)
    assert f"/tables/{at.pk}/hint" not in Visitor().open(at).html
    page = asked(at)
    assert page.status == 400
    assert text("hint-never") in page.text


def test_there_is_none_in_rated_games_nor_after_the_end() -> None:
    at = playing()
    at.terms["rated"] = True
    at.save()
    assert text("hint-never") in asked(at).text
    assert text("hint-never") in asked(finished()).text


def test_it_does_not_depend_on_what_is_hidden() -> None:
    at = playing()
    asked(at)
    find_all()
    told: Any = Hint.objects.get().content
    hint, here = Hint.objects.get(), hints.TableGame.of(at)
    core = bots.interpreted(here.game)
    truth = core.batch(1)
    core.put(truth, 0, here.state)
    core.determinize_at(truth, 0, hint.seat, core.buffer([5, 0]))
    dealt_anew = core.get(truth, 0)
    assert dealt_anew != here.state, "something was hidden"
    assert hints.told(hints.TableGame(at, here.game, dealt_anew), hint.seat, seed=hint.pk) == told
