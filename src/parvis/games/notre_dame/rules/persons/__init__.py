"""What persons do: a file for kinds that came together. All that lie here are found and asked."""

from importlib import import_module
from pkgutil import iter_modules

from parvis.games.notre_dame import effects
from parvis.games.notre_dame.rules.persons import kinds

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")

kinds.PEOPLE.assign(kinds.kinds_of_persons())
COUNSELLORS = effects.of_kinds("counsellor")
"""Persons through whom others are hired, as bits: none of them through another."""
