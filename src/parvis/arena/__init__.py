"""Games between bots: matches, and what comes out of them."""

from parvis.arena.match import Match, Outcome, play_game, record_game
from parvis.arena.report import Report, Standing, report
from parvis.arena.simulate import simulate

__all__ = ["Match", "Outcome", "Report", "Standing", "play_game", "record_game", "report", "simulate"]
