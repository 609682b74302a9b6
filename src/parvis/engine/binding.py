"""A game's rules put together with the course of questions that all games have in common."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from parvis.engine import course
from parvis.engine.asking import NOTES
from parvis.engine.dispatch import Dispatch
from parvis.engine.forms import Rule, bind
from parvis.engine.rule import RuleBook


def bind_all(functions: Iterable[Rule], names: Mapping[str, Any]) -> dict[str, Rule]:
    """The functions, callees first, with these names bound in them, and their own names too.

    Raises TypeError for two functions of one name, as those above would call only the second one.
    """
    bound: dict[str, Rule] = {}
    sources: dict[str, Rule] = {}
    for function in functions:
        name = function.__name__
        if sources.setdefault(name, function) is not function:
            raise TypeError(f"two functions are called {name}: in {sources[name].__module__} and {function.__module__}")
        bound[name] = bind(function, {**names, **bound})
    return bound


class Course:
    """How a game runs on its interpreted backend, and by which names the engine's functions know its rules."""

    movers: Callable[[Any], int]
    legal: Callable[..., int]
    decide: Callable[..., None]
    settle: Callable[..., int]
    settle_stack: Callable[..., None]
    apply: Callable[..., int]
    offered: Callable[..., int]
    question_now: Callable[[Any], int]
    asked_now: Callable[[Any], int]
    is_put: Callable[..., bool]

    def __init__(self, rules: RuleBook) -> None:
        dispatch = Dispatch(rules.declared, rules.state).names
        self.dispatch = [dispatch[name] for name in WAYS]
        """The ways into the rules, in the order in which they are compiled."""
        self.names = {name: dispatch[name] for name in (*WAYS, *TABLES)}
        self.functions = bind_all(course.functions(), self.names)
        self.first_phase = int(rules.declared.course[0])
        self.widest = len(rules.declared.catalogue) + 1 + NOTES + 2
        """The size of a buffer for decisions: room for all, for a seat before them, for notes, and their number."""
        for name, function in self.functions.items():
            setattr(self, name, function)

    def answers(self, state: Any, seat: int) -> list[int]:
        """What a seat that is asked can answer, in the order in which it is offered."""
        out = [0] * self.widest
        return out[: self.offered(state, seat, out)]


@cache
def course_of(rules: RuleBook) -> Course:
    """The course of a game, made once. All its rules have been declared."""
    return Course(rules)


WAYS = ("offer", "answer", "together", "complete", "insists", "goes_on", "take_step", "end_phase", "asker")
TABLES = ("PHASE_QUESTION", "PHASE_IS_COMMON", "ALWAYS_ASKED")
