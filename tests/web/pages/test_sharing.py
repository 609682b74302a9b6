"""Results elsewhere: as text, for BG Stats and BoardGameGeek, as a picture, and in pages of others."""

import json
import re
from html import unescape
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from django.test import override_settings

from parvis.engine import registry
from parvis.web.models import Step, Table
from parvis.web.people.leaving import leave
from parvis.web.texts import text
from tests.web.club import shared, visitor
from tests.web.people.accounts import account, finish, game_of
from tests.web.visiting import table as at_home

pytestmark = pytest.mark.usefixtures("club")


def pushed(html: str) -> dict[str, Any]:
    """The play that the link to BG Stats holds."""
    found = re.search(r'href="https://app\.bgstatsapp\.com/createPlay\.html\?data=([^"]+)"', html)
    assert found
    told: dict[str, Any] = json.loads(unquote(unescape(found[1])))
    return told


def plain_of(html: str) -> list[str]:
    """The lines of a result as text."""
    found = re.search(r'(?s)<textarea id="share-plain"[^>]*>(.*?)</textarea>', html)
    assert found
    return unescape(found[1]).splitlines()


def test_a_result_can_be_taken_along_as_text_and_to_bg_stats() -> None:
    table = game_of(account("Anna"), account("Bru&no"))
    html = visitor().get(f"/tables/{table.pk}/result").html
    result = table.result
    ranked = sorted([0, 1], key=lambda seat: (-result["scores"][seat], -result["tiebreaks"][seat]))
    names = ["Anna", "Bru&no"]
    game = registry.find("tiny")
    _, *lines, address = plain_of(html)
    assert [line.partition(". ")[2] for line in lines] == [f"{names[n]}: {result['scores'][n]}" for n in ranked]
    assert address.endswith(f"/tables/{table.pk}/result")
    told = pushed(html)
    assert told["sourceName"] == "Parvis"
    assert told["playDate"] == f"{table.finished:%Y-%m-%d %H:%M:%S}"
    assert told["game"] == {"name": game.title, "sourceGameId": "tiny", "highestWins": True, "noPoints": False}
    assert [(one["name"], one["score"], one["winner"]) for one in told["players"]] == [
        (names[n], result["scores"][n], n in result["winners"]) for n in ranked
    ]
    assert "durationMin" not in told, "it took no minute"
    assert "boardgamegeek.com" not in html


@pytest.mark.parametrize(("name", "number"), [("troyes", 73439), ("notre-dame", 25554)])
def test_games_have_their_numbers_at_boardgamegeek(name: str, number: int) -> None:
    assert registry.find(name).bgg == number


def test_bg_stats_hears_how_long_it_took_and_who_began(monkeypatch: pytest.MonkeyPatch) -> None:
    table = game_of(account("Anna"), account("Bruno"))
    Table.objects.filter(pk=table.pk).update(created="2026-03-02T10:00:00Z", finished="2026-03-02T11:30:40Z")
    told = pushed(visitor().get(f"/tables/{table.pk}/result").html)
    assert (told["durationMin"], told["playDate"]) == (90, "2026-03-02 11:30:40")
    game = registry.find("tiny")
    begins = Step.objects.filter(table=table, words__in=game.starts).first()
    starting = [one["name"] for one in told["players"] if one["startPlayer"]]
    assert starting == ([["Anna", "Bruno"][game.starts.index(begins.words)]] if begins else [])
    Table.objects.filter(pk=table.pk).update(terms={**table.terms, "time_mode": "turns"})
    assert "durationMin" not in pushed(visitor().get(f"/tables/{table.pk}/result").html)


def test_a_result_is_a_picture() -> None:
    anna = account("Anna<3")
    table = game_of(anna, account("Bruno"))
    answer = visitor().client.get(f"/tables/{table.pk}/result.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    drawn = ElementTree.fromstring(answer.content)
    words = [node.text for node in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Anna<3", "Bruno", *(str(score) for score in table.result["scores"])} <= set(words)
    assert "script" not in answer.content.decode()
    leave(anna)
    assert "Anna" not in visitor().client.get(f"/tables/{table.pk}/result.svg").content.decode()
    running = shared(account("Clara"), account("David"))
    assert visitor().get(f"/tables/{running.pk}/result.svg").address == f"/tables/{running.pk}"


def test_a_public_replay_can_be_shown_in_pages_of_others_and_no_other_page() -> None:
    table = game_of(account("Anna"), account("Bruno"))
    own = f"/tables/{table.pk}"
    assert f"{own}/embed" in visitor().get(f"{own}/result").html
    for address in (f"{own}/embed", f"{own}/embed/2", f"{own}/embed?move=1"):
        answer = visitor().client.get(address)
        assert answer.status_code == 200
        assert "frame-ancestors *" in answer.headers["Content-Security-Policy"]
        assert "X-Frame-Options" not in answer.headers
    for address in (f"{own}/replay/2", own, "/", f"{own}/result"):
        answer = visitor().client.get(address)
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Frame-Options"] == "DENY"


def test_an_embedded_replay_stays_within_itself_and_knows_nobody() -> None:
    anna = account("Anna", is_staff=True)
    table = game_of(anna, account("Bruno"))
    own = f"/tables/{table.pk}"
    here, stranger = (visitor(one).get(f"{own}/embed/2") for one in (anna, None))
    assert here.bare == stranger.bare
    assert "<form" not in here.html.replace('<form id="replay"', "")
    assert f'href="{own}/replay' not in here.html
    assert f'hx-get="{own}/embed/' in here.html
    part = visitor(anna, htmx=True).get(f"{own}/embed/2")
    assert "<html" not in part.html
    assert f'hx-get="{own}/embed/' in part.html


@pytest.mark.parametrize("terms", [{"visibility": "link"}, {"watchers": False}, {"visibility": "password"}])
def test_what_not_everybody_may_see_is_not_embedded(terms: dict[str, str | bool]) -> None:
    anna = account("Anna")
    table = game_of(anna, account("Bruno"), **terms)
    at = visitor(anna)
    assert "iframe" not in at.get(f"/tables/{table.pk}/result").html
    refused = at.get(f"/tables/{table.pk}/embed")
    assert (refused.status, text("embed-none") in refused.text) == (404, True)
    assert at.get(f"/tables/{table.pk}/embed/1").status == 404


def test_a_game_under_way_and_steps_that_there_are_not_are_not_embedded() -> None:
    running, over = shared(account("Anna"), account("Bruno")), game_of(account("Clara"), account("David"))
    assert visitor().get(f"/tables/{running.pk}/embed").status == 404
    assert visitor().get(f"/tables/{over.pk}/embed/{over.number + 1}").status == 404
    assert visitor().get(f"/tables/{over.pk}/embed/1?as=nobody").status == 400


def test_at_home_a_result_is_taken_along_without_addresses() -> None:
    with override_settings(MODE="home", ADDRESS=""):
        table = finish(at_home("human human"))
        html = visitor().get(f"/tables/{table.pk}/result").html
        assert len(plain_of(html)) == 3
        assert "iframe" not in html
        assert visitor().get(f"/tables/{table.pk}/embed").status == 404
        assert visitor().client.get(f"/tables/{table.pk}/result.svg").status_code == 200
