"""Tables know at which seats programs' accounts sit. Old processes note none: the database says so for them."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0013_boxes"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="programs",
            field=models.PositiveIntegerField(db_default=0, default=0),
        ),
    ]
