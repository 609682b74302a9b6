"""What nobody needs any more goes once a day; what somebody still needs stays."""

from datetime import timedelta

import pytest
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session

from parvis.engine import registry
from parvis.web.background.keeper import Keeper
from parvis.web.hosting.models import Letter
from parvis.web.room import creating, gathering, hours
from parvis.web.room.models import Gathering
from tests.web.club import person, visitor

pytestmark = pytest.mark.usefixtures("club")


@pytest.mark.each_database
def test_what_is_over_is_forgotten_once_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    now = hours.now()
    people = [person("Anna"), person("Bruno")]
    browsers = [visitor(one) for one in people]
    for one, browser in zip(people, browsers, strict=True):
        UserSession.objects.create(
            user=one, session_key=browser.client.session.session_key, ip="192.0.2.1", user_agent=""
        )
        gathering.gather(creating.with_a_friend(registry.find("tiny")), one)
        Letter.objects.create(to=one.name, subject="", text="")
    Session.objects.filter(pk=browsers[0].client.session.session_key).update(expire_date=now - timedelta(seconds=1))
    Gathering.objects.filter(host=people[0]).update(lasts_until=now)
    Letter.objects.filter(to="Anna").update(created=now - timedelta(days=31))

    def kept() -> list[list[object]]:
        return [
            list(UserSession.objects.values_list("user__name", flat=True)),
            list(Session.objects.filter(pk__in=[b.client.session.session_key for b in browsers]).values_list("pk")),
            list(Gathering.objects.values_list("host__name", flat=True)),
            list(Letter.objects.values_list("to", flat=True)),
        ]

    keeper = Keeper()
    keeper.tidied = now - timedelta(hours=23)
    keeper.look()
    assert [len(rows) for rows in kept()] == [2, 2, 2, 2]
    monkeypatch.setattr(hours, "now", lambda: now + timedelta(hours=1))
    keeper.look()
    assert kept() == [["Bruno"], [(browsers[1].client.session.session_key,)], ["Bruno"], ["Bruno"]]
    assert browsers[1].get("/settings").address == "/settings", "whoever is here stays"
    assert keeper.tidied == now + timedelta(hours=1)
    Letter.objects.all().delete()
