from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("notices", "0002_invitations"),
    ]

    operations = [
        migrations.AddField("channel", "silent", models.JSONField(default=list)),
    ]
