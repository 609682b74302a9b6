"""A table opens from a snapshot of its newest state: at the same cost at any length of its game."""

import statistics
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parvis.engine import registry
from parvis.web.models import Table
from parvis.web.pages import table_page
from parvis.web.tables import snapshot
from parvis.web.tables.deciding import decide
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.viewer import Viewer
from parvis.web.tables.visit import Visit
from tests.web.renumbering import renumbered
from tests.web.visiting import Visitor, bots_move_on, legal, newest, table


def played(number: int, game: str = "notre-dame", **options: Any) -> Table:
    """A table of four with a person, after about that many steps."""
    at = table("human bot:random bot:random bot:random", game, **options)
    while at.number < number and not at.finished:
        bots_move_on()
        at = newest(at)
        decide(at.pk, at.number, 0, legal(at, 0)[-1])
        at = newest(at)
    bots_move_on()
    return newest(at)


def opening_times(*tables: Table, times: int = 40) -> dict[int, list[float]]:
    """CPU seconds that the server needs to show each of the tables, by turns, sorted."""
    visitor = Visitor()
    taken: dict[int, list[float]] = {at.number: [] for at in tables}
    for at in (*tables, *(tables * times)):
        began = time.process_time()
        visitor.open(at)
        taken[at.number].append(time.process_time() - began)
    return {number: sorted(seconds[1:]) for number, seconds in taken.items()}


def test_the_state_survives_as_it_was() -> None:
    at = table("human bot:random", "notre-dame")
    playing = TableGame.of(at)
    again = TableGame.of(newest(at))
    assert again.state == playing.state
    assert again.state is not playing.state


def test_a_snapshot_of_another_layout_is_made_anew_from_the_steps() -> None:
    at = played(60)
    state, page = bytes(at.state), Visitor().open(at)
    Table.objects.filter(pk=at.pk).update(state=b"in another order", layout="older")
    assert Visitor().open(at).bare == page.bare
    assert bytes(newest(at).state) == state
    assert newest(at).layout == at.layout


def test_bytes_are_not_read_where_decisions_or_fields_or_sources_are_others(tmp_path: Path) -> None:
    game = registry.find("tiny")
    source = tmp_path / "cards.toml"
    layouts = [snapshot.layout(game), snapshot.layout(renumbered(game))]
    for content in ("red = 1", "red = 2"):
        source.write_text(content)
        layouts.append(snapshot.layout(replace(game, folder=tmp_path)))
    layouts.append(snapshot.layout(replace(game, folder=tmp_path, rules=registry.find("troyes").rules)))
    assert len(set(layouts)) == 5
    assert snapshot.layout(replace(game)) == layouts[0]


@pytest.mark.alone
@pytest.mark.soak
def test_opening_costs_the_same_at_step_10_and_at_step_400() -> None:
    early, late = played(10), played(370)
    times = opening_times(early, late)
    for number, taken in times.items():
        p95 = taken[int(0.95 * len(taken))]
        print(f"step {number}: median {1000 * statistics.median(taken):.1f} ms, p95 {1000 * p95:.1f} ms")
    assert statistics.median(times[late.number]) < 2.5 * statistics.median(times[early.number])


def test_a_page_asks_the_database_the_same_few_questions_at_any_length() -> None:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    asked = []
    for at in (played(10), played(200)):
        with CaptureQueriesContext(connection) as queries:
            table_page.shown(Visit(newest(at), Viewer(1, 0)))
        asked.append(len(queries))
    assert max(asked) <= 4  # in a draft it asks for what is kept back, too; for a long round's log it reads twice
