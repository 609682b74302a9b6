"""A page that waits for a bot which takes its time says so, and how long it may last."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone
from tiny_game import GAME as TINY

from parvis.bots import Bot, registry
from parvis.web.background import compiling
from parvis.web.models import Table
from parvis.web.pages.thinking import thinking
from parvis.web.tables.screen import Screen
from parvis.web.tables.seats import seats
from tests.web.visiting import Page, Visitor, table


@pytest.fixture(autouse=True)
def pondering(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that plans to think for two and a half seconds, compiled or not."""
    bot = Bot("pondering", "for tests", lambda sight: 0, lambda sight: [], seconds=2.5)
    monkeypatch.setitem(registry.BOTS, bot.name, bot)


def waiting_page(players: str, pace: int = 0) -> Page:
    """A page on which a person has decided and waits for bots."""
    at = table(players)
    Table.objects.filter(pk=at.pk).update(pace=pace)
    return Visitor(htmx=True).decide(at)


def bar(page: Page) -> tuple[float, float]:
    """How long the bar lasts, and how much of that has passed."""
    found = re.search(r'class="passing"[^>]* style="--lasts: ([\d.]+)s; --passed: ([\d.]+)s"', page.html)
    assert found, page.html
    return float(found[1]), float(found[2])


def test_the_hint_names_the_bots_and_their_seconds() -> None:
    page = waiting_page("human bot:pondering bot:greedy")
    assert page.waits
    assert page.one(r'<p id="thinking"[^>]*>([^<]*)') == "Pondering: up to 3 seconds"
    lasts, passed = bar(page)
    assert lasts == 2.5
    assert passed < 60


def test_bots_think_one_after_the_other() -> None:
    page = waiting_page("human bot:pondering bot:pondering")
    assert "Pondering: up to 5 seconds" in page.text
    assert bar(page)[0] == 5.0


@pytest.mark.parametrize("players", ["human bot:greedy bot:random", "human bot:expert bot:expert:5s"])
def test_no_hint_where_no_bot_takes_its_time(players: str) -> None:
    assert not compiling.core(TINY).compiled, "so that experts decide at once"
    page = waiting_page(players)
    assert page.waits
    assert 'id="thinking"' not in page.html
    assert 'class="passing"' not in page.html


def test_no_hint_while_a_person_is_asked() -> None:
    page = Visitor().open(table("human bot:pondering"))
    assert page.decisions
    assert 'id="thinking"' not in page.html


def test_a_slow_pace_and_thought_go_on_together() -> None:
    at = table("human bot:pondering")
    at.movers = 1 << 1
    for pace, lasts in ((0, 2.5), (1200, 2.5), (4000, 4.0)):
        at.pace = pace
        found = thinking(at, TINY, set(), Screen(0, waiting=True), seats(at))
        assert found
        assert (found.seconds, found.lasts) == (2.5, lasts)


def test_a_reload_shows_the_time_that_has_passed() -> None:
    at = table("human bot:pondering")
    visitor = Visitor()
    visitor.decide(at)
    Table.objects.filter(pk=at.pk).update(changed=timezone.now() - timedelta(seconds=1.5))
    assert 1.5 <= bar(visitor.open(at))[1] < 60
