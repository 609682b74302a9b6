"""What a browser is remembered by: what it was told to keep, until that is over; nothing for a key that nobody has."""

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.utils import timezone

from parvis.web.people.models import Person
from parvis.web.people.session_store import SessionStore
from tests.web.club import person

pytestmark = [pytest.mark.usefixtures("club"), pytest.mark.each_database]


def kept() -> str:
    """The key of a browser that remembers something."""
    store = SessionStore()
    store["colour"] = "blue"
    store.save()
    assert store.session_key
    return store.session_key


def test_it_is_there_as_long_as_it_lasts() -> None:
    key = kept()
    assert dict(SessionStore(key).items()) == {"colour": "blue"}
    Session.objects.filter(session_key=key).update(expire_date=timezone.now() - timedelta(seconds=1))
    over = SessionStore(key)
    assert (dict(over.items()), over.session_key) == ({}, None)


@pytest.mark.parametrize("key", [None, "", "nobodys"])
def test_a_key_that_nobody_has_stands_for_nothing(key: str | None) -> None:
    kept()
    unknown = SessionStore(key)
    assert (dict(unknown.items()), unknown.session_key) == ({}, None)


def test_a_person_is_found_by_number() -> None:
    one, other = person("Anna"), person("Bruno")
    assert Person.objects.get(pk=one.pk) == one
    assert vars(Person.objects.get(pk=other.pk)).keys() == vars(Person.objects.get(name="Bruno")).keys()
    with pytest.raises(Person.DoesNotExist):
        Person.objects.get(pk=one.pk + other.pk)
