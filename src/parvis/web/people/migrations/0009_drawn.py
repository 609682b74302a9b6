"""Names are compared as they are drawn, too, so that in lower case an i is no l."""

from typing import Any

from django.db import migrations, models

from parvis.web.people.lookalikes import drawn, folded

LONGEST = 40


def note(apps: Any, _: Any) -> None:
    """Note what the names of accounts look like; those that come again get a number behind them."""
    people = apps.get_model("people", "Person").objects
    accounts = people.filter(guest=False).exclude(name="")
    for person in accounts.order_by("pk"):
        name, count = person.name, 1
        while (
            people.filter(drawn=drawn(name)).exists()
            or people.exclude(pk=person.pk).filter(alike=folded(name)).exists()
        ):
            count += 1
            behind = f" {count}"
            name = person.name[: LONGEST - len(behind)] + behind
        accounts.filter(pk=person.pk).update(name=name, alike=folded(name), drawn=drawn(name))


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0008_language"),
    ]

    operations = [
        migrations.AddField("person", "drawn", models.CharField(default="", editable=False, max_length=800)),
        migrations.RunPython(note, migrations.RunPython.noop),
    ]
