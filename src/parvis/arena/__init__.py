"""Games between bots: series, and what comes of them."""

from parvis.arena.report import Report, report
from parvis.arena.series import GameResult, Rotation, Series, play_game, record_game
from parvis.arena.simulate import simulate
from parvis.arena.standings import Standing

__all__ = ["GameResult", "Report", "Rotation", "Series", "Standing", "play_game", "record_game", "report", "simulate"]
