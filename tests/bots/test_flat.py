"""Flat Monte Carlo: random games after each decision, and nothing else."""

import logging

import pytest
from tiny_game import GAME as TINY

from parvis import arena, bots
from parvis.bots.flat import leads_of
from parvis.engine.play import Play
from parvis.engine.refusals import GameError
from parvis.engine.samples import Case, walk


def some_play(seats: int = 2, steps: int = 12) -> Play:
    """A game of tiny under way, in which a seat has a choice."""
    for play in walk(TINY, Case(seats, (0, 0), 5)):
        if len(play.steps) >= steps and play.movers() != [15] and len(play.legal(play.movers()[0])) > 1:
            return play
    raise AssertionError


def test_it_is_a_yardstick_that_is_offered_nowhere() -> None:
    assert "flat" not in [*bots.levels(), *bots.names()]
    assert [bots.find(name).name for name in ("flat", "flat:200", "flat:1000")] == ["flat", "flat:200", "flat:1000"]
    assert bots.find("flat").below == "random"
    assert bots.thinks("flat:50")


@pytest.mark.parametrize("setting", ["", "0", "-5", "1s", "2e3", "9" * 12, "²"])
def test_other_settings_are_refused(setting: str) -> None:
    with pytest.raises(GameError, match="flat needs a number of playouts"):
        bots.find(f"flat:{setting}")


def test_the_same_seed_decides_the_same_in_both_cores() -> None:
    play = some_play()
    seat = play.movers()[0]
    for seed in range(4):
        first, again, compiled = (
            bots.choose(core, TINY, play.state, seat, "flat:60", seed)
            for core in (bots.interpreted(TINY), bots.interpreted(TINY), bots.compiled(TINY))
        )
        assert first == again == compiled
        assert first in play.legal(seat)


def test_each_decision_gets_its_share_and_one_playout_at_least() -> None:
    play, core = some_play(), bots.interpreted(TINY)
    seat = play.movers()[0]
    information = bots.information_state_of(core, bots.find("flat:1"), seat, seed=1)
    truth = core.batch(1)
    core.put(truth, 0, play.state)
    information.update(truth, 0)
    assert all(lead == int(lead) for lead in leads_of(information, 1))
    means = leads_of(information, 3 * information.count)
    assert len(means) == information.count
    assert any(lead != int(lead) for lead in means)


def test_it_explains_all_decisions() -> None:
    play = some_play()
    seat = play.movers()[0]
    advice = bots.explain(bots.interpreted(TINY), TINY, play.state, seat, "flat:40", seed=1)
    assert sorted(option.decision for option in advice) == sorted(play.legal(seat))
    assert {option.score for option in advice} == {None}


def test_it_beats_random_play(caplog: pytest.LogCaptureFixture) -> None:
    core = bots.compiled(TINY)
    series = arena.Series.of(TINY, [("flat:40", "random")], {}, 3)
    with caplog.at_level(logging.WARNING):
        results = [arena.play_game(core, series, number) for number in range(40)]
    assert caplog.messages == []
    mine, others = (sum(result.ranks[player][0] for result in results) for player in range(2))
    assert mine > others + 20
