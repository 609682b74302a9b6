"""Writing and reading notes, bookmarks and model games."""

from collections.abc import Collection
from typing import Any

from django.db.models import Q, QuerySet

from parvis.web.chat.talk import UNSEEN
from parvis.web.models import Table
from parvis.web.notes.models import LONGEST_LINE, LONGEST_NOTE, Bookmark, ModelGame, Note
from parvis.web.people.models import Person
from parvis.web.room import own_tables
from parvis.web.room.terms import Terms
from parvis.web.tables.viewpoints import is_revealed
from parvis.web.texts import SiteError

MOST = 500
"""Notes of one person, and bookmarks."""
LISTED = 100
"""Rows of a list of them."""


def read_words(written: str, most: int) -> str:
    """What somebody has written, without signs that nobody sees. Raises SiteError if it is too long."""
    words = "\n".join(UNSEEN.sub(" ", line) for line in written.replace("\r\n", "\n").split("\n")).strip()
    if len(words) > most:
        raise SiteError("notes-too-long", most=most)
    return words


def write(author: Person, written: str, **about: Any) -> None:
    """Keep somebody's note on a `table`, or `about` a person; an empty one is removed. Raises SiteError."""
    words = read_words(written, LONGEST_NOTE)
    own = Note.objects.filter(author=author)
    if not words:
        own.filter(**about).delete()
        return
    if own.exclude(**about).count() >= MOST:
        raise SiteError("notes-too-many", most=MOST)
    Note.objects.update_or_create(author=author, **about, defaults={"words": words})


def noted(author: Person | None, **about: Any) -> str:
    """What somebody has noted there; empty: nothing."""
    found = Note.objects.filter(author_id=author.pk, **about).first() if author else None
    return found.words if found else ""


def mark(author: Person, table: Table, step: int, written: str, for_all: bool) -> None:
    """Keep a bookmark at a step of a finished game. `for_all`: as a comment on a model game. Raises SiteError."""
    words = " ".join(read_words(written, LONGEST_LINE).split())
    if not table.finished:
        raise SiteError("bookmark-running")
    if step > table.number:
        raise SiteError("replay-no-step", number=table.number)
    if for_all and not (author.is_staff and ModelGame.objects.filter(table=table).exists() and words):
        raise SiteError("bookmark-no-comment")
    if Bookmark.objects.filter(author=author).exclude(table=table, step=step).count() >= MOST:
        raise SiteError("notes-too-many", most=MOST)
    kept = {"words": words, "for_all": for_all}
    Bookmark.objects.update_or_create(author=author, table=table, step=step, defaults=kept)


def unmark(author: Person, table: Table, step: int) -> None:
    """Remove somebody's bookmark at a step."""
    Bookmark.objects.filter(author=author, table=table, step=step).delete()


def bookmarks(author: Person, table: Table | None = None) -> QuerySet[Bookmark]:
    """Somebody's bookmarks, those of one table by step, else the newest first."""
    own = Bookmark.objects.filter(author=author)
    return own.filter(table=table).order_by("step") if table else own.order_by("-pk")[:LISTED]


def comments(tables: Collection[int]) -> QuerySet[Bookmark]:
    """What the club says of steps of model games, by table and step."""
    found = Bookmark.objects.filter(table__in=tables, for_all=True, table__model_game__isnull=False)
    return found.select_related("author").order_by("table", "step", "pk")


def may_recommend(table: Table) -> bool:
    """Whether a game can be recommended: it is over, and everybody may see all of it."""
    return own_tables.is_open(table.terms) and is_revealed(table)


def recommend(by: Person, table: Table, written: str) -> None:
    """Recommend a game, with what is to be said of it; without a word, no longer. Raises SiteError."""
    words = read_words(written, LONGEST_NOTE)
    if not words:
        ModelGame.objects.filter(table=table).delete()
        return
    if not may_recommend(table):
        raise SiteError("model-not-open")
    ModelGame.objects.update_or_create(table=table, defaults={"by": by, "words": words})


def games_with_models() -> set[str]:
    """The games of which there are model games that everybody may see: `may_recommend`, asked of the database.

    What terms don't say is as everywhere.
    """
    found = ModelGame.objects.filter(table__finished__isnull=False)
    for name in ("visibility", "watchers", "revealed"):
        told = f"table__terms__{name}"
        found = found.filter(Q(**{told: getattr(Terms(), name)}) | Q(**{f"{told}__isnull": True}))
    return set(found.values_list("table__game", flat=True).distinct())


def recommended(game: str = "") -> list[ModelGame]:
    """The games that the club recommends, of one game or of all, the newest first."""
    found = ModelGame.objects.select_related("table", "by").defer("table__state", "table__turn_state")
    return list((found.filter(table__game=game) if game else found).order_by("-pk")[:LISTED])
