"""The lines on the buttons for dice that cubes bring, and for the value that all dice of a group take."""

from collections.abc import Mapping

from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes.pieces import CATHEDRAL_INFLUENCE, FACES
from parvis.games.troyes.rules.brought import TAKING_ONE, TURNING_ONE
from parvis.games.troyes.rules.dice import TAKE_DIE, TURN_DIE, turned_over
from parvis.games.troyes.rules.group import BUILD, PLACE, take_value
from parvis.games.troyes.rules.one_value import VALUE_OF_ALL
from parvis.games.troyes.state import State
from parvis.games.troyes.words.explained import Arguments
from parvis.games.troyes.words.group_preview import outcome
from parvis.games.troyes.words.labels_base import Label, driven_out, each_price, grown, named_die


def turn_one(state: State, seat: int, die: int) -> Line:
    """An own die that joins the group turned over."""
    turned = turned_over(die)
    with_it = what_comes_of_it(state, seat, TURN_DIE + die, turned)
    return Line("do-turn-one", {**named_die(seat, die), "turned": turned % FACES + 1, **with_it})


def take_one(state: State, seat: int, die: int) -> Line:
    """A die of an opponent that joins the group for nothing."""
    return Line("do-take-one", {**named_die(seat, die), **what_comes_of_it(state, seat, TAKE_DIE + die, die)})


def what_comes_of_it(state: State, seat: int, decision: int, die: int) -> Arguments:
    """How the group stands when a die has joined that shows what `die` does, or what it then brings."""
    _, standing = grown(state, seat, decision)
    place = die % FACES
    if state.action == PLACE:
        return {**standing, "how": "place", "space": place + 1, **driven_out(state, seat, place)}
    if state.action == BUILD:
        return {**standing, "how": "lay", "column": place + 1, "influence": CATHEDRAL_INFLUENCE[place]}
    return {**standing, "how": "last" if standing["last"] else "add"}


def value_of_all(state: State, seat: int, number: int) -> Line:
    """The value that all dice of the group take, and what comes of it."""
    scene = state.copy()
    take_value(scene, number + 1)
    word, count = outcome(scene, seat)
    return Line("do-value", {"value": number + 1, "word": word, "number": count, **each_price(scene)})


LABELS: Mapping[Words, Label] = {VALUE_OF_ALL: value_of_all}
"""Kind of decision -> its button."""
TURN_LABELS: Mapping[Question, Label] = {TURNING_ONE: turn_one}
TAKE_LABELS: Mapping[Question, Label] = {TAKING_ONE: take_one}
"""By question: the button of a die that is turned over, or taken."""
