"""What people far away are answered holds nothing that their seat may not know: over whole games, for every viewer."""

from collections.abc import Iterator
from random import Random

import pytest

from parvis.engine.chance import chance
from parvis.engine.contract import seats_of
from parvis.engine.samples import SOAK
from parvis.web.deciding import decide
from parvis.web.models import Table
from parvis.web.table_game import TableGame
from tests.web.club import person, shared, visitor
from tests.web.visiting import Visitor, legal, newest

pytestmark = pytest.mark.usefixtures("club")

GAMES = 75 if SOAK else 1
"""Whole games of each kind."""
STRIDE = 5 if SOAK else 120
"""Steps from one look to the next."""
DEALS = 3 if SOAK else 2


def positions(at: Table, seed: int) -> Iterator[Table]:
    """The table again and again, while its people decide at random to the end."""
    random, looked = Random(seed), -STRIDE
    while (table := newest(at)).movers:
        if table.number - looked >= STRIDE:
            looked = table.number
            yield table
        for seat in seats_of(table.movers):
            decide(at.pk, table.number, seat, random.choice(legal(at, seat)), table.revision)


def answers(visitor: Visitor, at: Table) -> list[str]:
    """All that a browser is sent of a table."""
    pages = [
        f"/tables/{at.pk}",
        f"/tables/{at.pk}/news?number=0",
        f"/tables/{at.pk}/log?before={at.number}",
        f"/tables/{at.pk}/look-back/{at.number}",
        "/",
    ]
    return [visitor.get(address).bare for address in pages]


def dealings(at: Table, seat: int) -> Iterator[None]:
    """Other truths, one after the other, in place of what the seat can't know; then the table as it was."""
    kept = Table.objects.filter(pk=at.pk).values("state", "layout").get()
    for seed in range(DEALS):
        playing = TableGame.of(newest(at))
        playing.game.determinize(playing.state, seat, chance(seed))
        Table.objects.filter(pk=at.pk).update(**playing.frozen())
        yield
    Table.objects.filter(pk=at.pk).update(**kept)


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
@pytest.mark.parametrize("players", [2, 3] if SOAK else [3])
@pytest.mark.parametrize("seed", range(GAMES))
def test_no_answer_changes_when_all_that_its_reader_can_not_know_is_dealt_anew(
    game: str, players: int, seed: int
) -> None:
    people = [person(name) for name in ("Anna", "Bruno", "Clara")[:players]]
    at = shared(*people, game=game)
    seats = [visitor(one) for one in people]
    others = [visitor(), visitor(person("Emma", is_staff=True))]
    for table in positions(at, seed):
        shown = [answers(one, table) for one in (*seats, *others)]
        for seat, own in enumerate(seats):
            for _ in dealings(table, seat):
                assert answers(own, table) == shown[seat]
                for place, other in enumerate(others):
                    assert answers(other, table) == shown[players + place]


@pytest.mark.parametrize("seed", range(GAMES))
def test_nobody_else_can_tell_who_has_chosen_or_what(seed: int) -> None:
    people = [person(name) for name in ("Anna", "Bruno", "Clara")]
    at = shared(*people, game="notre-dame")
    others = [visitor(people[2]), visitor(), visitor(person("Emma", is_staff=True))]
    for table in positions(at, seed):
        if table.movers.bit_count() < len(people):
            continue
        shown = [answers(one, table) for one in others]
        for seat in range(2):
            for words in legal(table, seat):
                decide(table.pk, table.number, seat, words, table.revision)
                assert [answers(one, table) for one in others] == shown
