"""Leaving for good: a person becomes anonymous, at once and everywhere; the games stay for those who played them."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.db import transaction

from parvis.web.models import Table
from parvis.web.people.hooks import leaving
from parvis.web.people.models import Block, Person, Rating, Report
from parvis.web.room.models import Sitting


def leave(person: Person) -> None:
    """Make somebody anonymous. Their games under way go on without them, as the tables' terms say."""
    with transaction.atomic():
        leaving.send(Person, person=person)
        for sitting in Sitting.objects.filter(person=person):
            forget_name(sitting)
        for session in UserSession.objects.filter(user_id=person.pk):
            session.end()
        for kept in (EmailAddress, Authenticator, SocialAccount):
            kept.objects.filter(user_id=person.pk).delete()
        Rating.objects.filter(person=person).delete()
        Block.objects.filter(person=person).delete()
        Block.objects.filter(blocked=person).delete()
        Report.objects.filter(by=person).update(by=None)
        person.name, person.email, person.is_active = "", None, False
        person.is_staff = person.is_superuser = False
        person.set_unusable_password()  # which ends whatever session is left
        person.save()


def forget_name(sitting: Sitting) -> None:
    """Take the name off a seat; what stands for it is a matter of who reads the page, and in which language."""
    table = Table.objects.select_for_update().only("seats").get(pk=sitting.table_id)
    table.seats[sitting.seat]["name"] = ""
    Table.objects.filter(pk=table.pk).update(seats=table.seats)
