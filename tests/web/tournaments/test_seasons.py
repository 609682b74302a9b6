"""Seasons of a ladder: entered, played, ended once, and the next one drawn from the standings."""

from collections.abc import Callable
from random import Random
from threading import Barrier, Thread
from typing import Any

import pytest
from django.db import connection

from parvis.engine.contract import seats_of
from parvis.engine.refusals import GameError
from parvis.web.models import Table
from parvis.web.notices.models import Channel, Outbox
from parvis.web.people import exporting, leaving
from parvis.web.people.models import Person
from parvis.web.room import hours
from parvis.web.tables import deciding
from parvis.web.tournaments import announcing, entries, rounds, seasons
from parvis.web.tournaments.director import Director
from parvis.web.tournaments.models import DRAWN, OVER, RUNNING, Division, Entrant, Ladder, Tournament
from tests.web.club import person
from tests.web.people.accounts import account, finish
from tests.web.room.ticking import Ticking
from tests.web.tournaments.playing import LADDER, divisions, ladder_of, members_of, newest_ladder, people, tables
from tests.web.tournaments.test_director import Killed, dying
from tests.web.visiting import legal
from tests.web.visiting import newest as newest_table

pytestmark = pytest.mark.usefixtures("club")


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    """A clock that the test sets."""
    ticking = Ticking()
    monkeypatch.setattr(hours, "now", ticking)
    return ticking


def play(table: Table, luck: Random) -> None:
    """Bots as people: whoever is asked decides at random, until the game is over."""
    while not (at := newest_table(table)).finished:
        for seat in seats_of(at.movers):
            if newest_table(table).number == at.number:
                deciding.decide(table.pk, at.number, seat, luck.choice(legal(table, seat)), at.revision)


def play_season(ladder: Ladder, luck: Random) -> None:
    """Play all games of a season to their ends."""
    while any(one.stage == RUNNING for one in divisions(ladder)):
        for table in Table.objects.filter(finished=None):
            play(table, luck)


def standing(ladder: Ladder) -> list[list[str]]:
    """Names by division of the present season, the best first, as the tournaments have them."""
    found = []
    for tournament in divisions(ladder):
        past = rounds.past_of(tournament)
        found.append([past.entries[row.person].person.name for row in rounds.standings_of(tournament, past)])
    return found


@pytest.mark.each_database
def test_three_divisions_play_two_seasons_and_the_standings_say_who_goes_where(time: Ticking) -> None:
    ladder, luck = ladder_of(people(12), weeks="8"), Random(5)
    assert newest_ladder(ladder).season == 0
    time.pass_by(days=7)
    Director().look()
    assert members_of(ladder) == [
        ["Anna", "Bruno", "Clara", "David"],
        ["Emma", "Felix", "Greta", "Hugo"],
        ["Ida", "Jan", "Karl", "Lena"],
    ]
    for season in (1, 2):
        Director().look()
        assert newest_ladder(ladder).season == season
        play_season(ladder, luck)
        assert [one.stage for one in divisions(ladder)] == [OVER] * 3
        first, second, third = standing(ladder)
        time.pass_by(weeks=7)
        Director().look()
        assert newest_ladder(ladder).season == season, "a season ends at its date"
        time.pass_by(weeks=1)
        Director().look()
        assert newest_ladder(ladder).season == season + 1
        top, middle, bottom = members_of(ladder)
        assert set(top) == {*first[:3], second[0]}
        assert set(middle) == {first[3], *second[1:3], third[0]}
        assert set(bottom) == {second[3], *third[1:]}
    assert Table.objects.filter(finished__isnull=False).count() == 2 * 3 * 6
    assert Division.objects.count() == 9
    assert {one.stage for one in divisions(ladder)} == {RUNNING}


@pytest.mark.each_database
def test_four_that_end_a_season_at_the_same_moment_end_it_once(time: Ticking) -> None:
    members = people(12)
    ladder = ladder_of(members)
    Channel.objects.create(person=members[0], kind="mail")
    for season in (1, 2, 3):
        time.pass_by(weeks=9)
        start, failed = Barrier(4), list[Exception]()

        def look(start: Barrier = start, failed: list[Exception] = failed) -> None:
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
        assert newest_ladder(ladder).season == season
        assert Division.objects.count() == 3 * season
        assert {one.played.count() for one in Tournament.objects.all()} == {1}
        assert Outbox.objects.filter(key="season").count() == season


def test_killed_anywhere_a_season_ends_and_begins_once(time: Ticking, monkeypatch: pytest.MonkeyPatch) -> None:
    members = people(8)
    ladder, luck, killed = ladder_of(members), Random(2), 0
    Channel.objects.create(person=members[0], kind="mail")
    for season in (1, 2, 3):
        time.pass_by(weeks=9)
        while newest_ladder(ladder).season < season or Tournament.objects.filter(stage=DRAWN).exists():
            with monkeypatch.context() as patch:
                for module, name in ((entries, "tell"), (seasons.occasions, "tell_of_ladder"), (seasons, "change")):
                    patch.setattr(module, name, dying(getattr(module, name), luck))
                try:
                    Director().look()
                except Killed:
                    killed += 1
        assert newest_ladder(ladder).season == season
        assert Division.objects.count() == 2 * season
        assert Outbox.objects.filter(key="season").count() == season
    assert killed > 5


def test_a_ladder_that_can_t_go_on_holds_up_no_other(time: Ticking, caplog: pytest.LogCaptureFixture) -> None:
    members = people(4)
    wrong, right = ladder_of(members), ladder_of(members)
    Ladder.objects.filter(pk=wrong.pk).update(game="gone")
    time.pass_by(days=8)
    looking = Director()
    looking.look()
    looking.look()
    assert (newest_ladder(wrong).season, newest_ladder(right).season) == (0, 1)
    assert len([record for record in caplog.records if "can't go on" in record.message]) == 1


def test_two_who_press_the_button_end_one_season() -> None:
    ladder = ladder_of(people(6))
    seasons.close(ladder.pk, 0)
    with pytest.raises(GameError, match="That season is over"):
        seasons.close(ladder.pk, 0)
    assert Division.objects.count() == 2


def test_nothing_is_kept_of_a_season_whose_beginning_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    ladder = ladder_of(people(8))
    seasons.close(ladder.pk, 0)
    with monkeypatch.context() as patch:
        patch.setattr(seasons.occasions, "tell_of_ladder", lambda key, told: told.missing)
        with pytest.raises(AttributeError):
            seasons.close(ladder.pk, 1)
    assert newest_ladder(ladder).season == 1
    assert Division.objects.count() == 2
    assert {one.stage for one in divisions(ladder)} == {RUNNING}


def test_too_few_for_two_divisions_play_in_one() -> None:
    ladder = ladder_of(people(5))
    seasons.close(ladder.pk, 0)
    assert [len(one) for one in members_of(ladder)] == [5]


def test_too_few_for_a_table_wait_a_week_and_are_told_once_that_a_season_is_over(time: Ticking) -> None:
    members = people(4)
    ladder = ladder_of(members)
    seasons.close(ladder.pk, 0)
    Channel.objects.create(person=members[3], kind="mail")
    for one in members[1:]:
        seasons.withdraw(ladder.pk, one)
    with pytest.raises(GameError, match="Too few"):
        seasons.close(ladder.pk, 1)
    assert divisions(ladder)[0].stage == RUNNING
    time.pass_by(weeks=9)
    for _ in range(3):
        Director().look()
        time.pass_by(weeks=1)
    now = newest_ladder(ladder)
    assert (now.season, now.waiting, now.over) == (1, True, None)
    assert divisions(ladder)[0].stage == OVER
    assert list(Outbox.objects.values_list("key", flat=True)) == ["season-over"]
    seasons.enter(ladder.pk, members[3])
    Director().look()
    assert members_of(ladder) == [["Anna", "David"]]
    assert not newest_ladder(ladder).waiting


def test_when_everybody_has_left_the_ladder_is_over(time: Ticking) -> None:
    members = people(4)
    ladder = ladder_of(members)
    seasons.close(ladder.pk, 0)
    for one in members:
        entries.leave(divisions(ladder)[0].pk, one)
    assert not Entrant.objects.exists()
    time.pass_by(weeks=9)
    Director().look()
    assert newest_ladder(ladder).over
    assert not seasons.due().exists()


def test_who_leaves_gives_up_their_place_and_the_others_close_ranks() -> None:
    members = people(12)
    ladder = ladder_of(members)
    seasons.close(ladder.pk, 0)
    top, middle, _ = divisions(ladder)
    entries.leave(top.pk, members[1])
    seasons.enter(ladder.pk, members[1])  # back again: from the bottom
    seasons.withdraw(ladder.pk, members[5])
    seasons.remove(ladder.pk, members[6].pk)
    leaving.leave(members[2])
    Person.objects.filter(pk=members[0].pk).update(is_active=False)
    new = account("Zoe")
    seasons.enter(ladder.pk, new)
    with pytest.raises(GameError, match="The organizer has removed you"):
        seasons.enter(ladder.pk, members[6])
    assert middle.entries.get(person=members[6]).left
    seasons.close(ladder.pk, 1)
    assert members_of(ladder) == [["Emma", "David", "Ida", "Hugo"], ["Jan", "Karl", "Lena", "Bruno", "Zoe"]]
    seasons.enter(ladder.pk, members[6])
    assert Entrant.objects.filter(ladder=ladder, removed=False).count() == 10


def test_for_whom_a_bot_plays_everywhere_must_enter_again() -> None:
    members = people(4)
    ladder = ladder_of(members)
    seasons.close(ladder.pk, 0)
    own = next(one for one in tables(divisions(ladder)[0], 1) if one.sittings.filter(person=members[1]).exists())
    Table.objects.filter(pk=own.pk).update(bots=1 << own.sittings.get(person=members[1]).seat)

    def drawn() -> set[int]:
        return {one for group in seasons.drawn(newest_ladder(ladder), seasons.played(ladder, 1)) for one in group}

    assert drawn() == {one.pk for one in members if one != members[1]}
    seasons.withdraw(ladder.pk, members[1])
    seasons.enter(ladder.pk, members[1])
    assert drawn() == {one.pk for one in members}


def test_a_game_under_way_at_the_end_goes_on_and_does_not_count() -> None:
    ladder = ladder_of(people(4))
    seasons.close(ladder.pk, 0)
    first = divisions(ladder)[0]
    done, under_way = tables(first, 1)
    finish(done)  # which the director has not noted yet
    seasons.close(ladder.pk, 1)
    before = members_of(ladder)
    first.refresh_from_db()
    assert first.stage == OVER
    past = rounds.past_of(first)
    assert [len(game.people) for game in past.games] == [2]
    finish(under_way)
    Director().look()
    assert len(rounds.past_of(first).games) == 1
    assert members_of(ladder) == before


def test_of_a_division_that_was_called_off_nobody_moves() -> None:
    ladder = ladder_of(people(8))
    seasons.close(ladder.pk, 0)
    before = members_of(ladder)
    play_season_of = divisions(ladder)
    entries.call_off(play_season_of[1].pk)
    for table in tables(play_season_of[0], 1):
        finish(table)
    seasons.close(ladder.pk, 1)
    after = members_of(ladder)
    assert [sorted(one) for one in after] == [sorted(one) for one in before]
    assert after[1] == before[1]


def test_a_ladder_that_its_organizer_ends_is_over_with_its_season() -> None:
    members = people(4)
    ladder = ladder_of(members)
    Channel.objects.create(person=members[1], kind="mail")
    seasons.close(ladder.pk, 0)
    seasons.end(ladder.pk)
    assert divisions(ladder)[0].stage == OVER
    assert list(Outbox.objects.order_by("pk").values_list("key", flat=True)) == ["season", "ladder-over"]
    for deed in (
        lambda: seasons.end(ladder.pk),
        lambda: seasons.close(ladder.pk, 1),
        lambda: seasons.enter(ladder.pk, account("Zoe")),
        lambda: seasons.withdraw(ladder.pk, members[0]),
        lambda: seasons.remove(ladder.pk, members[0].pk),
    ):
        with pytest.raises(GameError, match="This ladder has ended"):
            deed()


REFUSED: list[tuple[str, Callable[[Ladder, list[Person]], Any]]] = [
    ("You have already entered", lambda ladder, members: seasons.enter(ladder.pk, members[0])),
    ("Only members", lambda ladder, _: seasons.enter(ladder.pk, person("Guest"))),
    ("You have not entered", lambda ladder, _: seasons.withdraw(ladder.pk, account("Zoe"))),
    ("No one with that number", lambda ladder, _: seasons.remove(ladder.pk, 99999)),
    ("That season is over", lambda ladder, _: seasons.close(ladder.pk, 3)),
    ("no longer open", lambda ladder, _: entries.enter(divisions(ladder)[0].pk, account("Zoe"))),
]


@pytest.mark.parametrize(("reason", "deed"), REFUSED, ids=[reason for reason, _ in REFUSED])
def test_what_cannot_be_is_refused_and_changes_nothing(
    reason: str, deed: Callable[[Ladder, list[Person]], Any]
) -> None:
    members = people(6)
    ladder = ladder_of(members)
    seasons.close(ladder.pk, 0)
    divisions(ladder)

    def kept() -> list[Any]:
        rows = (Ladder.objects.all(), Entrant.objects.order_by("pk"), Division.objects.order_by("pk"))
        return [list(one.values()) for one in rows]

    before = kept()
    with pytest.raises(GameError, match=reason):
        deed(ladder, members)
    assert kept() == before


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"moving": "3"}, "at most 2 can go up"),
        ({"moving": "0"}, "How many go up"),
        ({"size": "4", "division": "4", "weeks": "0"}, "Weeks in a season"),
        ({"weeks": "27"}, "Weeks in a season"),
        ({"days": "x"}, "Days until"),
        ({"division": "21"}, "Players in a division"),
        ({"time": "live"}, "Clock"),
        ({"title": " "}, "title"),
        ({"rounds": "0"}, "Rounds"),
    ],
)
def test_a_ladder_of_numbers_that_make_no_sense_is_refused(form: dict[str, str], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        announcing.announce_ladder({**LADDER, **form}, account("Anna"))
    assert not Ladder.objects.exists()


def test_a_division_has_room_for_a_full_table_and_two_small_ones() -> None:
    with pytest.raises(GameError, match="at least 5"):
        announcing.announce_ladder({**LADDER, "game": "notre-dame", "size": "5"}, account("Anna"))


def test_nobody_has_more_ladders_than_they_can_look_after() -> None:
    host = account("Anna")
    for _ in range(announcing.MOST):
        announcing.announce_ladder(LADDER, host)
    with pytest.raises(GameError, match="5 ladders"):
        announcing.announce_ladder(LADDER, host)
    seasons.end(Ladder.objects.first().pk)
    announcing.announce_ladder(LADDER, host)
    announcing.announce({"title": "Cup", "game": "tiny", "kind": "swiss", "size": "4"}, host)


def test_who_plays_is_told_that_a_season_begins_and_where(time: Ticking) -> None:
    members = people(8)
    ladder = ladder_of(members)
    for one in members[:6:5]:
        Channel.objects.create(person=one, kind="mail")
    Channel.objects.create(person=members[1], kind="mail", silent=["game"])
    time.pass_by(days=8)
    Director().look()
    told = {line.channel.person_id: (line.key, line.args) for line in Outbox.objects.all()}
    common = {"ladder": ladder.pk, "name": "Club ladder", "game": "tiny", "season": 1}
    assert told == {
        members[0].pk: ("season", {**common, "division": 1}),
        members[5].pk: ("season", {**common, "division": 2}),
    }


def test_who_leaves_the_site_is_on_no_ladder_and_a_file_tells_of_those_somebody_has_entered() -> None:
    members = people(4)
    ladder = ladder_of(members)
    told = dict(answer for _, answer in exporting.exported.send(None, person=members[0]))["tournaments"]
    assert [one["ladder__title"] for one in told["next seasons"]] == ["Club ladder"]
    assert [one["title"] for one in told["ladders"]] == ["Club ladder"]
    leaving.leave(members[0])
    assert newest_ladder(ladder).host is None
    assert ladder.entrants.count() == 3


def test_a_division_waits_for_the_director_and_nobody_enters_meanwhile() -> None:
    ladder = ladder_of(people(4))
    seasons.close(ladder.pk, 0)
    division = Tournament.objects.get()
    assert division.stage == DRAWN
    with pytest.raises(GameError, match="no longer open"):
        entries.enter(division.pk, account("Zoe"))
    with pytest.raises(GameError, match="no check-in"):
        entries.open_check_in(division.pk)
    assert [one.stage for one in divisions(ladder)] == [RUNNING]
