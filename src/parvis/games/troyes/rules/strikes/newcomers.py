"""A neutral citizen comes to a building, on a space that is rolled."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add_range, ask
from parvis.engine.data import named
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.pieces import BUILDING_NAMES, FACES, NEUTRAL, Building
from parvis.games.troyes.rules.buildings import move_in
from parvis.games.troyes.rules.dice import ROLL
from parvis.games.troyes.rules.strikes.kinds import STRIKES, Explanation, act, column, explained, logged
from parvis.games.troyes.signs import ARROW, Effect, Sign, drawn_as, picture
from parvis.games.troyes.state import RULES, State

NEWCOMERS = STRIKES.kind("newcomers", needed={"citizen": named(BUILDING_NAMES)})
TO_BUILDING = column(NEWCOMERS.needed, "citizen")
ARRIVAL = RULES.question(
    "arrival",
    ROLL,
    keeps=["building"],
    about="chance: the space to which a neutral citizen comes. `about`: the building",
    section="events-come",
)
ARRIVES = RULES.event("citizen arrives", building=Building, section="events-come")


@NEWCOMERS.does(act)
def roll_for_space(state: State, event: int) -> None:
    """Ask nature for the die that chooses the newcomer's space."""
    ask(state, NATURE, ARRIVAL, TO_BUILDING[event])


@ARRIVAL.offer
def spaces_rolled(out: Row) -> None:
    """Offer every face of the die that chooses the space."""
    add_range(out, ROLL, 0, FACES)


@ARRIVAL.answer
def arrive(state: State, building: int, value: int) -> None:
    """A neutral citizen comes to the space that was rolled."""
    tell(state, ARRIVES, building)
    move_in(state, building, value, NEUTRAL)


@NEWCOMERS.does(explained)
def newcomers_explained(effect: Mapping[str, Any]) -> Explanation:
    """Explain the event with the building of the neutral citizen."""
    return {"kind": "neutral-citizen", "neutral_citizen_to": BUILDING_NAMES[effect["citizen"]]}


@NEWCOMERS.does(logged)
def newcomers_logged(effect: Mapping[str, Any]) -> Explanation:
    """Name the building of the neutral citizen for the log."""
    return {"kind": "citizen", "building": BUILDING_NAMES[effect["citizen"]]}


@drawn_as("neutral-citizen")
def newcomers_drawn(effect: Effect) -> list[Sign]:
    """A citizen who comes to a building."""
    return [picture("citizen"), ARROW, picture(effect["neutral_citizen_to"])]
