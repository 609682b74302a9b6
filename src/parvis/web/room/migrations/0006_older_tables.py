"""What lists need of tables that were there before: whose they are, and what was reached at them."""

from datetime import UTC, datetime

from django.db import DatabaseError, migrations

TOGETHER = 1000
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
KEY = ("person_id", "kind", "is_open")
TOLD = ("pk", "game", "seats", "result", "terms", "finished")


def note_all(apps, schema_editor):
    """Note the tables of everybody; what can't be read of a damaged one is left out."""
    own, tally = apps.get_model("room", "OwnTable"), apps.get_model("room", "Tally")
    tables, sittings = apps.get_model("web", "Table").objects, apps.get_model("room", "Sitting").objects
    tallies = {}
    newest = tables.order_by("-pk").values_list("pk", flat=True).first() or 0
    for first in range(1, newest + 1, TOGETHER):
        rows = list(rows_of(own, tables.filter(pk__range=(first, first + TOGETHER - 1)), sittings))
        own.objects.bulk_create(rows)
        for row in rows:
            if row.score is not None:
                key = row.person_id, row.kind, row.is_open
                count(tallies.setdefault(key, tally(**dict(zip(KEY, key, strict=True)), games=0, wins=0)), row)
    tally.objects.bulk_create(tallies.values())


def count(tally, row):
    """Count one game more in a tally."""
    if tally.best is None or row.score > tally.best:
        tally.best, tally.at = row.score, row.table_id
    tally.games += 1
    tally.wins += row.won


def rows_of(own, tables, sittings):
    """A row for each person at these tables."""
    seats = {number: {host: []} if host else {} for number, host in tables.values_list("pk", "host_id")}
    for number, seat, person in sittings.filter(table__in=tables.values("pk")).values_list("table", "seat", "person"):
        seats[number].setdefault(person, []).append(seat)
    told = told_of(tables.filter(pk__in=[number for number, people in seats.items() if people]))
    for number, people in seats.items():
        for person, held in people.items():
            yield own(table_id=number, person_id=person, **reached(held, *told[number]))


def told_of(tables):
    """What tables tell of themselves, by number; the same one by one if one of them can't be read."""
    try:
        return {number: told for number, *told in tables.values_list(*TOLD)}
    except (DatabaseError, ValueError, TypeError):
        return {number: told_alone(tables.filter(pk=number)) for number in list(tables.values_list("pk", flat=True))}


def told_alone(table):
    """What one table tells; of a damaged one only whether it is over, whenever that was."""
    try:
        return table.values_list(*TOLD[1:]).get()
    except (DatabaseError, ValueError, TypeError):
        return None, None, None, None, LONG_AGO if table.filter(finished__isnull=False).exists() else None


def reached(held, game, seats, result, terms, finished):
    """What these seats of one person have reached."""
    try:
        standing = list(zip(result["scores"], result["tiebreaks"], strict=True))
        best = max(held, key=lambda seat: standing[seat])
        figures = {
            "seat": best,
            "kind": f"{game} {len(seats)}",
            "score": result["scores"][best],
            "place": 1 + sum(other > standing[best] for other in standing),
            "won": best in result["winners"],
        }
    except (TypeError, LookupError, ValueError):  # still going on, or damaged, or opened for others
        figures = {"seat": held[0] if held else None}
    is_public = isinstance(terms, dict) and terms.get("visibility", "public") == "public"
    return {"finished": finished, "is_open": is_public and terms.get("watchers", True) is True, **figures}


class Migration(migrations.Migration):
    dependencies = [("room", "0005_own_tables")]

    operations = [migrations.RunPython(note_all, migrations.RunPython.noop)]
