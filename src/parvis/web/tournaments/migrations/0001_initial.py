"""Tournaments, entries, rounds, and groups with their seats."""

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
            name="Round",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveSmallIntegerField()),
                ("seed", models.PositiveBigIntegerField()),
                ("secret", models.CharField(default="", editable=False, max_length=64)),
                ("closed", models.DateTimeField(null=True)),
            ],
        ),
        migrations.CreateModel(
            name="Entry",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("entered", models.DateTimeField(auto_now_add=True)),
                ("here", models.BooleanField(default=False)),
                ("left", models.DateTimeField(null=True)),
                ("out", models.BooleanField(default=False)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="entries", to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Group",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveSmallIntegerField()),
                ("scores", models.JSONField(null=True)),
                ("places", models.JSONField(null=True)),
                ("by_hand", models.BooleanField(default=False)),
                ("sealed", models.BooleanField(default=False)),
                (
                    "table",
                    models.OneToOneField(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="group", to="web.table"
                    ),
                ),
                (
                    "round",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="groups",
                        to="tournaments.round",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Chair",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.PositiveSmallIntegerField()),
                (
                    "entry",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="chairs", to="tournaments.entry"
                    ),
                ),
                (
                    "group",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="chairs",
                        to="tournaments.group",
                    ),
                ),
                (
                    "round",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="chairs",
                        to="tournaments.round",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Tournament",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("title", models.CharField(max_length=60)),
                ("about", models.CharField(blank=True, default="", max_length=1000)),
                ("game", models.CharField(max_length=80)),
                ("options", models.JSONField()),
                ("terms", models.JSONField()),
                ("kind", models.CharField(max_length=10)),
                ("size", models.PositiveSmallIntegerField()),
                ("rounds", models.PositiveSmallIntegerField()),
                ("going_on", models.PositiveSmallIntegerField(default=0)),
                ("leaving", models.CharField(max_length=6)),
                ("duplicate", models.BooleanField(default=False)),
                ("late", models.BooleanField(default=False)),
                ("by_itself", models.BooleanField(default=True)),
                ("stage", models.CharField(db_index=True, default="open", max_length=8)),
                ("revision", models.PositiveIntegerField(default=0)),
                ("plan", models.JSONField(null=True)),
                ("created", models.DateTimeField(auto_now_add=True)),
                (
                    "host",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="tournaments",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="round",
            name="tournament",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="played",
                to="tournaments.tournament",
            ),
        ),
        migrations.AddField(
            model_name="entry",
            name="tournament",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="entries",
                to="tournaments.tournament",
            ),
        ),
        migrations.AddIndex(
            model_name="group",
            index=models.Index(condition=models.Q(("places__isnull", True)), fields=["round"], name="groups_at_play"),
        ),
        migrations.AddIndex(
            model_name="group",
            index=models.Index(condition=models.Q(("sealed", True)), fields=["round"], name="groups_sealed"),
        ),
        migrations.AddConstraint(
            model_name="group",
            constraint=models.UniqueConstraint(fields=("round", "number"), name="one_group_a_number"),
        ),
        migrations.AddConstraint(
            model_name="chair",
            constraint=models.UniqueConstraint(fields=("group", "seat"), name="one_entry_a_seat"),
        ),
        migrations.AddConstraint(
            model_name="chair",
            constraint=models.UniqueConstraint(fields=("round", "entry"), name="one_group_an_entry"),
        ),
        migrations.AddConstraint(
            model_name="round",
            constraint=models.UniqueConstraint(fields=("tournament", "number"), name="one_round_a_number"),
        ),
        migrations.AddConstraint(
            model_name="entry",
            constraint=models.UniqueConstraint(fields=("tournament", "person"), name="one_entry_a_person"),
        ),
    ]
