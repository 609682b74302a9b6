"""When more is asked for than can be answered: 503 and a page that comes back by itself, streams last."""

import asyncio
from contextlib import ExitStack

import pytest

from parvis.web.server import overload
from parvis.web.server.asgi import Application
from parvis.web.server.gate import gate
from parvis.web.server.overload import PAGES, Full, Waiting, most
from parvis.web.texts import text
from parvis.web.views.errors import SOON
from tests.web.server.asking import answered
from tests.web.visiting import table


def test_pages_are_refused_first_then_decisions_then_streams() -> None:
    waiting = Waiting()
    kinds = {"page": ("GET", "/tables/7"), "decision": ("POST", "/tables/7/decide"), "stream": ("GET", "/events")}
    refused: dict[str, int] = {}
    with ExitStack() as stack:
        for count in range(overload.STREAMS + 1):
            for kind, (method, path) in kinds.items():
                try:
                    with waiting.at("here", most(method, path)):
                        pass
                except Full:
                    refused.setdefault(kind, count)
            if count < overload.STREAMS:
                stack.enter_context(waiting.at("here", overload.STREAMS))
        with waiting.at("elsewhere", 1):
            pass  # where nobody waits
    assert refused == {"page": PAGES, "decision": overload.DECISIONS, "stream": overload.STREAMS}
    assert not +waiting.counts


@pytest.mark.parametrize(
    ("method", "headers", "told", "refresh"),
    [
        ("GET", [], "error-full", str(SOON).encode()),
        ("POST", [], "error-full-sent", None),
        ("POST", [(b"hx-request", b"true")], "error-full-sent", None),
    ],
)
def test_who_comes_then_is_told_so_and_the_page_comes_back(
    method: str, headers: list[tuple[bytes, bytes]], told: str, refresh: bytes | None
) -> None:
    status, found, page = asyncio.run(beyond(method, f"/tables/{table('human human').pk}", headers))
    assert status == 503
    assert text(told) in page
    assert found.get(b"refresh") == refresh
    assert found[b"retry-after"] == str(SOON).encode()


async def beyond(method: str, path: str, headers: list[tuple[bytes, bytes]]) -> tuple[int, dict[bytes, bytes], str]:
    """What is answered to a request for a table when as many others wait as may. When they are gone, it is answered."""
    inner = Application()
    site = gate(inner)
    with ExitStack() as stack:
        for _ in range(most(method, path)):
            stack.enter_context(inner.waiting.at(inner.at_tables, overload.STREAMS))
        found = await answered(site, method, path, headers)
    assert (await answered(site, "GET", path))[0] == 200
    return found
