"""Which text belongs to a decision: the lines on the buttons. The texts stand in texts/, whole sentences each.

What the base game and each module of the expansion say is put together here.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence

from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes.rules import defence, dice, influence
from parvis.games.troyes.rules.effects import cubes_on_events
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.strikes import kinds as strikes
from parvis.games.troyes.state import RULES, State
from parvis.games.troyes.words import labels_base, labels_ladies, labels_ramparts


def label(state: State, seat: int, decision: int) -> Line:
    """The line on a decision's button: what it does, what it costs and brings."""
    words = words_of(decision)
    if words not in LABELS:
        return words.label(decision)
    return LABELS[words](state, seat, decision - words)


def words_of(decision: int) -> Words:
    """The kind to which a decision belongs, whatever is asked: plans name some that are not open yet."""
    kinds = RULES.declared.words
    return kinds[bisect_right(kinds, decision) - 1]


def choose_die(state: State, seat: int, die: int) -> Line:
    """A die, whatever is asked about it."""
    return DICE_LABELS[labels_base.asked(state)](state, seat, die)


def enough(state: State, seat: int, number: int) -> Line:
    """No more of what is asked. Of black dice: how many others face, and whether some may be left for the seat again,
    as each player takes one away at least.
    """
    left = sum(state.black)
    told = {"black": defence.highest_black(state), "left": left, "back": int(left >= state.seats)}
    return Line(ENOUGH_OF[labels_base.asked(state)], told)


def give_way(state: State, seat: int, number: int) -> Line:
    """What is asked can't be done."""
    return YIELD_LABELS[labels_base.asked(state)](state, seat, number)


def cube_on(state: State, seat: int, word: int) -> Line:
    """An event for a cube of a card, or for several."""
    return ON_LABELS[labels_base.asked(state)](state, seat, word)


def turn_die(state: State, seat: int, die: int) -> Line:
    """A die that is turned over, one's own or one that is bought."""
    return TURN_LABELS[labels_base.asked(state)](state, seat, die)


def take_die(state: State, seat: int, die: int) -> Line:
    """A die of another district, that joins a group or is swapped."""
    return TAKE_LABELS[labels_base.asked(state)](state, seat, die)


LABELS: Mapping[Words, labels_base.Label] = {
    dice.A_DIE: choose_die,
    dice.TURN_DIE: turn_die,
    dice.TAKE_DIE: take_die,
    cubes_on_events.ON: cube_on,
    effects.ENOUGH: enough,
    strikes.YIELD: give_way,
    **labels_base.LABELS,
    **labels_ladies.LABELS,
    **labels_ramparts.LABELS,
}
"""Kind of decision -> its button; of others, what they name says it all."""
DICE_LABELS: Mapping[Question, labels_base.Label] = {**labels_base.DICE_LABELS, **labels_ramparts.DICE_LABELS}
ON_LABELS: Mapping[Question, labels_base.Label] = {**labels_base.ON_LABELS, **labels_ladies.ON_LABELS}
TURN_LABELS: Mapping[Question, labels_base.Label] = {**labels_ladies.TURN_LABELS, **labels_ramparts.TURN_LABELS}
TAKE_LABELS: Mapping[Question, labels_base.Label] = {**labels_ladies.TAKE_LABELS, **labels_ramparts.TAKE_LABELS}
YIELD_LABELS: Mapping[Question, labels_base.Label] = {**labels_base.YIELD_LABELS, **labels_ladies.YIELD_LABELS}
ENOUGH_OF: Mapping[Question, str] = {**labels_base.ENOUGH_OF, **labels_ladies.ENOUGH_OF, **labels_ramparts.ENOUGH_OF}
"""By question: the button of a die, an event, a die that is turned over or taken, of giving way, and of no more."""


# Which decisions a page makes without asking: where nothing else could be of use

ENDS = (strikes.YIELD, effects.ENOUGH)


def unasked(state: State, seat: int, legal: Sequence[int]) -> int | None:
    """Against black dice without a die: to recruit a citizen does not help there, and can be done in any action."""
    if RULES.asked(state) != defence.DEFENCE or not set(legal) <= {*ENDS, influence.TO_RECRUIT}:
        return None
    return next((decision for decision in legal if decision in ENDS), None)
