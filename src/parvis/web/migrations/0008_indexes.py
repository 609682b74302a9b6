"""Lists and the bots' thread find their tables by indexes, of which those for running tables have no others."""

from django.conf import settings
from django.db import migrations, models
from django.db.models.lookups import GreaterThan

BOTS_ASKED = GreaterThan(models.F("movers").bitand(models.F("bots")), 0)


def index(name, *fields, **condition):
    return migrations.AddIndex(model_name="table", index=models.Index(name=name, fields=fields, **condition))


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0007_fair"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        index("tables_by_end", "finished", "id", condition=models.Q(finished__isnull=False)),
        index("running_by_change", "changed", condition=models.Q(finished=None)),
        index("waiting_for_bots", "changed", condition=models.Q(BOTS_ASKED) & models.Q(finished=None)),
    ]
