"""What is told, and what became of it, for those who keep the place in order, in Django's admin."""

from django.contrib import admin
from django.db.models import F, QuerySet
from django.http import HttpRequest

from parvis.web.hosting.site import ClubAdmin
from parvis.web.models import in_both
from parvis.web.notices.models import LOW, TURN, Outbox


@admin.register(Outbox)
class OutboxAdmin(ClubAdmin[Outbox]):
    """The outbox. Where something is sent stays with whom it is sent to: who knows a webhook's address can use it."""

    list_display = ("id", "person", "kind", "key", "table", "state", "tries", "error", "due", "sent")
    list_filter = ("state", "channel__kind")
    list_select_related = ("channel__person", "table")
    search_fields = ("channel__person__name", "=table__id")
    ordering = ("-id",)
    fields = list_display

    def get_queryset(self, request: HttpRequest) -> QuerySet[Outbox]:
        """Not what became of asking several at once: it would tell who of them has chosen already."""
        movers = F("table__movers")
        told = super().get_queryset(request).annotate(others=in_both(movers, movers - 1))
        return told.exclude(key__in=(TURN, LOW), table__finished=None, others__gt=0)

    @admin.display(description="Person")
    def person(self, line: Outbox) -> str:
        """Name of the person whom the line is for."""
        return str(line.channel.person)

    @admin.display(description="Kind")
    def kind(self, line: Outbox) -> str:
        """In which way it is told."""
        return str(line.channel.kind)
