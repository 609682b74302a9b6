"""What becomes of notes when a guest becomes an account, when somebody leaves, or wants to know what is kept."""

from typing import Any

from django.db.models import F

from parvis.web.notes.models import Bookmark, ModelGame, Note
from parvis.web.people.models import Person


def merge(guest: Person, account: Person, **_: Any) -> None:
    """The account gets what the guest has; where it has its own, that stays."""
    own = Note.objects.filter(author=account)
    theirs = Note.objects.filter(author=guest)
    theirs.exclude(table=None).exclude(table__in=own.exclude(table=None).values("table")).update(author=account)
    others = theirs.exclude(about=None).exclude(about=account)
    others.exclude(about__in=own.exclude(about=None).values("about")).update(author=account)
    known = Note.objects.filter(about=account).values("author")
    Note.objects.filter(about=guest).exclude(author=account).exclude(author__in=known).update(about=account)
    for mark in Bookmark.objects.filter(author=guest):
        if not Bookmark.objects.filter(author=account, table=mark.table_id, step=mark.step).exists():
            Bookmark.objects.filter(pk=mark.pk).update(author=account)


def leave(person: Person, **_: Any) -> None:
    """Nothing is kept of somebody who leaves, nor what others have noted about them. What they recommended stays."""
    Note.objects.filter(author=person).delete()
    Note.objects.filter(about=person).delete()
    Bookmark.objects.filter(author=person).delete()
    ModelGame.objects.filter(by=person).update(by=None)


def export(person: Person, **_: Any) -> tuple[str, Any]:
    """What is kept of a person: all that they have written themselves."""
    notes = Note.objects.filter(author=person).order_by("pk")
    marks = Bookmark.objects.filter(author=person).order_by("pk")
    models = ModelGame.objects.filter(by=person).order_by("pk")
    return "notes", {
        "notes": list(notes.values("table", "about", "words", "changed", name=F("about__name"))),
        "bookmarks": list(marks.values("table", "step", "words", "for_all", "created")),
        "model games": list(models.values("table", "words", "created")),
    }
