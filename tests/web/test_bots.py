"""Bots move behind the pages, on the same path as people."""

import logging
from typing import Any

import pytest

from parvis.engine import registry
from parvis.web import bots, compiling, worker
from parvis.web.deciding import choices, decide
from parvis.web.position import Position
from parvis.web.worker import BotWorker, waiting_tables
from tests.web.visiting import Visitor, newest, table, words


def run(bot_worker: BotWorker | None = None) -> None:
    """Let bots move until all wait for people."""
    bot_worker = bot_worker or BotWorker()
    while bot_worker.move_once():
        pass


@pytest.mark.parametrize("game", ["tiny", "notre-dame"])
@pytest.mark.parametrize("bot", bots.names())
def test_bots_play_a_whole_game_by_themselves(game: str, bot: str) -> None:
    at = table(f"bot:{bot} bot:{bot}", game)
    run()
    at = newest(at)
    assert at.finished
    assert len(at.result["scores"]) == 2
    assert [step.number for step in at.steps.order_by("number")] == list(range(at.number))


def test_bots_wait_for_people() -> None:
    at = table("bot:random human bot:greedy")
    run()
    assert newest(at).number == at.number
    assert set(choices(at)) == {0, 2}
    page = Visitor().decide(at)
    assert newest(at).number > at.number
    assert page.status == 200


def test_what_bots_choose_does_not_depend_on_what_people_have_chosen() -> None:
    at = table("human human bot:greedy bot:random")
    run()
    alone = {seat: choices(at)[seat] for seat in (2, 3)}
    for decision in Position.of(at).legal(0):
        at.choices.all().delete()
        decide(at.pk, at.number, 0, decision)
        run()
        assert {seat: choices(at)[seat] for seat in (2, 3)} == alone


def test_after_a_restart_a_bot_decides_the_same() -> None:
    at = table("human bot:random bot:random")
    core = compiling.core(registry.find("tiny"))
    position = Position.of(at)
    assert len({bots.choose(core, position, 1, "random") for _ in range(5)}) == 1


def test_different_tables_get_different_chance() -> None:
    drawn = {tuple(words(table("human human"))) for _ in range(3)}
    assert len(drawn) == 3


def test_a_bot_in_trouble_stops_neither_the_worker_nor_other_tables(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = table("human bot:random"), table("human bot:random")
    choose = bots.choose

    def choose_or_fail(core: Any, position: Position, seat: int, bot: str) -> int:
        if position.table.pk == broken.pk:
            raise RuntimeError("lost the thread")
        return choose(core, position, seat, bot)

    monkeypatch.setattr(worker.bots, "choose", choose_or_fail)
    monkeypatch.setattr(logging.getLogger("parvis"), "propagate", True)
    one = BotWorker()
    run(one)
    assert choices(broken) == {}
    assert set(choices(sound)) == {1}
    assert "lost the thread" in caplog.text
    assert one.resting.keys() == {broken.pk}


def test_tables_without_a_bot_to_move_are_left_alone() -> None:
    table("human human")
    finished = table("bot:random bot:random")
    run()
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
    run()
    news = visitor.get(f"/tables/{at.pk}/news?number={page.number}")
    assert news.status == 200
    assert news.number > page.number


def test_news_of_the_end_lead_to_the_result() -> None:
    at = table("bot:random bot:random")
    visitor = Visitor(htmx=True)
    assert visitor.open(at).waits
    run()
    news = visitor.client.get(f"/tables/{at.pk}/news?number={at.number}")
    assert news.headers["HX-Redirect"] == f"/tables/{at.pk}/result"
