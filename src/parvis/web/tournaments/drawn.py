"""Parts of the pages of tournaments that many readers see alike, each drawn once for all that it is drawn from.

Who has entered, the results that a reader may see, and the tournament's revision are read anew for each page, and
drawings are kept by just these, by the language and by how addresses begin. So no drawing is ever out of date,
whichever process has changed something, and nobody is shown what was drawn for somebody who may see more.
"""

from collections.abc import Collection
from datetime import datetime
from functools import lru_cache

from django.template.loader import render_to_string
from django.urls import get_script_prefix
from markupsafe import Markup

from parvis.web.languages import current
from parvis.web.tournaments import entries, rounds, shown
from parvis.web.tournaments.models import Tournament

LARGE, SMALL = 32, 4_000
"""How many drawings are kept of tables of standings and lists of all who have entered, and of groups."""
Place = tuple[str, str]
"""The language, and how addresses begin."""


def standings(tournament: Tournament, people: Collection[shown.Entered]) -> Markup:
    """The standings of a tournament; `people`: all who have entered."""
    about = tournament.pk, tournament.created, tournament.revision
    return standings_at(place(), about, tuple(people))


@lru_cache(LARGE)
def standings_at(_: Place, about: tuple[int, datetime, int], people: tuple[shown.Entered, ...]) -> Markup:
    """The standings of a tournament at a revision, or as they are by now: then nobody asks for these any more."""
    found = entries.find(about[0])
    past = rounds.past_of(found)
    rows = shown.rows(found, past, {one.entry: one for one in people})
    told = {"standings": rows, "numbers": past.rounds, "person": None, "to": {}}
    return Markup(render_to_string("tournaments/_standings.html", told))


def entered(people: Collection[shown.Entered]) -> Markup:
    """The list of those who have entered a tournament that has not begun."""
    return entered_at(place(), tuple(people))


@lru_cache(LARGE)
def entered_at(_: Place, people: tuple[shown.Entered, ...]) -> Markup:
    """The list of these people."""
    return Markup(render_to_string("tournaments/_entered.html", {"people": people}))


def group(one: shown.AtTable, linked: bool) -> Markup:
    """A group of a round; `linked`: with the way to its table."""
    return group_at(place(), one, linked)


@lru_cache(SMALL)
def group_at(_: Place, one: shown.AtTable, linked: bool) -> Markup:
    """A group as somebody may see it who sees just that of it."""
    return Markup(render_to_string("tournaments/_group.html", {"one": one, "linked": linked, "setting": False}))


def place() -> Place:
    """The language in which is read, and how addresses begin."""
    return current(), get_script_prefix()
