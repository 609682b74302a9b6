"""Analysis of finished games: what the cards were worth, where the points went, which decisions cost most."""

from parvis.insight.analysis import FORMAT, Analysis, analyse
from parvis.insight.spread import Finishing, spread
from parvis.insight.tasks import Budget

__all__ = ["FORMAT", "Analysis", "Budget", "Finishing", "analyse", "spread"]
