"""What players add to the secret of a table that waits for them: its hash is all they know, so nobody chose chance."""

from django.db import transaction

from parvis.engine.fair import commitment, may_be_added
from parvis.engine.quoted import LONGEST_NAME
from parvis.web.opening import FormError
from parvis.web.people.models import Person
from parvis.web.room.models import Gathering

LONGEST = LONGEST_NAME


def read(written: str) -> str:
    """What somebody adds, or nothing. Raises FormError for what can't be shown."""
    number = " ".join(written.split())
    if not may_be_added(number):
        raise FormError("adding-bad", longest=LONGEST)
    return number


def add(gathering: Gathering, person: Person, number: str) -> None:
    """Add a number in place of the one before, as long as nothing has begun."""
    with transaction.atomic():
        waits = Gathering.objects.select_for_update().filter(pk=gathering.pk, table=None).first()
        if waits is not None:
            waits.places.filter(person=person, joined=True).update(number=number)


def added_by(gathering: Gathering, person: Person | None) -> str:
    """What that person has added."""
    own = [place.number for place in gathering.places.all() if person and place.person_id == person.pk]
    return own[0] if own else ""


def by_person(gathering: Gathering) -> dict[int, str]:
    """What everybody has added."""
    return dict(gathering.places.values_list("person_id", "number"))


def hash_of(gathering: Gathering) -> str:
    """The hash of the secret from which the table's chance will follow."""
    return commitment(bytes.fromhex(gathering.fair_secret))
