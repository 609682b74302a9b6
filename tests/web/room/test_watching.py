"""Who watches a game: whoever comes where it is public, else those who have its link or know its password."""

import pytest
from django.contrib.auth.hashers import make_password

from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import creating
from parvis.web.room.terms import Terms
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, is_in, sign_in
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")
WORD = "four words and more"


def closed(*people: Person, **terms: bool) -> Table:
    """A table that has begun, and has a password."""
    return shared(*people, visibility="password", password=make_password(WORD), **terms)


def test_whoever_knows_the_password_watches_from_then_on() -> None:
    at = closed(person("Anna"), person("Bruno"))
    for clara in (visitor(), visitor(person("Clara"))):
        page = clara.open(at)
        assert page.address == f"/tables/{at.pk}/watch"
        assert "Bruno" in page.text
        assert 'id="seats"' not in page.html
        wrong = clara.post(page.address, password="three words")
        assert (wrong.status, text("gathering-wrong-password") in wrong.text) == (403, True)
        assert clara.open(at).address == page.address
        assert clara.post(page.address, password=WORD).address == f"/tables/{at.pk}"
        assert 'id="seats"' in clara.open(at).html
        assert clara.open(at).decisions == []
        assert clara.get(f"/tables/{at.pk}/watch").address == f"/tables/{at.pk}"


def test_without_the_password_nothing_of_a_table_is_seen() -> None:
    at = closed(person("Anna"), person("Bruno"))
    stranger, htmx = visitor(), visitor(htmx=True)
    for part in ("", "/log", "/news", "/result", "/record", "/replay/1", "/dealing.json"):
        assert stranger.get(f"/tables/{at.pk}{part}").address == f"/tables/{at.pk}/watch"
        assert htmx.get(f"/tables/{at.pk}{part}").status == 403
    assert stranger.get(f"/events?on=table-{at.pk}").status == 404
    assert stranger.get(f"/t/{at.code}").address == f"/tables/{at.pk}/watch", "the link is no way round it"
    assert stranger.post(f"/tables/{at.pk}/decide", number=at.number, seat=0, decision="x").status == 403
    assert newest(at).number == at.number


def test_the_lobby_lists_a_table_with_a_password_with_a_lock_and_tells_only_who_plays() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at, hidden = closed(anna, bruno), closed(anna, bruno, watchers=False)
    at = shared(anna, bruno, game="notre-dame", **at.terms)
    page = visitor().get("/tables")
    row = page.html.partition(f'id="watch-{at.pk}"')[2].partition("</li>\n      ")[0]
    assert (text("lobby-password") in row, "Bruno" in row, "Round" in row) == (True, True, False)
    assert f'id="watch-{hidden.pk}"' not in page.html
    assert visitor().get(f"/tables/{at.pk}").address == f"/tables/{at.pk}/watch"
    assert "Round" in visitor(anna).get("/tables").html


def test_no_password_leads_to_where_nobody_is_to_watch() -> None:
    at = closed(person("Anna"), person("Bruno"), watchers=False)
    clara = visitor()
    assert clara.post(f"/tables/{at.pk}/watch", password=WORD).status == 404
    assert clara.open(at).status == 404


def test_passwords_are_not_tried_for_long() -> None:
    at = closed(person("Anna"), person("Bruno"))
    clara = visitor(person("Clara"))
    for _ in range(20):
        assert clara.post(f"/tables/{at.pk}/watch", password="guess").status == 403
    assert clara.post(f"/tables/{at.pk}/watch", password=WORD).status == 429


def test_a_guest_who_signs_in_need_not_say_the_password_again() -> None:
    at = closed(person("Anna"), person("Bruno"))
    clara = visitor(person("Clara"))
    clara.post(f"/tables/{at.pk}/watch", password=WORD)
    known = account("Diana", PASSWORD)
    assert is_in(sign_in("Diana", one=clara), known)
    assert clara.open(at).address == f"/tables/{at.pk}"


def test_a_game_against_bots_is_watched_by_nobody_who_has_not_its_link() -> None:
    anna, clara = visitor(person("Anna")), visitor()
    anna.post("/tables/quick?game=tiny", level="random")
    at = Table.objects.get()
    assert clara.open(at).status == 404
    assert f'id="watch-{at.pk}"' not in clara.get("/tables").html
    page = anna.open(at)
    assert text("watching-link") in page.text
    assert f"http://testserver/t/{at.code}" in page.html
    clara.get(f"/t/{at.code}")
    assert at.code not in clara.open(at).html, "the players say who watches"


def test_a_table_at_one_s_own_screen_is_watched_by_nobody_either() -> None:
    anna = person("Anna")
    form = {f"{field}-{row}": value for row, name in enumerate(("Zoe", "Anna")) for field, value in
            {"name": name, "colour": ("blue", "red")[row], "player": "human"}.items()}  # fmt: skip
    visitor(anna).post("/tables/new", game="tiny", begins="lot", **form)
    at = Table.objects.get()
    assert visitor().open(at).status == 404
    assert dict(at.sittings.values_list("seat", "person")) == {1: anna.pk}, "the seat that has her name is hers"


@pytest.mark.parametrize(("whom", "visibility"), [("bots", "link"), ("friends", "link"), ("anybody", "public")])
def test_only_what_is_for_anybody_is_public_unless_it_is_said(whom: str, visibility: str) -> None:
    assert creating.read_terms({}, whom).visibility == visibility
    assert creating.read_terms({"visibility": "public"}, whom).visibility == "public"


def test_players_read_who_can_watch() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    for terms, told in (
        ({"visibility": "public"}, text("watching-public")),
        ({"visibility": "link", "watchers": False}, text("watching-nobody")),
        ({"visibility": "password"}, text("watching-password")),
    ):
        at = shared(anna, bruno, **Terms.of(terms).to_json())
        page = visitor(anna).open(at)
        assert told in page.text
        assert at.code not in page.html


def test_who_plays_at_a_table_that_others_may_watch_signs_in_there_and_comes_back() -> None:
    anna, bruno, david = account("Anna", PASSWORD), person("Bruno"), account("David")
    for at in (shared(anna, bruno, game="notre-dame"), closed(anna, bruno)):
        for watching in (visitor(), visitor(person("Clara"))):
            assert f'/sign-in?next=/tables/{at.pk}"' in watching.open(at).html
        for known in (visitor(anna), visitor(bruno), visitor(david)):
            assert 'id="sign-in-here"' not in known.open(at).html
        page = visitor().post(f"/sign-in?next=/tables/{at.pk}", login="anna@example.org", password=PASSWORD)
        assert page.address == f"/tables/{at.pk}"
