"""A bot that fails: its game goes on, and nothing but its name and its seat is told."""

import logging
from collections.abc import Callable
from random import Random
from threading import Event

import pytest
from tiny_game import GAME as TINY
from tiny_game.state import NAMES

from parvis import bots
from parvis.bots import Bot, InformationState, Player, registry
from parvis.bots.bot import Advice
from parvis.engine.play import Play
from parvis.engine.refusals import GameError
from parvis.engine.samples import Case, walk

CORE = bots.interpreted(TINY)
NEVER = Event()
Chooser = Callable[[InformationState], int]


def all_lay() -> Play:
    """Three players who may lay a card."""
    return next(play for play in walk(TINY, Case(3, (0, 0), 1)) if play.movers() == [0, 1, 2])


def raises(information: InformationState) -> int:
    """Choose with a programming mistake: raises IndexError."""
    return int([][information.seat])  # type: ignore[call-overload]


def ends_the_program(information: InformationState) -> int:
    """Choose by raising SystemExit."""
    raise SystemExit("enough")


def is_interrupted(information: InformationState) -> int:
    """Somebody presses Ctrl-C while it thinks."""
    raise KeyboardInterrupt


def lays_what_is_not_there(information: InformationState) -> int:
    """Choose a decision that nobody has."""
    return TINY.decision("take points")


def never_comes_back(information: InformationState) -> int:
    """Waits for what doesn't happen before the test is over."""
    NEVER.wait(20)
    return 0


def is_asked_twice(information: InformationState) -> int:
    """Decides once, and never again."""
    information.kept["asked"] = information.kept.get("asked", 0) + 1
    return int(information.decisions[0]) if information.kept["asked"] == 1 else -1


def says_nothing(information: InformationState) -> list[Advice]:
    """Give no advice on any decision."""
    return []


def add_bot(monkeypatch: pytest.MonkeyPatch, name: str, choose: Chooser, below: str | None = "greedy") -> None:
    """A bot that fails, among the others."""
    monkeypatch.setitem(registry.BOTS, name, Bot(name, "fails", choose, says_nothing, below=below))


@pytest.mark.parametrize(
    ("choose", "limit", "words"),
    [
        (raises, None, "IndexError('list index out of range')"),
        (lays_what_is_not_there, None, "Failed('decision 96 is not legal for it')"),
        (ends_the_program, None, "SystemExit('enough')"),
        (ends_the_program, 5.0, "SystemExit('enough')"),
        (never_comes_back, 0.05, "TimeoutError('no decision after 0.05 s')"),
        (raises, 5.0, "IndexError('list index out of range')"),
    ],
)
def test_the_level_below_decides(
    choose: Chooser, limit: float | None, words: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    add_bot(monkeypatch, "broken", choose)
    play = all_lay()
    with caplog.at_level(logging.WARNING):
        chosen = bots.choose(CORE, TINY, play.state, 1, "broken", seed=3, limit=limit)
    assert chosen == bots.choose(CORE, TINY, play.state, 1, "greedy", seed=3)
    assert caplog.messages == [f"bot broken failed at seat 1, greedy decides: {words}"]


@pytest.mark.parametrize("limit", [None, 5.0])
def test_ctrl_c_is_no_failure_of_a_bot(limit: float | None, monkeypatch: pytest.MonkeyPatch) -> None:
    add_bot(monkeypatch, "interrupted", is_interrupted)
    with pytest.raises(KeyboardInterrupt):
        bots.choose(CORE, TINY, all_lay().state, 1, "interrupted", seed=3, limit=limit)


def test_nothing_hidden_is_told(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    add_bot(monkeypatch, "broken", lays_what_is_not_there)
    for play in walk(TINY, Case(3, (0, 0), 1)):
        if 1 in play.movers():
            bots.choose(CORE, TINY, play.state, 1, "broken", seed=3)
    assert len(caplog.messages) >= 2
    assert not [name for name in (*NAMES, "place", "State") if name in caplog.text]


def test_falls_as_deep_as_it_takes(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    add_bot(monkeypatch, "worse", raises, "random")
    add_bot(monkeypatch, "broken", lays_what_is_not_there, "worse")
    play = all_lay()
    assert bots.choose(CORE, TINY, play.state, 2, "broken", seed=3) in play.legal(2)
    assert [message.split(":")[0] for message in caplog.messages] == [
        "bot broken failed at seat 2, worse decides",
        "bot worse failed at seat 2, random decides",
    ]


def test_where_no_bot_is_left_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    add_bot(monkeypatch, "broken", raises, None)
    with pytest.raises(RuntimeError, match="no bot found a decision for seat 0"):
        bots.choose(CORE, TINY, all_lay().state, 0, "broken", seed=3)


def test_a_failure_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    add_bot(monkeypatch, "broken", is_asked_twice)
    play = all_lay()
    truth = CORE.batch(1)
    CORE.put(truth, 0, play.state)
    player = Player(CORE, "broken", 0, seed=1)
    first = play.legal(0)[0]
    assert player.decide(truth, 0) == first
    assert caplog.messages == []
    assert player.decide(truth, 0) in play.legal(0)
    assert len(caplog.messages) == 1
    assert player.decide(truth, 0) == first  # with fresh information it is its first time again
    assert len(caplog.messages) == 1


def test_a_failure_is_reported_to_whoever_wants_to_hear_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    add_bot(monkeypatch, "broken", raises)
    heard: list[tuple[str, int, str]] = []
    play = all_lay()
    bots.choose(
        CORE,
        TINY,
        play.state,
        1,
        "broken",
        3,
        report=lambda who, seat, error: heard.append((who.name, seat, repr(error))),
    )
    assert heard == [("broken", 1, "IndexError('list index out of range')")]


def test_levels_go_down_to_random() -> None:
    below = {name: bots.find(name).below for name in bots.names()}
    assert below == {"random": None, "novice": "random", "greedy": "novice", "skilled": "greedy", "expert": "skilled"}
    assert bots.find("expert:40").below == "skilled"


def test_a_limit_changes_no_decision_that_comes_in_time() -> None:
    play = all_lay()
    for seed in range(5):
        unhurried = bots.choose(CORE, TINY, play.state, 0, "expert:20", seed)
        assert bots.choose(CORE, TINY, play.state, 0, "expert:20", seed, limit=60.0) == unhurried


@pytest.mark.parametrize("name", ["nobody", "", "Greedy", "expert:soon", "random:1"])
def test_a_player_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(GameError) as error:
        Player(CORE, name, 0, seed=1)
    assert "\n" not in str(error.value)


def test_a_player_plays_a_whole_game() -> None:
    random, play, truth = Random(4), Play(TINY, 3), CORE.batch(1)
    players = [Player(CORE, name, seat, seed=seat) for seat, name in enumerate(["skilled", "expert:5", "novice"])]
    while not play.over:
        play.run_nature(random.randrange)
        for seat in play.movers():
            CORE.put(truth, 0, play.state)
            play.step(seat, players[seat].decide(truth, 0))
    assert len(play.steps) > 12
