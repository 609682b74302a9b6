"""Alone with bots, a person's last turn can be taken back when they have moved since."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0009_luck"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="turn_over",
            field=models.BooleanField(default=False),
        ),
    ]
