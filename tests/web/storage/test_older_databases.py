"""Tables of older versions of the site go on: each database in `databases/` is migrated and played on."""

import fcntl
import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps
from django.db import connection

from parvis.engine import record, registry
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.web.models import Choice, Step, Table
from parvis.web.room.terms import TURNS, Terms
from parvis.web.storage import preparing, versions
from parvis.web.tables import archive, undoable
from parvis.web.tables.deciding import choices, decide
from parvis.web.tables.loading import terms_of
from parvis.web.tables.table_game import TableGame, replayed
from parvis.web.tables.undoing import undo
from parvis.web.texts import text
from tests.web.club import person, shared
from tests.web.renumbering import renumbered
from tests.web.visiting import Visitor, bots_move_on, legal, newest, words

FOLDER = Path(__file__).parent.parent / "databases"
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sqlite3"))
OLD_TABLES = [
    (version, number) for version in VERSIONS for number in json.loads((FOLDER / f"{version}.json").read_text())
]


@contextmanager
def on(database: Path) -> Iterator[None]:
    """The site's data are in that file."""
    own = connection.settings_dict["NAME"]
    connection.close()
    connection.settings_dict["NAME"] = str(database)
    try:
        yield
    finally:
        connection.close()
        connection.settings_dict["NAME"] = own


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The database of a version, brought up to date: each is so once, for all processes that run tests."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent

    @cache
    def database(version: str) -> Path:
        made, part = folder / f"{version}.sqlite3", folder / f"{version}.part"
        with (folder / f"{version}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not made.exists():
                shutil.copy(FOLDER / f"{version}.sqlite3", part)
                with on(part):
                    assert not preparing.prepare()
                part.rename(made)
        return made

    return database


@pytest.fixture
def expected(version: str, migrated: Callable[[str], Path], tmp_path: Path) -> Iterator[dict[str, Any]]:
    """The site on a migrated copy of a database; what is told of its tables, by their numbers."""
    with on(Path(shutil.copy(migrated(version), tmp_path))):
        yield json.loads((FOLDER / f"{version}.json").read_text())


@pytest.fixture(params=[False, True], ids=["", "renumbered"])
def numbering(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games as they are, and with other numbers for all decisions."""
    if request.param:
        games = {name: renumbered(registry.find(name)) for name in registry.names()}
        monkeypatch.setattr(registry, "find", games.__getitem__)


def shown(at: Table) -> dict[str, Any]:
    """What is told of a table beside its database."""
    playing = TableGame.of(at)
    movers = playing.movers
    return {
        "game": at.game,
        "options": at.options,
        "number": at.number,
        "steps": [list(step) for step in at.steps.order_by("number").values_list("seat", "words")],
        "choices": {str(seat): chosen for seat, chosen in choices(at).items()},
        "movers": movers,
        "legal": {str(seat): sorted(legal(at, seat)) for seat in movers},
        "prompts": {str(seat): playing.game.prompt(playing.state, seat).key for seat in movers},
        "taking_back": {"seat": at.turn_seat, "steps": undoable.own_steps(at)} if undoable.own_steps(at) else None,
        "result": at.result,
    }


def all_decide(at: Table) -> None:
    """Everybody who is asked and has not chosen yet decides."""
    for seat in sorted(set(TableGame.of(at).movers) - set(choices(at))):
        decide(at.pk, at.number, seat, legal(at, seat)[0], at.revision)


old_tables = pytest.mark.parametrize(("version", "number"), OLD_TABLES)
each_version = pytest.mark.parametrize("version", VERSIONS)


@each_version
def test_an_older_one_is_brought_up_to_date(migrated: Callable[[str], Path], version: str, tmp_path: Path) -> None:
    with on(Path(shutil.copy(migrated(version), tmp_path))):
        assert not preparing.prepare(), "nor is it new at the next start"


@old_tables
def test_a_table_is_as_it_was(expected: dict[str, Any], number: str, numbering: None) -> None:
    at = Table.objects.get(pk=number)
    assert shown(at) == expected[number]
    assert shown(newest(at)) == expected[number]  # now from the state that is kept again
    assert Visitor().open(at).status == 200


@each_version
def test_what_is_kept_back_is_checked_too_and_its_words_are_not_told(expected: dict[str, Any]) -> None:
    def differences() -> dict[int, str | None]:
        with versions.opened(Path(connection.settings_dict["NAME"])) as (_, tables):
            return {at.id: versions.difference(at) for at in tables}

    assert differences() == {int(number): None for number in expected}
    assert Choice.objects.filter(table=1).first().words.startswith("keep ")
    Choice.objects.filter(table=1, seat=1).update(words="keep chess")
    assert differences()[1] == "step 85: the stored choice of seat 1 is no longer allowed"


@each_version
def test_a_table_under_an_owners_ruling_is_told_where_its_values_are_not(expected: dict[str, Any]) -> None:
    Table.objects.filter(pk=3).update(corrected="0123456789abcdef")
    with versions.opened(Path(connection.settings_dict["NAME"])) as (_, tables):
        told = {at.id: versions.difference(at) for at in tables}
    assert told.pop(3) == (
        "ruling 1 of troyes has the released values here, but the game began with an owner's corrections "
        "(0123456789abcdef)"
    )
    assert set(told.values()) == {None}


@old_tables
def test_a_table_goes_on(expected: dict[str, Any], number: str, numbering: None) -> None:
    at = Table.objects.get(pk=number)
    if at.finished:
        with pytest.raises(GameError):
            decide(at.pk, at.number, 0, "pass", at.revision)
        record.verify(archive.of(at))
        return
    all_decide(at)
    after = newest(at)
    assert after.number > at.number
    assert words(after)[: at.number] == [f"{seat} {made}" for seat, made in expected[number]["steps"]]
    assert replayed(after, registry.find(at.game)) == TableGame.of(after).state
    assert NATURE not in TableGame.of(after).movers


@each_version
def test_choices_that_were_kept_back_are_made(expected: dict[str, Any]) -> None:
    for number, told in expected.items():
        if told["choices"]:
            at = Table.objects.get(pk=number)
            kept_back = {f"{seat} {chosen}" for seat, chosen in told["choices"].items()}
            all_decide(at)
            assert kept_back < set(words(newest(at))[at.number : at.number + len(told["movers"])])
            assert choices(at) == {}


@old_tables
@pytest.mark.parametrize("whole", [False, True])
def test_what_could_be_taken_back_still_can(
    expected: dict[str, Any], number: str, whole: bool, numbering: None
) -> None:
    told = expected[number]["taking_back"]
    at = Table.objects.get(pk=number)
    if told is None:
        assert undoable.own_steps(at) == 0
        return
    undo(at.pk, at.number, at.revision, told["seat"], whole)
    back = newest(at)
    assert back.number == at.number - (told["steps"] if whole else 1)
    assert legal(back, told["seat"]).count(expected[number]["steps"][back.number][1]) == 1
    assert replayed(back, registry.find(at.game)) == TableGame.of(back).state


@each_version
def test_the_tables_are_in_the_list_and_bots_go_on(expected: dict[str, Any]) -> None:
    home = Visitor().get("/")
    for number in expected:
        assert f"/tables/{number}" in home.html
    bots_move_on()
    for at in Table.objects.filter(finished=None):
        assert not at.movers & at.bots & ~sum(1 << seat for seat in choices(at))


@pytest.mark.parametrize("version", ["0002"])
def test_a_table_whose_steps_are_not_allowed_is_told_in_one_line_and_left_as_it_is(expected: dict[str, Any]) -> None:
    at = Table.objects.get(pk=2)
    Step.objects.filter(table=at, number=100).update(words="play chess")
    Step.objects.filter(table=3, number=50).update(seat=NATURE)
    before = vars(newest(at)) | {"_state": None}
    visitor = Visitor()
    page = visitor.open(at)
    assert page.status == 400
    assert "Table 2 can't be opened because step 100 is no longer legal." in page.text
    assert "chess" not in page.html
    assert text("error-steps", table=3, step=50) in visitor.open(Table.objects.get(pk=3)).text
    assert visitor.post("/tables/2/decide", number=at.number, seat=0, decision="donate+1").status == 400
    Step.objects.filter(table=4, number=200).update(words="keep park")
    for page in ("result", "replay/200", "replay/201"):
        assert visitor.get(f"/tables/4/{page}").status == (200 if page == "replay/200" else 400)
    assert visitor.get("/").status == 200
    assert vars(newest(at)) | {"_state": None} == before
    bots_move_on()


@pytest.mark.each_database
def test_terms_of_older_tables_still_say_whether_people_play_live() -> None:
    two = person("Anna"), person("Bruno")
    older = {"base": 60, "manner": "turns", "password": 'a \\"manner": b'}
    at = shared(*two)
    Table.objects.filter(pk=at.pk).update(terms=older)
    untouched = shared(*two, visibility="link")
    migration = import_module("parvis.web.room.migrations.0008_time_mode")
    migration.rename(apps, None, migration.OLD, migration.NEW)
    assert terms_of(newest(at)) == Terms(time_mode=TURNS, base=60, password=older["password"])
    assert newest(untouched).terms == untouched.terms
    migration.rename(apps, None, migration.NEW, migration.OLD)
    assert newest(at).terms == older
