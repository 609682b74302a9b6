"""The rules of Troyes, a file for each chapter of the rule book. `course.py` puts them together."""

from importlib import import_module

CHAPTERS = (
    "dice",
    "nature",
    "ramparts.wall",
    "buildings",
    "effects",
    "activities",
    "one_value",
    "brought",
    "group_growth",
    "influence",
    "ramparts.sides",
    "ramparts.answers",
    "ramparts.guarding",
    "actions",
    "strikes",
    "defence",
    "events",
    "ramparts.drawing",
)
"""Chapters that declare decisions and questions, in the order in which these are numbered. A new one comes last."""

for chapter in CHAPTERS:
    import_module(f"{__name__}.{chapter}")
