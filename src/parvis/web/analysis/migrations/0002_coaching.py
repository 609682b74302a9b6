"""Coaches at tables of people who learn."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("analysis", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="Coaching",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="coaching",
                        serialize=False,
                        to="web.table",
                    ),
                ),
                ("is_on", models.BooleanField(default=True)),
                ("named", models.JSONField(default=dict)),
                ("warned", models.JSONField(default=list)),
                ("number", models.PositiveIntegerField(default=0)),
                ("revision", models.PositiveIntegerField(default=0)),
                ("seat", models.PositiveSmallIntegerField(null=True)),
                ("content", models.JSONField(null=True)),
                ("until", models.DateTimeField(null=True)),
            ],
        ),
    ]
