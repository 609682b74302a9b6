"""Where points come from, told by the rules themselves."""

import random
from collections import Counter

import pytest
from parvis.games.troyes.accounts import SOURCES, account
from parvis.games.troyes.rules.decisions import legal
from parvis.games.troyes.rules.questions import DEFENCE, REVEALING

from parvis.engine.contract import NATURE, Entry
from parvis.engine.play import Play
from parvis.games.troyes import FOLDER, GAME
from parvis.games.troyes.pieces import COLOURS, PALACE, SPACES
from parvis.games.troyes.state import NOBODY
from parvis.web.texts import bundle


def entries_of(seats: int, seed: int) -> tuple[list[Entry], list[int]]:
    """All entries of a random game, and its final scores."""
    pick = random.Random(seed)
    play = Play(GAME, seats, [seed % 2, seed // 2 % 2])
    entries = []
    while not play.over:
        seat = play.movers()[0]
        decision = pick.choice(play.legal(seat))
        before = play.state.copy()
        entries += account(play.state, seat, decision)
        assert play.state == before, "accounting leaves the state as it is"
        play.step(seat, decision)
    return entries, play.result().scores


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_entries_of_a_game_add_up_to_its_scores(seats: int) -> None:
    for seed in range(4):
        entries, scores = entries_of(seats, seed)
        sums: Counter[int] = Counter()
        for entry in entries:
            sums[entry.seat] += entry.score
        assert [sums[seat] for seat in range(seats)] == scores


def test_every_source_has_a_text_and_most_come_up_in_a_few_games() -> None:
    texts = bundle(FOLDER / "texts", "en")
    assert all(texts.has_message(f"points-{source}") for source in SOURCES.values())
    seen = {entry.source for seed in range(12) for entry in entries_of(2 + seed % 3, seed)[0]}
    assert seen <= set(SOURCES.values())
    assert len(seen) >= len(SOURCES) - 4


def test_unpaid_salaries_cost_two_points() -> None:
    """Six citizens in the Palace want twelve deniers, and only ten come in."""
    play = Play(GAME, 4)
    state = play.state
    state.phase, state.step, state.deniers[0], state.points[0] = REVEALING, COLOURS - 1, 0, 7
    state.citizen[PALACE] = [0] * SPACES
    assert account(state, NATURE, GAME.decision("card merchant")) == [Entry(0, "salaries-missed", -2)]


def test_nobody_loses_more_points_than_there_are() -> None:
    """With a single point left, an unbeaten black die takes just that one."""
    play = Play(GAME, 2)
    state = play.state
    state.phase, state.turn, state.points[0] = DEFENCE, 0, 1
    state.black[5] = 1
    assert state.queue[1] == NOBODY
    out = [0] * len(GAME.catalogue)
    decision = GAME.decision("yield")
    assert decision in out[: legal(state, 0, out)]
    assert account(state, 0, decision) == [Entry(0, "black-dice-missed", -1)]
