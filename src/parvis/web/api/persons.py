"""What is kept of a person's tokens when somebody leaves, or wants to know. Guests have none."""

from typing import Any

from parvis.web.api.models import Token
from parvis.web.people.models import Person


def leave(person: Person, **_: Any) -> None:
    """No program acts for somebody who has left."""
    Token.objects.filter(person=person).delete()


def lock_out(user: Person, **_: Any) -> None:
    """Somebody has another password, perhaps because somebody else knew the old one: tokens end, too."""
    Token.objects.filter(person=user).delete()


def export(person: Person, **_: Any) -> tuple[str, Any]:
    """What is kept of a person's tokens: never what opens anything."""
    return "tokens", list(
        Token.objects.filter(person=person).order_by("pk").values("name", "scopes", "created", "used")
    )
