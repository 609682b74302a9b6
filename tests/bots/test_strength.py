"""Each level is stronger than the one below, clearly enough for a few games to show it."""

import pytest

from parvis import bots
from parvis.arena import Rotation, Series, play_game
from parvis.arena.outcomes import Outcomes, places_and_shares
from parvis.games.notre_dame import GAME as NOTRE_DAME


def share(candidate: str, others: str, games: int) -> float:
    """The win share of one bot against three of another kind, in rotated seats; equals would win a quarter."""
    core = bots.compiled(NOTRE_DAME)
    series = Series.of(NOTRE_DAME, [(candidate, others, others, others)], {}, seed=1, rotation=Rotation.NEXT)
    played = Outcomes.of([play_game(core, series, number) for number in range(games)])
    return float(places_and_shares(played.ranks)[1][:, 0].mean())


@pytest.mark.soak
@pytest.mark.parametrize(
    ("candidate", "others", "games", "least"),
    [("novice", "random", 12, 0.6), ("greedy", "novice", 24, 0.6), ("skilled", "greedy", 24, 0.6)],
)
def test_a_level_beats_the_one_below(candidate: str, others: str, games: int, least: float) -> None:
    assert share(candidate, others, games) > least


@pytest.mark.soak
def test_an_expert_with_little_time_beats_greedy() -> None:
    assert share("expert:40", "greedy", 8) > 0.6
