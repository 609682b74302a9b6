"""The rules of Notre Dame, a file for each chapter of the rule book. `course.py` puts them together."""

from importlib import import_module

CHAPTERS = ("draft", "carriage", "sectors", "cards", "moving", "stacks", "persons", "hiring", "plague", "set_up")
"""Chapters that declare decisions and questions, in the order in which these are numbered. A new one comes last."""

for chapter in CHAPTERS:
    import_module(f"{__name__}.{chapter}")
