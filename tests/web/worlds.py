"""Two games that an onlooker can't tell apart, laid at one table; and all that is answered there, to compare.

A second history differs from the first in steps that the onlooker was told nothing of, or told the same: cards that
change places in the hands of others, choices of theirs. All that was visible is the same, step by step.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from random import Random
from typing import Any

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.test.client import MULTIPART_CONTENT

from parvis.engine import registry
from parvis.engine.contract import Game, seats_of
from parvis.engine.fair import SECRET
from parvis.engine.lines import LogLine, Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.texts import ENGLISH
from parvis.web.address import AGENTS, is_for_programs
from parvis.web.api import tokens
from parvis.web.api.models import Token
from parvis.web.live import topics
from parvis.web.models import Choice, Table
from parvis.web.room import plans
from parvis.web.room.models import Plan
from parvis.web.room.next_turn import next_turns, rehearse
from parvis.web.tables import history, undoable
from parvis.web.tables.table_game import TableGame, begun
from parvis.web.tournaments.models import Ladder, Tournament
from tests.web.visiting import TOKEN, Visitor, newest

WHEN = datetime(2026, 1, 1, tzinfo=UTC)
FOLLOWED = 8
"""Last steps for which is noted what can be undone: that takes a while, and an older turn is over."""
TRIED = 10
"""Steps in whose place others are tried, to find a second history."""
RANDOM_ANYWAY = {settings.SESSION_COOKIE_NAME, settings.CSRF_COOKIE_NAME}
"""Cookies whose values are keys and tokens."""
Steps = list[tuple[int, str]]
Kept = dict[str, Any]
"""The fields of a plan, as the database keeps it."""


def random_game(game: Game, players: int, options: tuple[int, ...], random: Random) -> Iterator[tuple[Any, Steps]]:
    """The positions of a random game in which people are asked, and its end: state and steps."""
    play = Play(game, players, game.shown_options(options), game.ruling)
    made: Steps = []
    while movers := play.movers():
        if movers != [NATURE] and not (len(movers) == 1 and undoable.goes_by_itself(game, play.state, movers[0])):
            yield play.state, made
        for seat in movers:  # who decide together do so in the order of their seats
            decision = random.choice(play.legal(seat))
            made.append((seat, game.catalogue[decision]))
            play.step(seat, decision)
    yield play.state, made


@dataclass
class Histories:
    """A game so far, and others that an onlooker takes for the same."""

    game: Game
    start: Any
    steps: Steps
    onlooker: Onlooker
    states: list[Any] = field(default_factory=list)
    views: dict[int, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.states = [self.start]
        for seat, words in self.steps:
            self.states.append(self.states[-1].copy())
            self.after(self.states[-1], seat, words)

    def after(self, state: Any, seat: int, words: str) -> None:
        """Make a step in a state, in words."""
        self.game.apply(state, seat, self.game.decision(words))

    def visible_lines(self, state: Any, seat: int, words: str) -> list[LogLine]:
        """What the onlooker may be told of a step, by what each line says of who reads it."""
        lines = self.game.narrate(state, seat, self.game.decision(words))
        mine = [line for line in lines if line.only in (None, self.onlooker)]
        return [line for line in mine if line.hidden_from is None or line.hidden_from != self.onlooker]

    def another(self, random: Random) -> Steps:
        """A history of which the onlooker was told the same; the same one where none was found."""
        found, places = self, list(range(len(self.steps)))
        for place in random.sample(places, min(TRIED, len(places))):
            seat, words = found.steps[place]
            if seat == self.onlooker:
                continue
            others = [self.game.catalogue[one] for one in self.game.legal(found.states[place], seat)]
            for other in random.sample(others, min(3, len(others))):
                if other != words and (steps := found.with_other(place, other)):
                    found = replace(found, steps=steps)
                    break
        return found.steps

    def with_other(self, place: int, other: str) -> Steps | None:
        """The history with another decision in one place, and what that exchanges later; None: it would be seen."""
        state, made = self.states[place].copy(), self.steps[:place]
        exchanged = pairs(self.steps[place][1], other)
        for number, (seat, words) in enumerate(self.steps[place:], place):
            swapped = " ".join(exchanged.get(word, word) for word in words.split())
            wanted = [other] if number == place else [words] if seat == self.onlooker else [words, swapped]
            lines, before = self.visible_lines(self.states[number], seat, words), self.states[number]
            if self.game.movers(state) != self.game.movers(before):
                return None
            open_now = {self.game.catalogue[one] for one in self.game.legal(state, seat)}
            fits = (one for one in wanted if one in open_now and self.visible_lines(state, seat, one) == lines)
            chosen = next(fits, None)
            if chosen is None:
                return None
            self.after(state, seat, chosen)
            made.append((seat, chosen))
            if self.game.view(state, self.onlooker) != self.seen(number + 1):
                return None
        return made if self.game.movers(state) == self.game.movers(self.states[-1]) else None

    def seen(self, number: int) -> Any:
        """What the onlooker saw after so many steps."""
        if number not in self.views:
            self.views[number] = self.game.view(self.states[number], self.onlooker)
        return self.views[number]


def pairs(words: str, other: str) -> dict[str, str]:
    """Words that take each other's place, from two lists of words."""
    made: dict[str, str] = {}
    for one, another in zip(words.split(), other.split(), strict=False):
        if one != another:
            made |= {one: another, another: one}
    return made


def lay(at: Table, steps: Sequence[tuple[int, str]], chosen: Mapping[int, str], planned: Mapping[int, Kept]) -> None:
    """Let the table have that history, choices that are kept back and plans."""
    table, game = newest(at), registry.find(at.game)
    table.steps.all().delete()
    table.number = table.move_number = 0
    table.finished = table.result = None
    undoable.forget(table)
    playing = TableGame(table, game, begun(table, game).state)
    for number, (seat, words) in enumerate(steps):
        move = game.move(playing.state)
        if len(steps) - number <= FOLLOWED:
            playing.step(seat, game.decision(words))
        else:
            playing.append(seat, game.decision(words))
            playing.count(seat, move)
    playing.save()
    over = None if playing.movers else WHEN
    Table.objects.filter(pk=at.pk).update(created=WHEN, changed=WHEN, finished=over, **secrets())
    Choice.objects.filter(table=at).delete()
    Choice.objects.bulk_create(Choice(table=at, seat=seat, words=words) for seat, words in chosen.items())
    Plan.objects.filter(table=at).delete()
    if plans.has_plans(table):
        Plan.objects.bulk_create(Plan(table=at, seat=seat, **kept) for seat, kept in planned.items())


def secrets() -> dict[str, Any]:
    """New numbers from which chance and bots draw. What is promised of them stays, as if another had that hash."""
    return {"fair_secret": Random().randbytes(SECRET).hex(), "seed": Random().getrandbits(48)}


def chosen_by(game: Game, state: Any, seats: Sequence[int], random: Random) -> dict[int, str]:
    """Choices of these seats, where several are asked at once."""
    asked = seats_of(game.movers(state))
    if len(asked) < 2:
        return {}
    return {seat: game.catalogue[random.choice(game.legal(state, seat))] for seat in seats if seat in asked}


def planned_by(game: Game, state: Any, seats: Sequence[int], random: Random) -> dict[int, Kept]:
    """Plans of these seats, as they are kept: of the next turn if it can be planned now, else of what a game lists."""
    made: dict[int, Kept] = {}
    for seat in seats:
        scenes = next_turns(game, state, seat)
        words = [game.catalogue[random.choice(game.legal(scenes[0], seat))]] if scenes else []
        if found := rehearse(game, scenes, seat, words) if scenes else None:
            turn = plans.in_json(words, found.labels)
            made[seat] = {"words": [], "turn": turn, "brings": found.brings, "lost": random.choice(["", plans.CHANGED])}
        else:
            made[seat] = {"words": [random.choice(game.ahead).words[0]]}
    return made


def addresses(at: Table, seats: int, admin: bool) -> list[str]:
    """Every address of a table, with what can be asked of it; what else shows tables; with `+` as htmx asks for it."""
    own, last = f"/tables/{at.pk}", at.number
    steps = sorted({1, last // 2, max(0, last - 1), last, last + 1})
    viewpoints = ["", "?as=watcher", "?as=all", *(f"?as={seat}" for seat in range(seats))]
    found = [
        own,
        f"+{own}",
        f"+{own}/news?number=0",
        f"+{own}/news?number={last}&revision={at.revision}",
        f"{own}/plan",
    ]
    found += [f"+{own}/plan?decision={words}" for words in ("play+bank", "hire+nobody", "pass", "harvest")]
    found += [f"{own}/replay/{step}{viewpoint}" for step in steps for viewpoint in viewpoints]
    found += [f"{own}/log?before={step}" for step in steps] + [f"{own}/look-back/{step}" for step in steps]
    found += [f"+{own}/ended/{step}" for step in (last, *(part.number - 1 for part in history.parts(at)))]
    found += [
        f"+{own}/replay/{last}",
        f"+{own}/look-back/{last}",
        f"+{own}/log",
        f"+{own}/signs",
        f"{own}/why",
        f"{own}/rules",
        f"{own}/hint",
        f"+{own}/analysis",
        f"{own}/replay/{last // 2}/spread",
        f"+{own}/replay/{last // 2}/spread",
        f"{own}/replay",
        f"{own}/replay?move=1",
    ]
    parts = (
        "result",
        "record",
        "dealing",
        "dealing.json",
        "chat",
        "chat/unread",
        "present",
        "stored",
        "delete",
        "watch",
        "again",
    )
    found += [f"{own}/{part}" for part in parts] + [f"+{own}/result", f"/t/{at.code}"]
    found += [
        "/",
        "/tables",
        "+/tables",
        "/tables/mine",
        "+/tables/mine",
        "/people",
        "/me",
        "/daily",
        f"/explorer/{at.game}?who=both",
        "/settings/tokens",
        "/api/tables",
        "/api/gatherings",
        f"/api/ratings?game={at.game}&players={len(at.seats)}",
        f"/api{own}",
        f"/api{own}?seat=0",
        f"/api{own}?hints=false",
        f"/api{own}/record",
        "/settings",
        "/notices",
        "/friends",
        "+/friends",
        f"{own}/note",
        f"{own}/result.svg",
        f"{own}/embed",
        f"{own}/embed/{last}?as=0",
        f"+{own}/embed/{last}",
        "/model-games",
        "/?part=tables",
    ]
    if tournament := Tournament.objects.filter(played__groups__table=at).first():
        own = f"/tournaments/{tournament.pk}"
        found += ["/tournaments", own, f"+{own}", f"{own}/print"]
    if ladder := Ladder.objects.filter(divisions__tournament__played__groups__table=at).first():
        own = f"/ladders/{ladder.pk}"
        found += [own, f"+{own}", f"{own}/print"]
    if admin:
        kept = f"/admin/hosting/seentable/{at.pk}/"
        found += [
            "/admin/",
            "/admin/hosting/seentable/",
            "/admin/chat/line/",
            "/admin/notices/outbox/",
            "/admin/admin/logentry/",
        ]
        found += [f"{kept}{page}/" for page in ("change", "history", "rewind", "repair")]
    return found


def tries(at: Table, seats: int, words: str) -> list[tuple[str, dict[str, Any], str]]:
    """What can be posted and changes nothing: what another may hold, for an earlier question, what can't be undone."""
    own, now = f"/tables/{at.pk}", {"number": at.number, "revision": at.revision}
    sent = [
        (f"{own}/decide", {**now, "seat": seat, "decision": words, "number": at.number + 1}) for seat in range(seats)
    ]
    sent += [(f"{own}/undo", {**now, "seat": seat, "revision": at.revision + 1}) for seat in range(seats)]
    sent += [(f"{own}/plan", {"seat": seat, "made": [words, "nonsense"]}) for seat in range(seats)]
    sent += [(f"{own}/plan", {"seat": 0, "decision": words}), (f"{own}/offer", {"kind": "nonsense", "seat": 0})]
    by_programs = [{"number": at.number + 1, "words": words, "seat": seat} for seat in range(seats)]
    by_agents: list[tuple[str, dict[str, Any]]] = [
        ("games", {}),
        ("look", {"game": at.pk}),
        ("why_not", {"game": at.pk, "words": words}),
        ("decide", {"game": at.pk, "words": words, "step": at.number + 1}),
        ("rules", {}),
    ]
    return [
        *((path, form, MULTIPART_CONTENT) for path, form in sent),
        *((f"/api{own}/decide", one, "application/json") for one in by_programs),
        *((AGENTS, message(tool, given), "application/json") for tool, given in by_agents),
    ]


def message(tool: str, given: dict[str, Any]) -> dict[str, Any]:
    """The message with which an agent calls a tool."""
    return {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": given}}


def answer(visitor: Visitor, asked: str | tuple[str, dict[str, Any], str], language: str = ENGLISH) -> tuple[Any, ...]:
    """All of an answer that reaches whoever asks, but for what is random anyway: tokens of forms and cookies.

    `language`: in which pages are read, whatever their reader has chosen.
    """
    path = asked if isinstance(asked, str) else asked[0]
    if language != ENGLISH and isinstance(asked, str) and not is_for_programs(path):
        sign = "+" if asked.startswith("+") else ""
        asked = f"{sign}/{language}{asked.removeprefix('+')}"
    headers = by_token(visitor) if is_for_programs(path) else {}
    if isinstance(asked, tuple):
        response = visitor.client.post(*asked, headers=headers)
    else:
        headers |= {"HX-Request": "true"} if asked.startswith("+") else {}
        response = visitor.client.get(asked.removeprefix("+"), headers=headers)
    cookies = {
        name: "" if name in RANDOM_ANYWAY else cookie.OutputString() for name, cookie in response.cookies.items()
    }
    headers = {name: value for name, value in response.headers.items() if name != "Expires"}  # the time of the request
    body = response.content.decode() if "text" in response.headers.get("Content-Type", "") else response.content
    return (
        response.status_code,
        headers,
        cookies,
        TOKEN.sub(r"\1", body) if isinstance(body, str) else body,
    )


def by_token(visitor: Visitor) -> dict[str, str]:
    """The header with which a program of that person asks; none for a stranger's."""
    person = visitor.client.session.get(SESSION_KEY)
    token = f"{tokens.PREFIX}{person}"
    if person is not None:
        scopes = {"name": "test", "scopes": " ".join(tokens.SCOPES)}
        Token.objects.get_or_create(person_id=person, digest=tokens.digest(token), defaults=scopes)
    accepted = {"Accept": "application/json, text/event-stream"}
    return accepted | {"Authorization": f"Bearer {token}"} if person is not None else accepted


def streamed(at: Table) -> dict[str, str]:
    """What streams say of a table, which is the same for all."""
    asked = topics.read([f"table-{at.pk}", f"people-{at.pk}"])
    return {str(topic): value for topic, value in topics.newest(asked).items()}
