"""What templates ask about persons."""

from collections.abc import Iterable
from typing import Any

from allauth.socialaccount.adapter import get_adapter
from django.conf import settings
from django.contrib.messages import get_messages
from django.http import HttpRequest

from parvis.web.hosting import mail
from parvis.web.people import names
from parvis.web.people.guests import may_keep, present
from parvis.web.people.models import Person
from parvis.web.tables.viewer import CLUB
from parvis.web.texts import text

BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
"""Names in what browsers say of themselves; several pretend to be those further down."""
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux")
KNOWN_AS = {"Edg": "Edge", "OPR": "Opera", "Mac OS X": "macOS"}
FIELDS = (
    "login",
    "password",
    "password1",
    "password2",
    "oldpassword",
    "email",
    "name",
    "language",
    "shown",
    "words",
)
"""Fields of forms, allauth's included: `field-…` are their titles."""


def helpers() -> dict[str, Any]:
    """The functions, by the names under which templates have them."""
    return {
        "is_club": is_club,
        "may_keep": may_keep,
        "person_here": person_here,
        "guest_here": guest_here,
        "person_name": names.shown,
        "said": said,
        "providers": providers,
        "browser": browser,
        "field_title": field_title,
        "mail_is_sent": mail.is_sent,
    }


def is_club() -> bool:
    """Whether persons are told apart here."""
    return settings.MODE == CLUB


def person_here(request: HttpRequest) -> Person | None:
    """Who reads the page; None too for a request that was refused before that was found out."""
    return present(request) if hasattr(request, "user") else None


def guest_here(request: HttpRequest) -> bool:
    """Whether a guest reads the page."""
    here = person_here(request)
    return here is not None and here.guest


def said(request: HttpRequest) -> Iterable[Any]:
    """What is to be said on the next page: now, once."""
    return list(get_messages(request)) if is_club() else []


def providers(request: HttpRequest) -> list[Any]:
    """Other sites with whose accounts people sign in."""
    return list(get_adapter().list_providers(request))


def browser(told: str) -> str:
    """A browser in two words, from what it says of itself."""
    name = next((one for one in BROWSERS if one in told), "")
    system = next((one for one in SYSTEMS if one in told), "")
    if not name or not system:
        return text("sessions-unknown")
    return text("sessions-browser", browser=KNOWN_AS.get(name, name), system=KNOWN_AS.get(system, system))


def field_title(name: str) -> str:
    """What stands above a field of a form."""
    return text(f"field-{name}")
