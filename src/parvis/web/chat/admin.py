"""What was said, for those who keep the place in order, in Django's admin."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from parvis.web.chat.models import Line


@admin.register(Line)
class LineAdmin(admin.ModelAdmin):
    """Lines. Whoever plays at a table under way does not see what is said there: watchers may give hints."""

    list_display = ("id", "table", "audience", "person", "words", "created", "hidden")
    list_filter = ("hidden",)
    list_select_related = ("table", "person")
    search_fields = ("=id", "=table__id", "person__name", "words")
    ordering = ("-id",)
    readonly_fields = ("table", "audience", "person", "words", "created")
    fields = (*readonly_fields, "hidden")
    show_full_result_count = False

    def get_queryset(self, request: HttpRequest) -> QuerySet[Line]:
        """Not those of tables under way at which the admin plays."""
        found = super().get_queryset(request)
        return found.exclude(table__finished=None, table__sittings__person=request.user.pk)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody: lines come from people."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A line is hidden, so that a report about it can still be judged."""
        return False
