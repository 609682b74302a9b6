"""How often the lists of tables have changed: a row for each change, so that none who writes one waits for another.

What stands for the newest change is the same in every process of the site.
"""

from parvis.web.live.models import ListChange
from parvis.web.storage.statements import Statement

KEPT = 64
"""Changes that count: more than are ever under way at once."""


def change() -> None:
    """Note, within the transaction, that something in a list is different."""
    ListChange.objects.create()


def mark() -> str:
    """What stands for the newest change.

    The highest number alone would not do: one may be committed before a lower one that was taken earlier.
    """
    numbers = [number for (number,) in NEWEST.rows()]
    return f"{numbers[0]}.{sum(number > numbers[0] - KEPT for number in numbers)}" if numbers else "0"


NEWEST = Statement(lambda: ListChange.objects.order_by("-pk").values_list("pk")[:KEPT])


def tidy() -> None:
    """Forget changes that no longer count."""
    newest = ListChange.objects.order_by("-pk").values_list("pk", flat=True).first() or 0
    ListChange.objects.filter(pk__lte=newest - KEPT).delete()
