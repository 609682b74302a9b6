"""Games that bots play on from a step of a finished table."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("analysis", "0003_fine"),
    ]

    operations = [
        migrations.CreateModel(
            name="Spread",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("asked", models.DateTimeField(auto_now_add=True)),
                ("done", models.PositiveIntegerField(default=0)),
                ("total", models.PositiveIntegerField(default=0)),
                ("content", models.JSONField(null=True)),
                ("tries", models.PositiveSmallIntegerField(default=0)),
                ("worker", models.CharField(default="", max_length=32)),
                ("until", models.DateTimeField(null=True)),
                ("step", models.PositiveIntegerField()),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="spreads", to="web.table"
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("content__isnull", True)), fields=["asked"], name="spreads_to_be_made"
                    )
                ],
                "constraints": [models.UniqueConstraint(fields=("table", "step"), name="one_spread_a_step")],
            },
        ),
    ]
