"""Tables that wait for players commit to their chance, and players add to it. Those that wait already get a secret too."""

import secrets

from django.db import migrations, models


def draw_secrets(apps, schema_editor):
    """Each gathering that still waits has a secret of its own."""
    for gathering in apps.get_model("room", "Gathering").objects.filter(table=None):
        gathering.fair_secret = secrets.token_hex(32)
        gathering.save(update_fields=["fair_secret"])


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0003_clocks"),
    ]

    operations = [
        migrations.AddField(
            model_name="gathering",
            name="fair_secret",
            field=models.CharField(default="", editable=False, max_length=64),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="place",
            name="number",
            field=models.CharField(default="", max_length=40),
        ),
        migrations.RunPython(draw_secrets, migrations.RunPython.noop),
    ]
