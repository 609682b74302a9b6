"""Bots wait while a person's click is being answered, and never for long."""

from threading import Thread

import pytest
from django.http import HttpRequest, HttpResponse

from parvis.web.background.clicks import CLICKS, Clicks, answer_first


def test_who_waits_goes_on_when_the_last_click_is_answered() -> None:
    clicks, done = Clicks(), []
    waiting = Thread(target=lambda: done.append(clicks.wait(60)))
    with clicks.answering():
        with clicks.answering():
            waiting.start()
        assert not clicks.wait(0)
    waiting.join(60)
    assert done == [True]


def test_nobody_waits_longer_than_they_want_to() -> None:
    clicks = Clicks()
    with clicks.answering():
        assert not clicks.wait(0.01)
    assert clicks.wait(0)


def test_what_is_posted_is_a_click_and_what_is_only_looked_at_is_none() -> None:
    seen = {}

    def note(request: HttpRequest) -> HttpResponse:
        seen[request.method] = CLICKS.count
        return HttpResponse()

    for method in ("GET", "POST"):
        request = HttpRequest()
        request.method = method
        answer_first(note)(request)
    assert seen == {"GET": 0, "POST": 1}
    assert CLICKS.count == 0


def test_a_click_that_fails_holds_nobody_up() -> None:
    def fail(request: HttpRequest) -> HttpResponse:
        raise ZeroDivisionError

    request = HttpRequest()
    request.method = "POST"
    with pytest.raises(ZeroDivisionError):
        answer_first(fail)(request)
    assert CLICKS.wait(0)
