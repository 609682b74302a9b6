"""Where prestige comes from, and what a decision would bring: both told by the rules themselves."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.rules.cards import PLAYING
from parvis.games.notre_dame.rules.hiring import HIRING
from parvis.games.notre_dame.state import State
from parvis.games.notre_dame.words.hints import TOLD_BY
from parvis.games.notre_dame.words.labels import label
from parvis.games.notre_dame.words.scores import SOURCES
from tests.games.notre_dame.table import position
from tests.games.previewing import foresee


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_entries_of_a_game_add_up_to_its_scores(seats: int) -> None:
    for seed in range(3):
        pick = random.Random(seed)
        play = Play(GAME, seats, [1, seed % 2, 0])
        sums: Counter[int] = Counter()
        while not play.over:
            seat = play.movers()[0]
            decision = pick.choice(play.legal(seat))
            before = play.state.copy()
            for entry in GAME.account(play.state, seat, decision):
                sums[entry.seat] += entry.score
            assert play.state == before, "accounting leaves the state as it is"
            play.step(seat, decision)
        assert [sums[seat] for seat in range(seats)] == play.result().scores


def test_foresight_tells_what_then_happens_to_the_supplies() -> None:
    pick = random.Random(5)
    play = Play(GAME, 4)
    told = 0
    while not play.over:
        seat = play.movers()[0]
        decision = pick.choice(play.legal(seat))
        lines = {} if seat == NATURE else all_told(play.state, seat, decision)
        before = play.state.copy()
        play.step(seat, decision)
        if seat != NATURE and before.phase in (PLAYING, HIRING) and play.state.phase == before.phase:
            coins = play.state.coins[seat] - before.coins[seat]
            assert lines.get("hint-coins", {}).get("count", 0) == max(coins, 0)
            assert lines.get("hint-coins-paid", {}).get("count", 0) == max(-coins, 0)
            assert lines.get("hint-coins-then", {"count": play.state.coins[seat]})["count"] == play.state.coins[seat]
            markers = play.state.supply[seat] - before.supply[seat]
            taken, placed = (lines.get(key, {}).get("count", 0) for key in ("hint-markers", "hint-markers-placed"))
            assert taken - placed == markers
            assert ("hint-rat" in lines) == (play.state.rat[seat] != before.rat[seat])
            hinted = [key for key in lines if key in PRESTIGE]
            gained = sum(int(lines[key]["count"]) for key in hinted)
            assert gained == play.state.prestige[seat] - before.prestige[seat]
            told += len(lines)
    assert told > 50


def all_told(state: State, seat: int, decision: int) -> dict[str, Mapping[str, Any]]:
    """What is told of a decision: by the words on it, and by its hints."""
    on_it = TOLD_BY.get(label(state, seat, decision).key, ())
    return {line.key: line.arguments for line in (*on_it, *foresee(GAME, state, seat, decision))}


PRESTIGE = {"hint-park", *(f"hint-{source}" for source in SOURCES.values())}


def test_three_in_the_residence_and_two_in_the_park() -> None:
    """The worked example of the park: 3 for the residence and 1 for the park, told apart."""
    table = position(hand="residence bank hotel", markers="residence 2, park 2")
    lines = foresee(GAME, table.state, 0, GAME.decision("play residence"))
    assert [(line.key, line.arguments["count"]) for line in lines] == [
        ("hint-residence", 3),
        ("hint-park", 1),
        ("hint-markers-placed", 1),
    ]
