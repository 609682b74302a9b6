"""What players add to the secret of a table that waits for them.

A browser draws a number, keeps it and sends its hash when its person sits down. Once all have sat down, nothing of
that can be changed any more: the site draws a number too, and browsers that are open show theirs. So nobody, not even
who reads the database and sits down last, can choose a number by what the others have.
"""

import secrets
from datetime import datetime, timedelta

from django.db import transaction

from parvis.engine.fair import LATE, commitment, hash_of, is_hex
from parvis.engine.quoted import LONGEST_NAME
from parvis.web.people.models import Person
from parvis.web.room import hours
from parvis.web.room.models import Gathering, Place
from parvis.web.texts import SiteError

LONGEST = LONGEST_NAME
"""Characters that somebody can type; the browser puts something random behind them."""
WINDOW = timedelta(seconds=5)
"""How long browsers have to show their numbers: then the hash stands in for a number that is missing."""


def read(sent: str) -> str:
    """The hash of what somebody adds, or nothing. Raises SiteError."""
    if sent and not is_hex(sent):
        raise SiteError("adding-bad")
    return sent


def add(gathering: Gathering, person: Person, kept: str) -> None:
    """Commit to a number in place of the one before, until the last has sat down."""
    with transaction.atomic():
        waits = Gathering.objects.select_for_update().filter(pk=gathering.pk, table=None, due=None).first()
        if waits is not None:
            waits.places.filter(person=person, joined=True).update(hash=kept, number="")


def own_place(gathering: Gathering, person: Person | None) -> Place | None:
    """Where that person sits."""
    return next((place for place in gathering.places.all() if person and place.person_id == person.pk), None)


def to_be_shown(gathering: Gathering, person: Person | None) -> str:
    """The hash whose number that person's browser is to show now; empty: there is none."""
    own = own_place(gathering, person)
    return own.hash if own and own.joined and not own.number and gathering.due is not None else ""


def is_awaited(gathering: Gathering, now: datetime) -> bool:
    """Whether somebody can still show the number that they have committed to."""
    is_in_time = gathering.due is None or now < gathering.due
    return is_in_time and gathering.places.filter(number="").exclude(hash="").exists()


def call(gathering: Gathering) -> None:
    """Everybody is there: from now on numbers are shown, and nothing else can be changed."""
    if gathering.due is None:
        gathering.due = hours.now() + WINDOW
        gathering.fair_drawn = secrets.token_hex(LATE)
        gathering.lasts_until = max(gathering.lasts_until, gathering.due + timedelta(days=1))
        gathering.save(update_fields=["due", "fair_drawn", "lasts_until"])


def begin_again(gathering: Gathering) -> None:
    """Somebody has left for good meanwhile: what was shown counts no more, and neither does what was committed to."""
    gathering.due, gathering.fair_drawn = None, ""
    gathering.save(update_fields=["due", "fair_drawn"])
    gathering.places.update(hash="", number="")


def show(place: Place, number: str) -> None:
    """Keep a number that was committed to. Raises SiteError for any other."""
    if not place.hash or hash_of(number) != place.hash:
        raise SiteError("adding-other")
    place.number = number
    place.save(update_fields=["number"])


def by_person(gathering: Gathering) -> dict[int, tuple[str, str]]:
    """What counts of everybody, their number or its hash where they have not shown it, and that hash."""
    return {place.person_id: (place.number or place.hash, place.hash) for place in gathering.places.all()}


def hash_of_secret(gathering: Gathering) -> str:
    """The hash of the secret from which the table's chance will follow."""
    return commitment(bytes.fromhex(gathering.fair_secret))
