"""All that the place keeps of a person, as one file to take along. Nothing in it is hidden from them in a game."""

import json
import zipfile
from collections.abc import Iterator
from typing import IO, Any, cast

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.core.serializers.json import DjangoJSONEncoder

from parvis.engine import record
from parvis.web.models import OwnBox, Table
from parvis.web.people.hooks import exported
from parvis.web.people.models import Block, Follow, Person, RatingChange, Report
from parvis.web.room import own_tables
from parvis.web.room.models import Sitting
from parvis.web.tables import archive
from parvis.web.tables.loading import Unreadable, loaded
from parvis.web.tables.viewpoints import is_revealed


class Onward:
    """A file that is only written on, so that what has been written can be sent at once: zipfile never goes back."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file

    def write(self, content: bytes) -> int:
        """Write more content to the file; returns the number of bytes."""
        return self.file.write(content)

    def flush(self) -> None:
        """Let readers have what was written."""
        self.file.flush()


def packed(person: Person, file: IO[bytes]) -> Iterator[None]:
    """Write a ZIP file: what is kept of a person, and records of their finished games in which nothing stays hidden.

    Comes back after each part, so that whoever writes it can do something else.
    """
    out = Onward(file)
    with zipfile.ZipFile(cast(IO[bytes], out), "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("person.json", json.dumps(all_of(person), cls=DjangoJSONEncoder, ensure_ascii=False, indent=2))
        out.flush()
        yield
        for number in list(own_tables.ended(person).values_list("table_id", flat=True)):
            for table in loaded(Table.objects.filter(pk=number).defer("state", "turn_state")):
                if content := record_of(table):
                    made.writestr(f"games/{table.game}-{table.pk}.json", content)
            out.flush()
            yield
    out.flush()


def record_of(table: Table) -> str | None:
    """The record of a finished table; None where something stays hidden, or it can't be read."""
    try:
        return record.dumps(archive.of(table).to_json()) if is_revealed(table) else None
    except Unreadable:
        return None


def all_of(person: Person) -> dict[str, Any]:
    """What is kept of a person, all parts of the site included."""
    kept = {
        "person": rows(
            Person.objects.filter(pk=person.pk), "id name email guest bot is_staff created last_login shown_to seen"
        )[0],
        "addresses": rows(EmailAddress.objects.filter(user_id=person.pk), "email verified primary"),
        "passkeys": [
            {"name": key.wrap().name, "created": key.created_at, "used": key.last_used_at}
            for key in Authenticator.objects.filter(user_id=person.pk)
        ],
        "accounts elsewhere": rows(SocialAccount.objects.filter(user_id=person.pk), "provider uid date_joined"),
        "sessions": rows(UserSession.objects.filter(user_id=person.pk), "ip user_agent created_at last_seen_at"),
        "seats": rows(
            Sitting.objects.filter(person=person).order_by("table"),
            "table seat table__game table__created table__finished",
        ),
        "tables opened": rows(Table.objects.filter(host=person), "id game created finished"),
        "ratings": rows(person.ratings.order_by("game", "seats"), "game seats mu sigma games changed"),
        "changes of ratings": rows(
            RatingChange.objects.filter(rating__person=person).order_by("finished"),
            "rating__game rating__seats table place mu_before sigma_before mu sigma finished",
        ),
        "puzzles": rows(person.puzzle_tries.order_by("pk"), "game puzzle solved mu sigma tried"),
        "following": rows(Follow.objects.filter(person=person), "followed followed__name created"),
        "blocked": rows(Block.objects.filter(person=person), "blocked blocked__name created"),
        "boxes": rows(OwnBox.objects.filter(keeper=person), "game ruling title vouched content changed"),
        "reports": rows(Report.objects.filter(by=person), "about about__name table line words created"),
    }
    answers: list[tuple[Any, Any]] = exported.send(Person, person=person)
    return kept | dict(answer for _, answer in answers)


def rows(found: Any, fields: str) -> list[dict[str, Any]]:
    """Fields of the rows that were found, by name."""
    return list(found.values(*fields.split()))
