"""Whoever asks for it is told what those whom they follow begin: never across a block, only what each lets be seen."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from parvis.engine import registry
from parvis.web.background.sender import Sender
from parvis.web.models import Table
from parvis.web.notices import occasions
from parvis.web.notices.models import Channel, Outbox
from parvis.web.people import friends
from parvis.web.people.models import Block, Person
from parvis.web.room import creating, gathering
from parvis.web.room.models import Gathering, Place
from parvis.web.texts import text
from tests.web.club import shared, visitor
from tests.web.notices.conftest import channel
from tests.web.notices.receivers import Receiver
from tests.web.people.accounts import account, finish

pytestmark = [pytest.mark.usefixtures("club"), pytest.mark.each_database]


@pytest.fixture(autouse=True)
def nobody() -> Iterator[None]:
    """Persons, tables and gatherings are gone after each test."""
    yield
    Gathering.objects.all().delete()
    Table.objects.all().delete()
    Person.objects.all().delete()


def fan_of(star: Person, receiver: Receiver, **more: Any) -> Channel:
    """A way to tell somebody who follows that person, and asks for it."""
    fan = account("Fan")
    friends.follow(fan, star)
    friends.follow(star, fan)
    return channel(fan, receiver, **{"asked_for": ["friends"], **more})


def opened(host: Person, whom: str = "anybody") -> Gathering:
    """A table that waits, opened by that person."""
    return gathering.gather(creating.read(registry.find("tiny"), {"whom": whom}, host.name, host, []), host)


def told(one: Channel) -> list[tuple[str, str]]:
    """What there is of those whom the person follows, and what has become of it."""
    found = Outbox.objects.filter(channel=one, key__in=["opened", "started"]).order_by("pk")
    return list(found.values_list("key", "state"))


@pytest.fixture
def now_sender() -> Sender:
    """Tells by the clock of this computer, as tables are opened by it."""
    return Sender()


def test_followers_hear_once_of_a_table_that_is_opened_and_of_a_game_that_begins(
    now_sender: Sender, receiver: Receiver
) -> None:
    star = account("Star")
    one = fan_of(star, receiver)
    opened(star)
    table = shared(star, account("Bruno"))
    for _ in range(2):
        now_sender.look_at(table.pk)
        now_sender.look()
    assert told(one) == [("started", "sent"), ("opened", "sent")]
    said = {request.json["title"]: request.json["text"] for request in receiver.requests}
    game = registry.find("tiny").title
    assert said == {
        text("notices-opened-title", name="Star"): text("notices-opened-body", name="Star", game=game),
        text("notices-started-title", name="Star", game=game): text(
            "notices-started-body", name="Star", game=game, number=table.pk
        ),
    }


def test_nothing_is_told_unless_somebody_asks_for_it_on_the_page(now_sender: Sender, receiver: Receiver) -> None:
    star = account("Star")
    one = fan_of(star, receiver, asked_for=None)
    at = visitor(one.person)
    assert f'value="{one.pk}-friends" autocomplete="off">' in at.get("/notices").html
    opened(star)
    now_sender.look()
    assert told(one) == []
    at.post("/notices/matters", tell=[f"{one.pk}-friends", f"{one.pk}-turn"])
    assert f'value="{one.pk}-friends" autocomplete="off" checked>' in at.get("/notices").html
    now_sender.look()
    assert told(one) == [("opened", "sent")]
    at.post("/notices/matters", tell=[f"{one.pk}-turn"])
    opened(star)
    now_sender.look()
    assert len(told(one)) == 1


@pytest.mark.parametrize("hindrance", ["blocks", "blocked", "nobody", "friends only", "private"])
def test_what_may_not_be_seen_is_not_told(now_sender: Sender, receiver: Receiver, hindrance: str) -> None:
    star = account("Star")
    one = fan_of(star, receiver)
    if hindrance == "blocks":
        Block.objects.create(person=star, blocked=one.person)
    if hindrance == "blocked":
        Block.objects.create(person=one.person, blocked=star)
    if hindrance == "nobody":
        Person.objects.filter(pk=star.pk).update(shown_to="nobody")
    if hindrance == "friends only":
        friends.unfollow(star, one.person)
    is_private = hindrance == "private"
    opened(star, "friends" if is_private else "anybody")
    table = shared(star, account("Bruno"), visibility="link" if is_private else "public")
    closed = shared(star, account("Clara"), watchers=False)
    for at in (table, closed):
        now_sender.look_at(at.pk)
    now_sender.look()
    assert told(one) == []


def test_what_waits_is_dropped_once_it_may_not_be_told_or_is_over(now_sender: Sender, receiver: Receiver) -> None:
    star = account("Star")
    one = fan_of(star, receiver, delay=10)
    opened(star)
    table = shared(star, account("Bruno"))
    now_sender.look_at(table.pk)
    now_sender.look()
    assert told(one) == [("started", "waiting"), ("opened", "waiting")]
    finish(table)
    now_sender.look_at(table.pk)
    now_sender.look()
    Block.objects.create(person=star, blocked=one.person)
    Outbox.objects.filter(channel=one).update(due="2020-01-01T00:00:00Z")
    now_sender.look()
    assert told(one) == [("started", "dropped"), ("opened", "dropped")]
    assert receiver.requests == []


def test_who_follows_is_read_once_for_all_tables_and_of_followers_only_those_who_ask(
    now_sender: Sender, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    star = account("Star")
    one = fan_of(star, receiver)
    for name in ("Quiet", "Silent", "Mute"):
        friends.follow(account(name), star)
    Person.objects.filter(pk=star.pk).update(shown_to="everybody")
    read: list[list[tuple[int, int]]] = []
    real = friends.who_may_hear

    def counted(*of: Any) -> list[tuple[int, int]]:
        read.append(real(*of))
        return read[-1]

    monkeypatch.setattr(friends, "who_may_hear", counted)
    tables = [shared(star, account(name)).pk for name in ("Bruno", "Clara", "David")]
    now = timezone.now()
    for _ in range(2):
        read.clear()
        occasions.look_at_some(tables, now)
        assert read == [[(one.person.pk, star.pk)]]
    assert told(one) == [("started", "waiting")] * 3
    read.clear()
    assert all(occasions.may_still_hear(line) for line in Outbox.objects.filter(channel=one))
    assert read == [[(one.person.pk, star.pk)]] * 3
    friends.unfollow(one.person, star)
    assert not any(occasions.may_still_hear(line) for line in Outbox.objects.filter(channel=one))


@pytest.mark.parametrize("asks", [True, False])
def test_places_are_looked_up_only_where_somebody_is_to_be_told(asks: bool, receiver: Receiver) -> None:
    star = account("Star")
    fan_of(star, receiver, asked_for=["friends"] if asks else None)
    for _ in range(2):
        opened(star)
    now, read = timezone.now(), []
    for _ in range(2):
        with CaptureQueriesContext(connection) as asked:
            occasions.tell_of_opened(now)
        read.append(sum(Place._meta.db_table in query["sql"] for query in asked))
    assert read == [2 if asks else 0, 0]


def test_those_who_sit_there_are_not_told(now_sender: Sender, receiver: Receiver) -> None:
    star = account("Star")
    one = fan_of(star, receiver)
    table = shared(star, one.person)
    made = opened(star)
    gathering.invite(made.pk, one.person)
    now_sender.look_at(table.pk)
    now_sender.look()
    assert told(one) == []
