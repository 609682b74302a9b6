"""Tournaments for the tests: announced, entered and played to their ends."""

from typing import Any

from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.tournaments import announcing, director, entries, rounds, seasons
from parvis.web.tournaments.models import RUNNING, Chair, Division, Entrant, Entry, Group, Ladder, Round, Tournament
from tests.web.people.accounts import account, finish

FORM = {"title": "Club evening", "game": "tiny", "kind": "swiss", "size": "4", "rounds": "3", "stand-in": "random"}
NAMES = ("Anna", "Bruno", "Clara", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jan", "Karl", "Lena")


LADDER = {"title": "Club ladder", "game": "tiny", "size": "2", "rounds": "3", "stand-in": "random", "division": "4"}


def people(count: int) -> list[Person]:
    """Make so many members with accounts."""
    return [account(NAMES[number] if number < len(NAMES) else f"Member {number}") for number in range(count)]


def announced(host: Person, **more: str) -> Tournament:
    """A tournament that a host has announced."""
    return announcing.announce({**FORM, **more}, host)


def begun(members: list[Person], **more: str) -> Tournament:
    """A tournament of these, the first its host, with the tables of its first round."""
    made = announced(members[0], **more)
    for one in members:
        entries.enter(made.pk, one)
    rounds.start(made.pk)
    return advanced(made)


def advanced(tournament: Tournament) -> Tournament:
    """Let the director look after it."""
    director.advance(newest(tournament))
    return newest(tournament)


def newest(tournament: Tournament) -> Tournament:
    """The tournament as it is now."""
    return Tournament.objects.get(pk=tournament.pk)


def groups(tournament: Tournament, number: int) -> list[Group]:
    """The groups of a round that play at tables."""
    found = Group.objects.filter(round__tournament=tournament, round__number=number).order_by("number")
    return [group for group in found if group.chairs.count() > 1]


def tables(tournament: Tournament, number: int) -> list[Table]:
    """The tables of a round that have been opened."""
    return [group.table for group in groups(tournament, number) if group.table is not None]


def play_round(tournament: Tournament, number: int) -> Tournament:
    """Play all games of a round to their ends, and let the director see to what follows."""
    for table in tables(tournament, number):
        finish(table)
    return advanced(tournament)


def names_at(group: Group) -> list[str]:
    """Who sits there, by seat."""
    return [chair.entry.person.name for chair in group.chairs.select_related("entry__person").order_by("seat")]


def kept(tournament: Tournament) -> list[Any]:
    """All that is kept of a tournament's rounds."""
    rows = Group.objects.filter(round__tournament=tournament).order_by("round__number", "number")
    return list(rows.values_list("pk", "round__number", "table", "scores", "places", "sealed", "round__closed"))


def in_a_tournament(table: Table, title: str = FORM["title"]) -> Tournament:
    """A tournament whose only round has this table, which its people play."""
    sitting = list(table.sittings.order_by("seat").select_related("person"))
    made = announced(sitting[0].person, title=title, game=table.game, size="2", rounds="1")
    paired = Round.objects.create(tournament=made, number=1, seed=1)
    group = Group.objects.create(round=paired, number=1, table=table)
    for one in sitting:
        entry = Entry.objects.create(tournament=made, person=one.person, here=True)
        Chair.objects.create(round=paired, group=group, seat=one.seat, entry=entry)
    Tournament.objects.filter(pk=made.pk).update(stage=RUNNING)
    return made


def ladder_of(members: list[Person], **more: str) -> Ladder:
    """A ladder that these have entered in this order, the first its host."""
    made = announcing.announce_ladder({**LADDER, **more}, members[0])
    for one in members:
        seasons.enter(made.pk, one)
    return made


def divisions(ladder: Ladder) -> list[Tournament]:
    """The divisions of the present season, the highest first, with what the director has done in them."""
    found = Division.objects.filter(ladder=ladder, season=newest_ladder(ladder).season).order_by("number")
    return [advanced(one.tournament) for one in found]


def members_of(ladder: Ladder) -> list[list[str]]:
    """Who plays in which division of the present season, by name, as they were drawn."""
    found = Division.objects.filter(ladder=ladder, season=newest_ladder(ladder).season).order_by("number")
    return [[entry.person.name for entry in one.tournament.entries.order_by("pk")] for one in found]


def newest_ladder(ladder: Ladder) -> Ladder:
    """The ladder as it is now."""
    return Ladder.objects.get(pk=ladder.pk)


def as_division(tournament: Tournament) -> Ladder:
    """A ladder whose only division is this tournament, whose people have entered for the next season."""
    people_there = [entry.person for entry in tournament.entries.order_by("pk")]
    made = announcing.announce_ladder({**LADDER, "title": tournament.title}, people_there[0])
    Ladder.objects.filter(pk=made.pk).update(season=1)
    Division.objects.create(ladder=made, season=1, number=1, tournament=tournament)
    for one in people_there:
        Entrant.objects.create(ladder=made, person=one)
    return made
