"""Who follows whom, and who may see that somebody is here. Old processes know neither: the database says so for them."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0012_bot"),
    ]

    operations = [
        migrations.AddField(
            model_name="person",
            name="seen",
            field=models.DateField(null=True),
        ),
        migrations.AddField(
            model_name="person",
            name="shown_to",
            field=models.CharField(db_default="friends", default="friends", max_length=9),
        ),
        migrations.CreateModel(
            name="Follow",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("created", models.DateTimeField(auto_now_add=True)),
                (
                    "followed",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="followers",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="follows", to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("person", "followed"), name="followed_once")],
            },
        ),
    ]
