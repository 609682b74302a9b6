"""What is told, and what became of it, for those who keep the place in order, in Django's admin."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from parvis.web.notices.models import Outbox


@admin.register(Outbox)
class OutboxAdmin(admin.ModelAdmin):
    """The outbox. Where something is sent stays with whom it is sent to: who knows a webhook's address can use it."""

    list_display = ("id", "person", "kind", "key", "table", "state", "tries", "error", "due", "sent")
    list_filter = ("state", "channel__kind")
    list_select_related = ("channel__person", "table")
    search_fields = ("channel__person__name", "=table__id")
    ordering = ("-id",)
    fields = list_display
    show_full_result_count = False

    @admin.display(description="Person")
    def person(self, line: Outbox) -> str:
        """Whom it is for."""
        return str(line.channel.person)

    @admin.display(description="Kind")
    def kind(self, line: Outbox) -> str:
        """In which way it is told."""
        return str(line.channel.kind)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nothing is made here."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nothing is changed by hand."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """What is old goes by itself."""
        return False
