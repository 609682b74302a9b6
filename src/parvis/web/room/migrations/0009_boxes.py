"""A gathering keeps the values of the box that its game is to be played with."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0008_time_mode"),
    ]

    operations = [
        migrations.AddField(
            model_name="gathering",
            name="box",
            field=models.JSONField(null=True),
        ),
    ]
