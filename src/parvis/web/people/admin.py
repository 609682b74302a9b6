"""Persons and reports for those who keep the place in order, in Django's admin."""

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone

from parvis.web.people.leaving import leave
from parvis.web.people.models import Person, Report


@admin.register(Person)
class PersonAdmin(admin.ModelAdmin):
    """Persons: found, banned, made anonymous."""

    list_display = ("id", "name", "email", "guest", "is_active", "is_staff", "created")
    list_filter = ("guest", "is_active", "is_staff")
    search_fields = ("name", "email")
    fields = ("name", "email", "guest", "is_active", "is_staff", "is_superuser", "created", "last_login")
    readonly_fields = ("email", "guest", "created", "last_login")
    actions = ("ban", "let_in_again", "make_anonymous")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody: people sign up by themselves."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Person | None = None) -> bool:
        """Nobody: their games are others' games too. They can be made anonymous."""
        return False

    @admin.action(description="Ban: signed out everywhere, and can't sign in")
    def ban(self, request: HttpRequest, queryset: QuerySet[Person]) -> None:
        """Shut them out."""
        queryset.exclude(pk=request.user.pk).update(is_active=False)

    @admin.action(description="Let in again")
    def let_in_again(self, request: HttpRequest, queryset: QuerySet[Person]) -> None:
        """Those who were banned; nobody who has left comes back."""
        queryset.exclude(name="").update(is_active=True)

    @admin.action(description="Make anonymous: as if they had left for good")
    def make_anonymous(self, request: HttpRequest, queryset: QuerySet[Person]) -> None:
        """Their games stay."""
        for person in queryset.exclude(pk=request.user.pk):
            leave(person)


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    """Reports: what people told, and what was done about it."""

    list_display = ("id", "about", "by", "table", "words", "created", "handled")
    list_filter = (("handled", admin.EmptyFieldListFilter),)
    list_select_related = ("about", "by", "table")
    readonly_fields = ("about", "by", "table", "line", "words", "created")
    actions = ("mark_handled",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody: reports come from people."""
        return False

    @admin.action(description="Mark as handled")
    def mark_handled(self, request: HttpRequest, queryset: QuerySet[Report]) -> None:
        """Nothing is left to do about them."""
        queryset.filter(handled=None).update(handled=timezone.now())
