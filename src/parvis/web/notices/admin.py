"""What is told, and what became of it, for those who keep the place in order, in Django's admin."""

from collections.abc import Iterator
from typing import Any

from django.contrib import admin
from django.contrib.admin.views.main import ChangeList
from django.db.models import F, QuerySet
from django.http import HttpRequest

from parvis.web.hosting.site import ClubAdmin
from parvis.web.models import in_both
from parvis.web.notices.models import KINDS, LOW, STATES, TURN, Outbox
from parvis.web.texts import text


class InWords(admin.AllValuesFieldListFilter):
    """A filter by state or kind, each called as people call it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.title = text("admin-field-became") if self.field_path == "state" else text("admin-field-kind")

    def choices(self, changelist: ChangeList) -> Iterator[Any]:
        """What can be chosen, and how it is called."""
        for choice in super().choices(changelist):
            value, bracket, count = choice["display"].partition(" (")
            if value in STATES:
                choice["display"] = text(f"notices-state-{value}", tries=0) + bracket + count
            elif value in KINDS:
                choice["display"] = text(f"notices-kind-{value}") + bracket + count
            yield choice


@admin.register(Outbox)
class OutboxAdmin(ClubAdmin[Outbox]):
    """The outbox. Where something is sent stays with whom it is sent to: who knows a webhook's address can use it."""

    list_display = ("id", "person", "kind", "what", "at", "became", "tries", "trouble", "due", "sent")
    list_filter = (("state", InWords), ("channel__kind", InWords))
    list_select_related = ("channel__person",)
    search_fields = ("channel__person__name", "=table__id")
    ordering = ("-id",)
    fields = list_display

    def get_queryset(self, request: HttpRequest) -> QuerySet[Outbox]:
        """Not what became of asking several at once: it would tell who of them has chosen already."""
        movers = F("table__movers")
        told = super().get_queryset(request).annotate(others=in_both(movers, movers - 1))
        return told.exclude(key__in=(TURN, LOW), table__finished=None, others__gt=0)

    def person(self, line: Outbox) -> str:
        """Name of the person whom the line is for."""
        return str(line.channel.person)

    def kind(self, line: Outbox) -> str:
        """In which way it is told."""
        return text(f"notices-kind-{line.channel.kind}")

    def what(self, line: Outbox) -> str:
        """What the notification tells."""
        return text(f"notices-line-{line.key}")

    def became(self, line: Outbox) -> str:
        """Whether it was sent, and how often that was tried."""
        return text(f"notices-state-{line.state}", tries=line.tries)

    def trouble(self, line: Outbox) -> str:
        """Why it could not be sent the last time."""
        return text(f"notices-error-{line.error['key']}", **line.error["args"]) if line.error else ""
