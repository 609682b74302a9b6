"""A table that can't be opened says so, can be taken along as it is stored and be deleted; all others go on."""

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from django.db import DatabaseError, connection

from parvis.web.background import worker
from parvis.web.background.worker import BotTask, BotWorker, waiting_tables
from parvis.web.models import Step, Table
from parvis.web.tables import loading
from parvis.web.tables.loading import stored
from parvis.web.views.home import PAGE
from tests.web.visiting import Visitor, bots_move, bots_move_on, newest, table

Damage = Callable[[Table], Any]


def fields(**values: Any) -> Damage:
    """Other values in the table's row."""
    return lambda at: Table.objects.filter(pk=at.pk).update(**values)


def raw(column: str, value: Any) -> Damage:
    """Something in the table's row that Django would not write there, as a fault of the disk may."""

    def damage(at: Table) -> None:
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA ignore_check_constraints = ON")
            cursor.execute(f"UPDATE web_table SET {column} = %s WHERE id = %s", [value, at.pk])
            cursor.execute("PRAGMA ignore_check_constraints = OFF")

    return damage


def steps(change: Callable[[Any], Any]) -> Damage:
    """Other steps, and a state that has to be made again from them."""

    def damage(at: Table) -> None:
        fields(layout="other")(at)
        change(Step.objects.filter(table=at, number=1))

    return damage


SEATS = [{"name": "Anna", "colour": "blue", "player": "human"}, {"name": "Bruno", "colour": "red", "player": "human"}]
DAMAGES: dict[str, Damage] = {
    "unknown game": fields(game="chess"),
    "unknown ruling": fields(ruling=99, layout="other"),
    "ruling of another state": fields(ruling=99),
    "owner's ruling that is not here": fields(corrected="0123456789abcdef", layout="other"),
    "unknown option": fields(options={"dragons": True}, layout="other"),
    "options of another kind": fields(options=[1], layout="other"),
    "unknown colour": fields(seats=[{**SEATS[0], "colour": "gold"}, SEATS[1]]),
    "seat without a name": fields(seats=[{"colour": "blue", "player": "human"}, SEATS[1]]),
    "seat that is no object": fields(seats=["Anna", "Bruno"]),
    "no seats": fields(seats=[]),
    "seats that are no list": fields(seats=7),
    "other number of seats": fields(seats=SEATS * 2, layout="other"),
    "terms that are no terms": fields(terms=[1]),
    "terms that nobody could agree on": fields(terms={"visibility": "moon"}),
    "options that are no JSON": raw("options", "{"),
    "seats that are no JSON": raw("seats", "nonsense"),
    "number that is none": raw("number", "null"),
    "number below zero": raw("revision", -1),
    "bots that are no bits": raw("bots", b"x"),
    "game that is a number": raw("game", 7),
    "pace that is a fraction": raw("pace", 1.5),
    "time that is none": raw("changed", "yesterday"),
    "text that is none": raw("game", b"\xff\xfe"),
    "illegal step": steps(lambda found: found.update(words="play chess")),
    "step of another seat": steps(lambda found: found.update(seat=7)),
    "missing step": steps(lambda found: found.delete()),
    "seats to move that don't": fields(movers=1 << 5, layout="other"),
}


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> pytest.LogCaptureFixture:
    """Records of what the site logs."""
    monkeypatch.setattr(logging.getLogger("parvis"), "propagate", True)
    monkeypatch.setattr(logging.getLogger("django"), "propagate", True)
    monkeypatch.setattr(loading, "_told", set())
    return caplog


def begun() -> Table:
    """A table with a few steps, at which a bot is to move next."""
    at = table("human human bot:random")
    bots_move_on()
    visitor = Visitor()
    for seat in (0, 1):
        visitor.decide(at, page=visitor.lift(at, seat))
    assert newest(at).number > at.number
    if at.pk in {waiting.pk for waiting in waiting_tables()}:
        return newest(at)
    at.delete()  # chance has it that a person is next
    return begun()


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_nothing_but_its_own_row_suffers(damage: Damage, log: pytest.LogCaptureFixture) -> None:
    other, at = table("human bot:random"), begun()
    damage(at)
    visitor = Visitor()
    for _ in range(3):
        home = visitor.get("/")
        assert home.status == 200
        assert home.html.count("unreadable") == 0
        assert f'href="/tables/{other.pk}"' in home.html
        assert f'href="/tables/{at.pk}"' not in home.html
        assert f'href="/tables/{at.pk}/stored"' in home.html
        bots_move_on()
    page = visitor.get(f"/tables/{at.pk}")
    assert page.status == 400
    assert f'href="/tables/{at.pk}/stored"' in page.html
    for what in ("news?number=0", "log", "result", "replay", "record", "look-back/1"):
        assert visitor.get(f"/tables/{at.pk}/{what}").status in (200, 400)
    assert visitor.post(f"/tables/{at.pk}/decide", number=0, seat=0, decision="x").status == 400
    assert visitor.decide(other).status == 200
    assert [line for line in log.text.splitlines() if "can't be opened" in line], log.text
    assert len({record.getMessage() for record in log.records}) == len(log.records) <= 3
    assert "Traceback" not in log.text


TELLING = ("unknown game", "seats that are no JSON", "text that is none", "missing step")
"""Damages of each kind: of what stands in a row, in a list in it, in its bytes, and in the steps."""


@pytest.mark.parametrize(
    "damage",
    [pytest.param(damage, marks=[] if name in TELLING else pytest.mark.soak) for name, damage in DAMAGES.items()],
    ids=DAMAGES,
)
def test_it_can_be_taken_along_and_deleted(damage: Damage) -> None:
    at = begun()
    damage(at)
    visitor = Visitor()
    content = json.loads(visitor.get(f"/tables/{at.pk}/stored").html)
    assert content == stored(at.pk)
    assert content["web_table"][0]["id"] == at.pk
    assert content["web_table"][0]["state"]
    assert len(content["web_step"]) == Step.objects.filter(table=at.pk).count() > 0
    assert visitor.get(f"/tables/{at.pk}/delete").status == 200
    assert visitor.post(f"/tables/{at.pk}/delete").status == 200
    assert not Table.objects.filter(pk=at.pk).exists()
    assert not Step.objects.filter(table=at.pk).exists()


@pytest.mark.parametrize("state", [b"", b"\1", b"\xff" * 2], ids=["empty", "short", "too short"])
def test_a_damaged_state_is_made_again_from_the_steps(state: bytes) -> None:
    at = begun()
    kept, page = bytes(at.state), Visitor().open(at).bare
    damages = [state, kept + b"\0", kept[:-2], b"\xff" * len(kept)]
    for damaged in damages:
        Table.objects.filter(pk=at.pk).update(state=damaged)
        assert Visitor().get("/").status == 200
        assert Visitor().open(at).bare == page
        assert bytes(newest(at).state) == kept


def test_a_damaged_state_before_the_turn_is_made_again_too() -> None:
    at = table("human bot:random", "notre-dame")
    for _ in range(100):
        bots_move_on()
        page = Visitor().open(newest(at))
        if page.undoable is not None:
            break
        Visitor().decide(newest(at), page=page)
    before = newest(at)
    Table.objects.filter(pk=at.pk).update(turn_state=b"\1")
    assert Visitor().undo(before).status == 200
    assert newest(at).number < before.number


def test_a_finished_table_that_is_damaged_is_told_of_too(log: pytest.LogCaptureFixture) -> None:
    for result in (
        {},
        {"scores": [], "tiebreaks": [], "winners": []},
        [1],
        {"scores": 1, "tiebreaks": 2, "winners": 3},
    ):
        at = table("bot:random bot:random")
        bots_move_on()
        fields(result=result)(at)
        visitor = Visitor()
        assert f'href="/tables/{at.pk}/stored"' in visitor.get("/").html
        for what in ("", "/result", "/record"):
            assert visitor.get(f"/tables/{at.pk}{what}").status == 400
        assert visitor.get(f"/tables/{at.pk}/stored").status == 200
    assert "Traceback" not in log.text


def test_what_is_stored_of_a_table_that_can_be_opened_is_not_told() -> None:
    at = begun()
    assert Visitor().get(f"/tables/{at.pk}/stored").address == f"/tables/{at.pk}"
    assert Visitor().get("/tables/999/stored").status == 404


def test_an_event_that_is_damaged_is_told_of() -> None:
    at = begun()
    Step.objects.filter(table=at, number=at.number - 1).update(events=[["key"]])
    assert Visitor().open(at).status == 400
    assert Visitor().get("/").status == 200


def test_a_bot_that_is_not_there_any_more_is_told_once(
    log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "_told", set())
    at, other = begun(), table("human bot:random")
    bots = [{**seat, "player": "bot:gone"} if seat["player"] != "human" else seat for seat in at.seats]
    Table.objects.filter(pk=at.pk).update(seats=bots)
    one = BotWorker()
    for _ in range(5):
        bots_move(one)
        one.resting.clear()
    assert len(log.records) == 1
    assert "no such bot: 'gone'" in log.text
    assert "Traceback" not in log.text
    assert set(other.choices.values_list("seat", flat=True)) == {1}


def test_after_each_failure_a_table_is_left_alone_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    at, one = begun(), BotWorker()
    task = BotTask(at.pk, at.number, at.revision, 2)
    pauses = []
    monkeypatch.setattr(worker.time, "monotonic", lambda: 0.0)
    for _ in range(9):
        one.rest(task, ValueError())
        pauses.append(one.resting[at.pk])
    assert pauses[:3] == [worker.REST, 2 * worker.REST, 4 * worker.REST]
    assert pauses[-1] == worker.LONGEST_REST


def test_bots_go_on_after_the_database_could_not_be_read(
    log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table("human bot:random")
    one, take = BotWorker(), BotWorker.take

    def fails(self: BotWorker) -> list[Any]:
        raise DatabaseError("database is locked")

    monkeypatch.setattr(BotWorker, "take", fails)
    assert [one.seen() for _ in range(3)] == [[], [], []]
    assert [record.getMessage() for record in log.records] == [
        "bots wait until the tables can be read again: database is locked"
    ]
    monkeypatch.setattr(BotWorker, "take", take)
    assert len(one.seen()) == 1


def test_a_page_of_tables_is_asked_for_with_few_queries() -> None:
    for _ in range(PAGE):
        table("human human")
    with connection.execute_wrapper(counted := Counted()):
        assert Visitor().get("/").status == 200
    assert counted.queries < 8


class Counted:
    """A wrapper of queries that counts them."""

    def __init__(self) -> None:
        self.queries = 0

    def __call__(self, execute: Any, *query: Any) -> Any:
        self.queries += 1
        return execute(*query)
