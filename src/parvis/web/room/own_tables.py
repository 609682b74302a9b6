"""The tables of a person, kept as lists need them: each with its end, and what they have reached there; and tallies.

What is kept follows from tables and sittings alone, and is made anew whenever those of a table change: when it is
opened, when its game ends or is repaired, when it is deleted, and when a guest becomes an account.
"""

from collections.abc import Collection, Iterable
from typing import Any

from django.db.models import Count, Max, Q, QuerySet

from parvis.engine.play import Result
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room.models import OwnTable, Sitting, Tally
from parvis.web.room.terms import PUBLIC, Terms

Kind = tuple[int, str, bool]
"""A person, a game with how many play it, and whether everybody may see those games."""
MOST = 500
"""Tables under way that lists look for whoever is asked first."""
TOUCHED = "touched_kinds"
"""Where a table that is being deleted keeps the kinds in which it was counted."""
FIELDS = ("finished", "is_open", "seat", "kind", "score", "place", "won")


def under_way(person: Person, seated: bool = False) -> list[int]:
    """The numbers of somebody's tables under way, those opened last. `seated`: only those at which they sit."""
    running = OwnTable.objects.filter(person=person, finished=None)
    if seated:
        running = running.filter(seat__isnull=False)
    return list(running.order_by("-table").values_list("table_id", flat=True)[:MOST])


def ended(person: Person) -> QuerySet[OwnTable]:
    """What is kept of somebody's finished tables, the last to end first."""
    return OwnTable.objects.filter(person=person, finished__isnull=False).order_by("-finished", "-table")


def note(table: Table) -> None:
    """Bring what is kept of a table's persons up to date, within the transaction that changed it."""
    before = OwnTable.objects.filter(table=table)
    rows = list(rows_of(table, Sitting.objects.filter(table=table).order_by("seat").values_list("seat", "person_id")))
    touched = {*kinds(before), *kinds(rows)}
    before.exclude(person__in=[row.person_id for row in rows]).delete()
    OwnTable.objects.bulk_create(rows, update_conflicts=True, unique_fields=["person", "table"], update_fields=FIELDS)
    count(touched)


def rows_of(table: Table, sittings: Iterable[tuple[int, int]]) -> Iterable[OwnTable]:
    """A row for each person who sits there, or has opened it; of several seats, the best. `sittings`: seat, person."""
    result = Result(**table.result) if table.finished and table.result else None
    seats: dict[int, list[int]] = {table.host_id: []} if table.host_id is not None else {}
    for seat, person in sittings:
        seats.setdefault(person, []).append(seat)
    common = {"table": table, "finished": table.finished, "is_open": is_open(table.terms)}
    for person, own in seats.items():
        reached = outcome(table, result, own) if result and own else {}
        yield OwnTable(person_id=person, **common, **{"seat": own[0] if own else None, **reached})


def outcome(table: Table, result: Result, own: Collection[int]) -> dict[str, Any]:
    """What these seats of one person have reached."""
    best = min(own, key=result.place)
    return {
        "seat": best,
        "kind": f"{table.game} {len(table.seats)}",
        "score": result.scores[best],
        "place": result.place(best),
        "won": best in result.winners,
    }


def is_open(terms: Any) -> bool:
    """Whether everybody may see the result of a table on these terms; nobody may where they are damaged."""
    try:
        told = Terms.of(terms)
    except (ValueError, TypeError):
        return False
    return told.visibility == PUBLIC and told.watchers


def kinds(rows: Iterable[OwnTable]) -> set[Kind]:
    """The tallies in which these are counted."""
    return {(row.person_id, row.kind, row.is_open) for row in rows if row.score is not None}


def count(touched: Iterable[Kind]) -> None:
    """Count again, from the rows of each of these kinds: an index alone is read for it."""
    for person, kind, is_open in sorted(touched):
        of_kind: dict[str, Any] = {"person_id": person, "kind": kind, "is_open": is_open}
        games = OwnTable.objects.filter(**of_kind, score__isnull=False)
        found = games.aggregate(games=Count("pk"), wins=Count("pk", filter=Q(won=True)), best=Max("score"))
        if found["games"]:
            found["at"] = games.filter(score=found["best"]).values_list("table_id", flat=True)[0]
            Tally.objects.update_or_create(**of_kind, defaults=found)
        else:
            Tally.objects.filter(**of_kind).delete()


def about_to_go(instance: Table, **_: Any) -> None:
    """A table is deleted, and with it what is kept of it: its kinds are noted."""
    instance.__dict__[TOUCHED] = kinds(OwnTable.objects.filter(table=instance.pk))


def gone(instance: Table, **_: Any) -> None:
    """Within the same transaction: they are counted again."""
    count(instance.__dict__.pop(TOUCHED, ()))
