"""Who keeps a club in order: the first admin, others, and the link by which they come in for the first time."""

from allauth.account.models import EmailAddress
from django.contrib.auth.tokens import default_token_generator

from parvis.engine.texts import ENGLISH
from parvis.web.address import absolute
from parvis.web.people.models import Person
from parvis.web.terminal import HostError, told


def welcome(email: str, language: str = ENGLISH) -> None:
    """Make the first admin if there is none of that address; print a link for one who has not been here yet.

    Raises GameError.
    """
    admin = appointed(email)
    if admin.last_login is None:
        print(told("site-admin-link", language, email=email, link=link(admin)), flush=True)


def appointed(email: str) -> Person:
    """The admin of that email address: who has it becomes one, or somebody new is made.

    Raises GameError for an address that somebody may only say is theirs.
    """
    address = Person.objects.normalize_email(email)
    confirmed = EmailAddress.objects.filter(email__iexact=address, verified=True).select_related("user").first()
    admin = confirmed.user if confirmed else None
    if admin is None and Person.objects.filter(email__iexact=address).exists():
        raise HostError("appointed-unconfirmed", address=address)
    if admin is None:
        admin = Person.objects.create_superuser(address)
        EmailAddress.objects.create(user=admin, email=address, verified=True, primary=True)
    elif not admin.is_staff:
        admin.is_staff = admin.is_superuser = True
        admin.save(update_fields=["is_staff", "is_superuser"])
    return admin


def link(person: Person) -> str:
    """An address where that person, and nobody else, comes in: once, and not after they have come in otherwise."""
    return absolute("enter", person.pk, default_token_generator.make_token(person))


def person_of(number: int, token: str) -> Person | None:
    """Whose link it is; None for one that is not good, or not any more."""
    person = Person.objects.filter(pk=number, is_active=True).first()
    return person if person and default_token_generator.check_token(person, token) else None
