"""The page of a table, and what is posted from it."""

from http import HTTPStatus
from urllib.parse import unquote_plus

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from parvis.web.analysis import coach, hints
from parvis.web.analysis.shown import coached
from parvis.web.chat.views import talk_of
from parvis.web.models import Table
from parvis.web.notices import hint
from parvis.web.pages import board, log, part_over
from parvis.web.pages import why as reasons
from parvis.web.pages.table_page import shown, signs
from parvis.web.room.clocks import Paused, TimeOver
from parvis.web.tables import deciding, pace, undoing
from parvis.web.tables.loading import terms_of
from parvis.web.tables.proposal import Proposal, instead, is_careful, proposal
from parvis.web.tables.seats import ask_always
from parvis.web.tables.viewer import can_sit, drop, held, lift
from parvis.web.tables.visit import Visit
from parvis.web.texts import SiteError
from parvis.web.views.parameters import by_htmx, number, progress, table_asked, table_of, visit_asked, visit_now

MOVED_ON = "moved-on"
TOO_LATE = "too-late"
TIME_OVER = "time-over"
PAUSED = "paused"
YOUR_TURN = "your-turn"
CONFLICT = HTTPStatus.CONFLICT
FIRST = "first=yes"
"""In the address of the page of somebody's first game."""
NOTICES = (MOVED_ON, TOO_LATE, TIME_OVER, PAUSED, YOUR_TURN)
"""What an answer can tell besides the table: keys of the site's texts, below `notice-`."""


@require_safe
def show(request: HttpRequest, table_id: int) -> HttpResponse:
    """The table as it stands."""
    return page(request, visit_asked(request, table_id))


@require_POST
def decide(request: HttpRequest, table_id: int) -> HttpResponse:
    """Make the decision that the form names. One meant for an earlier question is answered with the present table.

    What a coach asks about comes before what is to be confirmed; who insists has `played` in the form, and who would
    rather do something else than what is to be confirmed has `rather`.
    """
    asked, seat = (number(request.POST, field) for field in ("number", "seat"))
    words, confirmed, played = said(request)
    revision = number({"revision": "0", **request.POST.dict()}, "revision")
    visit = visit_asked(request, table_id)
    table = visit.table
    made = notice = proposed = warned = None
    chosen = [(seat, words)]
    try:
        if visit.screen.seat != seat:
            raise deciding.Outdated("notice-moved-on")
        if (table.number, table.revision) == (asked, revision):
            warned = None if played == words else coach.warning(visit, seat, words)
            careful = is_careful(request) and not played
            proposed = None if confirmed or warned else proposal(visit.playing, seat, words, careful)
            if other := instead(visit.playing, seat, words) if request.POST.get("instead") else None:
                chosen.append((seat, other))
        made = None if proposed or warned else deciding.decide_all(table_id, asked, chosen, revision)
    except deciding.Outdated:
        # The same click twice is no news. Only its own seat is told, so that nobody can find out what another decided.
        same = visit.viewer.lifted == seat and table.revision == revision
        twice = same and deciding.was_made(table, asked, seat, words)
        notice = None if twice else MOVED_ON
    except TimeOver:
        notice = TIME_OVER
    except Paused:
        notice = PAUSED
    if proposed or warned:
        return page(request, visit, proposed=proposed, warned=warned)
    return answer(request, passed_on(request, made or table_of(table_id)), notice, asked)


def said(request: HttpRequest) -> tuple[str, str, str]:
    """What the form says, in words: the decision, the one that it confirms, the one that it insists on.

    Who would rather do something else than what is to be confirmed, confirms nothing.
    """
    rather = unquote_plus(request.POST.get("rather", ""))
    if rather:
        return rather, "", ""
    confirmed, played = request.POST.get("proposed", ""), unquote_plus(request.POST.get("played", ""))
    return confirmed or unquote_plus(request.POST.get("decision", "")) or played, confirmed, played


def passed_on(request: HttpRequest, table: Table) -> Visit:
    """The visit after a decision: the curtain has fallen if it is another person's turn at this screen."""
    visit = Visit.of(request, table)
    if visit.screen.curtain is None:
        return visit
    drop(request)
    return Visit.of(request, table)


@require_POST
def undo(request: HttpRequest, table_id: int) -> HttpResponse:
    """Undo the last step, or with `whole` the turn, of the person who sits here or has just left."""
    asked, revision, seat = (number(request.POST, field) for field in ("number", "revision", "seat"))
    notice = None
    try:
        if visit_asked(request, table_id).undoing != seat:
            raise deciding.Outdated("notice-too-late")
        undoing.undo(table_id, asked, revision, seat, request.POST.get("whole") == "yes")
    except deciding.Outdated:
        # The same click twice is no news.
        table = table_of(table_id)
        twice = table.revision == revision + 1 and table.number < asked
        notice = None if twice else TOO_LATE
    return answer(request, visit_now(request, table_id), notice)


@require_POST
def set_pace(request: HttpRequest, table_id: int) -> HttpResponse:
    """Let the bots act faster or slower."""
    table = table_of(table_id)
    chosen = request.POST.get("pace", "")
    if chosen not in pace.offered(table):
        raise SiteError("error-pace")
    pace.choose(request, table, chosen)
    deciding.moved.ring(table.pk)
    return HttpResponse(status=204) if by_htmx(request) else redirect("table", table.pk)


@require_POST
def hurry(request: HttpRequest, table_id: int) -> HttpResponse:
    """Let the bots act at once until a person is asked, or only the next move of one."""
    table = table_of(table_id)
    known = number({"number": str(table.number), **request.POST.dict()}, "number")
    if request.POST.get("moves") == "one":
        pace.let_through(table, known)
    else:
        pace.hurry(table)
    deciding.moved.ring(table.pk)
    return answer(request, visit_now(request, table_id), since=known)


@require_POST
def set_asked(request: HttpRequest, table_id: int) -> HttpResponse:
    """Ask the people here where there is nothing to choose, too; or no longer."""
    table = table_of(table_id)
    ask_always(table, request.POST.get("asked") == "always", held(request, table))
    return HttpResponse(status=204) if by_htmx(request) else redirect("table", table.pk)


@require_POST
def lift_curtain(request: HttpRequest, table_id: int) -> HttpResponse:
    """Lift the curtain for the person who sits down before the screen."""
    visit = visit_asked(request, table_id)
    seat = number(request.POST, "seat")
    if can_sit(visit.viewer, visit.table, seat):
        lift(request, visit.table, seat)
        return answer(request, Visit.of(request, visit.table))
    return answer(request, visit, MOVED_ON)


@require_safe
def news(request: HttpRequest, table_id: int) -> HttpResponse:
    """Nothing, as long as no step was made or undone since the page was; then the table as it stands."""
    known = number(request.GET, "number"), number({"revision": "0", **request.GET.dict()}, "revision")
    table = table_asked(request, table_id)
    is_known = (table.number, table.revision) == known
    return HttpResponse(status=204) if is_known else answer(request, Visit.of(request, table), since=known[0])


@require_safe
def older_log(request: HttpRequest, table_id: int) -> HttpResponse:
    """Older entries of the log: for htmx alone, else as a page of its own."""
    visit = visit_asked(request, table_id)
    before = number(request.GET, "before") if "before" in request.GET else None
    entries = log.read(visit.table, visit.onlooker, visit.texts, before)
    template = "_log.html" if by_htmx(request) else "log.html"
    return render(request, template, {"table": visit.table, "seats": visit.seats, "log": entries})


@require_safe
def ended(request: HttpRequest, table_id: int, number: int) -> HttpResponse:
    """What a part of the game brought that ended with a step, once more: for htmx alone, else as a page of its own."""
    visit = visit_asked(request, table_id)
    cards = part_over.cards_again(visit.table, number, visit.onlooker, visit.texts)
    if not cards:
        return redirect("table", table_id)
    template = "_part_over.html" if by_htmx(request) else "part_over.html"
    context = {"table": visit.table, "seats": visit.seats, "onlooker": visit.onlooker, "asked": False}
    return render(request, template, context | {"cards": cards, "scored": False, "passes": False})


@require_safe
def show_signs(request: HttpRequest, table_id: int) -> HttpResponse:
    """What the signs of the table's board mean: for htmx alone, else as a page of its own."""
    visit = visit_asked(request, table_id)
    told = signs(visit)
    if told is None:
        return redirect("table", table_id)
    if by_htmx(request):
        return HttpResponse(told)
    game = visit.playing.game
    return render(request, "signs.html", {"table": visit.table, "game": game, "signs": told, **board.once(game)})


@require_safe
def why(request: HttpRequest, table_id: int) -> HttpResponse:
    """Why the decisions that are named can't be made now; without any, what all isn't possible now, and why."""
    visit = visit_asked(request, table_id)
    game = visit.playing.game
    decisions = [game.decision(words) for words in request.GET.getlist("decision")]
    if decisions:
        told = reasons.why(visit, decisions, request.GET.get("proposed", ""))
        return render(request, "_why.html", {"table": visit.table, "why": told})
    context = {"table": visit.table, "game": game, "denied": reasons.all_denied(visit)}
    context |= {"other_times": reasons.other_times(visit), "beside_board": by_htmx(request)}
    return render(request, "_denied.html" if by_htmx(request) else "why.html", context)


def answer(request: HttpRequest, visit: Visit, notice: str | None = None, since: int | None = None) -> HttpResponse:
    """Answer what was posted with the table as it stands. `since`: the number of steps that the page knew.

    With a notice, which says why nothing was changed, it is a 409.
    """
    table = visit.table
    if not by_htmx(request) and (table.finished or not notice):
        return redirect("result" if table.finished else "table", table.pk)
    told = page(request, visit, notice, since)
    told.status_code = CONFLICT if notice else told.status_code
    return told


def page(
    request: HttpRequest,
    visit: Visit,
    notice: str | None = None,
    since: int | None = None,
    proposed: Proposal | None = None,
    warned: coach.Warned | None = None,
) -> HttpResponse:
    """The table: for htmx the part that changes, with what has ended meanwhile; else the whole page.

    `proposed`: a decision that is to be confirmed; `warned`: one that the coach asks about.
    """
    context, table = shown(visit, proposed, is_warned=warned is not None), visit.table
    played = "" if "rather" in request.POST else request.POST.get("played", "")
    context |= {"coach": coached(visit, warned, context["decisions"]), "played": played}
    context |= {"notice": notice, **board.once(context["game"]), **progress(request)}
    context |= {"paces": pace.offered(table), "terms": terms_of(table), "pace": pace.name(table.pace)}
    context["instead_chosen"] = bool(request.POST.get("instead"))
    context["hints"] = context["screen"].seat is not None and hints.may_ask(table)
    advised = hints.marked(visit)
    context["hinted"] = next((one for one in context["decisions"] if one.words == advised), None)
    context["coachable"] = None if context["screen"].seat is None else coach.is_on(table)
    context["can_be_hurried"] = context["screen"].waiting and pace.can_be_hurried(table)
    context["waits_for_next"] = context["can_be_hurried"] and pace.waits_for_person(table)
    context["can_be_told"] = context["screen"].waiting and hint.is_wanted(request, table)
    address = request.headers.get("HX-Current-URL") or request.get_full_path()
    context["is_first"] = FIRST in address.partition("?")[2]
    if not by_htmx(request):
        return render(request, "table.html", context | {"chat": talk_of(request, table)})
    cards = [] if since is None else part_over.cards(table, since, visit.onlooker, visit.texts, context["log"])
    context |= {"cards": cards, "scored": table.finished, "passes": not context["held"]}
    if cards:
        course = context["log"].course()
        came = board.signs(context["game"], [place for one in course for place in one.places])
        context |= {"course": course, "course_signs": came}
    return render(request, "_answer.html", context | {"lasts": pace.lasts(table)})
