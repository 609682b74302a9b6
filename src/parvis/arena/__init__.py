"""Games between bots: series, and what comes of them."""

from parvis.arena.outcomes import GameResult, Outcomes
from parvis.arena.report import Report, report
from parvis.arena.series import Rotation, Series, play_game, record_game
from parvis.arena.simulate import simulate
from parvis.arena.standings import Standing

__all__ = [
    "GameResult",
    "Outcomes",
    "Report",
    "Rotation",
    "Series",
    "Standing",
    "play_game",
    "record_game",
    "report",
    "simulate",
]
