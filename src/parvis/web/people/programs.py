"""Accounts of programs: their owners mark them, once and for good, and everybody who meets them is told.

An account is marked before it plays a rated game against people, so no rating ever comes from both.
"""

from django.db import transaction

from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import own_tables, persons
from parvis.web.room.models import Place
from parvis.web.room.terms import Terms
from parvis.web.tables.loading import loaded, terms_of
from parvis.web.texts import SiteError


def mark(person: Person) -> None:
    """Make an account that of a program; doing so twice changes nothing.

    Raises SiteError for one that has a rating, or sits at a rated table or where one is to begin.
    """
    with transaction.atomic():
        known = Person.objects.select_for_update(no_key=True).get(pk=person.pk, guest=False)
        if known.bot:
            return
        if is_rated(known):
            raise SiteError("error-program-rated")
        Person.objects.filter(pk=known.pk).update(bot=True)
        persons.mark_programs(known)


def is_rated(person: Person) -> bool:
    """Whether somebody has played, plays or is about to play a rated game."""
    running = loaded(Table.objects.filter(pk__in=own_tables.under_way(person, seated=True)).only("terms"))
    places = Place.objects.filter(person=person, joined=True, gathering__table=None).select_related("gathering")
    return (
        person.ratings.exists()
        or any(terms_of(table).rated for table in running)
        or any(Terms.of(place.gathering.terms).rated for place in places)
    )
