"""The site on PostgreSQL: from an empty database to the end of a game, with a server that is killed meanwhile."""

import json
import time
from pathlib import Path
from threading import Barrier, Thread
from urllib.error import HTTPError
from urllib.parse import unquote_plus

import psycopg
import pytest
from django.db import connection

from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.web.models import Table
from parvis.web.people import rating
from parvis.web.people.models import Counted, Rating, RatingChange
from parvis.web.storage import databases, preparing, versions
from parvis.web.storage.patient_postgresql.base import REST
from parvis.web.tables.deciding import Outdated, decide
from parvis.web.tables.loading import stored as stored_rows
from parvis.web.tables.table_game import TableGame, replayed
from tests.cli.command import parvis
from tests.web.people.accounts import account, game_of
from tests.web.postgres import PREPARED, site_at
from tests.web.running import RemoteVisitor, Site
from tests.web.visiting import legal, newest, table
from tools.postgres import Server

DOUBLED = 200


@pytest.mark.each_database
def test_of_two_answers_to_one_question_at_once_one_is_taken() -> None:
    at = table("human human human", "notre-dame")
    doubled = 0
    while doubled < DOUBLED:
        at = newest(at)
        if at.finished:
            at = table("human human human", "notre-dame")
            continue
        movers = TableGame.of(at).movers
        answers = [(seat, words) for seat in movers for words in legal(at, seat)[:2]]
        if len(answers) == 1:
            answers *= 2
        outcomes = at_once(at, answers)
        after = newest(at)
        assert set(outcomes) <= {"taken", "outdated"}
        if len(movers) == 1:
            assert sorted(outcomes) == ["outdated", "taken"]
            assert after.steps.filter(number__gte=at.number).exclude(seat=NATURE).first().seat == movers[0]
        assert after.number > at.number  # all have chosen: the last of them has made the steps
        check_steps(after)
        doubled += len(answers) // 2


@pytest.mark.each_database
def test_games_that_end_at_once_all_count(club: None) -> None:
    people = [account(name) for name in ("Anna", "Bruno")]
    tables = [game_of(*people, rated=True) for _ in range(8)]
    for model in (Counted, RatingChange, Rating):
        model.objects.all().delete()
    ready = Barrier(len(tables))

    def count(number: int) -> None:
        ready.wait()
        try:
            rating.count(number)
        finally:
            connection.close()

    threads = [Thread(target=count, args=[at.pk]) for at in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found.games for found in Rating.objects.all()] == [len(tables)] * len(people)
    for found in Rating.objects.all():
        before = sorted(found.changes.values_list("mu_before", "mu"))
        assert len(set(before)) == len(tables)


def at_once(at: Table, answers: list[tuple[int, str]]) -> list[str]:
    """Give all answers at the same moment, each from a thread of its own; how they came out."""
    ready, outcomes = Barrier(len(answers)), []

    def answer(seat: int, words: str) -> None:
        ready.wait()
        try:
            decide(at.pk, at.number, seat, words, at.revision)
            outcomes.append("taken")
        except Outdated:
            outcomes.append("outdated")
        except Exception as error:
            outcomes.append(repr(error))
        finally:
            connection.close()

    threads = [Thread(target=answer, args=given) for given in answers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes


def check_steps(at: Table) -> None:
    """Numbers are continuous, and the steps lead to the state that is kept."""
    assert [step.number for step in at.steps.order_by("number")] == list(range(at.number))
    playing = TableGame.of(at)
    assert replayed(at, playing.game) == playing.state


@pytest.mark.each_database
def test_what_is_stored_of_a_table_can_be_taken_along() -> None:
    at = table("human human")
    found = json.loads(json.dumps(stored_rows(at.pk)))
    assert [len(found[name]) for name in ("web_table", "web_step", "web_choice")] == [1, at.number, 0]
    assert found["web_table"][0]["state"] == bytes(at.state).hex()


@pytest.mark.postgres
def test_an_empty_database_becomes_the_sites_own_once(postgres: Server) -> None:
    with site_at(postgres.create("empty")):
        assert preparing.prepare()
        assert not preparing.prepare()
        at = table("human human")
        assert newest(at).number == at.number


@pytest.mark.postgres
def test_a_database_that_is_not_known_is_refused_and_stays_as_it_was(postgres: Server) -> None:
    url = postgres.create("other")
    with psycopg.connect(url, autocommit=True) as other, site_at(url):
        other.execute("CREATE TABLE songs (name text)")
        with pytest.raises(GameError, match="is the database of another program"):
            preparing.prepare()
        assert connection.introspection.table_names() == ["songs"]
        connection.close()
        other.execute("DROP TABLE songs")
        preparing.prepare()
        other.execute("INSERT INTO django_migrations (app, name, applied) VALUES ('web', '9999_later', now())")
        with pytest.raises(GameError, match=r"is from a later version of Parvis \(changes unknown here: 9999_later\)"):
            preparing.prepare()
        connection.close()


@pytest.mark.postgres
def test_a_game_goes_to_its_end_though_the_database_is_killed_in_the_middle(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.create("played", PREPARED)
    monkeypatch.setenv("DATABASE_URL", url)
    decided, is_killed = {}, False
    with Site(tmp_path, log=tmp_path / "log", is_new=True) as site:
        visitor = RemoteVisitor(site)
        visitor.post(visitor.get("/"), "/tables/quick", game="tiny", level="random")
        visitor.post(visitor.get("/tables/1"), "/tables/1/pace", pace="instant")
        while (page := visitor.asked_or_over()).decisions:
            if len(decided) == 2 and not is_killed:  # once: bots rest longer after each error
                is_killed = True
                postgres.kill()
                with pytest.raises(HTTPError, match="503"):
                    visitor.decide(page)
                postgres.start()
                time.sleep(REST)
            decided[page.number] = unquote_plus(page.decisions[0])
            visitor.decide(page)
    assert "Traceback" not in (tmp_path / "log").read_text()
    assert not (tmp_path / databases.FILE).exists()
    with versions.opened_at(url) as (_, tables):
        (found,) = tables
    assert found.is_finished
    assert [words for _, seat, words in found.steps if seat == 0] == list(decided.values())
    assert versions.difference(found) is None
    checked = parvis("check-records", url)
    assert (checked.returncode, "different" in checked.stdout) == (0, True)


@pytest.mark.parametrize("url", ["mysql://a@b/c", "postgresql", "sqlite:///x", "parvis.sqlite3"])
def test_other_databases_are_refused_with_a_line(url: str, tmp_path: Path) -> None:
    with pytest.raises(GameError, match="DATABASE_URL must be postgresql://"):
        databases.database(tmp_path, url)
    assert databases.database(tmp_path, "")["NAME"] == tmp_path / databases.FILE


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://parvis:pw@db.example:5433/games?sslmode=require", "postgresql://parvis@db.example/games"),
        ("postgres://%2Fvar%2Frun%2Fpostgresql/games", "postgresql:///games?host=/var/run/postgresql"),
        ("postgresql:///games", "postgresql:///games"),
    ],
)
def test_what_a_database_is_called(url: str, told: str) -> None:
    assert databases.name_of(databases.server(url)) == told


def test_no_message_tells_a_password(tmp_path: Path) -> None:
    found = parvis(
        "play",
        "--no-browser",
        "--port",
        "18600",
        DATABASE_URL="postgresql://parvis:s3cret@127.0.0.1:9/games",
        PARVIS_DATA=str(tmp_path),
    )
    assert found.returncode == 2
    assert "postgresql://parvis@127.0.0.1/games can't be used" in found.stderr
    assert "s3cret" not in found.stderr
