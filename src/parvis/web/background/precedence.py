"""Who comes first. All threads share one processor core as far as they run Python, and none has precedence by itself.

Whoever has pressed a button comes before bots, which take up nothing new while the answer is being made: one that moved
at once would hold up the very page that tells of the person's own move. Pages come before programs, which ask as often
as they like: the answer to a program waits between its parts while a page is made.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition, local
from time import monotonic
from typing import Any

from django.db import connection
from django.http import HttpRequest, HttpResponse

from parvis.web.address import AGENTS


class Requests:
    """Requests of one kind that are being answered now."""

    def __init__(self) -> None:
        self.condition = Condition()
        self.count = 0

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Count a request while it is being answered."""
        with self.condition:
            self.count += 1
        try:
            yield
        finally:
            with self.condition:
                self.count -= 1
                self.condition.notify_all()

    def wait(self, seconds: float) -> bool:
        """Wait until all are answered, for so many seconds at most; whether they are."""
        with self.condition:
            return self.condition.wait_for(lambda: self.count == 0, seconds)


CLICKS, PAGES = Requests(), Requests()
"""The clicks of this process; its pages, clicks included."""
LONGEST = 0.1
"""Seconds that one answer to a program waits for pages, in all: where these come without an end, programs go on."""
PATIENCE = local()
"""`end`: until when the answer that this thread makes to a program waits for pages."""


@contextmanager
def after_pages() -> Iterator[None]:
    """Within this block this thread answers a program, which waits for pages at each statement outside transactions."""
    PATIENCE.end = monotonic() + LONGEST
    try:
        give_way()
        with connection.execute_wrapper(between_statements):
            yield
    finally:
        PATIENCE.end = 0.0


def between_statements(execute: Callable[..., Any], *statement: Any) -> Any:
    """A statement of an answer to a program. Within a transaction it does not wait: pages might wait for that."""
    if not connection.in_atomic_block:
        give_way()
    return execute(*statement)


def give_way() -> None:
    """Wait for pages where this thread answers a program; nothing else waits here."""
    if end := getattr(PATIENCE, "end", 0.0):
        PAGES.wait(max(0.0, end - monotonic()))


def answer_first(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Note what people press, for as long as it is being answered."""

    def answer(request: HttpRequest) -> HttpResponse:
        if request.method != "POST" or request.path_info == AGENTS:  # a tool that decides asks the API, which counts
            return get_response(request)
        with CLICKS.answering():
            return get_response(request)

    return answer
