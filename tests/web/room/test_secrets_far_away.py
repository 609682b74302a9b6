"""What people far away are answered holds nothing that their seat may not know: over whole games, for every viewer.

In a soak that is 300 games, of each number of players and with any two settings of the options together.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from parvis.engine import registry
from parvis.engine.chance import chance
from parvis.engine.contract import seats_of
from parvis.engine.samples import SOAK, setups
from parvis.web.deciding import decide
from parvis.web.models import Table
from parvis.web.table_game import TableGame
from tests.web.club import person, shared, visitor
from tests.web.visiting import NAMES, Page, Visitor, legal, newest

pytestmark = pytest.mark.usefixtures("club")

GAMES = 150 if SOAK else 1
"""Whole games of each kind."""
DRAFTS = 30 if SOAK else 1
"""Games of which only the drafts are looked at."""
STRIDE = 160
"""Steps from one look to the next; each game begins with another."""


def positions(at: Table, random: Random, stride: int = STRIDE) -> Iterator[Table]:
    """The table again and again, while its people decide at random to the end."""
    due = random.randrange(stride)
    while (table := newest(at)).movers:
        if table.number >= due:
            due = table.number + stride
            yield table
        for seat in seats_of(table.movers):
            decide(at.pk, table.number, seat, random.choice(legal(at, seat)), table.revision)


def answers(visitor: Visitor, at: Table) -> list[str]:
    """All that a browser is sent of a table."""
    own = f"/tables/{at.pk}"
    asked = [own, f"{own}/log?before={at.number}", f"{own}/look-back/{at.number}", f"{own}/dealing", f"{own}/record"]
    asked += [f"{own}/replay/{at.number}", f"{own}/chat", f"{own}/present", "/", "/tables"]
    return [news(visitor, at), *(visitor.get(address).bare for address in asked)]


def news(visitor: Visitor, at: Table) -> str:
    """What a page is sent that has fallen behind."""
    response = visitor.client.get(f"/tables/{at.pk}/news?number=0", headers={"HX-Request": "true"})
    assert response.status_code == 200
    return Page(200, response.content.decode()).bare


@contextmanager
def dealt_anew(at: Table, seat: int, seed: int) -> Iterator[None]:
    """Within this block another truth stands in place of what the seat can't know."""
    kept = Table.objects.filter(pk=at.pk).values("state", "layout").get()
    playing = TableGame.of(newest(at))
    playing.game.determinize(playing.state, seat, chance(seed))
    Table.objects.filter(pk=at.pk).update(**playing.frozen())
    yield
    Table.objects.filter(pk=at.pk).update(**kept)


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_no_answer_changes_when_all_that_its_reader_can_not_know_is_dealt_anew(game: str, seed: int) -> None:
    found, random = registry.find(game), Random(seed)
    every = setups(found, full=False)
    players, options = every[(len(every) // 2 + seed) % len(every)]
    people = [person(name) for name in NAMES[:players]]
    at = shared(*people, game=game, options=found.shown_options(options))
    seats, others = [visitor(one) for one in people], [visitor(), visitor(person("Gustav", is_staff=True))]
    for table in positions(at, random):
        shown, told = [answers(one, table) for one in seats], [answers(one, table) for one in others]
        tried = random.randrange(players)
        for seat, own in enumerate(seats):
            with dealt_anew(table, seat, random.getrandbits(32)):
                assert answers(own, table) == shown[seat]
                if seat == tried:
                    assert [answers(one, table) for one in others] == told


def test_who_may_know_it_is_shown_what_is_dealt_anew() -> None:
    people = [person(name) for name in NAMES[:3]]
    at = shared(*people, game="notre-dame")
    other, table = visitor(people[1]), newest(at)
    shown = answers(other, table)
    with dealt_anew(table, 0, 1):
        assert answers(other, table) != shown


@pytest.mark.parametrize("seed", range(DRAFTS))
def test_nobody_else_can_tell_who_has_chosen_or_what(seed: int) -> None:
    people, random = [person(name) for name in NAMES[:3]], Random(seed)
    at = shared(*people, game="notre-dame")
    others = [visitor(people[2]), visitor(), visitor(person("Gustav", is_staff=True))]
    looks = 0
    for table in positions(at, random, 1):
        if table.movers.bit_count() < len(people) or (looks == 2 and not SOAK):
            continue
        looks += 1
        shown = [answers(one, table) for one in others]
        for seat in range(2):
            for words in random.sample(legal(table, seat), 2):
                decide(table.pk, table.number, seat, words, table.revision)
                assert [answers(one, table) for one in others] == shown
    assert looks
