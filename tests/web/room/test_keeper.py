"""The keeper's thread: it wakes when it is called, and goes on where something went wrong."""

from threading import Event

import pytest
from django.db import OperationalError

from parvis.engine.contract import seats_of
from parvis.web.background.keeper import AGAIN, IDLE, Keeper
from parvis.web.models import Table
from parvis.web.room import absence
from parvis.web.tables.deciding import moved
from tests.web.room.test_clocks import LIVE, asked_alone, two
from tests.web.room.ticking import Ticking
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")
PATIENCE = 60
"""Seconds until a test gives up waiting."""


def test_it_lets_a_bot_sit_in_as_soon_as_it_looks_and_ends_when_told(ticking: Ticking) -> None:
    at = asked_alone(two(), **LIVE)
    (mover,) = seats_of(at.movers)
    told = Event()

    def hear(**_: object) -> None:
        told.set()

    keeper = Keeper()
    moved.connect(hear)
    ticking.pass_by(seconds=600)
    keeper.start()
    try:
        assert told.wait(PATIENCE)
    finally:
        keeper.stop()
        moved.disconnect(hear)
        moved.disconnect(keeper.call)
    keeper.join(PATIENCE)
    assert not keeper.is_alive()
    assert newest(at).bots == 1 << mover


def test_somebody_who_decides_wakes_it() -> None:
    keeper = Keeper()
    keeper.call(table_id=1)
    assert keeper.called.is_set()


def test_it_waits_while_nothing_can_be_read_and_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper()
    logged: list[object] = []

    def unreadable() -> float:
        raise OperationalError("locked")

    with monkeypatch.context() as patch:
        patch.setattr(keeper, "look", unreadable)
        patch.setattr("parvis.web.background.keeper.LOG.error", lambda *told, **_: logged.append(told))
        assert [keeper.seen(), keeper.seen()] == [AGAIN, AGAIN]
    assert len(logged) == 1
    assert keeper.outage.lasts
    assert keeper.seen() == IDLE
    assert not keeper.outage.lasts


def test_a_table_that_is_deleted_or_broken_is_left_alone(ticking: Ticking, monkeypatch: pytest.MonkeyPatch) -> None:
    at = asked_alone(two(), **LIVE)
    ticking.pass_by(seconds=600)
    tried: list[int] = []

    def broken(table_id: int, seat: int) -> bool:
        tried.append(seat)
        raise ZeroDivisionError if len(tried) < 3 else Table.DoesNotExist

    monkeypatch.setattr(absence, "time_over", broken)
    keeper = Keeper()
    for _ in range(3):
        keeper.look()
    assert len(tried) == 3
    assert keeper.failed == {(at.pk, tried[0])}
