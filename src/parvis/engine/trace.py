"""Running a game's rules with somebody looking on: a third way to run them, beside interpreted and compiled.

Every rule is made again, as plain Python, calling the others as made again; those that are watched tell their arguments
first. So what a step consists of can be told without a second telling of the rules.
"""

from collections.abc import Callable, Mapping
from typing import Any

from parvis.engine.rule import RuleBook, bind

Watcher = Callable[..., None]
"""Called with the arguments of a rule before it runs, and with no arguments when it has run."""


def traced(rules: RuleBook, watchers: Mapping[Callable[..., Any], Watcher]) -> Callable[[Callable[..., Any]], Any]:
    """A game's rules made again; returns a function that gives the new form of any of them.

    `watchers`: rule -> who is told when it begins (with its arguments) and when it ends (without any).
    """
    forms: dict[int, Any] = {}
    for function in rules.functions:
        names = {
            name: forms[id(function.__globals__[name])]
            for name in function.__code__.co_names
            if id(function.__globals__.get(name)) in forms
        }
        again = bind(function, names)
        watcher = watchers.get(function)
        forms[id(function)] = watched(again, watcher) if watcher else again
    return lambda rule: forms[id(rule)]


def watched(function: Callable[..., Any], watcher: Watcher) -> Callable[..., Any]:
    """The function, its beginning and its end told to the watcher."""

    def run(*arguments: Any) -> Any:
        watcher(*arguments)
        try:
            return function(*arguments)
        finally:
            watcher()

    return run
