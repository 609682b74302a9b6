"""What many games come to."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any

from parvis.arena.match import Match, Outcome
from parvis.engine import registry


@dataclass(frozen=True)
class Standing:
    """One player over all games."""

    player: str
    mean_score: float
    spread: float
    """Standard deviation of the score from game to game."""
    wins: float
    """Games won, a shared win as its part."""
    win_share: float
    """Wins by games, 0 to 1."""
    win_share_margin: float
    """The true share lies at most that far away, in 19 of 20 such series."""


@dataclass(frozen=True)
class Report:
    """All that is known after a match."""

    match: Match
    games: int
    decisions: int
    seconds: float
    standings: list[Standing]

    def to_json(self) -> dict[str, Any]:
        """As `parvis simulate --json` prints it."""
        game = registry.find(self.match.game)
        return {
            "game": game.name,
            "options": game.shown_options(self.match.options),
            "seed": self.match.seed,
            "rotate": self.match.rotate,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "seats": [asdict(standing) for standing in self.standings],
        }


def deviation(numbers: Sequence[float]) -> float:
    """Standard deviation; 0 for a single number."""
    return stdev(numbers) if len(numbers) > 1 else 0.0


def standing(player: int, name: str, outcomes: Sequence[Outcome]) -> Standing:
    """One player's row."""
    scores = [outcome.scores[player] for outcome in outcomes]
    shares = [outcome.shares[player] for outcome in outcomes]
    return Standing(
        player=name,
        mean_score=round(fmean(scores), 3),
        spread=round(deviation(scores), 3),
        wins=round(math.fsum(shares), 3),
        win_share=round(fmean(shares), 4),
        win_share_margin=round(1.96 * deviation(shares) / math.sqrt(len(shares)), 4),
    )


def report(match: Match, outcomes: Sequence[Outcome], seconds: float) -> Report:
    """The report of a match, one row for every player in the order of the match."""
    standings = [standing(player, name, outcomes) for player, name in enumerate(match.players)]
    return Report(match, len(outcomes), sum(outcome.decisions for outcome in outcomes), seconds, standings)
