from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0010_turn_over"),
    ]

    operations = [
        migrations.CreateModel(
            name="Claim",
            fields=[
                ("table", models.BigIntegerField(primary_key=True, serialize=False)),
                ("revision", models.PositiveIntegerField()),
                ("number", models.PositiveIntegerField()),
                ("seat", models.PositiveSmallIntegerField()),
                ("worker", models.CharField(max_length=32)),
                ("until", models.DateTimeField()),
            ],
        ),
    ]
