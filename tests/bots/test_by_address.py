"""The example of a bot behind an address: it plays whole games by what a program answers, and is told no secrets."""

import json
import logging
import sys
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from parvis import arena, bots
from parvis.bots import registry
from parvis.engine.questions import NATURE
from parvis.engine.samples import Case, walk
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.games.troyes import GAME as TROYES

FOLDER = Path(__file__).parents[2] / "examples" / "bot_by_address"
asked: list[Any] = []


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The example's program at a free port, and its bot among the others. What it is asked is kept."""
    monkeypatch.syspath_prepend(str(FOLDER))
    import answering
    import bot_by_address

    monkeypatch.setattr(registry, "from_outside", lambda: {"by-address": bot_by_address.BOT})
    decide = answering.decide
    monkeypatch.setattr(answering, "decide", lambda content: asked.append(content) or decide(content))
    asked.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), answering.Answers) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("BOT_ADDRESS", f"http://127.0.0.1:{server.server_port}")
        yield answering
        server.shutdown()
    for name in ("answering", "bot_by_address"):
        sys.modules.pop(name)


@pytest.mark.parametrize("game", [NOTRE_DAME, TROYES])
def test_it_plays_whole_games_the_same_ones_again(game: Any, answering: Any, caplog: pytest.LogCaptureFixture) -> None:
    series = arena.Series.of(game, [("by-address", "random")], {}, 3, rotation=arena.Rotation.NONE)
    results = [arena.play_game(bots.interpreted(game), series, 0) for _ in range(2)]
    assert results[0].ranks == results[1].ranks
    assert results[0].decisions[0] > 20
    assert len(asked) == sum(result.decisions[0] for result in results)
    assert {content["seat"] for content in asked} == {0}
    assert caplog.messages == []


def test_it_is_told_what_its_seat_sees_and_nothing_else(answering: Any) -> None:
    core = bots.interpreted(NOTRE_DAME)
    for play in walk(NOTRE_DAME, Case(3, (), 1)):
        seat = NATURE if play.over else play.movers()[0]
        if len(play.steps) % 20 == 0 and seat != NATURE:
            legal = {NOTRE_DAME.catalogue[number] for number in play.legal(seat)}
            told = len(asked)
            chosen = bots.choose(core, NOTRE_DAME, play.state, seat, "by-address", seed=4)
            for content in asked[told:]:
                assert set(content) == {"game", "players", "seat", "view", "decisions", "seed"}
                assert content["view"] == json.loads(json.dumps(NOTRE_DAME.view(play.state, seat)))
                assert {one["words"] for one in content["decisions"]} == legal
                assert NOTRE_DAME.catalogue[chosen] in legal
    assert len(asked) > 5


@pytest.mark.parametrize("answer", ["fly to the moon", None])
def test_where_the_answer_is_no_decision_another_bot_decides_and_the_log_says_so(
    answer: Any, answering: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(logging.getLogger("parvis"), "propagate", True)
    monkeypatch.setattr(answering, "decide", lambda content: answer)
    play = next(play for play in walk(NOTRE_DAME, Case(3, (), 1)) if len(play.steps) == 60)
    seat = play.movers()[0]
    chosen = bots.choose(bots.interpreted(NOTRE_DAME), NOTRE_DAME, play.state, seat, "by-address", seed=4)
    assert chosen in play.legal(seat)
    assert "by-address" in caplog.text
