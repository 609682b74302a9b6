"""Analyses of finished tables, and hints at others."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("web", "0012_branches"),
    ]

    operations = [
        migrations.CreateModel(
            name="Analysis",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="analysis",
                        serialize=False,
                        to="web.table",
                    ),
                ),
                ("asked", models.DateTimeField(auto_now_add=True)),
                ("done", models.PositiveIntegerField(default=0)),
                ("total", models.PositiveIntegerField(default=0)),
                ("par", models.JSONField(null=True)),
                ("content", models.JSONField(null=True)),
                ("tries", models.PositiveSmallIntegerField(default=0)),
                ("worker", models.CharField(default="", max_length=32)),
                ("until", models.DateTimeField(null=True)),
            ],
            options={
                "verbose_name_plural": "analyses",
                "indexes": [
                    models.Index(
                        condition=models.Q(("content__isnull", True)), fields=["asked"], name="analyses_to_be_made"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Hint",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveIntegerField()),
                ("revision", models.PositiveIntegerField()),
                ("seat", models.PositiveSmallIntegerField()),
                ("content", models.JSONField(null=True)),
                ("until", models.DateTimeField(null=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="hints", to="web.table"
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("table", "number", "revision", "seat"), name="one_hint_a_question")
                ],
            },
        ),
    ]
