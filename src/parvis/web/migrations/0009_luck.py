"""What chance is asked is noted with each step; numbers are committed to; who goes back over chance is noted.

Tables that there are go on by the scheme under which they began. No row of steps is written again.
"""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0008_indexes"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="fair_scheme",
            field=models.PositiveSmallIntegerField(default=1),
        ),
        migrations.AddField(
            model_name="table",
            name="fair_hashes",
            field=models.JSONField(default=list),
        ),
        migrations.AddField(
            model_name="table",
            name="fair_drawn",
            field=models.CharField(default="", editable=False, max_length=32),
        ),
        migrations.AddField(
            model_name="table",
            name="fair_returns",
            field=models.JSONField(default=list),
        ),
        migrations.AddField(
            model_name="step",
            name="asked",
            field=models.BigIntegerField(null=True),
        ),
    ]
