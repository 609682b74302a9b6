"""Who hears what at a table, and what can be done about it."""

import re
from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser
from django.test import RequestFactory
from django.utils import timezone

from parvis.web.chat import talk
from parvis.web.chat.models import PLAYERS, Hushed, Line
from parvis.web.live import topics
from parvis.web.live.hub import HUB
from parvis.web.models import Table
from parvis.web.people.hooks import exported, leaving, merged
from parvis.web.people.models import Block, Person, Report
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.visiting import Page, Visitor, table

pytestmark = pytest.mark.usefixtures("club")


class Place:
    """Anna and Bruno play, Clara and a stranger watch, and Olga keeps the place in order."""

    def __init__(self, **terms: object) -> None:
        self.anna, self.bruno, self.clara = (person(name) for name in ("Anna", "Bruno", "Clara"))
        self.olga = person("Olga", is_staff=True)
        self.table = shared(self.anna, self.bruno, **terms)  # type: ignore[arg-type]

    def say(self, who: Person | None, words: str, htmx: bool = False, **form: str) -> Page:
        """Somebody says something."""
        return visitor(who, htmx).post(self.path("/say"), words=words, **form)

    def heard(self, who: Person | Visitor | None, to: str = "") -> list[str]:
        """What somebody finds on the page of the talk."""
        browser = who if isinstance(who, Visitor) else visitor(who)
        html = browser.get(self.path(f"?to={to}")).html
        return [" ".join(words.split()) for words in re.findall(r"</b>\s*([^<]*)</p>", html)]

    def unread(self, who: Person | None) -> str:
        """What stands at the button that opens the talk."""
        return visitor(who).get(self.path("/unread")).text

    def end(self) -> None:
        """End the game at the table."""
        Table.objects.filter(pk=self.table.pk).update(finished=timezone.now(), movers=0)

    def path(self, more: str = "") -> str:
        return f"/tables/{self.table.pk}/chat{more}"


@pytest.fixture
def place() -> Place:
    return Place()


def test_while_a_game_runs_players_and_watchers_talk_apart(place: Place) -> None:
    place.say(place.anna, "to Bruno")
    place.say(place.clara, "to watchers")
    for player in (place.anna, place.bruno):
        for to in ("", "players", "watchers"):
            assert place.heard(player, to) == ["to Bruno"]
    for watcher in (place.clara, None):
        for to in ("", "players", "watchers"):
            assert place.heard(watcher, to) == ["to watchers"]


def test_nothing_of_the_others_talk_is_on_any_page(place: Place) -> None:
    place.say(place.anna, "to Bruno")
    assert (place.unread(place.bruno), place.unread(place.clara), place.unread(None)) == ("1", "", "")
    place.say(place.clara, "to watchers")
    for who, other in ((place.bruno, "to watchers"), (place.clara, "to Bruno"), (None, "to Bruno")):
        for address in (f"/tables/{place.table.pk}", place.path(), place.path("/unread")):
            assert other not in visitor(who).get(address).html


def test_what_others_say_where_one_may_not_read_changes_nothing_that_one_sees(place: Place) -> None:
    for speaker, listener in ((place.clara, place.bruno), (place.anna, place.clara)):
        addresses = (place.path("/unread"), place.path(), f"/tables/{place.table.pk}")
        before = [visitor(listener).get(address).bare for address in addresses]
        place.say(speaker, "to others")
        assert [visitor(listener).get(address).bare for address in addresses] == before


def test_only_who_may_read_hears_that_something_was_said(place: Place) -> None:
    at = place.table.pk

    def may_follow(who: Person | None, audience: str) -> bool:
        request = RequestFactory().get("/")
        request.user, request.session = who or AnonymousUser(), {}
        return topics.KINDS[audience].may_follow(request, at)

    everybody = (place.anna, place.bruno, place.clara, None, place.olga)
    assert [may_follow(who, "players") for who in everybody] == [True, True, False, False, True]
    assert [may_follow(who, "watchers") for who in everybody] == [False, False, True, True, True]
    place.say(place.anna, "one")
    place.say(place.bruno, "two")
    told = topics.newest([topics.topic(f"players-{at}"), topics.topic(f"watchers-{at}")])
    assert {str(topic): value for topic, value in told.items()} == {f"players-{at}": "2", f"watchers-{at}": "0"}
    place.end()
    assert all(may_follow(who, audience) for who in everybody for audience in ("players", "watchers"))
    Table.objects.filter(pk=at).update(terms={"visibility": "link"})
    assert not may_follow(None, "players")


def test_a_line_is_told_to_those_who_follow(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    touched: list[str] = []
    monkeypatch.setattr(HUB, "touch", lambda topic: touched.append(str(topic)))
    place.say(place.anna, "to Bruno")
    assert f"players-{place.table.pk}" in touched
    assert f"watchers-{place.table.pk}" not in touched


def test_when_it_is_over_everybody_reads_everything(place: Place) -> None:
    place.say(place.anna, "to Bruno")
    place.say(place.clara, "to watchers")
    place.end()
    for who in (place.anna, place.clara, None):
        assert place.heard(who, "players") == ["to Bruno"]
        assert place.heard(who, "watchers") == ["to watchers"]
    assert place.heard(place.clara) == ["to watchers"]
    assert place.heard(place.anna) == ["to Bruno"]


def test_a_player_for_whom_a_bot_decides_is_no_watcher(place: Place) -> None:
    place.say(place.clara, "to watchers")
    Table.objects.filter(pk=place.table.pk).update(bots=0b10)
    assert place.heard(place.bruno, "watchers") == []


def test_admins_read_both_unless_they_play(place: Place) -> None:
    place.say(place.anna, "to Bruno")
    place.say(place.clara, "to watchers")
    assert place.heard(place.olga, "players") == ["to Bruno"]
    assert place.heard(place.olga, "watchers") == ["to watchers"]
    Person.objects.filter(pk=place.bruno.pk).update(is_staff=True)
    assert place.heard(place.bruno, "watchers") == ["to Bruno"]


def test_without_the_right_to_see_the_table_nobody_reads_or_writes() -> None:
    place = Place(visibility="link")
    place.say(place.anna, "to Bruno")
    for who in (None, place.clara):
        assert visitor(who).get(place.path()).status == 404
        assert place.say(who, "hello", name="Dora").status == 404
    assert Line.objects.filter(table=place.table).count() == 1


@pytest.mark.parametrize("terms", [{"chat": False}])
def test_where_the_terms_say_so_nobody_talks(terms: dict[str, bool]) -> None:
    place = Place(**terms)
    assert visitor(place.anna).get(place.path()).status == 404
    assert place.say(place.anna, "hello").status == 404
    assert 'id="chat' not in visitor(place.anna).open(place.table).html


def test_what_is_said_is_plain_text(place: Place) -> None:
    place.say(place.anna, "<script>alert(1)</script> https://evil.example \u202eback\n\n  to front\x07")
    page = visitor(place.bruno).get(place.path())
    assert "&lt;script&gt;alert(1)&lt;/script&gt; https://evil.example back to front" in page.html
    assert 'href="https://evil.example' not in page.html
    assert "<script>alert" not in page.html


@pytest.mark.parametrize("words", ["", "   ", "\u200b\n", "x" * 501])
def test_what_can_not_be_said(place: Place, words: str) -> None:
    assert place.say(place.anna, words).status == 400
    answer = place.say(place.anna, words, htmx=True)
    assert (answer.status, answer.headers["HX-Retarget"]) == (400, "#chat-refused")
    assert not Line.objects.filter(table=place.table).exists()
    assert place.say(place.anna, "x" * 500).status == 200


def test_thirty_lines_a_minute_are_enough(place: Place) -> None:
    elsewhere = shared(place.anna, person("Dora"))
    for number in range(30):
        Line.objects.create(table=elsewhere, person=place.anna, audience="players", words=str(number))
    assert place.say(place.anna, "one more").status == 429
    assert place.say(place.bruno, "not me").status == 200
    Line.objects.filter(table=elsewhere).update(created=timezone.now() - timedelta(minutes=1))
    assert place.say(place.anna, "one more").status == 200


def test_a_stranger_becomes_a_guest_by_saying_something(place: Place) -> None:
    stranger = visitor()
    before = Person.objects.count()
    assert stranger.post(place.path("/say"), words="  ", name="Dora").status == 400
    assert stranger.post(place.path("/say"), words="Hello", name="").status == 400
    assert Person.objects.count() == before
    assert "Hello" in stranger.post(place.path("/say"), words="Hello", name="Dora").text
    line = Line.objects.get(table=place.table)
    assert (line.person.name, line.person.guest, line.audience) == ("Dora", True, "watchers")
    again = visitor(htmx=True)
    assert again.post(place.path("/say"), words="Hello", name="Emma").headers["HX-Refresh"] == "true"


@pytest.mark.each_database
def test_what_one_has_read_is_not_counted_any_more(place: Place) -> None:
    for words in ("one", "two"):
        place.say(place.anna, words)
    assert (place.unread(place.bruno), place.unread(place.anna)) == ("2", "")
    assert 'id="chat-unread"' in visitor(place.bruno).open(place.table).html
    place.heard(place.bruno)
    assert place.unread(place.bruno) == ""
    place.say(place.anna, "three")
    assert place.unread(place.bruno) == "1"


def test_many_are_not_counted_one_by_one(place: Place) -> None:
    said = [Line(table=place.table, person=place.anna, audience="players", words="x") for _ in range(120)]
    Line.objects.bulk_create(said)
    assert place.unread(place.bruno) == "99+"
    assert len(place.heard(place.bruno)) == 100


def test_of_many_tables_those_with_something_new_are_found_together(place: Place) -> None:
    """They are the same that are found one by one; and whoever has seen the newest line is not behind."""
    read, own, hushed = (Place() for _ in range(3))
    clara = place.clara
    place.say(place.anna, "new")
    seen = read.say(read.anna, "read") and Line.objects.latest("pk")
    talk.note_seen(read.table.pk, PLAYERS, clara, [seen])
    Line.objects.create(table=own.table, person=clara, audience=PLAYERS, words="mine")
    hushed.say(hushed.anna, "not to be heard")
    Hushed.objects.create(reader=clara, person=hushed.anna)
    tables = [one.table.pk for one in (place, read, own, hushed)]
    assert talk.with_unread(tables, PLAYERS, clara) == {place.table.pk}
    assert {table for table in tables if talk.first_unread(table, PLAYERS, clara)} == {place.table.pk}
    people = (clara.pk, place.bruno.pk)
    assert talk.behind(read.table.pk, PLAYERS, people) == {place.bruno.pk}
    assert talk.behind(Place().table.pk, PLAYERS, people) == set()


def test_whom_one_does_not_want_to_hear_is_not_heard(place: Place) -> None:
    place.say(place.anna, "one")
    reader = visitor(place.bruno)
    page = reader.post(place.path("/hush"), person=place.anna.pk, hushed="yes")
    assert text("chat-hushed", name="Anna") in page.text
    place.say(place.anna, "two")
    assert (place.heard(place.bruno), place.unread(place.bruno)) == ([], "")
    assert place.heard(place.anna) == ["one", "two"]
    reader.post(place.path("/hush"), person=place.anna.pk, hushed="no")
    assert place.heard(place.bruno) == ["one", "two"]


def test_who_was_not_heard_can_not_be_muted(place: Place) -> None:
    """Else one could find out who talks where one may not read, or what number somebody has."""
    place.say(place.clara, "to watchers")
    reader = visitor(place.bruno)
    for nobody in (place.clara.pk, place.bruno.pk, 10**8, "x", -1):
        assert reader.post(place.path("/hush"), person=nobody, hushed="yes").status == 404
    assert visitor().post(place.path("/hush"), person=place.clara.pk, hushed="yes").status == 404
    assert not Hushed.objects.filter(reader=place.bruno).exists()


def test_only_admins_remove_a_line(place: Place) -> None:
    place.say(place.anna, "rude")
    line = Line.objects.get(table=place.table)
    for who in (place.anna, place.bruno, place.clara, None):
        assert visitor(who).post(place.path(f"/{line.pk}/hide"), hidden="yes").status == 403
    visitor(place.olga).post(place.path(f"/{line.pk}/hide"), hidden="yes")
    assert "rude" not in visitor(place.bruno).get(place.path()).html
    assert "(removed)" in visitor(place.bruno).get(place.path()).text
    assert "rude" in visitor(place.olga).get(place.path("?to=players")).text
    visitor(place.olga).post(place.path(f"/{line.pk}/hide"), hidden="no")
    assert "rude" in visitor(place.bruno).get(place.path()).text
    assert visitor(place.olga).post(place.path("/999999/hide"), hidden="yes").status == 404


def test_at_tables_of_nobody_there_is_no_talk(place: Place) -> None:
    at = table("human human")
    assert visitor(place.olga).get(f"/tables/{at.pk}/chat").status == 404
    assert 'id="chat' not in visitor(place.olga).open(at).html


def test_blocked_people_do_not_hear_each_other(place: Place) -> None:
    place.say(place.anna, "one")
    place.say(place.bruno, "two")
    Block.objects.create(person=place.anna, blocked=place.bruno)
    assert (place.heard(place.anna), place.heard(place.bruno)) == (["one"], ["two"])
    assert (place.unread(place.anna), place.unread(place.bruno)) == ("", "")


def test_a_line_is_reported_with_the_table_and_its_number(place: Place) -> None:
    place.say(place.anna, "rude")
    line = Line.objects.get(table=place.table)
    reader = visitor(place.bruno)
    link = reader.get(place.path()).one(r'href="(/[^"]*line=[^"]*)"').replace("&amp;", "&")
    assert reader.get(link).status == 200
    address, _, query = link.partition("?")
    reader.post(address, words="This is rude", **dict(part.split("=") for part in query.split("&")))
    report = Report.objects.get(by=place.bruno)
    assert (report.about, report.table, report.line) == (place.anna, place.table, line.pk)


def test_admins_find_lines_but_not_those_of_tables_at_which_they_play(place: Place) -> None:
    Person.objects.filter(pk__in=[place.olga.pk, place.anna.pk]).update(is_staff=True, is_superuser=True)
    place.say(place.clara, "to watchers")
    assert "to watchers" in visitor(place.olga).get("/admin/chat/line/").text
    assert "to watchers" not in visitor(place.anna).get("/admin/chat/line/").text
    assert visitor(place.clara).get("/admin/chat/line/").status != 200
    place.end()
    assert "to watchers" in visitor(place.anna).get("/admin/chat/line/").text


def test_what_somebody_said_goes_with_them(place: Place) -> None:
    place.say(place.anna, "one")
    place.say(place.bruno, "two")
    told = dict(answer for _, answer in exported.send(Person, person=place.anna))["chat"]
    assert [line["words"] for line in told["said"]] == ["one"]
    account = person("Anna")
    merged.send(Person, guest=place.anna, account=account)
    assert [line.person for line in Line.objects.filter(table=place.table).order_by("pk")] == [account, place.bruno]
    leaving.send(Person, person=account)
    assert [line.words for line in Line.objects.filter(table=place.table)] == ["two"]


def test_a_line_that_is_sent_twice_is_said_once(place: Place) -> None:
    for _ in range(2):
        assert place.say(place.anna, "Hello").status == 200
    place.say(place.bruno, "Hello")
    place.say(place.anna, "Hello")
    assert place.heard(place.bruno) == ["Hello"] * 3
    Line.objects.update(created=timezone.now() - timedelta(minutes=1))
    place.say(place.anna, "Hello")
    assert place.heard(place.bruno) == ["Hello"] * 4


def test_lines_tell_their_day(place: Place) -> None:
    place.say(place.anna, "Hello")
    Line.objects.update(created=timezone.now().replace(year=2026, month=3, day=2, hour=9, minute=5))
    assert ">2 Mar 2026, 09:05</time>" in visitor(place.bruno).get(place.path()).html
