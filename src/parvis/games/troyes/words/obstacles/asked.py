"""The question that is asked, and what it keeps, to be changed."""

from parvis.engine.obstacles import Told
from parvis.engine.questions import FIRST_DETAIL, QUESTION, Question
from parvis.games.troyes.state import RULES, State

NOTHING: Told = {}
"""What a sentence needs that is always the same."""


def kept(state: State, name: str) -> int | None:
    """A detail that the question keeps; None: it keeps no such thing."""
    return RULES.kept(state).get(name)


def keep(state: State, name: str, value: int) -> None:
    """Change a detail that the question keeps."""
    question = RULES.asked(state)
    assert question is not None, "somebody decides"
    state.asked[state.depth - 1][FIRST_DETAIL + question.keeps.index(name)] = value


def ask_instead(state: State, question: Question) -> None:
    """Put another question in place of the one that is asked."""
    state.asked[state.depth - 1][QUESTION] = int(question)
