"""Blocking and reporting."""

import pytest

from parvis.web.people.blocks import apart_from, blocked
from parvis.web.people.models import Block, Report
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import account


def test_a_block_holds_both_apart_until_it_is_taken_back() -> None:
    anna, bruno, clara = account("Anna"), account("Bruno"), person("Clara")
    one = visitor(anna)
    page = one.post(f"/people/{bruno.pk}/block", blocked="yes")
    assert "Bruno is blocked." in page.text
    assert blocked(anna, bruno)
    assert blocked(bruno, anna)
    assert not blocked(anna, clara)
    assert (apart_from(anna), apart_from(bruno), apart_from(clara)) == ({bruno.pk}, {anna.pk}, set())
    assert "Unblock Bruno" in one.get("/settings").html
    one.post(f"/people/{bruno.pk}/block", blocked="yes")
    assert Block.objects.count() == 1
    one.post(f"/people/{bruno.pk}/block", blocked="no")
    assert not blocked(anna, bruno)


def test_whoever_is_blocked_is_not_told() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    before = visitor(bruno).get(f"/people/{anna.pk}").bare
    Block.objects.create(person=anna, blocked=bruno)
    assert visitor(bruno).get(f"/people/{anna.pk}").bare == before
    assert "Anna" not in visitor(bruno).get("/settings").text.replace("anna", "")


@pytest.mark.parametrize("wish", ["", "perhaps"])
def test_a_block_is_yes_or_no(wish: str) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    assert visitor(anna).post(f"/people/{bruno.pk}/block", blocked=wish).status == 400
    assert visitor(anna).post(f"/people/{anna.pk}/block", blocked="yes").status == 400
    assert not Block.objects.exists()


def test_a_report_says_who_whom_where_and_what() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    table = shared(anna, bruno)
    one = visitor(anna)
    form = one.get(f"/people/{bruno.pk}/report?table={table.pk}&line=7")
    assert 'name="line" value="7"' in form.html
    page = one.post(f"/people/{bruno.pk}/report", words="He was rude.", table=table.pk, line=7)
    assert "Thank you." in page.text
    report = Report.objects.get()
    assert (report.by, report.about, report.table, report.line) == (anna, bruno, table, 7)
    assert (report.words, report.handled) == ("He was rude.", None)


@pytest.mark.parametrize("place", [{"table": "0"}, {"table": "x"}, {"table": "9" * 40}, {"line": "3"}, {"table": "-1"}])
def test_a_report_about_no_table_is_about_the_person(place: dict[str, str]) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    visitor(anna).post(f"/people/{bruno.pk}/report", words="Rude.", **place)
    assert (Report.objects.get().table, Report.objects.get().line) == (None, None)


def test_reports_have_words_but_not_too_many_and_nobody_reports_themselves() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    one = visitor(anna)
    for words in ("", "x" * 1001):
        assert one.post(f"/people/{bruno.pk}/report", words=words).status == 400
    assert one.post(f"/people/{anna.pk}/report", words="I").status == 400
    assert not Report.objects.exists()


def test_nobody_floods_those_who_read_reports() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    Report.objects.bulk_create(Report(by=anna, about=bruno, words="Rude.") for _ in range(20))
    assert visitor(anna).post(f"/people/{bruno.pk}/report", words="Rude.").status == 429
    Report.objects.filter(by=anna).update(handled="2026-01-01T00:00Z")
    assert visitor(anna).post(f"/people/{bruno.pk}/report", words="Rude.").status == 200
    assert Report.objects.count() == 21
