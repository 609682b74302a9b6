"""Ladders of seasons. All tables are new: nothing changes for processes of older versions."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0001_initial"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Ladder",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("title", models.CharField(max_length=60)),
                ("about", models.CharField(blank=True, default="", max_length=1000)),
                ("game", models.CharField(max_length=80)),
                ("options", models.JSONField()),
                ("terms", models.JSONField()),
                ("size", models.PositiveSmallIntegerField()),
                ("rounds", models.PositiveSmallIntegerField()),
                ("leaving", models.CharField(max_length=6)),
                ("division", models.PositiveSmallIntegerField()),
                ("moving", models.PositiveSmallIntegerField()),
                ("weeks", models.PositiveSmallIntegerField()),
                ("season", models.PositiveSmallIntegerField(default=0)),
                ("due", models.DateTimeField(db_index=True)),
                ("waiting", models.BooleanField(default=False)),
                ("over", models.DateTimeField(null=True)),
                ("created", models.DateTimeField(auto_now_add=True)),
                (
                    "host",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="ladders",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="Entrant",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("entered", models.DateTimeField(auto_now_add=True)),
                ("removed", models.BooleanField(default=False)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="entrants",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "ladder",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="entrants",
                        to="tournaments.ladder",
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("ladder", "person"), name="one_entrant_a_person")],
            },
        ),
        migrations.CreateModel(
            name="Division",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("season", models.PositiveSmallIntegerField()),
                ("number", models.PositiveSmallIntegerField()),
                (
                    "tournament",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="division",
                        to="tournaments.tournament",
                    ),
                ),
                (
                    "ladder",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="divisions",
                        to="tournaments.ladder",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("ladder", "season", "number"), name="one_division_a_number")
                ],
            },
        ),
    ]
