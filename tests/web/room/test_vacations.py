"""Vacations: clocks stand at tables by turns, for so many days a year, and everybody sees it."""

from datetime import timedelta

import pytest

from parvis.engine.contract import seats_of
from parvis.engine.refusals import GameError
from parvis.web.background.keeper import Keeper
from parvis.web.room import consent, vacations
from parvis.web.room.consent import PAUSE, YES
from parvis.web.room.models import Affairs, Vacation
from parvis.web.texts import text
from tests.web.club import person, visitor
from tests.web.room.test_clocks import LIVE, TURNS, asked_alone, decided, two
from tests.web.room.ticking import Ticking, seconds
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")
FULL = 3 * 86_400


def test_the_clock_stands_until_they_are_back(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **TURNS)
    (mover,) = seats_of(at.movers)
    away = visitor(people[mover])
    ticking.pass_by(hours=5)
    assert "30 days of vacation left" in away.get("/vacation").text
    assert "29 more days" not in away.post("/vacation", vacation="begin").text
    ticking.pass_by(days=10)
    Keeper().look()
    assert newest(at).bots == 0
    assert seconds(at, mover) == FULL - 5 * 3600
    assert "on vacation" in visitor(people[1 - mover]).open(at).text
    assert "20 more days" in away.get("/vacation").text
    away.post("/vacation", vacation="end")
    ticking.pass_by(hours=1)
    assert seconds(at, mover) == FULL - 6 * 3600
    assert "on vacation" not in visitor(people[1 - mover]).open(at).text
    assert vacations.left(people[mover]) == timedelta(days=20)


def test_a_clock_that_would_begin_to_run_waits_too(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **TURNS)
    (mover,) = seats_of(at.movers)
    vacations.begin(people[1 - mover])
    while newest(at).movers == 1 << mover:
        decided(at, -1)
    ticking.pass_by(days=5)
    assert seconds(at, 1 - mover) == FULL
    decided(at, seat=1 - mover)  # who is away may decide all the same
    vacations.end(people[1 - mover])
    ticking.pass_by(hours=2)
    assert seconds(at, 1 - mover) >= FULL - 2 * 3600


def test_it_ends_by_itself_when_no_day_is_left(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **TURNS)
    (mover,) = seats_of(at.movers)
    vacations.begin(people[mover])
    ticking.pass_by(days=31)
    Keeper().look()
    assert seconds(at, mover) == FULL - 86_400
    assert Vacation.objects.get(person=people[mover]).ended
    with pytest.raises(GameError):
        vacations.begin(people[mover])
    ticking.pass_by(days=400)
    vacations.begin(people[mover])


def test_live_nobody_is_on_vacation(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **LIVE)
    (mover,) = seats_of(at.movers)
    vacations.begin(people[mover])
    ticking.pass_by(seconds=30)
    assert seconds(at, mover) == 570
    assert newest(at).revision == at.revision


def test_a_pause_and_a_vacation_at_once(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **TURNS)
    (mover,) = seats_of(at.movers)
    consent.ask(at.pk, at.number, at.revision, 0, PAUSE)
    offer = consent.offer_of(at, Affairs.objects.get(table=at))
    assert offer is not None
    consent.reply(at.pk, offer.revision, 1, YES)
    vacations.begin(people[mover])
    ticking.pass_by(days=2)
    consent.resume(at.pk)
    ticking.pass_by(days=2)
    assert seconds(at, mover) == FULL
    vacations.end(people[mover])
    ticking.pass_by(days=1)
    assert seconds(at, mover) == FULL - 86_400


def test_there_is_nothing_to_end_and_nobody_to_begin(ticking: Ticking) -> None:
    one = person("Anna")
    anna = visitor(one)
    assert anna.post("/vacation", vacation="end").status == 400
    assert anna.post("/vacation", vacation="for ever").status == 400
    assert text("vacation-begin") not in visitor().get("/vacation").text
    assert visitor().post("/vacation", vacation="begin").status == 403
    anna.post("/vacation", vacation="begin")
    assert anna.post("/vacation", vacation="begin").status == 400
    assert Vacation.objects.filter(person=one).count() == 1
