"""What an admin can do about a person: ban them, take that back, or make them anonymous."""

from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission
from django.contrib.contenttypes.models import ContentType

from parvis.web.hosting.models import Letter
from parvis.web.people import leaving
from parvis.web.people.models import Person
from parvis.web.texts import SiteError


def ban(person: Person) -> None:
    """Let somebody in no more; wherever they are signed in, they are out with their next click. Raises GameError."""
    check_is_no_admin(person)
    Person.objects.filter(pk=person.pk).update(is_active=False)


def pardon(person: Person) -> None:
    """Let somebody in again. Raises GameError."""
    if person.email is None and not person.guest:
        raise SiteError("admin-left-for-good")
    Person.objects.filter(pk=person.pk).update(is_active=True)


def anonymise(person: Person) -> None:
    """Take out all that says who somebody was, for good; the games they played are others' too, and stay.

    Raises GameError.
    """
    check_is_no_admin(person)
    leaving.leave(person)


def allow_boxes(person: Person) -> None:
    """Let somebody keep boxes of printed values. Raises GameError."""
    if person.guest or not person.is_active:
        raise SiteError("admin-boxes-account", person=str(person))
    person.user_permissions.add(boxes_permission())


def deny_boxes(person: Person) -> None:
    """Let somebody keep boxes no more; those that there are stay."""
    person.user_permissions.remove(boxes_permission())


def boxes_permission() -> Permission:
    """What lets somebody keep boxes."""
    return Permission.objects.get(content_type__app_label="web", codename="keep_boxes")


def check_is_no_admin(person: Person) -> None:
    """Raise GameError for an admin: none is locked out by mistake."""
    if person.is_staff:
        raise SiteError("admin-spared", person=str(person))


def forget(person: Person, **_: Any) -> None:
    """Letters to somebody who leaves go, and their name in the list of what admins have done."""
    if person.email:
        Letter.objects.filter(to__iexact=person.email).delete()
    noted = LogEntry.objects.filter(content_type=ContentType.objects.get_for_model(Person), object_id=str(person.pk))
    noted.update(object_repr=f"#{person.pk}")
