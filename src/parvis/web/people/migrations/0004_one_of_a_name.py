from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0003_names"),
    ]

    operations = [
        migrations.AddConstraint(
            "person",
            models.UniqueConstraint(
                condition=models.Q(("alike", ""), _negated=True), fields=("alike",), name="one_of_a_name"
            ),
        ),
    ]
