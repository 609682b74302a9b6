"""An account can be a program's. Old processes make none: the database says so for them."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0011_puzzles"),
    ]

    operations = [
        migrations.AddField(
            model_name="person",
            name="bot",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
