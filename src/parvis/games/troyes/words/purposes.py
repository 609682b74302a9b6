"""What a roll is for: all dice show the same six numbers, so words alone can't tell one from another.

What stands here is part of records, and stays: fair dealing follows from it (docs/records.md). A roll keeps its purpose
however the game came to it, so that what players do differently rolls nothing again.
"""

from collections.abc import Callable

from parvis.engine.questions import Question
from parvis.games.troyes.pieces import BUILDINGS, BY_DISTRICT, DICE_COLOUR_NAMES, DICE_OF, NEUTRAL, SPACES
from parvis.games.troyes.rules.defence import BLACK_ROLL
from parvis.games.troyes.rules.effects.special import SHOT
from parvis.games.troyes.rules.influence import AGAIN
from parvis.games.troyes.rules.nature import WORKFORCE, next_citizen
from parvis.games.troyes.rules.ramparts.sides.exchanges import EXTRA_ROLL
from parvis.games.troyes.rules.strikes.newcomers import ARRIVAL, GREY_ROLL
from parvis.games.troyes.rules.strikes.uprising import BUILDING_ROLL, LYING, RISING, STANDING
from parvis.games.troyes.state import RULES, State


def purpose(state: State) -> str:
    """What is rolled for, the round first; nothing where cards, tiles or characters are drawn: they have names."""
    question = RULES.asked(state)
    return f"round {state.round + 1} {PURPOSES[question](state)}" if question in PURPOSES else ""


def workforce(state: State) -> str:
    """The next die of a district and colour: of citizens building after building, then the purple ones."""
    place = next_citizen(state, state.step)
    building, space = divmod(place, SPACES)
    if building >= BUILDINGS:
        return f"workforce {place - BUILDINGS * SPACES} purple"
    district = state.citizen[building][space]
    return f"workforce {'neutral' if district == NEUTRAL else district} {DICE_COLOUR_NAMES[DICE_OF[building]]}"


def by_owner(words: str) -> Callable[[State], str]:
    """A die that a seat rolls, whichever of its dice that is: what it shows does not depend on that."""
    return lambda state: f"{words} {RULES.kept(state)['first'] // BY_DISTRICT}"


PURPOSES: dict[Question | None, Callable[[State], str]] = {
    WORKFORCE: workforce,
    BLACK_ROLL: lambda state: "black die",
    AGAIN: by_owner("again"),
    EXTRA_ROLL: by_owner("extra die"),
    SHOT: lambda state: f"shot {RULES.kept(state)['archer']}",
    GREY_ROLL: lambda state: "grey monk",
    ARRIVAL: lambda state: "newcomer",
    **dict.fromkeys((BUILDING_ROLL, RISING, LYING, STANDING), lambda state: "uprising"),
}
