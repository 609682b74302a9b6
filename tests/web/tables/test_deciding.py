"""The one path of a decision: it is checked, appended, committed and answered."""

from threading import Barrier, Thread
from urllib.parse import unquote_plus

import pytest
from django.db import connection

from parvis.engine import registry
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.web.models import Table
from parvis.web.tables.deciding import Outdated, choices, decide
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.renumbering import renumbered
from tests.web.visiting import Visitor, legal, newest, table, words

pytestmark = pytest.mark.each_database


def lay(at: Table, seat: int, which: int = 0) -> str:
    """Lay a card; returns the decision."""
    chosen = legal(at, seat)[which]
    decide(at.pk, newest(at).number, seat, chosen)
    return chosen


def with_prize() -> tuple[Table, int]:
    """A table for two where one alone has to decide, and who that is."""
    at = table("human human")
    lay(at, 0)
    lay(at, 1)
    at = newest(at)
    return at, TableGame.of(at).movers[0]


def test_a_new_table_waits_for_people_after_chance_made_its_steps() -> None:
    at = table("human human")
    assert [step.split()[:2] for step in words(at)] == [["15", "draw"]] * 6
    assert TableGame.of(at).movers == [0, 1]


def test_a_decision_is_appended_and_chance_goes_on_in_the_same_commit() -> None:
    at = table("human human")
    first = lay(at, 0)
    assert newest(at).number == 6
    second = lay(at, 1)
    steps = list(newest(at).steps.order_by("number").values_list("number", "seat", "words"))
    assert steps[6:8] == [(6, 0, first), (7, 1, second)]
    assert steps[8][:2] == (8, NATURE)
    assert newest(at).number == 9 == len(steps)


def test_choices_are_kept_back_and_can_be_changed_until_the_last_has_chosen() -> None:
    at = table("human human human")
    lay(at, 2, 0)
    lay(at, 0, 0)
    changed = lay(at, 2, 1)
    assert newest(at).number == 9
    assert set(choices(at)) == {0, 2}
    lay(at, 1)
    steps = list(newest(at).steps.order_by("number").values_list("seat", "words"))[9:12]
    assert [seat for seat, _ in steps] == [0, 1, 2]
    assert steps[2] == (2, changed)
    assert choices(at) == {}


def test_an_illegal_decision_changes_nothing() -> None:
    at = table("human human")
    before = newest(at)
    for closed in ("draw 0 red-1", "take card", legal(at, 1)[0]):
        with pytest.raises(IllegalDecision):
            decide(at.pk, at.number, 0, closed)
    for unknown in ("", "72", "lay", "LAY RED-1", " " + legal(at, 0)[0], "x" * 1000):
        with pytest.raises(GameError, match="is not a decision of tiny"):
            decide(at.pk, at.number, 0, unknown)
    with pytest.raises(IllegalDecision):
        decide(at.pk, at.number, NATURE, "draw 0 red-1")
    assert (newest(at).number, bytes(newest(at).state), choices(at)) == (before.number, bytes(before.state), {})


def test_a_decision_for_an_older_question_is_refused() -> None:
    at, seat = with_prize()
    decide(at.pk, at.number, seat, "take card")
    with pytest.raises(Outdated):
        decide(at.pk, at.number, seat, "take card")
    assert len(words(at, [seat])) == 2


def test_two_equal_clicks_at_the_same_moment_make_one_step() -> None:
    at, seat = with_prize()
    ready, outcomes = Barrier(2), []

    def click() -> None:
        ready.wait()
        try:
            decide(at.pk, at.number, seat, "take card")
            outcomes.append("made")
        except Outdated:
            outcomes.append("outdated")
        finally:
            connection.close()

    threads = [Thread(target=click) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["made", "outdated"]
    numbers = list(at.steps.order_by("number").values_list("number", flat=True))
    assert numbers == list(range(newest(at).number))


@pytest.mark.parametrize("htmx", [False, True])
def test_a_form_that_is_sent_twice_is_answered_with_the_present_table(htmx: bool) -> None:
    at = table("human bot:random")
    visitor = Visitor(htmx)
    page = visitor.open(at)
    visitor.decide(at, page=page)
    again = visitor.decide(at, page=page)
    assert again.status == 200
    assert text("notice-moved-on") not in again.text
    assert choices(at).keys() == {0}


@pytest.mark.parametrize("htmx", [False, True])
def test_a_stale_form_is_refused_with_the_present_table_and_a_gentle_notice(htmx: bool) -> None:
    at, seat = with_prize()
    visitor = Visitor(htmx)
    page = visitor.lift(at, seat)
    first, second = page.decisions
    visitor.decide(at, first, page)
    late = visitor.decide(at, second, page)
    assert late.status == 409
    assert text("notice-moved-on") in late.text
    assert words(at, [seat])[1:] == [f"{seat} take points"]


def test_a_decision_that_is_not_open_is_answered_with_one_clear_line() -> None:
    at = table("human bot:random")
    visitor = Visitor()
    answer = visitor.decide(at, "draw+0+red-1")
    assert answer.status == 400
    assert "'draw 0 red-1' is not legal for seat 0 now" in answer.text
    assert 'href="/"' in answer.html


def test_words_that_are_no_decision_are_answered_with_one_clear_line() -> None:
    at = table("human bot:random")
    visitor = Visitor()
    for sent in ("", "80", "lay+red", "<b>", "%00"):
        answer = visitor.decide(at, sent)
        assert answer.status == 400
        assert "is not a decision of tiny" in answer.text
        assert "<b>" not in answer.html
    assert choices(at) == {}


def test_a_page_from_before_a_renumbering_makes_the_decision_that_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table("human bot:random")
    visitor = Visitor()
    page = visitor.open(at)
    other = renumbered(registry.find("tiny"))
    monkeypatch.setattr(registry, "find", lambda name: other)
    assert visitor.open(at).decisions == page.decisions[::-1]
    visitor.decide(at, page.decisions[2], page)
    assert choices(at) == {0: unquote_plus(page.decisions[2])}


def test_nobody_decides_for_a_seat_before_its_curtain_is_lifted() -> None:
    at = table("human human")
    decision = legal(at, 1)[0]
    answer = Visitor().post(f"/tables/{at.pk}/decide", number=at.number, seat=1, decision=decision)
    assert answer.curtains == [0]
    assert choices(at) == {}


@pytest.mark.parametrize("field", ["number", "seat"])
@pytest.mark.parametrize("value", ["", "x", "-1", "1e3", "99999999999999999999", "١"])
def test_nonsense_in_a_form_is_answered_with_one_clear_line(field: str, value: str) -> None:
    at = table("human bot:random")
    form = {"number": at.number, "seat": 0, "decision": "lay+red-1", field: value}
    answer = Visitor().post(f"/tables/{at.pk}/decide", **form)
    assert answer.status == 400
    assert f"'{field}' must be a whole number" in answer.text
