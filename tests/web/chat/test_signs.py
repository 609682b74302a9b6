"""What was said shows outside the table, too: in lists and their title, and in notices after the game."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from parvis.web.background.sender import Sender
from parvis.web.chat import talk
from parvis.web.chat.models import Hushed
from parvis.web.live import waiting
from parvis.web.live.topics import MINE, Topic, touched
from parvis.web.models import Table
from parvis.web.notices.models import Channel, Muted, Outbox
from parvis.web.people.models import Block, Person
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import game_of

pytestmark = [pytest.mark.usefixtures("club"), pytest.mark.each_database]


@pytest.fixture(autouse=True)
def nobody() -> Iterator[None]:
    """Persons and tables are gone after each test."""
    yield
    Table.objects.all().delete()
    Person.objects.all().delete()


def signs(one: Person) -> tuple[bool, bool]:
    """Whether the first page and the lobby tell that something new was said."""
    first, second = (visitor(one).get(address).html for address in ("/", "/tables"))
    return 'class="said-new"' in first, 'class="said-new"' in second


def test_lists_tell_what_was_said_until_it_is_read() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = shared(anna, bruno)
    before = waiting.mark(bruno)
    talk.say(table.pk, anna, "players", "hello")
    assert (signs(bruno), signs(anna)) == ((True, True), (False, False))
    assert f'data-talk="{table.pk}"' in visitor(bruno).get("/").html
    assert "(1) " in visitor(bruno).get("/").html.partition("</title>")[0]
    unread = waiting.mark(bruno)
    assert unread != before, "open lists ask again"
    visitor(bruno).get(f"/tables/{table.pk}/chat")
    assert signs(bruno) == (False, False)
    assert waiting.mark(bruno) not in (unread, "")


@pytest.mark.parametrize("how", ["hushed", "blocked", "watcher"])
def test_nobody_is_told_of_whom_they_do_not_hear(how: str) -> None:
    anna, bruno, clara = person("Anna"), person("Bruno"), person("Clara")
    table = shared(anna, bruno)
    if how == "hushed":
        Hushed.objects.create(reader=bruno, person=anna)
    if how == "blocked":
        Block.objects.create(person=anna, blocked=bruno)
    speaker, audience = (clara, "watchers") if how == "watcher" else (anna, "players")
    talk.say(table.pk, speaker, audience, "hello")
    assert signs(bruno) == (False, False)


def test_open_lists_of_the_others_hear_of_it_and_of_watchers_nobody() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = shared(anna, bruno)
    heard: list[Topic] = []

    def hear(topic: Topic, **_: object) -> None:
        heard.append(topic)

    touched.connect(hear)
    try:
        talk.say(table.pk, person("Clara"), "watchers", "hello")
        assert [topic for topic in heard if topic.kind == MINE] == []
        talk.say(table.pk, anna, "players", "hello")
        assert [topic for topic in heard if topic.kind == MINE] == [Topic(MINE, bruno.pk)]
    finally:
        touched.disconnect(hear)


def test_talk_after_the_game_is_told_unless_it_is_muted_or_read_or_hushed() -> None:
    anna, listeners = person("Anna"), [person(name) for name in ("Bruno", "Clara", "David", "Emma")]
    address = {"url": "https://example.org/hook"}
    ways = []
    tables = []
    for one in listeners:
        tables.append(game_of(anna, one))
        way = Channel.objects.create(person=one, kind="json", address=address, delay=60, silent=["game"])
        Channel.objects.filter(pk=way.pk).update(created=datetime(2020, 1, 1, tzinfo=UTC))
        ways.append(way)
    _, clara, david, emma = listeners
    Muted.objects.create(person=clara, table=tables[1])
    for table in tables:
        talk.say(table.pk, anna, "players", "good game")
    sender = Sender()
    for table in tables:
        sender.look_at(table.pk)
    sender.look()

    def states() -> list[list[str]]:
        return [list(Outbox.objects.filter(channel=way, key="spoken").values_list("state", flat=True)) for way in ways]

    assert states() == [["waiting"], [], ["waiting"], ["waiting"]]
    visitor(david).get(f"/tables/{tables[2].pk}/chat")
    Hushed.objects.create(reader=emma, person=anna)
    Outbox.objects.filter(channel__in=ways[2:]).update(due=datetime(2020, 1, 1, tzinfo=UTC))
    sender.look()
    assert states() == [["waiting"], [], ["dropped"], ["dropped"]]


def test_the_sound_can_be_switched_after_the_game_where_people_talk() -> None:
    anna = person("Anna")
    talking, silent = game_of(anna, person("Bruno")), game_of(anna, person("Clara"), chat=False)
    assert 'id="sound"' in visitor(anna).open(talking).html
    assert 'id="sound"' not in visitor(anna).open(silent).html
    assert text("sound") in visitor(anna).open(talking).html
