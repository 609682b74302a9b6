"""What admins see of tables, persons and letters. An admin may be a player too, so nothing hidden is among it."""

from collections.abc import Callable
from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.models import LogEntry
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html_join

from parvis.engine.refusals import GameError
from parvis.web.hosting import persons, repair
from parvis.web.hosting.models import Letter, SeenTable
from parvis.web.hosting.site import REWIND, ClubAdmin, in_words, promised
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.tables.seats import seats
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import explained, moment, text
from parvis.web.views.parameters import number

NOTHING = "–"


@admin.register(SeenTable)
class TableAdmin(ClubAdmin[SeenTable]):
    """Tables: who sits there and how far they are. A damaged one is in the list too, with what is wrong."""

    list_display = ("table_number", "title", "players", "opened_by", "steps_made", "standing", "opened", "last_step")
    search_fields = ("=pk", "host__name", "host__email", "sittings__person__name", "sittings__person__email")
    search_help_text = promised("admin-search-tables")
    list_per_page = 20  # each is opened
    ordering = ("-pk",)
    fields = (*list_display, "pages")

    def get_queryset(self, request: HttpRequest) -> QuerySet[SeenTable]:
        """Only their numbers: a damaged row must not spoil the list."""
        return super().get_queryset(request).only("pk")

    def get_urls(self) -> list[URLPattern]:
        """The pages for what can be done, besides Django's own."""
        own = [
            path("<int:pk>/rewind/", self.admin_site.admin_view(self.rewind), name="table-rewind"),
            path("<int:pk>/repair/", self.admin_site.admin_view(self.repair), name="table-repair"),
        ]
        return own + super().get_urls()

    def rewind(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Ask for a number of steps, or go back to it."""
        return self.do(request, pk, lambda: repair.rewind(pk, number(request.POST, "number")), REWIND)

    def repair(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Ask whether to make the state again, or do it."""
        return self.do(request, pk, lambda: repair.repair(pk), "repair")

    def do(self, request: HttpRequest, pk: int, deed: Callable[[], None], name: str) -> HttpResponse:
        """A page that asks, or the deed; what can't be is told on the table's page."""
        table = self.get_object(request, str(pk))
        if table is None:
            return redirect("admin:hosting_seentable_changelist")
        back = HttpResponseRedirect(reverse("admin:hosting_seentable_change", args=[pk]))
        if request.method != "POST":
            made = self.steps_made(table)
            title, about = text(f"admin-{name}-title", table=str(pk)), text(f"admin-{name}-about", steps=made)
            asked = text("admin-rewind-number") if name == REWIND else ""
            return self.ask(request, back.url, title=title, about=about, number=asked, button=text(f"admin-{name}"))
        try:
            deed()
        except (GameError, Table.DoesNotExist) as error:
            why = explained(error) if isinstance(error, GameError) else text("error-no-table", number=str(pk))
            messages.error(request, text("admin-unchanged", why=why))
            return back
        self.note(request, SeenTable(pk=pk), name, number(request.POST, "number") if name == REWIND else None)
        return back

    def table_number(self, table: SeenTable) -> int:
        """The number of the table, for the admin's list."""
        return int(table.pk)

    def title(self, table: SeenTable) -> str:
        """The name of the table's game."""
        return shown(table, lambda whole: whole.game)

    def players(self, table: SeenTable) -> str:
        """The names of those who sit at the table."""
        return shown(table, lambda whole: ", ".join(seat.name for seat in seats(whole)))

    def opened_by(self, table: SeenTable) -> str:
        """The name of the table's host."""
        return shown(table, lambda whole: str(whole.host or NOTHING))

    def steps_made(self, table: SeenTable) -> str:
        """How many steps were made at the table."""
        return shown(table, lambda whole: str(whole.number))

    def standing(self, table: SeenTable) -> str:
        """Whether it is played, over, or damaged."""
        whole = table.whole
        try:
            if isinstance(whole, GameError):
                raise whole
            seats(whole)
            TableGame.of(whole)
            return text("admin-table-over") if whole.finished else text("admin-table-in-play")
        except GameError as error:
            return text("admin-table-closed", why=explained(error))

    def opened(self, table: SeenTable) -> str:
        """When the table was opened, date and time."""
        return shown(table, lambda whole: moment(whole.created))

    def last_step(self, table: SeenTable) -> str:
        """When something was last decided there."""
        return shown(table, lambda whole: moment(whole.changed))

    def pages(self, table: SeenTable) -> str:
        """Where it is seen as watchers see it, and where something is done about it."""
        places = {
            "table": text("admin-view"),
            "admin:table-rewind": text("admin-rewind"),
            "admin:table-repair": text("admin-repair"),
            "delete": text("admin-delete"),
        }
        links = ((reverse(place, args=[table.pk]), words) for place, words in places.items())
        return format_html_join(" · ", '<a href="{}">{}</a>', links)


def shown(table: SeenTable, tell: Callable[[Table], str]) -> str:
    """What is told of a table; a dash for one that can't be read."""
    try:
        return tell(table.whole) if isinstance(table.whole, Table) else NOTHING
    except GameError:
        return NOTHING


@admin.register(Person)
class PersonAdmin(ClubAdmin[Person]):
    """Persons, with what is done about those who spoil it for others."""

    list_display = ("name", "email", "guest", "bot", "is_active", "is_staff", "created", "last_login")
    list_filter = ("guest", "bot", "is_active", "is_staff")
    search_fields = ("name", "email")
    ordering = ("-pk",)
    fields = list_display
    readonly_fields = ("name", "email", "guest", "bot", "is_active", "created", "last_login")
    switch = ("is_staff", "appoint", "dismiss")
    actions = ("ban", "pardon", "anonymise", "allow_boxes", "deny_boxes")

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Who is an admin is changed here."""
        return self.has_view_permission(request, obj)

    def save_model(self, request: HttpRequest, obj: Person, form: Any, change: bool) -> None:
        """An admin is one for everything; nobody takes that from themselves."""
        if obj.pk == request.user.pk:
            messages.error(request, text("admin-not-yourself"))
            return
        obj.is_superuser = obj.is_staff = obj.is_staff and not obj.guest
        obj.save(update_fields=["is_staff", "is_superuser"])

    def log_change(self, request: HttpRequest, obj: Person, message: Any) -> Any:
        """Keep it, but for what was refused."""
        return None if obj.pk == request.user.pk else super().log_change(request, obj, message)

    def ban(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """Ban those who are chosen."""
        self.each(request, chosen, persons.ban, "ban")

    def pardon(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """Let those who are chosen in again."""
        self.each(request, chosen, persons.pardon, "pardon")

    def allow_boxes(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """Let those who are chosen keep boxes of printed values."""
        self.each(request, chosen, persons.allow_boxes, "allow-boxes")

    def deny_boxes(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """Let those who are chosen keep boxes no more."""
        self.each(request, chosen, persons.deny_boxes, "deny-boxes")

    def anonymise(self, request: HttpRequest, chosen: QuerySet[Person]) -> HttpResponse | None:
        """Ask, or take out all that says who those were."""
        if request.POST.get("sure") != "yes":
            words = {"title": text("admin-anonymise-title"), "about": text("admin-anonymise-about")}
            return self.ask(request, request.path, **words, button=text("admin-anonymise"), chosen=chosen)
        self.each(request, chosen, persons.anonymise, "anonymise")
        return None

    def each(self, request: HttpRequest, chosen: QuerySet[Person], do: Callable[[Person], None], deed: str) -> None:
        """Do it to each of them; who is spared is told."""
        for person in chosen:
            try:
                do(person)
            except GameError as error:
                messages.error(request, explained(error))
            else:
                self.note(request, person, deed)


@admin.register(Letter)
class LetterAdmin(ClubAdmin[Letter]):
    """Letters that could not be sent, as there is no mail: an admin passes on the links in them."""

    list_display = ("subject", "to", "created")
    search_fields = ("to", "subject")
    ordering = ("-pk",)
    fields = ("to", "subject", "created", "text")

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nothing else belongs to a letter."""
        return True


@admin.register(LogEntry)
class LogAdmin(ClubAdmin[LogEntry]):
    """The list of what admins have done."""

    list_display = ("action_time", "user", "kind", "object_repr", "deed")
    list_select_related = ("user", "content_type")
    ordering = ("-action_time",)
    fields = list_display

    def get_object(self, request: HttpRequest, object_id: str, from_field: str | None = None) -> LogEntry | None:
        """An entry with what was done as the site's texts say it: it stands in the title of its page."""
        entry = super().get_object(request, object_id, from_field)
        if entry is not None:
            entry.change_message = in_words(entry.change_message)
        return entry

    @admin.display(description=promised("admin-field-kind"))
    def kind(self, entry: LogEntry) -> str:
        """Among what it is listed to which something was done."""
        model = entry.content_type and entry.content_type.model_class()
        return str(model._meta.verbose_name_plural).capitalize() if model else NOTHING

    @admin.display(description=promised("admin-field-deed"))
    def deed(self, entry: LogEntry) -> str:
        """What was done, as the site's texts say it."""
        return in_words(entry.change_message)
