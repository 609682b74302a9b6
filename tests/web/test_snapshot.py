"""A table opens from a snapshot of its newest state: at the same cost at any length of its game."""

import statistics
import time

from parvis.web import showing
from parvis.web.deciding import decide
from parvis.web.models import Table
from parvis.web.position import Position
from tests.web.visiting import Visitor, bots_move_on, newest, table


def played(number: int) -> Table:
    """A table of Notre Dame with a person, after about that many steps."""
    at = table("human bot:random bot:random bot:random", "notre-dame")
    while at.number < number and not at.finished:
        bots_move_on()
        at = newest(at)
        decide(at.pk, at.number, 0, Position.of(at).legal(0)[-1])
        at = newest(at)
    bots_move_on()
    return newest(at)


def opening_times(at: Table, times: int = 40) -> list[float]:
    """Seconds that the server works to show the table."""
    visitor, taken = Visitor(), []
    visitor.open(at)
    for _ in range(times):
        began = time.perf_counter()
        visitor.open(at)
        taken.append(time.perf_counter() - began)
    return taken


def test_the_state_survives_as_it_was() -> None:
    at = table("human bot:random", "notre-dame")
    position = Position.of(at)
    again = Position.of(newest(at))
    assert again.state == position.state
    assert again.state is not position.state


def test_a_snapshot_of_another_layout_is_made_anew_from_the_steps() -> None:
    at = played(60)
    state, page = bytes(at.state), Visitor().open(at)
    Table.objects.filter(pk=at.pk).update(state=b"in another order", layout="older")
    assert Visitor().open(at).bare == page.bare
    assert bytes(newest(at).state) == state
    assert newest(at).layout == at.layout


def test_opening_costs_the_same_at_step_10_and_at_step_400() -> None:
    early, late = played(10), played(370)
    medians = {}
    for at in (early, late):
        taken = sorted(opening_times(at))
        medians[at.pk] = statistics.median(taken)
        p95 = taken[int(0.95 * len(taken))]
        print(f"step {at.number}: median {1000 * medians[at.pk]:.1f} ms, p95 {1000 * p95:.1f} ms")
    assert medians[late.pk] < 2.5 * medians[early.pk]


def test_a_page_asks_the_database_the_same_few_questions_at_any_length() -> None:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    asked = []
    for at in (played(10), played(200)):
        with CaptureQueriesContext(connection) as queries:
            showing.shown(newest(at), 0)
        asked.append(len(queries))
    assert asked[0] == asked[1] <= 4
