"""The report of a simulation."""

from dataclasses import dataclass
from typing import Any

from parvis.arena.outcomes import Outcomes
from parvis.arena.series import Rotation, Series, columns_of
from parvis.arena.standings import Standing, standings
from parvis.engine import registry


@dataclass(frozen=True)
class Report:
    """All that is known after a simulation."""

    series: Series
    games: int
    decisions: int
    seconds: float
    standings: list[Standing]
    """One for every player, in the order of the line-up."""

    def to_json(self) -> dict[str, Any]:
        """The report as `parvis simulate --json` prints it."""
        game = registry.find(self.series.game)
        return {
            "game": game.name,
            "options": game.shown_options(self.series.options),
            "seed": self.series.seed,
            "rotate": self.series.rotation == Rotation.NEXT,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "seats": [row(standing) for standing in self.standings],
        }


def row(standing: Standing) -> dict[str, Any]:
    """One player's row of the JSON."""
    return {
        "player": standing.player,
        "mean_score": round(standing.mean_score, 3),
        "spread": round(standing.spread, 3),
        "wins": round(standing.wins, 3),
        "win_share": round(standing.win_share.value, 4),
        "win_share_low": round(standing.win_share.low, 4),
        "win_share_high": round(standing.win_share.high, 4),
    }


def report(series: Series, outcomes: Outcomes, seconds: float) -> Report:
    """The report of these games of a series with a single line-up."""
    found = standings(columns_of(series, outcomes), series.seats, by="player")
    return Report(series, len(outcomes), int(outcomes.decisions.sum()), seconds, found)
