"""What is told only where people ask for it. Where old processes add a way, nothing is."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("notices", "0004_outbox"),
    ]

    operations = [
        migrations.AddField(
            model_name="channel",
            name="asked_for",
            field=models.JSONField(null=True),
        ),
    ]
