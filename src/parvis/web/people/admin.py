"""Reports for those who keep the place in order, in Django's admin."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone

from parvis.web.hosting.site import ClubAdmin
from parvis.web.people.models import Report


@admin.register(Report)
class ReportAdmin(ClubAdmin[Report]):
    """Reports: what people told, and whether something was done about it."""

    list_display = ("id", "about", "by", "at", "words", "created", "handled")
    list_filter = (("handled", admin.EmptyFieldListFilter),)
    list_select_related = ("about", "by")
    ordering = ("-pk",)
    fields = readonly_fields = ("about", "by", "at", "line", "words", "created", "handled")
    actions = ("mark_handled",)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nothing else belongs to a report."""
        return True

    def mark_handled(self, request: HttpRequest, queryset: QuerySet[Report]) -> None:
        """Nothing is left to do about them."""
        queryset.filter(handled=None).update(handled=timezone.now())
