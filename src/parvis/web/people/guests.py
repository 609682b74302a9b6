"""Playing without an account: a name and a cookie are enough, and an account made later keeps the games."""

from django.contrib.auth import login
from django.http import HttpRequest

from parvis.web.people.models import Person

BY_COOKIE = "django.contrib.auth.backends.ModelBackend"


def present(request: HttpRequest) -> Person | None:
    """Who asks, as far as that is known."""
    return request.user if isinstance(request.user, Person) or request.user.is_authenticated else None


def person_of(request: HttpRequest, name: str) -> Person:
    """Who asks; a new guest of that name if nobody is known yet. The browser is remembered from then on."""
    known = present(request)
    if known is not None:
        return known
    guest = Person.objects.create_guest(name)
    login(request, guest, backend=BY_COOKIE)
    return guest
