"""Profiles and ranking lists: public, and nothing in them of tables that are not."""

import io

import pytest
from django.db import connection

from parvis.web.models import Table
from parvis.web.people import exporting, rating
from parvis.web.people.models import Person, Rating
from parvis.web.people.progress import progress
from parvis.web.tables.history import result_of
from parvis.web.texts import day, text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import PASSWORD, account, finish, game_of, sign_in
from tests.web.visiting import bots_move_on, newest


def test_everybody_sees_ratings_results_records_and_with_whom_somebody_plays() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    tables = [game_of(anna, bruno, rated=True) for _ in range(2)]
    best = max(result_of(table).scores[0] for table in tables)
    page = visitor().get(f"/people/{anna.pk}")
    assert page.status == 200
    assert "Tiny, 2 players" in page.text
    assert "from 2 games" in page.text
    assert text("rating-unsure") in page.text
    assert "<polyline" in page.html
    assert f"Best score {best}" in page.html
    assert f'<a href="/people/{bruno.pk}">Bruno</a> <small>2 games' in page.html
    assert [f'href="/tables/{table.pk}/result"' in page.html for table in tables] == [True, True]
    assert f"here since {day(anna.created)}" in page.text
    assert "example.org" not in page.html, "the address is nobody's business"


def test_what_is_behind_a_link_is_only_for_those_who_sat_there() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    closed = [game_of(anna, bruno, visibility="link"), game_of(anna, bruno, watchers=False)]
    for reader in (visitor(), visitor(account("Clara"))):
        page = reader.get(f"/people/{anna.pk}")
        assert text("results-none") in page.text
        assert "Bruno" not in page.text
    for reader in (visitor(anna), visitor(bruno)):
        page = reader.get(f"/people/{anna.pk}")
        assert [f"/tables/{table.pk}/result" in page.html for table in closed] == [True, True]


def test_a_game_that_goes_on_is_not_in_a_profile() -> None:
    anna = account("Anna")
    shared(anna, account("Bruno"))
    assert text("results-none") in visitor().get(f"/people/{anna.pk}").text


@pytest.mark.parametrize("damage", ["terms = '[]'", "result = '{}'", "seats = '[]'", "result = NULL"])
def test_a_damaged_table_spoils_no_profile(damage: str) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    damaged, sound = game_of(anna, bruno, rated=True), game_of(anna, bruno, rated=True)
    with connection.cursor() as cursor:
        cursor.execute(f"UPDATE web_table SET {damage} WHERE id = %s", [damaged.pk])
    rating.sweep()
    page = visitor().get(f"/people/{anna.pk}")
    assert page.status == 200
    assert f"/tables/{sound.pk}/result" in page.html
    assert list(exporting.packed(anna, io.BytesIO()))


def test_results_come_page_by_page() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    tables = [game_of(anna, bruno) for _ in range(16)]
    first = visitor().get(f"/people/{anna.pk}")
    second = visitor().get(f"/people/{anna.pk}" + first.one(r'href="(\?behind=\d+)#results">Older'))
    assert f'aria-label="Result of table {tables[-1].pk}"' in first.html
    assert f'aria-label="Result of table {tables[0].pk}"' not in first.html
    assert f'aria-label="Result of table {tables[0].pk}"' in second.html
    assert 'href="?#results">Newest' in second.html
    assert visitor().get(f"/people/{anna.pk}?behind=nonsense").html.count("Result of table") == 15


@pytest.mark.parametrize("number", [0, 999_999, 99_999_999_999_999_999_999])
def test_nobody_has_no_profile(number: int) -> None:
    assert visitor().get(f"/people/{number}").status == 404


def test_the_list_is_ordered_by_what_somebody_is_hardly_weaker_than(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno, clara, dora = (account(name) for name in ("Anna", "Bruno", "Clara", "Dora"))
    table = finish(shared(anna, bruno))
    rows = {anna: (30, 5, 5), bruno: (28, 2, 9), clara: (40, 1, 4), dora: (50, 1, 9)}
    for one, (mu, sigma, games) in rows.items():
        Rating.objects.create(person=one, game="tiny", seats=2, mu=mu, sigma=sigma, games=games, changed=table.finished)
    Person.objects.filter(pk=dora.pk).update(is_active=False)
    page = visitor().get("/people")
    assert [name in page.text for name in ("Clara", "Dora")] == [False, False], "too few games, and banned"
    assert page.text.index("Bruno") < page.text.index("Anna")
    assert "22.0" in page.text
    assert visitor().get("/people?game=nonsense&players=x&page=9").status == 200


def test_without_any_rating_the_list_says_so() -> None:
    assert text("ranking-none") in visitor().get("/people").text


def test_a_name_changes_where_it_may() -> None:
    account("Anna", PASSWORD)
    anna = sign_in("Anna")
    assert anna.post("/settings", name="  Anne   Marie ").status == 200
    assert Person.objects.get().name == "Anne Marie"
    for bad in ("", " ", "\u202e", "x" * 21):
        assert anna.post("/settings", name=bad).status == 400
    assert Person.objects.get().name == "Anne Marie"


def test_the_head_of_every_page_tells_who_is_here() -> None:
    assert 'href="/sign-in"' in visitor().get("/").html
    head = visitor(account("Anna")).get("/").html.split("</header>")[0]
    assert "<summary>Anna</summary>" in head
    assert 'href="/sign-in"' not in head


def test_a_line_needs_two_points_and_stays_within_its_ticks() -> None:
    assert progress([]) is progress([1.0]) is None
    for values in ([0.0, 3.2, -1.5], [5.0, 5.0], [0.0, 37.9]):
        line = progress(values)
        assert line
        assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in line.points)
        assert line.ticks[0][1] == 100
        assert line.ticks[-1][1] == 0
        assert len(line.ticks) <= 7


def test_only_the_last_games_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    monkeypatch.setattr("parvis.web.people.profile.LAST", 2)
    for _ in range(3):
        game_of(anna, bruno, rated=True)
    assert rating.SURE > 3
    page = visitor().get(f"/people/{anna.pk}")
    (points,) = (part.split('"')[0] for part in page.html.split('class="curve" points="')[1:])
    assert len(points.split()) == 3


def test_games_against_bots_are_in_one_s_own_profile_and_in_nobody_else_s() -> None:
    anna = account("Anna")
    one = visitor(anna)
    one.post("/tables/quick?game=tiny", level="random")
    at = Table.objects.get()
    Table.objects.update(pace=0)
    while not newest(at).finished:
        bots_move_on()
        if newest(at).movers & 1:
            one.decide(at)
    page = one.get(f"/people/{anna.pk}")
    assert f'href="/tables/{at.pk}/result"' in page.html
    assert f"Best score {result_of(newest(at)).scores[0]}" in page.html
    assert text("results-none") in visitor().get(f"/people/{anna.pk}").text
