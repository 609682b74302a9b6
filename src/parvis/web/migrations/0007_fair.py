"""Chance follows from a secret that is committed to. Tables that there are have none, and go on without."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0006_persons"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="fair_commitment",
            field=models.CharField(default="", max_length=64),
        ),
        migrations.AddField(
            model_name="table",
            name="fair_secret",
            field=models.CharField(default="", editable=False, max_length=64),
        ),
        migrations.AddField(
            model_name="table",
            name="fair_numbers",
            field=models.JSONField(default=list),
        ),
        migrations.AddField(
            model_name="table",
            name="fair_start_chosen",
            field=models.BooleanField(default=False),
        ),
    ]
