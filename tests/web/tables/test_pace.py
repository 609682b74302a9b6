"""Bots act at a pace that a person can follow; what they did can be seen again."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from parvis.engine.questions import NATURE
from parvis.web.background.worker import IDLE, BotWorker
from parvis.web.models import Table
from parvis.web.tables import pace
from parvis.web.tables.deciding import decide
from parvis.web.texts import text
from tests.web.archived import archived
from tests.web.visiting import Visitor, bots_move, bots_move_on, legal, newest, table


def after_the_draft() -> Table:
    """A table where bots are to act one after the other."""
    at = table("human bot:random bot:random", "notre-dame")
    for _ in range(100):
        bots_move_on()
        at = newest(at)
        decide(at.pk, at.number, 0, legal(at, 0)[0])
        at = newest(at)
        if at.movers in (1 << 1, 1 << 2):
            return at
    raise AssertionError("no bot is asked alone")


@pytest.mark.parametrize("hours", [0, 1, -1, 24 * 365], ids=["right", "set back", "set forward", "far off"])
def test_bots_wait_as_long_as_the_table_says_and_think_meanwhile(hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the computer's clock says since the last step."""
    seconds = 1000.0
    monkeypatch.setattr("parvis.web.background.worker.time.monotonic", lambda: seconds)
    at = after_the_draft()
    Table.objects.filter(pk=at.pk).update(pace=60_000, changed=timezone.now() + timedelta(hours=hours))
    assert Visitor().open(at).status == Visitor().get("/").status == 200
    worker = BotWorker()
    assert not bots_move(worker)
    assert [task.number for task in worker.decided] == [at.number]
    assert not bots_move(worker)
    assert worker.idle == IDLE
    seconds += 59
    assert not bots_move(worker)
    assert worker.idle == 1
    assert newest(at).number == at.number
    seconds += 1
    assert bots_move(worker)
    assert newest(at).number > at.number
    assert worker.decided == {}


def test_a_decision_that_waits_is_forgotten_when_it_is_not_asked_for_any_more() -> None:
    at = after_the_draft()
    Table.objects.filter(pk=at.pk).update(pace=60_000)
    worker = BotWorker()
    assert not bots_move(worker)
    assert worker.decided
    at.delete()
    assert not bots_move(worker)
    assert worker.decided == {}


def test_a_faster_pace_lets_a_waiting_decision_go() -> None:
    at = after_the_draft()
    Table.objects.filter(pk=at.pk).update(pace=60_000)
    worker = BotWorker()
    assert not bots_move(worker)
    Visitor().post(f"/tables/{at.pk}/pace", pace="instant")
    assert bots_move(worker)
    assert newest(at).number > at.number


def test_bots_do_not_wait_where_several_choose_at_once() -> None:
    at = table("human bot:random bot:random", "notre-dame")
    Table.objects.filter(pk=at.pk).update(pace=5000)
    bots_move_on()
    assert set(newest(at).choices.values_list("seat", flat=True)) == {1, 2}


def test_the_pace_is_set_on_the_page_and_remembered() -> None:
    visitor = Visitor()
    visitor.post("/tables/quick", game="tiny")
    assert Table.objects.latest("pk").pace == pace.PACES[pace.FIRST], "a browser's first game"
    first = visitor.post("/tables/quick", game="tiny")
    assert Table.objects.latest("pk").pace == pace.PACES[pace.DEFAULT]
    visitor.post(f"{first.address}/pace", pace="instant")
    assert Table.objects.latest("pk").pace == 0
    assert '<option value="instant" selected>' in visitor.get(first.address).html
    visitor.post("/tables/quick", game="tiny")
    assert Table.objects.latest("pk").pace == 0
    assert visitor.post(f"{first.address}/pace", pace="yesterday").status == 400


def test_what_happened_since_the_own_last_step_is_seen_again_step_by_step() -> None:
    at = after_the_draft()
    own = newest(at).number
    bots_move_on()
    visitor = Visitor()
    page = visitor.open(at)
    address = page.one(r'id="again" class="[^"]*" href="([^"?]+)')
    seen = []
    while address:
        look = visitor.get(address)
        seen.append(int(address.rpartition("/")[2]))
        assert text("look-back-heading") in look.text
        assert not look.decisions
        found = re.search(r'id="look-next"[^>]* href="([^"]+)"', look.html)
        address = found[1] if found else ""
    assert seen == sorted(set(seen))
    assert own < seen[0] <= seen[-1] <= newest(at).number
    assert visitor.get(f"/tables/{at.pk}/look-back/{own - 1}").address == f"/tables/{at.pk}"
    assert visitor.get(f"/tables/{at.pk}/look-back/99999").address == f"/tables/{at.pk}"


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_at_the_first_question_nothing_has_happened_and_nothing_can_be_undone(game: str) -> None:
    at = table("human bot:random", game)
    page = Visitor().open(at)
    assert set(at.steps.values_list("seat", flat=True)) == {NATURE}
    assert 'id="again"' not in page.html
    assert page.undoable is None
    assert re.search(r'id="undo-nothing"[^>]* aria-disabled="true"[^>]* title="[^"]+', page.html)


def test_nobody_looks_back_from_behind_the_curtain() -> None:
    at = table("human human", "notre-dame")
    visitor = Visitor()
    for number in range(at.number + 1):
        assert visitor.get(f"/tables/{at.pk}/look-back/{number}").address == f"/tables/{at.pk}"


def test_the_log_stands_below_its_rounds_by_turns_the_oldest_first_and_names_what_was_touched() -> None:
    at = after_the_draft()
    for _ in range(12):
        bots_move_on()
        at = newest(at)
        decide(at.pk, at.number, 0, legal(at, 0)[0])
    html = Visitor().open(newest(at)).html
    headings = re.findall(r'class="log-heading"><strong><p[^>]*>[^<]*?(\d+)', html)
    assert len(headings) >= 1
    assert [int(number) for number in headings] == sorted(map(int, headings))
    steps = [int(number) for number in re.findall(r'id="step-(\d+)', html)]
    assert steps == sorted(steps)
    assert 'data-places="' in html
    turns = re.split(r'<li id="turn-', html.partition('id="log-entries"')[2])[1:]
    of_all = [turn for turn in turns if "The plague value is" in turn]
    assert of_all
    assert not any('class="mark' in turn for turn in of_all)
    own = [re.findall(r'id="step-(\d+)', turn) for turn in turns if 'class="mark' in turn]
    seats = [set(at.steps.filter(number__in=numbers).values_list("seat")) for numbers in own]
    assert all(len(seat) == 1 for seat in seats)
    assert max(turn.count('id="step-') for turn in turns) > 1


def test_within_a_turn_what_was_done_stands_before_what_came_of_it() -> None:
    at = archived("3p-new-greedy-0-no-marker-to-lose")
    told = Visitor().get(f"/tables/{at.pk}/replay/45").html.rpartition('id="log-entries"')[2]
    said = ("plays the carriage", "carriage moves to", "takes the message", "gains 4 prestige")
    places = [told.index(what) for what in said]
    assert places == sorted(places)


def test_step_by_step_each_move_of_a_bot_waits_until_somebody_says_so() -> None:
    at, visitor, worker = after_the_draft(), Visitor(htmx=True), BotWorker()
    visitor.post(f"/tables/{at.pk}/pace", pace=pace.STEPS)
    assert not bots_move(worker)
    assert 'id="next-move"' in visitor.open(at).html
    before = newest(at).number
    visitor.post(f"/tables/{at.pk}/hurry", moves="one", number=before - 1)
    assert not bots_move(worker), "meant for an earlier move"
    visitor.post(f"/tables/{at.pk}/hurry", moves="one", number=before)
    assert bots_move(worker)
    after = newest(at)
    assert after.number > before
    assert after.movers & after.bots == 0 or not bots_move(worker), "only that one"


def test_step_by_step_is_only_for_one_person_alone() -> None:
    at = table("human human bot:random")
    assert f'value="{pace.STEPS}"' not in Visitor().open(at).html
    assert Visitor().post(f"/tables/{at.pk}/pace", pace=pace.STEPS).status == 400
    assert newest(at).pace != pace.PACES[pace.STEPS]


def test_what_others_did_last_stands_at_their_names_until_one_decides() -> None:
    at, visitor = after_the_draft(), Visitor(htmx=True)
    bots_move_on()
    page = visitor.open(newest(at))
    assert page.decisions
    told = re.findall(r'class="last-turn">(.*?)</p>', page.html, re.DOTALL)
    assert len(told) == 2, "not at one's own name"
    assert any("plays" in one and "<use href=" in one for one in told)
    after = visitor.decide(newest(at), page=page).html
    assert not re.search(r'class="last-turn">[^<]', after)
