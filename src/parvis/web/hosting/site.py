"""The pages for the admins of a club, made with Django's admin, but closed: they tell what they show, no more.

An admin may be a player too. Django's admin would let them filter by any column in the address, shown or not, and so
ask for what is hidden letter by letter.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from django.apps import apps
from django.conf import settings
from django.contrib import messages
from django.contrib.admin import AdminSite, ModelAdmin
from django.contrib.admin.exceptions import DisallowedModelAdminLookup
from django.contrib.admin.models import CHANGE, DELETION, LogEntry
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, URLResolver
from django.utils.functional import cached_property, lazy

from parvis.web.texts import text

DEEDS = (
    "ban", "pardon", "anonymise", "allow-boxes", "deny-boxes", "appoint", "dismiss", "hide", "show", "delete", "repair",
)  # fmt: skip
"""What admins do that is noted, besides going back to a step."""
REWIND = "rewind"
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


promised = lazy(text, str)
"""One of the site's texts, for what Django keeps until somebody reads it, in whatever language."""


def give_names(model: type[Model], pages: type["ClubAdmin[Any]"]) -> None:
    """Call a model, what is shown of it and what is done to it as the site's texts do, in the reader's language."""
    of: Any = pages
    label, meta = model._meta.app_label, model._meta
    if meta.model_name is None or not model.__module__.startswith("parvis."):
        return  # Django's own have their names from Django
    apps.get_app_config(label).verbose_name = promised(f"admin-app-{label}")
    meta.verbose_name = promised(f"admin-model-{meta.model_name}")
    meta.verbose_name_plural = promised(f"admin-model-{meta.model_name}.many")
    for name in {*of.list_display, *of.fields}:
        called = promised(f"admin-field-{name.replace('_', '-')}")
        if own := getattr(pages, name, None):
            own.short_description = called
        else:
            field: Any = meta.get_field(name)
            field.verbose_name = called
    for name in of.actions or ():
        getattr(pages, name).short_description = promised(f"admin-action-{name.replace('_', '-')}")


class ClubSite(AdminSite):
    """Only admins who have signed in elsewhere see it: here nobody signs in."""

    site_header = site_title = "Parvis"
    index_title = promised("admin-index")
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
        models = [model_or_iterable] if isinstance(model_or_iterable, type) else [*model_or_iterable]
        if admin_class is not None and issubclass(admin_class, ClubAdmin):
            for model in models:
                give_names(model, admin_class)
            super().register(models, admin_class, **options)
        elif any(model.__module__.startswith("parvis.") for model in models):
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

    switch: tuple[str, str, str] = ("", "", "")
    """The one field that can be changed, and what it is called to turn it on and off."""
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

    def at(self, row: Any) -> int | None:
        """The number of the table that something is about; the table itself may be damaged."""
        found: int | None = row.table_id
        return found

    def construct_change_message(self, request: HttpRequest, form: Any, formsets: Any, add: bool = False) -> Any:
        """What the log keeps of a change: what the one switch of these pages was turned to."""
        name, on, off = self.switch
        return on if form.cleaned_data[name] else off

    def log_deletions(self, request: HttpRequest, queryset: QuerySet[Kind]) -> Any:
        """Keep who has deleted what."""
        return LogEntry.objects.log_actions(admin_of(request), queryset, DELETION, "delete", single_object=False)

    def history_view(self, request: HttpRequest, object_id: str, extra_context: Any = None) -> HttpResponse:
        """What was done about one row."""
        response = super().history_view(request, object_id, extra_context)
        for entry in getattr(response, "context_data", {}).get("action_list", ()):
            entry.change_message = in_words(entry.change_message)
        return response

    def ask(self, request: HttpRequest, back: str, **more: Any) -> HttpResponse:
        """A page that asks whether something is to be done: `title`, `about` and `button`, and the way back."""
        context = {**self.admin_site.each_context(request), "back": back, "cancel": text("admin-cancel"), **more}
        return TemplateResponse(request, "admin/ask.html", context)

    def note(self, request: HttpRequest, thing: Any, deed: str, step: int | None = None) -> None:
        """Keep who has done what, by its key, and say that it is done."""
        kept = deed if step is None else f"{deed} {step}"
        LogEntry.objects.log_actions(admin_of(request), [thing], CHANGE, kept, single_object=True)
        messages.success(request, text("admin-done", thing=str(thing), done=in_words(kept)))


def admin_of(request: HttpRequest) -> int:
    """The number of the admin who asks. Raises PermissionDenied where nobody is signed in."""
    if not request.user.is_authenticated:
        raise PermissionDenied
    return request.user.pk


def in_words(kept: str) -> str:
    """What an admin has done; the log keeps `ban`, `rewind 12`. Sentences, which older logs have, stay as they are."""
    deed, _, step = kept.partition(" ")
    if deed == REWIND and step.isdecimal():
        return text("admin-done-rewind", step=step)
    return text(f"admin-done-{kept}") if kept in DEEDS else kept
