"""A decision with those of the same seat that it leaves no choice about: pages show what they do before it is made."""

from dataclasses import dataclass
from typing import Any

from parvis.engine.binding import Course


@dataclass(frozen=True)
class Chain:
    """Decisions of one seat, made one after the other; each but the first is the only answer to its question."""

    states: tuple[Any, ...]
    """The interpreted state in which each of the decisions is made, by its place in the chain."""
    decisions: tuple[int, ...]
    acts: tuple[bool, ...]
    """Whether each of them changes anything but what is asked next."""
    goes_on: bool
    """Whether the same seat has a choice next, before anybody else, chance or the course of the game does anything."""


def chain_of(course: Course, state: Any, seat: int, decision: int) -> Chain:
    """The chain that a legal decision of a seat begins; `state` stays as it is."""
    states, decisions, acts = [state], [decision], []
    while True:
        scene = states[-1].copy()
        course.decide(scene, seat, decisions[-1])
        acts.append(pieces(scene) != pieces(states[-1]))
        is_asked = scene.depth > 0 and course.asked_now(scene) == seat
        answers = course.answers(scene, seat) if is_asked else []
        if not is_asked or course.is_put(scene, seat, len(answers)):
            return Chain(tuple(states), tuple(decisions), tuple(acts), goes_on=is_asked)
        states.append(scene)
        decisions += answers


def pieces(state: Any) -> Any:
    """A copy of a state without where in its course it is."""
    copy = state.copy()
    copy.depth = copy.step = copy.phase = 0
    copy.asked = []
    return copy
