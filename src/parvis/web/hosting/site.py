"""The pages for the admins of a club, made with Django's admin, but closed: they tell what they show, no more.

An admin may be a player too. Django's admin would let them filter by any column in the address, shown or not, and so
ask for what is hidden letter by letter.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from django.conf import settings
from django.contrib import messages
from django.contrib.admin import AdminSite, ModelAdmin
from django.contrib.admin.exceptions import DisallowedModelAdminLookup
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, URLResolver
from django.utils.functional import cached_property

MOST = 3_000
"""Rows of a list that have pages."""
OPEN_TO_ANY_MODEL = {"autocomplete", "view_on_site"}
"""Pages of Django's admin that answer about rows of models which are not shown."""


Kind = TypeVar("Kind", bound=Model)

if TYPE_CHECKING:
    Pages = ModelAdmin
    Parts = Paginator
else:

    class Generic:
        """Lets a class of Django's take what it is about in brackets, as its types do: `Pages[Table]`."""

        def __class_getitem__(cls, kind: Any) -> type:
            return cls

    class Pages(Generic, ModelAdmin):
        """Django's pages of a model."""

    class Parts(Generic, Paginator):
        """Django's pages of a list."""


class ClubSite(AdminSite):
    """Only admins who have signed in elsewhere see it: here nobody signs in."""

    site_header = site_title = "Parvis"
    index_title = "Keeping the club in order"
    enable_nav_sidebar = False

    def register(
        self,
        model_or_iterable: type[Kind] | Iterable[type[Kind]],
        admin_class: type[Pages[Kind]] | None = None,
        **options: Any,
    ) -> None:
        """Show models as a `ClubAdmin` does. What packages bring along is left out: their ways to sign in are secrets.

        Raises TypeError for a model of Parvis with pages of another kind.
        """
        if admin_class is not None and issubclass(admin_class, ClubAdmin):
            super().register(model_or_iterable, admin_class, **options)
            return
        models = [model_or_iterable] if isinstance(model_or_iterable, type) else [*model_or_iterable]
        if any(model.__module__.startswith("parvis.") for model in models):
            raise TypeError(f"{models} needs an admin made of ClubAdmin")

    def get_urls(self) -> list[URLPattern | URLResolver]:
        """Django's pages, without those that answer about any model."""
        return [one for one in super().get_urls() if getattr(one, "name", None) not in OPEN_TO_ANY_MODEL]

    def has_permission(self, request: HttpRequest) -> bool:
        """Whether somebody may come in."""
        return settings.MODE == "club" and super().has_permission(request)

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The site's own first page is where people sign in."""
        return redirect("home")

    # Django calls it as a view, which may answer as it likes; its types allow only what its own page answers.
    def password_change(  # type: ignore[override]
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """A password is changed where wrong guesses at the old one are counted."""
        return redirect("account_change_password")


class ClubList(ChangeList):
    """A list that is filtered by nothing but what it offers as a filter."""

    def get_filters(self, request: HttpRequest) -> Any:
        """What Django makes of the address. Raises DisallowedModelAdminLookup for what no filter of the list takes."""
        found = super().get_filters(request)
        if left := found[2]:
            raise DisallowedModelAdminLookup(f"no filter of this list: {', '.join(left)}")
        return found


class NewestOnly(Parts[Model]):
    """The pages of a list's newest rows: counting all of a year takes longer than showing some."""

    object_list: QuerySet[Model]

    @cached_property
    def count(self) -> int:
        """How many rows have pages; older ones are found by searching."""
        return int(self.object_list[:MOST].count())


class ClubAdmin(Pages[Kind]):
    """What every model's pages are made of: looked at, and nothing else but what a model's own class allows.

    Fields are named one by one: what is added to a model later is not shown before somebody has thought about it.
    """

    list_per_page = 30
    paginator = NewestOnly
    show_full_result_count = False
    view_on_site = False

    def get_changelist(self, request: HttpRequest, **how: Any) -> type[ChangeList]:
        """The list that knows no other filters than its own."""
        return ClubList

    def to_field_allowed(self, request: HttpRequest, to_field: str) -> bool:
        """Rows are found by their number, never by the value of another column."""
        return False

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Whether something can be added: no, nothing is made here."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nothing is changed by hand."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Django's page for that would list what belongs to it: steps and choices that may be hidden."""
        return False

    def note(self, request: HttpRequest, thing: Any, done: str) -> None:
        """Keep who has done what, and say that it is done."""
        if not request.user.is_authenticated:
            raise PermissionDenied
        LogEntry.objects.log_actions(request.user.pk, [thing], CHANGE, done, single_object=True)
        messages.success(request, f"{thing}: {done}.")
