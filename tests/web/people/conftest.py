"""What the tests of persons share: a club, an empty outbox, and nobody there at first."""

from collections.abc import Iterator

import pytest
from django.core import mail
from django.core.cache import cache

from parvis.web.models import Table
from parvis.web.people.models import Person


@pytest.fixture(autouse=True)
def nobody(club: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Persons and mails are gone after each test, and attempts are forgotten.

    A browser is driven from within a loop, where Django wants to be allowed its database.
    """
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    mail.outbox = []
    cache.clear()
    yield
    Table.objects.all().delete()
    Person.objects.all().delete()
