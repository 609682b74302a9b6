"""Somebody who listens to the stream of a real site, for the tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse

from tests.web.running import Site

BEATS = 4
"""After so many without news there are none."""


class Listener:
    """One open stream of the site."""

    def __init__(self, answer: HTTPResponse) -> None:
        self.answer = answer
        self.known: dict[str, str] = {}
        """What was told last, by topic."""

    def event(self) -> tuple[str, str]:
        """The next event, and what it tells. Raises EOFError at the end of the stream."""
        kind = data = ""
        while line := self.answer.readline().decode():
            if line == "\n" and kind:
                return kind, data
            name, _, value = line.rstrip("\n").partition(":")
            kind = value.strip() if name == "event" else kind
            data = value.strip() if name == "data" else data
        raise EOFError("the stream has ended")

    def next(self) -> tuple[str, str]:
        """The next topic of which something is told, and what; it has to come within some beats."""
        for _ in range(BEATS):
            kind, data = self.event()
            if kind == "step":
                break
        else:
            raise AssertionError(f"nothing more is told than {self.known}")
        topic, value = data.split(" ")
        self.known[topic] = value
        return topic, value

    def catch_up(self, site: Site, table: int) -> str:
        """Listen until a table has been told as it stands; what is told of it."""
        while self.known.get(f"table-{table}") != newest(site, table):
            self.next()
        return self.known[f"table-{table}"]


def newest(site: Site, table: int) -> str:
    """What is told of a table as it stands."""
    number, revision = site.rows("SELECT number, revision FROM web_table WHERE id = ?", table)[0]
    return f"{number}.{revision}"


@contextmanager
def listening(site: Site, *topics: str, source: str = "127.0.0.1") -> Iterator[Listener]:
    """A stream that follows these, opened from that address of this computer."""
    connection = HTTPConnection("127.0.0.1", site.port, timeout=60, source_address=(source, 0))
    try:
        connection.request("GET", "/events?" + "&".join(f"on={topic}" for topic in topics))
        answer = connection.getresponse()
        assert answer.status == 200, answer.status
        yield Listener(answer)
    finally:
        connection.close()
