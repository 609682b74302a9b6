"""What the log tells of the six events of the expansion The Ladies of Troyes."""

from collections.abc import Callable, Mapping

from parvis.engine.telling import Event
from parvis.games.troyes.cards import ACTIVITY_NAMES, EVENT_NAMES
from parvis.games.troyes.pieces import BUILDING_NAMES, NEUTRAL
from parvis.games.troyes.rules import defence
from parvis.games.troyes.rules.queue import last_event
from parvis.games.troyes.rules.strikes import possession, uprising
from parvis.games.troyes.state import State
from parvis.games.troyes.words.log_book import LogBook, district, values
from parvis.games.troyes.words.log_course import values_of


def black_dice_turned(log: LogBook, state: State, event: int) -> None:
    """What the black dice show now."""
    dice = values_of(state.black)
    name = EVENT_NAMES[event]
    log.tell("course-black-dice-turned", [f"event-{name}"], event=name, count=len(dice), dice=values(dice, " "))


def joined(log: LogBook, state: State, building: int, who: int, lay: int) -> None:
    """Who has joined them: one who lay there, or a newcomer, who is neutral."""
    name = BUILDING_NAMES[building]
    verb = "rises" if lay else "joins"
    if who == NEUTRAL:
        log.tell(f"effect-{verb}-neutral", [f"building-{name}"], building=name)
    else:
        log.tell(f"effect-{verb}", [f"building-{name}"], seat=who, building=name)


def gives(log: LogBook, state: State, key: str, seat: int, places: list[str], **arguments: str | int) -> None:
    """A citizen for the event that has come."""
    event = EVENT_NAMES[last_event(state)]
    log.tell(key, [*places, f"event-{event}"], seat=seat, event=event, **arguments)


def supply_gave(log: LogBook, state: State, seat: int) -> None:
    """One of the personal supply."""
    gives(log, state, "log-from-supply", seat, [district(seat)])


def card_gave(log: LogBook, state: State, seat: int, card: int) -> None:
    """Tell of a tradesman who was given."""
    name = ACTIVITY_NAMES[card]
    gives(log, state, "log-from-card", seat, [f"card-{name}"], card=name)


def space_gave(log: LogBook, state: State, seat: int, building: int, space: int) -> None:
    """One who stands in a building."""
    name = BUILDING_NAMES[building]
    gives(log, state, "log-from-space", seat, [f"building-{name}"], building=name, space=space + 1)


def influence_gave(log: LogBook, state: State, seat: int, influence: int) -> None:
    """One of the general supply."""
    gives(log, state, "log-from-influence", seat, [district(seat)], influence=influence)


LOG: Mapping[Event, Callable[..., None]] = {
    defence.BLACK_TURNED: black_dice_turned,
    uprising.JOINED: joined,
    possession.SUPPLY_GAVE: supply_gave,
    possession.CARD_GAVE: card_gave,
    possession.SPACE_GAVE: space_gave,
    possession.INFLUENCE_GAVE: influence_gave,
}
"""Event -> what is told of it."""
