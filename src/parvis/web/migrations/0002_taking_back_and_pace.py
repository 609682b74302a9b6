from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="changed",
            field=models.DateTimeField(auto_now=True),
        ),
        migrations.AddField(
            model_name="table",
            name="open_scores",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="pace",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="revision",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="turn_number",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="turn_seat",
            field=models.PositiveSmallIntegerField(null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="turn_state",
            field=models.BinaryField(default=b""),
        ),
    ]
