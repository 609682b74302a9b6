"""What tests of notices share: a clock that they set, and receivers."""

import socket
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message
from django.test import override_settings

from parvis.web.background.sender import Sender
from parvis.web.hosting.limits import COUNTER
from parvis.web.notices.models import Channel, Outbox
from parvis.web.people.models import Person
from tests.web.notices.receivers import Receiver, receiving

LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **time: float) -> None:
        self.now += timedelta(**time)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sender(clock: Clock) -> Sender:
    return Sender(clock)


@pytest.fixture(autouse=True)
def tidy(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nobody is told anything that a test before wanted to hear."""
    COUNTER.forget()
    yield
    if not request.node.get_closest_marker("browser"):
        Channel.objects.all().delete()


@pytest.fixture
def anywhere() -> Iterator[None]:
    """Notices may go to this computer."""
    with override_settings(NOTICES_ANYWHERE=True):
        yield


@pytest.fixture
def receiver(anywhere: None) -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def mails() -> Iterator[list[Any]]:
    """A mail server on this computer, and what it has taken."""

    class Inbox(Message):
        def handle_message(self, message: Any) -> None:
            taken.append(message)

    taken: list[Any] = []
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Controller(Inbox(), hostname="127.0.0.1", port=port)
    server.start()
    backend = "django.core.mail.backends.smtp.EmailBackend"
    with override_settings(EMAIL_BACKEND=backend, EMAIL_HOST="127.0.0.1", EMAIL_PORT=port):
        yield taken
    server.stop()


def channel(person: Person, receiver: Receiver, kind: str = "json", **more: Any) -> Channel:
    """A way to tell that person something, for a long time already."""
    address = {"url": f"{receiver.address}/hook"}
    made = Channel.objects.create(person=person, kind=kind, address=address, **{"delay": 0, **more})
    Channel.objects.filter(pk=made.pk).update(created=LONG_AGO)
    return made


def states(one: Channel) -> list[str]:
    """What has become of its lines, the oldest first."""
    return list(Outbox.objects.filter(channel=one).order_by("pk").values_list("state", flat=True))
