"""No two accounts have names that look alike: whoever came later gets a number."""

from typing import Any

from django.db import migrations, models

from parvis.web.people.lookalikes import folded

LONGEST = 40


def number(apps: Any, _: Any) -> None:
    """Note what the names of accounts look like; those that come again get a number behind them."""
    person_of = apps.get_model("people", "Person")
    accounts = person_of.objects.filter(guest=False).exclude(name="").order_by("pk")
    known = {folded(name) for name in accounts.values_list("name", flat=True)}
    met: set[str] = set()
    for person in accounts:
        shown, count = person.name, 1
        while folded(shown) in (met if count == 1 else known | met):
            count += 1
            behind = f" {count}"
            shown = person.name[: LONGEST - len(behind)] + behind
        met.add(folded(shown))
        person_of.objects.filter(pk=person.pk).update(name=shown, alike=folded(shown))


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0002_accounts"),
    ]

    operations = [
        migrations.AddField("person", "alike", models.CharField(default="", editable=False, max_length=800)),
        migrations.RunPython(number, migrations.RunPython.noop),
    ]
