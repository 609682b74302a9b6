"""The analysis of a finished game: asked for once, made by one process behind the pages, told on the result page."""

from datetime import timedelta

import pytest
from django.db.models.functions import Now

from parvis.insight import FORMAT
from parvis.web.analysis import asking
from parvis.web.analysis.analyst import Analyst
from parvis.web.analysis.models import Analysis
from parvis.web.hosting.repair import repair
from parvis.web.models import Table
from parvis.web.texts import text
from tests.web.archived import archived, finished
from tests.web.visiting import Visitor, newest


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game needs no compiler."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")


def with_people(at: Table) -> Table:
    """A finished table as if a person had played on its first seat."""
    at.seats[0]["player"] = "human"
    at.save()
    return at


def hide(at: Table) -> None:
    """What was hidden stays hidden at a table."""
    at.terms["revealed"] = False
    at.save()


def test_what_people_have_played_is_analysed_without_being_asked_for() -> None:
    at = with_people(finished())
    assert Analysis.objects.get().table == at
    assert text("analysis-waits") in Visitor().get(f"/tables/{at.pk}/result").text


def test_who_waits_for_other_analyses_is_told_so() -> None:
    earlier, at = with_people(finished()), with_people(finished())
    assert text("analysis-queued", games=1) in Visitor().get(f"/tables/{at.pk}/result").text
    assert asking.take() == earlier.analysis
    assert text("analysis-under-way") in Visitor().get(f"/tables/{earlier.pk}/result").text
    assert asking.hold(earlier.analysis, done=3, total=10)
    asking.give_back(earlier.analysis)
    assert text("analysis-under-way") in Visitor().get(f"/tables/{earlier.pk}/result").text, "it goes on where it was"


def test_a_game_of_bots_is_analysed_when_somebody_asks() -> None:
    at = finished()
    assert not Analysis.objects.exists()
    visitor = Visitor()
    page = visitor.get(f"/tables/{at.pk}/result")
    assert text("analysis-ask") in page.text
    for _ in range(2):
        visitor.post(f"/tables/{at.pk}/analyse")
    assert Analysis.objects.get().table == at
    assert text("analysis-ask") not in visitor.get(f"/tables/{at.pk}/result").text


def test_where_all_stays_hidden_there_is_none() -> None:
    at = finished()
    hide(at)
    visitor = Visitor()
    page = visitor.get(f"/tables/{at.pk}/result")
    assert text("analysis-ask") not in page.text
    assert text("analysis-hidden") in visitor.post(f"/tables/{at.pk}/analyse").text
    with_people(at)
    assert not Analysis.objects.exists()


def test_what_was_made_is_not_shown_once_all_is_hidden() -> None:
    at = with_people(finished())
    Analysis.objects.update(content={"format": FORMAT}, par=[])
    hide(at)
    assert text("analysis-ledger") not in Visitor().get(f"/tables/{at.pk}/result").text


@pytest.mark.slow
def test_an_analysis_is_made_and_told() -> None:
    at = with_people(finished("bot:greedy bot:random bot:random"))
    found = asking.take()
    assert found
    Analyst().make(found)
    made = Analysis.objects.get()
    assert made.content
    assert made.content["format"] == FORMAT
    assert (made.worker, made.until) == ("", None)
    assert asking.take() is None, "it is made"
    page = Visitor().get(f"/tables/{at.pk}/result")
    for key in ("analysis-ledger", "analysis-expected", "analysis-wins", "analysis-moves", "analysis-how"):
        assert text(key) in page.text
    assert page.html.count('class="stair"') == 3 * 4
    assert "hx-trigger" not in page.one(r'(<div id="analysis"[^>]*>)'), "nothing more comes"


@pytest.mark.each_database
def test_one_process_makes_it_and_another_once_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    with_people(finished())
    found = asking.take()
    assert found
    assert asking.take() is None, "somebody is at it"
    assert asking.hold(found, done=3, total=10)
    monkeypatch.setattr("parvis.web.bell.process", lambda: "another")
    assert not asking.hold(found, done=4), "it is not this one's"
    Analysis.objects.update(until=Now() - timedelta(seconds=1))
    taken = asking.take()
    assert taken
    assert (taken.worker, taken.done) == ("another", 3)


def test_what_goes_wrong_twice_is_said_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    at = with_people(finished())
    monkeypatch.setenv("PYTHONHOME", "/nowhere")  # no Python starts with this
    for _ in range(asking.TRIES):
        found = asking.take()
        assert found
        Analyst().make(found)
    assert asking.take() is None
    assert text("analysis-failed") in Visitor().get(f"/tables/{at.pk}/result").text


def test_who_is_stopped_gives_it_back() -> None:
    with_people(finished())
    analyst, found = Analyst(), asking.take()
    assert found
    analyst.stop()
    analyst.make(found)
    assert Analysis.objects.get().tries == 0
    assert asking.take(), "somebody else goes on"


def test_a_deleted_table_is_no_longer_analysed() -> None:
    at = with_people(finished())
    found = asking.take()
    assert found
    at.delete()
    assert not asking.hold(found, done=1)
    assert not Analysis.objects.exists()


def test_a_game_that_turns_out_to_go_on_has_none() -> None:
    at = with_people(finished())
    at.steps.filter(number=at.number - 1).delete()
    repair(at.pk)
    assert not newest(at).finished
    assert not Analysis.objects.exists()


def test_the_part_asks_again_until_all_is_told() -> None:
    at = with_people(archived("2p-base-greedy-0"))
    Analysis.objects.update(done=3, total=10)
    part = Visitor(htmx=True).get(f"/tables/{at.pk}/analysis")
    assert '<progress max="10" value="3">' in part.html
    assert "every 2s" in part.html
    assert Visitor().get(f"/tables/{at.pk}/analysis").address.endswith(f"/tables/{at.pk}/result#analysis")
