"""Each level is stronger than the one below, clearly enough for a few games to show it."""

import pytest

from parvis import bots
from parvis.arena import Match, play_game
from parvis.games.notre_dame import GAME as NOTRE_DAME


def share(hero: str, others: str, games: int) -> float:
    """What one of four wins, alone among three others of a kind; a quarter would be fair. Seats rotate."""
    core = bots.compiled(NOTRE_DAME)
    match = Match.of(NOTRE_DAME, (hero, others, others, others), {}, seed=1, rotate=True)
    return sum(play_game(core, match, number).shares[0] for number in range(games)) / games


@pytest.mark.soak
@pytest.mark.parametrize(
    ("hero", "others", "games", "least"),
    [("novice", "random", 12, 0.6), ("greedy", "novice", 24, 0.6), ("skilled", "greedy", 24, 0.6)],
)
def test_a_level_beats_the_one_below(hero: str, others: str, games: int, least: float) -> None:
    assert share(hero, others, games) > least


@pytest.mark.soak
def test_an_expert_with_little_time_beats_greedy() -> None:
    assert share("expert:40", "greedy", 8) > 0.6
