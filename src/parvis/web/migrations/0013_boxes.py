"""Owners keep boxes, and tables the values of the box that they are played with."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0012_branches"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="box",
            field=models.JSONField(null=True),
        ),
        migrations.CreateModel(
            name="OwnBox",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=80)),
                ("ruling", models.PositiveIntegerField()),
                ("title", models.CharField(max_length=60)),
                ("vouched", models.CharField(default="", max_length=60)),
                ("content", models.JSONField(default=dict)),
                ("changed", models.DateTimeField(auto_now=True)),
                (
                    "keeper",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="boxes",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "permissions": (("keep_boxes", "May keep boxes"),),
            },
        ),
    ]
