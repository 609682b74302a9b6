"""Coaches judge a question for longer while it is open."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("analysis", "0002_coaching"),
    ]

    operations = [
        migrations.AddField("coaching", "is_fine", models.BooleanField(default=False, db_default=False)),
    ]
