"""Learned values: training them by self-play."""
