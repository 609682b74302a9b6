"""The page for a new table."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from parvis.engine import registry
from parvis.engine.contract import Game, Option
from parvis.engine.lines import Line
from parvis.engine.refusals import GameError
from parvis.web.people import names
from parvis.web.people.guests import person_of, present
from parvis.web.people.models import Person
from parvis.web.printed_names import explained
from parvis.web.room import rematch
from parvis.web.room.terms import LINK, Terms
from parvis.web.tables import bots, opening, pace
from parvis.web.tables.boxes import offered
from parvis.web.tables.options import OPTION_TEXTS, option_in_words
from parvis.web.tables.seats import BOT, HUMAN, SHAPES
from parvis.web.tables.viewer import CLUB
from parvis.web.texts import GameTexts, either
from parvis.web.views import errors
from parvis.web.views.parameters import game_of, number, table_of
from parvis.web.views.table import FIRST

# What the browser remembers: the name of the one who played here last, and the last form by game.
NAME_KEY = "name"
FORM_KEY = "form"
LEARNING = "slow"
"""The pace of bots in a game to learn."""
SEAT_FIELDS = ("name", "colour", "player")
LONGEST = 100
"""Characters of a field that are shown again."""


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """The form; when posted, the new table, or the form again with what is wrong in it."""
    if request.method != "POST":
        game = game_of(request.GET.dict())
        form = renamed(remembered(request, game), request) or first_form(request, game)
        form |= {"box": request.GET["box"]} if request.GET.get("box") else {}
        other = [option_in_words(game, option, form[field]) for option, field in changed(game, form)]
        return render(request, "new.html", {**choices(game, form), "form": form, "error": None, "kept": other})
    form = request.POST.dict()
    game = game_of(form)
    try:
        found = opened(request, opening.read(game, form))
        kept = {field: form[field] for field in fields(game) if field in form}
        request.session[FORM_KEY] = {**request.session.get(FORM_KEY, {}), game.name: kept}
    except GameError as error:
        shown = {field: value[:LONGEST] for field, value in form.items()}
        context = {**choices(game, shown), "form": shown, "kept": [], "error": errors.shortened(explained(error))}
        return render(request, "new.html", context, status=400)
    return found


@require_POST
def quick(request: HttpRequest) -> HttpResponse:
    """One click: me against bots of a level, the one chosen last if the form names none; or a gentle game to learn.

    Whoever wants more than that is led to the form, with the name that was typed.
    """
    game = game_of({**request.GET.dict(), **request.POST.dict()})
    name = opening.read_name(request.POST.get("name", ""), 1) if request.POST.get("name") else name_of(request)
    if request.POST.get("more"):
        if request.POST.get("name"):
            request.session[NAME_KEY] = name
        return redirect(f"{reverse('new')}?{urlencode({'game': game.name})}")
    if request.POST.get("learn"):
        request.session[pace.BEGUN] = True
        new_table = opening.against_bots(game, name)
        new_table.pace = pace.PACES[LEARNING]
        new_table.terms = Terms(coached=True).to_json()
        found = opened(request, new_table)
        return redirect(f"{found.url}?{FIRST}")
    level = request.POST.get("level") or opening.remembered_level(request, game)
    new_table = opening.against_bots(game, name, level)
    request.session[opening.LEVEL_KEY] = level
    return opened(request, new_table)


@require_POST
def play_again(request: HttpRequest, table_id: int) -> HttpResponse:
    """Open a table once more with the same players: in the same seats at home; in a club everybody is asked, and seats
    rotate.
    """
    old = table_of(table_id)
    person = present(request)
    if person is None or settings.MODE != CLUB:
        return redirect("table", opening.open_table(opening.same_seats(old)).pk)
    if not old.finished:
        return redirect("table", old.pk)
    found = rematch.join_or_open(old, person)
    return redirect("table", found.table_id) if found.table_id else redirect("gathering", found.code)


@require_POST
def branch(request: HttpRequest, table_id: int, step: int) -> HttpResponse:
    """Play on from a step of a finished game: on the seat of the form, against bots of its level."""
    level = request.POST.get("level") or opening.LEVEL
    found = opening.branch(table_of(table_id), step, number(request.POST.dict(), "seat"), level)
    return opened(request, found)


def name_of(request: HttpRequest) -> str:
    """The name of the one who is here, or played here last."""
    person = present(request)
    return person.name if person else str(request.session.get(NAME_KEY, names.guest()))


def opened(request: HttpRequest, new_table: opening.NewTable) -> HttpResponseRedirect:
    """Open the table, its bots as fast as people here like it unless it says so itself, and go there."""
    people = [seat for seat in new_table.seats if not seat.bot]
    if settings.MODE == CLUB:
        belong(new_table, person_of(request, people[0].name if people else name_of(request)))
    if people:
        request.session[NAME_KEY] = people[0].name
    new_table.pace = new_table.pace or pace.for_new_table(request, len(people))
    return redirect("table", opening.open_table(new_table).pk)


def belong(new_table: opening.NewTable, host: Person) -> None:
    """Let the table be somebody's: only those whom they send its link to can watch.

    Of several people at one screen they are the one who has their name; if nobody has, the game is none of theirs.
    """
    people = [seat for seat in new_table.seats if not seat.bot]
    own = next((seat for seat in people if seat.name == host.name or len(people) == 1), None)
    new_table.host, new_table.afar = host, {own.number: host} if own else {}
    coached = Terms.of(new_table.terms).coached
    new_table.terms = Terms(visibility=LINK, chat=False, coached=coached).to_json()


def fields(game: Game) -> list[str]:
    """The fields of the form."""
    by_seat = [f"{field}-{row}" for row in range(max(game.seats)) for field in SEAT_FIELDS]
    return [
        "players",
        *by_seat,
        *(f"option-{option.name}" for option in game.options),
        "begins",
        "open-scores",
        "box",
        "coach",
    ]


def choices(game: Game, form: Mapping[str, str]) -> dict[str, Any]:
    """What the form offers, the bots that were chosen in it by name included."""
    chosen = [form.get(f"player-{row}", "") for row in range(max(game.seats))]
    return {
        "game": game,
        "games": [registry.find(name) for name in registry.names()],
        "rows": range(max(game.seats)),
        "shapes": SHAPES,
        "bots": bots.with_these((player.removeprefix(BOT) for player in chosen if player.startswith(BOT)), game),
        "longest": names.LONGEST,
        "option_groups": option_groups(game),
        "either": either,
        "boxes_offered": offered(game),
        **OPTION_TEXTS,
        "length": GameTexts(game, []).known(Line("about-length")),
    }


def changed(game: Game, form: Mapping[str, str]) -> list[tuple[Option, str]]:
    """The options that are other in a form than in the box, with their fields there."""
    named = [(option, f"option-{option.name}", str(option.shown(option.default)).lower()) for option in game.options]
    return [(option, field) for option, field, usual in named if form.get(field, usual) != usual]


def option_groups(game: Game) -> list[tuple[str, list[Option]]]:
    """The options by the name of their group, the game's own ones, without a name, first."""
    groups: dict[str, list[Option]] = {"": []} if game.open_scores else {}
    for option in game.options:
        groups.setdefault(option.group, []).append(option)
    return sorted(groups.items(), key=lambda group: group[0] != "")


def remembered(request: HttpRequest, game: Game) -> dict[str, str]:
    """The form as it was sent last for this game, with bots that are still offered there; empty if it never was, or
    from when it had no number of players.
    """
    kept: dict[str, str] = request.session.get(FORM_KEY, {}).get(game.name, {})
    if "players" not in kept:
        return {}
    return {field: as_offered(value, game) if field.startswith("player-") else value for field, value in kept.items()}


def renamed(form: dict[str, str], request: HttpRequest) -> dict[str, str]:
    """A form with the name of the one who played here last, or has typed it since, for its first person."""
    name = request.session.get(NAME_KEY)
    people = [row for row in range(len(form)) if form.get(f"player-{row}") == "human"]
    if name is None or not people or name in (form.get(f"name-{row}") for row in people):
        return form
    return {**form, f"name-{people[0]}": name}


def as_offered(player: str, game: Game) -> str:
    """A player of a form, as the form for that game offers it."""
    name = player.removeprefix(BOT)
    return BOT + bots.own_level(name, game) if name != player and bots.may_sit(name) else player


def first_form(request: HttpRequest, game: Game) -> dict[str, str]:
    """What the form holds at first: one person against bots, four in all where the game allows it, and bots in the
    rows that more of them would fill.
    """
    name, level = name_of(request), opening.remembered_level(request, game)
    form = {"begins": opening.BY_LOT, "players": str(len(opening.against_bots(game, name, level).seats))}
    names_by_row = [name, *opening.other_names(name)]
    for row, sitting, colour in zip(range(max(game.seats)), names_by_row, SHAPES, strict=False):
        form |= {f"name-{row}": sitting, f"colour-{row}": colour, f"player-{row}": BOT + level if row else HUMAN}
    for option in game.options:
        form[f"option-{option.name}"] = str(option.shown(option.default)).lower()
    return form
