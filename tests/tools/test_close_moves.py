"""Comparing the moves of two experts on single positions."""

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.engine.refusals import GameError
from tests.bots import fork
from tools import close_moves
from tools.close_moves import Compared

CORE = bots.interpreted(TINY)


def information_of(kind: int) -> bots.InformationState:
    """What seat 0 knows at the beginning."""
    core = bots.interpreted(fork.GAME)
    truth = core.batch(1)
    core.put(truth, 0, fork.fork(kind))
    information = bots.information_state_of(core, bots.find("expert"), 0, 1)
    information.update(truth, 0)
    return information


def test_where_both_find_the_same_nothing_is_gained() -> None:
    assert close_moves.compared(information_of(fork.ROBBER), ["expert:60", "expert:60"], 10) == Compared()


def test_what_one_finds_and_the_other_does_not_is_rolled_out() -> None:
    found = close_moves.compared(information_of(fork.ROBBER), ["expert:1", "expert:60"], 10)
    assert found.differ  # a single trial can't see the robber behind the six coins
    assert found.value == pytest.approx(9)  # 5 coins of who waits, for 6 - 10 of who grabs


def test_only_experts_can_be_compared() -> None:
    for name in ("greedy", "expert@1:60"):
        with pytest.raises(GameError, match=f"{name} is no expert of today"):
            close_moves.compared(information_of(fork.BET), [name, "expert:60"], 10)


@pytest.mark.parametrize("words", ["--every 0", "--rollouts x", "--games -1"])
def test_a_number_that_makes_no_sense_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        close_moves.read(["expert:8", "expert:30", *words.split()])
    assert words.split()[0] in capsys.readouterr().err


def test_every_nth_move_is_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    words = "expert:8 expert:30 --table random --players 2 --games 3 --every 2 --rollouts 3"
    found = close_moves.run(TINY, CORE, close_moves.read(words.split()))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[-1].startswith(f"{len(found)} positions, {sum(one.differ for one in found)} other moves; a game of ")
    assert lines[-1].endswith("percentage points of wins")
