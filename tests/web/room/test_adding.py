"""Players add to the secret of a table that waits for them: they know its hash, and nobody more before the end."""

from collections.abc import Iterator
from html import unescape

import pytest
from django.urls import reverse

from parvis.engine import dealing, registry
from parvis.web import archive
from parvis.web.deciding import choices, decide
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import adding, creating, gathering
from parvis.web.room.models import Gathering
from parvis.web.table_game import TableGame
from tests.web.club import person, visitor
from tests.web.test_fair import forms_of
from tests.web.visiting import Visitor, bots_move_on, legal, newest

pytestmark = pytest.mark.usefixtures("club")


@pytest.fixture(autouse=True)
def none_waits() -> Iterator[None]:
    """Gatherings are gone after each test."""
    yield
    Gathering.objects.all().delete()


def gathered(host: Person, players: int = 2, **form: str) -> Gathering:
    """A gathering that waits for others."""
    asked = {"game": "tiny", "players": str(players), "whom": "friends", **form}
    return gathering.gather(creating.read(registry.find("tiny"), asked, host.name, host.guest, ()), host)


def press(at: Visitor, name: str, found: Gathering, added: str) -> int:
    """Send one of the gathering's forms; the status of the answer."""
    return at.post(reverse(name, args=[found.code]), added=added).status


def numbers(found: Gathering) -> dict[str, str]:
    """What everybody has added, by name."""
    return dict(found.places.values_list("person__name", "number"))


def test_what_players_add_is_mixed_into_the_secret_whose_hash_they_saw() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna, 3, **{"kind-2": "bot:random"})
    host, guest = visitor(anna), visitor(bruno)
    hashes = {at.get(f"/g/{found.code}").one('data-commitment="([0-9a-f]{64})"') for at in (host, guest)}
    assert press(host, "add", found, "  a number:  7 ") == 200
    assert 'value="a number: 7"' in host.get(f"/g/{found.code}").html
    assert press(guest, "join", found, "Ünder") == 200
    at = Gathering.objects.get(pk=found.pk).table
    assert at
    assert hashes == {at.fair_commitment}
    assert at.fair_numbers == ["a number: 7", "Ünder", ""]
    while not newest(at).finished:
        somebody_decides(at)
        bots_move_on()
    played = archive.of(newest(at))
    assert played.fair
    assert dealing.verdict(played, played.fair).holds


def somebody_decides(at: Table) -> None:
    """A person who is asked decides."""
    at = newest(at)
    seat = next(seat for seat in TableGame.of(at).movers if seat not in choices(at))
    decide(at.pk, at.number, seat, legal(at, seat)[0], at.revision)


def test_before_it_begins_only_the_hash_is_told_and_afterwards_nothing_is_kept_twice() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna, whom="anybody")
    secret = found.fair_secret
    told = ""
    for at in (visitor(anna), visitor(bruno), visitor()):
        for htmx in (False, True):
            at.client.defaults.update({"HTTP_HX_REQUEST": "true"} if htmx else {})
            told += "".join(at.get(address).html for address in (f"/g/{found.code}", "/", "/lobby", "/own"))
        told += at.post(f"/g/{found.code}/add", added="\n\x1b").html
    assert adding.hash_of(found) in told
    assert [form for form in forms_of(secret) if form in told.encode()] == []
    assert secret not in repr(found) + str(found)
    gathering.join(found.pk, bruno)
    assert Gathering.objects.get(pk=found.pk).fair_secret == ""


@pytest.mark.parametrize("bad", ["a" * 41, "\u202eabc", "\x00"])
def test_what_cannot_be_shown_is_refused_and_nothing_changes(bad: str) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna)
    press(visitor(anna), "add", found, "seven")
    page = visitor(anna).post(reverse("add", args=[found.code]), added=bad)
    assert page.status == 400
    assert "Use at most 40 letters" in unescape(page.text)
    assert press(visitor(bruno), "join", found, bad) == 400
    assert numbers(found) == {"Anna": "seven"}


def test_only_those_who_sit_there_add_something_and_only_until_it_begins() -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    found = gathered(anna, 3)
    for stranger in (visitor(), visitor(bruno)):
        assert press(stranger, "add", found, "mine") == 403
    gathering.join(found.pk, bruno, "eight")
    gathering.join(found.pk, bruno, "nine")
    assert numbers(found) == {"Anna": "", "Bruno": "eight"}
    gathering.join(found.pk, clara)
    press(visitor(anna), "add", found, "too late")
    at = Gathering.objects.get(pk=found.pk).table
    assert at
    assert at.fair_numbers == ["", "eight", ""]
    assert numbers(found) == {"Anna": "", "Bruno": "eight", "Clara": ""}


def test_every_gathering_has_a_secret_of_its_own() -> None:
    anna = person("Anna")
    assert len({gathered(anna).fair_secret for _ in range(3)}) == 3
