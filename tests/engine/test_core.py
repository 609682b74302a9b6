"""The two cores: many states at once, calls by index."""

import dataclasses
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tiny_game import GAME

from parvis.engine import bits, records, vectors
from parvis.engine.batched import add_batched
from parvis.engine.chance import chance
from parvis.engine.core import Core, add_loops, compiled, interpreted, work
from parvis.engine.course import first_seat, legal, movers
from parvis.engine.loops import scores_at
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import content
from parvis.engine.state import Batch, Row

BOTH = pytest.mark.parametrize("core", [interpreted(GAME), "compiled"], ids=["interpreted", "compiled"], indirect=True)


@pytest.fixture
def core(request: pytest.FixtureRequest) -> Core:
    return compiled(GAME) if request.param == "compiled" else request.param


def first_mover_at(states: Batch, i: int) -> int:
    """A loop from outside of the engine: who decides first."""
    return first_seat(movers(states[i]))


def decisions_of_all(states: Batch, n: int, out: Row) -> int:
    """How many decisions the first n states have open, all together; calls another rule."""
    total = 0
    for i in range(n):
        total += legal(states[i], first_mover_at(states, i), out)
    return total


LOOPS: Any = [first_mover_at, decisions_of_all]


def started(core: Core, n: int, seats: int = 3) -> Any:
    """A batch of n games at their start."""
    states = core.batch(n)
    for i in range(n):
        core.setup_at(states, i, seats, 1, core.buffer([0, 0]), core.buffer(GAME.widest))
    return states


def code(words: str) -> int:
    return GAME.decision(words)


def test_two_loops_of_one_name_are_refused() -> None:
    """Those above would call only the second one."""

    def first_mover_at(states: Batch, i: int) -> int:
        return 0

    with pytest.raises(TypeError, match=r"two functions are called first_mover_at: in .*test_core and .*test_core"):
        add_loops(interpreted(GAME), "twice", [*LOOPS, first_mover_at])


@BOTH
def test_a_core_plays_by_index(core: Core) -> None:
    states, out = started(core, 2), core.buffer(GAME.widest)
    n = core.question_at(states, 1, out)
    assert (n, out[0], out[1], out[n]) == (18, NATURE, code("draw 0 red-1"), code("draw 0 blue-6"))
    n = core.step_at(states, 1, NATURE, code("draw 0 red-1"), out)
    assert (n, out[0], out[1]) == (17, NATURE, code("draw 0 red-2"))
    assert core.get(states, 0) == Play(GAME, 3).state
    assert GAME.view(core.get(states, 1), 0)["seats"][0]["hand"]["cards"] == ["red-1"]


@BOTH
def test_an_illegal_step_is_minus_one(core: Core) -> None:
    states, out = started(core, 1), core.buffer(GAME.widest)
    before = content(core, states)
    for seat, decision in [(0, code("draw 0 red-1")), (NATURE, code("roll 1")), (NATURE, -1), (16, 0), (-1, 0)]:
        assert core.step_at(states, 0, seat, decision, out) == -1
    assert content(core, states) == before


@BOTH
def test_the_end_asks_nobody(core: Core) -> None:
    states, out = started(core, 1), core.buffer(GAME.widest)
    assert core.playout_at(states, 0, core.buffer(chance(1)), out) > 6
    assert core.movers_at(states, 0) == 0
    assert core.question_at(states, 0, out) == 0
    assert core.step_at(states, 0, 0, code("take card"), out) == -1


@BOTH
def test_a_batch_moves_at_once_and_what_is_illegal_stays(core: Core) -> None:
    states, bits = started(core, 4), core.buffer(4)
    loops = add_batched(core)
    loops.movers_all(states, 4, bits)
    assert list(bits) == [1 << NATURE] * 4
    decisions = core.buffer([code(words) for words in ("draw 0 red-1", "draw 1 red-1", "draw 0 blue-6", "roll 2")])
    assert loops.apply_all(states, 4, core.buffer([NATURE] * 4), decisions, core.buffer(GAME.widest)) == 2
    assert list(decisions) == [code("draw 0 red-1"), -1, code("draw 0 blue-6"), -1]
    alone = Play(GAME, 3)
    assert [core.get(states, i) == alone.state for i in range(4)] == [False, True, False, True]
    alone.say(NATURE, "draw 0 red-1")
    assert core.get(states, 0) == alone.state


@BOTH
def test_only_the_first_n_states_are_touched(core: Core) -> None:
    states, out = started(core, 3), core.buffer(GAME.widest)
    add_batched(core).playout_all(states, 2, core.buffer(chance(1)), out)
    assert [core.movers_at(states, i) == 0 for i in range(3)] == [True, True, False]


def test_batches_play_the_same_in_both_cores() -> None:
    outcomes = []
    for core in (interpreted(GAME), compiled(GAME)):
        states, generator, out = started(core, 20), core.buffer(chance(9)), core.buffer(GAME.widest)
        decisions = add_batched(core).playout_all(states, 20, generator, out)
        more = core.playouts_at(states, 0, 4, 1, core.buffer([1, 0]), 10, generator, out)
        outcomes.append((decisions, more, content(core, states), list(generator)))
    assert outcomes[0] == outcomes[1]


@BOTH
def test_others_add_loops_of_their_own(core: Core) -> None:
    states, out = started(core, 3), core.buffer(GAME.widest)
    core.apply_at(states, 1, NATURE, code("draw 0 red-1"), core.buffer(GAME.widest))
    added = add_loops(core, "tests", LOOPS)
    assert added.first_mover_at(states, 2) == NATURE
    assert added.decisions_of_all(states, 3, out) == 18 + 17 + 18
    assert add_loops(core, "tests", LOOPS) is added


def test_a_loop_belongs_to_no_game_until_it_is_bound() -> None:
    with pytest.raises(TypeError, match="binds these functions to a game"):
        scores_at(started(interpreted(GAME), 1), 0, [0] * 3, [0] * 3)


@BOTH
def test_what_is_hidden_is_dealt_anew_by_index(core: Core) -> None:
    states = started(core, 2)
    for number, words in enumerate(["draw 0 red-1", "draw 0 red-2", "draw 0 red-3", "draw 1 blue-1"]):
        for i in range(2):
            assert core.step_at(states, i, NATURE, code(words), core.buffer(GAME.widest)) == 17 - number
    core.determinize_at(states, 1, 0, core.buffer(chance(3)))
    before, after = (GAME.view(core.get(states, i), 0) for i in range(2))
    assert before == after
    assert GAME.view(core.get(states, 0), 1)["seats"][1]["hand"]["cards"] == ["blue-1"]
    assert GAME.view(core.get(states, 1), 1)["seats"][1]["hand"]["cards"] == ["blue-4"]


@BOTH
def test_a_wrong_index_is_an_error(core: Core) -> None:
    states, out = started(core, 2), core.buffer(GAME.widest)
    for call in (
        lambda: core.movers_at(states, 2),
        lambda: core.step_at(states, 9, 0, 0, out),
        lambda: core.copy_at(states, 0, 2),
        lambda: core.setup_at(states, 2, 3, 1, core.buffer([0, 0]), out),
    ):
        with pytest.raises(IndexError):
            call()


@BOTH
def test_a_state_that_is_put_or_got_is_a_copy(core: Core) -> None:
    states, play = core.batch(1), Play(GAME, 2)
    core.put(states, 0, play.state)
    play.say(NATURE, "draw 0 red-1")
    got = core.get(states, 0)
    assert got == Play(GAME, 2).state
    got.place[0] = 20
    assert core.get(states, 0) == Play(GAME, 2).state


@BOTH
def test_copying_back_and_forth_leaves_a_copy(core: Core) -> None:
    states = started(core, 2)
    core.apply_at(states, 1, NATURE, code("draw 0 red-1"), core.buffer(GAME.widest))
    assert core.copies_at(states, 0, 1, 10) == 1 << NATURE
    assert core.get(states, 0) == core.get(states, 1) != Play(GAME, 3).state


def test_a_compiled_batch_is_an_array_of_the_games_records() -> None:
    states = started(compiled(GAME), 3)
    assert (states.dtype, states.shape) == (GAME.rules.state.dtype, (3,))
    assert states["seats"].tolist() == [3, 3, 3]
    assert np.array_equal(states[0:1], states[2:3])


def test_progress_is_told_and_loops_are_added_to_a_core_that_was_loaded_without_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARVIS_CACHE", str(tmp_path))
    done: list[tuple[int, int]] = []
    again = dataclasses.replace(GAME, title="Tiny, compiled")
    whole = compiled(again, lambda *now: done.append(now))
    total = len(done)
    assert done == [(number, total) for number in range(1, total + 1)]
    assert total == work(again)
    assert compiled(again, lambda *now: done.append(now)) is whole
    assert len(done) == total

    done.clear()
    loaded = compiled(dataclasses.replace(GAME, title="Tiny, loaded"), lambda *now: done.append(now))
    intrinsic = sum(len(forms.compiled_forms()) for forms in (bits, records, vectors))
    functions = len(whole.forms) - intrinsic
    assert done == [(functions, functions)]
    assert len(loaded.forms) < len(whole.forms)
    for core in (loaded, whole):
        states, out = started(core, 2), core.buffer(GAME.widest)
        assert add_loops(core, "tests", LOOPS).decisions_of_all(states, 2, out) == 18 + 18


def test_threads_share_one_core() -> None:
    again = dataclasses.replace(GAME, title="Tiny in threads")
    cores: list[Core] = []
    threads = [threading.Thread(target=lambda: cores.append(compiled(again))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(cores) == 3
    assert len(set(map(id, cores))) == 1
