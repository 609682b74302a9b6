from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("hosting", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="Done",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=40)),
                ("who", models.CharField(max_length=300)),
                ("at", models.DateTimeField()),
            ],
            options={
                "indexes": [models.Index(fields=["name", "who", "at"], name="done_by_whom")],
            },
        ),
    ]
