"""Tables under an owner's ruling name its values; those that there are play released rulings."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0003_words_alone"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="corrected",
            field=models.CharField(default="", max_length=16),
        ),
    ]
