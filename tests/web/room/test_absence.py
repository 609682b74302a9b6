"""Who goes, is late, or comes back: a bot plays on, and the seat is theirs again as soon as they say so."""

import re
from random import Random

import pytest

from parvis.engine.contract import seats_of
from parvis.engine.refusals import GameError
from parvis.web.background.keeper import IDLE, Keeper
from parvis.web.models import Table
from parvis.web.room import absence, clocks
from parvis.web.room.models import Sitting
from parvis.web.tables.deciding import choices, moved
from parvis.web.tables.seats import seats
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.room.test_clocks import LIVE, TURNS, asked_alone, decided, draft, three, two
from tests.web.room.ticking import Ticking, clock, seconds
from tests.web.visiting import bots_move_on, newest

pytestmark = pytest.mark.usefixtures("club")


def test_who_is_late_is_stood_in_for(ticking: Ticking) -> None:
    at = asked_alone(two(), **LIVE, stand_in="random")
    (mover,) = seats_of(at.movers)
    keeper = Keeper()
    ticking.pass_by(seconds=599)
    assert keeper.look() == 1.0
    assert newest(at).bots == 0
    ticking.pass_by(seconds=1)
    keeper.look()
    assert newest(at).bots == 1 << mover
    assert seats(newest(at))[mover].stand_in == "random"
    assert seats(newest(at))[mover].player == "human"
    assert newest(at).revision == at.revision + 1
    bots_move_on()
    assert newest(at).number > at.number
    assert newest(at).movers & newest(at).bots == 0


def test_the_keeper_wakes_when_the_next_clock_is_over(ticking: Ticking) -> None:
    keeper = Keeper()
    assert keeper.look() == IDLE
    at = asked_alone(two(), **TURNS)
    assert keeper.look() == IDLE
    ticking.pass_by(days=3, seconds=-2)
    assert keeper.look() == 2
    Table.objects.filter(pk=at.pk).delete()
    assert keeper.look() == IDLE


def test_what_is_broken_holds_up_no_other_clock(ticking: Ticking) -> None:
    broken, whole = asked_alone(two(), **LIVE), asked_alone(two(), **LIVE)
    Table.objects.filter(pk=broken.pk).update(game="nothing")
    ticking.pass_by(seconds=600)
    keeper = Keeper()
    keeper.look()
    keeper.look()
    assert newest(whole).bots == newest(whole).movers


def test_a_keeper_that_was_away_finds_whose_time_is_over(ticking: Ticking) -> None:
    at = asked_alone(two(), **TURNS)
    ticking.pass_by(days=30)
    Keeper().look()
    assert newest(at).bots == newest(at).movers == at.movers


def test_the_absent_come_back_with_some_time(ticking: Ticking) -> None:
    for terms, least in ((LIVE, 60), (TURNS, 3 * 86_400 // 4)):
        people = two()
        at = asked_alone(people, **terms)
        (mover,) = seats_of(at.movers)
        ticking.pass_by(days=4)
        Keeper().look()
        late = visitor(people[mover])
        page = late.open(at)
        assert page.decisions == []
        assert text("come-back") in page.text
        assert text("come-back") not in visitor(people[1 - mover]).open(at).text
        back = late.post(f"/tables/{at.pk}/come-back", seat=mover)
        assert back.decisions
        assert seconds(at, mover) == least
        assert newest(at).bots == 0
        assert "stand_in" not in newest(at).seats[mover]
        decided(at)


def test_whoever_comes_back_on_another_s_turn_has_time_when_they_are_asked(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **LIVE)
    (mover,) = seats_of(at.movers)
    ticking.pass_by(seconds=600)
    Keeper().look()
    bots_move_on()
    assert not newest(at).movers >> mover & 1
    visitor(people[mover]).post(f"/tables/{at.pk}/come-back", seat=mover)
    assert seconds(at, mover) == 60
    for _ in range(200):
        if newest(at).movers == 1 << mover:
            break
        decided(at)
    assert seconds(at, mover) >= 60


def test_only_the_person_takes_the_seat_back(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **LIVE)
    (mover,) = seats_of(at.movers)
    ticking.pass_by(seconds=600)
    other = visitor(people[1 - mover])
    assert other.post(f"/tables/{at.pk}/come-back", seat=mover).status == 403
    Keeper().look()
    assert other.post(f"/tables/{at.pk}/come-back", seat=mover).status == 403
    assert other.post(f"/tables/{at.pk}/come-back", seat=7).status == 403
    assert other.post(f"/tables/{at.pk}/come-back", seat="x").status == 400
    assert newest(at).bots == 1 << mover


def test_there_is_nothing_to_come_back_to_for_who_is_there(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **LIVE)
    assert visitor(people[0]).post(f"/tables/{at.pk}/come-back", seat=0).status == 400
    assert newest(at).revision == at.revision


def test_who_leaves_is_gone_for_good_and_may_still_watch() -> None:
    people = two()
    at = asked_alone(people, watchers=False)
    bruno = visitor(people[1])
    assert text("leave") in bruno.get(f"/tables/{at.pk}/leave").text
    assert bruno.post(f"/tables/{at.pk}/leave", seat=1).status == 200
    assert newest(at).bots == 0b10
    assert Sitting.objects.get(table=at, seat=1).left is not None
    assert Sitting.objects.get(table=at, seat=0).left is None
    assert bruno.open(at).status == 200
    assert bruno.post(f"/tables/{at.pk}/come-back", seat=1).status == 403
    with pytest.raises(GameError):
        absence.come_back(at.pk, 1)
    with pytest.raises(GameError):
        absence.leave(at.pk, 1)
    assert visitor(person("Dora")).open(at).status == 404
    while not newest(at).finished and newest(at).number < at.number + 60:
        bots_move_on()
        decided(at)
    assert newest(at).steps.filter(number__gte=at.number, seat=1).exists()


def test_others_are_told_who_is_away_and_who_has_left(ticking: Ticking) -> None:
    people = three()
    at = asked_alone(people, "notre-dame", **LIVE, stand_in="novice")
    (mover,) = seats_of(at.movers)
    clara = visitor(people[(mover + 1) % 3])
    absence.leave(at.pk, (mover + 2) % 3)
    assert text("seat-left", name=people[(mover + 2) % 3].name, bot="Novice") in clara.open(at).text
    ticking.pass_by(hours=1)
    Keeper().look()
    assert text("seat-away", name=people[mover].name, bot="Novice") in clara.open(at).text


def test_leaving_tells_nobody_whether_one_had_chosen(ticking: Ticking, monkeypatch: pytest.MonkeyPatch) -> None:
    pages, people = [], three()
    for has_chosen in (True, False):
        monkeypatch.setattr("parvis.web.tables.table_game.CHANCE", Random(1))
        at = draft(people, **LIVE)
        ticking.pass_by(seconds=9)
        if has_chosen:
            decided(at, seat=1)
        ticking.pass_by(seconds=9)
        absence.leave(at.pk, 1)
        assert choices(newest(at)) == {}
        clara = visitor(people[2])
        pages.append(re.sub(r"((?:tables?|people|players|watchers)[-/ ])\d+", r"\1N", clara.open(at).bare))
        decided(at, seat=0)
        decided(at, seat=2)
        bots_move_on()
        assert newest(at).number > at.number
    assert pages[0] == pages[1]


@pytest.mark.each_database
def test_who_was_late_in_a_common_decision_comes_back_before_anybody_knows(ticking: Ticking) -> None:
    people = three()
    at = draft(people, **LIVE)
    decided(at, seat=0)
    clara = visitor(people[2])
    ticking.pass_by(seconds=599)
    before = clara.open(at).bare
    ticking.pass_by(seconds=1)
    absence.time_over(at.pk, 1)
    assert clock(at, 1).kept == 0
    late = visitor(people[1])
    assert text("come-back") in late.open(at).text
    assert text("come-back") in late.decide(at).text
    assert late.post(f"/tables/{at.pk}/come-back", seat=1).decisions
    ticking.pass_by(seconds=-1)
    assert clara.open(at).bare == before
    late.decide(at)
    decided(at, seat=2)
    assert newest(at).bots == 0
    assert seconds(at, 1) == 70


def test_a_person_alone_is_asked_on_when_all_others_have_gone(ticking: Ticking) -> None:
    at = draft(three(), **LIVE, stand_in="random")
    absence.leave(at.pk, 0)
    absence.leave(at.pk, 1)
    bots_move_on()
    decided(at, seat=2)
    assert newest(at).number > at.number


def test_all_pages_are_told_when_somebody_goes_or_comes_but_not_of_a_choice(ticking: Ticking) -> None:
    told: list[int] = []

    def hear(table_id: int, **_: object) -> None:
        told.append(table_id)

    at = draft(three(), **LIVE)
    moved.connect(hear)
    try:
        decided(at, seat=0)
        ticking.pass_by(seconds=600)
        Keeper().look()
        assert told == [at.pk]  # both late ones had chosen by then
        assert clocks.of(newest(at))[1].kept is None
        absence.come_back(at.pk, 1)
        assert told == [at.pk, at.pk]
    finally:
        moved.disconnect(hear)


def test_a_game_that_is_over_keeps_its_people(ticking: Ticking) -> None:
    at = shared(*two(), **LIVE)
    while not newest(at).finished:
        decided(at)
    ticking.pass_by(days=1)
    Keeper().look()
    assert newest(at).bots == 0
    with pytest.raises(GameError):
        absence.leave(at.pk, 0)
