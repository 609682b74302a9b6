"""Bots move behind the pages, on the same path as people."""

import logging
from collections.abc import Callable
from dataclasses import replace
from threading import Event

import pytest
from django.db import connection

from parvis.bots import Bot, InformationState, registry
from parvis.web.background import worker
from parvis.web.background.worker import BotWorker, waiting_tables
from parvis.web.models import Table
from parvis.web.tables import bots
from parvis.web.tables.deciding import choices, decide
from parvis.web.tables.table_game import TableGame
from tests.web.visiting import Visitor, bots_move_on, legal, newest, table, words

Chooser = Callable[[InformationState], int]


@pytest.fixture
def seat_bot(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Bots of the tests' own take a seat: `seat_bot("lost", choose, below="greedy")`."""

    def add(name: str, choose: Chooser, below: str | None = None, seconds: float = 0.0) -> None:
        bot = Bot(name, "for tests", choose, lambda information: [], below=below, seconds=seconds)
        monkeypatch.setitem(registry.BOTS, name, bot)

    return add


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> pytest.LogCaptureFixture:
    """Records of what the site logs."""
    monkeypatch.setattr(logging.getLogger("parvis"), "propagate", True)
    return caplog


def first(information: InformationState) -> int:
    """Choose the first legal decision."""
    return int(information.decisions[0])


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that other threads do."""
    for _ in range(400):
        if is_so():
            return
        Event().wait(0.05)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("game", ["tiny", "notre-dame"])
@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "expert:5s"])
def test_bots_play_a_whole_game_by_themselves(game: str, bot: str) -> None:
    at = table(f"bot:{bot} bot:{bot}", game)
    bots_move_on()
    at = newest(at)
    assert at.finished
    assert len(at.result["scores"]) == 2
    assert [step.number for step in at.steps.order_by("number")] == list(range(at.number))


def test_bots_wait_for_people() -> None:
    at = table("bot:random human bot:greedy")
    bots_move_on()
    assert newest(at).number == at.number
    assert set(choices(at)) == {0, 2}
    page = Visitor().decide(at)
    assert newest(at).number > at.number
    assert page.status == 200


def test_what_bots_choose_does_not_depend_on_what_people_have_chosen() -> None:
    at = table("human human bot:greedy bot:random")
    bots_move_on()
    alone = {seat: choices(at)[seat] for seat in (2, 3)}
    for decision in legal(at, 0):
        at.choices.all().delete()
        decide(at.pk, at.number, 0, decision)
        bots_move_on()
        assert {seat: choices(at)[seat] for seat in (2, 3)} == alone


def test_after_a_restart_a_bot_decides_the_same() -> None:
    playing = TableGame.of(table("human bot:random bot:random"))
    assert len({bots.choose(playing, 1, "random") for _ in range(5)}) == 1


def test_different_tables_get_different_chance() -> None:
    drawn = {tuple(words(table("human human"))) for _ in range(3)}
    assert len(drawn) == 3


def lost(information: InformationState) -> int:
    """Fails, and would tell what it holds."""
    raise ValueError("holding red-6")


def nonsense(information: InformationState) -> int:
    """Decides what nobody may."""
    return 77_777


def endless(information: InformationState) -> int:
    """Choose nothing and never return."""
    Event().wait()
    return first(information)


FAILURES = {
    "raises": (lost, "ValueError"),
    "decides nonsense": (nonsense, "Failed"),
    "never comes back": (endless, "TimeoutError"),
}


@pytest.mark.parametrize(("choose", "kind"), FAILURES.values(), ids=FAILURES)
def test_where_a_bot_fails_the_level_below_decides_and_that_is_logged(
    choose: Chooser,
    kind: str,
    seat_bot: Callable[..., None],
    log: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "GRACE", 1.0)
    seat_bot("broken", choose, below="cautious")
    seat_bot("cautious", first)
    at = table("human bot:broken")
    bots_move_on()
    assert choices(at) == {1: legal(at, 1)[0]}
    assert f"table {at.pk}, seat 1: bot broken failed ({kind}), cautious decides" in log.text
    assert "red-6" not in log.text
    assert "77777" not in log.text


def test_a_bot_that_never_comes_back_is_asked_a_second_time_but_no_third(
    seat_bot: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    seat_bot("endless", lambda information: asked.append(information.seat) or endless(information), below="cautious")
    seat_bot("cautious", first)
    monkeypatch.setattr(bots, "GRACE", 1.0)
    at = table("bot:endless bot:random")
    bots_move_on()
    assert newest(at).finished
    assert asked == [0, 0]


def test_trouble_at_one_table_stops_neither_the_worker_nor_other_tables(log: pytest.LogCaptureFixture) -> None:
    broken, sound = table("human bot:random"), table("human bot:random")
    seats = [broken.seats[0], broken.seats[1] | {"player": "bot:gone"}]
    Table.objects.filter(pk=broken.pk).update(seats=seats)
    one = BotWorker()
    bots_move_on(one)
    assert choices(broken) == {}
    assert set(choices(sound)) == {1}
    assert "no such bot: 'gone'" in log.text
    assert one.resting.keys() == {broken.pk}


def test_a_thinking_bot_holds_up_neither_a_click_nor_other_bots(seat_bot: Callable[..., None]) -> None:
    thinks, may_decide = Event(), Event()

    def ponder(information: InformationState) -> int:
        thinks.set()
        may_decide.wait()
        return first(information)

    seat_bot("pondering", ponder, seconds=60.0)
    slow, quick = table("human bot:pondering bot:pondering bot:pondering"), table("human bot:greedy")
    thread = BotWorker()
    thread.start()
    try:
        assert thinks.wait(20)
        page = Visitor(htmx=True).decide(slow)
        assert page.waits
        Visitor().decide(quick)
        until(lambda: newest(quick).number > quick.number)
        assert newest(slow).number == slow.number
        may_decide.set()
        until(lambda: newest(slow).number > slow.number)
    finally:
        may_decide.set()
        thread.stop()
        thread.join(5)
    assert not thread.is_alive()


def test_only_so_many_search_at_once_and_the_others_go_on(
    seat_bot: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_bot("pondering", first, seconds=1.0)
    monkeypatch.setattr(worker, "SEARCHES", 2)
    slow = [table("human bot:pondering bot:pondering") for _ in range(3)]
    quick = table("human bot:random")
    one = BotWorker()
    taken = one.take()
    assert [task.table for task in taken] == [slow[0].pk, slow[1].pk, quick.pk]
    assert one.take() == []
    assert one.go_on(taken[0])
    assert [task.table for task in one.take()] == [slow[0].pk]


def test_a_search_for_what_was_taken_back_holds_up_nothing(seat_bot: Callable[..., None]) -> None:
    seat_bot("pondering", first, seconds=1.0)
    at, one = table("human bot:pondering"), BotWorker()
    (outdated,) = one.take()
    Table.objects.filter(pk=at.pk).update(revision=1)
    (task,) = one.take()
    assert task == replace(outdated, revision=1)
    assert one.go_on(task)
    assert not one.go_on(outdated)


@pytest.mark.parametrize("meanwhile", ["deleted", "undone", "stopped"])
def test_what_a_bot_decides_for_a_question_that_is_gone_is_dropped(
    meanwhile: str, seat_bot: Callable[..., None], log: pytest.LogCaptureFixture
) -> None:
    at, one = table("human bot:busy"), BotWorker()

    def choose(information: InformationState) -> int:
        if meanwhile == "deleted":
            Table.objects.filter(pk=at.pk).delete()
        elif meanwhile == "undone":
            Table.objects.filter(pk=at.pk).update(revision=1)
        else:
            one.stop()
        connection.close()
        return first(information)

    seat_bot("busy", choose)
    (task,) = one.take()
    assert not one.go_on(task)
    assert choices(at) == {}
    assert one.at_work == {}
    assert log.text == ""


def test_tables_without_a_bot_to_move_are_left_alone() -> None:
    table("human human")
    finished = table("bot:random bot:random")
    bots_move_on()
    assert waiting_tables() == []
    assert newest(finished).finished


def test_the_thread_is_called_by_a_decision_and_ends_when_told() -> None:
    at = table("human bot:random")
    thread = BotWorker()
    thread.start()
    Visitor().decide(at)
    for _ in range(200):
        if newest(at).number > at.number:
            break
        thread.join(0.05)
    thread.stop()
    thread.join(5)
    assert not thread.is_alive()
    assert newest(at).number > at.number


def test_a_page_that_waits_for_a_bot_asks_for_news_until_there_are_any() -> None:
    at = table("human bot:random")
    visitor = Visitor(htmx=True)
    page = visitor.decide(at)
    assert page.waits
    assert visitor.get(f"/tables/{at.pk}/news?number={page.number}").status == 204
    bots_move_on()
    news = visitor.get(f"/tables/{at.pk}/news?number={page.number}")
    assert news.status == 200
    assert news.number > page.number


def test_news_of_the_end_show_the_last_scoring_and_the_way_to_the_result() -> None:
    at = table("bot:random bot:random")
    visitor = Visitor(htmx=True)
    assert visitor.open(at).waits
    bots_move_on()
    news = visitor.get(f"/tables/{at.pk}/news?number={at.number}")
    assert "Final scores" in news.text
    assert f'href="/tables/{at.pk}/result"' in news.html
    assert not news.waits
