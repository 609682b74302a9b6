"""Playing without an account: a name and a cookie are enough, and an account made later keeps the games."""

from django.conf import settings
from django.contrib.auth import login
from django.db import transaction
from django.db.models import ProtectedError
from django.http import HttpRequest

from parvis.web.models import Table
from parvis.web.people import names
from parvis.web.people.friends import part
from parvis.web.people.hooks import merged
from parvis.web.people.models import Block, Person, Report
from parvis.web.room.models import Sitting

KEEP_BOXES = "web.keep_boxes"
BY_COOKIE = "allauth.account.auth_backends.AuthenticationBackend"


def present(request: HttpRequest) -> Person | None:
    """Who asks, as far as that is known."""
    return request.user if isinstance(request.user, Person) or request.user.is_authenticated else None


def myself(request: HttpRequest) -> Person:
    """Who asks, as the database has them: somebody, as the route is not open to others."""
    known = present(request)
    assert known is not None
    return Person.objects.get(pk=known.pk)


def may_keep(request: HttpRequest) -> bool:
    """Whether who asks may keep boxes: anybody at home; in a club admins, and those whom they allow."""
    person = present(request)
    return settings.MODE == "home" or (person is not None and (person.is_staff or person.has_perm(KEEP_BOXES)))


def person_of(request: HttpRequest, name: str) -> Person:
    """Who asks; a new guest of that name if nobody is known yet. The browser is remembered from then on.

    Raises GameError where no guest may be called so.
    """
    known = present(request)
    if known is not None:
        return known
    names.check_guest(name)
    guest = Person.objects.create_guest(name)
    login(request, guest, backend=BY_COOKIE)
    return guest


def guest_of(request: HttpRequest) -> Person | None:
    """The guest who asks, as the database has them; None for somebody else."""
    known = present(request)
    return Person.objects.filter(pk=known.pk, guest=True).first() if known else None


def merge(guest: Person, account: Person) -> None:
    """Give all that a guest has to the account of the same person, and let the guest go.

    Where both sit at one table, the guest's seat stays the guest's, whom nobody can be again.
    """
    with transaction.atomic():
        shared = Sitting.objects.filter(person=account).values("table")
        Sitting.objects.filter(person=guest).exclude(table__in=shared).update(person=account)
        Table.objects.filter(host=guest).update(host=account)
        Report.objects.filter(by=guest).update(by=account)
        Report.objects.filter(about=guest).update(about=account)
        for other in guest.blocks.exclude(blocked=account).values_list("blocked", flat=True):
            Block.objects.get_or_create(person=account, blocked_id=other)
        for other in guest.blocked_by.exclude(person=account).values_list("person", flat=True):
            Block.objects.get_or_create(person_id=other, blocked=account)
        part(account)
        merged.send(Person, guest=guest, account=account)
        try:
            guest.delete()
        except ProtectedError:  # something is still theirs, such as that seat
            Person.objects.filter(pk=guest.pk).update(is_active=False)
