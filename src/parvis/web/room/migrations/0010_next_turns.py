"""A seat can plan its next turn. Old processes know nothing of that: they take such a plan for one that was not carried
out, and the database fills in for theirs.
"""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0009_boxes"),
    ]

    operations = [
        migrations.AddField(
            model_name="plan",
            name="turn",
            field=models.JSONField(null=True),
        ),
        migrations.AddField(
            model_name="plan",
            name="brings",
            field=models.CharField(db_default="", default="", max_length=16),
        ),
        migrations.AddField(
            model_name="plan",
            name="lost",
            field=models.CharField(db_default="", default="", max_length=8),
        ),
    ]
