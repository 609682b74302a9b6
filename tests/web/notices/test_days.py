"""A game by turns over days: each turn is told once, by webhook at once and by mail once a day."""

from typing import Any

import pytest

from parvis.web.background.sender import Sender
from parvis.web.notices.models import Channel
from tests.web.notices.conftest import Clock, channel
from tests.web.notices.playing import Game, with_mail
from tests.web.notices.receivers import Receiver

pytestmark = pytest.mark.usefixtures("club")


def test_a_game_over_days(clock: Clock, receiver: Receiver, mails: list[Any]) -> None:
    game = Game()
    for one in game.people:
        channel(one, receiver)
    reader = game.people[0]
    with_mail(reader)
    Channel.objects.create(person=reader, kind="mail", digest="daily", zone="America/Lima")
    turns = []
    for _ in range(8):
        turns.append(game.mover.name)
        for _ in range(9):
            Sender(clock).look()  # started anew each hour
            clock.pass_by(hours=1)
        game.pass_on()
    assert [request.json["asked"][0]["names"] for request in receiver.requests] == [[name] for name in turns]
    told = [mail["Subject"] for mail in mails]
    assert 0 < len(told) <= turns.count(reader.name)
    assert set(told) == {"Your turn: Troyes"}
