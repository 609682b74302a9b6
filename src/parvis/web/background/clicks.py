"""Whoever has pressed a button comes first: bots take up nothing new while the answer is being made.

All threads share one processor core as far as they run Python, so a bot that moved at once would hold up the very page
that tells of the person's own move.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition

from django.http import HttpRequest, HttpResponse

from parvis.web.address import AGENTS


class Clicks:
    """Clicks that are being answered now."""

    def __init__(self) -> None:
        self.condition = Condition()
        self.count = 0

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Count a click while it is being answered."""
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


CLICKS = Clicks()
"""The clicks of this site."""


def answer_first(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Note what people press, for as long as it is being answered."""

    def answer(request: HttpRequest) -> HttpResponse:
        if request.method != "POST" or request.path_info == AGENTS:  # a tool that decides asks the API, which counts
            return get_response(request)
        with CLICKS.answering():
            return get_response(request)

    return answer
