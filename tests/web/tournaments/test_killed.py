"""Sixty-four people play a Swiss of seven rounds over HTTP at a real server, which is killed twice meanwhile."""

import json
import time
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from itertools import combinations
from pathlib import Path

import pytest
from django.db import connection

from parvis.engine.contract import seats_of
from parvis.web.api import tokens
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.storage import databases
from parvis.web.tables.deciding import choices
from parvis.web.tournaments import entries, rounds
from parvis.web.tournaments.models import OVER, Tournament
from tests.web.postgres import PREPARED, used
from tests.web.tournaments.playing import announced, groups, names_at, newest, people
from tests.web.visiting import legal
from tests.web.visiting import newest as newest_table
from tools.site import HOST, Site

pytestmark = [pytest.mark.soak, pytest.mark.slow]
PEOPLE, ROUNDS = 64, 7
KILLED_AT = (2, 5)
"""Rounds in the middle of which the server is killed."""
PATIENCE = 120.0
"""Seconds in which a round is to follow on the one before, a new start of the server included."""


def decide(site: Site, keys: dict[int, str], table: Table) -> None:
    """Let whoever is asked decide over HTTP; who gets no answer asks again later."""
    chosen = choices(table)
    for seat in seats_of(table.movers):
        if seat in chosen:
            continue
        person = table.sittings.get(seat=seat).person_id
        content = {"number": table.number, "revision": table.revision, "seat": seat, "words": legal(table, seat)[0]}
        headers = {"Authorization": f"Bearer {keys[person]}", "Content-Type": "application/json"}
        with closing(HTTPConnection(HOST, site.port, timeout=60)) as line, suppress(OSError, HTTPException):
            line.request("POST", f"/api/tables/{table.pk}/decide", json.dumps(content), headers)
            answer = line.getresponse()
            assert answer.status in (200, 409), answer.read()
        return


def play_round(site: Site, keys: dict[int, str], tournament: Tournament, number: int) -> None:
    """Play all tables of a round, as they are opened; in some rounds the server is killed after half of them."""
    ends, ended, is_to_die = time.monotonic() + PATIENCE, 0, number in KILLED_AT
    while ended < PEOPLE // 4:
        assert time.monotonic() < ends, f"round {number} does not go on"
        waiting = [group.table_id for group in groups(tournament, number) if group.table_id and not group.places]
        running = list(Table.objects.filter(pk__in=waiting, finished=None))
        for table in running:
            while not (at := newest_table(table)).finished:
                decide(site, keys, at)
            if is_to_die and ended + running.index(table) > PEOPLE // 8:
                is_to_die = False
                site.kill()
                site.start()
        ended = sum(bool(group.table and group.table.finished) for group in groups(tournament, number))
        time.sleep(0.05)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
@pytest.mark.usefixtures("club")
def test_a_swiss_of_64_people_and_seven_rounds_runs_to_its_end(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres").create(tmp_path.name, PREPARED) if kind == "postgres" else ""
    with Site(tmp_path / "data", club=True, database=url) as site, used(databases.database(site.folder, url)):
        site.kill()
        members = people(PEOPLE)
        keys = {one.pk: tokens.make(one, "soak", [tokens.PLAY]) for one in members}
        tournament = announced(members[0], rounds=str(ROUNDS))
        for one in members:
            entries.enter(tournament.pk, one)
        rounds.start(tournament.pk)
        site.start()
        for number in range(1, ROUNDS + 1):
            play_round(site, keys, tournament, number)
        ends = time.monotonic() + PATIENCE
        while newest(tournament).stage != OVER:
            assert time.monotonic() < ends
            time.sleep(0.1)
        check(newest(tournament))
        assert site.tracebacks == 0
        connection.close()


def check(tournament: Tournament) -> None:
    """Everybody has played seven games, against twenty-one others, and each table was a group's."""
    met = set()
    for number in range(1, ROUNDS + 1):
        tables = [names_at(group) for group in groups(tournament, number)]
        assert sorted(name for names in tables for name in names) == sorted(
            Person.objects.filter(entries__tournament=tournament).values_list("name", flat=True)
        )
        met |= {frozenset(pair) for names in tables for pair in combinations(names, 2)}
    assert len(met) == ROUNDS * PEOPLE // 4 * 6
    assert Table.objects.count() == ROUNDS * PEOPLE // 4
    rows = rounds.standings_of(tournament, rounds.past_of(tournament))
    assert {row.games for row in rows} == {ROUNDS}
    assert sum(row.sum.points for row in rows) == ROUNDS * PEOPLE // 4 * 48
