"""Text and numbers that a database can't hold are bad requests, wherever in a request they stand, on both databases."""

import json
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import quote

import pytest

from parvis.engine.samples import SOAK
from parvis.web.chat.models import Line
from parvis.web.models import Table
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account
from tests.web.visiting import Visitor
from tools.faults.addresses import addresses

pytestmark = [pytest.mark.each_database, pytest.mark.usefixtures("club")]
HUGE = "9" * 30
ODD = ("%00", "%ED%A0%80", "%C0%80", "%FF", HUGE, f"-{HUGE}", str(2**63), str(2**31), "%F0%9F%8F%B0", "%EF%BF%BF")
"""NUL, half a character, NUL and others in forms that UTF-8 does not have, numbers of more than 64 bits and 32, …"""
ODD_VALUES = ("\0", "a\0b", HUGE, str(2**63), "\U0010ffff", json.dumps({"endpoint": "\0\ud800"}), "\ufffe")
FIELDS = (
    "name email login password password1 oldpassword game level decision number revision seat pace step words players "
    "whom option time base code visibility subscription kind url channel hours until days reason credential next q p o "
    "page player-0 name-0 colour-0 seed begins action _selected_action on guests host invited"
)


def some(odd: Sequence[str], number: int) -> Sequence[str]:
    """NUL and one other of these, each in its turn; in a soak all."""
    return odd if SOAK else (odd[0], odd[1 + number % (len(odd) - 1)])


def replaced(address: str, odd: str) -> Iterator[str]:
    """Addresses in which one of the parts is another one."""
    parts = address.split("/")
    for place, part in enumerate(parts):
        if part in ("1", "t", "k", "notre-dame", "expert", "elsewhere", "people", "1-1"):
            yield "/".join((*parts[:place], odd, *parts[place + 1 :]))


def people() -> list[Visitor]:
    """Somebody at a table, and an admin."""
    anna = account("Anna", PASSWORD)
    shared(anna, person("Gast"))
    return [visitor(anna), visitor(account("Olga", PASSWORD, is_staff=True, is_superuser=True))]


def test_no_address_is_more_than_not_found() -> None:
    for one in people():
        for number, address in enumerate(addresses()):
            for odd in some(ODD, number):
                for path in (*replaced(address, odd), f"{address}?q={odd}&page={odd}&next={odd}&on=table-{odd}"):
                    assert one.client.get(path).status_code < 500, path


def test_no_form_breaks_anything() -> None:
    for one in people():
        for number, address in enumerate(addresses()):
            for odd in some(ODD_VALUES, number):
                assert one.client.post(address, dict.fromkeys(FIELDS.split(), odd)).status_code < 500, (address, odd)


@pytest.mark.parametrize("cookie", ["parvis_session", "parvis_csrf", "other"])
def test_no_cookie_breaks_anything(cookie: str) -> None:
    one = visitor()
    for value in (r'"\000"', r'"a\000b"', HUGE, "\xff"):
        answer = one.client.get("/people", headers={"Cookie": f"{cookie}={value}"})
        assert answer.status_code == (400 if "\\000" in value else 200)


def test_nul_is_refused_before_anything_happens() -> None:
    anna = person("Anna")
    at = shared(anna, person("Bruno"))
    one, before = visitor(anna), Table.objects.values().get()
    for answer in (
        one.post(f"/tables/{at.pk}/chat/say", words="hello\0"),
        one.post("/tables/quick", game="tiny", name="a\0"),
        one.get("/people/%00"),
        one.get("/tables?game=%00"),
    ):
        assert answer.status == 400
    assert Table.objects.values().get() == before
    assert not Line.objects.exists()


def test_a_charset_that_makes_half_characters_of_a_form_is_refused_too() -> None:
    body = "name=" + quote(r"\ud800")
    kind = "application/x-www-form-urlencoded; charset=unicode_escape"
    answer: Any = visitor().client.post("/tables/quick", body, content_type=kind)
    assert answer.status_code == 400
