"""Notes and bookmarks that their authors alone see, and games that the club recommends."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from parvis.web.models import Table
from parvis.web.notes import keeping, persons
from parvis.web.notes.models import Bookmark, ModelGame, Note
from parvis.web.people.exporting import all_of
from parvis.web.people.guests import merge
from parvis.web.people.leaving import leave
from parvis.web.people.models import Person
from parvis.web.texts import SiteError, text
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import account, game_of

pytestmark = [pytest.mark.usefixtures("club"), pytest.mark.each_database]


@pytest.fixture(autouse=True)
def nobody() -> Iterator[None]:
    """Persons and tables are gone after each test."""
    yield
    Table.objects.all().delete()
    Person.objects.all().delete()


def pages_about(table: Table, one: Person, reader: Person | None) -> str:
    """All pages on which a reader might find what somebody has noted."""
    at = visitor(reader)
    own = f"/tables/{table.pk}"
    places = (own, f"{own}/result", f"{own}/note", f"{own}/replay/2", f"{own}/chat", f"/people/{one.pk}", "/me")
    return "".join(at.get(place).html for place in (*places, "/friends", "/model-games", "/"))


def test_a_note_on_a_table_and_on_a_person_is_read_by_its_author_alone() -> None:
    anna, bruno, admin = account("Anna"), account("Bruno"), account("Admin", is_staff=True)
    table = game_of(anna, bruno)
    at = visitor(anna)
    assert at.post(f"/tables/{table.pk}/note", words="more\r\nwheat").status == 200
    at.post(f"/people/{bruno.pk}/note", words="plays wheat early")
    at.post(f"/tables/{table.pk}/replay/2/bookmark", words="the wheat begins")
    assert "more\nwheat" in at.get(f"/tables/{table.pk}/note").html
    assert "plays wheat early" in at.get(f"/people/{bruno.pk}").html
    assert "the wheat begins" in at.get(f"/tables/{table.pk}/replay/2").html
    for words in ("wheat</", "plays wheat early", "the wheat begins"):
        assert words in at.get("/me").html
    for reader in (bruno, admin, person("Gast"), None):
        assert "wheat" not in pages_about(table, bruno, reader) + pages_about(table, anna, reader)


def test_what_is_emptied_or_removed_is_gone() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    table, at = game_of(anna, bruno), visitor(anna)
    for words in ("one", "two"):
        at.post(f"/tables/{table.pk}/note", words=words)
        at.post(f"/tables/{table.pk}/replay/2/bookmark", words=words)
    assert (Note.objects.get().words, Bookmark.objects.get().words) == ("two", "two")
    at.post(f"/tables/{table.pk}/note", words=" \n ")
    at.post(f"/tables/{table.pk}/replay/2/bookmark", remove="yes", words="two")
    assert not Note.objects.exists()
    assert not Bookmark.objects.exists()


def test_bad_notes_and_bookmarks_are_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    over, running, at = game_of(anna, bruno), shared(anna, bruno), visitor(anna)
    assert text("notes-too-long", most=2000) in at.post(f"/tables/{over.pk}/note", words="x" * 2001).text
    assert text("notes-too-long", most=200) in at.post(f"/tables/{over.pk}/replay/1/bookmark", words="x" * 201).text
    assert text("bookmark-running") in at.post(f"/tables/{running.pk}/replay/0/bookmark", words="now").text
    assert at.post(f"/tables/{over.pk}/replay/9999/bookmark", words="x").status == 400
    assert at.post(f"/people/{anna.pk}/note", words="me").status == 400
    assert at.post("/people/999999/note", words="x").status == 404
    assert text("bookmark-no-comment") in at.post(f"/tables/{over.pk}/replay/1/bookmark", words="x", for_all="yes").text
    for address in (f"/tables/{over.pk}/note", f"/tables/{over.pk}/replay/1/bookmark"):
        assert visitor().post(address, words="x").status == 403
    assert not Note.objects.exists()
    assert not Bookmark.objects.exists()
    monkeypatch.setattr(keeping, "MOST", 1)
    keeping.write(anna, "one", table=over)
    keeping.write(anna, "again", table=over)
    with pytest.raises(SiteError):
        keeping.write(anna, "two", table=running)
    keeping.mark(anna, over, 1, "", False)
    with pytest.raises(SiteError):
        keeping.mark(anna, over, 2, "", False)


def test_signs_that_nobody_sees_are_not_kept() -> None:
    assert keeping.read_words("a\u202eb\x00c\r\nd\t", 9) == "a b c\nd"


def test_admins_recommend_games_that_everybody_may_see_with_comments_on_steps() -> None:
    anna, bruno, admin = account("Anna"), account("Bruno"), account("Admin", is_staff=True)
    table, at = game_of(anna, bruno), visitor(admin)
    assert text("models-heading") not in visitor().get("/").text
    at.post(f"/tables/{table.pk}/recommend", words="watch the start")
    at.post(f"/tables/{table.pk}/replay/2/bookmark", words="well done", for_all="yes")
    page = visitor().get("/model-games")
    assert "watch the start" in page.text
    assert "well done" in page.text
    assert f'href="/tables/{table.pk}/replay/2"' in page.html
    assert "watch the start" in visitor().get(f"/tables/{table.pk}/result").text
    assert "well done" in visitor().get(f"/tables/{table.pk}/replay/2").text
    assert "well done" not in visitor().get(f"/tables/{table.pk}/replay/1").text
    assert f'href="/model-games?game={table.game}"' in visitor().get("/").html
    assert "watch the start" not in visitor().get("/model-games?game=troyes").text
    at.post(f"/tables/{table.pk}/recommend", words="")
    assert not ModelGame.objects.exists()
    assert "well done" not in visitor().get(f"/tables/{table.pk}/replay/2").text


@pytest.mark.parametrize("terms", [{"visibility": "link"}, {"watchers": False}, {"revealed": False}])
def test_games_that_not_everybody_may_see_are_no_models(terms: dict[str, str | bool]) -> None:
    table = game_of(account("Anna"), account("Bruno"), **terms)
    refused = visitor(account("Admin", is_staff=True)).post(f"/tables/{table.pk}/recommend", words="look")
    assert (refused.status, text("model-not-open") in refused.text) == (400, True)
    assert visitor(Person.objects.get(name="Anna")).post(f"/tables/{table.pk}/recommend", words="x").status == 403
    assert not ModelGame.objects.exists()


@pytest.mark.parametrize(
    ("changed", "is_shown"),
    [
        ({}, True),
        ({"terms": {}}, True),
        ({"terms": {"visibility": "link"}}, False),
        ({"terms": {"visibility": "password"}}, False),
        ({"terms": {"watchers": False}}, False),
        ({"terms": {"revealed": False}}, False),
        ({"finished": None}, False),
    ],
)
def test_the_first_page_leads_to_models_where_the_list_has_some(changed: dict[str, Any], is_shown: bool) -> None:
    """Of a game that is no longer for everybody, as of those behind the hundred newest of other games."""
    table = game_of(account("Anna"), account("Bruno"))
    keeping.recommend(account("Admin"), table, "look")
    Table.objects.filter(pk=table.pk).update(**changed)
    assert ("look" in visitor().get("/model-games").text) == is_shown
    assert (f'href="/model-games?game={table.game}"' in visitor().get("/").html) == is_shown


def test_the_first_page_reads_no_model_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which games have some is one statement, that finds those too that the list of all is too short for."""
    monkeypatch.setattr(keeping, "LISTED", 0)
    table = game_of(account("Anna"), account("Bruno"))
    keeping.recommend(account("Admin"), table, "look")
    with CaptureQueriesContext(connection) as asked:
        assert keeping.games_with_models() == {table.game}
    assert len(asked) == 1
    assert f'href="/model-games?game={table.game}"' in visitor().get("/").html


def test_a_game_under_way_is_no_model() -> None:
    table = shared(account("Anna"), account("Bruno"))
    assert visitor(account("Admin", is_staff=True)).post(f"/tables/{table.pk}/recommend", words="x").status == 400


def test_a_guests_notes_go_to_the_account_and_its_own_stay() -> None:
    guest, anna, bruno, clara = person("Gast"), account("Anna"), account("Bruno"), account("Clara")
    one, other = game_of(bruno, clara), game_of(clara, bruno)
    for author, table, words in ((guest, one, "guest"), (anna, one, "own"), (guest, other, "guest")):
        keeping.write(author, words, table=table)
        keeping.mark(author, table, 1, words, False)
    keeping.write(guest, "about Bruno", about=bruno)
    keeping.write(guest, "myself", about=anna)
    keeping.write(bruno, "a guest", about=guest)
    merge(guest, anna)
    assert [keeping.noted(anna, table=table) for table in (one, other)] == ["own", "guest"]
    assert {(mark.table_id, mark.words) for mark in keeping.bookmarks(anna)} == {(one.pk, "own"), (other.pk, "guest")}
    assert keeping.noted(anna, about=bruno) == "about Bruno"
    assert keeping.noted(anna, about=anna) == ""
    assert keeping.noted(bruno, about=anna) == "a guest"


def test_notes_are_exported_and_gone_with_the_account() -> None:
    anna, bruno = account("Anna", is_staff=True), account("Bruno")
    table = game_of(anna, bruno)
    keeping.write(anna, "on the table", table=table)
    keeping.write(anna, "on Bruno", about=bruno)
    keeping.write(bruno, "on Anna", about=anna)
    keeping.recommend(anna, table, "look")
    keeping.mark(anna, table, 1, "here", True)
    told = all_of(anna)["notes"]
    assert [(note["words"], note["name"]) for note in told["notes"]] == [("on the table", None), ("on Bruno", "Bruno")]
    assert [mark["words"] for mark in told["bookmarks"]] == ["here"]
    assert [model["words"] for model in told["model games"]] == ["look"]
    assert persons.export(bruno)[1]["notes"][0]["words"] == "on Anna"
    leave(anna)
    assert not Note.objects.exists()
    assert not Bookmark.objects.exists()
    assert ModelGame.objects.get().by is None
    assert visitor().get("/model-games").status == 200
