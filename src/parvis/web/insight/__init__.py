"""Figures of many finished games: a page of one's own, and the explorer. Analyses are what they are reckoned from."""
