"""Long lists of tables page by page: each begins behind the last row of the one before, so none reads what it skips."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Q, QuerySet

BEHIND = "behind"
"""The name under which a reader sends behind which table a page begins."""


@dataclass(frozen=True)
class Page:
    """One page of a long list."""

    numbers: list[int]
    """Numbers of the tables on this page."""
    older: int | None
    """Behind which table the next one begins; None: this is the last."""
    is_first: bool


def page(found: QuerySet[Any], asked: Mapping[str, str], size: int, number: str = "table_id") -> Page:
    """A page of tables, or of what is kept of them: those under way first, then the last to end first.

    `found`: rows that have `finished`, null for a table under way; `number`: their field with the table's number.
    """
    running = found.filter(finished=None).order_by(f"-{number}")
    ended = found.filter(finished__isnull=False).order_by("-finished", f"-{number}")
    last = last_row(found, asked.get(BEHIND, ""), number)
    if last:
        lower = Q(**{f"{number}__lt": last[0]})
        running = running.none() if last[1] else running.filter(lower)
        ended = ended.filter(Q(finished__lt=last[1]) | lower, finished__lte=last[1]) if last[1] else ended
    numbers = list(running.values_list(number, flat=True)[: size + 1])
    numbers += ended.values_list(number, flat=True)[: size + 1 - len(numbers)]
    return Page(numbers[:size], numbers[size - 1] if len(numbers) > size else None, last is None)


def last_row(found: QuerySet[Any], behind: str, number: str) -> tuple[int, datetime | None] | None:
    """The row behind which a page begins: the table's number, and when it finished. None: the list's first page."""
    if not (behind.isascii() and behind.isdigit() and len(behind) <= 15):
        return None
    try:
        row: tuple[int, datetime | None] | None = (
            found.filter(**{number: int(behind)}).values_list(number, "finished").first()
        )
    except (TypeError, ValueError):  # a damaged row
        return None
    return row
