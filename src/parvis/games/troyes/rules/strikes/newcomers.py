"""Neutral citizens come: to a card of an estate that is rolled, or to a building."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add_range, ask
from parvis.engine.data import named, number
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import SPACE_POINTS, ActivityCard
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    ESTATE_ROLLED,
    FACES,
    LEVELS,
    NEUTRAL,
    SPACES_WITH_POINTS,
    Building,
    Space,
)
from parvis.games.troyes.rules.buildings import move_in
from parvis.games.troyes.rules.dice import ROLL
from parvis.games.troyes.rules.strikes.kinds import STRIKES, Explanation, act, column, explained, logged
from parvis.games.troyes.signs import ARROW, Effect, Sign, drawn_as, picture
from parvis.games.troyes.state import NOBODY, RULES, State, rule

# A grey tradesman comes to a card of an estate that is rolled. He stays to the end, for nobody

GREY = STRIKES.kind("grey", needed={"grey_tradesman": number(1, 1)})
GREY_ROLL = RULES.question(
    "grey tradesman", ROLL, about="chance: the estate to which a grey tradesman comes", section="event-grey-monk"
)
GREY_CAME = RULES.event(
    "grey tradesman", card=ActivityCard, space=Space, section="event-grey-monk", line="course-grey-tradesman"
)
GREY_STAYS_AWAY = RULES.event("grey tradesman stays away", section="event-grey-monk", line="course-grey-stays-away")


@GREY.does(act)
def roll_for_estate(state: State) -> None:
    """A die tells the estate."""
    ask(state, NATURE, GREY_ROLL)


@GREY_ROLL.offer
def estates_rolled(out: Row) -> None:
    """Offer every face of the die that chooses the estate."""
    add_range(out, ROLL, 0, FACES)


@rule
def points_of_space(state: State, spot: int, space: int) -> int:
    """The points of a space that is free on a card that lies open; 0 of any other."""
    if state.card[spot] == NOBODY or state.tradesman[spot][space] != NOBODY:
        return 0
    points: int = SPACE_POINTS[state.card[spot]][space]
    return points


@GREY_ROLL.answer
def grey_comes(state: State, value: int) -> None:
    """Put the grey monk on the free space with most points, of equals on the card of the lowest level."""
    colour, most, best = ESTATE_ROLLED[value], 0, NOBODY
    for place in range(LEVELS * SPACES_WITH_POINTS):
        spot = LEVELS * colour + place // SPACES_WITH_POINTS
        points = points_of_space(state, spot, place % SPACES_WITH_POINTS)
        if points > most:
            most, best = points, place
    if best == NOBODY:
        tell(state, GREY_STAYS_AWAY)
        return
    spot = LEVELS * colour + best // SPACES_WITH_POINTS
    state.tradesman[spot][best % SPACES_WITH_POINTS] = NEUTRAL
    tell(state, GREY_CAME, state.card[spot], best % SPACES_WITH_POINTS)


@GREY.does(logged)
def grey_logged() -> None:
    """Where he comes to is told when it has been rolled."""


@drawn_as("grey-tradesman")
def grey_drawn(effect: Effect) -> list[Sign]:
    """A grey tradesman comes to a card."""
    return [picture("grey"), ARROW, picture("tradesman")]


# A neutral citizen comes to a building, on a space that is rolled

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
