"""Which text belongs to a decision or a question. The texts stand in texts/, whole sentences each."""

from parvis.engine.contract import Line
from parvis.games.troyes.catalogue import CATALOGUE
from parvis.games.troyes.rules.questions import asked
from parvis.games.troyes.state import State


def label(game: State, seat: int, decision: int) -> Line:
    """The line on a decision's button."""
    return Line(f"do-{CATALOGUE[decision].replace(' ', '-')}")


def prompt(game: State, seat: int) -> Line:
    """What a seat is asked now."""
    return Line(f"ask-{asked(game)}")
