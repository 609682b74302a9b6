"""Decisions are kept in words alone: their numbers change from version to version."""

from django.db import migrations, models

KEEP = 172
KEPT = (
    "cloister-school",
    "bank",
    "residence",
    "carriage-house",
    "hotel",
    "park",
    "hospital",
    "notre-dame",
    "trusted-friend",
)
"""The numbers from KEEP on, as they were: of all games, only Notre Dame's draft keeps choices back."""


def name_choices(apps, schema_editor):
    """Steps have their words; choices get theirs. One that nobody can name is gone, and its seat is asked again."""
    for choice in apps.get_model("web", "Choice").objects.select_related("table"):
        place = choice.decision - KEEP
        if choice.table.game == "notre-dame" and 0 <= place < len(KEPT):
            choice.words = f"keep {KEPT[place]}"
            choice.save(update_fields=["words"])
        else:
            choice.delete()


def forget_states(apps, schema_editor):
    """States hold numbers too: they are made again from the steps when a table is opened."""
    apps.get_model("web", "Table").objects.update(state=b"", layout="", turn_state=b"")


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0002_taking_back_and_pace"),
    ]

    operations = [
        migrations.AddField(
            model_name="choice",
            name="words",
            field=models.CharField(default="", max_length=120),
            preserve_default=False,
        ),
        migrations.RunPython(name_choices),
        migrations.RunPython(forget_states),
        migrations.RemoveField(
            model_name="choice",
            name="decision",
        ),
        migrations.RemoveField(
            model_name="step",
            name="decision",
        ),
    ]
