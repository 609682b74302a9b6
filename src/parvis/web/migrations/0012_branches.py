"""A table can go on from a step of a finished game."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0011_claims"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="branch_of",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="branches", to="web.table"
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="branch_step",
            field=models.PositiveIntegerField(db_default=0, default=0),
        ),
    ]
