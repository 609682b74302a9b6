"""Pages that list something cost the same for somebody with many games as with few: statements, and rows read."""

from collections.abc import Iterator
from random import Random

import pytest
from django.core.management import call_command
from django.db import connection

from parvis.engine import registry
from parvis.web.access import API, PEOPLES, ROUTES
from parvis.web.people.models import Person
from tools.club import measuring
from tools.club.filling import Club, Filling
from tools.club.games import played
from tools.club.measuring import PAGES, Reader, Work, browser, lists_of_admins, work

FEW, MANY = 120, 480
"""Games of two members: more than any page shows, even for the first."""
LISTING = {name.partition(",")[0] for name in PAGES}
# fmt: off
OTHERS = {
    "level", "compiling", "look-back", "replay-step", "dealing-draws", "record", "stored", "export", "link", "watch",
    "enter", "gathering", "upload", "quick", "decide", "undo", "pace", "hurry", "asked", "curtain", "again", "delete",
    "take-back", "offer", "reply", "resume", "plan", "leave", "come-back", "vacation", "create", "friend", "join",
    "add", "get-up", "send-away", "fill", "mute", "say", "hush", "hide", "block", "present", "notices-add",
    "notices-matters", "notices-change", "notices-test", "notices-off", "news", "manifest", "worker", "offline",
    "icon", "events", "language", "dealing", "show-number", "ended", "signs", "about", "why",
    "rules", "table-rules", "analysis", "analyse", "branch", "spread", "hint", "coach", "learn", "scene", "values",
    "boxes",
    "explorer", "my-games", "puzzles", "puzzle", "box", "box-import", "box-save", "box-describe", "box-file",
    "box-compare",
    "tournaments", "tournament-new", "tournament", "tournament-enter", "tournament-here", "tournament-leave",
    "tournament-run", "tournament-result", "tournament-print", "tournament-records",
    "ladder-new", "ladder", "ladder-enter", "ladder-withdraw", "ladder-run", "ladder-print",
    "follow", "friends", "friends-invite",
    "result-picture", "embed", "embed-step",
    "note", "bookmark", "recommend", "person-note", "model-games",
    "daily", "daily-day", "daily-play",
    *(name for name in ROUTES if name.startswith(PEOPLES) and name != "account_email"),
    "tokens", *(name for name in ROUTES if name.startswith(API)),
}
# fmt: on
"""Routes that list nothing of which there is more from game to game."""


def test_each_route_is_looked_at_or_lists_nothing() -> None:
    assert not LISTING & OTHERS
    assert ROUTES.keys() == LISTING | OTHERS


@pytest.fixture
def members(club: None) -> Iterator[tuple[Reader, Reader]]:
    """Two members of a club, with few games and with many; both keep the place in order."""
    models = [played(registry.find("tiny"), 2, Random(seed)) for seed in range(3)]
    club = Club(FEW + MANY + 60, 40, (FEW, MANY), running=40, gatherings=5, lines=2, outbox_share=0.5)
    filling = Filling(club, models)
    few, many, *_ = filling.fill(lambda more: None)
    Person.objects.filter(pk__in=[few.pk, many.pk]).update(is_staff=True, is_superuser=True)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    yield measuring.reader(few, FEW), measuring.reader(many, MANY)
    call_command("flush", interactive=False, verbosity=0)  # in one go: to delete table by table takes long


@pytest.mark.each_database
def test_many_games_cost_no_more_than_few(members: tuple[Reader, Reader]) -> None:
    grown = {}
    for name, address in {**PAGES, **lists_of_admins()}.items():
        few, many = (asked(reader, address(reader)) for reader in members)
        if len(many.statements) > len(few.statements) or many.rows > 1.2 * few.rows + 100:
            grown[name] = [(len(made.statements), made.rows) for made in (few, many)]
    assert grown == {}


def asked(reader: Reader, address: str) -> Work:
    """What a page asks of the database, once it has been made before."""
    client = browser(reader.person)
    work(client, address)
    return work(client, address)


def test_what_grows_is_found(members: tuple[Reader, Reader], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parvis.web.people.profile.LATELY", MANY)
    few, many = (asked(reader, PAGES["person"](reader)) for reader in members)
    assert many.rows > 1.2 * few.rows + 100
