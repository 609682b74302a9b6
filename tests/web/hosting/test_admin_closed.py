"""What the admins' pages don't show, nobody gets out of them by asking: no filter, order, search or address tells."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from django.contrib import admin
from django.contrib.admin import ModelAdmin
from django.contrib.admin.exceptions import DisallowedModelAdminLookup
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.auth.models import Group
from django.contrib.contenttypes.models import ContentType
from django.contrib.messages.storage.base import BaseStorage
from django.db.models import JSONField, Model
from django.test import RequestFactory
from django.utils import timezone

from parvis.web.chat.models import WATCHERS, Line
from parvis.web.hosting.models import Letter, SeenTable
from parvis.web.hosting.site import ClubAdmin, ClubSite
from parvis.web.models import Choice, Table
from parvis.web.notices.models import DROPPED, MAIL, TURN, Channel, Outbox
from parvis.web.notices.turns import look_at
from parvis.web.people.models import Person, Report
from parvis.web.tables.deciding import decide
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.visiting import Visitor, legal, newest

pytestmark = pytest.mark.usefixtures("club")
LOOKUPS = ("", "exact", "iexact", "startswith", "regex", "contains", "gt", "lte", "in", "range", "isnull", "isempty")
FURTHER_AWAY = (LOOKUPS, ("", "startswith", "gt", "isnull"), ("startswith",))
"""By the relations that lead there."""
OF_JSON = ("0", "password__startswith", "0__gt", "has_key")
FILTERS = {
    "hosting.seentable": set(),
    "people.person": {
        f"{column}__{kind}" for column in ("guest", "bot", "is_active", "is_staff") for kind in ("exact", "isnull")
    },
    "hosting.letter": set(),
    "admin.logentry": set(),
    "chat.line": {"hidden__exact", "hidden__isnull"},
    "notices.outbox": {"state", "state__isnull", "channel__kind", "channel__kind__isnull"},
    "people.report": {"handled__isempty"},
}
"""What each list offers, and all that it may be filtered by."""
HIDDEN = {
    Table: (
        "seed",
        "turn_seat",
        "turn_number",
        "turn_state",
        "fair_secret",
        "fair_numbers",
        "code",
        "terms",
        "hurried",
    ),
    Person: ("password", "alike"),
    Channel: ("address", "label", "zone"),
    Outbox: ("args", "number"),
}
"""Columns that no page shows; two rows exchange them."""


def olga() -> Visitor:
    """A visitor who is the admin."""
    return visitor(Person.objects.create_superuser("olga@club.example", name="Olga"))


def paths(model: type[Model], relations: int = 2) -> Iterator[tuple[str, Any]]:
    """All columns, and those of what is related to them, over so many relations."""
    for field in model._meta.get_fields(include_hidden=True):
        yield field.name, field
        if field.is_relation and relations and field.related_model:
            yield from ((f"{field.name}__{path}", end) for path, end in paths(field.related_model, relations - 1))


def asked(model: type[Model]) -> Iterator[str]:
    """What an address may ask a list for: all lookups of its own columns, some of those further away."""
    for path, field in paths(model):
        for lookup in FURTHER_AWAY[path.count("__")]:
            yield f"{path}__{lookup}".removesuffix("__")
        if isinstance(field, JSONField):
            yield from (f"{path}__{key}" for key in OF_JSON)


def answered(pages: ModelAdmin, person: Person, lookups: Iterable[str]) -> set[str]:
    """Lookups that a list in the admin's pages answers."""
    request = RequestFactory().get("/admin/")
    request.user, request._messages = person, BaseStorage(request)  # type: ignore[attr-defined]
    found = set()
    for lookup in lookups:
        request.GET = RequestFactory().get("/", {lookup: "1"}).GET
        try:
            pages.get_changelist_instance(request)
        except (DisallowedModelAdminLookup, IncorrectLookupParameters):
            continue
        found.add(lookup)
    return found


@pytest.mark.parametrize("model", admin.site._registry, ids=lambda model: model._meta.label_lower)
def test_a_list_is_filtered_by_what_it_offers_and_by_nothing_else(model: type[Model]) -> None:
    keeper = Person.objects.create_superuser("olga@club.example", name="Olga")
    assert answered(admin.site._registry[model], keeper, asked(model)) == FILTERS[model._meta.label_lower]


@pytest.mark.parametrize(
    "secret", ["fair_secret__startswith", "seed__gt", "code__regex", "state__contains", "terms__0"]
)
def test_a_list_without_the_guard_would_be_found(secret: str) -> None:
    keeper = Person.objects.create_superuser("olga@club.example", name="Olga")
    assert secret in asked(SeenTable)
    assert answered(ModelAdmin(SeenTable, admin.site), keeper, [secret]) == {secret}


def test_nothing_is_shown_but_by_guarded_pages() -> None:
    assert all(isinstance(pages, ClubAdmin) for pages in admin.site._registry.values())
    site = ClubSite()
    site.register(Group, ModelAdmin)  # a package's own
    assert not site.is_registered(Group)
    with pytest.raises(TypeError, match="ClubAdmin"):
        site.register(Letter, ModelAdmin)


def two_of_each() -> None:
    """A club with two rows of whatever is listed, which differ in all that is hidden."""
    people = [Person.objects.create_user(f"{name}@x.example", f"pass {name}", name=name) for name in ("Anna", "Bruno")]
    kind = ContentType.objects.get_for_model(Person)
    for number, one in enumerate(people):
        other = people[1 - number]
        table = shared(one, other, password=f"pbkdf2-{number}")
        Table.objects.filter(pk=table.pk).update(
            seed=number, turn_seat=number, turn_number=number, turn_state=bytes([number]), hurried=bool(number),
            fair_secret=f"{number}b" * 32, fair_numbers=[f"{number}", ""],
        )  # fmt: skip
        address = {"url": f"https://hook.example/{number}"}
        channel = Channel.objects.create(
            person=one, kind=MAIL, address=address, label=f"{number}", zone=f"Zone/{number}"
        )
        now = timezone.now()
        Outbox.objects.create(
            channel=channel, table=table, key="offer", number=number, args={"a": number}, created=now, due=now
        )
        Line.objects.create(table=table, person=one, audience=WATCHERS, words="hello")
        Report.objects.create(by=one, about=other, table=table, words="rude")
        Letter.objects.create(to=f"{number}@x.example", subject="a link", text="here")
        LogEntry.objects.create(
            user=one, content_type=kind, object_id=one.pk, object_repr="x", action_flag=CHANGE
        )  # fmt: skip


def exchange() -> None:
    """Let the two rows of each model exchange what is hidden."""
    for model, columns in HIDDEN.items():
        one, other = (
            model.objects.exclude(**({"name": "Olga"} if model is Person else {})).order_by("pk").values("pk", *columns)
        )  # type: ignore[attr-defined]
        blank = {"alike": ""} if model is Person else {"code": ""} if model is Table else {}
        model.objects.filter(pk=one["pk"]).update(**blank)  # type: ignore[attr-defined]
        for row, values in ((other, one), (one, other)):
            model.objects.filter(pk=row["pk"]).update(**{column: values[column] for column in columns})  # type: ignore[attr-defined]


def addresses() -> Iterator[str]:
    """Everything that can be asked of the admins' pages without doing anything."""
    for model, pages in admin.site._registry.items():
        own, columns = (
            f"/admin/{model._meta.label_lower.replace('.', '/')}/",
            HIDDEN.get(model._meta.concrete_model, ()),
        )
        yield from (f"{own}?o={column}" for column in range(-1, len(pages.list_display) + 1))
        yield from (f"{own}?q={word}" for word in ("b", "0b", "pbkdf2", "argon2", "hook", "1"))
        yield from (f"{own}?{more}" for more in ("_facets=True", "e=1", "all=", "p=9", "_popup=1", "_to_field=pk"))
        for column in columns:
            yield from (f"{own}?{column}__startswith=0", f"{own}?_changelist_filters={column}%3D0")
            yield f"{own}0/change/?_to_field={column}"
        for row in model._default_manager.values_list("pk", flat=True):
            yield from (f"{own}{row}/{page}/" for page in ("change", "history", "delete"))


def test_no_address_answers_otherwise_when_what_is_hidden_is_exchanged() -> None:
    keeper = olga()
    two_of_each()
    every = list(addresses())
    before = [keeper.get(address).bare for address in every]
    exchange()
    after = [keeper.get(address).bare for address in every]
    assert [address for address, *told in zip(every, before, after, strict=True) if told[0] != told[1]] == []
    exchange()
    Person.objects.filter(name="Anna").update(name="Anton")
    lists = [(address, told) for address, told in zip(every, before, strict=True) if address.endswith("?o=0")]
    assert all(
        keeper.get(address).bare != told for address, told in lists if "person" in address
    )  # what is shown is found
    Letter.objects.all().delete()


def test_no_page_answers_whether_there_is_a_row() -> None:
    at = shared(person("Anna"), person("Bruno"))
    decide(at.pk, at.number, 0, legal(at, 0)[0])
    kind = ContentType.objects.get_for_model(Choice).pk
    made, keeper = Choice.objects.get().pk, olga()
    for place in ("/admin/r/{}/{}/", "/admin/autocomplete/?app_label=web&model_name=choice&field_name=table&term={}{}"):
        here, nowhere = (keeper.get(place.format(kind, number)).bare for number in (made, made + 1))
        back = r'name="back" value="[^"]*"'
        assert re.sub(back, "", here) == re.sub(back, "", nowhere)
    assert keeper.get("/admin/autocomplete/?app_label=room&model_name=sitting&field_name=person&term=A").status == 404


def test_the_outbox_does_not_tell_who_has_chosen() -> None:
    keeper, anna, bruno = olga(), person("Anna"), person("Bruno")
    for one in (anna, bruno):
        Channel.objects.create(person=one, kind=MAIL)
    at = shared(anna, bruno)
    look_at([at.pk])
    before = keeper.get("/admin/notices/outbox/").bare
    decide(at.pk, at.number, 0, legal(at, 0)[0])
    look_at([at.pk])
    line = Outbox.objects.get(key=TURN, state=DROPPED)
    assert keeper.get("/admin/notices/outbox/").bare == before
    assert "doesn’t exist" in keeper.get(f"/admin/notices/outbox/{line.pk}/change/").text
    decide(at.pk, at.number, 1, legal(at, 1)[0])
    assert text("notices-state-dropped") in keeper.get("/admin/notices/outbox/").text


def test_an_admin_at_whose_screen_people_play_reads_no_talk_of_watchers() -> None:
    keeper = Person.objects.create_superuser("olga@club.example", name="Olga")
    at = shared(keeper, person("Bruno"))
    at.sittings.filter(person=keeper).delete()  # plays at her own screen
    Line.objects.create(table=at, person=person("Clara"), audience=WATCHERS, words="she holds the doctor")
    assert "doctor" not in visitor(keeper).get("/admin/chat/line/").text
    Table.objects.filter(pk=at.pk).update(finished=timezone.now())
    assert "doctor" in visitor(keeper).get("/admin/chat/line/").text
    assert newest(at).host == keeper
