"""What people are called: the same rules for accounts, guests and seats."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import IntegrityError, transaction

from parvis.engine.contract import GameError
from parvis.engine.quoted import is_name
from parvis.web.jinja import text
from parvis.web.people.alike import folded
from parvis.web.people.models import Person

LONGEST = 20
"""Characters of a name that somebody chooses: there is no room for more at a table."""
GUEST = "Guest"
"""What those are called who have given no name yet: guests alone."""
ALIKE = ("people_person.alike", "one_of_a_name")
"""How databases call what no two accounts have in common, in their errors."""


def read(written: str) -> str | None:
    """The name that somebody wrote, without needless spaces; None if nobody can be called so."""
    name = " ".join(written.split())
    return name if is_name(name, LONGEST) else None


def is_guests(name: str) -> bool:
    """Whether all may be called so who have no account, and nobody else."""
    return folded(name) == folded(GUEST)


def is_taken(name: str, person: Person | None = None) -> bool:
    """Whether that is the name of an account other than theirs, or looks like it."""
    others = Person.objects.filter(alike=folded(name))
    return (others.exclude(pk=person.pk) if person is not None and person.pk else others).exists()


@contextmanager
def only_one() -> Iterator[None]:
    """Within this block a name is saved. Raises GameError where somebody else has just taken one that looks like it."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError as error:
        if not any(name in str(error) for name in ALIKE):
            raise
        raise GameError(text("name-taken")) from None


def shown(person: Person) -> str:
    """A person's name, or what stands for those who have left."""
    return person.name or gone()


def gone() -> str:
    """What those are called who have left for good."""
    return text("somebody-who-left")


def gone_from(seat: int) -> str:
    """What they are called at a table, where there may be several of them."""
    return text("somebody-who-left-seat", seat=seat + 1)
