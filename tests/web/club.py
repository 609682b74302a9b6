"""People far away from each other at one site, for its tests: the fixture `club` turns the site into such a place."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from parvis.engine import registry
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.tables import opening
from parvis.web.tables.seats import SHAPES, Seat
from tests.web.visiting import Visitor

EMPTY: Mapping[str, Any] = MappingProxyType({})


def visitor(person: Person | None = None, htmx: bool = False) -> Visitor:
    """Somebody with a browser; without a person, a stranger."""
    made = Visitor(htmx)
    if person:
        made.client.force_login(person)
    return made


def person(name: str, **more: bool) -> Person:
    """Make a guest of that name."""
    return Person.objects.make(name=name, guest=True, **more)


def shared(
    host: Person, *others: Person, game: str = "tiny", options: Mapping[str, Any] = EMPTY, **terms: str | int
) -> Table:
    """A table of people far away from each other: the host sits in the first seat."""
    found = registry.find(game)
    people = [host, *others]
    seats = [Seat(n, one.name, colour, "human") for n, (one, colour) in enumerate(zip(people, SHAPES, strict=False))]
    afar = dict(enumerate(people))
    shown = found.shown_options(found.read_options(options))
    return opening.open_table(opening.NewTable(found, seats, shown, host=host, afar=afar, terms=terms))
