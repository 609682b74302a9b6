"""The page of a day: its deals, to be played once, and those who have played them."""

import datetime
import secrets

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from parvis.engine import registry
from parvis.engine.quoted import quoted
from parvis.web.daily import beginning, comparing, sealing
from parvis.web.people import names
from parvis.web.people.guests import present
from parvis.web.tables import opening, pace
from parvis.web.tables.viewer import CLUB
from parvis.web.texts import SiteError, day, text
from parvis.web.views.new import NAME_KEY, name_of
from parvis.web.views.parameters import progress

TOKEN = 16
"""Random bytes of what a browser calls itself at home."""


@require_safe
def show(request: HttpRequest, date: str = "") -> HttpResponse:
    """The deals of a day, of today where no date is named. Raises Http404 for a day that has no page."""
    asked, person = day_of(date), present(request)
    today = sealing.today()
    context = {
        "asked": asked,
        "today": today,
        "sheets": [comparing.sheet(request, game, asked) for game in beginning.games()],
        "days": comparing.last_days(request),
        "may_play": settings.MODE != CLUB or (person is not None and not person.guest),
        "asks_name": settings.MODE != CLUB,
        "name": request.session.get(NAME_KEY, ""),
        "longest": names.LONGEST,
    }
    return render(request, "daily/day.html", context | progress(request))


@require_POST
def play(request: HttpRequest, date: str) -> HttpResponse:
    """Begin to play a deal of today, or go on. Raises GameError where that can't be, Http404 for no day."""
    if day_of(date) != sealing.today():
        raise SiteError("daily-over")
    game = registry.find(request.POST.get("game", ""))
    written = request.POST.get("name", "")
    name = opening.read_name(written, 1) if written and settings.MODE != CLUB else name_of(request)
    person = present(request)
    if person is None:
        request.session.setdefault(sealing.KEY, secrets.token_hex(TOKEN))
        request.session[NAME_KEY] = name
    browser = request.session.get(sealing.KEY, "")
    return redirect("table", beginning.begin(game, name, person, browser, pace.for_new_table(request, 1)).pk)


def day_of(date: str) -> datetime.date:
    """The day that an address names; today where it names none. Raises Http404."""
    today = sealing.today()
    try:
        asked = datetime.date.fromisoformat(date) if date else today
    except ValueError:
        raise Http404(text("daily-no-day", day=quoted(date))) from None
    if date and asked.isoformat() != date:
        raise Http404(text("daily-no-day", day=quoted(date)))
    if asked > today:
        raise Http404(text("daily-future", day=day(asked)))
    if asked < (first := comparing.first_day()):
        raise Http404(text("daily-before", first=day(first)))
    return asked
