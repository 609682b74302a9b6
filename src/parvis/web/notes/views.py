"""Pages of notes, bookmarks and model games."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.web.models import Table
from parvis.web.notes import keeping
from parvis.web.notes.models import LONGEST_LINE, LONGEST_NOTE, Bookmark, ModelGame
from parvis.web.people.guests import myself, present
from parvis.web.people.models import Person
from parvis.web.people.views import person_here
from parvis.web.tables.loading import Unreadable, game_of, title_of
from parvis.web.tables.seats import seats
from parvis.web.tables.viewer import CLUB
from parvis.web.texts import text
from parvis.web.views import errors
from parvis.web.views.parameters import table_of


def nobody(request: HttpRequest) -> HttpResponse:
    """The page for strangers, of whom nothing can be kept."""
    return errors.page(request, 403, text("error-no-person"))


@require_http_methods(["GET", "HEAD", "POST"])
def on_table(request: HttpRequest, table_id: int) -> HttpResponse:
    """Somebody's own note on a table, and their bookmarks there; posted: the note is kept. Raises SiteError."""
    table, person = table_of(table_id), present(request)
    if person is None:
        return nobody(request)
    if request.method == "POST":
        keeping.write(person, request.POST.get("words", ""), table=table)
        messages.success(request, text("said-saved"))
        return redirect("note", table.pk)
    context = {
        "table": table,
        "game": game_of(table),
        "words": keeping.noted(person, table=table),
        "longest": LONGEST_NOTE,
        "bookmarks": keeping.bookmarks(person, table),
    }
    return render(request, "notes/table.html", context)


@require_POST
def on_person(request: HttpRequest, person_id: int) -> HttpResponse:
    """Keep somebody's own note about another person. Raises SiteError."""
    other = person_here(person_id)
    if other.same_as(present(request)):
        return errors.page(request, 400, text("error-bad-request"))
    keeping.write(myself(request), request.POST.get("words", ""), about=other)
    messages.success(request, text("said-saved"))
    return redirect("person", other.pk)


@require_POST
def bookmark(request: HttpRequest, table_id: int, step: int) -> HttpResponse:
    """Keep a bookmark at a step of a finished game; `remove` is `yes`: no longer. Raises SiteError."""
    table, person = table_of(table_id), present(request)
    if person is None:
        return nobody(request)
    if request.POST.get("remove") == "yes":
        keeping.unmark(person, table, step)
    else:
        keeping.mark(person, table, step, request.POST.get("words", ""), request.POST.get("for_all") == "yes")
    messages.success(request, text("said-saved"))
    return redirect("replay-step", table.pk, step)


@require_POST
def recommend(request: HttpRequest, table_id: int) -> HttpResponse:
    """Recommend a finished game to those who learn; without a word, no longer. Raises SiteError."""
    table = table_of(table_id)
    keeping.recommend(myself(request), table, request.POST.get("words", ""))
    messages.success(request, text("said-saved"))
    return redirect("result", table.pk) if table.finished else redirect("table", table.pk)


@require_safe
def show_models(request: HttpRequest) -> HttpResponse:
    """The games that the club recommends, each with what is said of it."""
    made = [one for one in (shown(model) for model in keeping.recommended(request.GET.get("game", ""))) if one]
    comments: dict[int, list[Bookmark]] = {}
    for comment in keeping.comments([one["model"].table_id for one in made]):
        comments.setdefault(comment.table_id, []).append(comment)
    return render(request, "notes/models.html", {"models": made, "comments": comments})


def shown(model: ModelGame) -> dict[str, Any] | None:
    """What the list tells of a model game; None where its table can't be read, or is not for everybody."""
    try:
        if not keeping.may_recommend(model.table):
            return None
        return {"model": model, "title": title_of(model.table.game), "seats": seats(model.table)}
    except Unreadable:
        return None


def at_step(person: Person | None, table: Table, step: int) -> dict[str, Any]:
    """What a replay shows of comments and of the reader's own bookmark at a step, for its template."""
    may_mark = person is not None and table.finished is not None
    found = Bookmark.objects.filter(author_id=person.pk, table=table, step=step).first() if person else None
    is_model = settings.MODE == CLUB and ModelGame.objects.filter(table=table).exists()
    return {
        "may_mark": may_mark,
        "bookmark": found,
        "may_comment": person is not None and person.is_staff and is_model,
        "comments": keeping.comments([table.pk]).filter(step=step) if is_model else [],
        "longest_line": LONGEST_LINE,
    }


def of_result(person: Person | None, table: Table) -> dict[str, Any]:
    """What a result shows of the club's recommendation, for its template."""
    models = ModelGame.objects.filter(table=table)
    return {
        "model": models.select_related("by").first() if settings.MODE == CLUB else None,
        "may_recommend": person is not None and person.is_staff and keeping.may_recommend(table),
        "longest_note": LONGEST_NOTE,
    }


def of_mine(person: Person) -> dict[str, Any]:
    """What somebody's own page lists of their bookmarks and notes, for its template."""
    notes = person.notes.select_related("table", "about").defer("table__state", "table__turn_state")
    return {
        "bookmarks": keeping.bookmarks(person).select_related("table").defer("table__state", "table__turn_state"),
        "notes": notes.order_by("-changed")[: keeping.LISTED],
        "title_of": title_of,
    }
