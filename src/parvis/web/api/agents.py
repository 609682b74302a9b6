"""The tools of agents at a club: `/mcp`, by token. What they do goes through the operations of the API.

Agents are told of everybody by their seats; what people are called stands in one place, marked as data.
"""

import io
import json
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

from asgiref.sync import async_to_sync, sync_to_async
from django.core.handlers.base import BaseHandler
from django.core.handlers.wsgi import WSGIRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from parvis.agents import rules
from parvis.agents.advice import told as told_advice
from parvis.agents.games import looked_up, offered
from parvis.agents.reading import why, words_of
from parvis.agents.table import ASKED, ended_with, titled
from parvis.agents.telling import Told, choices, data, section_of
from parvis.agents.tools import Tool, answered, server
from parvis.engine.lines import Onlooker
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError
from parvis.engine.texts import ENGLISH
from parvis.web.address import PROGRAMS
from parvis.web.analysis import hints
from parvis.web.api import tokens
from parvis.web.api.operations import allows, seated
from parvis.web.hosting import limits
from parvis.web.languages import written_in
from parvis.web.pages import log
from parvis.web.pages.table_page import seen
from parvis.web.tables.history import result_of
from parvis.web.tables.visit import Visit
from parvis.web.texts import GameTexts, text
from parvis.web.views import errors
from parvis.web.views.parameters import table_of

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer


@csrf_exempt
@require_POST
def serve(request: HttpRequest) -> HttpResponse:
    """Answer one message of the Model Context Protocol. Nothing is kept from message to message."""
    if find_spec("mcp") is None:
        return errors.page(request, 404, text("error-no-tools"))
    club = Club(request)
    with written_in(ENGLISH):
        answer = async_to_sync(transported)(request, server(club, new_game_of(club), in_this_thread))
    if answer.status_code < 400 or answer.headers["Content-Type"].startswith("application/json"):
        return answer
    return errors.page(request, answer.status_code, answer.text)


async def in_this_thread(call: Callable[[], str]) -> str:
    """Run a call in the thread that answers the request, whose connection to the database it uses."""
    return await sync_to_async(call, thread_sensitive=True)()


async def transported(request: HttpRequest, tools: "MCPServer[Any]") -> HttpResponse:
    """What the SDK's transport answers to a request: JSON, as nothing is kept open."""
    from anyio import sleep_forever
    from mcp.server.transport_security import TransportSecuritySettings

    unchecked = TransportSecuritySettings(enable_dns_rebinding_protection=False)  # the site has checked the host
    tools.streamable_http_app(json_response=True, stateless_http=True, transport_security=unchecked)
    response = HttpResponse()
    messages = [{"type": "http.request", "body": request.body, "more_body": False}]

    async def receive() -> Any:
        """The message, once; then nothing comes any more, for which the transport may wait until it has answered."""
        if not messages:
            await sleep_forever()
        return messages.pop()

    async def send(part: Any) -> None:
        if part["type"] == "http.response.start":
            response.status_code = part["status"]
            for name, value in part["headers"]:
                if name.lower() != b"content-length":
                    response.headers[name.decode()] = value.decode()
        else:
            response.write(part.get("body", b""))

    async with tools.session_manager.run():
        await tools.session_manager.handle_request(scope_of(request), receive, send)
    return response


def scope_of(request: HttpRequest) -> dict[str, Any]:
    """A request as the SDK's transport reads it."""
    headers = [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in request.headers.items()]
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.scheme,
        "path": request.path,
        "raw_path": request.path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": None,
        "server": None,
    }


def new_game_of(club: "Club") -> Tool:
    """The tool that opens a table against bots."""
    from pydantic import Field

    async def new_game(
        game: Annotated[str, Field(description="notre-dame or troyes.")],
        players: Annotated[int, Field(description="How many sit at the table.")],
        level: Annotated[str, Field(description="The bots in the other seats, as `games` lists them.")] = "",
        options: Annotated[
            dict[str, bool | int | str] | None, Field(description="Modules and variants, as `games` lists them.")
        ] = None,
    ) -> str:
        return await answered(in_this_thread, lambda: club.new_game(game, players, level, options or {}))

    return new_game


@cache
def handler() -> BaseHandler:
    """What answers requests here: all that stands before the views, and they themselves."""
    made = BaseHandler()
    made.load_middleware()
    return made


class Club:
    """The tables of whoever a request comes from. Every method returns what the agent is told, and raises GameError."""

    def __init__(self, request: HttpRequest) -> None:
        self.request = request

    def operation(self, method: str, path: str, **content: Any) -> tuple[int, Any]:
        """The status and the answer of an operation of the API, asked for with the same token."""
        body = json.dumps(content).encode()
        known = {name: value for name, value in self.request.META.items() if isinstance(value, str)}
        asked = {
            "REQUEST_METHOD": method,
            "SCRIPT_NAME": "",
            "PATH_INFO": f"/{ENGLISH}{PROGRAMS}{path}",  # in English, as all is that agents are told
            "QUERY_STRING": "hints=false" if method == "GET" else "",
            "CONTENT_TYPE": "application/json",
            "CONTENT_LENGTH": str(len(body)),
            "HTTP_ACCEPT_ENCODING": "",
            "wsgi.input": io.BytesIO(body),
            "wsgi.url_scheme": self.request.scheme,
        }
        answer = handler().get_response(WSGIRequest(known | asked))
        assert isinstance(answer, HttpResponse)  # none of these is a stream
        return answer.status_code, json.loads(answer.content)

    def done(self, method: str, path: str, **content: Any) -> Any:
        """The answer of an operation that was carried out. Raises GameError with what it refuses."""
        status, told = self.operation(method, path, **content)
        if status >= 400:
            raise GameError(told["message"])
        return told

    def games(self) -> str:
        """The games that can be played, and the tables at which the person sits."""
        rows = [
            f"- {one['id']}: {one['game']}, {'you are asked' if one['asked'] else 'others decide'}"
            for one in self.done("GET", "tables")
        ]
        return "\n".join([offered(), "Your tables under way, as `game` names them:", *(rows or ["- none"])])

    def new_game(self, game: str, players: int, level: str, options: dict[str, Any]) -> str:
        """Open a table against bots."""
        place = self.done("POST", "tables", game=game, players=players, level=level, options=options, whom="bots")
        return f"Game {place['table']}\n{self.look(place['table'], '')}"

    def look(self, game: int | None, part: str) -> str:
        """The table as the person's seat sees it, or a part of it in full."""
        told = told_at(*self.visit(game))
        return told.part(part) if part else told.text()

    def decide(self, words: str, step: int | str, game: int | None) -> str:
        """Make a decision; where others decide then, the agent has to look again."""
        visit, _ = self.visit(game)
        number, revision = step_of(step)
        seat = visit.screen.seat
        said = words_of(words)
        made = {"number": number, "revision": revision, "words": said, "seat": seat, "hints": False}
        status, answer = self.operation("POST", f"tables/{visit.table.pk}/decide", **made)
        if status == 409 and seat is not None and (visit.table.number, visit.table.revision) == (number, revision):
            raise GameError(why(*position_of(visit, seat), said, sentences_of(visit)))
        if status >= 400:
            raise GameError(answer["message"])
        return told_at(*self.visit(visit.table.pk)).text()

    def why_not(self, words: str, game: int | None) -> str:
        """Say why something can't be decided at a table now."""
        visit, _ = self.visit(game)
        if visit.screen.seat is None:
            return "You are not asked now."
        return why(*position_of(visit, visit.screen.seat), words_of(words), sentences_of(visit))

    def rules(self, section: str, game: str) -> str:
        """A section of the rules; of the question that is asked at the only table, if none is named."""
        if game and not game.isdecimal():
            return looked_up(section, game)
        visit, _ = self.visit(int(game[:9]) if game else None)
        asked = visit.screen.seat is not None
        anchor = section or (section_of(visit.playing.game, visit.playing.state) if asked else "")
        return rules.section(sentences_of(visit), anchor) if anchor else rules.contents(sentences_of(visit))

    def advice(self, game: int | None) -> str:
        """What is found of the best decisions, where hints are allowed: it is looked for when it is first asked for."""
        allows_play(self.request)
        visit, _ = self.visit(game)
        found = hints.of(visit)
        if found is None:
            seconds = limits.count(self.request, "hint")
            if seconds:
                raise GameError(f"advice was asked for too often: again in {seconds} seconds")
            found = hints.ask(visit)
        if found.content is None:
            return "The decisions are being judged: ask again in two seconds."
        if not found.content:
            return "No advice: the game has moved on."
        return told_advice(found.content)

    def visit(self, game: int | None) -> tuple[Visit, bool]:
        """The person's visit at a table, and whether that is paused; at their only one under way, if none is named.

        Raises GameError.
        """
        if game is None:
            rows = self.done("GET", "tables")
            if len(rows) != 1:
                named = ", ".join(str(one["id"]) for one in rows) or "none yet: begin one with new_game"
                raise GameError(f"name the game by its number: {named}")
            game = rows[0]["id"]
        if game < 0:
            raise GameError(f"there is no game {quoted(game)}")
        paused: bool = self.done("GET", f"tables/{game}")["paused"]
        try:
            visit = Visit.of(self.request, table_of(game))
        except Http404 as error:
            raise GameError(str(error)) from None
        return (visit if visit.screen.curtain is None else seated(visit, visit.screen.curtain)), paused


def allows_play(request: HttpRequest) -> None:
    """Raise GameError unless the token is for playing."""
    from ninja.errors import HttpError

    try:
        allows(request, tokens.PLAY, text("error-token-play"))
    except HttpError as error:
        raise GameError(error.message) from None


def position_of(visit: Visit, seat: int) -> tuple[Any, Any, int]:
    """The game, its state, and a seat, as reasons are asked for."""
    return visit.playing.game, visit.playing.state, seat


def sentences_of(visit: Visit) -> GameTexts:
    """The sentences of a table's game, in English, in which nobody's words are: players are called by their seats, and
    pieces as in the game, whatever the owner of a box calls them.
    """
    return GameTexts(visit.playing.game, [f"Seat {seat.number}" for seat in visit.seats], ENGLISH, boxed=False)


def step_of(step: int | str) -> tuple[int, int]:
    """The number and the revision of a step. Raises GameError."""
    number, _, revision = str(step).partition("-")
    if not all(part.isascii() and part.isdecimal() and len(part) <= 9 for part in (number, revision or "0")):
        raise GameError(f"step is what the position shows, not {quoted(step)}")
    return int(number), int(revision or 0)


def told_at(visit: Visit, paused: bool) -> Told:
    """A table as whoever visits it may see it."""
    table, playing = visit.table, visit.playing
    sentences, seat = sentences_of(visit), None if paused else visit.screen.seat
    return Told(
        title=titled(playing.game, playing.seats, playing.game.read_options(table.options)),
        number=f"{table.number}-{table.revision}" if table.revision else table.number,
        seats=[f"Seat {one.number}: {player(visit, one.number)}" for one in visit.seats],
        view=seen(playing, visit.onlooker),
        seat=seat,
        question="" if seat is None else sentences.line(playing.game.prompt(playing.state, seat)),
        section="" if seat is None else section_of(playing.game, playing.state),
        choices=() if seat is None else choices(playing.game, playing.state, seat, sentences),
        state=state_of(visit, paused),
        log=happened(visit, visit.onlooker, sentences),
    )


def player(visit: Visit, seat: int) -> str:
    """Who sits in a seat: the agent, a bot, or somebody whose name is data."""
    one = visit.seats[seat]
    if visit.viewer.held >> seat & 1:
        return "you"
    if one.bot:
        return f"the bot {one.bot}"
    return f"a program, {data(one.name)}" if one.program else f"a person, {data(one.name)}"


def state_of(visit: Visit, paused: bool) -> str:
    """What the agent has to do, or how the game has ended."""
    seat = visit.screen.seat
    if visit.table.finished:
        return ended_with(result_of(visit.table))
    if paused:
        return "The game is paused."
    if seat is None:
        return "Others decide: look again in a few seconds."
    if seat in visit.choices:
        return "You have chosen, and may choose again until the last has; look again in a few seconds."
    return ASKED


def happened(visit: Visit, onlooker: Onlooker, sentences: GameTexts) -> list[str]:
    """What has happened since the agent's last decision, as far as it may read that."""
    entries = log.read(visit.table, onlooker, sentences).since(onlooker)
    return [sentence.text for entry in entries for sentence in entry.sentences]
