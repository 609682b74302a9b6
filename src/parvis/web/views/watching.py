"""How those who hold no seat come to see a table: by its link, or with its password."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from parvis.web.access import Role, roles_at
from parvis.web.models import Table
from parvis.web.room.terms import PASSWORD
from parvis.web.tables.loading import game_of, terms_of
from parvis.web.tables.seats import seats
from parvis.web.tables.viewer import let_in
from parvis.web.texts import text
from parvis.web.views.parameters import table_of


@require_safe
def come_in(request: HttpRequest, code: str) -> HttpResponse:
    """Whoever has the table's link may see it from now on, or is asked for its password. Raises Http404."""
    table = Table.objects.filter(code=code).exclude(code="").first()
    if table is None:
        raise Http404(text("error-not-found"))
    if terms_of(table).visibility != PASSWORD:
        let_in(request, table)
    return redirect("table", table.pk)


@require_http_methods(["GET", "HEAD", "POST"])
def watch(request: HttpRequest, table_id: int) -> HttpResponse:
    """Ask for the password of a table; when it is posted, let in whoever has it. Raises Http404."""
    if roles_at(request, table_id) & Role.WATCHER:
        return redirect("table", table_id)
    table = table_of(table_id)
    is_wrong = request.method == "POST"
    if is_wrong and terms_of(table).is_opened_by(request.POST.get("password", "")):
        let_in(request, table)
        return redirect("table", table_id)
    context = {"table": table, "game": game_of(table), "seats": seats(table, 0), "is_wrong": is_wrong}
    return render(request, "room/watch.html", context, status=403 if is_wrong else 200)
