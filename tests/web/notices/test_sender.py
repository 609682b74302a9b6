"""Who is asked is told so: once, in each way that they want, and only as long as it is true."""

from datetime import timedelta
from itertools import pairwise
from typing import Any

import pytest
from django.test import override_settings

from parvis.engine.texts import PSEUDO
from parvis.web.background.sender import Sender
from parvis.web.languages import with_texts
from parvis.web.live.presence import Presence
from parvis.web.models import Choice, Table
from parvis.web.notices import push
from parvis.web.notices.models import Asked, Channel, Muted, Outbox
from parvis.web.notices.turns import look_at
from parvis.web.people.models import Person
from parvis.web.room.models import Vacation
from tests.web.club import person, shared, visitor
from tests.web.disguise import undisguised
from tests.web.notices.conftest import Clock, channel, states
from tests.web.notices.playing import Game, with_mail
from tests.web.notices.receivers import FakeBrowser, Receiver
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")


@pytest.fixture
def game() -> Game:
    return Game()


def test_who_is_asked_is_told_once(game: Game, sender: Sender, receiver: Receiver) -> None:
    one, _ = channel(game.mover, receiver), channel(game.other, receiver)
    name = game.mover.name
    for _ in range(3):
        sender.look()
    (request,) = receiver.requests
    (asked,) = request.json["asked"]
    assert asked["table"] == game.table.pk
    assert asked["names"] == [name]
    assert asked["address"] == f"http://testserver/tables/{game.table.pk}"
    assert states(one) == ["sent"]


def test_one_move_of_many_decisions_is_no_news_to_whoever_makes_it(
    game: Game, sender: Sender, receiver: Receiver
) -> None:
    channels = {one.pk: channel(one, receiver) for one in game.people}
    first, second = game.mover, game.other
    while game.mover == first:
        sender.look()
        game.move()
        sender.look_at(game.table.pk)
    sender.look()
    assert [states(channels[one.pk]) for one in (first, second)] == [["sent"], ["sent"]]


def test_it_is_the_same_whether_every_step_is_seen_or_only_the_last(game: Game, sender: Sender) -> None:
    """The site was busy, or did not run, while both moved: the first is asked anew, and is told so again."""
    one = Channel.objects.create(person=game.mover, kind="json", address={"url": "https://9.9.9.9/"}, delay=5)
    sender.look()
    game.pass_on()
    game.pass_on()
    sender.look_at(game.table.pk)
    sender.look()
    assert states(one) == ["dropped", "waiting"]
    Sender(sender.clock).look()
    assert states(one) == ["dropped", "waiting"]


def test_whoever_has_decided_meanwhile_is_told_nothing(
    game: Game, sender: Sender, clock: Clock, receiver: Receiver
) -> None:
    one = channel(game.mover, receiver, delay=10)
    sender.look()
    game.pass_on()
    clock.pass_by(minutes=11)
    sender.look_at(game.table.pk)
    sender.look()
    assert (states(one), receiver.requests) == (["dropped"], [])


def test_undoing_asks_again(game: Game, sender: Sender, receiver: Receiver) -> None:
    first, second = game.mover, game.other
    channels = [channel(one, receiver, delay=10) for one in (first, second)]
    sender.look()
    game.pass_on()
    sender.look_at(game.table.pk)
    sender.look()
    assert [states(one) for one in channels] == [["dropped"], ["waiting"]]
    visitor(first).undo(game.table)
    assert game.mover == first
    sender.look_at(game.table.pk)
    sender.look()
    assert [states(one) for one in channels] == [["dropped", "waiting"], ["dropped"]]


def test_a_common_draft_is_told_to_all_alike(sender: Sender, clock: Clock, receiver: Receiver) -> None:
    people = [person(name) for name in ("Anna", "Bruno", "Clara")]
    at = shared(*people, game="notre-dame", time_mode="turns")
    assert newest(at).movers == 0b111
    channels = [channel(one, receiver, delay=5) for one in people]
    sender.look()
    assert {line.due for line in Outbox.objects.all()} == {clock.now + timedelta(minutes=5)}
    visitor(people[1]).decide(at)
    assert Choice.objects.filter(table=at).exists()
    clock.pass_by(minutes=5)
    sender.look_at(at.pk)
    sender.look()
    told = [request.json["asked"][0]["names"] for request in receiver.requests]
    assert told == [["Anna"], ["Clara"]]
    assert [states(one) for one in channels] == [["sent"], ["dropped"], ["sent"]]


def test_nobody_is_told_at_tables_without_others(sender: Sender, receiver: Receiver) -> None:
    alone = person("Anna")
    channel(alone, receiver)
    visitor(alone).post("/tables/quick?game=tiny")
    at = shared(alone, person("Bruno"))
    at.sittings.all().delete()  # both play at one screen
    sender.look()
    assert (receiver.requests, Asked.objects.count()) == ([], 0)


def test_the_host_is_told_of_seats_at_their_own_screen(sender: Sender, receiver: Receiver) -> None:
    game = Game()
    Table.objects.filter(pk=game.table.pk).update(host=game.mover)
    game.table.sittings.filter(person=game.mover).delete()
    channel(game.mover, receiver)
    sender.look()
    assert len(receiver.requests) == 1


def test_a_finished_game_asks_nobody(game: Game, sender: Sender, clock: Clock, receiver: Receiver) -> None:
    one = channel(game.mover, receiver, delay=10)
    sender.look()
    Table.objects.filter(pk=game.table.pk).update(finished=clock.now - timedelta(days=2), movers=0)
    clock.pass_by(minutes=20)
    sender.look()
    assert (states(one), receiver.requests, Asked.objects.filter(table=game.table).count()) == (["dropped"], [], 0)


def test_a_muted_table_tells_nothing(game: Game, sender: Sender, clock: Clock, receiver: Receiver) -> None:
    one = channel(game.mover, receiver, delay=10)
    sender.look()
    Muted.objects.create(person=game.mover, table=game.table)
    clock.pass_by(minutes=11)
    sender.look()
    assert (states(one), receiver.requests) == (["dropped"], [])
    Asked.objects.all().delete()
    look_at([game.table.pk], clock.now)
    assert states(one) == ["dropped"]


@pytest.fixture
def present(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Presence:
    """Who is at tables, by the tests' clock."""
    made = Presence(lambda: clock.now.timestamp())
    monkeypatch.setattr("parvis.web.notices.occasions.PRESENCE", made)
    return made


def test_whoever_is_at_the_table_is_told_only_after_leaving(
    game: Game, sender: Sender, clock: Clock, receiver: Receiver, present: Presence
) -> None:
    channel(game.mover, receiver)
    present.come([(game.table.pk, game.seat)])
    sender.look()
    clock.pass_by(minutes=2)
    sender.look()
    assert receiver.requests == []
    present.leave([(game.table.pk, game.seat)])
    clock.pass_by(minutes=2)
    sender.look()
    assert len(receiver.requests) == 1


def test_a_page_that_nobody_looks_at_any_more_keeps_nothing_back(
    game: Game, sender: Sender, clock: Clock, receiver: Receiver, present: Presence
) -> None:
    channel(game.mover, receiver)
    present.come([(game.table.pk, game.seat)])
    for _ in range(15):
        sender.look()
        assert receiver.requests == []
        clock.pass_by(minutes=1)
    sender.look()
    assert len(receiver.requests) == 1


def test_nobody_is_disturbed_on_vacation(game: Game, sender: Sender, clock: Clock, receiver: Receiver) -> None:
    channel(game.mover, receiver)
    Vacation.objects.create(person=game.mover, began=clock.now, until=clock.now + timedelta(days=3))
    for _ in range(72):
        sender.look()
        assert receiver.requests == []
        clock.pass_by(hours=1)
    sender.look()
    assert len(receiver.requests) == 1


def test_what_fails_is_tried_again_and_given_up_in_the_end(
    game: Game, sender: Sender, clock: Clock, receiver: Receiver
) -> None:
    receiver.status = 500
    one = channel(game.mover, receiver)
    tried = []
    for _ in range(400):
        before = len(receiver.requests)
        sender.look()
        tried += [clock.now] if len(receiver.requests) > before else []
        clock.pass_by(minutes=1)
    assert [(later - earlier).total_seconds() / 60 for earlier, later in pairwise(tried)] == [
        1, 5, 15, 60, 240,
    ]  # fmt: skip
    assert states(one) == ["failed"]
    one.refresh_from_db()
    assert one.last_error == {"key": "status", "args": {"status": 500}}
    assert one.active


def test_a_receiver_that_works_again_gets_what_waits(
    game: Game, sender: Sender, clock: Clock, receiver: Receiver
) -> None:
    receiver.status = 500
    one = channel(game.mover, receiver)
    sender.look()
    receiver.status = 200
    clock.pass_by(minutes=1)
    Sender(clock).look()  # the site was started again meanwhile
    one.refresh_from_db()
    assert (states(one), one.last_error, one.last_sent) == (["sent"], None, clock.now)


@pytest.mark.parametrize("status", [404, 410])
def test_nothing_is_sent_to_where_nobody_is_any_more(
    game: Game, sender: Sender, clock: Clock, receiver: Receiver, status: int
) -> None:
    receiver.status = status
    browser = FakeBrowser(receiver.address)
    one = channel(game.mover, receiver, kind="push")
    Channel.objects.filter(pk=one.pk).update(address=push.read(browser.subscription))
    sender.look()
    clock.pass_by(days=1)
    sender.look()
    one.refresh_from_db()
    assert (one.active, states(one), len(receiver.requests)) == (False, ["failed"], 1)


def test_a_digest_tells_all_together(sender: Sender, clock: Clock, receiver: Receiver) -> None:
    first = Game()
    mover = first.mover
    channel(mover, receiver, digest="hourly")
    second = shared(person("Clara"), mover, game="tiny", time_mode="turns")
    Table.objects.filter(pk=second.pk).update(movers=0b10)
    sender.look()
    clock.pass_by(minutes=59)
    sender.look()
    assert receiver.requests == []
    clock.pass_by(minutes=1)
    sender.look()
    (request,) = receiver.requests
    assert [one["table"] for one in request.json["asked"]] == [first.table.pk, second.pk]
    assert request.json["title"] == "Your turn at 2 tables"


def test_quiet_hours_that_were_set_later_are_kept(game: Game, sender: Sender, clock: Clock, receiver: Receiver) -> None:
    one = channel(game.mover, receiver, delay=30)
    sender.look()
    Channel.objects.filter(pk=one.pk).update(quiet_from=12, quiet_to=15)
    clock.pass_by(minutes=40)
    sender.look()
    assert receiver.requests == []
    clock.pass_by(hours=3)
    sender.look()
    assert len(receiver.requests) == 1


def test_a_browser_opens_what_was_sealed_for_it(game: Game, sender: Sender, receiver: Receiver) -> None:
    browser = FakeBrowser(receiver.address)
    one = channel(game.mover, receiver, kind="push")
    Channel.objects.filter(pk=one.pk).update(address=push.read(browser.subscription))
    sender.look()
    (request,) = receiver.requests
    told = browser.open(request, push.public_key())
    assert told == {
        "title": "Your turn: Troyes",
        "body": f"{game.mover.name}: it is your turn to decide at table {game.table.pk}.",
        "address": f"http://testserver/tables/{game.table.pk}",
        "tag": f"table-{game.table.pk}",
    }
    assert game.mover.name.encode() not in request.body


@pytest.mark.parametrize("kind", ["discord", "slack"])
def test_names_are_only_words_in_the_chats_of_others(sender: Sender, receiver: Receiver, kind: str) -> None:
    game = Game()
    table = newest(game.table)
    table.seats[game.seat]["name"] = "<!channel> @everyone *x*"
    table.save()
    channel(game.mover, receiver, kind=kind)
    sender.look()
    (request,) = receiver.requests
    if kind == "discord":
        assert request.json["allowed_mentions"] == {"parse": []}
        assert r"\<!channel\> \@everyone \*x\*" in request.json["content"]
    else:
        assert "&lt;!channel&gt;" in request.json["text"]
    assert f"<http://testserver/tables/{game.table.pk}>" in request.json["content" if kind == "discord" else "text"]


def test_a_mail_can_be_stopped_by_its_own_link(game: Game, sender: Sender, mails: list[Any]) -> None:
    with_mail(game.mover)
    one = Channel.objects.create(person=game.mover, kind="mail", delay=0)
    sender.look()
    (mail,) = mails
    assert mail["To"] == f"{game.mover.pk}@club.example"
    assert mail["Subject"] == "Your turn: Troyes"
    assert f"http://testserver/tables/{game.table.pk}" in mail.get_payload()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].strip("\r\n <>").removeprefix("http://testserver")
    stranger = visitor()
    assert stranger.get(link).status == 200
    one.refresh_from_db()
    assert one.active
    assert stranger.get(link[:-1] + "x").status == 404
    assert stranger.post(link).status == 200
    one.refresh_from_db()
    assert not one.active


def test_a_mail_server_that_is_not_there_is_an_error_like_others(game: Game, sender: Sender) -> None:
    with_mail(game.mover)
    one = Channel.objects.create(person=game.mover, kind="mail", delay=0)
    backend = "django.core.mail.backends.smtp.EmailBackend"
    with override_settings(EMAIL_BACKEND=backend, EMAIL_HOST="127.0.0.1", EMAIL_PORT=1):
        sender.look()
    one.refresh_from_db()
    assert one.last_error == {"key": "mail", "args": {}}
    assert states(one) == ["waiting"]


def test_the_thread_sends_when_it_is_called(game: Game, clock: Clock, receiver: Receiver) -> None:
    one = channel(game.mover, receiver)
    sender = Sender(clock)
    sender.start()
    sender.stop()
    sender.join()
    assert states(one) == ["sent"]


def test_it_is_told_in_the_language_of_whoever_is_told(game: Game, sender: Sender, receiver: Receiver) -> None:
    Person.objects.filter(pk=game.mover.pk).update(language=PSEUDO)
    channel(game.mover, receiver)
    with override_settings(LANGUAGES=with_texts(pseudo=True)):
        sender.look()
    (request,) = receiver.requests
    assert undisguised(f"{request.json['title']} {request.json['text']}") == set()
    assert not request.json["title"].isascii()
