"""Reports on the pages of those who keep the place in order."""

from parvis.web.people.models import Person, Report
from tests.web.club import person, shared, visitor
from tests.web.people.accounts import account


def test_admins_read_reports_and_mark_them_as_handled() -> None:
    olga = visitor(Person.objects.create_superuser("olga@example.org", name="Olga"))
    anna, bruno = account("Anna"), account("Bruno")
    table = shared(anna, bruno)
    report = Report.objects.create(by=anna, about=bruno, table=table, line=7, words="He was rude.")
    page = olga.get("/admin/people/report/")
    assert "He was rude." in page.text
    assert "Anna" in page.text
    assert "He was rude." in olga.get(f"/admin/people/report/{report.pk}/change/").text
    olga.post("/admin/people/report/", action="mark_handled", _selected_action=report.pk)
    report.refresh_from_db()
    assert report.handled
    assert olga.get("/admin/people/report/add/").status == 403


def test_nobody_else_reads_them() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    report = Report.objects.create(by=anna, about=bruno, words="He was rude.")
    for one in (visitor(), visitor(person("Clara")), visitor(bruno)):
        for address in ("/admin/people/report/", f"/admin/people/report/{report.pk}/change/"):
            assert "He was rude." not in one.get(address).html
