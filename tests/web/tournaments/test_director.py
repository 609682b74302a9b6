"""The director: killed anywhere, or twice at the same time, it does everything once."""

import itertools
from collections.abc import Callable
from random import Random
from threading import Barrier, Thread
from typing import Any

import pytest
from django.db import connection

from parvis.web.models import Table
from parvis.web.people.models import RatingChange
from parvis.web.tournaments import director, entries, rounds, tables
from parvis.web.tournaments.director import Director
from parvis.web.tournaments.models import OVER, RUNNING, Tournament
from tests.web.people.accounts import account, finish
from tests.web.tournaments.playing import begun, groups, kept, names_at, newest, people

pytestmark = pytest.mark.usefixtures("club")


class Killed(BaseException):
    """Stands for a process that is killed: nothing that it was at goes on."""


def dies(patch: pytest.MonkeyPatch, luck: Random) -> None:
    """Let the process end at random before or after what writes to the database."""
    for module, name in (
        (tables, "open_table"),
        (tables, "new_table"),
        (rounds, "tell"),
        (rounds, "note"),
        (rounds, "next_round"),
        (tables.own_tables, "note"),
    ):
        patch.setattr(module, name, dying(getattr(module, name), luck))


def dying(called: Callable[..., Any], luck: Random) -> Callable[..., Any]:
    """A function before or after which the process may end."""

    def may_die(*given: Any, **named: Any) -> Any:
        if luck.random() < 0.3:
            raise Killed
        answer = called(*given, **named)
        if luck.random() < 0.3:
            raise Killed
        return answer

    return may_die


def check(tournament: Tournament, people_there: int, rounds_there: int) -> None:
    """Everybody has played once in each round, each table is one group's, and there are no others."""
    assert tournament.stage == OVER
    assert [one.number for one in tournament.played.order_by("number")] == list(range(1, rounds_there + 1))
    assert not tournament.played.filter(closed=None).exists()
    for number in range(1, rounds_there + 1):
        seated = [name for group in groups(tournament, number) for name in names_at(group)]
        assert (len(seated), len(set(seated))) == (people_there, people_there)
        assert all(group.table and group.places and not group.sealed for group in groups(tournament, number))
    assert Table.objects.count() == sum(len(groups(tournament, number)) for number in range(1, rounds_there + 1))


@pytest.mark.each_database
@pytest.mark.parametrize("duplicate", ["", "yes"])
def test_abandoned_at_random_places_and_taken_up_again_it_comes_to_the_same(
    monkeypatch: pytest.MonkeyPatch, duplicate: str
) -> None:
    tournament = begun(people(8), duplicate=duplicate)
    luck, killed = Random(3), 0
    for _ in itertools.count():
        with monkeypatch.context() as patch:
            dies(patch, luck)
            try:
                Director().look()
            except Killed:
                killed += 1
                continue
        running = list(Table.objects.filter(finished=None))
        if not running:
            break
        finish(luck.choice(running))
    assert killed > 20
    check(newest(tournament), 8, 3)


@pytest.mark.each_database
def test_two_at_the_same_time_do_everything_once() -> None:
    tournament = begun(people(8))
    failed: list[Exception] = []
    while newest(tournament).stage == RUNNING:
        for table in Table.objects.filter(finished=None):
            finish(table)
        start = Barrier(4)

        def look(start: Barrier = start) -> None:
            start.wait()
            try:
                Director().look()
            except Exception as error:
                failed.append(error)
            finally:
                connection.close()

        together = [Thread(target=look) for _ in range(4)]
        for one in together:
            one.start()
        for one in together:
            one.join()
        assert failed == []
    check(newest(tournament), 8, 3)


def test_only_where_there_is_something_to_do_is_it_looked() -> None:
    tournament = begun(people(8), duplicate="yes", rounds="1")
    assert not director.due().exists()
    one, other = Table.objects.all()
    finish(one)
    assert director.due().exists()
    Director().look()
    assert not director.due().exists()
    finish(other)
    Director().look()
    assert newest(tournament).stage == OVER
    assert not director.due().exists()
    assert not Table.objects.filter(terms__sealed=True).exists()


@pytest.mark.parametrize("end", ["called off", "closed by hand"])
def test_tables_are_sealed_as_long_as_anybody_plays_their_deals(end: str) -> None:
    """Whoever organizes may play: calling off, or setting a result, tells nothing of games under way."""
    tournament = begun(people(8), duplicate="yes", rated="yes", rounds="1")
    one, other = Table.objects.order_by("pk")
    finish(one)
    Director().look()
    if end == "called off":
        entries.call_off(tournament.pk)
    else:
        rounds.set_result(tournament.pk, groups(tournament, 1)[1].pk, [4, 3, 2, 1])
    Director().look()
    assert Table.objects.filter(terms__sealed=True).count() == 2
    assert not director.due().exists()
    assert not RatingChange.objects.exists(), "ratings would tell of places"
    finish(other)
    Director().look()
    assert not Table.objects.filter(terms__sealed=True).exists()
    assert not director.due().exists()
    assert RatingChange.objects.count() == 8


def test_whatever_goes_wrong_in_one_tournament_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong, right = begun(people(4)), begun([account(f"Other {number}") for number in range(4)])
    for table in Table.objects.filter(finished=None):
        finish(table)
    advance = director.advance
    monkeypatch.setattr(director, "advance", lambda one: advance(one) if one.pk == right.pk else 1 / 0)
    Director().look()
    assert (newest(wrong).played.count(), newest(right).played.count()) == (1, 2)


def test_nothing_to_do_changes_nothing() -> None:
    tournament = begun(people(8))
    before, revision = kept(tournament), tournament.revision
    Director().look()
    assert (kept(tournament), newest(tournament).revision) == (before, revision)


def test_what_goes_wrong_in_one_tournament_holds_up_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wrong, right = begun(people(4)), begun([account(f"Other {number}") for number in range(4)])
    Tournament.objects.filter(pk=wrong.pk).update(game="gone")
    for table in Table.objects.filter(finished=None):
        finish(table)
    looking = Director()
    looking.look()
    looking.look()
    assert newest(right).played.count() == 2
    assert newest(wrong).played.count() == 1
    assert len([record for record in caplog.records if "can't go on" in record.message]) == 1


def test_it_runs_when_it_is_called_and_stops() -> None:
    tournament = begun(people(4), rounds="1")
    thread = Director()
    thread.start()
    for table in Table.objects.filter(finished=None):
        finish(table)
    thread.call()
    for _ in range(200):
        if newest(tournament).stage == OVER:
            break
        thread.join(0.05)
    thread.stop()
    thread.join(5)
    assert not thread.is_alive()
    assert newest(tournament).stage == OVER
