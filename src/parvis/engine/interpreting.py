"""Rules as an interpreted core runs them: still plain Python, line by line as they are written, but for three things.

Nobody listens to the states of a core, so what rules tell is left out, as the compiler leaves it out; who wants to
hear it plays by the course itself (`parvis.engine.binding`). And ways into the rules (`parvis.engine.dispatch`) are
looked up in their table where they are called, which saves a call each. What rules read of modules they read by name.
"""

import types
from collections.abc import Iterable, Mapping
from typing import Any

from parvis.engine.forms import (
    LOOKS_UP,
    NOTHING,
    WAY_ROWS,
    Quickener,
    Rule,
    Told,
    reads,
    rewritten,
    shape_of,
)
from parvis.engine.questions import Numbered
from parvis.engine.telling import tell

Forms = dict[int, Rule]
"""A function's form by the identity of the function."""


def interpret_rules(
    functions: Iterable[Rule], rules: Iterable[Rule], known: Mapping[int, Rule], told: Told = NOTHING
) -> Forms:
    """The form of every one of these functions, and of all `rules` that they call. `known`: forms there are already.

    `told`: what is called in place of telling these events.
    """
    forms = dict(known)
    found = {id(rule) for rule in rules}
    for function in functions:
        form_of(function, found, forms, told)
    return forms


def form_of(function: Rule, rules: set[int], forms: Forms, told: Told) -> Rule:
    """A function's form, made with those of all that it calls unless it is there already."""
    form = forms.get(id(function))
    if form is None:
        written_out = told and hasattr(function, LOOKS_UP)  # for the rules that it would look up tell nobody
        silent = quickened(shape_of(function) if written_out else function, told)
        names = {"__builtins__": __builtins__, "__name__": function.__module__}
        form = forms[id(function)] = types.FunctionType(
            silent.__code__, names, function.__name__, function.__defaults__, function.__closure__
        )
        form.__doc__, form.__annotations__ = function.__doc__, function.__annotations__
        vars(form)["__wrapped__"] = function  # which stays, or another function could get its identity
        for name, value in dict(reads(silent.__code__, silent.__globals__)).items():
            names[name] = meaning(value, rules, forms, told)
    return form


def meaning(value: Any, rules: set[int], forms: Forms, told: Told) -> Any:
    """What a name stands for in a form."""
    if isinstance(value, Numbered):
        return int(value)
    if isinstance(value, types.FunctionType):
        if hasattr(value, WAY_ROWS):
            return [form_of(row, rules, forms, told) for row in getattr(value, WAY_ROWS)]
        if id(value) in rules:
            return form_of(value, rules, forms, told)
    return value


def quickened(function: Rule, told: Told) -> Rule:
    """The function without what it tells, ways looked up in place, nothing read of modules; itself if it is so."""
    for name, value in reads(function.__code__, function.__globals__):
        if value is tell or hasattr(value, WAY_ROWS) or "." in name:
            return rewritten(function, Quickener, told)
    return function
