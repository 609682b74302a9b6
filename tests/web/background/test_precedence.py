"""Bots wait while a person's click is being answered, programs while a page is, and none for long."""

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic

import pytest
from django.db import transaction
from django.http import HttpRequest, HttpResponse

from parvis.web.background.precedence import (
    CLICKS,
    LONGEST,
    PAGES,
    Requests,
    after_pages,
    answer_first,
    give_way,
)
from parvis.web.models import Table


def test_who_waits_goes_on_when_the_last_click_is_answered() -> None:
    clicks, done = Requests(), []
    waiting = Thread(target=lambda: done.append(clicks.wait(60)))
    with clicks.answering():
        with clicks.answering():
            waiting.start()
        assert not clicks.wait(0)
    waiting.join(60)
    assert done == [True]


def test_nobody_waits_longer_than_they_want_to() -> None:
    clicks = Requests()
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


def in_thread(work: Callable[[], None]) -> Event:
    """Let another thread work; set when it is done."""
    done = Event()

    def run() -> None:
        work()
        done.set()

    Thread(target=run).start()
    return done


def test_an_answer_to_a_program_waits_for_pages_but_not_for_ever() -> None:
    begun, go_on = Event(), Event()

    def answer() -> None:
        with after_pages():
            begun.set()
            go_on.wait(60)
            give_way()

    began, done = monotonic(), in_thread(answer)
    assert begun.wait(60)  # nobody asks for a page
    with PAGES.answering():
        go_on.set()
        assert not done.wait(LONGEST / 4)
        assert done.wait(60)
    assert monotonic() - began >= LONGEST


def answer_a_program() -> None:
    """Nothing takes long in it."""
    with after_pages():
        pass


def test_a_program_is_not_begun_while_a_page_is_answered() -> None:
    with PAGES.answering():
        done = in_thread(answer_a_program)
        assert not done.wait(LONGEST / 4)
    assert done.wait(60)


def test_pages_do_not_wait_for_pages() -> None:
    with PAGES.answering():
        assert in_thread(give_way).wait(60)


def test_only_within_a_transaction_statements_of_a_program_do_not_wait() -> None:
    def wait_for(statement: Callable[[], object]) -> float:
        began = monotonic()
        statement()
        return monotonic() - began

    with after_pages(), transaction.atomic(), PAGES.answering():
        assert wait_for(Table.objects.count) < LONGEST / 2
    with after_pages(), PAGES.answering():
        assert wait_for(Table.objects.count) > LONGEST / 2
    with PAGES.answering():
        assert wait_for(Table.objects.count) < LONGEST / 2
