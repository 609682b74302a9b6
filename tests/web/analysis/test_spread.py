"""What a finished game comes to from one of its steps: asked for there, made before analyses, kept at an address."""

import pytest

from parvis.insight import Finishing
from parvis.web.analysis import asking
from parvis.web.analysis.analyst import Analyst
from parvis.web.analysis.models import Analysis, Spread
from parvis.web.hosting.repair import repair
from parvis.web.texts import text
from tests.web.analysis.test_analysis import hide, with_people
from tests.web.archived import finished
from tests.web.visiting import Visitor


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game needs no compiler."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")


@pytest.mark.slow
def test_bots_finish_a_game_from_the_step_that_is_shown() -> None:
    at, visitor = finished("bot:greedy bot:random bot:random"), Visitor()
    assert text("spread-ask") in visitor.get(f"/tables/{at.pk}/replay/3").text
    assert text("spread-ask") in visitor.get(f"/tables/{at.pk}/replay/3/spread").text
    for _ in range(2):
        waits = visitor.post(f"/tables/{at.pk}/replay/3/spread")
    assert waits.address.endswith(f"/tables/{at.pk}/replay/3/spread")
    assert text("spread-under-way") in waits.text
    assert Analyst().next()
    made = Spread.objects.get()
    assert made.content
    assert (made.step, made.worker, made.until) == (3, "", None)
    page = Visitor().get(f"/tables/{at.pk}/replay/3/spread")
    assert page.html.count('class="histogram"') == 3
    assert [len(seat["points"]) for seat in made.content["spread"]] == [Finishing.games] * 3
    assert "hx-trigger" not in page.one(r'(<div id="spread"[^>]*>)'), "nothing more comes"


def test_people_who_wait_for_a_spread_come_before_analyses() -> None:
    at = with_people(finished())
    asking.ask_spread(at, 3)
    first = asking.take()
    assert isinstance(first, Spread)
    assert isinstance(asking.take(), Analysis)


def test_an_analysis_makes_room_and_loses_no_try(monkeypatch: pytest.MonkeyPatch) -> None:
    at = with_people(finished())
    found = asking.take()
    assert isinstance(found, Analysis)
    asking.ask_spread(at, 3)
    monkeypatch.setattr("parvis.web.analysis.analyst.SEEN", 0)
    monkeypatch.setattr(Analyst, "told", lambda *_: (line for line in [{"done": 1, "total": 9}] * 3))
    Analyst().make(found)
    left = Analysis.objects.get()
    assert (left.content, left.tries, left.worker, left.done) == (None, 0, "", 1)
    assert isinstance(asking.take(), Spread)


def test_where_all_stays_hidden_there_is_none() -> None:
    at = finished()
    hide(at)
    assert text("branch-hidden") in Visitor().get(f"/tables/{at.pk}/replay/3/spread").text
    assert text("branch-hidden") in Visitor().post(f"/tables/{at.pk}/replay/3/spread").text
    assert not Spread.objects.exists()


def test_at_the_end_nothing_is_left_to_play() -> None:
    at = finished()
    assert text("branch-nowhere") in Visitor().post(f"/tables/{at.pk}/replay/{at.number}/spread").text


def test_a_game_that_turns_out_to_go_on_has_none() -> None:
    at = finished()
    asking.ask_spread(at, 3)
    at.steps.filter(number=at.number - 1).delete()
    repair(at.pk)
    assert not Spread.objects.exists()
