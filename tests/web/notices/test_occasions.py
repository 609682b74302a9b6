"""What is told besides whose turn it is: requests, time that runs low, games that begin and end, invitations."""

import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from parvis.engine import registry
from parvis.web.background.sender import Sender
from parvis.web.live.presence import Presence
from parvis.web.models import Table
from parvis.web.notices import occasions
from parvis.web.notices.models import Channel, Muted, Outbox
from parvis.web.people.models import Block, Person
from parvis.web.room import consent, creating, gathering
from parvis.web.room.models import Affairs, Clock, Gathering
from parvis.web.texts import text as site_text
from tests.web.club import person, visitor
from tests.web.notices.conftest import Clock as Hands
from tests.web.notices.conftest import channel, states
from tests.web.notices.playing import Game
from tests.web.notices.receivers import Receiver
from tests.web.people.accounts import game_of
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")


@pytest.fixture(autouse=True)
def none_waits() -> Iterator[None]:
    """Gatherings are gone after each test."""
    yield
    Gathering.objects.all().delete()


@pytest.fixture
def present(monkeypatch: pytest.MonkeyPatch, clock: Hands) -> Presence:
    """Who is at tables, by the tests' clock."""
    made = Presence(lambda: clock.now.timestamp())
    monkeypatch.setattr("parvis.web.notices.occasions.PRESENCE", made)
    return made


def news_of(receiver: Receiver) -> list[tuple[str, str]]:
    """Titles and texts of what came, but for turns."""
    found = [request.json for request in receiver.requests]
    return [(one["title"], one["text"]) for one in found if one["key"] == "news"]


def lines(one: Channel, key: str) -> list[str]:
    """What has become of such lines."""
    return list(Outbox.objects.filter(channel=one, key=key).order_by("pk").values_list("state", flat=True))


def offered(game: Game, kind: str = "pause") -> None:
    """The mover asks the other."""
    Affairs.objects.all().delete()
    at = newest(game.table)
    offer = consent.Offer(kind, game.seat, at.revision, yes=[game.mover.pk])
    Affairs.objects.create(table=at, offer={**vars(offer)})


@pytest.mark.parametrize("kind", ["pause", "undo"])
def test_whoever_has_not_answered_a_request_hears_of_it_once(sender: Sender, receiver: Receiver, kind: str) -> None:
    game = Game()
    asker, other = channel(game.mover, receiver), channel(game.other, receiver)
    offered(game, kind)
    for _ in range(3):
        sender.look_at(game.table.pk)
        sender.look()
    ((title, text),) = news_of(receiver)
    assert title == site_text("notices-offer-title", game="Troyes")
    assert site_text(f"notices-offer-body-{kind}", number=game.table.pk) in text
    assert (lines(asker, "offer"), lines(other, "offer")) == ([], ["sent"])


def test_a_request_that_is_settled_is_not_told_any_more(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    game = Game()
    other = channel(game.other, receiver, delay=10)
    offered(game)
    sender.look()
    Affairs.objects.update(offer=None)
    clock.pass_by(minutes=11)
    sender.look_at(game.table.pk)
    sender.look()
    assert (lines(other, "offer"), news_of(receiver)) == (["dropped"], [])


def slow_game(hours: int) -> Game:
    """A game by turns with so many hours for everybody."""
    game = Game()
    terms = {"time_mode": "turns", "base": hours * 3600, "increment": 0}
    Table.objects.filter(pk=game.table.pk).update(terms=terms)
    return game


@pytest.mark.parametrize(("bank", "hours", "is_low"), [(240, 13, False), (240, 11, True), (8, 3, False), (8, 1, True)])
def test_time_that_runs_low_is_told_to_whose_it_is(
    sender: Sender, clock: Hands, receiver: Receiver, bank: int, hours: int, is_low: bool
) -> None:
    game = slow_game(bank)
    own, other = channel(game.mover, receiver, zone="Europe/Paris"), channel(game.other, receiver)
    Clock.objects.create(table=game.table, seat=game.seat, left=0, due=clock.now + timedelta(hours=hours))
    for _ in range(2):
        sender.look()
        clock.pass_by(minutes=1)
    assert (lines(own, "low"), lines(other, "low")) == (["sent"] if is_low else [], [])
    if is_low:
        (_, text) = news_of(receiver)[0]
        assert f"runs out on {2 if hours == 1 else 3} Mar 2026, {14 if hours == 1 else '00'}:00" in text


def test_low_time_waits_for_no_digest_but_for_the_morning(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    game = slow_game(240)
    Clock.objects.create(table=game.table, seat=game.seat, left=0, due=clock.now + timedelta(hours=11))
    daily = channel(game.mover, receiver, digest="daily")
    asleep = channel(game.mover, receiver, quiet_from=10, quiet_to=14)
    sender.look()
    assert (lines(daily, "low"), lines(asleep, "low")) == (["sent"], ["waiting"])
    clock.pass_by(hours=2)
    sender.look()
    assert lines(asleep, "low") == ["sent"]


@pytest.mark.parametrize("change", [{"kept": 1}, {"due": None}, {"halted": "now"}])
def test_time_that_stands_is_no_news(sender: Sender, clock: Hands, receiver: Receiver, change: dict[str, Any]) -> None:
    game = slow_game(240)
    own = channel(game.mover, receiver, delay=5)
    made = Clock.objects.create(table=game.table, seat=game.seat, left=0, due=clock.now + timedelta(hours=1))
    sender.look()
    assert lines(own, "low") == ["waiting"]
    Clock.objects.filter(pk=made.pk).update(**{key: clock.now if it == "now" else it for key, it in change.items()})
    sender.look_at(game.table.pk)
    sender.look()
    assert lines(own, "low") == ["dropped"]


def test_a_game_that_is_over_is_told_to_all_who_are_elsewhere(
    sender: Sender, clock: Hands, receiver: Receiver, present: Presence
) -> None:
    anna, bruno, clara = (person(name) for name in ("Anna", "Bruno", "Clara"))
    at = game_of(anna, bruno, clara)
    Table.objects.filter(pk=at.pk).update(finished=clock.now)
    here, away, mute = (channel(one, receiver) for one in (anna, bruno, clara))
    Muted.objects.create(person=clara, table=at)
    present.come([(at.pk, 0)])
    for _ in range(3):
        sender.look()
        clock.pass_by(hours=9)
    assert [states(one) for one in (here, away, mute)] == [["dropped"], ["sent"], []]
    (request,) = receiver.requests
    assert request.json["title"] == "Game over: Tiny"
    assert request.json["news"][0]["address"].endswith(f"/tables/{at.pk}/result")
    assert "winner" not in request.json["text"], "nothing of the game"


def test_a_new_way_of_telling_begins_with_what_happens_from_then_on(
    sender: Sender, clock: Hands, receiver: Receiver
) -> None:
    anna = person("Anna")
    at = game_of(anna, person("Bruno"))
    Table.objects.filter(pk=at.pk).update(finished=clock.now)
    one = channel(anna, receiver)
    Channel.objects.filter(pk=one.pk).update(created=clock.now + timedelta(minutes=1))
    sender.look()
    assert states(one) == []


def test_whoever_saw_the_end_is_not_told_of_it_when_they_have_gone(
    sender: Sender, clock: Hands, receiver: Receiver, present: Presence
) -> None:
    anna = person("Anna")
    at = game_of(anna, person("Bruno"))
    Table.objects.filter(pk=at.pk).update(finished=clock.now)
    one = channel(anna, receiver, delay=1)
    seats = [(at.pk, 0)]
    present.come(seats)
    sender.look()
    present.leave(seats)
    clock.pass_by(minutes=2)
    sender.look()
    assert (states(one), receiver.requests) == (["dropped"], [])


def test_time_that_is_low_again_after_a_pause_is_told(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    game = slow_game(240)
    own = channel(game.mover, receiver, delay=5)
    made = Clock.objects.create(table=game.table, seat=game.seat, left=0, due=clock.now + timedelta(hours=1))
    found = []
    for halted in (None, clock.now, None):
        Clock.objects.filter(pk=made.pk).update(halted=halted)
        sender.look_at(game.table.pk)
        sender.look()
        found += lines(own, "low")
    assert found == ["waiting", "dropped", "waiting"]


def test_a_look_writes_nothing_where_there_is_no_news(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    game = Game()
    channel(game.other, receiver)
    offered(game)
    invited = waiting(game.mover, game.other)
    Gathering.objects.update(lasts_until=clock.now + timedelta(days=1))
    sender.look()
    assert invited.places.count() == 2
    with CaptureQueriesContext(connection) as asked:
        sender.look_at(game.table.pk)
        sender.look()
    assert [query["sql"] for query in asked if not query["sql"].startswith("SELECT")] == []


def test_what_ended_long_ago_is_no_news(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    anna = person("Anna")
    at = game_of(anna, person("Bruno"))
    Table.objects.filter(pk=at.pk).update(finished=clock.now - timedelta(days=2))
    one = channel(anna, receiver)
    sender.look()
    assert states(one) == []


def waiting(host: Person, invited: Person) -> Gathering:
    """A table that waits for somebody who is invited."""
    form = {"whom": "friends", "players": "2", "kind-1": f"person:{invited.pk}"}
    return gathering.gather(creating.read(registry.find("troyes"), form, host.name, host, [invited]), host)


@pytest.mark.each_database
def test_whoever_is_invited_hears_of_it_and_of_the_beginning_who_is_not_asked(
    sender: Sender, receiver: Receiver
) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    one, other = channel(bruno, receiver), channel(anna, receiver)
    Outbox.objects.all().delete()
    found = waiting(anna, bruno)
    Gathering.objects.update(lasts_until=sender.clock() + timedelta(days=1))
    for _ in range(2):
        sender.look()
    assert (lines(one, "invited"), lines(other, "invited")) == (["sent"], [])
    title = site_text("notices-invited-title", name="Anna", game="Troyes")
    assert (title, site_text("notices-invited-body", name="Anna", game="Troyes")) in news_of(receiver)
    assert any(f"/g/{found.code}" in str(request.json) for request in receiver.requests)
    Gathering.objects.update(lasts_until=sender.clock() + timedelta(days=999))
    table = gathering.join(found.pk, bruno).table
    assert table is not None
    at = newest(table)
    sender.look_at(at.pk)
    sender.look()
    begun = {who: lines(who, "begun") for who in (one, other)}
    mover = (anna, bruno)[at.movers.bit_length() - 1]
    assert begun == {who: [] if who.person == mover else ["sent"] for who in (one, other)}


def test_whoever_has_moved_already_knows_that_it_has_begun(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    people = person("Anna"), person("Bruno")
    found = waiting(*people)
    Gathering.objects.update(lasts_until=clock.now + timedelta(days=999))
    gathering.join(found.pk, people[1])
    game = Game.__new__(Game)
    game.people, game.table = list(people), Table.objects.get(gathering=found)
    mover = channel(game.mover, receiver)
    for _ in range(2):
        sender.look_at(game.table.pk)
        sender.look()
        game.pass_on()
    sender.look_at(game.table.pk)
    sender.look()
    assert lines(mover, "begun") == []


@pytest.mark.parametrize("change", ["blocked", "banned"])
def test_nobody_is_invited_by_whom_they_can_t_play_with(
    sender: Sender, clock: Hands, receiver: Receiver, change: str
) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    soon, later = channel(bruno, receiver), channel(bruno, receiver, delay=10)
    waiting(anna, bruno)
    Gathering.objects.update(lasts_until=clock.now + timedelta(days=1))
    Channel.objects.filter(pk=soon.pk).update(active=False)
    sender.look()
    Channel.objects.filter(pk=soon.pk).update(active=True)
    if change == "blocked":
        Block.objects.create(person=bruno, blocked=anna)
    else:
        Person.objects.filter(pk=anna.pk).update(is_active=False)
    clock.pass_by(minutes=11)
    sender.look()
    assert (states(soon), states(later), receiver.requests) == ([], ["dropped"], [])


def test_an_invitation_that_is_answered_is_not_told(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    one = channel(bruno, receiver, delay=10)
    found = waiting(anna, bruno)
    Gathering.objects.update(lasts_until=clock.now + timedelta(days=1))
    sender.look()
    assert states(one) == ["waiting"]
    Gathering.objects.update(lasts_until=clock.now + timedelta(days=999))
    gathering.leave(found.pk, bruno)
    clock.pass_by(minutes=11)
    sender.look()
    assert (states(one), receiver.requests) == (["dropped"], [])


@pytest.mark.each_database
def test_one_letter_tells_of_different_things_and_the_page_lists_them(
    sender: Sender, clock: Hands, receiver: Receiver
) -> None:
    game = Game()
    channel(game.other, receiver, digest="hourly")
    offered(game)
    over = game_of(game.other, person("Clara"))
    Table.objects.filter(pk=over.pk).update(finished=clock.now)
    sender.look()
    clock.pass_by(hours=1)
    sender.look()
    (request,) = receiver.requests
    assert request.json["title"] == site_text("notices-several-title", count=2)
    assert sorted(one["key"] for one in request.json["news"]) == ["ended", "offer"]
    assert f"The game at table {over.pk} is over. http://testserver/tables/{over.pk}/result" in request.json["text"]
    page = visitor(game.other).get("/notices")
    assert site_text("notices-line-ended") in page.text
    assert site_text("notices-line-offer") in page.text


@pytest.mark.parametrize("damage", ["terms = '[]'", "seats = '[]'", "seats = '7'"])
def test_a_damaged_table_keeps_no_other_notices_back(
    sender: Sender, clock: Hands, receiver: Receiver, damage: str
) -> None:
    game, other = Game(), Game()
    channel(game.other, receiver)
    offered(game)
    with connection.cursor() as cursor:
        cursor.execute(f"UPDATE web_table SET {damage} WHERE id = %s", [other.table.pk])
    sender.look()
    assert [title for title, _ in news_of(receiver)] == [site_text("notices-offer-title", game="Troyes")]


def test_nobody_hears_of_a_table_at_which_they_play_alone(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    anna = person("Anna")
    one = channel(anna, receiver)
    visitor(anna).post("/tables/quick?game=tiny")
    Table.objects.update(finished=clock.now, movers=0)
    sender.look()
    assert states(one) == []


def test_what_is_switched_off_for_a_way_is_not_told_there(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    game = Game()
    other, quiet = channel(game.other, receiver), channel(game.other, receiver, silent=["offer", "turn"])
    late = channel(game.other, receiver, delay=10)
    offered(game)
    sender.look()
    late.silent = ["offer"]
    late.save()
    clock.pass_by(minutes=11)
    sender.look()
    assert [lines(one, "offer") for one in (other, quiet, late)] == [["sent"], [], ["dropped"]]
    Affairs.objects.all().delete()
    game.pass_on()
    sender.look_at(game.table.pk)
    sender.look()
    assert (lines(other, "turn"), lines(quiet, "turn")) == (["sent"], [])


def test_of_a_beginning_whoever_is_asked_hears_once_and_nobody_who_has_moved(
    sender: Sender, clock: Hands, receiver: Receiver
) -> None:
    game = Game()
    found = waiting(*game.people)
    Gathering.objects.filter(pk=found.pk).update(table=game.table)
    asked, without_turns = channel(game.mover, receiver), channel(game.mover, receiver, silent=["turn"])
    Table.objects.filter(pk=game.table.pk).update(created=clock.now)
    sender.look_at(game.table.pk)
    sender.look()
    assert (lines(asked, "turn"), lines(asked, "begun")) == (["sent"], [])
    assert (lines(without_turns, "turn"), lines(without_turns, "begun")) == ([], ["sent"])
    game.pass_on()
    sender.look_at(game.table.pk)
    sender.look()
    assert lines(asked, "begun") == []


def test_what_others_say_is_told_once_until_it_is_read(sender: Sender, clock: Hands, receiver: Receiver) -> None:
    game = Game()
    other = channel(game.other, receiver)
    speaker, reader = visitor(game.mover), visitor(game.other)
    address = f"/tables/{game.table.pk}/chat"
    for words in ("Hello", "Are you there?"):
        speaker.post(f"{address}/say", words=words)
        clock.now = timezone.now()
        sender.swept = None
        sender.look()
    new = site_text("notices-spoken-body", number=game.table.pk)
    assert news_of(receiver) == [(site_text("notices-spoken-title", game="Troyes"), new)]
    assert reader.get("/notices/standing").html.count(f"spoken-{game.table.pk}") == 1
    reader.get(address)
    assert "spoken-1" not in reader.get("/notices/standing").html.split("standing")[1]
    speaker.post(f"{address}/say", words="Good")
    sender.swept, clock.now = None, timezone.now()
    sender.look()
    assert lines(other, "spoken") == ["sent", "sent"]


def test_a_browser_is_told_which_of_its_notices_still_hold() -> None:
    game = Game()
    mover, other = game.mover, game.other
    held = {one: json.loads(visitor(one).get("/notices/standing").html)["standing"] for one in (mover, other)}
    assert held == {mover: [f"table-{game.table.pk}", f"low-{game.table.pk}", "tables"], other: []}
    game.pass_on()
    assert json.loads(visitor(mover).get("/notices/standing").html)["standing"] == []
    assert visitor().get("/notices/standing").address.startswith("/sign-in")


@pytest.mark.parametrize("kind", ["season", "season-over", "ladder-over"])
def test_a_season_is_told_with_the_way_to_its_ladder(
    sender: Sender, clock: Hands, receiver: Receiver, kind: str
) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    told, silent = channel(anna, receiver), channel(bruno, receiver, silent=["game"])
    about = {"ladder": 7, "name": "Winter", "game": "tiny", "season": 2, "division": 3}
    occasions.tell_of_ladder(kind, {anna.pk: about, bruno.pk: about})
    Outbox.objects.update(due=clock.now)
    sender.look()
    assert (states(told), states(silent)) == (["sent"], [])
    (request,) = receiver.requests
    assert request.json["title"] == site_text(f"notices-{kind}-title", name="Winter")
    assert request.json["text"] == site_text(f"notices-{kind}-body", **about)
    (news,) = request.json["news"]
    assert (news["key"], news["address"]) == (kind, "http://testserver/ladders/7")
    assert site_text(f"notices-line-{kind}") in visitor(anna).get("/notices").text
