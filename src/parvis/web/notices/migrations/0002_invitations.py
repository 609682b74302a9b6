import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("notices", "0001_initial"),
        ("room", "0004_fair"),
    ]

    operations = [
        migrations.AddField(
            "outbox",
            "gathering",
            models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.CASCADE, related_name="+", to="room.gathering"
            ),
        ),
        migrations.AddConstraint(
            "outbox", models.UniqueConstraint(fields=("channel", "gathering", "key"), name="invited_once")
        ),
    ]
