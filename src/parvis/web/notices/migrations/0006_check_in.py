"""What is told of tournaments. Old processes tell of none: their outbox has rows for tables alone."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("notices", "0005_asked_for"),
        ("tournaments", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="outbox",
            name="tournament",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="+",
                to="tournaments.tournament",
            ),
        ),
        migrations.AddConstraint(
            model_name="outbox",
            constraint=models.UniqueConstraint(
                fields=("channel", "tournament", "key"), name="told_of_a_tournament_once"
            ),
        ),
    ]
