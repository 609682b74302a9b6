"""Talking at a table: players among themselves, watchers among themselves, all together when the game is over."""
