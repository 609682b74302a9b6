"""Announcing a tournament or a ladder: what a form asks for, checked as every new table is."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.quoted import is_name
from parvis.web.live import lists
from parvis.web.people.models import Person
from parvis.web.room import hours
from parvis.web.room.creating import ANYBODY, SLOW, SLOW_CLOCKED, read_terms
from parvis.web.room.terms import PUBLIC
from parvis.web.tables.fields import one_of, whole
from parvis.web.tables.opening import check_options, read_option
from parvis.web.texts import SiteError
from parvis.web.tournaments import pairing
from parvis.web.tournaments.models import (
    KINDS,
    KNOCK_OUT,
    LEAVING,
    LONGEST_ABOUT,
    LONGEST_TITLE,
    OFF,
    OVER,
    ROBIN,
    SWISS,
    Announced,
    Ladder,
    Tournament,
)

PAGE, LADDER = "tournament", "ladder"
"""How the keys of the forms' texts begin."""
MOST_ROUNDS = 20
MOST = 5
"""Tournaments that one person keeps open at once."""
ROUNDS = 3
"""Rounds where nobody says otherwise."""
LADDER_TIMES = (SLOW_CLOCKED, SLOW)
"""Ladders are played turn by turn."""
SPANS = {"division": (6, 4, 20), "moving": (1, 1, 10), "weeks": (8, 1, 26), "days": (7, 1, 60)}
"""Numbers of a ladder: what stands there at first, the least, the most."""
TABLE = 3
"""People at a table of a ladder where nobody says otherwise, or as near as the game allows."""


def announce(form: Mapping[str, str], host: Person) -> Tournament:
    """Announce the tournament that a form asks for. Raises GameError, and then nothing has changed."""
    made = read(form, host)
    if Tournament.objects.filter(host=host, division=None).exclude(stage__in=(OVER, OFF)).count() >= MOST:
        raise SiteError("tournament-too-many", most=MOST)
    made.save()
    lists.change()
    return made


def read(form: Mapping[str, str], host: Person) -> Tournament:
    """What a form asks for: `title`, `about`, `game`, `kind`, `size`, `rounds`, `going-on`, `leaving`, `duplicate`,
    `late`, `by-itself`, and what every new table has. Raises GameError.
    """
    title, about = " ".join(form.get("title", "").split()), form.get("about", "").strip()
    if not is_name(title, LONGEST_TITLE):
        raise SiteError("tournament-no-title", longest=LONGEST_TITLE)
    if len(about) > LONGEST_ABOUT or not all(line == "" or line.isprintable() for line in about.splitlines()):
        raise SiteError("tournament-long-about", longest=LONGEST_ABOUT)
    game = registry.find(form.get("game", ""))
    options = {option.name: read_option(form, option) for option in game.options}
    kind = one_of(form, "kind", KINDS, PAGE)
    sizes = [seats for seats in game.seats if 2 <= seats <= pairing.MOST]
    size = whole(form, "size", max(sizes), min(sizes), max(sizes), PAGE)
    if size not in sizes:
        raise SiteError("tournament-no-size", size=size)
    numbers = game.read_options(options)
    check_options(game, numbers, size)
    terms = read_terms({**form, "visibility": PUBLIC}, ANYBODY, host.bot)
    terms.check_admits(host)
    return Tournament(
        title=title,
        about=about,
        game=game.name,
        options=game.shown_options(numbers),
        terms=replace(terms, tournament=True, watchers=True).to_json(),
        kind=kind,
        size=size,
        rounds=0 if kind == KNOCK_OUT else whole(form, "rounds", ROUNDS, 1, MOST_ROUNDS, PAGE),
        going_on=whole(form, "going-on", 1, 1, size - 1, PAGE) if kind == KNOCK_OUT else 0,
        leaving=one_of(form, "leaving", LEAVING, PAGE),
        duplicate=form.get("duplicate") == "yes",
        late=kind == SWISS and form.get("late") == "yes",
        by_itself=form.get("by-itself", "yes") == "yes",
        host=host,
    )


def announce_ladder(form: Mapping[str, str], host: Person) -> Ladder:
    """Announce the ladder that a form asks for. Raises GameError, and then nothing has changed."""
    made = read_ladder(form, host)
    if Ladder.objects.filter(host=host, over=None).count() >= MOST:
        raise SiteError("ladder-too-many", most=MOST)
    made.save()
    lists.change()
    return made


def read_ladder(form: Mapping[str, str], host: Person) -> Ladder:
    """What a form asks for: `division`, `moving`, `weeks`, `days`, and what a tournament's form has that can be said
    of one. Raises GameError.
    """
    time = one_of(form, "time", LADDER_TIMES)
    like = read({**form, "kind": ROBIN, "time": time, "duplicate": "", "late": "", "by-itself": "yes"}, host)
    numbers = {name: whole(form, name, *limits, LADDER) for name, limits in SPANS.items()}
    people, moving = numbers["division"], numbers["moving"]
    least = max(like.size, 2 * min(allowed(like, registry.find(like.game))))
    if people < least:
        raise SiteError("ladder-small-division", least=least)
    if 2 * moving > people:
        raise SiteError("ladder-many-moving", people=people, most=people // 2)
    return Ladder(
        **{field.name: getattr(like, field.name) for field in Announced._meta.fields},
        division=people,
        moving=moving,
        weeks=numbers["weeks"],
        due=hours.now() + timedelta(days=numbers["days"]),
        host=host,
    )


def allowed(tournament: Announced, game: Game) -> set[int]:
    """With how many a table can be played. Raises GameError."""
    numbers = game.read_options(tournament.options)
    return {
        seats
        for seats in game.seats
        if 2 <= seats <= tournament.size
        and all(option.is_for(value, seats) for option, value in zip(game.options, numbers, strict=True))
    }
