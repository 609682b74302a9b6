"""Puzzles and persons are rated against each other."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0010_one_of_a_look"),
    ]

    operations = [
        migrations.CreateModel(
            name="PuzzleTry",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=80)),
                ("puzzle", models.CharField(max_length=64)),
                ("solved", models.BooleanField()),
                ("mu", models.FloatField()),
                ("sigma", models.FloatField()),
                ("puzzle_mu", models.FloatField()),
                ("puzzle_sigma", models.FloatField()),
                ("tried", models.DateTimeField()),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="puzzle_tries",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["game", "puzzle", "id"], name="tries_of_a_puzzle")],
                "constraints": [
                    models.UniqueConstraint(fields=("person", "game", "puzzle"), name="one_try_a_puzzle"),
                ],
            },
        ),
    ]
