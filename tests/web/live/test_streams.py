"""Streams of a real server: they tell of steps at once, of nothing else, and come right after whatever happens."""

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest

from parvis.web.live.hub import EACH
from parvis.web.server.waits import MOST
from tests.web.live.listening import Listener, listening, newest
from tests.web.running import RemoteVisitor, Site
from tests.web.tables.test_opening import filled_in
from tests.web.visiting import Page, Visitor


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One site for the tests that leave it as it is."""
    with Site(tmp_path_factory.mktemp("data")) as site:
        yield site


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """What the other site logs."""
    return tmp_path / "log"


@pytest.fixture
def fresh(tmp_path: Path, log: Path) -> Iterator[Site]:
    """A site of its own for one test."""
    with Site(tmp_path / "data", log=log) as site:
        yield site


class AtTable:
    """People before one screen, at a new table."""

    def __init__(self, site: Site, game: str = "troyes") -> None:
        self.site = site
        self.visitor = RemoteVisitor(site)
        form = filled_in("human", "human", game=game, begins="0")
        self.page = self.visitor.post(self.visitor.get("/tables/new"), "/tables/new", **form)
        self.number = int(self.page.address.rpartition("/")[2])

    @property
    def topic(self) -> str:
        """The topic that pages of the table follow."""
        return f"table-{self.number}"

    @property
    def stands(self) -> str:
        """What is told of it as it stands."""
        return newest(self.site, self.number)

    def decide(self) -> Page:
        """Let whoever is asked decide."""
        if self.page.curtains:
            seat = self.page.curtains[0]
            self.page = self.visitor.post(self.page, f"/tables/{self.number}/curtain", seat=seat)
        self.page = self.visitor.decide(self.page)
        return self.page

    def delete(self) -> None:
        """Delete the table through its page."""
        address = f"/tables/{self.number}/delete"
        self.visitor.post(self.visitor.get(address), address)


def test_whoever_follows_a_table_hears_of_steps_and_of_undone_ones(running: Site) -> None:
    at = AtTable(running)
    with listening(running, at.topic) as stream:
        while at.page.undoable is None:
            before = stream.catch_up(running, at.number)
            at.decide()
            assert stream.catch_up(running, at.number) != before
        form = {"number": at.page.number, "revision": at.page.revision, "seat": at.page.undoable}
        at.visitor.post(at.page, f"/tables/{at.number}/undo", **form)
        assert stream.catch_up(running, at.number).endswith(".1")


def test_nobody_hears_of_a_choice_that_is_kept_back(running: Site) -> None:
    """The next thing that is told is the step that all make together."""
    at = AtTable(running, "notre-dame")
    before = at.stands
    with listening(running, at.topic) as stream:
        assert stream.next() == (at.topic, before)
        at.decide()
        assert len(running.kept_back(at.number)) == 1
        at.decide()
        assert running.kept_back(at.number) == {}
        assert stream.next() == (at.topic, at.stands)
        assert at.stands != before


def test_a_stream_begins_with_how_things_are_and_tells_when_a_table_is_gone(running: Site) -> None:
    at = AtTable(running)
    with listening(running, at.topic, "table-999") as stream:
        assert dict([stream.next(), stream.next()]) == {at.topic: at.stands, "table-999": "gone"}
        at.delete()
        assert stream.next() == (at.topic, "gone")


def test_lists_hear_of_tables_that_are_opened_and_deleted(running: Site) -> None:
    with listening(running, "tables") as stream:
        told = [stream.next()]
        at = AtTable(running)
        told.append(stream.next())
        at.delete()
        told.append(stream.next())
    assert len(set(told)) == 3


def test_a_killed_server_is_found_again_with_all_that_was_decided(fresh: Site) -> None:
    at = AtTable(fresh)
    with listening(fresh, at.topic) as stream:
        first = stream.next()
        fresh.kill()
        with pytest.raises((EOFError, OSError)):
            stream.next()
    fresh.start()
    with listening(fresh, at.topic) as stream:
        assert stream.next() == first
        at.decide()
        assert stream.catch_up(fresh, at.number) != first[1]


def test_open_streams_do_not_hold_up_the_end_of_the_server(fresh: Site, log: Path) -> None:
    at = AtTable(fresh)
    with ExitStack() as streams:
        open_ones = [streams.enter_context(listening(fresh, at.topic)) for _ in range(20)]
        for stream in open_ones:
            stream.next()
        fresh.process.send_signal(signal.SIGINT)
        for stream in open_ones:
            with pytest.raises(EOFError):
                stream.next()
        assert fresh.process.wait(60) == 0
    assert log.read_text() == ""


@pytest.mark.slow
def test_three_hundred_streams_leave_room_for_everybody_else(fresh: Site, log: Path) -> None:
    at = AtTable(fresh)
    with ExitStack() as streams:
        open_ones: list[Listener] = []
        for number in range(300):
            source = f"127.0.0.{2 + number // EACH}"
            open_ones.append(streams.enter_context(listening(fresh, at.topic, source=source)))
            assert open_ones[-1].next() == (at.topic, at.stands)
        assert len(open_ones) > MOST
        assert refused(fresh, at.topic, "127.0.0.2")
        at.decide()
        for stream in open_ones:
            assert stream.next() == (at.topic, at.stands)
    while refused(fresh, at.topic, "127.0.0.2"):  # until the server has seen the others leave
        time.sleep(0.1)
    assert log.read_text() == ""


def test_a_household_has_room_for_its_streams_and_not_for_those_of_all_its_addresses(fresh: Site) -> None:
    at = AtTable(fresh)
    with ExitStack() as streams:

        def status(address: str) -> int:
            """Of a stream that a proxy asks for."""
            connection = HTTPConnection("127.0.0.1", fresh.port, timeout=60)
            streams.callback(connection.close)
            connection.request("GET", f"/events?on={at.topic}", headers={"X-Forwarded-For": address})
            return connection.getresponse().status

        assert {status(f"2001:db8:1:2::{number:x}") for number in range(EACH)} == {200}
        assert status("2001:db8:1:2:ffff::1") == 429
        assert status("2001:db8:1:3::1") == 200


def refused(site: Site, topic: str, source: str) -> bool:
    """Whether there is no room for one more stream of that address, which is said."""
    connection = HTTPConnection("127.0.0.1", site.port, timeout=60, source_address=(source, 0))
    try:
        connection.request("GET", f"/events?on={topic}")
        answer = connection.getresponse()
        if answer.status == 200:
            return False
        assert (answer.status, answer.headers["Retry-After"]) == (429, "15")
        assert b"Too many pages" in answer.read()
        return True
    finally:
        connection.close()


@pytest.mark.parametrize(
    "query",
    ["", "on=", "on=table-0", "on=table-x", "on=nothing-1", "on=table-1%20", "on=table-99999999999", "on=tables&" * 61],
)
def test_nonsense_is_refused_with_a_reason(query: str) -> None:
    page = Visitor().get(f"/events?{query}")
    assert page.status == 400
    assert "follow" in page.text


def test_there_is_no_stream_of_what_is_not_there() -> None:
    assert Visitor().get("/events?on=table-999").status == 404
    assert Visitor().post("/events?on=tables").status == 405
