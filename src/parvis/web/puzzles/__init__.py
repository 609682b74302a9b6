"""Puzzles at the real board: one a day, and a queue by difficulty."""
