"""Parvis, the open square in front of a cathedral: a place to play the cathedral board games."""

__version__ = "0.1.0"
