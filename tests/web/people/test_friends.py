"""Following, friends, and whom each lets see that they are here; nothing of it tells that somebody is blocked."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from django.contrib.sessions.backends.db import SessionStore
from django.db import connection
from django.test import RequestFactory
from django.test.utils import CaptureQueriesContext

from parvis.engine import registry
from parvis.web.daily import sealing
from parvis.web.daily.models import Deal, Try
from parvis.web.live import topics, views
from parvis.web.live.presence import SITE, Presence
from parvis.web.models import Table
from parvis.web.people import friends
from parvis.web.people.guests import merge
from parvis.web.people.leaving import leave
from parvis.web.people.models import Block, Follow, Person
from parvis.web.room import creating, gathering, lobby
from parvis.web.room.models import Gathering
from parvis.web.tables import viewer
from parvis.web.tables.loading import title_of
from parvis.web.texts import SiteError, text
from parvis.web.views.friends import tables_of
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import account
from tests.web.visiting import Page

pytestmark = pytest.mark.each_database


@pytest.fixture
def presence(monkeypatch: pytest.MonkeyPatch) -> Presence:
    """Who is here, as the tests say."""
    made = Presence()
    monkeypatch.setattr("parvis.web.views.friends.PRESENCE", made)
    return made


@pytest.fixture(autouse=True)
def none_waits() -> Iterator[None]:
    """Gatherings are gone after each test."""
    yield
    Gathering.objects.all().delete()


def befriended(one: Person, other: Person) -> None:
    """Let two follow each other."""
    friends.follow(one, other)
    friends.follow(other, one)


def page_of(one: Person) -> Page:
    """Open the page on which somebody reads whom they follow."""
    return visitor(one).get("/friends")


def allow(one: Person, whom: str) -> None:
    """Choose who may see that somebody is here, on the page of settings."""
    assert visitor(one).post("/settings", name=one.name, shown=whom).status == 200


def test_following_is_one_sided_until_both_do() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    page = visitor(anna).post(f"/people/{bruno.pk}/follow", followed="yes")
    assert text("said-followed", name="Bruno") in page.text
    assert text("person-unfollow") in page.text
    visitor(anna).post(f"/people/{bruno.pk}/follow", followed="yes")
    assert Follow.objects.count() == 1
    assert "Bruno" in page_of(anna).text
    assert text("friends-friend") not in page_of(anna).text.split()
    assert "Anna" not in page_of(bruno).text
    friends.follow(bruno, anna)
    assert friends.are_friends(anna, bruno)
    assert f"<small>{text('friends-friend')}</small>" in page_of(anna).html
    visitor(anna).post(f"/people/{bruno.pk}/follow", followed="no")
    assert not friends.are_friends(anna, bruno)
    assert "Bruno" not in page_of(anna).text


def test_a_program_can_be_followed_and_guests_neither_follow_nor_are_followed() -> None:
    anna, program, guest = account("Anna"), account("Robot", bot=True), person("Gast")
    visitor(anna).post(f"/people/{program.pk}/follow", followed="yes")
    assert text("seat-program") in page_of(anna).text
    for one, other in ((anna, guest), (guest, anna)):
        assert text("person-follow") not in visitor(one).get(f"/people/{other.pk}").text
        assert visitor(one).post(f"/people/{other.pk}/follow", followed="yes").status in (400, 403)
    assert Follow.objects.count() == 1


@pytest.mark.parametrize("wish", ["", "perhaps"])
def test_bad_wishes_are_refused_and_change_nothing(wish: str) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    assert visitor(anna).post(f"/people/{bruno.pk}/follow", followed=wish).status == 400
    assert visitor(anna).post(f"/people/{anna.pk}/follow", followed="yes").status == 400
    assert visitor(anna).post("/people/999999/follow", followed="yes").status == 404
    assert visitor(anna).post("/settings", name="Anna", shown="enemies").status == 400
    Block.objects.create(person=anna, blocked=bruno)
    refused = visitor(anna).post(f"/people/{bruno.pk}/follow", followed="yes")
    assert (refused.status, text("follow-blocked") in refused.text) == (400, True)
    assert not Follow.objects.exists()
    assert Person.objects.get(pk=anna.pk).shown_to == "friends"


def test_nobody_follows_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST", 1)
    anna, bruno, clara = account("Anna"), account("Bruno"), account("Clara")
    friends.follow(anna, bruno)
    friends.follow(anna, bruno)
    with pytest.raises(SiteError):
        friends.follow(anna, clara)


@pytest.mark.parametrize(("whom", "by_fan", "by_friend"), [("everybody", 1, 1), ("friends", 0, 1), ("nobody", 0, 0)])
def test_each_says_who_sees_that_they_are_here(presence: Presence, whom: str, by_fan: int, by_friend: int) -> None:
    anna, fan, friend = account("Anna"), account("Fan"), account("Friend")
    friends.follow(fan, anna)
    befriended(friend, anna)
    allow(anna, whom)
    table = shared(anna, account("Bruno"))
    private = shared(anna, account("Clara"), visibility="link")
    presence.come([(SITE, anna.pk), (table.pk, 0), (private.pk, 0)])
    Person.objects.filter(pk=anna.pk).update(seen=date(2026, 3, 2))
    for one, sees in ((fan, by_fan), (friend, by_friend)):
        html = page_of(one).html
        assert (text("friends-here") in re.findall(r'class="is-here">(\w+)<', html)) == bool(sees)
        assert (f'href="/tables/{table.pk}"' in html) == bool(sees)
        assert f"/tables/{private.pk}" not in html, "one that the reader may not watch"
    presence.leave([(SITE, anna.pk), (table.pk, 0), (private.pk, 0)])
    presence.left.clear()
    for one, sees in ((fan, by_fan), (friend, by_friend)):
        page = page_of(one)
        assert "is-here" not in page.html
        assert ("2 Mar 2026" in page.text) == bool(sees), "no finer than a day"


TERMS: list[dict[str, Any]] = [
    {},
    {"visibility": "link"},
    {"visibility": "password"},
    {"watchers": False},
    {"watchers": False, "sealed": True},
    {"visibility": "link", "watchers": False, "daily": True},
    {"visibility": "public", "watchers": "damaged"},
]


@pytest.mark.parametrize("terms", TERMS, ids=str)
def test_tables_are_shown_to_those_who_may_watch_them_and_to_nobody_else(
    presence: Presence, terms: dict[str, Any]
) -> None:
    """The page judges by what it has read of tables; the answer is that of whoever asks for the table itself."""
    anna, names = account("Anna"), ["Host", "Player", "Gone", "Guest of the link", "Blocked", "Stranger"]
    readers = [*(account(name.replace(" ", "")) for name in names), account("Admin", is_staff=True)]
    host, player, gone, by_link, blocked, *_ = readers
    allow(anna, "everybody")
    table = shared(host, anna, player, gone)
    Table.objects.filter(pk=table.pk).update(
        terms=terms, seats=[{**seat, "gone": number == 3} for number, seat in enumerate(table.seats)]
    )
    if terms.get("daily"):
        deal = Deal.objects.create(day=sealing.today(), game="tiny", secret="00")
        Try.objects.create(deal=deal, person=anna, table=table)
    presence.come([(table.pk, 1)])
    Block.objects.create(person=blocked, blocked=account("Other"))
    found = {}
    for one in readers:
        friends.follow(one, anna)
        request = RequestFactory().get("/friends")
        request.user = one
        request.session = SessionStore()
        if one == by_link:
            request.session[viewer.LET_IN] = [table.pk]
        shown = tables_of(request, {anna.pk})
        assert list(shown) == [anna.pk], "that somebody is here does not hang on which table it is"
        found[one.name] = shown[anna.pk]
        again = RequestFactory().get("/friends")
        again.user, again.session = one, request.session
        assert bool(shown[anna.pk]) == topics.may_watch(again, table.pk), one.name
    assert found["Host"] == found["Player"] == [(table.pk, title_of("tiny"))]


def test_no_table_is_read_again_for_the_page(presence: Presence) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    friends.follow(bruno, anna)
    allow(anna, "everybody")
    asked = []
    for _ in range(2):
        table = shared(anna, account(f"Other{len(asked)}"))
        presence.come([(table.pk, 0)])
        with CaptureQueriesContext(connection) as found:
            assert f'href="/tables/{table.pk}"' in page_of(bruno).html
        asked.append(len(found))
    assert asked[0] == asked[1]


def test_those_who_are_here_come_first(presence: Presence) -> None:
    anna, names = account("Anna"), ["Bruno", "Clara", "David"]
    for name in names:
        befriended(anna, account(name))
    presence.come([(SITE, Person.objects.get(name="David").pk)])
    page = page_of(anna).text
    assert sorted(names, key=page.index) == ["David", "Bruno", "Clara"]


def test_who_is_blocked_sees_what_they_would_of_one_who_has_only_unfollowed_and_shows_nothing(
    presence: Presence,
) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    befriended(anna, bruno)
    visitor(anna).post(f"/people/{bruno.pk}/block", blocked="yes")
    assert list(Follow.objects.values_list("person", "followed")) == [(bruno.pk, anna.pk)]
    allow(anna, "everybody")
    table = shared(anna, account("Clara"))
    presence.come([(SITE, anna.pk), (table.pk, 0)])
    friends.note_seen(anna)
    his = visitor(bruno)
    for wish, key in (("no", "said-unfollowed"), ("yes", "said-followed")):
        said = his.post(f"/people/{anna.pk}/follow", followed=wish)
        assert (said.status, text(key, name="Anna") in said.text) == (200, True)
    blocked = [his.get("/friends").bare, his.get(f"/people/{anna.pk}").bare]
    Block.objects.all().delete()
    allow(anna, "nobody")
    assert [his.get("/friends").bare, his.get(f"/people/{anna.pk}").bare] == blocked


def test_a_guests_block_ends_it_too_when_the_guest_is_an_account() -> None:
    guest, anna, bruno = person("Gast"), account("Anna"), account("Bruno")
    befriended(anna, bruno)
    Block.objects.create(person=guest, blocked=bruno)
    merge(guest, anna)
    assert list(Follow.objects.values_list("person", "followed")) == [(bruno.pk, anna.pk)]


def test_nothing_is_left_of_somebody_who_leaves() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    befriended(anna, bruno)
    friends.note_seen(anna)
    leave(Person.objects.get(pk=anna.pk))
    assert not Follow.objects.exists()
    assert Person.objects.get(pk=anna.pk).seen is None


def test_a_stream_of_a_person_says_that_they_are_here(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, guest = account("Anna"), person("Gast")
    made = []
    monkeypatch.setattr(views, "Stream", lambda follows, seats, *more: made.append(seats))
    for one in (anna, guest):
        answer = visitor(one).client.get(f"/events?on=mine-{one.pk}")
        answer.stream()
    assert made == [[(SITE, anna.pk)], []]
    assert Person.objects.get(pk=anna.pk).seen is not None
    assert Person.objects.get(pk=guest.pk).seen is None


def test_a_friend_is_invited_by_one_click() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    befriended(anna, bruno)
    assert 'value="waiting"' not in page_of(anna).html
    page = visitor(anna).post("/friends/invite", person=bruno.pk, at="tiny")
    made = Gathering.objects.get()
    assert page.address == f"/g/{made.code}"
    assert text("said-invited", name="Bruno") in page.text
    assert [(place.person_id, place.joined) for place in made.places.order_by("row")] == [
        (anna.pk, True),
        (bruno.pk, False),
    ]
    (offer,) = lobby.offers(bruno, {})
    assert offer.is_invited


def test_a_friend_is_invited_to_a_table_that_waits() -> None:
    anna, bruno, clara = account("Anna"), account("Bruno"), account("Clara")
    for other in (bruno, clara):
        befriended(anna, other)
    tiny = registry.find("tiny")
    form = {"whom": "anybody", "players": "3" if 3 in tiny.seats else "2"}
    waiting = gathering.gather(creating.read(tiny, form, "Anna", anna, []), anna)
    assert 'value="waiting"' in page_of(anna).html
    for _ in range(2):
        page = visitor(anna).post("/friends/invite", person=bruno.pk, at="waiting")
    assert page.address == f"/g/{waiting.code}" or page.status == 400
    assert waiting.places.filter(person=bruno, joined=False).count() == 1
    assert Gathering.objects.count() == 1


def test_only_friends_are_invited_and_a_block_hides_an_invitation() -> None:
    anna, bruno, clara = account("Anna"), account("Bruno"), account("Clara")
    friends.follow(anna, clara)
    for number, at in ((clara.pk, "tiny"), (bruno.pk, "waiting")):
        refused = visitor(anna).post("/friends/invite", person=number, at=at)
        assert (refused.status, text("invite-no-friend") in refused.text) == (400, True)
    for number in ("", "x", "1" * 30, "999999"):
        assert visitor(anna).post("/friends/invite", person=number, at="tiny").status == 404
    befriended(anna, bruno)
    assert text("invite-no-table") in visitor(anna).post("/friends/invite", person=bruno.pk, at="waiting").text
    assert visitor(anna).post("/friends/invite", person=bruno.pk, at="chess").status == 400
    assert not Gathering.objects.exists()
    visitor(anna).post("/friends/invite", person=bruno.pk, at="tiny")
    assert lobby.offers(bruno, {})
    visitor(bruno).post(f"/people/{anna.pk}/block", blocked="yes")
    assert lobby.offers(bruno, {}) == []
