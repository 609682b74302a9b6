"""Which text belongs to a question. Keys begin with `ask-`; arguments are those of labels_base.py."""

from collections.abc import Callable, Mapping

from parvis.engine.lines import Line
from parvis.engine.questions import NATURE, Question
from parvis.games.troyes import cards as c
from parvis.games.troyes.pieces import DICE_COLOUR_NAMES, FIRST_CITIZENS, REROLL, TURN_OVER
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.activities import SENDING
from parvis.games.troyes.rules.brought import TAKING_ONE, TURNING_ONE
from parvis.games.troyes.rules.buildings import SETTLING_QUESTION
from parvis.games.troyes.rules.defence import DEFENCE, DEFENDING, highest_black, strength
from parvis.games.troyes.rules.effects.cubes_on_events import CUBE_ON
from parvis.games.troyes.rules.effects.gains import HOW_OFTEN
from parvis.games.troyes.rules.effects.kinds import PAY_DENIERS, PAY_INFLUENCE
from parvis.games.troyes.rules.group import BUILD, COUNTER, FARM, PLACE, TRADE, group_size, total
from parvis.games.troyes.rules.group_growth import GROUPING, colour_of_dice
from parvis.games.troyes.rules.influence import REROLLING, TURNING
from parvis.games.troyes.rules.one_value import NAMING_VALUE
from parvis.games.troyes.state import RULES, State
from parvis.games.troyes.words import labels_ladies, labels_ramparts
from parvis.games.troyes.words.explained import Arguments
from parvis.games.troyes.words.group_preview import (
    cards_that_help,
    full_price,
    least,
    target,
    tradesman_cost,
    tradesman_influence,
)


def prompt(state: State, seat: int) -> Line:
    """What a seat is asked now; a question without arguments needs a text by its name, and nothing here."""
    question = RULES.asked(state)
    if seat == NATURE or question is None:
        return Line("ask-nature")
    if question in PROMPTS:
        return PROMPTS[question](state, seat)
    return Line(f"ask-{question.name.replace(' ', '-')}")


def ask_settle(state: State, seat: int) -> Line:
    """Where a citizen settles at the start: how many the seat still has, with this one."""
    return Line("ask-settle", {"count": FIRST_CITIZENS[state.seats] - state.step // state.seats})


def ask_action(state: State, seat: int) -> Line:
    """The turn: what there is to spend."""
    return Line("ask-action", {"deniers": state.deniers[seat], "influence": state.influence[seat]})


def ask_defence(state: State, seat: int) -> Line:
    """The black dice that are left, and whether the seat's dice can beat one."""
    about: Arguments = {"black": highest_black(state), "count": sum(state.black)}
    counts = strength(state, seat)
    if counts < highest_black(state):
        return Line("ask-defence-weak", {**about, "strength": counts})
    return Line("ask-defence-more" if RULES.kept(state)["beaten"] > 0 else "ask-defence", about)


def ask_group(state: State, seat: int) -> Line:
    """The group of dice: what for, and how it stands."""
    arguments: Arguments = {
        "colour": DICE_COLOUR_NAMES[colour_of_dice(state)],
        "dice": group_size(state),
        "counts": total(state),
        "needed": least(state),
        "price": full_price(state, seat),
        "cost": tradesman_cost(state, seat),
        **target(state),
    }
    if state.action == TRADE:
        card = state.card[state.target]
        arguments |= {"cost_influence": tradesman_influence(state, seat), "each_die": 1 - c.HAS_DIVISOR[card]}
    return Line(GROUPS[state.action], arguments)


def ask_turn(state: State, seat: int) -> Line:
    """One more die to turn over."""
    return Line("ask-turn", {"count": group_size(state), "influence": TURN_OVER})


def ask_reroll(state: State, seat: int) -> Line:
    """The question which die to roll again."""
    return Line("ask-reroll", {"influence": REROLL})


def of_helping_card(key: str) -> Callable[[State, int], Line]:
    """What the card asks whose cube has helped the group last."""
    return lambda state, seat: Line(key, {"card": c.ACTIVITY_NAMES[cards_that_help(state)[-1]]})


def ask_throw(state: State, seat: int) -> Line:
    """One more die against the highest black one."""
    return Line("ask-throw", {"black": highest_black(state), "count": state.defended})


def ask_send(state: State, seat: int) -> Line:
    """The citizen who becomes a tradesman."""
    return Line("ask-send", {"card": c.ACTIVITY_NAMES[state.card[state.target]]})


def ask_times(state: State, seat: int) -> Line:
    """How often a card is activated."""
    card = state.card[state.target]
    return Line("ask-times", {"card": c.ACTIVITY_NAMES[card], "count": RULES.kept(state)["most"]})


def ask_cube(state: State, seat: int) -> Line:
    """The event for one more cube."""
    card = state.card[state.target]
    arguments: Arguments = {"card": c.ACTIVITY_NAMES[card], "count": RULES.kept(state)["left"]}
    return Line("ask-cube", {**arguments, "deniers": PAY_DENIERS[card], "influence": PAY_INFLUENCE[card]})


GROUPS = {
    TRADE: "ask-group-activate",
    BUILD: "ask-group-build",
    COUNTER: "ask-group-counter",
    PLACE: "ask-group-place",
    FARM: "ask-group-harvest",
}
PROMPTS: Mapping[Question, Callable[[State, int], Line]] = {
    SETTLING_QUESTION: ask_settle,
    ACTION: ask_action,
    DEFENCE: ask_defence,
    GROUPING: ask_group,
    TURNING: ask_turn,
    REROLLING: ask_reroll,
    TURNING_ONE: of_helping_card("ask-turn-one"),
    TAKING_ONE: of_helping_card("ask-take-one"),
    NAMING_VALUE: of_helping_card("ask-value"),
    DEFENDING: ask_throw,
    SENDING: ask_send,
    HOW_OFTEN: ask_times,
    CUBE_ON: ask_cube,
    **labels_ramparts.PROMPTS,
    **labels_ladies.PROMPTS,
}
"""Question -> what is asked."""
