"""Players commit to their numbers before any is shown. Numbers that were added already count as shown."""

import hashlib

from django.db import migrations, models


def commit(apps, schema_editor):
    """What was added at gatherings that still wait gets its hash."""
    for place in apps.get_model("room", "Place").objects.filter(gathering__table=None).exclude(number=""):
        place.hash = hashlib.sha256(place.number.encode()).hexdigest()
        place.save(update_fields=["hash"])


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0006_older_tables"),
    ]

    operations = [
        migrations.AddField(
            model_name="gathering",
            name="fair_drawn",
            field=models.CharField(default="", editable=False, max_length=32),
        ),
        migrations.AddField(
            model_name="gathering",
            name="due",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="place",
            name="hash",
            field=models.CharField(default="", editable=False, max_length=64),
        ),
        migrations.AlterField(
            model_name="place",
            name="number",
            field=models.CharField(default="", editable=False, max_length=73),
        ),
        migrations.RunPython(commit, migrations.RunPython.noop),
    ]
