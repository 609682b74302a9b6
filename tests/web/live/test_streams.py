"""Streams of a real server: they tell of steps at once, of nothing else, and come right after whatever happens."""

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest

from parvis.web.gate import CONNECTIONS
from parvis.web.live.hub import EACH
from tests.web.live.listening import Listener, listening, newest
from tests.web.running import RemoteVisitor, Site
from tests.web.test_opening import filled_in
from tests.web.visiting import Page


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """What the site logs."""
    return tmp_path / "log"


@pytest.fixture
def running(tmp_path: Path, log: Path) -> Iterator[Site]:
    """A site."""
    with Site(tmp_path / "data", log=log) as site:
        yield site


def opened(site: Site, *players: str, game: str = "troyes") -> tuple[RemoteVisitor, Page]:
    """A table, and somebody there."""
    visitor = RemoteVisitor(site)
    page = visitor.post(visitor.get("/tables/new"), "/tables/new", **filled_in(*players, game=game, begins="0"))
    return visitor, page


def lift(visitor: RemoteVisitor, page: Page) -> Page:
    """Lift the curtain for whoever is to decide."""
    seat = page.curtains[0]
    return visitor.post(page, "/tables/1/curtain", seat=seat)


def test_whoever_follows_a_table_hears_of_steps_and_of_undone_ones(running: Site) -> None:
    visitor, page = opened(running, "human", "human")
    with listening(running, "table-1") as stream:
        while page.undoable is None:
            before = stream.catch_up(running)
            page = visitor.decide(lift(visitor, page) if page.curtains else page)
            assert stream.catch_up(running) != before
        form = {"number": page.number, "revision": page.revision, "seat": page.undoable}
        visitor.post(page, "/tables/1/undo", **form)
        assert stream.catch_up(running).endswith(".1")


def test_nobody_hears_of_a_choice_that_is_kept_back(running: Site) -> None:
    """The next thing that is told is the step that all make together."""
    visitor, page = opened(running, "human", "human", game="notre-dame")
    page = visitor.get("/tables/1")
    before = newest(running)
    with listening(running, "table-1") as stream:
        assert stream.next() == ("table-1", before)
        visitor.decide(lift(visitor, page))
        assert len(running.kept_back()) == 1
        visitor.decide(lift(visitor, visitor.get("/tables/1")))
        assert running.kept_back() == {}
        assert stream.next() == ("table-1", newest(running))
        assert newest(running) != before


def test_a_stream_begins_with_how_things_are_and_ends_where_there_is_no_table(running: Site) -> None:
    visitor, _ = opened(running, "human", "human")
    with listening(running, "table-1", "table-2") as stream:
        told = dict([stream.next(), stream.next()])
        assert told == {"table-1": newest(running), "table-2": "gone"}
        visitor.post(visitor.get("/tables/1/delete"), "/tables/1/delete")
        assert stream.next() == ("table-1", "gone")


def test_lists_hear_of_tables_that_are_opened_and_deleted(running: Site) -> None:
    with listening(running, "tables") as stream:
        told = [stream.next()]
        visitor, _ = opened(running, "human", "human")
        told.append(stream.next())
        visitor.post(visitor.get("/tables/1/delete"), "/tables/1/delete")
        told.append(stream.next())
    assert len(set(told)) == 3


def test_a_killed_server_is_found_again_with_all_that_was_decided(running: Site) -> None:
    visitor, _ = opened(running, "human", "human")
    with listening(running, "table-1") as stream:
        first = stream.next()
        running.kill()
        with pytest.raises((EOFError, OSError)):
            stream.next()
    running.start()
    with listening(running, "table-1") as stream:
        assert stream.next() == first
        visitor.decide(lift(visitor, visitor.get("/tables/1")))
        assert stream.catch_up(running) != first[1]


def test_open_streams_do_not_hold_up_the_end_of_the_server(running: Site, log: Path) -> None:
    opened(running, "human", "human")
    with ExitStack() as streams:
        open_ones = [streams.enter_context(listening(running, "table-1")) for _ in range(20)]
        for stream in open_ones:
            stream.next()
        running.process.send_signal(signal.SIGINT)
        for stream in open_ones:
            with pytest.raises(EOFError):
                stream.next()
        assert running.process.wait(20) == 0
    assert "Parvis ends." in (running.process.stdout.read() if running.process.stdout else "")
    assert log.read_text() == ""


@pytest.mark.slow
def test_three_hundred_streams_leave_room_for_everybody_else(running: Site, log: Path) -> None:
    visitor, _ = opened(running, "human", "human")
    with ExitStack() as streams:
        open_ones: list[Listener] = []
        for number in range(300):
            source = f"127.0.0.{2 + number // EACH}"
            open_ones.append(streams.enter_context(listening(running, "table-1", source=source)))
            assert open_ones[-1].next() == ("table-1", newest(running))
        assert len(open_ones) > CONNECTIONS
        full = HTTPConnection("127.0.0.1", running.port, timeout=60, source_address=("127.0.0.2", 0))
        full.request("GET", "/events?on=table-1")
        answer = full.getresponse()
        assert answer.status == 429
        assert b"Too many pages" in answer.read()
        assert answer.headers["Retry-After"]
        full.close()
        visitor.decide(lift(visitor, visitor.get("/tables/1")))
        for stream in open_ones:
            assert stream.next() == ("table-1", newest(running))
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:  # those that have left make room, as soon as the server has seen them leave
        try:
            with listening(running, "table-1", source="127.0.0.2") as stream:
                stream.next()
            break
        except AssertionError:
            pass
    else:
        raise AssertionError("there is still no room")
    assert log.read_text() == ""


@pytest.mark.parametrize(
    "query", ["", "on=", "on=table-0", "on=table-x", "on=nothing-1", "on=table-1%20", "on=table-99999999999"]
)
def test_nonsense_is_refused_with_a_reason(query: str, running: Site) -> None:
    connection = HTTPConnection("127.0.0.1", running.port, timeout=60)
    connection.request("GET", f"/events?{query}")
    answer = connection.getresponse()
    assert answer.status == 400
    assert b"follow" in answer.read()
    connection.close()
