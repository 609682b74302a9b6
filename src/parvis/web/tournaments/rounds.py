"""The rounds of a tournament: pairing one, noting its results, closing it, and repairing it.

A round is paired from what was read before, and kept only if nothing has changed since: so nobody waits for a pairing,
and of two processes that pair at the same time one does.
"""

import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import wraps
from random import Random
from typing import Concatenate, ParamSpec

import numpy as np
from django.db import transaction

from parvis.engine import registry
from parvis.engine.questions import NATURE
from parvis.web.models import Choice, Step, Table
from parvis.web.room import hours
from parvis.web.room.models import Sitting
from parvis.web.tables.history import result_of
from parvis.web.tables.loading import Unreadable, newest
from parvis.web.tables.table_game import new_secret
from parvis.web.texts import SiteError
from parvis.web.tournaments import pairing, standings
from parvis.web.tournaments.announcing import allowed
from parvis.web.tournaments.entries import find, locked, tell
from parvis.web.tournaments.models import (
    BOT,
    CHECK_IN,
    DRAWN,
    KNOCK_OUT,
    OPEN,
    OVER,
    ROBIN,
    RUNNING,
    STRIKE,
    Chair,
    Entry,
    Group,
    Round,
    Tournament,
)

LOG = logging.getLogger(__name__)
P = ParamSpec("P")
"""What a deed is told besides the tournament."""
WIDEST = 1_000_000
"""Scores that can be set are between this and its negative."""


@dataclass
class Past:
    """What has been played, for pairing and for standings."""

    entries: dict[int, Entry]
    """By number, in the order in which they entered."""
    rounds: list[Round]
    games: list[standings.Game] = field(default_factory=list)
    """Groups whose results count, by the numbers of entries."""
    groups: dict[int, list[list[int]]] = field(default_factory=dict)
    """By round, the groups as numbers of entries by seat."""

    @property
    def number(self) -> int:
        """The round that was paired last; 0: none."""
        return self.rounds[-1].number if self.rounds else 0

    def playing(self, tournament: Tournament) -> list[int]:
        """The entries that are paired next."""
        plays_on = tournament.leaving == BOT
        return [
            number for number, one in self.entries.items() if one.here and not one.out and (plays_on or not one.is_gone)
        ]


def past_of(tournament: Tournament, closing: bool = False) -> Past:
    """What has been played in a tournament. Four statements, however large it is.

    `closing`: results of sealed tables count, too. Nothing locks what is read: whoever keeps something that follows
    from it looks whether the revision is still that of `tournament`.
    """
    past = Past(
        {entry.pk: entry for entry in tournament.entries.select_related("person").order_by("pk")},
        list(tournament.played.order_by("number")),
    )
    groups = Group.objects.filter(round__tournament=tournament).order_by("round__number", "number")
    read = list(groups.values_list("pk", "round__number", "scores", "places", "round__closed"))
    seated: dict[int, list[int]] = {}
    chairs = Chair.objects.filter(round__tournament=tournament).order_by("group", "seat")
    for group, entry in chairs.values_list("group_id", "entry_id"):
        seated.setdefault(group, []).append(entry)
    for group, number, scores, places, closed in read:
        if group not in seated or not past.entries.keys() >= set(seated[group]):
            continue  # it has changed meanwhile
        past.groups.setdefault(number, []).append(seated[group])
        if places is not None and (closed or closing or not tournament.duplicate):
            past.games.append(standings.Game(number, seated[group], scores or [0], places))
    return past


def standings_of(tournament: Tournament, past: Past) -> list[standings.Standing]:
    """The standings, the best first. Sealed tables count when their round is closed."""
    people = [number for number, one in past.entries.items() if one.here]
    reached = {one: number for number, groups in past.groups.items() for group in groups for one in group}
    rows = reached if tournament.kind == KNOCK_OUT else None
    return standings.standings(people, past.games, tournament.duplicate, rows)


@dataclass(frozen=True)
class Plan:
    """A round that is to be played next."""

    revision: int
    """The revision of the tournament from which it was made."""
    number: int
    seed: int
    groups: Sequence[Sequence[int]]
    """For each group the numbers of entries, by seat."""
    robin: list[list[list[int]]] | None = None
    """The plan of a round robin that begins with it."""


def next_round(tournament: Tournament, past: Past) -> Plan:
    """Pair a round. Raises GameError where no table can be played."""
    number, seed = past.number + 1, secrets.randbits(32)
    people = past.playing(tournament)
    fitting = allowed(tournament, registry.find(tournament.game))
    if max(pairing.sizes(len(people), tournament.size, fitting), default=1) == 1:
        raise SiteError("tournament-too-few")
    robin = tournament.plan
    if tournament.kind == ROBIN:
        robin = robin or robin_of(tournament, people, fitting, seed)
        groups = still_there(robin[number - 1], people, fitting)
    elif tournament.kind == KNOCK_OUT:
        groups = knock_out_groups(tournament, past, people, fitting, seed)
    else:
        met, byes = history(past, people)
        points = {row.person: row.sum.points for row in standings_of(tournament, past)}
        made = pairing.swiss([points[one] for one in people], met, byes, tournament.size, fitting, seed)
        groups = pairing.named(made, people)
    had, luck = seats_had(past, people), Random(seed)
    return Plan(tournament.revision, number, seed, [pairing.seated(group, had, luck) for group in groups], robin)


def robin_of(
    tournament: Tournament, people: Sequence[int], fitting: Collection[int], seed: int
) -> list[list[list[int]]]:
    """The plan of a round robin, as numbers of entries."""
    made = pairing.robin(len(people), tournament.size, fitting, tournament.rounds, seed)
    return [pairing.named(groups, people) for groups in made]


def still_there(groups: Sequence[Sequence[int]], people: Collection[int], fitting: Collection[int]) -> list[list[int]]:
    """Planned groups without those who have gone; too few for a table have a bye each."""
    staying = [[one for one in group if one in people] for group in groups]
    return [part for group in staying for part in ([group] if len(group) in fitting else [[one] for one in group])]


def knock_out_groups(
    tournament: Tournament, past: Past, people: Sequence[int], fitting: Collection[int], seed: int
) -> list[list[int]]:
    """Groups of those who are not knocked out."""
    met, byes = history(past, people)
    last = {
        one: place
        for game in past.games
        if game.round == past.number
        for one, place in zip(game.people, game.places, strict=True)
    }
    places = [last.get(one, 1) for one in people]
    return pairing.named(pairing.knock_out(places, met, byes, tournament.size, fitting, seed), people)


def history(past: Past, people: Sequence[int]) -> tuple[pairing.Costs, list[int]]:
    """How often each pair of these has met, and how many byes each has had."""
    place = {one: number for number, one in enumerate(people)}
    met, byes = np.zeros((len(people), len(people)), dtype=np.int64), [0] * len(people)
    for group in (group for groups in past.groups.values() for group in groups):
        known = [place[one] for one in group if one in place]
        if len(known) > 1 or len(known) == len(group):  # who is alone because others have left had no bye
            pairing.count([known], met, byes)
    return met, byes


def seats_had(past: Past, people: Collection[int]) -> Mapping[int, list[int]]:
    """How often each of these has had each seat."""
    had = {one: [0] * pairing.MOST for one in people}
    for groups in past.groups.values():
        for group in groups:
            for seat, one in enumerate(group if len(group) > 1 else ()):
                if one in had:
                    had[one][seat] += 1
    return had


class Changed(Exception):
    """A tournament is not any more as it was read."""


def as_read(deed: Callable[Concatenate[Tournament, P], None]) -> Callable[Concatenate[int, P], None]:
    """Make a deed take a tournament's number: done from what is read of it, and once more if that changes meanwhile."""

    @wraps(deed)
    def done(tournament_id: int, /, *args: P.args, **more: P.kwargs) -> None:
        while True:
            with suppress(Changed):
                return deed(find(tournament_id), *args, **more)

    return done


def unchanged(tournament: Tournament) -> Tournament:
    """The tournament, which nobody else changes until the transaction ends. Raises Changed where it is not as read."""
    found = locked(tournament.pk)
    if found.revision != tournament.revision:
        raise Changed
    return found


@as_read
def start(tournament: Tournament) -> None:
    """Pair the first round of all who have checked in. Raises GameError where that can't be."""
    if tournament.stage not in (OPEN, CHECK_IN, DRAWN):
        raise SiteError("tournament-begun")
    past = past_of(tournament)
    if tournament.stage == OPEN:
        for entry in past.entries.values():
            entry.here = True
    plan = next_round(tournament, past)
    with transaction.atomic():
        found = unchanged(tournament)
        Entry.objects.filter(pk__in=[number for number, one in past.entries.items() if one.here]).update(here=True)
        keep(found, plan)


def keep(tournament: Tournament, plan: Plan) -> None:
    """Keep a round that has been paired, within the transaction; its tables are opened afterwards."""
    secret = new_secret().hex() if tournament.duplicate else ""
    made = Round.objects.create(tournament=tournament, number=plan.number, seed=plan.seed, secret=secret)
    ordered = sorted(plan.groups, key=len, reverse=True)
    groups = Group.objects.bulk_create(
        Group(
            round=made,
            number=number,
            places=[1] if len(group) == 1 else None,
            sealed=tournament.duplicate and len(group) > 1,
        )
        for number, group in enumerate(ordered, 1)
    )
    Chair.objects.bulk_create(
        Chair(round=made, group=group, seat=seat, entry_id=one)
        for group, people in zip(groups, ordered, strict=True)
        for seat, one in enumerate(people)
    )
    tell(tournament, stage=RUNNING, plan=plan.robin)


def note_results(tournament_id: int) -> None:
    """Note the results of tables that have ended, each once."""
    ended = Group.objects.filter(round__tournament=tournament_id, places__isnull=True, table__finished__isnull=False)
    if not ended.exists():
        return
    with transaction.atomic():
        found, noted = locked(tournament_id), 0
        for group in ended.select_for_update(of=("self",)):
            noted += note(found, group)
        if noted:
            tell(found)


def note(tournament: Tournament, group: Group) -> bool:
    """Note the result of a group whose table has ended; whether that could be read."""
    try:
        table = newest(group.table_id or 0)
        result = result_of(table)
    except (Table.DoesNotExist, Unreadable):
        return False  # which is in the log; somebody can set the result
    gone: set[int] = set()
    if tournament.leaving == STRIKE:
        gone = set(Sitting.objects.filter(table=table, left__isnull=False).values_list("seat", flat=True))
        gone |= {chair.seat for chair in group.chairs.select_related("entry__person") if chair.entry.is_gone}
    order = [(seat in gone, result.place(seat)) for seat in range(len(result.scores))]
    group.scores, group.places = list(result.scores), [1 + sum(other < own for other in order) for own in order]
    group.save(update_fields=["scores", "places"])
    return True


@as_read
def close(tournament: Tournament, number: int) -> None:
    """Close a round, and pair the next one, or end the tournament.

    Raises GameError for a round that is closed, is not the present one, or has games without a result.
    """
    past = past_of(tournament, closing=True)
    check_can_close(tournament, past, number)
    out = knocked_out(tournament, past)
    for one in out:
        past.entries[one].out = True
    plan = None if is_last(tournament, past) else plan_or_end(tournament, past)
    with transaction.atomic():
        found = unchanged(tournament)
        Round.objects.filter(pk=past.rounds[-1].pk).update(closed=hours.now(), secret="")
        Entry.objects.filter(pk__in=out).update(out=True)
        if plan is None:
            tell(found, stage=OVER)
        else:
            keep(found, plan)


def plan_or_end(tournament: Tournament, past: Past) -> Plan | None:
    """The next round; None where too few are left for one."""
    try:
        return next_round(tournament, past)
    except SiteError as error:
        LOG.info("tournament %d ends early: %s", tournament.pk, error)
        return None


def check_can_close(tournament: Tournament, past: Past, number: int) -> None:
    """Raise SiteError for a round that can't be closed."""
    if tournament.stage != RUNNING or number != past.number:
        raise SiteError("tournament-round-closed", number=number)
    if sum(game.round == number for game in past.games) < len(past.groups.get(number, ())):
        raise SiteError("tournament-round-unfinished", number=number)


def knocked_out(tournament: Tournament, past: Past) -> list[int]:
    """Who does not go on after the last round of a knock-out; those who share a place are drawn by lot."""
    if tournament.kind != KNOCK_OUT:
        return []
    luck = Random(past.rounds[-1].seed)
    last = [game for game in past.games if game.round == past.number]
    found = []
    for game in last:
        lots = luck.sample(range(len(game.people)), len(game.people))
        best = sorted(lots, key=game.places.__getitem__)
        staying = 1 if len(last) == 1 else min(tournament.going_on, max(1, len(game.people) - 1))
        found += [game.people[seat] for seat in best[staying:]]
    return found


def is_last(tournament: Tournament, past: Past) -> bool:
    """Whether no round comes after the last one."""
    if tournament.kind == KNOCK_OUT:
        return len(past.playing(tournament)) <= 1
    return past.number >= tournament.rounds


def set_result(tournament_id: int, group_id: int, scores: Sequence[int]) -> None:
    """Set the scores of a group by seat, whatever its table says; equal scores share a place.

    Raises SiteError for scores that don't fit, and where the round decided who goes on.
    """
    with transaction.atomic():
        found = locked(tournament_id)
        group = Group.objects.select_for_update().filter(pk=group_id, round__tournament=found).first()
        if group is None:
            raise SiteError("tournament-no-group")
        seats = group.chairs.count()
        if seats < 2 or len(scores) != seats or any(abs(score) > WIDEST for score in scores):
            raise SiteError("tournament-scores", seats=seats, most=WIDEST)
        if found.kind == KNOCK_OUT and group.round.closed is not None:
            raise SiteError("tournament-round-closed", number=group.round.number)
        group.scores, group.by_hand = list(scores), True
        group.places = [1 + sum(other > score for other in scores) for score in scores]
        group.save(update_fields=["scores", "places", "by_hand"])
        tell(found)


@as_read
def pair_again(tournament: Tournament, number: int) -> None:
    """Pair a round once more as long as nobody has decided anything in it. Raises GameError."""
    past = past_of(tournament)
    if tournament.stage != RUNNING or number != past.number:
        raise SiteError("tournament-round-closed", number=number)
    last = past.rounds.pop()
    del past.groups[number]
    past.games = [game for game in past.games if game.round != number]
    if number == 1:
        tournament.plan = None
    plan = next_round(tournament, past)
    with transaction.atomic():
        found = unchanged(tournament)
        tables = list(Table.objects.select_for_update().filter(group__round=last).only("pk", "bots"))
        if any(has_begun(table) for table in tables) or last.groups.filter(by_hand=True).exists():
            raise SiteError("tournament-round-begun", number=number)
        last.delete()
        Table.objects.filter(pk__in=[table.pk for table in tables]).delete()
        keep(found, plan)


def has_begun(table: Table) -> bool:
    """Whether a person has decided something at a table, or has chosen."""
    seats = Step.objects.filter(table=table).exclude(seat=NATURE).values_list("seat", flat=True).distinct()
    return any(not table.bots >> seat & 1 for seat in seats) or Choice.objects.filter(table=table).exists()
