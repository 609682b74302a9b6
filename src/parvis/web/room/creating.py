"""What a table that waits for players is to be like: read from a form, and checked as every new table is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.contrib.auth.hashers import make_password

from parvis.engine.contract import Game
from parvis.web.people.models import Person
from parvis.web.room.gathering_rows import FREE, HERE, Row, distinct
from parvis.web.room.terms import LINK, LIVE, PASSWORD, PUBLIC, TURNS, VISIBILITIES, Terms
from parvis.web.tables import bots
from parvis.web.tables.boxes import chosen
from parvis.web.tables.fields import one_of, whole
from parvis.web.tables.opening import NAMES, read_for, read_name
from parvis.web.tables.seats import BOT, SHAPES, Seat
from parvis.web.texts import SiteError

WHOM = BOTS, FRIENDS, ANYBODY = "bots", "friends", "anybody"
"""Against whom: it says who is wanted in seats of which nothing else is said, and whether the table is in the list."""
TIMES = CALM, CLOCKED, SLOW, SLOW_CLOCKED = "live", "live-clock", "turns", "turns-clock"
KEPT = "person:"
"""What a seat is given to in a form, before the number of a person."""
MINUTE, HOUR = 60, 3600
SPANS = {
    "base": (15, 1, 600, MINUTE),
    "increment": (10, 0, 600, 1),
    "bank": (72, 1, 720, HOUR),
    "gain": (24, 0, 720, HOUR),
    "cap": (168, 1, 2160, HOUR),
}
"""Fields that are times: what stands there at first, the least, the most, and how many seconds one of it is."""
LONGEST_PASSWORD = 100
OWN = 0
"""The row of whoever fills in the form."""


@dataclass
class Plan:
    """What somebody wants to play, and with whom."""

    game: Game
    rows: list[Row]
    options: dict[str, Any]
    terms: Terms
    own: int = OWN
    """The row in which they sit themselves."""
    kept: dict[int, Person] = field(default_factory=dict)
    """For whom rows are kept."""
    begins: int | None = None
    open_scores: bool = False


def read(game: Game, form: Mapping[str, str], name: str, person: Person | None, known: Iterable[Person]) -> Plan:
    """What a form asks for: `whom`, `level`, `players`, `time`, `visibility`, `rated`, `kind-1` … and what every new
    table has.

    `person`: who asks, None for a guest not known yet; `name`: what they are called; `known`: whom they may invite.
    Raises GameError.
    """
    game = chosen(game, form)
    whom = one_of(form, "whom", WHOM)
    count = whole(form, "players", most(game), 1, max(game.seats))
    game.check_seats(count)
    people = {str(person.pk): person for person in known}
    rows, kept = read_rows(form, whom, count, name, people)
    # Nobody reads the names of free seats here: they are there so that the others can be checked as everywhere.
    seats = [Seat(number, row.name or f"\n{number}", row.colour, row.player) for number, row in enumerate(rows)]
    checked = read_for(game, form, list(range(count)), seats)
    terms = read_terms(form, whom, person is not None and person.bot)
    terms.check_admits(person)
    if terms.rated and any(row.kind == HERE for row in rows):
        raise SiteError("create-rated-here")
    return Plan(game, rows, checked.options, terms, OWN, kept, checked.begins, checked.open_scores)


def read_rows(
    form: Mapping[str, str], whom: str, count: int, name: str, people: Mapping[str, Person]
) -> tuple[list[Row], dict[int, Person]]:
    """The rows, and for whom they are kept. Two of the same colour: the later one gets the next that is free."""
    rows: list[Row] = []
    kept: dict[int, Person] = {}
    colours = list(SHAPES)
    level = form.get("level") or bots.FIRST[0]
    bots.find(level)
    for number in range(count):
        asked = form.get(f"colour-{number}", "")
        colour = asked if asked in colours else next(other for other in SHAPES if other in colours)
        colours.remove(colour)
        kind = FREE if number == OWN else form.get(f"kind-{number}") or (BOT + level if whom == BOTS else FREE)
        if kind.startswith(KEPT):
            person = people.get(kind.removeprefix(KEPT))
            if person is None or person in kept.values():
                raise SiteError("create-nobody", seat=number + 1)
            kept[number], kind = person, FREE
        rows.append(read_row(form, number, kind, colour, [name, *(row.name for row in rows)]))
    return rows, kept


def read_row(form: Mapping[str, str], number: int, kind: str, colour: str, names: list[str]) -> Row:
    """One row; bots get a name that nobody else has. Raises GameError."""
    if kind == FREE:
        return Row(FREE, colour)
    if kind == HERE:
        return Row(HERE, colour, read_name(form.get(f"name-{number}", ""), number + 1))
    if not kind.startswith(BOT):
        raise SiteError("new-no-player", name=str(number + 1))
    bots.find(kind.removeprefix(BOT))
    return Row(kind, colour, next(name for name in NAMES if distinct(name, names) == name))


def read_terms(form: Mapping[str, str], whom: str, program: bool = False) -> Terms:
    """The terms; a rated table that a program opens is one for programs. Raises SiteError."""
    time = one_of(form, "time", TIMES)
    visibility = form.get("visibility") or (PUBLIC if whom == ANYBODY else LINK)
    password = form.get("password", "")
    if visibility not in VISIBILITIES:
        raise SiteError("create-no-choice", field=SiteError("create-visibility"))
    if visibility == PASSWORD and not 0 < len(password) <= LONGEST_PASSWORD:
        raise SiteError("create-no-password", most=LONGEST_PASSWORD)
    stand_in = form.get("stand-in") or Terms.stand_in
    bots.find(stand_in)
    times = {name: whole(form, name, *limits[:3]) * limits[3] for name, limits in SPANS.items()}
    clock: dict[str, Any] = {}
    if time == CLOCKED:
        clock = {"base": times["base"], "increment": times["increment"]}
    if time == SLOW_CLOCKED:
        clock = {"base": times["bank"], "increment": times["gain"], "cap": max(times["cap"], times["bank"])}
    return Terms(
        time_mode=TURNS if time in (SLOW, SLOW_CLOCKED) else LIVE,
        rated=form.get("rated") == "yes",
        programs=program and form.get("rated") == "yes",
        visibility=visibility,
        password=make_password(password) if visibility == PASSWORD else "",
        watchers=form.get("watchers", "yes") == "yes",
        chat=form.get("chat", "yes") == "yes",
        stand_in=stand_in,
        revealed=form.get("revealed", "yes") == "yes",
        **clock,
    )


def most(game: Game) -> int:
    """With how many it is played where nobody says: four, or as near as the game allows."""
    return min(game.seats, key=lambda seats: (abs(seats - 4), seats))


def with_a_friend(game: Game) -> Plan:
    """Two players, or as few as the game allows, by a link."""
    rows = [Row(FREE, colour) for colour, _ in zip(SHAPES, range(min(s for s in game.seats if s > 1)), strict=False)]
    return Plan(game, rows, game.shown_options(game.read_options({})), Terms(visibility=LINK))
