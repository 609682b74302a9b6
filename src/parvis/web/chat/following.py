"""How pages follow what is said: they hear how many lines there are, and only where they may read them."""

from collections.abc import Collection
from functools import partial

from django.db.models import Count
from django.http import HttpRequest

from parvis.web.chat.models import AUDIENCES, Line
from parvis.web.chat.rights import rights
from parvis.web.live.topics import Kind, may_watch
from parvis.web.models import Table
from parvis.web.tables.loading import Unreadable, reading


def may_follow(audience: str, request: HttpRequest, table_id: int) -> bool:
    """Whether somebody may be told that something was said there."""
    if not may_watch(request, table_id):
        return False
    try:
        with reading(table_id):
            return audience in rights(request, Table.objects.get(pk=table_id)).reads
    except (Unreadable, Table.DoesNotExist):
        return False


def counts(audience: str, tables: Collection[int]) -> dict[int, str]:
    """How much was said at tables."""
    lines = Line.objects.filter(table__in=tables, audience=audience).order_by()
    found = dict(lines.values_list("table").annotate(Count("pk")))
    return {table: str(found.get(table, 0)) for table in tables}


FOLLOWED = {audience: Kind(partial(may_follow, audience), partial(counts, audience)) for audience in AUDIENCES}
"""By the names of the topics."""
