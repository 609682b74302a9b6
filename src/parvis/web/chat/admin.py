"""What was said, for those who keep the place in order, in Django's admin."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from parvis.web.chat.models import Line
from parvis.web.hosting.site import ClubAdmin
from parvis.web.room.models import OwnTable
from parvis.web.texts import text


@admin.register(Line)
class LineAdmin(ClubAdmin[Line]):
    """Lines. Whoever plays at a table under way does not see what is said there: watchers may give hints."""

    list_display = ("id", "at", "room", "person", "words", "created", "hidden")
    list_filter = ("hidden",)
    list_select_related = ("person",)
    search_fields = ("=id", "=table__id", "person__name", "words")
    ordering = ("-id",)
    readonly_fields = ("at", "room", "person", "words", "created")
    fields = (*readonly_fields, "hidden")
    switch = ("hidden", "hide", "show")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Line]:
        """Not those of tables under way at which the admin plays, or where people may sit at the admin's screen, nor of
        sealed ones.
        """
        playing = list(OwnTable.objects.filter(person=request.user.pk, finished=None).values_list("table", flat=True))
        seen = super().get_queryset(request).exclude(table__group__sealed=True)
        return seen.exclude(table__finished=None, table__in=playing)

    def room(self, line: Line) -> str:
        """Among whom it was said."""
        return text(f"chat-{line.audience}")

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A line is hidden, never deleted, so that a report about it can still be judged."""
        return self.has_view_permission(request, obj)
