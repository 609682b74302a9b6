from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0006_counted"),
    ]

    operations = [
        migrations.AlterField("person", "email", models.EmailField(db_index=True, max_length=254, null=True)),
    ]
