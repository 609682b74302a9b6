"""Neutral citizens come: to a card of an estate that is rolled, or to a building."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add_range, ask
from parvis.engine.data import named, number
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import buildings, dice
from parvis.games.troyes.rules.strikes import kinds
from parvis.games.troyes.signs import ARROW, Effect, Sign, drawn_as, picture
from parvis.games.troyes.state import NOBODY, RULES, State, rule

# A grey tradesman comes to a card of an estate that is rolled. He stays to the end, for nobody

GREY = kinds.STRIKES.kind("grey", needed={"grey_tradesman": number(1, 1)})
GREY_ROLL = RULES.question(
    "grey tradesman", dice.ROLL, about="chance: the estate to which a grey tradesman comes", section="event-grey-monk"
)
GREY_CAME = RULES.event(
    "grey tradesman",
    card=cards.ActivityCard,
    space=pieces.Space,
    section="event-grey-monk",
    line="course-grey-tradesman",
)
GREY_STAYS_AWAY = RULES.event("grey tradesman stays away", section="event-grey-monk", line="course-grey-stays-away")


@GREY.does(kinds.act)
def roll_for_estate(state: State) -> None:
    """A die tells the estate."""
    ask(state, NATURE, GREY_ROLL)


@GREY_ROLL.offer
def estates_rolled(out: Row) -> None:
    """Offer every face of the die that chooses the estate."""
    add_range(out, dice.ROLL, 0, pieces.FACES)


@rule
def points_of_space(state: State, spot: int, space: int) -> int:
    """The points of a space that is free on a card that lies open; 0 of any other."""
    if state.card[spot] == NOBODY or state.tradesman[spot][space] != NOBODY:
        return 0
    points: int = cards.SPACE_POINTS[state.card[spot]][space]
    return points


@GREY_ROLL.answer
def grey_comes(state: State, value: int) -> None:
    """Put the grey monk on the free space with most points, of equals on the card of the lowest level."""
    colour, most, best = pieces.ESTATE_ROLLED[value], 0, NOBODY
    for place in range(pieces.LEVELS * pieces.SPACES_WITH_POINTS):
        spot = pieces.LEVELS * colour + place // pieces.SPACES_WITH_POINTS
        points = points_of_space(state, spot, place % pieces.SPACES_WITH_POINTS)
        if points > most:
            most, best = points, place
    if best == NOBODY:
        tell(state, GREY_STAYS_AWAY)
        return
    spot = pieces.LEVELS * colour + best // pieces.SPACES_WITH_POINTS
    state.tradesman[spot][best % pieces.SPACES_WITH_POINTS] = pieces.NEUTRAL
    tell(state, GREY_CAME, state.card[spot], best % pieces.SPACES_WITH_POINTS)


@GREY.does(kinds.logged)
def grey_logged() -> None:
    """Where he comes to is told when it has been rolled."""


@drawn_as("grey-tradesman")
def grey_drawn(effect: Effect) -> list[Sign]:
    """A grey tradesman comes to a card."""
    return [picture("grey"), ARROW, picture("tradesman")]


# A neutral citizen comes to a building, on a space that is rolled

NEWCOMERS = kinds.STRIKES.kind("newcomers", needed={"citizen": named(pieces.BUILDING_NAMES)})
TO_BUILDING = kinds.column(NEWCOMERS.needed, "citizen")
ARRIVAL = RULES.question(
    "arrival",
    dice.ROLL,
    keeps=["building"],
    about="chance: the space to which a neutral citizen comes. `about`: the building",
    section="events-come",
)
ARRIVES = RULES.event("citizen arrives", building=pieces.Building, section="events-come")


@NEWCOMERS.does(kinds.act)
def roll_for_space(state: State, event: int) -> None:
    """Ask nature for the die that chooses the newcomer's space."""
    ask(state, NATURE, ARRIVAL, TO_BUILDING[event])


@ARRIVAL.offer
def spaces_rolled(out: Row) -> None:
    """Offer every face of the die that chooses the space."""
    add_range(out, dice.ROLL, 0, pieces.FACES)


@ARRIVAL.answer
def arrive(state: State, building: int, value: int) -> None:
    """A neutral citizen comes to the space that was rolled."""
    tell(state, ARRIVES, building)
    buildings.move_in(state, building, value, pieces.NEUTRAL)


@NEWCOMERS.does(kinds.explained)
def newcomers_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the event with the building of the neutral citizen."""
    return {"kind": "neutral-citizen", "neutral_citizen_to": pieces.BUILDING_NAMES[effect["citizen"]]}


@NEWCOMERS.does(kinds.logged)
def newcomers_logged(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Name the building of the neutral citizen for the log."""
    return {"kind": "citizen", "building": pieces.BUILDING_NAMES[effect["citizen"]]}


@drawn_as("neutral-citizen")
def newcomers_drawn(effect: Effect) -> list[Sign]:
    """A citizen who comes to a building."""
    return [picture("citizen"), ARROW, picture(effect["neutral_citizen_to"])]
