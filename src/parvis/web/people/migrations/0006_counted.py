"""Finished tables that are not rated are noted as counted, so that nobody looks through them again."""

from django.db import migrations, models
from django.db.models.functions import Cast

RATED = '"rated": true'


def note_unrated(apps, schema_editor):
    """By the text of their terms, so that a damaged one spoils no other."""
    counted = apps.get_model("people", "Counted")
    over = apps.get_model("web", "Table").objects.filter(finished__isnull=False, counted=None)
    unrated = over.alias(told=Cast("terms", models.TextField())).exclude(told__contains=RATED)
    numbers = list(unrated.values_list("pk", flat=True))
    counted.objects.bulk_create((counted(table_id=number) for number in numbers), batch_size=1000)


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0005_stems"),
        ("web", "0008_indexes"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="ratingchange",
            index=models.Index(fields=["rating", "finished", "id"], name="changes_by_end"),
        ),
        migrations.RunPython(note_unrated, migrations.RunPython.noop),
    ]
