"""Rounds: tables make themselves, results are noted once, and what does not fit is refused and changes nothing."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from parvis.engine.refusals import GameError
from parvis.web.analysis import hints
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import absence, consent
from parvis.web.tables import deciding
from parvis.web.tables.seats import seats
from parvis.web.tournaments import entries, rounds
from parvis.web.tournaments.models import CHECK_IN, OFF, OPEN, OVER, RUNNING, Entry, Group, Round, Tournament
from parvis.web.tournaments.standings import Game
from tests.web.club import person, visitor
from tests.web.tournaments.playing import (
    advanced,
    announced,
    begun,
    groups,
    kept,
    names_at,
    newest,
    people,
    play_round,
    tables,
)
from tests.web.visiting import legal
from tests.web.visiting import newest as newest_table

pytestmark = pytest.mark.usefixtures("club")


def first_step(table: Table) -> None:
    """Let whoever is asked first decide."""
    at = newest_table(table)
    seat = next(seat for seat in range(len(at.seats)) if at.movers >> seat & 1)
    deciding.decide(table.pk, at.number, seat, legal(table, seat)[0], at.revision)


@pytest.mark.each_database
def test_a_swiss_of_eight_runs_to_its_end() -> None:
    tournament = begun(people(8))
    for number in (1, 2, 3):
        assert tournament.stage == RUNNING
        assert [len(names_at(group)) for group in groups(tournament, number)] == [4, 4]
        tournament = play_round(tournament, number)
    assert tournament.stage == OVER
    rows = rounds.standings_of(tournament, rounds.past_of(tournament))
    assert sum(row.sum.points for row in rows) == 3 * 2 * 48
    assert [row.games for row in rows] == [3] * 8
    assert rows == sorted(rows, key=lambda row: row.rank)


def test_tables_are_as_the_tournament_says_and_belong_to_those_who_sit_there() -> None:
    tournament = begun(people(8), time="turns-clock", bank="48", rated="yes")
    for group in groups(tournament, 1):
        assert group.table is not None
        assert [seat.name for seat in seats(group.table)] == names_at(group)
        assert group.table.host is not None
        assert group.table.host.name == names_at(group)[0]
        assert (group.table.terms["time_mode"], group.table.terms["base"]) == ("turns", 172800)
        assert group.table.terms["rated"]
        assert group.table.clocks.count() == 4
    commitments = {table.fair_commitment for table in tables(tournament, 1)}
    assert len(commitments) == 2


def test_nobody_meets_again_as_long_as_that_can_be() -> None:
    tournament = begun(people(9), size="3", rounds="3")
    met: Counter[frozenset[str]] = Counter()
    for number in (1, 2, 3):
        for group in groups(tournament, number):
            met.update(frozenset(pair) for pair in combinations(names_at(group), 2))
        tournament = play_round(tournament, number)
    assert set(met.values()) == {1}


def test_who_is_alone_has_a_bye_that_brings_a_win() -> None:
    tournament = begun(people(5), size="2", rounds="1")
    alone = Group.objects.get(round__tournament=tournament, places=[1])
    assert (alone.table, alone.chairs.count()) == (None, 1)
    tournament = play_round(tournament, 1)
    assert tournament.stage == OVER
    past = rounds.past_of(tournament)
    row = next(row for row in rounds.standings_of(tournament, past) if row.games == 0)
    assert row.sum.points == 24


def test_a_round_robin_at_tables_of_two_brings_everybody_together_once() -> None:
    tournament = begun(people(4), kind="robin", size="2")
    met = set()
    for number in (1, 2, 3):
        met |= {frozenset(names_at(group)) for group in groups(tournament, number)}
        tournament = play_round(tournament, number)
    assert len(met) == 6
    assert tournament.stage == OVER


def test_in_a_knock_out_the_first_of_each_table_go_on_until_one_is_left() -> None:
    tournament = begun(people(12), kind="knock-out", size="4", **{"going-on": "2"})
    remaining = []
    while tournament.stage == RUNNING:
        number = tournament.played.count()
        remaining.append(sum(len(names_at(group)) for group in groups(tournament, number)))
        tournament = play_round(tournament, number)
    assert remaining == [12, 6, 4]
    assert tournament.entries.filter(out=False).count() == 1
    rows = rounds.standings_of(tournament, rounds.past_of(tournament))
    assert rows[0].person == tournament.entries.get(out=False).pk
    assert [row.sum.reached for row in rows] == [3] * 4 + [2] * 2 + [1] * 6


def test_who_shares_the_place_that_decides_is_drawn_by_lot() -> None:
    tournament = begun(people(8), kind="knock-out", **{"by-itself": "no"})
    gone_on = set()
    for seed in range(20):
        tournament.played.update(seed=seed)
        past = rounds.past_of(tournament)
        group = past.groups[1][0]
        past.games = [Game(1, people_there, [5, 5, 5, 1], [1, 1, 1, 4]) for people_there in past.groups[1]]
        out = rounds.knocked_out(tournament, past)
        assert len(out) == 6
        gone_on |= set(group) - set(out)
    assert gone_on == set(group[:3])


def test_only_who_has_checked_in_plays() -> None:
    members = people(5)
    tournament = announced(members[0])
    for one in members:
        entries.enter(tournament.pk, one)
    entries.open_check_in(tournament.pk)
    for one in members[:4]:
        entries.check_in(tournament.pk, one)
    entries.check_in(tournament.pk, members[0])
    rounds.start(tournament.pk)
    tournament = advanced(tournament)
    assert sorted(names_at(groups(tournament, 1)[0])) == ["Anna", "Bruno", "Clara", "David"]


def test_who_comes_late_plays_from_the_next_round_on() -> None:
    members = people(9)
    tournament = begun(members[:8], late="yes")
    entries.enter(tournament.pk, members[8])
    assert len(groups(tournament, 1)) == 2
    tournament = play_round(tournament, 1)
    assert [len(names_at(group)) for group in groups(tournament, 2)] == [3, 3, 3]
    assert any("Ida" in names_at(group) for group in groups(tournament, 2))


@pytest.mark.each_database
def test_where_a_bot_plays_on_it_plays_all_games_of_who_left() -> None:
    members = people(4)
    tournament = begun(members, rounds="2")
    entries.leave(tournament.pk, members[1])
    table = tables(tournament, 1)[0]
    seat = names_at(groups(tournament, 1)[0]).index("Bruno")
    assert newest_table(table).bots == 1 << seat
    tournament = play_round(tournament, 1)
    table = tables(tournament, 2)[0]
    seat = names_at(groups(tournament, 2)[0]).index("Bruno")
    assert (table.bots, seats(table)[seat].bot) == (1 << seat, "random")
    assert table.sittings.count() == 3


def test_where_seats_are_struck_who_left_stands_last_and_is_paired_no_more() -> None:
    members = people(4)
    tournament = begun(members, leaving="strike", rounds="2")
    entries.leave(tournament.pk, members[1])
    tournament = play_round(tournament, 1)
    group = groups(tournament, 1)[0]
    assert group.places is not None
    assert group.places[names_at(group).index("Bruno")] == 4
    assert sorted(names_at(groups(tournament, 2)[0])) == ["Anna", "Clara", "David"]


def test_who_leaves_before_the_first_round_has_not_entered() -> None:
    members = people(2)
    tournament = announced(members[0])
    entries.enter(tournament.pk, members[1])
    entries.leave(tournament.pk, members[1])
    assert not tournament.entries.exists()
    entries.enter(tournament.pk, members[1])


def test_leaving_after_leaving_the_table() -> None:
    members = people(4)
    tournament = begun(members)
    seat = names_at(groups(tournament, 1)[0]).index("Bruno")
    absence.leave(tables(tournament, 1)[0].pk, seat)
    entries.leave(tournament.pk, members[1])
    assert Entry.objects.get(person=members[1]).left


@pytest.mark.each_database
def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    members = people(9)
    guest = person("Zoe")
    tournament = announced(members[0])
    refused(lambda: entries.enter(tournament.pk, guest), "members")
    refused(lambda: rounds.start(tournament.pk), "few")
    refused(lambda: entries.check_in(tournament.pk, members[0]), "check")
    for one in members[:8]:
        entries.enter(tournament.pk, one)
    refused(lambda: entries.enter(tournament.pk, members[0]), "already")
    refused(lambda: entries.leave(tournament.pk, members[8]), "not in")
    assert tournament.entries.count() == 8
    refused(lambda: rounds.close(tournament.pk, 1), "closed")
    rounds.start(tournament.pk)
    refused(lambda: rounds.start(tournament.pk), "begun")
    advanced(tournament)
    refused(lambda: entries.enter(tournament.pk, members[8]), "no longer")
    refused(lambda: entries.open_check_in(tournament.pk), "check")
    before = kept(tournament)
    refused(lambda: rounds.close(tournament.pk, 1), "no result")
    refused(lambda: rounds.close(tournament.pk, 2), "closed")
    group = groups(tournament, 1)[0]
    for wrong in ([], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, 10**7]):
        refused(lambda scores=wrong: rounds.set_result(tournament.pk, group.pk, scores), "scores")
    refused(lambda: rounds.set_result(tournament.pk, 0, [1, 2, 3, 4]), "table")
    assert kept(tournament) == before
    play_round(tournament, 1)
    before = kept(tournament)
    refused(lambda: rounds.close(tournament.pk, 1), "closed")
    refused(lambda: rounds.pair_again(tournament.pk, 1), "closed")
    assert kept(tournament) == before


def refused(deed: Callable[[], object], why: str) -> None:
    """Somebody is told why something can't be done."""
    with pytest.raises(GameError, match=why):
        deed()


def test_a_result_can_be_set_and_set_again_and_counts_instead_of_the_tables() -> None:
    tournament = begun(people(8))
    group = groups(tournament, 1)[0]
    rounds.set_result(tournament.pk, group.pk, [10, 20, 20, 5])
    rounds.set_result(tournament.pk, group.pk, [10, 20, 30, 30])
    tournament = play_round(tournament, 1)
    group.refresh_from_db()
    assert (group.scores, group.places, group.by_hand) == ([10, 20, 30, 30], [4, 3, 1, 1], True)
    rounds.set_result(tournament.pk, group.pk, [40, 20, 30, 30])
    assert len(groups(tournament, 2)) == 2
    past = rounds.past_of(tournament)
    points = {row.person: row.by_round[1] for row in rounds.standings_of(tournament, past)}
    assert [points[chair.entry_id] for chair in group.chairs.order_by("seat")] == [24, 0, 12, 12]


def test_a_round_that_nobody_has_begun_can_be_paired_again() -> None:
    tournament = begun(people(8))
    before = {table.pk for table in tables(tournament, 1)}
    rounds.pair_again(tournament.pk, 1)
    tournament = advanced(tournament)
    after = {table.pk for table in tables(tournament, 1)}
    assert len(after) == 2
    assert not before & set(Table.objects.values_list("pk", flat=True))
    assert Round.objects.filter(tournament=tournament).count() == 1
    first_step(tables(tournament, 1)[0])
    refused(lambda: rounds.pair_again(tournament.pk, 1), "decided")
    assert {table.pk for table in tables(tournament, 1)} == after


def test_a_host_can_close_rounds_by_hand() -> None:
    tournament = begun(people(8), **{"by-itself": "no"})
    play_round(tournament, 1)
    assert tournament.played.count() == 1
    rounds.close(tournament.pk, 1)
    assert len(tables(advanced(tournament), 2)) == 2


def test_a_deleted_table_is_made_again() -> None:
    tournament = begun(people(4))
    tables(tournament, 1)[0].delete()
    assert len(tables(advanced(tournament), 1)) == 1


def test_what_is_called_off_goes_on_no_more() -> None:
    tournament = begun(people(4))
    entries.call_off(tournament.pk)
    refused(lambda: entries.call_off(tournament.pk), "no longer")
    play_round(tournament, 1)
    assert (newest(tournament).stage, tournament.played.count()) == (OFF, 1)


def test_who_leaves_the_site_leaves_tournaments() -> None:
    from parvis.web.people.hooks import exported, leaving

    members = people(5)
    open_one, tournament = announced(members[4]), begun(members[:4])
    entries.enter(open_one.pk, members[0])
    kept_of = dict(answer for _, answer in exported.send(Person, person=members[0]) if answer[0] == "tournaments")
    assert len(kept_of["tournaments"]["entered"]) == 2
    assert [one["id"] for one in kept_of["tournaments"]["announced"]] == [tournament.pk]
    leaving.send(Person, person=members[0])
    assert not open_one.entries.exists()
    assert tournament.entries.get(person=members[0]).left
    assert newest(tournament).host is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": ""},
        {"title": "x" * 61},
        {"title": "a\x00b"},
        {"about": "x" * 1001},
        {"game": "chess"},
        {"kind": "league"},
        {"size": "1"},
        {"size": "9"},
        {"size": "many"},
        {"rounds": "0"},
        {"rounds": "21"},
        {"kind": "knock-out", "going-on": "4"},
        {"leaving": "run"},
        {"time": "now"},
        {"stand-in": "genius"},
        {"game": "troyes", "size": "2", "option-tournament": "true"},
    ],
)
def test_no_tournament_is_announced_that_cannot_be(wrong: dict[str, str]) -> None:
    with pytest.raises(GameError):
        announced(people(1)[0], **wrong)
    assert not Tournament.objects.exists()


def test_one_person_announces_only_a_few_at_once() -> None:
    host = people(1)[0]
    made = [announced(host) for _ in range(5)]
    refused(lambda: announced(host), "5")
    entries.call_off(made[0].pk)
    assert announced(host).stage == OPEN


def test_check_in_is_a_stage() -> None:
    tournament = announced(people(1)[0])
    entries.open_check_in(tournament.pk)
    assert newest(tournament).stage == CHECK_IN


def test_nobody_gets_help_at_a_table_of_a_tournament_whose_others_have_left() -> None:
    tournament = begun(people(4))
    (table,) = tables(tournament, 1)
    for seat in (1, 2, 3):
        absence.leave(table.pk, seat)
    at = newest_table(table)
    assert not hints.may_ask(at)
    assert not consent.is_free(at)


def test_a_table_of_a_tournament_is_not_deleted_by_who_plays_there_alone() -> None:
    """Else it would be opened again, with the same deals where all have them."""
    members = people(2)
    tournament = begun(members, size="2", rounds="2", duplicate="yes")
    entries.leave(tournament.pk, members[1])
    tournament = play_round(tournament, 1)
    (table,) = tables(tournament, 2)
    assert table.sittings.count() == 1
    page = visitor(members[0]).post(f"/tables/{table.pk}/delete")
    assert (page.status, Table.objects.filter(pk=table.pk).exists()) == (403, True)


@pytest.mark.parametrize("leaving", ["bot", "strike"])
def test_who_is_banned_holds_up_no_round(leaving: str) -> None:
    members = people(4)
    tournament = begun(members, leaving=leaving)
    Person.objects.filter(pk=members[0].pk).update(is_active=False)
    tournament = play_round(tournament, 1)
    (table,) = tables(tournament, 2)
    assert [bool(seat.bot) for seat in seats(table)].count(True) == (leaving == "bot")
    assert len(table.seats) == (4 if leaving == "bot" else 3)
    assert members[0] not in [one.person for one in table.sittings.select_related("person")]


def test_who_has_left_before_the_table_was_opened_comes_last_where_that_is_announced() -> None:
    members = people(4)
    tournament = announced(members[0], leaving="strike", rounds="1")
    for one in members:
        entries.enter(tournament.pk, one)
    rounds.start(tournament.pk)
    entries.leave(tournament.pk, members[2])
    tournament = play_round(advanced(tournament), 1)
    (group,) = groups(tournament, 1)
    assert group.places is not None
    assert group.places[names_at(group).index(members[2].name)] == 4
