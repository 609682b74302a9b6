"""Names of accounts without their figures, and names for those whose own shows nothing."""

from typing import Any

from django.db import migrations, models

from parvis.engine.quoted import is_name
from parvis.web.people.lookalikes import folded, stem


def note(apps: Any, _: Any) -> None:
    """Note the stems; whoever has a name that shows nothing gets one with a number."""
    people = apps.get_model("people", "Person").objects
    for person in people.exclude(name=""):
        if not is_name(person.name):
            person.name = f"Person {person.pk}"
            while people.filter(alike=folded(person.name)).exists():
                person.name += " again"
        person.alike, person.stem = ("", "") if person.guest else (folded(person.name), stem(person.name))
        person.save(update_fields=["name", "alike", "stem"])


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0004_one_of_a_name"),
    ]

    operations = [
        migrations.AddField(
            "person", "stem", models.CharField(db_index=True, default="", editable=False, max_length=800)
        ),
        migrations.RunPython(note, migrations.RunPython.noop),
    ]
