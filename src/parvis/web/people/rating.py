"""Ratings of people, by OpenSkill's Plackett-Luce model, which handles any number of players.

Those with accounts who hold a seat of a rated table are rated among each other. Bots and guests are left out, and so is
a table at which fewer than two such persons sit, or one of them in several seats. Programs' accounts are rated at
tables for programs alone, so their ratings come from each other, and people's from people. For whom a bot sits in,
that bot's result counts; who has left for good comes behind all who stayed: nobody goes away from a loss. People learn,
so with each game a little is added to the uncertainty, as the model does by itself.
"""

import logging
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from django.db import Error, IntegrityError, transaction
from django.db.models import QuerySet
from django.dispatch import receiver
from openskill.models import PlackettLuce

from parvis.engine.play import Result
from parvis.web.models import Table
from parvis.web.people.models import Counted, Person, Rating, RatingChange
from parvis.web.room.models import Sitting
from parvis.web.storage.trouble import reason
from parvis.web.tables.deciding import moved
from parvis.web.tables.history import result_of
from parvis.web.tables.loading import Unreadable, newest, terms_of

LOG = logging.getLogger(__name__)
MODEL = PlackettLuce()
LEAST = 2
"""Persons who have to be rated for a game to count."""
SURE = 5
"""Games from which on somebody stands in the ranking list."""
CAUTION = 3
"""Standard deviations that are taken from the mean: somebody is hardly ever weaker than that."""


@receiver(moved, dispatch_uid="ratings")
def follow(table_id: int, elsewhere: str, goes_on: bool = False, **_: Any) -> None:
    """Count the table if its game is over; the process that ended it does. What can't be counted now is counted after
    a later game, or a restart.
    """
    try:
        if not (goes_on or elsewhere) and waiting().filter(pk=table_id).exists():
            sweep()
    except Error as error:
        LOG.warning("table %s is not counted for ratings yet: %s", table_id, reason(error))


def waiting() -> QuerySet[Table]:
    """The tables that are finished and were not counted, rated or not; those that nobody may see yet wait."""
    return Table.objects.filter(finished__isnull=False, counted=None).exclude(group__sealed=True)


def sweep() -> None:
    """Count all that wait for it, in the order in which they ended."""
    for number in waiting().order_by("finished", "pk").values_list("pk", flat=True):
        try:
            count(number)
        except Unreadable:
            continue  # which is in the log


def count(table_id: int) -> None:
    """Count a finished table, unless that has been done. Raises Unreadable."""
    try:
        with transaction.atomic():
            Counted.objects.create(table_id=table_id)
            table = newest(table_id)
            holders = rated_persons(table) if terms_of(table).rated else {}
            if len(holders) >= LEAST and table.finished is not None:
                rate(table, holders, table.finished)
    except IntegrityError:
        pass  # somebody else has counted it at the same time


def rated_persons(table: Table) -> dict[int, Person]:
    """Who is rated at the table, by seat; nobody where somebody holds several seats."""
    alike = {"person__guest": False, "person__is_active": True, "person__bot": terms_of(table).programs}
    sittings = Sitting.objects.filter(table=table, **alike)
    holders = {sitting.seat: sitting.person for sitting in sittings.select_related("person").order_by("seat")}
    return holders if len({person.pk for person in holders.values()}) == len(holders) else {}


def rate(table: Table, holders: dict[int, Person], finished: datetime) -> None:
    """Change the ratings of these persons by a table that finished then."""
    fresh = MODEL.rating()
    seats = len(table.seats)
    first = {"mu": fresh.mu, "sigma": fresh.sigma, "changed": finished}
    known = [
        Rating.objects.get_or_create(person=person, game=table.game, seats=seats, defaults=first)[0]
        for person in holders.values()
    ]
    # Two games of the same people may end at once. In one order, so that neither waits for the other for ever.
    taken = Rating.objects.select_for_update(no_key=True).order_by("pk").in_bulk([rating.pk for rating in known])
    ratings = [taken[rating.pk] for rating in known]
    places = places_of(result_of(table), list(holders), [seat for seat in holders if table.seats[seat].get("gone")])
    after = rated([(rating.mu, rating.sigma) for rating in ratings], places)
    for rating, place, (mu, sigma) in zip(ratings, places, after, strict=True):
        RatingChange.objects.create(
            rating=rating,
            table=table,
            place=place,
            mu_before=rating.mu,
            sigma_before=rating.sigma,
            mu=mu,
            sigma=sigma,
            finished=finished,
        )
        rating.mu, rating.sigma, rating.changed = mu, sigma, finished
        rating.games += 1
        rating.save()


def places_of(result: Result, seats: Sequence[int], gone: Collection[int] = ()) -> list[int]:
    """The places of these seats among each other; equal ones share theirs. `gone`: who has left for good."""
    standing = {
        seat: (seat not in gone, seat in result.winners, result.scores[seat], result.tiebreaks[seat]) for seat in seats
    }
    return [1 + sum(standing[other] > standing[seat] for other in seats) for seat in seats]


def rated(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Means and standard deviations after a game with these places."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=[float(place) for place in places])]


def cautious(mu: float, sigma: float) -> float:
    """What somebody is hardly ever weaker than, by which lists are ordered."""
    return mu - CAUTION * sigma
