"""The other pages: the list of tables, results, records, what is missing, and what every answer carries."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard
from django.contrib.staticfiles import finders
from django.test import Client

from parvis.engine import record
from parvis.web.models import Step, Table
from parvis.web.pages import statics
from parvis.web.texts import text
from parvis.web.views.home import PAGE
from tests.web.visiting import Visitor, bots_move_on, newest, table


def finished(players: str = "bot:random bot:random bot:greedy", game: str = "tiny") -> Table:
    """A table whose game is over."""
    at = table(players, game)
    bots_move_on()
    return newest(at)


def test_home_lists_tables_that_are_played_before_finished_ones_the_newest_first() -> None:
    old, over, new = table("human human"), finished(), table("human bot:random")
    bots_move_on()
    page = Visitor().get("/")
    assert re.findall(r'id="table-(\d+)"', page.html) == [str(at.pk) for at in (new, old, over)]
    assert re.findall(r'id="group-(\w+)"', page.html) == ["waiting", "finished"]
    assert "Anna and Bruno are to move" in page.text
    assert f'href="/tables/{old.pk}"' in page.html
    assert f'href="/tables/{over.pk}/result"' in page.html


def test_a_row_tells_levels_round_and_scores_as_far_as_they_are_open() -> None:
    over, counted = finished(), table("human bot:novice")
    hidden, shown = (table("human bot:novice", "notre-dame") for _ in range(2))
    Table.objects.filter(pk__in=[counted.pk, shown.pk]).update(open_scores=True)
    rows = dict(re.findall(r'(?s)id="table-(\d+)"(.*?)</p>\s*</li>', Visitor().get("/").html))
    scores = [re.findall(r"<b>(\d+)</b>", rows[str(at.pk)]) for at in (over, counted, hidden, shown)]
    assert scores == [[str(score) for score in sorted(over.result["scores"], reverse=True)], [], [], ["0", "0"]]
    assert "Novice" in rows[str(shown.pk)]
    assert "Round 1" in rows[str(hidden.pk)]
    assert "Round" not in rows[str(over.pk)]


def test_the_only_person_is_you() -> None:
    at = table("human bot:random", "notre-dame")
    bots_move_on()
    home, page = Visitor().get("/"), Visitor().open(at)
    assert "Your turn" in home.text
    assert "Your turn" in page.text
    assert "Anna you" in page.text
    assert 'class="bot you"' not in Visitor().open(table("human human", "notre-dame")).html


def test_many_tables_come_in_pages() -> None:
    for _ in range(PAGE + 1):
        last = table("human human")
    page = Visitor().get("/")
    assert len(re.findall(r'id="table-(\d+)"', page.html)) == PAGE
    older = Visitor().get("/" + page.one(r'href="(\?behind=\d+)">Older'))
    assert re.findall(r'id="table-(\d+)"', older.html) == [str(last.pk - PAGE)]


def test_home_still_lists_tables_of_a_game_that_is_gone() -> None:
    at = table("human human")
    Table.objects.filter(pk=at.pk).update(game="gone")
    assert "no such game: 'gone'" in Visitor().get("/").text
    page = Visitor().open(at)
    assert page.status == 400
    assert "no such game: 'gone'" in page.text


def test_deleting_asks_first_and_takes_everything_along() -> None:
    at = table("human human")
    visitor = Visitor()
    page = visitor.get(f"/tables/{at.pk}/delete")
    assert "Anna, Bruno" in page.text
    assert Table.objects.count() == 1
    assert visitor.post(f"/tables/{at.pk}/delete").address == "/"
    assert Table.objects.count() == Step.objects.count() == 0


def test_the_result_shows_scores_best_first_and_who_won() -> None:
    at = finished()
    page = Visitor().get(f"/tables/{at.pk}/result")
    scores = [int(score) for score in re.findall(r"<td>(\d+)</td><td>\d+</td>", page.html.partition('class="chart')[0])]
    assert scores == sorted(at.result["scores"], reverse=True)
    winner = at.seats[at.result["winners"][0]]["name"]
    assert winner in page.one(r"<h1>(.+?)</h1>")
    assert len(re.findall('class="winner"', page.html)) == len(at.result["winners"])


def test_the_last_decision_leads_to_the_result() -> None:
    at = table("human human")
    visitor = Visitor()
    while not newest(at).finished:
        page = visitor.open(at)
        page = visitor.lift(at, page.curtains[0]) if page.seat is None else page
        page = visitor.decide(at, page=page)
    assert page.address == f"/tables/{at.pk}/result"


def test_a_finished_table_shows_everything_and_asks_nothing() -> None:
    page = Visitor().open(finished())
    assert (page.decisions, page.curtains, page.waits) == ([], [], False)
    assert text("table-view-over") in page.text
    assert "lays: " in page.text


def test_a_game_that_goes_on_has_neither_result_nor_record() -> None:
    at = table("human human")
    for what in ("result", "record"):
        assert Visitor().get(f"/tables/{at.pk}/{what}").address == f"/tables/{at.pk}"


@pytest.mark.parametrize("game", ["tiny", "notre-dame"])
def test_the_record_is_the_whole_truth(game: str) -> None:
    at = finished(game=game)
    answer = Client().get(f"/tables/{at.pk}/record")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{game}-{at.pk}.json"'
    content = json.loads(answer.content)
    assert content["seats"][2] == {"name": "Clara", "player": "bot:greedy"}
    record.verify(record.parse(content))


def test_the_log_is_read_in_parts() -> None:
    at = finished(game="notre-dame")
    visitor = Visitor(htmx=True)
    page = visitor.open(at)
    seen = []
    while True:
        seen = [int(number) for number in re.findall(r'id="step-(\d+)"', page.html)] + seen
        older = re.search(r"/log\?before=(\d+)", page.html)
        if older is None:
            break
        assert int(older[1]) <= seen[0]
        page = visitor.get(f"/tables/{at.pk}/log?before={older[1]}")
    assert seen == sorted(set(seen))
    assert len(seen) > 100
    assert seen[0] == 0
    alone = Visitor().get(f"/tables/{at.pk}/log?before=40")
    assert "<!doctype html>" in alone.html
    assert 'id="step-39"' in alone.html


@pytest.mark.parametrize(
    ("address", "status", "line"),
    [
        ("/tables/999", 404, text("error-no-table", number="999")),
        ("/tables/99999999999999999999999", 404, "doesn't exist"),
        ("/tables/999/result", 404, text("error-no-table", number="999")),
        ("/tables/999/record", 404, text("error-no-table", number="999")),
        ("/tables/999/delete", 404, text("error-no-table", number="999")),
        ("/tables/999/news?number=1", 404, text("error-no-table", number="999")),
        ("/tables/x", 404, text("error-not-found")),
        ("/nonsense", 404, text("error-not-found")),
        ("/tables/new?game=chess", 400, "no such game: 'chess'"),
    ],
)
def test_what_is_not_there_is_answered_with_one_line_and_a_way_back(address: str, status: int, line: str) -> None:
    page = Visitor().get(address)
    assert page.status == status
    assert line in page.text
    assert '<a class="button" href="/">' in page.html
    assert "Something went wrong" not in page.text, "nothing has: it is only not there"


def test_htmx_puts_an_error_in_the_place_of_the_whole_page() -> None:
    page = Visitor(htmx=True).get("/tables/999/news?number=1")
    assert (page.headers["HX-Retarget"], page.headers["HX-Reswap"]) == ("body", "innerHTML")


def test_an_address_that_is_none_is_no_error() -> None:
    at = table("human bot:random")
    assert (
        Client(headers={"HX-Request": "true", "HX-Current-URL": "http://[x"}).get(f"/tables/{at.pk}").status_code == 200
    )


def test_forms_from_elsewhere_are_refused() -> None:
    at = table("human bot:random")
    client = Client(enforce_csrf_checks=True)
    for address in (f"/tables/{at.pk}/decide", f"/tables/{at.pk}/curtain", f"/tables/{at.pk}/delete", "/tables/new"):
        answer = client.post(address, {"number": 0})
        assert answer.status_code == 403
        assert text("error-csrf") in answer.content.decode()


def test_what_is_posted_is_not_got() -> None:
    at = table("human bot:random")
    for address in (f"/tables/{at.pk}/decide", f"/tables/{at.pk}/curtain", "/tables/quick"):
        assert Client().get(address).status_code == 405


def test_another_host_is_refused() -> None:
    assert Client(headers={"Host": "evil.example"}).get("/").status_code == 400


def test_every_page_keeps_scripts_and_frames_of_others_out() -> None:
    headers = Visitor().get("/").headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize(
    ("accepted", "name", "read"),
    [
        ("gzip, deflate", "gzip", gzip.decompress),
        ("gzip, deflate, br, zstd", "zstd", lambda content: zstandard.ZstdDecompressor().decompress(content)),
    ],
)
def test_a_page_is_compressed_for_whoever_reads_it_so_and_never_to_the_same_length(
    accepted: str, name: str, read: Callable[[bytes], bytes]
) -> None:
    answers = [Client(headers={"Accept-Encoding": accepted}).get("/about") for _ in range(20)]
    assert {answer.headers["Content-Encoding"] for answer in answers} == {name}
    assert len({len(answer.content) for answer in answers}) > 1
    for answer in answers:
        assert int(answer.headers["Content-Length"]) == len(answer.content)
        assert read(answer.content).startswith(b"<!doctype html>")
    plain = Client().get("/about")
    assert "Content-Encoding" not in plain.headers
    assert "Accept-Encoding" in plain.headers["Vary"]


def test_the_cookie_of_a_token_comes_with_whole_pages_and_once_with_their_parts() -> None:
    at, client, part = table("human human"), Client(), {"HX-Request": "true"}
    asked = [{}, part, {}, part]
    given = ["parvis_csrf" in client.get(at, headers=headers).cookies for headers in asked]
    assert given == [True, False, True, False]
    assert "parvis_csrf" in Client().get(at, headers=part).cookies


def test_a_static_file_is_the_same_for_everybody_and_always_as_long() -> None:
    answers = [Client(headers={"Accept-Encoding": "gzip"}).get(statics.address("site.css")) for _ in range(5)]
    (content,) = {b"".join(answer.streaming_content) for answer in answers}
    assert gzip.decompress(content) == Path(finders.find("site.css")).read_bytes()


TAKEN_ALONG = ("https://app.bgstatsapp.com/createPlay.html?", "https://boardgamegeek.com/boardgame/")
"""Where links of a result lead, for those who press them."""


def test_pages_load_nothing_from_other_hosts_and_hold_no_script() -> None:
    at = table("human human")
    for address in ("/", "/tables/new", f"/tables/{at.pk}", f"/tables/{finished().pk}/result"):
        html = Visitor().get(address).html
        pressed = re.findall(r'<a [^>]*href="(https:[^"]*)" rel="noopener noreferrer"', html)
        assert all(link.startswith(TAKEN_ALONG) for link in pressed)
        for reference in re.findall(r'(?:src|href|action)="([^"]*)"', html):
            assert reference.startswith(("/", "#", "?")) or reference in pressed, reference
        assert re.findall(r"<script(?![^>]*src=)", html) == []
        assert not re.search(r"\son\w+=", html)


def test_static_files_are_served_as_they_lie() -> None:
    html = Visitor().get("/").html
    for address in re.findall(r'(?:src|href)="(/static/[^"]+)"', html):
        answer = Client().get(address)
        assert answer.status_code == 200
        assert "max-age=31536000" in answer.headers["Cache-Control"]
        another_version = Client().get(f"{address.partition('?')[0]}?0123456789ab")
        assert another_version.headers["Cache-Control"] == "no-store"
    font = Client().get("/static/vendor/eb-garamond-5.3.0/eb-garamond-latin-400-normal.woff2")
    assert font.status_code == 200


def test_the_fonts_that_a_page_asks_for_early_are_those_of_its_style_sheet() -> None:
    early = re.findall(r'<link rel="preload" href="([^"]+)" as="font"', Visitor().get("/").html)
    style = static_file("/static/fonts.css")
    assert early
    for address in early:
        assert f'url("{address.removeprefix("/static/")}")' in style
        assert static_file(address, encoding="latin-1").startswith("wOF2")


def static_file(address: str, encoding: str = "utf-8") -> str:
    """What the site answers at the address of a static file."""
    return b"".join(Client().get(address)).decode(encoding)
