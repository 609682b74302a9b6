"""What a roll is for: all dice show the same six numbers, so words alone can't tell one from another.

What stands here is part of records, and stays: fair dealing follows from it (docs/records.md). A roll keeps its purpose
however the game came to it, so that what players do differently rolls nothing again.
"""

from collections.abc import Callable

from parvis.engine.questions import Question
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import defence, influence, nature
from parvis.games.troyes.rules.effects import special
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.rules.strikes import newcomers, uprising
from parvis.games.troyes.state import RULES, State


def purpose(state: State) -> str:
    """What is rolled for, the round first; nothing where cards, tiles or characters are drawn: they have names."""
    question = RULES.asked(state)
    return f"round {state.round + 1} {PURPOSES[question](state)}" if question in PURPOSES else ""


def workforce(state: State) -> str:
    """The next die of a district and colour: of citizens building after building, then the purple ones."""
    place = nature.next_citizen(state, state.step)
    building, space = divmod(place, pieces.SPACES)
    if building >= pieces.BUILDINGS:
        return f"workforce {place - pieces.BUILDINGS * pieces.SPACES} purple"
    district = state.citizen[building][space]
    owner = "neutral" if district == pieces.NEUTRAL else district
    return f"workforce {owner} {pieces.DICE_COLOUR_NAMES[pieces.DICE_OF[building]]}"


def by_owner(words: str) -> Callable[[State], str]:
    """A die that a seat rolls, whichever of its dice that is: what it shows does not depend on that."""
    return lambda state: f"{words} {RULES.kept(state)['first'] // pieces.BY_DISTRICT}"


PURPOSES: dict[Question | None, Callable[[State], str]] = {
    nature.WORKFORCE: workforce,
    defence.BLACK_ROLL: lambda state: "black die",
    influence.AGAIN: by_owner("again"),
    exchanges.EXTRA_ROLL: by_owner("extra die"),
    special.SHOT: lambda state: f"shot {RULES.kept(state)['archer']}",
    newcomers.GREY_ROLL: lambda state: "grey monk",
    newcomers.ARRIVAL: lambda state: "newcomer",
    **dict.fromkeys(
        (uprising.BUILDING_ROLL, uprising.RISING, uprising.LYING, uprising.STANDING), lambda state: "uprising"
    ),
}
