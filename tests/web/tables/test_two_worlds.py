"""Two games that somebody can't tell apart are answered alike, whatever they ask: over whole games, for every viewer.

At moments of a game all that a viewer can't know is put in place of another truth: the steps that were made and what
they told others, the state, choices kept back and plans of others, the numbers behind chance. Then every address is
asked again. In a soak that is 300 games, with more moments, viewers and addresses of each.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest
from django.contrib.auth.hashers import make_password
from django.http import HttpResponse
from django.test import override_settings
from django.urls import URLPattern, resolve

from parvis.engine import registry
from parvis.engine.chance import chance
from parvis.engine.contract import Game, seats_of
from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.engine.samples import SOAK, setups
from parvis.engine.texts import ENGLISH, translated
from parvis.web.api import operations
from parvis.web.live import topics
from parvis.web.models import Choice, Step, Table
from parvis.web.pages import log
from parvis.web.people.models import Person
from parvis.web.tables.table_game import TableGame, begun
from parvis.web.tables.viewer import Viewer
from parvis.web.urls import urlpatterns
from tests.web.club import person, shared, visitor
from tests.web.room.ticking import Ticking
from tests.web.tournaments.playing import as_division, in_a_tournament
from tests.web.visiting import NAMES, Visitor, newest, table
from tests.web.worlds import (
    WHEN,
    Histories,
    Kept,
    Steps,
    addresses,
    answer,
    chosen_by,
    lay,
    planned_by,
    random_game,
    streamed,
    tries,
)

GAMES, TOGETHER = (300, 10) if SOAK else (10, 5)
MOMENTS, LOOKS = (2, 2) if SOAK else (1, 1)
"""Moments of a game, and viewers at each."""
ASKED = 30 if SOAK else 8
"""The most addresses that a viewer asks at a moment, some always, others by chance."""
ALWAYS = 5
WORD = "three words"
TRIES = 12
"""Games in which a leak must be found."""
Leak = Callable[[pytest.MonkeyPatch], None]


@dataclass
class Looking:
    """Somebody before a screen."""

    name: str
    visitor: Visitor
    onlooker: Onlooker = None
    holds: tuple[int, ...] = ()
    """Seats that the onlooker holds: whether these have chosen is known at their screen."""
    admin: bool = False


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let no time pass on any clock."""
    monkeypatch.setattr("parvis.web.room.hours.now", Ticking())
    log.entries.cache_clear()
    yield
    log.entries.cache_clear()  # what was told by a fault


def in_a_club(game: Game, players: int, options: dict[str, Any], random: Random) -> tuple[Table, list[Looking]]:
    """A table with a password, and everybody who may come by. Now and then its host plays two seats."""
    people = [person(name) for name in NAMES[:players]]
    terms = {"visibility": "password", "password": make_password(WORD), "time_mode": random.choice(("live", "turns"))}
    at = shared(*people, game=game.name, options=options, revealed=False, **terms)
    as_division(in_a_tournament(at))
    looking = [Looking(f"seat {seat}", visitor(one), seat, (seat,)) for seat, one in enumerate(people)]
    if players > 2 and random.random() < 0.3:
        at.sittings.filter(seat=players - 1).delete()
        looking = [Looking("the host, two seats", visitor(people[0]), None, (0, players - 1)), *looking[1:-1]]
    watcher = visitor(person("Gustav"))
    watcher.post(f"/tables/{at.pk}/watch", password=WORD)
    olga = Person.objects.make(name="Olga", is_staff=True, is_superuser=True)
    others = [Looking("a watcher", watcher), Looking("nobody", visitor()), Looking("a guest", visitor(person("Heidi")))]
    return at, [*looking, *others, Looking("an admin", visitor(olga), admin=True)]


def at_home(game: Game, players: int, options: dict[str, Any], random: Random) -> tuple[Table, list[Looking]]:
    """A table where all sit before one screen; for one of them the curtain is lifted, or for none."""
    at = table(" ".join(["human"] * players), game.name, **options)
    seats = tuple(range(players))
    return at, [Looking("the curtain", Visitor(), None, seats), Looking("lifted", Visitor(), 0, seats)]


def moments(positions: list[tuple[Any, Steps]], game: Game, random: Random) -> list[tuple[Any, Steps]]:
    """Some positions, the first one where several decide together if there is one: there choices are kept back."""
    together = [one for one in positions if game.movers(one[0]).bit_count() > 1]
    return random.sample(together or positions, 1) + random.sample(positions, min(len(positions), MOMENTS))


def differences(
    kind: str, game: Game, random: Random, asked: int, looks: int, found: list[int], who: str = "", where: str = ""
) -> Iterator[str]:
    """Who is answered otherwise, and what they asked. `found`: gets how many steps of each second history differ.

    `who`, `where`: how the viewers' names begin, and what is part of the addresses, where not all are tried.
    """
    every = setups(game, full=False)
    players, numbers = random.choice(every)
    options = game.shown_options(numbers)
    with override_settings(**CLUB if kind == "club" else {}):
        at, everybody = (in_a_club if kind == "club" else at_home)(game, players, options, random)
        everybody = [one for one in everybody if one.name.startswith(who)]
        positions = [(state.copy(), list(steps)) for state, steps in random_game(game, players, numbers, random)]
        if kind == "home":
            positions.pop()  # at home all is revealed at the end
        for state, steps in moments(positions, game, random):
            for one in random.sample(everybody, min(looks, len(everybody))):
                yield from compared(at, one, game, state, steps, random, asked, found, where)


CLUB = {"MODE": "club", "SESSION_ENGINE": "parvis.web.people.session_store"}


def come_by(visitor: Visitor) -> None:
    """Ask what answers otherwise the first time: a cookie comes with a page, and one tells of programs that asked."""
    for address in ("/", "/api/tables"):
        answer(visitor, address)


def compared(
    at: Table,
    one: Looking,
    game: Game,
    state: Any,
    steps: Steps,
    random: Random,
    most: int,
    found: list[int],
    where: str,
) -> Iterator[str]:
    """What somebody is answered otherwise in three worlds which they can't tell apart."""
    seats = len(at.seats)
    if one.name == "lifted":
        one.onlooker = next(iter(seats_of(game.movers(state))))
    history = Histories(game, begun(at, game).state, steps, one.onlooker)
    other = history.another(random)
    found.append(sum(step != instead for step, instead in zip(steps, other, strict=True)))
    ended = Histories(game, history.start, other, one.onlooker).states[-1]
    if game.movers(state) == 0 and one.onlooker is None and at.host is None:
        return
    kept, instead = choices(game, state, ended, seats, one, random)
    own, others = plans_of(game, state, seats, one, random)
    lay(at, steps, kept, own | others)
    if one.name == "lifted":
        one.visitor.client.post(f"/tables/{at.pk}/curtain", {"seat": one.onlooker})
    every: list[Any] = list(addresses(newest(at), seats, one.admin))
    every += tries(newest(at), seats, hidden_words(steps, other, game, random))
    every = [what for what in every if where in str(what)]
    asked = every[:ALWAYS] + random.sample(every[ALWAYS:], min(len(every[ALWAYS:]), most))
    language = random.choice([ENGLISH, *translated()])
    come_by(one.visitor)
    before = [answer(one.visitor, what, language) for what in asked], streamed(at)
    for world in ("history", "deal"):
        lay(at, other if world == "history" else steps, instead, own)
        if world == "deal":
            deal_again(at, one.onlooker if isinstance(one.onlooker, int) else 0, random)
        for what, told in zip(asked, before[0], strict=True):
            if (now := answer(one.visitor, what, language)) != told:
                yield f"{one.name} tells another {world} at step {len(steps)} by {what}: {first_difference(told, now)}"
        if streamed(at) != before[1]:
            yield f"streams tell another {world} at step {len(steps)}"
        if world == "history":
            instead = kept if other != steps else instead


def first_difference(told: tuple[Any, ...], now: tuple[Any, ...]) -> str:
    """Where two answers part."""
    one, other = next((a, b) for a, b in zip(map(str, told), map(str, now), strict=True) if a != b)
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, place - 60) : place + 60]!r} against {other[max(0, place - 60) : place + 60]!r}"


def choices(
    game: Game, state: Any, ended: Any, seats: int, one: Looking, random: Random
) -> tuple[dict[int, str], dict[int, str]]:
    """Choices kept back in two worlds: of seats that somebody holds, the same have chosen, and theirs are the same."""
    asked = seats_of(game.movers(state))
    waiting = random.choice(asked) if asked else 0
    seats_chosen = [seat for seat in asked if seat != waiting and random.random() < 0.7]
    own = [seat for seat in seats_chosen if seat in one.holds]
    others = [seat for seat in asked if seat not in one.holds and seat != waiting and random.random() < 0.5]
    kept, instead = chosen_by(game, state, seats_chosen, random), chosen_by(game, ended, [*own, *others], random)
    if isinstance(one.onlooker, int) and one.onlooker in kept:
        instead[one.onlooker] = kept[one.onlooker]
    return kept, instead


def plans_of(game: Game, state: Any, seats: int, one: Looking, random: Random) -> tuple[dict[int, Kept], ...]:
    """Plans of the seats that somebody holds, which are the same in all worlds, and those of others."""
    mine = [seat for seat in one.holds if random.random() < 0.5]
    theirs = [seat for seat in range(seats) if seat not in one.holds]
    return tuple(planned_by(game, state, who, random) for who in (mine, theirs))


def hidden_words(steps: Steps, other: Steps, game: Game, random: Random) -> str:
    """A decision that might be somebody's secret."""
    differ = [words for step, (_, words) in zip(steps, other, strict=True) if step[1] != words]
    return random.choice(differ or [words for _, words in steps])


def deal_again(at: Table, seat: int, random: Random) -> None:
    """Put another deal of what the seat can't know into the state alone."""
    playing = TableGame.of(newest(at))
    playing.game.determinize(playing.state, seat, chance(random.getrandbits(32)))
    Table.objects.filter(pk=at.pk).update(**playing.frozen(), changed=WHEN)


@pytest.mark.parametrize("first", range(0, GAMES, TOGETHER))
def test_nobody_tells_apart_what_they_can_not_know(first: int) -> None:
    found: list[int] = []
    for number in range(first, first + TOGETHER):
        kind, game = ("home" if number % 5 == 3 else "club"), registry.find(("notre-dame", "troyes")[number % 2])
        told = list(differences(kind, game, Random(number), ASKED, LOOKS, found))
        assert told == [], f"game {number}"
        forget()
    assert sum(map(bool, found)) >= len(found) // 4, "second histories are found"


def forget() -> None:
    """Clear the place for the next game."""
    Table.objects.all().delete()
    Person.objects.all().delete()


def by_render(module: str, told: Callable[[Table], Any]) -> Leak:
    """A view whose pages carry something of the table in a header."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        view = import_module(f"parvis.web.views.{module}")
        drawn = view.render

        def render(*given: Any, **how: Any) -> HttpResponse:
            response: HttpResponse = drawn(*given, **how)
            response.headers["ETag"] = f'"{told(Table.objects.latest("pk"))}"'
            return response

        patch.setattr(view, "render", render)

    return plant


def setting(place: str, made: Any) -> Leak:
    """Something in place of what is there."""
    return lambda patch: patch.setattr(place, made)


def state_hash(at: Table) -> int:
    """A number that follows from the state."""
    return crc32(bytes(at.state))


def words_of(at: Table) -> list[str]:
    """Words of every step at a table."""
    return list(Step.objects.filter(table=at.pk).order_by("number").values_list("words", flat=True))


def chosen(at: Table) -> list[Any]:
    """What is kept back there."""
    return list(at.choices.order_by("seat").values_list("seat", "words"))


def news_that_counts_choices(patch: pytest.MonkeyPatch) -> None:
    """The number of a stream changes with each choice."""
    kind = topics.KINDS[topics.TABLE]

    def newest_steps(tables: Any) -> dict[int, str]:
        return {at: f"{told}-{Choice.objects.filter(table=at).count()}" for at, told in kind.newest(tables).items()}

    patch.setitem(topics.KINDS, topics.TABLE, replace(kind, newest=newest_steps))


def log_of_everything(patch: pytest.MonkeyPatch) -> None:
    """The log asks nobody who reads it."""
    read = log.read
    patch.setattr(log, "read", lambda table, onlooker, *more: read(table, EVERYTHING, *more))


def record_of_a_running_game(patch: pytest.MonkeyPatch) -> None:
    """A game can be downloaded before it is over."""
    patch.setattr("parvis.web.views.finished.table_of", lambda number: Table(finished=WHEN, pk=number))
    patch.setattr("parvis.web.views.finished.is_revealed", lambda table: True)
    patch.setattr("parvis.web.tables.archive.of", lambda table: SimpleNamespace(to_json=lambda: words_of(table)))
    patch.setattr("parvis.web.views.finished.record", SimpleNamespace(dumps=str))


def decisions_in_the_order_of_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    """The buttons of a seat stand as the whole state says."""
    legal = TableGame.legal

    def sorted_by_state(playing: TableGame, seat: int) -> list[int]:
        by = crc32(bytes(playing.frozen()["state"]))
        return sorted(legal(playing, seat), key=lambda one: crc32(b"%d %d" % (by, one)))

    patch.setattr(TableGame, "legal", sorted_by_state)


LEAKS: dict[str, tuple[str, str, Leak]] = {
    "a replay shows all": (
        "a watcher",
        "/replay",
        setting("parvis.web.views.replay.onlooker_of", lambda *_: EVERYTHING),
    ),
    "the log tells everything": ("a watcher", "/log", log_of_everything),
    "every event is for everybody": (
        "a watcher",
        "/log",
        setting("parvis.engine.lines.LogLine.visible", lambda *_: True),
    ),
    "the order of decisions": ("seat", "news?number=0", decisions_in_the_order_of_what_is_hidden),
    "a mark of the state on the table's page": ("a watcher", "news?number=0", by_render("table", state_hash)),
    "a mark of the steps on a replay": (
        "a watcher",
        "/replay",
        by_render("replay", lambda at: crc32(str(words_of(at)).encode())),
    ),
    "an error names cards": (
        "a watcher",
        "/replay",
        setting("parvis.web.views.replay.text", lambda key, **_: f"{key}: {words_of(Table.objects.latest('pk'))}"),
    ),
    "who has chosen": ("a watcher", "news?number=0", by_render("table", lambda at: at.choices.count())),
    "what is chosen": ("a guest", "+/tables", by_render("lobby", chosen)),
    "news that counts choices": ("nobody", "/people", news_that_counts_choices),
    "a watcher sees a hand": (
        "a watcher",
        "news?number=0",
        setting("parvis.web.tables.visit.viewer", lambda *_: Viewer(0, 0)),
    ),
    "a column of the admins'": (
        "an admin",
        "seentable",
        setting("parvis.web.hosting.admin.TableAdmin.standing", lambda _, at: state_hash(Table.objects.get(pk=at.pk))),
    ),
    "the record of a running game": ("a watcher", "/record", record_of_a_running_game),
    "a mark of the state on the first page": ("nobody", "?part", by_render("home", state_hash)),
    "what can be undone": (
        "seat",
        "news?number=0",
        setting("parvis.web.tables.undoable.reveals", lambda game, before, *_: crc32(str(before).encode()) >> 1 & 1),
    ),
    "programs are shown everything": (
        "seat",
        "/api/",
        setting("parvis.web.api.telling.seen", lambda playing, _: playing.game.view(playing.state, EVERYTHING)),
    ),
    "the numbers behind chance": ("a watcher", "news?number=0", by_render("table", lambda at: at.fair_secret[:4])),
    "a plan of somebody else": ("a watcher", "news?number=0", setting("parvis.web.room.plans.planner", lambda *_: 0)),
}
"""Faults on purpose, each in one place: by whom they are looked for, in which addresses."""


TELLING = (
    "the log tells everything",
    "the order of decisions",
    "who has chosen",
    "a watcher sees a hand",
    "what can be undone",
    "programs are shown everything",
    "the numbers behind chance",
    "a plan of somebody else",
)
"""Leaks that are looked for outside a soak, too: each in another place."""


@pytest.mark.parametrize("leak", [pytest.param(one, marks=[] if one in TELLING else pytest.mark.soak) for one in LEAKS])
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    who, where, plant = LEAKS[leak]
    plant(monkeypatch)
    for number in range(TRIES):
        game = registry.find(("notre-dame", "troyes")[number % 2])
        if next(differences("club", game, Random(number), 1000, 10, [], who, where), None):
            return
        forget()
    pytest.fail(f"{leak}: not found")


def test_every_address_of_a_table_is_asked() -> None:
    at = table("human human")
    asked = [one.removeprefix("+").partition("?")[0] for one in addresses(at, 2, admin=True)]
    asked += [place for place, *_ in tries(at, 2, "pass")]
    names = {resolve(place).view_name for place in asked}
    known = [*urlpatterns, *operations.addresses()]
    of_tables = {one.name for one in known if isinstance(one, URLPattern) and "table_id" in one.pattern.converters}
    assert of_tables - names == CHANGE_SOMETHING | STREAMED


CHANGE_SOMETHING = {
    *("pace", "hurry", "asked", "curtain", "take-back", "reply", "resume", "leave", "come-back", "mute"),
    *("say", "hush", "hide", "analyse", "branch", "coach", "bookmark", "recommend"),
}
"""Routes of what is posted and done at once; what a table then tells is what its pages tell."""
STREAMED = {"api-stream"}
"""Routes of streams, which say what `streamed` has."""
