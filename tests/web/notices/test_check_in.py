"""Who has entered a tournament hears that it asks who is here, once in each way; and then of their turn, as ever."""

from collections.abc import Iterator
from typing import Any

import pytest

from parvis.web.background.sender import Sender
from parvis.web.models import Table
from parvis.web.notices.models import MAIL, TURN, Channel, Outbox
from parvis.web.people.models import Person
from parvis.web.texts import text
from parvis.web.tournaments import entries, rounds
from parvis.web.tournaments.models import Tournament
from tests.web.club import visitor
from tests.web.notices.conftest import channel
from tests.web.notices.receivers import Receiver
from tests.web.people.accounts import account
from tests.web.tournaments.playing import advanced, announced, newest, people

pytestmark = [pytest.mark.usefixtures("club"), pytest.mark.each_database]


@pytest.fixture(autouse=True)
def nobody() -> Iterator[None]:
    """Persons, tables and tournaments are gone after each test."""
    yield
    for model in (Table, Tournament, Person):
        model.objects.all().delete()


@pytest.fixture
def members() -> list[Person]:
    """Four members, of whom the first organizes."""
    return people(4)


@pytest.fixture
def entered(members: list[Person]) -> Tournament:
    """A tournament that all of them have entered."""
    made = announced(members[0], title="Autumn Swiss", size="2")
    for one in members:
        entries.enter(made.pk, one)
    return made


def told(one: Channel) -> list[tuple[str, str]]:
    """What there is to tell in that way, and what has become of it."""
    return list(Outbox.objects.filter(channel=one).order_by("pk").values_list("key", "state"))


def test_who_has_entered_is_asked_once_and_then_told_of_their_turn(
    members: list[Person], entered: Tournament, receiver: Receiver
) -> None:
    sender, ways = Sender(), [channel(one, receiver) for one in members]
    outside = channel(account("Zoe"), receiver)
    sender.look()
    assert [told(one) for one in ways] == [[], [], [], []]
    visitor(members[0]).post(f"/tournaments/{entered.pk}/run", do="check-in")
    for _ in range(2):
        sender.look()
    assert [told(one) for one in ways] == [[("check-in", "sent")]] * 4
    assert told(outside) == []
    content = receiver.requests[0].json
    assert content["title"] == "Check-in: Autumn Swiss"
    (news,) = content["news"]
    assert news["tournament"] == entered.pk
    assert news["address"].endswith(f"/tournaments/{entered.pk}")
    for one in members:
        entries.check_in(entered.pk, one)
    rounds.start(entered.pk)
    advanced(newest(entered))
    sender.look_at_all()
    sender.look()
    assert [[key for key, _ in told(one)] for one in ways] == [["check-in", TURN]] * 4, "all are asked at once"


def test_it_is_a_letter_in_the_language_of_who_gets_it(
    members: list[Person], entered: Tournament, mails: list[Any]
) -> None:
    Person.objects.filter(pk=members[1].pk).update(language="de")
    Channel.objects.create(person=members[1], kind=MAIL, delay=0, digest="daily")
    entries.open_check_in(entered.pk)
    Sender().look()
    (letter,) = mails
    assert letter["Subject"] == "Anwesenheit: Autumn Swiss"


def test_who_is_here_or_has_gone_is_not_asked(members: list[Person], entered: Tournament, receiver: Receiver) -> None:
    ways = [channel(one, receiver, delay=5) for one in members]
    entries.open_check_in(entered.pk)
    entries.check_in(entered.pk, members[0])
    Sender().look()
    assert [told(one) for one in ways] == [[], *[[("check-in", "waiting")]] * 3]
    entries.check_in(entered.pk, members[1])
    entries.leave(entered.pk, members[2])
    Outbox.objects.update(due=Outbox.objects.first().created)
    Sender().look()
    assert [told(one) for one in ways[1:]] == [
        [("check-in", "dropped")],
        [("check-in", "dropped")],
        [("check-in", "sent")],
    ]


def test_who_wants_to_hear_nothing_of_it_does_not(
    members: list[Person], entered: Tournament, receiver: Receiver
) -> None:
    one = channel(members[1], receiver)
    page = visitor(members[1])
    assert text("notices-matter-tournament") in page.get("/notices").html
    page.post("/notices/matters", tell=f"{one.pk}-turn")
    entries.open_check_in(entered.pk)
    Sender().look()
    assert told(one) == []
    assert "Autumn Swiss" not in page.get("/notices").html
    page.post("/notices/matters", tell=f"{one.pk}-tournament")
    Sender().look()
    assert told(one) == [("check-in", "sent")]
    assert "Autumn Swiss" in page.get("/notices").html


def test_a_tournament_that_is_called_off_asks_nobody(
    members: list[Person], entered: Tournament, receiver: Receiver
) -> None:
    one = channel(members[1], receiver, delay=5)
    entries.open_check_in(entered.pk)
    Sender().look()
    entries.call_off(entered.pk)
    Outbox.objects.update(due=Outbox.objects.first().created)
    Sender().look()
    assert told(one) == [("check-in", "dropped")]
