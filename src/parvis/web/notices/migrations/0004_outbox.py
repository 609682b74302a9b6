from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("notices", "0003_matters"),
    ]

    operations = [
        migrations.AlterModelOptions("outbox", {"verbose_name": "notification", "verbose_name_plural": "outbox"}),
    ]
