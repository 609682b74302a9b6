"""What is kept of a person's tournaments when somebody leaves the site, or wants to know."""

from typing import Any

from parvis.web.people.models import Person
from parvis.web.tournaments import entries
from parvis.web.tournaments.models import OFF, OVER, Entrant, Entry, Ladder, Tournament


def leave(person: Person, **_: Any) -> None:
    """Leave all tournaments and ladders. Who keeps the place in order looks after those that they have announced."""
    mine = Entry.objects.filter(person=person, left=None).exclude(tournament__stage__in=(OVER, OFF))
    for number in list(mine.values_list("tournament", flat=True)):
        entries.leave(number, person)
    Entrant.objects.filter(person=person).delete()
    for announced in (Tournament, Ladder):
        announced.objects.filter(host=person).update(host=None)


def export(person: Person, **_: Any) -> tuple[str, Any]:
    """What is kept of a person."""
    entered = Entry.objects.filter(person=person).order_by("pk")
    announced = Tournament.objects.filter(host=person).order_by("pk")
    climbing = Entrant.objects.filter(person=person).order_by("pk")
    ladders = Ladder.objects.filter(host=person).order_by("pk")
    return "tournaments", {
        "entered": list(entered.values("tournament", "tournament__title", "entered", "here", "left", "out")),
        "announced": list(announced.values("id", "title", "about", "game", "created", "stage")),
        "next seasons": list(climbing.values("ladder", "ladder__title", "entered", "removed")),
        "ladders": list(ladders.values("id", "title", "about", "game", "created", "season", "over")),
    }
