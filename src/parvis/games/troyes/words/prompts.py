"""Which text belongs to a question. Keys begin with `ask-`; arguments are those of labels_base.py."""

from collections.abc import Callable, Mapping

from parvis.engine.lines import Line
from parvis.engine.questions import NATURE, Question
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import (
    activities,
    brought,
    buildings,
    defence,
    group,
    group_growth,
    influence,
    one_value,
)
from parvis.games.troyes.rules.effects import cubes_on_events, gains, special
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.state import RULES, State
from parvis.games.troyes.words import explained, group_preview, labels_ladies, labels_ramparts


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
    return Line("ask-settle", {"count": pieces.FIRST_CITIZENS[state.seats] - state.step // state.seats})


def ask_defence(state: State, seat: int) -> Line:
    """The black dice that are left, and whether the seat's dice can beat one."""
    about: explained.Arguments = {"black": defence.highest_black(state), "count": sum(state.black)}
    counts = defence.strength(state, seat)
    if counts < defence.highest_black(state):
        return Line("ask-defence-weak", {**about, "strength": counts})
    return Line("ask-defence-more" if RULES.kept(state)["beaten"] > 0 else "ask-defence", about)


def ask_group(state: State, seat: int) -> Line:
    """The group of dice: what for, and how it stands."""
    arguments: explained.Arguments = {
        "colour": pieces.DICE_COLOUR_NAMES[group_growth.colour_of_dice(state)],
        "dice": group.group_size(state),
        "counts": group.total(state),
        "needed": group_preview.least(state),
        "price": group_preview.full_price(state, seat),
        "cost": group_preview.tradesman_cost(state, seat),
        **group_preview.target(state),
    }
    if state.action == group.TRADE:
        card = state.card[state.target]
        arguments |= {
            "cost_influence": group_preview.tradesman_influence(state, seat),
            "each_die": 1 - cards.HAS_DIVISOR[card],
        }
    return Line(GROUPS[state.action], arguments)


def ask_turn(state: State, seat: int) -> Line:
    """One more die to turn over."""
    return Line("ask-turn", {"count": group.group_size(state), "influence": pieces.TURN_OVER})


def ask_reroll(state: State, seat: int) -> Line:
    """The question which die to roll again."""
    return Line("ask-reroll", {"influence": pieces.REROLL})


def of_helping_card(key: str) -> Callable[[State, int], Line]:
    """What the card asks whose cube has helped the group last."""
    return lambda state, seat: Line(key, {"card": cards.ACTIVITY_NAMES[group_preview.cards_that_help(state)[-1]]})


def ask_throw(state: State, seat: int) -> Line:
    """One more die against the highest black one."""
    return Line("ask-throw", {"black": defence.highest_black(state), "count": state.defended})


def ask_send(state: State, seat: int) -> Line:
    """The citizen who becomes a tradesman."""
    return Line("ask-send", {"card": cards.ACTIVITY_NAMES[state.card[state.target]]})


def ask_times(state: State, seat: int) -> Line:
    """How often a card is activated."""
    card = state.card[state.target]
    return Line("ask-times", {"card": cards.ACTIVITY_NAMES[card], "count": RULES.kept(state)["most"]})


def ask_cube(state: State, seat: int) -> Line:
    """The event for one more cube, of which each may have to be rolled for."""
    card = state.card[state.target]
    if special.HITS[card] > 0:
        return Line("ask-cube-rolled", {"card": cards.ACTIVITY_NAMES[card], "count": RULES.kept(state)["left"] - 1})
    arguments: explained.Arguments = {"card": cards.ACTIVITY_NAMES[card], "count": RULES.kept(state)["left"]}
    return Line(
        "ask-cube", {**arguments, "deniers": effects.PAY_DENIERS[card], "influence": effects.PAY_INFLUENCE[card]}
    )


GROUPS = {
    group.TRADE: "ask-group-activate",
    group.BUILD: "ask-group-build",
    group.COUNTER: "ask-group-counter",
    group.PLACE: "ask-group-place",
    group.FARM: "ask-group-harvest",
}
PROMPTS: Mapping[Question, Callable[[State, int], Line]] = {
    buildings.SETTLING_QUESTION: ask_settle,
    defence.DEFENCE: ask_defence,
    group_growth.GROUPING: ask_group,
    influence.TURNING: ask_turn,
    influence.REROLLING: ask_reroll,
    brought.TURNING_ONE: of_helping_card("ask-turn-one"),
    brought.TAKING_ONE: of_helping_card("ask-take-one"),
    one_value.NAMING_VALUE: of_helping_card("ask-value"),
    defence.DEFENDING: ask_throw,
    activities.SENDING: ask_send,
    gains.HOW_OFTEN: ask_times,
    cubes_on_events.CUBE_ON: ask_cube,
    **labels_ramparts.PROMPTS,
    **labels_ladies.PROMPTS,
}
"""Question -> what is asked."""
