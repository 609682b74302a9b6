"""Leaving for good: a person becomes anonymous, at once and everywhere; the games stay for those who played them."""

from contextlib import suppress

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.db import transaction
from django.db.models import Q

from parvis.web.models import Table
from parvis.web.people.hooks import leaving
from parvis.web.people.models import Block, Follow, Person, Rating, Report
from parvis.web.room.models import Sitting
from parvis.web.tables.seats import HUMAN


def leave(person: Person) -> None:
    """Make somebody anonymous. Their games under way go on without them, as the tables' terms say."""
    with transaction.atomic():
        leaving.send(Person, person=person)
        theirs = Table.objects.filter(Q(sittings__person=person) | Q(host=person))
        for table_id in theirs.values_list("pk", flat=True).distinct():
            forget_names(table_id, person)
        for session in UserSession.objects.filter(user_id=person.pk):
            session.end()
        for kept in (EmailAddress, Authenticator, SocialAccount):
            kept.objects.filter(user_id=person.pk).delete()
        Rating.objects.filter(person=person).delete()
        Follow.objects.filter(Q(person=person) | Q(followed=person)).delete()
        Block.objects.filter(person=person).delete()
        Block.objects.filter(blocked=person).delete()
        Report.objects.filter(by=person).update(by=None)
        person.name, person.email, person.is_active, person.last_login = "", None, False, None
        person.seen = None
        person.is_staff = person.is_superuser = False
        person.set_unusable_password()  # which ends whatever session is left
        person.save()


def forget_names(table_id: int, person: Person) -> None:
    """Take the name off somebody's seats, those at their own screen included.

    What stands for it is a matter of who reads the page, and in which language.
    """
    table = Table.objects.select_for_update(no_key=True).only("seats", "host").get(pk=table_id)
    holders = dict(Sitting.objects.filter(table=table_id).values_list("seat", "person"))
    with suppress(KeyError, TypeError):  # a damaged table
        for number, seat in enumerate(table.seats):
            if seat["player"] == HUMAN and holders.get(number, table.host_id) == person.pk:
                seat["name"] = ""
    Table.objects.filter(pk=table_id).update(seats=table.seats)
