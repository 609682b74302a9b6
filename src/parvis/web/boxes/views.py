"""The pages of boxes: where values come from, for everybody; and boxes, for those who may keep them."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.engine import boxes, registry
from parvis.engine.contract import Game
from parvis.engine.data import SOURCES
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError
from parvis.web.boxes import bringing, keeping, sheets
from parvis.web.languages import current, named_in
from parvis.web.models import OwnBox
from parvis.web.pages import board, sources
from parvis.web.pages.sources import SIGNS
from parvis.web.people.guests import present
from parvis.web.people.models import Person
from parvis.web.printed_names import explained, label, spoken
from parvis.web.tables.boxes import of_kept
from parvis.web.tables.viewer import CLUB
from parvis.web.texts import GameTexts, SiteError, text
from parvis.web.views import errors
from parvis.web.views.parameters import by_htmx, game_of

NONE: Mapping[str, keeping.Refused] = {}


def with_values() -> list[Game]:
    """The games that have printed values."""
    return [game for game in map(registry.find, registry.names()) if game.printed]


@require_safe
def show_values(request: HttpRequest, name: str) -> HttpResponse:
    """All printed values of a game with where each comes from, and counts of them by deck; `ruling`: an earlier one."""
    if name not in registry.names() or not (game := registry.find(name)).printed:
        raise Http404(text("rules-none", name=quoted(name)))
    asked = request.GET.get("ruling", "")
    ruling = int(asked) if asked in map(str, range(1, game.ruling)) else game.ruling
    decks = sheets.decks(game, ruling, {})
    context = {
        "game": game,
        "ruling": ruling,
        "games": with_values(),
        "decks": decks,
        "counts": sheets.counted([sheet for deck in decks for sheet in deck.sheets]),
        **of_pages(game),
    }
    return render(request, "boxes/values.html", context)


def of_pages(game: Game) -> dict[str, Any]:
    """What every page about values draws with."""
    return {"sources": SOURCES, "signs": SIGNS, **board.once(game)}


@require_http_methods(["GET", "HEAD", "POST"])
def show_all(request: HttpRequest) -> HttpResponse:
    """All boxes, by game; when posted, a new one."""
    if request.method == "POST":
        game = game_of(request.POST.dict())
        title = request.POST.get("title", "").strip() or text("box-mine")
        return redirect("box", keeping.make(game, title, keeper(request)).pk)
    found = [(game, [(kept, progress(kept)) for kept in keeping.all_of(game.name)]) for game in with_values()]
    return render(request, "boxes/all.html", {"found": found, "longest": keeping.LONGEST_TITLE})


def keeper(request: HttpRequest) -> Person | None:
    """Who keeps a box that is made now."""
    return present(request) if settings.MODE == CLUB else None


def progress(kept: OwnBox) -> tuple[int, int]:
    """How many values of a box are checked, of how many."""
    there = sources.shipped(registry.find(kept.game), kept.ruling)
    checked = kept.content.get("checked", {})
    return sum(len(fields) for fields in checked.values()), sum(len(one) for one in there.values())


def kept_box(number: int) -> OwnBox:
    """The box of that number. Raises Http404."""
    found = OwnBox.objects.filter(pk=number).first()
    if found is None or found.game not in registry.names():
        raise Http404(text("box-gone"))
    return found


@require_safe
def show(request: HttpRequest, box_id: int) -> HttpResponse:
    """A box: its decks, the cards of one of them, and one card with its values as fields."""
    return page(request, kept_box(box_id), request.GET.get("card", ""))


def page(request: HttpRequest, kept: OwnBox, place: str, refused: Mapping[str, keeping.Refused] = NONE) -> HttpResponse:
    """The page of a box, open at a card."""
    game = registry.find(kept.game)
    decks = sheets.decks(game, kept.ruling, kept.content)
    asked = request.GET.get("deck", "")
    deck = next(
        (one for one in decks if any(sheet.place == place for sheet in one.sheets) or (not place and one.key == asked)),
        decks[0],
    )
    found = next((one for one in deck.sheets if one.place == place), deck.sheets[0])
    further = sheets.further(game, kept.ruling, found)
    sheet = sheets.sheet(game, GameTexts(game, []), kept.ruling, found.place, kept.content, added(request, further))
    why_not = keeping.trouble(kept)
    played = game if why_not else boxes.boxed(of_kept(kept))
    before, now = (sheets.words(one, game, sheet.anchor) for one in (game, played))
    context = {
        "kept": kept,
        "game": game,
        "decks": decks,
        "deck": deck,
        "sheet": sheet,
        "next": following(decks, sheet),
        "before": before,
        "now": now,
        "refused": {name: {"typed": one.typed, "why": one.told} for name, one in refused.items()},
        **naming(request, kept, sheet),
        "shipped_name": sheets.sheet(game, GameTexts(game, []), kept.ruling, sheet.place, {}).title,
        "further": further,
        "why_not": explained(why_not) if why_not else "",
        "values": sum(len(one.entries) for each in decks for one in each.sheets),
        "checked": progress(kept)[0],
        "others": keeping.all_of(kept.game).exclude(pk=kept.pk),
        "longest": keeping.LONGEST_TITLE,
        "longest_note": keeping.LONGEST_NOTE,
        "to_look_at": [one for each in decks for one in each.sheets if one.place in kept.content.get(keeping.LOOK, {})],
        "is_newest": kept.ruling == game.ruling,
        **of_pages(game),
    }
    if by_htmx(request):
        return render(request, "boxes/_box.html", context)
    return render(request, "boxes/box.html", context, status=400 if refused else 200)


def naming(request: HttpRequest, kept: OwnBox, sheet: sheets.Sheet) -> dict[str, Any]:
    """In which language the name of a sheet is asked for, what it is there, and which others there are."""
    asked = request.POST.get("name-language") or request.GET.get("language", "")
    language = asked if asked in named_in() else current()
    elsewhere = kept.content.get("names", {}).get(language, {}).get(sheet.key, "")
    name = sheet.title if language == current() else elsewhere
    return {"name": name, "name_language": language, "name_languages": named_in()}


def added(request: HttpRequest, further: Sequence[tuple[str, str]]) -> str:
    """The further field that somebody wants to fill in; empty: none, or one that no other card has."""
    asked = request.POST.get("new-field") or request.GET.get("field", "")
    return asked if asked in dict(further) else ""


def following(decks: Sequence[sheets.Deck], sheet: sheets.Sheet) -> str:
    """The place of the card after this one; of the first one after the last."""
    places = [one.place for deck in decks for one in deck.sheets]
    return places[(places.index(sheet.place) + 1) % len(places)]


@require_POST
def save(request: HttpRequest, box_id: int) -> HttpResponse:
    """Keep what was typed and checked on one card; what no game can have stays in its field, with the reason."""
    kept, form = kept_box(box_id), request.POST.dict()
    place = form.get("card", "")
    if place not in sources.shipped(registry.find(kept.game), kept.ruling):
        raise SiteError("box-no-card")
    refused = keeping.save(kept.pk, place, form)
    on = form.get("next") if form.get("all") and not refused else place
    if refused or by_htmx(request):
        return page(request, kept_box(box_id), on or place, refused)
    asked = {"card": on or place, "field": form.get("new-field", ""), "language": form.get("name-language", "")}
    return redirect(f"{reverse('box', args=[box_id])}?{urlencode(asked)}#card")


@require_POST
def describe(request: HttpRequest, box_id: int) -> HttpResponse:
    """Call a box something, say who vouches for it, bring it to the newest ruling, or remove it."""
    kept = kept_box(box_id)
    if request.POST.get("what") == "bring":
        bringing.bring(box_id)
        return redirect("box", box_id)
    if request.POST.get("what") == "remove":
        kept.delete()
        return redirect("boxes")
    keeping.describe(kept, request.POST.get("title", ""), request.POST.get("vouched", ""))
    return redirect("box", box_id)


@require_safe
def as_file(request: HttpRequest, box_id: int) -> HttpResponse:
    """Send a box as a file, with its marks and who vouches for it."""
    kept = kept_box(box_id)
    answer = HttpResponse(keeping.to_file(kept), content_type="application/json; charset=utf-8")
    answer["Content-Disposition"] = f'attachment; filename="box-{kept.game}-{kept.pk}.json"'
    return answer


@require_POST
def take_in(request: HttpRequest) -> HttpResponse:
    """A new box out of a file; of one that can't be played is told why, and nothing is kept."""
    file: Any = request.FILES.get("box")
    if file is None or file.size > keeping.LARGEST:
        return errors.page(request, 400, text("box-no-file"))
    try:
        return redirect("box", keeping.from_file(file.read(), keeper(request)).pk)
    except GameError as error:
        return errors.page(request, 400, text("box-not-taken", why=explained(error).rstrip(".")))


@require_safe
def compare(request: HttpRequest, box_id: int) -> HttpResponse:
    """Two boxes side by side, wherever they are not alike."""
    kept = kept_box(box_id)
    number = request.GET.get("with", "")
    other = kept_box(int(number)) if number.isdecimal() and len(number) < 10 else None
    if other is None or other.game != kept.game:
        raise SiteError("box-gone")
    game = registry.find(kept.game)
    titles = {sheet.place: sheet for deck in sheets.decks(game, kept.ruling, {}) for sheet in deck.sheets}
    texts = GameTexts(game, [])
    rows = [
        (
            titles[place].title,
            label(texts, field),
            spoken(texts, left),
            spoken(texts, right),
            place,
        )
        for place, field, left, right in keeping.differences(kept, other)
        if place in titles
    ]
    return render(request, "boxes/compare.html", {"kept": kept, "other": other, "rows": rows, "game": game})
