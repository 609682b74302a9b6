"""Statements that are written once find what Django's own query finds."""

import pytest
from django.db import transaction

from parvis.web.models import Table
from parvis.web.pages.log import STEPS, kept
from parvis.web.storage.statements import Statement
from parvis.web.tables.loading import NEWEST, locked
from tests.web.visiting import table

pytestmark = pytest.mark.each_database


def test_it_finds_what_is_asked_for() -> None:
    at, other = table("human human", "notre-dame"), table("human human")
    steps = kept(at.pk).order_by("-number").values_list("number", "seat", "kept_events")
    assert steps
    assert STEPS.rows(at.pk, at.number) == list(steps)
    assert STEPS.rows(at.pk, 1) == [step for step in steps if step[0] < 1]
    assert NEWEST.all(other.pk) == [other]
    assert vars(NEWEST.first(at.pk)).keys() == vars(Table.objects.get(pk=at.pk)).keys()
    assert NEWEST.first(at.pk + other.pk) is None


def test_what_was_not_there_is_found_later() -> None:
    with transaction.atomic(), pytest.raises(Table.DoesNotExist):
        locked(1)
    at = table("human human")
    with transaction.atomic():
        assert locked(at.pk) == at


def test_it_is_written_once() -> None:
    written = []

    def query() -> object:
        written.append(1)
        return Table.objects.filter(pk=1)

    statement = Statement(query)
    assert statement.all(1) == statement.all(2) == []
    assert written == [1]
