"""Deals of the day, and tries of them."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("web", "0014_programs"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Deal",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("day", models.DateField()),
                ("game", models.CharField(max_length=80)),
                ("secret", models.CharField(editable=False, max_length=64)),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("day", "game"), name="one_deal_a_day")],
            },
        ),
        migrations.CreateModel(
            name="Try",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("browser", models.CharField(default="", editable=False, max_length=32)),
                ("points", models.IntegerField(null=True)),
                ("ended", models.DateTimeField(null=True)),
                (
                    "deal",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="tries", to="daily.deal"
                    ),
                ),
                (
                    "person",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="daily_tries",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "table",
                    models.OneToOneField(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="daily_try",
                        to="web.table",
                    ),
                ),
            ],
            options={
                "verbose_name_plural": "tries",
                "indexes": [models.Index(fields=["deal", "-points"], name="tries_by_points")],
                "constraints": [
                    models.UniqueConstraint(fields=("deal", "person"), name="one_try_a_person"),
                    models.UniqueConstraint(
                        condition=models.Q(("browser", ""), _negated=True),
                        fields=("deal", "browser"),
                        name="one_try_a_browser",
                    ),
                ],
            },
        ),
    ]
