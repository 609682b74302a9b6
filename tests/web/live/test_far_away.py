"""Who may follow what at a club, and what pages show of who is there."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache

import pytest
from asgiref.sync import sync_to_async

from parvis.web.live import presence, topics
from parvis.web.live.hub import HUB
from parvis.web.live.presence import GRACE, PRESENCE
from parvis.web.live.topics import Topic
from parvis.web.models import Table
from parvis.web.server.asgi import Application, Message
from parvis.web.tables.deciding import decide
from tests.web.club import person, shared, visitor
from tests.web.visiting import Page, Visitor, legal, newest

pytestmark = pytest.mark.usefixtures("club")
site = cache(Application)
"""The site, made when it is a club already."""


class Clock:
    """Seconds, as many as it is set to."""

    seconds = 1000.0

    def __call__(self) -> float:
        """The time in seconds, as it was set."""
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which people are away; nobody has been here before."""
    clock = Clock()
    monkeypatch.setattr(PRESENCE, "clock", clock)
    monkeypatch.setattr(PRESENCE, "left", {})
    return clock


class Listening:
    """A browser with an open stream, within this process."""

    def __init__(self, browser: Visitor, *names: str) -> None:
        cookies = "; ".join(f"{name}={morsel.value}" for name, morsel in browser.client.cookies.items())
        self.scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "path": "/events",
            "query_string": "&".join(f"on={name}" for name in names).encode(),
            "headers": [(b"host", b"localhost"), (b"cookie", cookies.encode())],
            "client": ("192.0.2.1", 5000),
            "server": ("localhost", 80),
        }
        self.left = asyncio.Event()
        self.asked = False
        self.status = 0
        self.told: asyncio.Queue[str] = asyncio.Queue()

    async def receive(self) -> Message:
        """The request; then that the browser has left."""
        if not self.asked:
            self.asked = True
            return {"type": "http.request"}
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Take up what is sent to the stream."""
        self.status = message.get("status", self.status)
        for told in re.findall(r"data: (\S+ \S+)\n", message.get("body", b"").decode()):
            self.told.put_nowait(told)

    async def run(self) -> None:
        """Listen until the browser leaves."""
        await site()(self.scope, self.receive, self.send)


def while_listening(listening: Listening, test: Callable[[], Awaitable[None]]) -> None:
    """Run a test while somebody listens."""

    async def run() -> None:
        stream, tested = asyncio.create_task(listening.run()), asyncio.ensure_future(test())
        await asyncio.wait((stream, tested), return_when=asyncio.FIRST_COMPLETED)
        assert tested.done(), f"the stream has ended, with {listening.status}: {stream}"
        listening.left.set()
        await stream
        tested.result()

    asyncio.run(run())


def first_values(browser: Visitor, *names: str) -> dict[str, str]:
    """What a stream tells first."""
    listening, found = Listening(browser, *names), {}

    async def test() -> None:
        while len(found) < len(names):
            topic, value = (await listening.told.get()).split()
            found[topic] = value

    while_listening(listening, test)
    return found


def present(page: Page) -> list[str]:
    """What the page tells of who is here, by seat."""
    return re.findall(r'<span id="present-\d"[^>]*><svg.*?</svg>([^<]*)</span>', page.html)


def test_strangers_can_not_tell_a_table_that_they_may_not_see_from_none() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    hidden, public = shared(anna, bruno, visibility="link"), shared(anna, bruno)
    names = [f"table-{hidden.pk}", f"people-{hidden.pk}", f"table-{public.pk}", "table-999"]
    stood = f"{newest(public).number}.0"
    for stranger in (visitor(), visitor(person("Clara"))):
        assert first_values(stranger, *names) == {names[0]: "gone", names[1]: "gone", names[2]: stood, names[3]: "gone"}
        assert stranger.get(f"/events?on={names[0]}").status == 404
        assert stranger.get(f"/tables/{hidden.pk}/present").status == 404
    assert first_values(visitor(bruno), names[0]) == {names[0]: f"{newest(hidden).number}.0"}


def test_where_somebody_is_asked_is_told_to_them_alone() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = shared(anna, bruno, game="troyes")
    mine = f"mine-{anna.pk}"
    for other in (visitor(), visitor(bruno), visitor(person("Olga", is_staff=True))):
        assert other.get(f"/events?on={mine}").status == 404
        assert first_values(other, mine, "tables")[mine] == "gone"
    stands = first_values(visitor(anna), mine)[mine]
    for address in ("/", "/tables"):
        assert f'data-live="{mine}" data-value="{stands}"' in visitor(anna).get(address).html
        assert "mine-" not in visitor().get(address).html
    listening = Listening(visitor(anna), mine)

    async def test() -> None:
        assert await listening.told.get() == f"{mine} {stands}"
        await sync_to_async(pass_on)(at)
        assert await listening.told.get() != f"{mine} {stands}"

    while_listening(listening, test)


def pass_on(at: Table) -> None:
    """Decisions, until somebody else is asked."""
    asked = newest(at).movers
    while (now := newest(at)).movers == asked:
        seat = asked.bit_length() - 1
        decide(at.pk, now.number, seat, legal(now, seat)[0], now.revision)


@pytest.mark.each_database
def test_a_choice_that_is_kept_back_changes_nothing_that_is_told() -> None:
    at = shared(person("Anna"), person("Bruno"), game="notre-dame")
    anna, bruno = at.sittings.order_by("seat").values_list("person", flat=True)
    own = Topic(topics.MINE, anna)
    kinds = {topics.TABLE: at.pk, topics.PEOPLE: at.pk, topics.TABLES: 0, topics.MINE: bruno}
    followed = [Topic(kind, number) for kind, number in kinds.items()]
    mine = topics.newest([own])
    before = topics.newest(followed)
    decide(at.pk, at.number, 0, legal(at, 0)[0])
    assert newest(at).choices.count() == 1
    assert topics.newest(followed) == before
    assert topics.newest([own]) != mine, "but to whoever has chosen"
    decide(at.pk, at.number, 1, legal(at, 1)[0])
    assert topics.newest(followed)[followed[0]] != before[followed[0]]


def test_whoever_follows_the_table_is_here_and_then_away(clock: Clock) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = shared(anna, bruno)
    assert present(visitor(anna).open(at)) == ["not here", "not here"]
    listening = Listening(visitor(bruno), f"table-{at.pk}", f"people-{at.pk}")

    async def test() -> None:
        seen = [await listening.told.get() for _ in range(2)]
        assert f"people-{at.pk} 1here0" in seen
        assert await asyncio.to_thread(looked_at, anna, at) == ["not here", "here"]

    while_listening(listening, test)
    assert looked_at(anna, at) == ["not here", "here"], "between two pages"
    clock.seconds += GRACE
    assert looked_at(anna, at) == ["not here", "away 1 min"]
    clock.seconds += 5 * 60
    page = visitor(anna, htmx=True).get(f"/tables/{at.pk}/present")
    assert present(page) == ["not here", "away 5 min"]
    assert page.one('data-value="([^"]*)"') == "1away5"


def looked_at(who: object, at: Table) -> list[str]:
    """What the page of the table tells that person of who is here."""
    return present(visitor(who).open(at))  # type: ignore[arg-type]


def test_watchers_and_strangers_are_nobody(clock: Clock) -> None:
    at = shared(person("Anna"), person("Bruno"))
    for watcher in (visitor(), visitor(person("Clara"))):
        assert first_values(watcher, f"people-{at.pk}") == {f"people-{at.pk}": "nobody"}
        assert first_values(watcher, f"table-{at.pk}", f"people-{at.pk}")[f"people-{at.pk}"] == "nobody"


def test_a_seat_is_the_same_to_all_whether_its_person_has_chosen_or_not(clock: Clock) -> None:
    at = shared(person("Anna"), person("Bruno"), game="notre-dame")
    before = presence.shown(at)
    decide(at.pk, at.number, 0, legal(at, 0)[0])
    assert presence.shown(newest(at)) == before


def test_streams_that_have_ended_leave_nothing_behind(clock: Clock) -> None:
    """Whoever has left counts no more."""
    at = shared(person("Anna"), person("Bruno"))
    for _ in range(3):
        first_values(visitor(), f"table-{at.pk}")
    assert HUB.addresses.total() == 0
    assert HUB.streams == {}


def test_a_table_at_one_screen_shows_nobody_as_here_or_away() -> None:
    anna = person("Anna")
    at = shared(anna, person("Bruno"))
    assert 'id="people"' in visitor(anna).open(at).html
    Table.objects.filter(pk=at.pk).update(host=None)
    assert presence.shown(newest(at)) == {"attending": {}, "attendance": ""}
