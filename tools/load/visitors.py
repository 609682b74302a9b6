"""Browsers that sit at tables: they send a decision as soon as they may, ask for news meanwhile, and note the times."""

import gzip
import re
import time
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPConnection, HTTPResponse
from random import Random
from threading import local
from urllib.parse import urlencode

from tools.site import HOST, PATIENCE, Site

IDLE = 2.0
"""Seconds after which a connection is made anew: servers close one that nobody uses."""
HIDDEN = ("number", "revision", "seat", "proposed", "csrfmiddlewaretoken")


@dataclass
class Times:
    """Seconds that answers took, by what was asked."""

    decisions: list[float] = field(default_factory=list)
    tables: list[float] = field(default_factory=list)
    """Opening a table: its whole page."""
    news: list[float] = field(default_factory=list)


class Connection:
    """A connection that stays open as long as it is used."""

    def __init__(self, site: Site, source: str = HOST) -> None:
        """`source`: the address of this computer that it comes from."""
        self.connection = HTTPConnection(HOST, site.port, timeout=PATIENCE, source_address=(source, 0))
        self.used = time.monotonic()

    def ask(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[HTTPResponse, bytes, float]:
        """The answer, its body, and the seconds until it was there."""
        if time.monotonic() - self.used > IDLE:
            self.connection.close()
        began = time.perf_counter()
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        found = answer.read()
        self.used = time.monotonic()
        return answer, found, time.perf_counter() - began


class Proxy(local):
    """What stands in front of a site: each thread has a connection that stays open, whoever asks."""

    def __init__(self, site: Site) -> None:
        self.connection = Connection(site)


class Browser:
    """Somebody's browser, with a connection of its own or behind a proxy, and with cookies."""

    def __init__(self, site: Site, source: str = HOST, proxy: Proxy | None = None) -> None:
        """`source`: the address that asks."""
        self.source = source
        self.proxy = proxy
        self.own = Connection(site, source)
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, form: dict[str, str] | None = None, part: bool = True) -> tuple[str, float]:
        """The text of the answer, or where it leads to, and the seconds until it was there. `part`: as htmx asks.

        Raises RuntimeError for 4xx and 5xx.
        """
        headers = {"Cookie": self.cookie, "Accept-Encoding": "gzip"}
        if part:
            headers["HX-Request"] = "true"
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        headers |= {"X-Forwarded-For": self.source} if self.proxy else {}
        connection = self.proxy.connection if self.proxy else self.own
        answer, body, took = connection.ask(method, path, urlencode(form) if form is not None else None, headers)
        place = answer.headers["Location"]
        for cookie in answer.headers.get_all("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        text = (gzip.decompress(body) if answer.headers["Content-Encoding"] == "gzip" else body).decode()
        if answer.status >= 400 and answer.status != HTTPStatus.CONFLICT:
            raise RuntimeError(f"{method} {path}: {answer.status}")
        return place or text, took

    @property
    def cookie(self) -> str:
        """The cookies as they are sent."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


class Heard:
    """What the site tells of a topic, on a stream that stays open."""

    def __init__(self, site: Site, topic: str) -> None:
        self.connection = HTTPConnection(HOST, site.port, timeout=PATIENCE)
        self.connection.request("GET", f"/events?on={topic}")
        self.answer = self.connection.getresponse()

    def wait_for_other_than(self, value: str) -> None:
        """Listen until something else than that is told. Raises RuntimeError at the end of the stream."""
        told = value
        while told == value:
            line = self.answer.readline().decode()
            if not line:
                raise RuntimeError("the stream has ended")
            found = re.fullmatch(r"data: \S+ (\S+)\n", line)
            told = found[1] if found else value


class Seated:
    """A person at a table of their own, against bots."""

    def __init__(self, browser: Browser, game: str, level: str, times: Times) -> None:
        self.browser = browser
        self.times = times
        home, _ = browser.ask("GET", "/", part=False)
        token = found("csrfmiddlewaretoken", home)
        form = {"csrfmiddlewaretoken": token, "game": game, "level": level}
        self.path, _ = browser.ask("POST", "/tables/quick", form, part=False)
        browser.ask("POST", f"{self.path}/pace", {"csrfmiddlewaretoken": token, "pace": "instant"})
        self.open()

    def open(self) -> None:
        """The whole page, as after a reload."""
        text, took = self.browser.ask("GET", self.path, part=False)
        self.times.tables.append(took)
        self.read(text)

    def read(self, text: str) -> None:
        """Take up what a page says."""
        self.over = f'href="{self.path}/result"' in text
        self.form = {name: found(name, text) for name in HIDDEN}
        self.decisions = [] if self.over else re.findall(r'name="decision" value="([^"]+)"', text)
        if match := re.search(r"/news\?number=(\d+)&(?:amp;)?revision=(\d+)", text):
            self.number, self.revision = int(match[1]), int(match[2])

    def go_on(self, random: Random) -> None:
        """Decide, if it is this person's turn; else ask whether it is."""
        if self.decisions:
            chosen = random.choice(self.decisions)
            text, took = self.browser.ask("POST", f"{self.path}/decide", self.form | {"decision": chosen})
            self.times.decisions.append(took)
            self.decisions = []
        else:
            text, took = self.browser.ask("GET", f"{self.path}/news?number={self.number}&revision={self.revision}")
            self.times.news.append(took)
        if text:  # none: no news
            self.read(text)


def found(name: str, text: str) -> str:
    """The value of a hidden field; empty if there is none."""
    match = re.search(rf'name="{name}" value="([^"]*)"', text)
    return match[1] if match else ""
