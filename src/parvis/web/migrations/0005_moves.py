"""Bots wait before each of their moves, not before each step, and not at all when people are in a hurry."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0004_corrected"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="move_number",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="hurried",
            field=models.BooleanField(default=False),
        ),
    ]
