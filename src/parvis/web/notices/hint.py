"""Whoever plays by turns and is told nothing yet hears, while they wait at the table, that they could be."""

from django.http import HttpRequest

from parvis.web.models import Table
from parvis.web.notices.models import Channel
from parvis.web.people.guests import present
from parvis.web.room.terms import TURNS, Terms
from parvis.web.tables.viewer import held


def is_wanted(request: HttpRequest, table: Table) -> bool:
    """Whether the table's page offers whoever asks to be told."""
    person = present(request)
    if person is None or table.finished or table.host_id is None or Terms.of(table.terms).time_mode != TURNS:
        return False
    return bool(held(request, table)) and not Channel.objects.filter(person=person).exists()
