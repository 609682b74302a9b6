"""Which text belongs to a question. Keys begin with `ask-`; arguments are those of labels.py."""

from collections.abc import Callable, Mapping

from parvis.engine.contract import NATURE, Line
from parvis.games.troyes import cards as c
from parvis.games.troyes.explained import Arguments
from parvis.games.troyes.forming import (
    colour_of_dice,
    full_price,
    least,
    tradesman_cost,
)
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    FIRST_CITIZENS,
)
from parvis.games.troyes.rules import questions
from parvis.games.troyes.rules.defence import highest_black
from parvis.games.troyes.rules.dice import group_size, total
from parvis.games.troyes.rules.grouping import BUILD, COUNTER, FARM, PLACE, TRADE
from parvis.games.troyes.state import State


def prompt(state: State, seat: int) -> Line:
    """What a seat is asked now."""
    question = questions.asked(state)
    if seat == NATURE or question not in PROMPTS:
        return Line("ask-nature")
    return PROMPTS[question](state, seat)


def ask_settle(state: State, seat: int) -> Line:
    """Where a citizen settles at the start: how many the seat still has, with this one."""
    return Line("ask-settle", {"count": FIRST_CITIZENS[state.seats] - state.step // state.seats})


def ask_action(state: State, seat: int) -> Line:
    """The turn: what there is to spend."""
    return Line("ask-action", {"deniers": state.deniers[seat], "influence": state.influence[seat]})


def ask_defence(state: State, seat: int) -> Line:
    """The black dice that are left."""
    key = "ask-defence-more" if state.step > 0 else "ask-defence"
    return Line(key, {"black": highest_black(state), "count": sum(state.black)})


def ask_group(state: State, seat: int) -> Line:
    """The group of dice: what for, and how it stands."""
    arguments: Arguments = {
        "colour": COLOUR_NAMES[colour_of_dice(state)],
        "dice": group_size(state),
        "counts": total(state, state.helper),
        "needed": least(state),
        "price": full_price(state, seat),
        "cost": tradesman_cost(state, seat),
        **ask_target(state),
    }
    return Line(GROUPS[state.action], arguments)


def ask_target(state: State) -> Arguments:
    """The card, event or building for which a group is formed."""
    if state.action == TRADE:
        return {"card": c.ACTIVITY_NAMES[state.card[state.target]]}
    if state.action == COUNTER:
        return {"event": c.EVENT_NAMES[state.queue[state.target]]}
    return {"building": BUILDING_NAMES[state.target]} if state.action == PLACE else {}


def ask_reroll(state: State, seat: int) -> Line:
    """The die that is rolled again."""
    return Line("ask-reroll")


def ask_turn(state: State, seat: int) -> Line:
    """One more die to turn over."""
    return Line("ask-turn", {"count": group_size(state)})


def ask_throw(state: State, seat: int) -> Line:
    """One more die against the highest black one."""
    return Line("ask-throw", {"black": highest_black(state), "count": state.defended})


def ask_send(state: State, seat: int) -> Line:
    """The citizen who becomes a tradesman."""
    return Line("ask-send", {"card": c.ACTIVITY_NAMES[state.card[state.target]]})


def ask_times(state: State, seat: int) -> Line:
    """How often a card is activated."""
    card = state.card[state.target]
    return Line("ask-times", {"card": c.ACTIVITY_NAMES[card], "count": questions.about(state)})


def ask_cube(state: State, seat: int) -> Line:
    """The event for one more cube."""
    card = state.card[state.target]
    arguments: Arguments = {"card": c.ACTIVITY_NAMES[card], "count": questions.about(state)}
    return Line("ask-cube", {**arguments, "deniers": c.PAY_DENIERS[card], "influence": c.PAY_INFLUENCE[card]})


def ask_lose_cube(state: State, seat: int) -> Line:
    """The cube on an event that is lost."""
    return Line("ask-lose-cube")


def ask_lose_stone(state: State, seat: int) -> Line:
    """The cube in the cathedral that is lost."""
    return Line("ask-lose-stone")


GROUPS = {
    TRADE: "ask-group-activate",
    BUILD: "ask-group-build",
    COUNTER: "ask-group-counter",
    PLACE: "ask-group-place",
    FARM: "ask-group-harvest",
}
PROMPTS: Mapping[int, Callable[[State, int], Line]] = {
    questions.SETTLING: ask_settle,
    questions.ACTIONS: ask_action,
    questions.DEFENCE: ask_defence,
    questions.GROUPING: ask_group,
    questions.REROLLING: ask_reroll,
    questions.TURNING: ask_turn,
    questions.DEFENDING: ask_throw,
    questions.SENDING: ask_send,
    questions.TIMES: ask_times,
    questions.CUBE_ON: ask_cube,
    questions.LOSE_CUBE: ask_lose_cube,
    questions.LOSE_STONE: ask_lose_stone,
}
"""Question -> what is asked."""
