"""A flood leaves a line a minute in the log, and hides nothing of another kind."""

import logging
from collections.abc import Iterator

import pytest

from parvis.web.server import throttle
from parvis.web.server.throttle import Throttle


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands still unless it is set."""
    made = [1000.0]
    monkeypatch.setattr(throttle, "clock", lambda: made[0])
    return made


@pytest.fixture
def log(time: list[float], caplog: pytest.LogCaptureFixture) -> Iterator[logging.Logger]:
    """A log that is throttled."""
    made, held = logging.getLogger("parvis.tests.throttle"), Throttle()
    made.addFilter(held)
    yield made
    made.removeFilter(held)


def test_the_first_passes_and_the_next_tells_how_many_did_not(
    time: list[float], log: logging.Logger, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(3574):
        log.warning("Invalid request of %s.\n", number)
    time[0] += throttle.MINUTE
    log.warning("Invalid request of %s.\n", "somebody")
    time[0] += throttle.MINUTE
    log.warning("Invalid request of %s.\n", "nobody")
    assert caplog.messages == [
        "Invalid request of 0.\n",
        "Invalid request of somebody. (3573 more since this was last said)",
        "Invalid request of nobody.\n",
    ]


def test_another_kind_is_not_hidden(log: logging.Logger, caplog: pytest.LogCaptureFixture) -> None:
    for number in (1, 1, 2):
        try:
            _ = [1 // (number - 1), [][0]] if number == 1 else {}[number]
        except (ArithmeticError, LookupError):
            log.exception("Exception in ASGI application")
    log.warning("Invalid request")
    log.error("Invalid request")
    assert len(caplog.messages) == 4
