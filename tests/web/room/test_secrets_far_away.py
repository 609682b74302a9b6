"""Whoever chooses while others do too is seen by nobody: neither that they have chosen, nor what.

Here the choices are really made; `tests/web/tables/test_two_worlds.py` compares all else that is hidden.
"""

from collections.abc import Iterator
from random import Random

import pytest

from parvis.engine.contract import seats_of
from parvis.engine.samples import SOAK
from parvis.web.models import Table
from parvis.web.tables.deciding import decide
from tests.web.club import person, shared, visitor
from tests.web.visiting import NAMES, Page, Visitor, legal, newest

pytestmark = pytest.mark.usefixtures("club")

DRAFTS = 30 if SOAK else 1
"""Games of which only the drafts are looked at."""


def positions(at: Table, random: Random) -> Iterator[Table]:
    """The table again and again, while its people decide at random to the end."""
    while (table := newest(at)).movers:
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


@pytest.mark.parametrize("seed", range(DRAFTS))
def test_nobody_else_can_tell_who_has_chosen_or_what(seed: int) -> None:
    people, random = [person(name) for name in NAMES[:3]], Random(seed)
    at = shared(*people, game="notre-dame")
    others = [visitor(people[2]), visitor(), visitor(person("Gustav", is_staff=True))]
    looks = 0
    for table in positions(at, random):
        if table.movers.bit_count() < len(people) or (looks == 2 and not SOAK):
            continue
        looks += 1
        shown = [answers(one, table) for one in others]
        for seat in range(2):
            for words in random.sample(legal(table, seat), 2):
                decide(table.pk, table.number, seat, words, table.revision)
                assert [answers(one, table) for one in others] == shown
    assert looks
