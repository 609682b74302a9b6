"""Seasons of a ladder: who enters, how one ends and the next begins, and who then plays in which division.

All of a season's end and the next one's beginning is one transaction that holds the ladder's row: of two processes that
come to it at the same time one does it. The divisions' first rounds are paired afterwards, by the director.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.http import Http404

from parvis.engine import registry
from parvis.web.live import lists
from parvis.web.notices import occasions
from parvis.web.notices.models import LADDER_OVER, SEASON, SEASON_OVER
from parvis.web.people.models import Person
from parvis.web.room import hours
from parvis.web.room.models import Sitting
from parvis.web.room.terms import Terms
from parvis.web.texts import SiteError, text
from parvis.web.tournaments import entries, promotion, rounds
from parvis.web.tournaments.announcing import allowed
from parvis.web.tournaments.models import (
    DRAWN,
    OFF,
    OVER,
    ROBIN,
    Announced,
    Division,
    Entrant,
    Entry,
    Ladder,
    Tournament,
)

PUT_OFF = timedelta(weeks=1)
"""By how much a season is put off for which too few have entered."""


@dataclass(frozen=True)
class Played:
    """A division with what has been played in it."""

    division: Division
    past: rounds.Past

    @property
    def line(self) -> list[int]:
        """The persons who have not left it, the best first; where it was called off, as they began."""
        tournament, people = self.division.tournament, self.past.entries
        ranked = [row.person for row in rounds.standings_of(tournament, self.past)]
        order = list(people) if tournament.stage == OFF else ranked
        return [people[one].person_id for one in order if people[one].left is None]


def find(ladder_id: int) -> Ladder:
    """The ladder of that number. Raises Http404."""
    found = Ladder.objects.select_related("host").filter(pk=ladder_id).first()
    if found is None:
        raise Http404(text("ladder-none"))
    return found


def locked(ladder_id: int) -> Ladder:
    """A ladder that nobody else changes until the transaction ends. Raises Http404; SiteError for one that is over."""
    found = Ladder.objects.select_for_update(no_key=True).filter(pk=ladder_id).first()
    if found is None:
        raise Http404(text("ladder-none"))
    if found.over:
        raise SiteError("ladder-over")
    return found


def enter(ladder_id: int, person: Person) -> None:
    """Enter for the next season. Raises SiteError for somebody who has done so, or can't."""
    with transaction.atomic():
        found = locked(ladder_id)
        if person.guest:
            raise SiteError("tournament-members-only")
        Terms.of(found.terms).check_admits(person)
        entrant, is_new = Entrant.objects.get_or_create(ladder=found, person=person)
        if not is_new:
            raise SiteError("ladder-removed") if entrant.removed else SiteError("ladder-entered-already")
        lists.change()


def withdraw(ladder_id: int, person: Person) -> None:
    """Stay out of the next season. Raises SiteError for somebody who has not entered for it."""
    with transaction.atomic():
        found = locked(ladder_id)
        if not found.entrants.filter(person=person, removed=False).delete()[0]:
            raise SiteError("ladder-not-entered")
        lists.change()


def remove(ladder_id: int, person_id: int) -> None:
    """Let somebody leave their division, and keep them out of the next season. Raises SiteError for nobody there."""
    with transaction.atomic():
        found = locked(ladder_id)
        divisions = Tournament.objects.filter(division__ladder=found, division__season=found.season)
        playing = divisions.exclude(stage__in=(OVER, OFF)).filter(entries__person=person_id, entries__left=None).first()
        if playing is not None:
            entries.remove(playing.pk, person_id)
        elif not found.entrants.filter(person=person_id, removed=False).update(removed=True):
            raise SiteError("ladder-nobody-there")
        lists.change()


def due() -> QuerySet[Ladder, int]:
    """The numbers of ladders whose season is to end now."""
    return Ladder.objects.filter(over=None, due__lte=hours.now()).values_list("pk", flat=True)


def go_on(ladder_id: int) -> None:
    """End the season of a ladder if it is due, and begin the next: a week later where too few have entered. A ladder
    for which nobody has entered is over. Raises GameError.
    """
    with transaction.atomic():
        still_due = Ladder.objects.select_for_update(no_key=True).filter(over=None, due__lte=hours.now())
        ladder = still_due.filter(pk=ladder_id).first()
        if ladder is None:
            return
        groups = after_the_end(ladder)
        if groups:
            begin(ladder, groups)
        elif ladder.entrants.filter(removed=False).exists():
            change(ladder, waiting=True, due=hours.now() + PUT_OFF)
        else:
            change(ladder, over=hours.now())


def close(ladder_id: int, season: int) -> None:
    """End a season early, and begin the next. Raises GameError for one that is not the present one, and where too few
    have entered for the next.
    """
    with transaction.atomic():
        ladder = locked(ladder_id)
        if season != ladder.season:
            raise SiteError("ladder-season-over")
        groups = after_the_end(ladder)
        if not groups:
            raise SiteError("ladder-too-few")
        begin(ladder, groups)


def end(ladder_id: int) -> None:
    """End a ladder with its present season. Raises SiteError where it is over."""
    with transaction.atomic():
        ladder = locked(ladder_id)
        now_playing = set(end_divisions(ladder))
        to_come = set(ladder.entrants.filter(removed=False).values_list("person", flat=True))
        occasions.tell_of_ladder(LADDER_OVER, {one: about(ladder) for one in now_playing | to_come})
        change(ladder, over=hours.now())


def after_the_end(ladder: Ladder) -> list[list[int]]:
    """End the present season, and tell those of it who do not go on; who plays in the next, by division."""
    now_playing = end_divisions(ladder)
    groups = drawn(ladder, played(ladder, ladder.season))
    staying = {one for group in groups for one in group}
    if not ladder.waiting:
        occasions.tell_of_ladder(SEASON_OVER, {one: about(ladder) for one in now_playing if one not in staying})
    return groups


def end_divisions(ladder: Ladder) -> list[int]:
    """End all divisions of the present season that go on: whoever has not left them. Games under way count no more."""
    divisions = Tournament.objects.filter(division__ladder=ladder, division__season=ladder.season)
    found: list[int] = []
    for tournament in divisions.select_for_update(of=("self",)).order_by("pk"):
        if tournament.stage not in (OVER, OFF):
            rounds.note_results(tournament.pk)
            entries.tell(tournament, stage=OVER)
        found += tournament.entries.filter(left=None).values_list("person", flat=True)
    return found


def played(ladder: Ladder, season: int) -> list[Played]:
    """The divisions of a season, the highest first."""
    found = Division.objects.filter(ladder=ladder, season=season).select_related("tournament").order_by("number")
    return [Played(one, rounds.past_of(one.tournament)) for one in found]


def drawn(ladder: Ladder, divisions: Sequence[Played]) -> list[list[int]]:
    """Who would play in the next season if the present one, with these divisions, ended now: persons by division, none
    where they are too few. Raises GameError.
    """
    entered = ladder.entrants.filter(removed=False, person__is_active=True).order_by("pk")
    if divisions:
        begun = divisions[0].division.tournament.created
        entered = entered.exclude(person__in=absentees(ladder), entered__lt=begun)
    wanted = list(entered.values_list("person", flat=True))
    lines = [[one for one in each.line if one in set(wanted)] for each in divisions]
    still = [number for number, each in enumerate(divisions) if each.division.tournament.stage == OFF]
    staying = promotion.line(lines, ladder.moving, still)
    people = staying + [one for one in wanted if one not in set(staying)]
    least = min(allowed(ladder, registry.find(ladder.game)))
    return promotion.cut(people, ladder.division) if len(people) >= least else []


def absentees(ladder: Ladder) -> set[int]:
    """Persons for whom a bot plays, or has played to the end, at all of their tables of the present season."""
    at = Sitting.objects.filter(
        table__group__round__tournament__division__ladder=ladder,
        table__group__round__tournament__division__season=ladder.season,
    )
    seats = list(at.values_list("person", "seat", "table__bots"))
    return {person for person, _, _ in seats} - {person for person, seat, bots in seats if not bots >> seat & 1}


def begin(ladder: Ladder, groups: list[list[int]]) -> None:
    """Begin the next season with these divisions, within the transaction."""
    ladder.season += 1
    told: dict[int, dict[str, object]] = {}
    for number, people in enumerate(groups, 1):
        shared = {field.name: getattr(ladder, field.name) for field in Announced._meta.fields}
        made = Tournament.objects.create(**shared, kind=ROBIN, stage=DRAWN, host=ladder.host)
        Entry.objects.bulk_create(Entry(tournament=made, person_id=one, here=True) for one in people)
        Division.objects.create(ladder=ladder, season=ladder.season, number=number, tournament=made)
        entries.tell(made)
        told |= {one: {**about(ladder), "division": number} for one in people}
    ladder.entrants.exclude(person__in=told).delete()
    occasions.tell_of_ladder(SEASON, told)
    change(ladder, season=ladder.season, waiting=False, due=hours.now() + timedelta(weeks=ladder.weeks))


def about(ladder: Ladder) -> dict[str, object]:
    """What a notice tells of a ladder."""
    return {"ladder": ladder.pk, "name": ladder.title, "game": ladder.game, "season": ladder.season}


def change(ladder: Ladder, **changes: object) -> None:
    """Save what has changed of a ladder, within the transaction, and let pages know."""
    Ladder.objects.filter(pk=ladder.pk).update(**changes)
    lists.change()
