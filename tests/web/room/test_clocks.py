"""Clocks: they run for those who are asked, bring more time as the terms say, and tell nothing that is hidden."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from parvis.engine.contract import seats_of
from parvis.web.background.keeper import Keeper
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import clocks
from parvis.web.room.clocks import TimeOver
from parvis.web.room.models import Clock
from parvis.web.tables.deciding import choices, decide
from parvis.web.tables.undoing import undo
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.room.ticking import Ticking, clock, seconds
from tests.web.visiting import legal, newest, table, words

pytestmark = pytest.mark.usefixtures("club")
LIVE = {"time_mode": "live", "base": 600, "increment": 10}
TURNS = {"time_mode": "turns", "base": 3 * 86_400, "increment": 6 * 3600, "cap": 3 * 86_400}


def decided(at: Table, which: int = 0, seat: int | None = None) -> int:
    """Somebody who is asked decides; who it was."""
    at = newest(at)
    mover = next(one for one in seats_of(at.movers) if one not in choices(at)) if seat is None else seat
    decide(at.pk, at.number, mover, legal(at, mover)[which], at.revision)
    return mover


def asked_alone(people: list[Person], game: str = "troyes", **terms: object) -> Table:
    """A table where one person alone is asked."""
    at = shared(*people, game=game, **terms)
    while clocks.is_common(newest(at).movers):
        decided(at)
    return newest(at)


def two() -> list[Person]:
    """Two people, Anna and Bruno."""
    return [person("Anna"), person("Bruno")]


def three() -> list[Person]:
    """Three people, the two and Clara."""
    return [*two(), person("Clara")]


@pytest.mark.parametrize(
    ("left", "read"),
    [
        (4 * 86_400_000, "4 d"),
        (4 * 86_400_000 - 1000, "4 d"),
        (86_400_000 + 1, "1 d 1 h"),
        (86_400_000, "1 d"),
        (86_399_000, "23:59:59"),
    ],
)
def test_hours_beyond_a_day_are_rounded_up(left: int, read: str) -> None:
    assert clocks.Shown(left, runs=True, low=False, share=100, own=True).text == read


def test_time_passes_for_who_is_asked_alone(ticking: Ticking) -> None:
    at = asked_alone(two(), **LIVE)
    (mover,) = seats_of(at.movers)
    ticking.pass_by(seconds=7)
    assert seconds(at, mover) == 593
    assert seconds(at, 1 - mover) == 600


def test_live_a_move_brings_time_after_it(ticking: Ticking) -> None:
    at = asked_alone(two(), **LIVE)
    (mover,) = seats_of(at.movers)
    while newest(at).movers == at.movers:
        ticking.pass_by(seconds=7)
        before = newest(at)
        decided(at, -1)
    spent = 7 * at.steps.filter(number__gte=at.number, seat=mover).count()
    assert newest(at).move_number > at.move_number
    assert before.number >= at.number
    gained = seconds(at, mover) + spent - 600
    assert gained > 0
    assert gained % 10 == 0
    assert clock(at, mover).due is None
    assert clock(at, 1 - mover).due is not None


def test_by_turns_a_move_brings_time_before_it_up_to_the_cap(ticking: Ticking) -> None:
    at = asked_alone(two(), **TURNS)
    (mover,) = seats_of(at.movers)
    full = 3 * 86_400
    assert seconds(at, mover) == full
    ticking.pass_by(hours=20)
    while newest(at).movers == at.movers:
        decided(at, -1)
    assert seconds(at, mover) == full - 20 * 3600
    assert seconds(at, 1 - mover) == full
    while newest(at).movers != at.movers:
        decided(at, -1)
    assert seconds(at, mover) == full - 14 * 3600


def test_taking_back_and_deciding_again_brings_no_time(ticking: Ticking) -> None:
    at = asked_alone(two(), **LIVE)
    (mover,) = seats_of(at.movers)
    while newest(at).turn_seat != mover or newest(at).movers == at.movers:
        at = newest(at) if newest(at).movers == at.movers else asked_alone(two(), **LIVE)
        (mover,) = seats_of(at.movers)
        decided(at, -1)
    had, others = seconds(at, mover), seconds(at, 1 - mover)
    for _ in range(3):
        now = newest(at)
        undo(at.pk, now.number, now.revision, mover, whole=False)
        assert newest(at).movers == 1 << mover
        decided(at, -1)
    assert seconds(at, mover) == had
    assert seconds(at, 1 - mover) == others


def test_a_clock_set_back_brings_no_time(ticking: Ticking) -> None:
    at = asked_alone(two(), **LIVE)
    (mover,) = seats_of(at.movers)
    ticking.pass_by(hours=-5)
    assert seconds(at, mover) == 600
    decided(at)
    assert seconds(at, mover) <= 610
    ticking.pass_by(hours=50)
    assert seconds(at, mover) >= 0


def test_who_has_no_time_left_decides_nothing(ticking: Ticking) -> None:
    at = asked_alone(two(), **LIVE)
    ticking.pass_by(seconds=600)
    before = words(at)
    with pytest.raises(TimeOver):
        decided(at)
    assert words(at) == before


def test_the_page_says_so_and_shows_the_table(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **LIVE)
    (mover,) = seats_of(at.movers)
    late = visitor(people[mover])
    page = late.open(at)
    ticking.pass_by(seconds=601)
    assert text("notice-time-over") in late.decide(at, page=page).text
    assert newest(at).number == at.number


def test_nobody_has_a_clock_where_the_terms_say_none() -> None:
    at = shared(*two())
    assert not Clock.objects.exists()
    assert 'class="clock' not in visitor(at.host).open(at).html


def test_tables_at_home_ask_nothing_about_clocks() -> None:
    at = table("human bot:random", "troyes")
    with CaptureQueriesContext(connection) as queries:
        decided(at, seat=next(iter(seats_of(at.movers & ~at.bots)), 0)) if at.movers & ~at.bots else None
    assert not [query for query in queries if "room_" in query["sql"]]


def draft(people: list[Person], **terms: object) -> Table:
    """A table at which all decide together."""
    at = shared(*people, **terms)
    assert clocks.is_common(newest(at).movers)
    return newest(at)


@pytest.mark.parametrize("htmx", [False, True])
def test_nobody_sees_who_has_chosen_whatever_time_passes(ticking: Ticking, htmx: bool) -> None:
    people = three()
    seen: list[list[str]] = []
    at = draft(people, **LIVE)
    others = [visitor(people[2], htmx), visitor(None, htmx), visitor(person("Dora"), htmx)]
    addresses = [f"/tables/{at.pk}", f"/tables/{at.pk}/news?number={at.number}&revision=0", f"/tables/{at.pk}/log"]
    for chosen in ([], [0], [1, 0], [1]):
        Clock.objects.filter(table=at).update(kept=None)
        at.choices.all().delete()
        begun = ticking.time
        for seat in chosen:
            ticking.pass_by(seconds=3)
            decided(at, seat=seat)
        ticking.time = begun + timedelta(seconds=40)
        seen.append([one.get(address).bare for one in others for address in addresses])
        ticking.time = begun
    assert seen[0] == seen[1] == seen[2] == seen[3]


def test_who_is_asked_together_sees_their_own_clock_run_and_stop(ticking: Ticking) -> None:
    at = draft(three(), **LIVE)
    known = clocks.of(at)
    ticking.pass_by(seconds=40)
    own = clocks.shown(at, known, 1)
    assert (own[0].left, own[0].runs) == (560_000, True)
    assert (own[1].left, own[1].runs) == (600_000, False)
    decided(at, seat=0)
    ticking.pass_by(seconds=40)
    own = clocks.shown(at, clocks.of(at), 1)
    assert (own[0].left, own[0].runs) == (560_000, False)
    decided(at, seat=1)
    decided(at, seat=2)
    assert {seat: shown.left for seat, shown in clocks.shown(newest(at), clocks.of(at), 1).items()} == {
        0: 570_000,
        1: 530_000,
        2: 530_000,
    }


def test_a_choice_is_changed_without_time_passing(ticking: Ticking) -> None:
    at = draft(three(), **LIVE)
    ticking.pass_by(seconds=5)
    decided(at, seat=0)
    ticking.pass_by(seconds=900)
    decided(at, 1, seat=0)
    assert seconds(at, 0) == 595


def test_time_over_in_a_common_decision_is_told_when_all_have_chosen(ticking: Ticking) -> None:
    people = three()
    at = draft(people, **LIVE)
    clara = visitor(people[2])
    Clock.objects.filter(table=at, seat=2).update(due=ticking() + timedelta(days=1), left=86_400_000)
    before = clara.open(at).bare
    for seat in (0, 1):
        if seat == 0:
            decided(at, seat=0)
        ticking.pass_by(seconds=700)
        Keeper().look()
    assert newest(at).bots == 0
    assert choices(newest(at)).keys() == {0, 1}
    ticking.pass_by(seconds=-1400)
    assert clara.open(at).bare == before
    ticking.pass_by(seconds=1400)
    assert newest(at).revision == at.revision
    decided(at, seat=2)
    assert newest(at).bots == 0b010
    assert newest(at).number > at.number


def test_nobody_can_tell_from_a_way_back_that_others_have_chosen(ticking: Ticking) -> None:
    people = three()
    at = draft(people, **LIVE)
    Table.objects.filter(pk=at.pk).update(turn_seat=2, turn_number=at.number - 1)
    clara = visitor(people[2])
    before = clara.open(at)
    assert before.undoable is None
    decided(at, seat=0)
    assert clara.open(at).bare == before.bare
