"""What a gain can be counted by, and how: a kind each, with its word in the data file."""

from collections.abc import Mapping

from parvis.engine.kinds import Kinds
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import cathedral, dice, queue, supplies
from parvis.games.troyes.signs import Sign, a_die, picture
from parvis.games.troyes.state import NOBODY, RULES, State

COUNTED = Kinds(RULES, "counted", by="card")


@COUNTED.way
def counted(state: State, seat: int, card: int) -> int:
    """How many of the things there are for which a card gives its gain; 1, if it gives it once."""
    return 1


ONCE = COUNTED.kind("")
BY_CITIZENS = COUNTED.kind("citizens")
BY_CATHEDRAL = COUNTED.kind("cathedral")
BY_EVENTS = COUNTED.kind("events")
BY_RED_DICE = COUNTED.kind("red-dice")
BY_DISTRICTS = COUNTED.kind("districts")
BY_OTHERS = COUNTED.kind("others-in-city-hall")
BY_CITY_HALL = COUNTED.kind("own-in-city-hall")
BY_TRADESMEN = COUNTED.kind("tradesmen")
BY_EVENTS_WON = COUNTED.kind("events-won")
BY_WHITE_DICE = COUNTED.kind("white-dice")

BY_CATHEDRAL.does(counted)(cathedral.own_stones)
BY_EVENTS.does(counted)(queue.events_with)
BY_TRADESMEN.does(counted)(supplies.tradesmen)
BY_EVENTS_WON.does(counted)(queue.events_won)


@BY_CITIZENS.does(counted)
def citizens_who_stand(state: State, seat: int) -> int:
    """The seat's citizens in the Palace or in the Bishopric, whichever are more."""
    return max(supplies.standing(state, seat, pieces.PALACE), supplies.standing(state, seat, pieces.BISHOPRIC))


@BY_RED_DICE.does(counted)
def red_dice_left(state: State, seat: int) -> int:
    """Red dice left in the seat's district."""
    return dice.dice_of(state, seat, pieces.RED)


@BY_WHITE_DICE.does(counted)
def white_dice_left(state: State, seat: int) -> int:
    """White dice left in the seat's district."""
    return dice.dice_of(state, seat, pieces.WHITE)


@BY_CITY_HALL.does(counted)
def own_in_city_hall(state: State, seat: int) -> int:
    """The seat's citizens who stand in the City Hall."""
    return supplies.standing(state, seat, pieces.CITY_HALL)


@BY_DISTRICTS.does(counted)
def districts_with_fewer_dice(state: State, seat: int) -> int:
    """Other districts, the neutral one included, with fewer dice than the seat's."""
    own, count = dice.dice_in(state, seat), 0
    for other in range(state.seats):
        if other != seat and dice.dice_in(state, other) < own:
            count += 1
    if dice.dice_in(state, pieces.NEUTRAL) < own:
        count += 1
    return count


@BY_OTHERS.does(counted)
def others_in_city_hall(state: State, seat: int) -> int:
    """Citizens of others who stand in the City Hall, neutral ones included."""
    count = 0
    for space in range(pieces.SPACES):
        if state.citizen[pieces.CITY_HALL][space] not in (NOBODY, seat):
            count += 1
    return count


PER_NAMES = tuple(kind.name for kind in COUNTED.kinds)
DRAWN: Mapping[str, list[Sign]] = {
    BY_CITIZENS.name: [picture("citizen")],
    BY_CATHEDRAL.name: [picture("cathedral")],
    BY_EVENTS.name: [picture("flag")],
    BY_RED_DICE.name: [a_die("red")],
    BY_DISTRICTS.name: [picture("districts")],
    BY_OTHERS.name: [picture("city-hall")],
    BY_CITY_HALL.name: [picture("citizen"), picture("city-hall")],
    BY_TRADESMEN.name: [picture("tradesman")],
    BY_EVENTS_WON.name: [picture("event-card")],
    BY_WHITE_DICE.name: [a_die("white")],
}
"""By what is counted: its signs."""
