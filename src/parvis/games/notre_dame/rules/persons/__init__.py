"""What persons do: a file for each kind, or for a few. All that lie here are found and asked."""

from importlib import import_module
from pkgutil import iter_modules

from parvis.games.notre_dame.effects import of_kinds
from parvis.games.notre_dame.rules.persons.kinds import PEOPLE, kinds_of_persons

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")

PEOPLE.assign(kinds_of_persons())
COUNSELLORS = of_kinds("counsellor")
"""Persons through whom others are hired, as bits: none of them through another."""
