"""Who may do what at a club: route by route, by guests, players, hosts, watchers and strangers."""

import pytest
from django.test import override_settings
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from parvis.engine import registry
from parvis.web import access
from parvis.web.access import API, ROUTES, Role
from parvis.web.models import Table
from parvis.web.room import creating, gathering
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.visiting import legal, newest, table

pytestmark = pytest.mark.usefixtures("club")


def arguments(name: str) -> list[str]:
    """What the address of a route is made of."""
    (possible, *_) = get_resolver().reverse_dict.getlist(name)
    return list(possible[0][0][1])


# What programs ask for is tried in tests/web/api.
PAGES = {name: role for name, role in ROUTES.items() if not name.startswith(API)}
AT_TABLES = {name: role for name, role in PAGES.items() if "table_id" in arguments(name)}
OF_PEOPLE = {name: role for name, role in PAGES.items() if role & (Role.PERSON | Role.ACCOUNT)}


def named(resolver: URLResolver) -> set[str]:
    """All routes by name, or by the namespace that they are in."""
    found = set()
    for pattern in resolver.url_patterns:
        if isinstance(pattern, URLPattern):
            found.add(pattern.name)
        else:
            found |= {pattern.namespace} if pattern.namespace else named(pattern)
    return found


def test_every_route_says_who_may_use_it() -> None:
    known = named(get_resolver())
    assert known == {*ROUTES, *access.NAMESPACES}
    assert known >= access.CLUB_ONLY


def test_what_belongs_to_people_is_not_there_at_home() -> None:
    more = {
        "table_id": 1,
        "channel_id": 1,
        "line": 1,
        "step": 1,
        "person_id": 1,
        "pk": 1,
        "number": 1,
        "token": "t",
        "provider_id": "x",
        "key": "k",
        "uidb36": "1",
        "code": "c",
        "gathered": "g",
        "tournament_id": 1,
        "ladder_id": 1,
    }
    for name in sorted(access.CLUB_ONLY - access.NAMESPACES.keys()):
        address = reverse(name, kwargs={key: value for key, value in more.items() if key in arguments(name)})
        with override_settings(MODE="home"):
            assert [visitor().get(address).status, visitor().post(address).status] == [404, 404], name


@pytest.mark.parametrize("name", AT_TABLES)
def test_a_table_behind_a_link_is_not_there_for_strangers(name: str) -> None:
    at = shared(person("Anna"), person("Bruno"), visibility="link")
    more = {
        "look-back": [1],
        "ended": [1],
        "replay-step": [1],
        "branch": [1],
        "spread": [1],
        "hide": [1],
        "bookmark": [1],
        "embed-step": [1],
    }.get(name, [])
    address = reverse(name, args=[at.pk, *more])
    for stranger in (visitor(), visitor(person("Clara"))):
        assert stranger.get(address).status == 404
        assert stranger.post(address).status == 404
    assert newest(at).number == at.number


@pytest.mark.parametrize("name", [name for name, role in AT_TABLES.items() if role & (Role.PLAYER | Role.HOST)])
def test_watchers_change_nothing(name: str) -> None:
    at = shared(person("Anna"), person("Bruno"))
    before = Table.objects.filter(pk=at.pk).values().get()
    for watcher in (visitor(), visitor(person("Clara"))):
        assert watcher.open(at).status == 200
        assert watcher.post(reverse(name, args=[at.pk])).status == 403
    assert Table.objects.filter(pk=at.pk).values().get() == before


@pytest.mark.parametrize("name", OF_PEOPLE)
def test_what_is_somebodys_own_asks_strangers_and_guests_to_sign_in(name: str) -> None:
    other = person("Anna")
    address = reverse(name, kwargs=dict.fromkeys(arguments(name), other.pk))
    visitors = [visitor()] if OF_PEOPLE[name] & Role.PERSON else [visitor(), visitor(person("Bruno"))]
    for one in visitors:
        assert one.get(address).address == f"/sign-in?next={address}"
        assert one.post(address).status == 403


def test_each_sees_and_decides_only_for_their_own_seat() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = shared(anna, bruno, game="troyes")
    first = newest(at).movers.bit_length() - 1
    mover, other = (visitor(one) for one in ((anna, bruno) if first == 0 else (bruno, anna)))
    assert mover.open(at).decisions
    assert other.open(at).decisions == []
    words = legal(at, first)[0]
    form = {"number": newest(at).number, "revision": 0, "seat": first, "decision": words}
    other.post(f"/tables/{at.pk}/decide", **form)
    assert newest(at).number == form["number"]
    mover.post(f"/tables/{at.pk}/decide", **form)
    assert newest(at).number > form["number"]


def test_only_who_made_a_step_takes_it_back() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = shared(anna, bruno, game="troyes")
    seat = newest(at).movers.bit_length() - 1
    mover, other = (visitor(one) for one in ((anna, bruno) if seat == 0 else (bruno, anna)))
    while newest(at).turn_seat is None:
        page = mover.open(at)
        assert page.decisions, "the turn passed on before anything could be taken back"
        mover.decide(at, page=page)
    number = newest(at).number
    form = {"number": number, "revision": 0, "seat": seat}
    for nobody in (other, visitor(person("Clara"))):
        nobody.post(f"/tables/{at.pk}/undo", **form)
        assert newest(at).number == number
    mover.post(f"/tables/{at.pk}/undo", **form)
    assert newest(at).number < number


def test_a_link_lets_in_and_is_remembered() -> None:
    at = shared(person("Anna"), person("Bruno"), visibility="link")
    clara = visitor()
    assert clara.open(at).status == 404
    assert clara.get(f"/t/{at.code}").status == 200
    assert clara.open(at).status == 200
    assert clara.get("/t/wrong").status == 404


def test_somebody_new_becomes_a_guest_who_hosts_the_table() -> None:
    guest = visitor()
    page = guest.post("/tables/quick?game=tiny", name="Dora")
    at = Table.objects.get()
    assert page.address == f"/tables/{at.pk}"
    assert at.host.guest
    assert at.host.name == "Dora"
    assert guest.open(at).decisions or guest.open(at).waits
    assert visitor().open(at).decisions == []


def test_the_list_shows_nobody_elses_tables() -> None:
    anna = person("Anna")
    at = shared(anna, person("Bruno"))
    assert f'id="table-{at.pk}"' in visitor(anna).get("/").html
    assert f'id="table-{at.pk}"' not in visitor(person("Clara")).get("/").html


def test_tables_of_a_site_without_persons_belong_to_nobody_in_a_club() -> None:
    at = table("human bot:random")
    assert visitor(person("Anna")).open(at).status == 404
    admin = visitor(person("Olga", is_staff=True)).open(at)
    assert admin.status == 200
    assert admin.decisions == []


def test_a_host_deletes_their_own_games_but_nobody_elses() -> None:
    anna = person("Anna")
    at, alone = shared(anna, person("Bruno")), shared(anna, person("Clara"))
    alone.sittings.filter(seat=1).delete()  # the second seat is played at the host's own screen
    host = visitor(anna)
    assert text("error-others-games") in host.post(f"/tables/{at.pk}/delete").text
    host.post(f"/tables/{alone.pk}/delete")
    assert list(Table.objects.values_list("pk", flat=True)) == [at.pk]
    visitor(person("Olga", is_staff=True)).post(f"/tables/{at.pk}/delete")
    assert not Table.objects.exists()


@pytest.mark.parametrize(
    ("guest", "address", "reason"),
    [
        (False, "/people/1/report", text("error-no-person")),
        (False, "/notices/add", text("error-no-person")),
        (True, "/settings/password", "You need an account"),
        (True, "/admin/", "Only admins"),
    ],
)
def test_whoever_is_refused_is_told_what_it_takes(guest: bool, address: str, reason: str) -> None:
    refused = visitor(person("Gast") if guest else None).post(address)
    assert refused.status == 403
    assert reason in refused.text


def test_only_the_host_fills_up_a_table_that_waits() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    asked = {"whom": "anybody", "game": "tiny", "players": "3"}
    found = gathering.gather(creating.read(registry.find("tiny"), asked, anna.name, anna, []), anna)
    joined = visitor(bruno)
    joined.post(f"/g/{found.code}/join")
    refused = joined.post(f"/g/{found.code}/fill", level="novice")
    assert refused.status == 403
    assert text("error-not-host") in refused.text
    found.delete()
