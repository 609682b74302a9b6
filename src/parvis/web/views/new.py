"""The page for a new table."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from parvis.engine import registry
from parvis.engine.contract import Game, GameError, Option, listed
from parvis.web import bots, opening, pace
from parvis.web.seats import BOT, SHAPES
from parvis.web.views.asked import game_of

# What the browser remembers: the name of the one who played here last, and the last form by game.
NAME_KEY = "name"
FORM_KEY = "form"
FIELDS = ("name-", "colour-", "player-", "option-", "begins", "open-scores")


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """The form; when posted, the new table, or the form again with what is wrong in it."""
    if request.method != "POST":
        game = game_of(request.GET.dict())
        form = remembered(request, game) or first_form(request, game)
        return render(request, "new.html", {**choices(game, form), "form": form, "error": None})
    form = request.POST.dict()
    game = game_of(form)
    try:
        new_table = opening.read(game, form)
    except GameError as error:
        return render(request, "new.html", {**choices(game, form), "form": form, "error": str(error)}, status=400)
    kept = {field: value for field, value in form.items() if field.startswith(FIELDS)}
    request.session[FORM_KEY] = {**request.session.get(FORM_KEY, {}), game.name: kept}
    return opened(request, new_table)


@require_POST
def quick(request: HttpRequest) -> HttpResponse:
    """One click: me against bots of a level, the one chosen last if the form names none."""
    name = request.session.get(NAME_KEY, opening.NAMES[0])
    level = request.POST.get("level") or opening.remembered_level(request)
    new_table = opening.against_bots(game_of(request.POST.dict()), name, level)
    request.session[opening.LEVEL_KEY] = level
    return opened(request, new_table)


def opened(request: HttpRequest, new_table: opening.NewTable) -> HttpResponse:
    """Open the table and go there."""
    people = [seat for seat in new_table.seats if not seat.bot]
    if people:
        request.session[NAME_KEY] = people[0].name
    new_table.pace = pace.remembered(request)
    return redirect("table", opening.open_table(new_table).pk)


def choices(game: Game, form: Mapping[str, str]) -> dict[str, Any]:
    """What the form offers, the bots that were chosen in it by name included."""
    chosen = [form.get(f"player-{row}", "") for row in range(max(game.seats))]
    return {
        "game": game,
        "games": [registry.find(name) for name in registry.names()],
        "rows": range(max(game.seats)),
        "shapes": SHAPES,
        "bots": bots.with_these(player.removeprefix(BOT) for player in chosen if player.startswith(BOT)),
        "longest": opening.LONGEST,
        "option_groups": option_groups(game),
        "listed": listed,
    }


def option_groups(game: Game) -> list[tuple[str, list[Option]]]:
    """The options by the name of their group, the game's own ones, without a name, first."""
    groups: dict[str, list[Option]] = {"": []} if game.open_scores else {}
    for option in game.options:
        groups.setdefault(option.group, []).append(option)
    return sorted(groups.items(), key=lambda group: group[0] != "")


def remembered(request: HttpRequest, game: Game) -> dict[str, str]:
    """The form as it was sent last for this game; empty if it never was."""
    return dict(request.session.get(FORM_KEY, {}).get(game.name, {}))


def first_form(request: HttpRequest, game: Game) -> dict[str, str]:
    """What the form holds at first: one person against bots, four in all where the game allows it."""
    new_table = opening.against_bots(
        game, request.session.get(NAME_KEY, opening.NAMES[0]), opening.remembered_level(request)
    )
    form = {"begins": opening.BY_LOT}
    spare = [name for name in opening.NAMES if name not in {seat.name for seat in new_table.seats}]
    for row, colour in zip(range(max(game.seats)), SHAPES, strict=False):
        seat = new_table.seats[row] if row < len(new_table.seats) else None
        form[f"name-{row}"] = seat.name if seat else spare.pop(0)
        form[f"colour-{row}"] = colour
        form[f"player-{row}"] = seat.player if seat else ""
    for option in game.options:
        form[f"option-{option.name}"] = str(option.shown(option.default)).lower()
    return form
