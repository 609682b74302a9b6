"""All games of a tournament as one file: records, analyses, and a list that says what is missing."""

import csv
import io
import json
import zipfile
from html import unescape
from typing import Any

import pytest

from parvis.engine import record
from parvis.web.analysis import asking
from parvis.web.analysis.models import Analysis
from parvis.web.hosting.limits import LIMITS
from parvis.web.languages import written_in
from parvis.web.models import Table
from parvis.web.people import downloading
from parvis.web.people.models import Person
from parvis.web.texts import text
from parvis.web.tournaments import packing, rounds
from parvis.web.tournaments.models import Tournament
from tests.web.club import visitor
from tests.web.people.accounts import account, finish
from tests.web.people.test_export import whole
from tests.web.tournaments.playing import advanced, announced, begun, groups, people, play_round, tables

pytestmark = pytest.mark.usefixtures("club")
CONTENT = {"par": [], "of": "Zoë"}
"""What stands for an analysis: the file has it as it is."""


def address(tournament: Tournament, part: str) -> str:
    """Where a page of a tournament is."""
    return f"/tournaments/{tournament.pk}/{part}"


def packed(tournament: Tournament, person: Person, language: str = "en") -> dict[str, bytes]:
    """The files in the file, as somebody is sent it."""
    answer = visitor(person).client.get(f"/{language}{address(tournament, 'records')}")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="tournament-{tournament.pk}.zip"'
    with zipfile.ZipFile(io.BytesIO(whole(answer))) as file:
        return {name: file.read(name) for name in file.namelist()}


def listed(files: dict[str, bytes]) -> list[dict[str, str]]:
    """The rows of the list in the file, by heads."""
    return list(csv.DictReader(io.StringIO(files["games.csv"].decode("utf-8-sig"))))


def made(table: Table, **more: Any) -> None:
    """Make an analysis of a table, or what else is known of it."""
    Analysis.objects.update_or_create(table=table, defaults=more)


def unasked(tournament: Tournament) -> Tournament:
    """A tournament of whose games nobody has asked for analyses."""
    Analysis.objects.all().delete()
    return tournament


def test_a_file_has_the_records_and_the_analyses_of_all_games() -> None:
    members = people(9)
    tournament = unasked(play_round(play_round(begun(members, rounds="2"), 1), 2))
    first, second, third = tables(tournament, 1)
    made(first, content=CONTENT)
    made(second)
    made(third, tries=asking.TRIES)
    files = packed(tournament, members[1])
    names = [f"round-{number}-table-{table}.json" for number in (1, 2) for table in (1, 2, 3)]
    assert set(files) == {*names, "round-1-table-1-analysis.json", "games.csv"}
    for name in names:
        record.verify(record.loads(files[name]))
    assert json.loads(files["round-1-table-1-analysis.json"]) == CONTENT
    assert files["round-1-table-1-analysis.json"].decode() == json.dumps(CONTENT, indent=2, ensure_ascii=False) + "\n"
    rows = listed(files)
    assert len(rows) == 18
    why = {(row["Round"], row["Table"]): row["Analysis"] for row in rows}
    assert [why["1", str(number)] for number in (1, 2, 3)] == [
        "round-1-table-1-analysis.json",
        "It is being made.",
        "It could not be made.",
    ]
    assert why["2", "1"] == "Nobody has asked for it."


def test_the_list_has_people_places_and_points_as_the_page_has_them() -> None:
    members = people(4)
    tournament = begun(members, rounds="1")
    group = groups(tournament, 1)[0]
    rounds.set_result(tournament.pk, group.pk, [7, -3, 7, 0])
    Person.objects.filter(pk=members[3].pk).update(name="=1+1")
    rows = listed(packed(tournament, members[0]))
    seated = list(group.chairs.order_by("seat").values_list("entry__person__name", flat=True))
    assert [row["Player"].removeprefix("'") for row in rows] == seated
    assert [row["Player"] for row in rows if "=" in row["Player"]] == ["'=1+1"], "for no program a formula"
    assert [(row["Place"], row["Score in the game"]) for row in rows] == [
        ("1", "7"),
        ("4", "-3"),
        ("1", "7"),
        ("3", "0"),
    ]
    assert [row["Points"] for row in rows] == ["2.5", "0", "2.5", "1"]
    assert {row["Record"] for row in rows} == {row["Analysis"] for row in rows} == {"The game isn't over."}


def test_the_list_is_in_the_language_of_the_reader() -> None:
    members = people(5)
    tournament = unasked(play_round(begun(members, rounds="1"), 1))
    rows = listed(packed(tournament, members[0], "de"))
    with written_in("de"):
        assert rows[0][text("tournament-list-analysis")] == text("tournament-list-unasked")
    tournament = play_round(begun(people_more(3), size="2", rounds="1"), 1)
    assert [row["Record"] for row in listed(packed(tournament, members[0]))][-1] == "Bye"


def people_more(count: int) -> list[Person]:
    """Members besides those that there are."""
    return [account(f"Other {number}") for number in range(count)]


def test_a_deleted_table_and_a_game_that_stays_hidden_are_told_of() -> None:
    members = people(8)
    tournament = play_round(begun(members, rounds="1"), 1)
    gone, hidden = tables(tournament, 1)
    hidden.terms["revealed"] = False
    hidden.save()
    gone.delete()
    files = packed(tournament, members[0])
    assert set(files) == {"games.csv"}
    told = {row["Table"]: row["Record"] for row in listed(files)}
    assert told == {"1": "There is no table that can be read.", "2": "What was hidden stays hidden at this table."}


def test_nothing_of_sealed_tables_is_in_it() -> None:
    members = people(8)
    tournament = begun(members, duplicate="yes", rounds="2")
    finish(tables(tournament, 1)[0])
    tournament = unasked(advanced(tournament))
    for one in (members[0], account("Keeper", is_staff=True)):
        files = packed(tournament, one)
        assert (set(files), listed(files)) == ({"games.csv"}, [])
    visitor(members[0]).post(address(tournament, "run"), do="analyse")
    assert not Analysis.objects.exists()
    finish(tables(tournament, 1)[1])
    tournament = advanced(tournament)
    assert set(packed(tournament, members[0])) == {"games.csv", "round-1-table-1.json", "round-1-table-2.json"}


def test_who_organizes_asks_for_the_analyses_that_are_missing() -> None:
    members = people(8)
    tournament = unasked(play_round(begun(members, rounds="1"), 1))
    first, second = tables(tournament, 1)
    made(first, content=CONTENT)
    host, other = visitor(members[0]), visitor(members[1])
    assert "Analyses: 1 of 2" in host.get(address(tournament, "")[:-1]).html
    assert "Analyses: 1 of 2" not in other.get(address(tournament, "")[:-1]).html
    assert other.post(address(tournament, "run"), do="analyse").status == 403
    assert Analysis.objects.count() == 1
    page = host.post(address(tournament, "run"), do="analyse")
    assert text("tournament-analyse") not in unescape(page.html)
    assert text("tournament-analysing") in unescape(page.html)
    assert set(asking.waiting(Analysis)) == {Analysis.objects.get(table=second)}
    made(second, tries=asking.TRIES)
    assert text("tournament-analyse") in unescape(host.get(address(tournament, "")[:-1]).html), "once more"
    host.post(address(tournament, "run"), do="analyse")
    assert set(asking.waiting(Analysis)) == {Analysis.objects.get(table=second)}
    made(second, content=CONTENT)
    page = host.post(address(tournament, "run"), do="analyse")
    assert text("tournament-analyse") not in unescape(page.html)
    assert [one.content for one in Analysis.objects.all()] == [CONTENT, CONTENT]


def test_strangers_sign_in_and_members_take_it_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    members = people(4)
    tournament = announced(members[0])
    assert visitor().get(address(tournament, "records")).address.startswith("/sign-in")
    assert visitor(members[0]).get("/tournaments/999999/records").status == 404
    one = visitor(members[0])
    with monkeypatch.context() as busy:
        busy.setattr(downloading, "UNDER_WAY", {object()})
        refused = one.get(address(tournament, "records"))
        assert (refused.status, text("export-busy") in unescape(refused.html)) == (503, True)
    for _ in range(LIMITS["tournament-records"].times):
        assert one.client.get(address(tournament, "records")).status_code == 200
    assert one.get(address(tournament, "records")).status == 429


def test_a_file_is_written_table_by_table_and_only_onward() -> None:
    tournament = play_round(begun(people(8), rounds="1"), 1)
    file = io.BytesIO()
    sizes = [file.tell() for _ in packing.packed(tournament, "en", file)]
    assert len(sizes) == 2
    assert 0 < sizes[0] < sizes[1] < file.tell()
