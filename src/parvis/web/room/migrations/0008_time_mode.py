"""Terms say `time_mode` for live or turn by turn; a gathering names the table that it is a rematch of."""

from functools import partial

from django.db import migrations
from django.db.models import JSONField, TextField, Value
from django.db.models.functions import Cast, Replace

OLD, NEW = '"manner":', '"time_mode":'


def rename(apps, schema_editor, old, new):
    """The key of all terms at once, in their text: none has to be readable."""
    for app, name in (("web", "Table"), ("room", "Gathering")):
        kept = Cast("terms", TextField())
        rows = apps.get_model(app, name).objects.annotate(kept=kept).filter(kept__contains=old)
        rows.update(terms=Cast(Replace(kept, Value(old), Value(new)), JSONField()))


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0011_claims"),
        ("room", "0007_numbers_committed_to"),
    ]

    operations = [
        migrations.RenameField("gathering", "again", "rematch_of"),
        migrations.RunPython(partial(rename, old=OLD, new=NEW), partial(rename, old=NEW, new=OLD)),
    ]
