"""When what was done, by whom, in a database that several processes share: a row for each time."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from django.db import connection, transaction
from django.utils import timezone

from parvis.web.hosting.models import Done


def wait(name: str, seconds: float, counted: Mapping[str, int]) -> float:
    """Count one more time for all of `counted`, or tell how many seconds are left to wait, as `limits.Counter` does."""
    with transaction.atomic():
        for who in sorted(counted):
            alone(name, who)
        now = timezone.now()
        left = max(seconds_left(name, who, times, seconds, now) for who, times in counted.items())
        if not left:
            Done.objects.bulk_create(Done(name=name, who=who, at=now) for who in counted)
    return left


def alone(name: str, who: str) -> None:
    """Let nobody else count for the same until the transaction ends."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [f"{name} {who}"])


def seconds_left(name: str, who: str, times: int, seconds: float, now: datetime) -> float:
    """Seconds until somebody may do it again, who may do it so many times in so many seconds."""
    begins = now - timedelta(seconds=seconds)
    done = Done.objects.filter(name=name, who=who, at__gt=begins).order_by("-at").values_list("at", flat=True)
    last = done[times - 1 : times].first() if times else now
    return 0.0 if last is None else (last - begins).total_seconds()


def forgive(name: str, counted: Mapping[str, int]) -> None:
    """Take back the newest of what was counted, for all of `counted`."""
    for who in counted:
        newest = Done.objects.filter(name=name, who=who).order_by("-at").values("pk")[:1]
        Done.objects.filter(pk__in=newest).delete()


def forget(before: datetime | None = None) -> None:
    """Forget what was done before that moment; None: all."""
    found = Done.objects.all() if before is None else Done.objects.filter(at__lt=before)
    found.delete()
