"""Where points come from, told by the rules themselves."""

import random
from collections import Counter
from typing import Any

import pytest

from parvis.engine.lines import ScoreChange
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.texts import bundle
from parvis.games.troyes import FOLDER, GAME
from parvis.games.troyes.pieces import CARD_COLOURS, PALACE, SPACES
from parvis.games.troyes.state import NOBODY
from parvis.games.troyes.words.scores import CARD_SOURCES, SOURCES, TILE_SOURCES
from tests.games.troyes.table import Player, begin_phase, position


def changes_of(seats: int, seed: int) -> tuple[list[ScoreChange], list[int]]:
    """All changes of a random game, and its final scores."""
    pick = random.Random(seed)
    play = Play(GAME, seats, {"sliding": seed % 2, "marauding_leaves": seed // 2 % 2})
    changes: list[ScoreChange] = []
    while not play.over:
        seat = play.movers()[0]
        decision = pick.choice(play.legal(seat))
        before = play.state.copy()
        changes += GAME.account(play.state, seat, decision)
        assert play.state == before, "listening leaves the state as it is"
        play.step(seat, decision)
    return changes, play.result().scores


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_changes_of_a_game_add_up_to_its_scores(seats: int) -> None:
    for seed in range(4):
        changes, scores = changes_of(seats, seed)
        sums: Counter[int] = Counter()
        for change in changes:
            sums[change.seat] += change.score
        assert [sums[seat] for seat in range(seats)] == scores


def test_every_source_has_a_text_and_most_come_up_in_a_few_games() -> None:
    texts = bundle(FOLDER / "words" / "texts", "en")
    assert all(texts.has_message(f"points-{source}") for source in SOURCES.values())
    seen = {change.source for seed in range(12) for change in changes_of(2 + seed % 3, seed)[0]}
    assert seen <= set(SOURCES.values())
    assert len(seen) >= len(set(SOURCES.values()) - set(TILE_SOURCES.values())) - 4 - len(CARD_SOURCES)


def test_tiles_of_the_last_gate_are_sources_of_their_own() -> None:
    near: dict[str, Any] = {"guard": 19, "dice": {0: "yellow 2", 1: "white 1"}, "deniers": 0}
    for tile, points in (("iv-c", 3), ("iv-d", 6)):
        state = position(tiles=tile, **near).say(0, "guard").state
        changes = GAME.account(state, 0, GAME.decision("step"))
        assert changes == [ScoreChange(0, tile, points)]
    state = position(outdoor="iv-a 1", dice={0: "white 2", 1: "red 1"}, deniers=0).use(0, "build", "0 white 2").state
    assert GAME.account(state, 0, GAME.decision("use iv-a")) == [ScoreChange(0, "iv-a", 2)]
    last = position(outdoor="iv-b 1", in_round=5, others={1: Player(passed=True), 2: Player(passed=True)})
    assert ScoreChange(0, "iv-b", 8) in GAME.account(last.state, 0, GAME.decision("pass"))


def test_unpaid_salaries_cost_two_points() -> None:
    """Six citizens in the Palace want twelve deniers, and only ten come in."""
    play = Play(GAME, 4)
    state = play.state
    begin_phase(state, "reveal", 0)
    state.step, state.deniers[0], state.points[0] = CARD_COLOURS - 1, 0, 7
    state.citizen[PALACE] = [0] * SPACES
    assert GAME.account(state, NATURE, GAME.decision("card merchant")) == [ScoreChange(0, "salaries-missed", -2)]


def test_nobody_loses_more_points_than_there_are() -> None:
    """With a single point left, an unbeaten black die takes just that one."""
    play = Play(GAME, 2)
    state = play.state
    begin_phase(state, "defence", 0)
    state.black[5], state.points[0] = 1, 1
    assert state.queue[1] == NOBODY
    decision = GAME.decision("yield")
    assert decision in GAME.legal(state, 0)
    assert GAME.account(state, 0, decision) == [ScoreChange(0, "black-dice-missed", -1)]
