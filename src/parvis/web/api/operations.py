"""What programs can ask for, each with what pages use for the same."""

from dataclasses import replace
from functools import cache
from typing import Annotated, Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.urls import URLPattern
from django.views.decorators.http import require_safe
from ninja import NinjaAPI, Path, Query, Status
from ninja.errors import HttpError, ValidationError

from parvis.engine import registry
from parvis.engine.refusals import GameError
from parvis.web.access import ROUTES
from parvis.web.address import PROGRAMS, absolute
from parvis.web.api import telling, tokens
from parvis.web.api.described import with_views
from parvis.web.api.door import TOKEN
from parvis.web.api.models import Token
from parvis.web.api.schemas import (
    Conflict,
    Deciding,
    Making,
    Me,
    Place,
    Position,
    Ranked,
    Rating,
    Refused,
    Row,
    TooOften,
    Waiting,
)
from parvis.web.api.streams import LineStream
from parvis.web.live import topics, waiting
from parvis.web.live.hub import UNKNOWN
from parvis.web.live.topics import MINE, TABLE, Topic
from parvis.web.live.views import stream_of
from parvis.web.models import Table
from parvis.web.people import profile
from parvis.web.people.models import Person
from parvis.web.printed_names import explained
from parvis.web.room import creating, gathering, lobby
from parvis.web.room.models import Gathering, OwnTable
from parvis.web.room.own_tables import under_way
from parvis.web.room.terms import Terms
from parvis.web.tables import deciding
from parvis.web.tables.loading import Unreadable, loaded, terms_of
from parvis.web.tables.viewer import can_sit
from parvis.web.tables.visit import Visit
from parvis.web.texts import text
from parvis.web.views import errors, finished
from parvis.web.views.parameters import table_of, visit_asked

VERSION = "1"
MARK = r"^\d{1,9}\.\d{1,9}$"
"""How a position is named where a stream goes on: `number.revision`."""
After = Annotated[str | None, Query(pattern=MARK)]
ASeat = Annotated[int | None, Query(ge=0, le=9)]
AGame = Annotated[str, Query(max_length=80)]
Seats = Annotated[int, Query(ge=1, le=9)]
ACode = Annotated[str, Path(max_length=22)]
NAMED = 60
"""Tables under way that are listed."""
RANKED = 200
"""Most rows of a ranking list."""
REFUSALS = dict.fromkeys((400, 401, 403, 404, 422, 503), Refused) | {429: TooOften}
api = NinjaAPI(title="Parvis", version=VERSION, openapi_url=None, docs_url=None)


def token_of(request: HttpRequest) -> Token:
    """The token by which a program came in."""
    found: Token = request.__dict__[TOKEN]
    return found


def person_of(request: HttpRequest) -> Person:
    """The person in whose name a program asks."""
    return token_of(request).person


def allows(request: HttpRequest, scope: str, refusal: str) -> None:
    """Raise HttpError, with that sentence, unless the token is for what the scope names."""
    if not token_of(request).allows(scope):
        raise HttpError(403, refusal)


@api.get("me", url_name="api-me", response={200: Me, **REFUSALS})
def me(request: HttpRequest) -> Me:
    """Who you are here, and what your token is for."""
    person = person_of(request)
    return Me(id=person.pk, name=person.name, bot=person.bot, scopes=token_of(request).scopes.split())


@api.get("me/ratings", url_name="api-ratings", response={200: list[Rating], **REFUSALS})
def ratings(request: HttpRequest) -> list[Rating]:
    """How strong you are, by game and number of players, by OpenSkill's model."""
    found = person_of(request).ratings.order_by("game", "seats")
    return [Rating(game=one.game, seats=one.seats, mu=one.mu, sigma=one.sigma, games=one.games) for one in found]


@api.get("ratings", url_name="api-ranking", response={200: list[Ranked], **REFUSALS})
def ranking(request: HttpRequest, game: AGame, players: Seats, programs: bool = True) -> list[Ranked]:
    """The ranking list of programs, or of people, at a game with that many players, the strongest first."""
    found = profile.ranking(game, players, programs)[:RANKED]
    return [
        Ranked(id=one.person_id, name=one.person.name, mu=one.mu, sigma=one.sigma, games=one.games) for one in found
    ]


@api.get("tables", url_name="api-tables", response={200: list[Row], **REFUSALS})
def tables(request: HttpRequest) -> list[Row]:
    """Your tables under way, those opened last first."""
    person = person_of(request)
    asked = waiting.asked_at(person)
    found = Table.objects.filter(pk__in=own_tables(person)).order_by("-pk").only("game", "number", "revision")
    return [
        Row(id=one.pk, game=one.game, number=one.number, revision=one.revision, asked=one.pk in asked)
        for one in loaded(found)
    ]


def own_tables(person: Person) -> list[int]:
    """The numbers of somebody's tables under way at which they sit, those opened last first."""
    return under_way(person, seated=True)[:NAMED]


@api.get("tables/{int:table_id}", url_name="api-table", response={200: Position, **REFUSALS})
def table(request: HttpRequest, table_id: int, seat: ASeat = None, hints: bool = True) -> Position:
    """A table as it is, as far as you may see it. `seat`: as which of your seats, if you have several. `hints`: whether
    to say what each decision brings; without it the answer comes sooner.
    """
    return telling.position(seated(visit_asked(request, table_id), seat), hints)


@api.post("tables/{int:table_id}/decide", url_name="api-decide", response={200: Position, 409: Conflict, **REFUSALS})
def decide(request: HttpRequest, table_id: int, made: Deciding) -> Position | Status[Conflict]:
    """Decide, in words. Twice the same is once; 409 if it does not fit the position, which is told."""
    allows(request, tokens.PLAY, text("error-token-play"))
    visit = seated(visit_asked(request, table_id), made.seat)
    if terms_of(visit.table).rated and not terms_of(visit.table).programs:
        raise HttpError(403, text("error-rated-by-program"))
    seat = visit.viewer.lifted if made.seat is None else made.seat
    if seat is None:
        raise HttpError(403, text("error-which-seat"))
    try:
        moved = deciding.decide(table_id, made.number, seat, made.words, made.revision)
    except deciding.Outdated as error:
        newest = table_of(table_id)
        if newest.revision != made.revision or not deciding.was_made(newest, made.number, seat, made.words):
            return conflict(request, newest, seat, made.hints, error)
        moved = newest
    except Unreadable:
        raise
    except GameError as error:
        return conflict(request, table_of(table_id), seat, made.hints, error)
    return telling.position(seated(Visit.of(request, moved or table_of(table_id)), seat), made.hints)


def conflict(request: HttpRequest, table: Table, seat: int, hints: bool, error: GameError) -> Status[Conflict]:
    """Nothing was changed, and this is why, with the position as it is."""
    told = telling.position(seated(Visit.of(request, table), seat), hints)
    return Status(409, Conflict(status=409, message=explained(error), table=told))


def seated(visit: Visit, seat: int | None) -> Visit:
    """The visit of a program as that one of its seats, if that may decide now: others keep their hands to themselves.

    Raises HttpError for a seat that is none of theirs.
    """
    if seat is not None and not visit.viewer.held >> seat & 1:
        raise HttpError(403, text("error-seat-not-yours", seat=str(seat)))
    if seat is None or not can_sit(visit.viewer, visit.table, seat):
        return visit
    return Visit(visit.table, replace(visit.viewer, lifted=seat))


@api.post("tables", url_name="api-tables", response={200: Place, **REFUSALS})
def make(request: HttpRequest, wanted: Making) -> Place:
    """Open a table: against bots it begins at once, else it waits for the players who are missing."""
    allows(request, tokens.MAKE, text("error-token-make"))
    person = person_of(request)
    game = registry.find(wanted.game)
    game.read_options(wanted.options, wanted.players)
    if wanted.rated and not person.bot:
        raise HttpError(403, text("error-rated-opened"))
    plan = creating.read(game, form_of(wanted), person.name, person, ())
    return place(gathering.gather(plan, person))


def form_of(wanted: Making) -> dict[str, str]:
    """The form that a person would fill in for such a table."""
    form = {"game": wanted.game, "whom": wanted.whom, "players": str(wanted.players), "level": wanted.level}
    if wanted.rated:
        form["rated"] = "yes"
    if wanted.clock is not None:
        times = {"base": str(wanted.clock.minutes), "increment": str(wanted.clock.increment)}
        form |= {"time": creating.CLOCKED, **times}
    return form | {f"option-{name}": str(value).lower() for name, value in wanted.options.items()}


@api.get("gatherings", url_name="api-gatherings", response={200: list[Waiting], **REFUSALS})
def gatherings(request: HttpRequest) -> list[Waiting]:
    """Tables that wait for players: those in everybody's list, and those at which you have a place."""
    return [telling.waiting(offer) for offer in lobby.offers(person_of(request), {})]


@api.post("gatherings/{str:gathered}/join", url_name="api-join", response={200: Place, **REFUSALS})
def join(request: HttpRequest, gathered: ACode) -> Place:
    """Sit down where a table waits for players; doing so twice changes nothing."""
    allows(request, tokens.MAKE, text("error-token-make"))
    found, person = gathering.find(gathered), person_of(request)
    terms = Terms.of(found.terms)
    if terms.rated and not terms.programs:
        raise HttpError(403, text("gathering-people-only") if person.bot else text("error-rated-joined"))
    has_begun = found.table_id and OwnTable.objects.filter(table=found.table_id, person=person).exists()
    if has_begun or (found.due and found.places.filter(person=person).exists()):
        return place(found)
    gathering.check_secret(found, person, "")
    return place(gathering.join(found.pk, person))


def place(found: Gathering) -> Place:
    """Where somebody has sat down, as they are told."""
    address = absolute("table", found.table_id) if found.table_id else absolute("gathering", found.code)
    return Place(table=found.table_id, gathering=found.code, address=address)


@api.get("tables/{int:table_id}/record", url_name="api-record", response={200: dict[str, Any], **REFUSALS})
def record(request: HttpRequest, table_id: int) -> HttpResponse:
    """The record of a finished game: every step in words, from which it can be played again."""
    if not table_of(table_id).finished:
        raise Http404(text("error-not-finished"))
    return finished.record_file(request, table_id)


@api.get("tables/{int:table_id}/stream", url_name="api-stream", response={200: None, **REFUSALS})
def stream(request: HttpRequest, table_id: int, after: After = None) -> HttpResponse:
    """Lines of JSON that tell when a step is made or undone at a table; first how it is, unless it is as `after`."""
    topic = Topic(TABLE, table_id)
    return stream_of(request, [topic], LineStream, {topic: after} if after else UNKNOWN)


@api.get("stream", url_name="api-streams", response={200: None, **REFUSALS})
def streams(request: HttpRequest) -> HttpResponse:
    """Lines of JSON about all your tables under way; `tables` says that there are others, or that you are asked."""
    person = person_of(request)
    followed = [Topic(TABLE, number) for number in own_tables(person)]
    return stream_of(request, [Topic(MINE, person.pk), *followed][: topics.MOST], LineStream)


@require_safe
def schema(request: HttpRequest) -> JsonResponse:
    """All of this as OpenAPI 3.1."""
    return JsonResponse(description())


@cache
def description() -> dict[str, Any]:
    """The description of all operations, with the views of games."""
    return with_views(api.get_openapi_schema(path_prefix=PROGRAMS))


@api.exception_handler(Http404)
def not_found(request: HttpRequest, error: Any) -> HttpResponse:
    """Answer 404: there is no such thing, or not for whoever asks."""
    return errors.not_found(request, error)


@api.exception_handler(HttpError)
def refused(request: HttpRequest, error: Any) -> HttpResponse:
    """Answer what an operation refuses; or 400, where what was sent is no JSON."""
    return errors.page(request, error.status_code, text("error-no-json") if error.status_code == 400 else error.message)


@api.exception_handler(ValidationError)
def invalid(request: HttpRequest, error: Any) -> HttpResponse:
    """Answer 422: what was sent is JSON of another form."""
    places = [".".join(map(str, one["loc"])) for one in error.errors]
    return errors.page(request, 422, text("error-other-form", places=", ".join(places)))


def addresses() -> list[URLPattern]:
    """Addresses of all operations, each once, below the one at which programs ask."""
    found = {str(one.name): one for one in api.urls[0] if isinstance(one, URLPattern)}
    return [one for name, one in found.items() if name in ROUTES]
