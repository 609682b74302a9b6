import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Table",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=80)),
                ("ruling", models.PositiveIntegerField()),
                ("options", models.JSONField()),
                ("seats", models.JSONField()),
                ("bots", models.PositiveIntegerField()),
                ("seed", models.PositiveBigIntegerField()),
                ("number", models.PositiveIntegerField(default=0)),
                ("movers", models.PositiveIntegerField(default=0)),
                ("state", models.BinaryField(default=b"")),
                ("layout", models.CharField(default="", max_length=16)),
                ("result", models.JSONField(null=True)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("finished", models.DateTimeField(null=True)),
            ],
        ),
        migrations.CreateModel(
            name="Step",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveIntegerField()),
                ("seat", models.PositiveSmallIntegerField()),
                ("decision", models.PositiveIntegerField()),
                ("words", models.CharField(max_length=120)),
                ("events", models.JSONField()),
                (
                    "table",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="steps",
                        to="web.table",
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("table", "number"), name="one_step_a_number")],
            },
        ),
        migrations.CreateModel(
            name="Choice",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.PositiveSmallIntegerField()),
                ("decision", models.PositiveIntegerField()),
                (
                    "table",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="choices",
                        to="web.table",
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("table", "seat"), name="one_choice_a_seat")],
            },
        ),
    ]
