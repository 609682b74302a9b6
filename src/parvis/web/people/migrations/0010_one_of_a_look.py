from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0009_drawn"),
    ]

    operations = [
        migrations.AddConstraint(
            "person",
            models.UniqueConstraint(
                condition=models.Q(("drawn", ""), _negated=True), fields=("drawn",), name="one_of_a_look"
            ),
        ),
    ]
