"""Accounts for the tests: signing up and in as people do, games that are over, and what came by mail."""

import re

from allauth.account.models import EmailAddress
from django.core import mail

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.tables import deciding
from tests.web.club import shared, visitor
from tests.web.visiting import Page, Visitor, legal, newest

PASSWORD = "three blue cathedrals"


def account(name: str, password: str | None = None, **more: bool) -> Person:
    """Somebody with an account and a confirmed address. Most need no password, and none costs no time."""
    address = f"{name.lower()}@example.org"
    person = Person.objects.create_user(address, password, name=name, **more)
    EmailAddress.objects.create(user=person, email=address, verified=True, primary=True)
    return person


def sign_up(one: Visitor, name: str, password: str = PASSWORD) -> Page:
    """Create an account with a password."""
    return one.post("/sign-up", name=name, email=f"{name.lower()}@example.org", password1=password)


def sign_in(name: str, password: str = PASSWORD, one: Visitor | None = None) -> Visitor:
    """Somebody who gives address and password."""
    one = one or visitor()
    one.post("/sign-in", login=f"{name.lower()}@example.org", password=password)
    return one


def is_in(one: Visitor, person: Person) -> bool:
    """Whether that browser is signed in as that person."""
    return one.client.session.get("_auth_user_id") == str(person.pk) and one.get("/settings").address == "/settings"


def link(text: str) -> str:
    """The address of a link in the newest mail."""
    found = re.search(rf"http://testserver(/{text}\S+)", mail.outbox[-1].body)
    assert found, mail.outbox[-1].body
    return found[1]


def finish(table: Table) -> Table:
    """Let everybody take the first decision again and again, until the game is over."""
    while not (at := newest(table)).finished:
        for seat in seats_of(at.movers):
            if newest(table).number == at.number:
                deciding.decide(table.pk, at.number, seat, legal(table, seat)[0], at.revision)
    return newest(table)


def game_of(*persons: Person, game: str = "tiny", **terms: object) -> Table:
    """A finished game of these persons."""
    return finish(shared(*persons, game=game, **terms))
