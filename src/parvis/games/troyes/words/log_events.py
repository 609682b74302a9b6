"""What the log tells of the six events of the expansion The Ladies of Troyes."""

from collections.abc import Callable, Mapping

from parvis.engine.telling import Event
from parvis.games.troyes.cards import ACTIVITY_NAMES, EVENT_NAMES
from parvis.games.troyes.pieces import BUILDING_NAMES, NEUTRAL, SPACES
from parvis.games.troyes.rules import defence, possessed
from parvis.games.troyes.rules.queue import last_event
from parvis.games.troyes.rules.strikes import delayed_cubes, grey, possession, uprising
from parvis.games.troyes.state import State
from parvis.games.troyes.words.labels_ramparts import tile_name
from parvis.games.troyes.words.log_book import LogBook, district, values
from parvis.games.troyes.words.log_course import values_of
from parvis.games.troyes.words.log_ramparts import place


def black_dice_turned(log: LogBook, state: State, event: int) -> None:
    """What the black dice show now."""
    dice = values_of(state.black)
    name = EVENT_NAMES[event]
    log.tell("course-black-dice-turned", [f"event-{name}"], event=name, count=len(dice), dice=values(dice, " "))


def grey_came(log: LogBook, state: State, card: int, space: int) -> None:
    """A grey tradesman, and on which space he stands."""
    name = ACTIVITY_NAMES[card]
    log.tell("course-grey-tradesman", [f"card-{name}"], card=name, space=space + 1)


def grey_stays_away(log: LogBook, state: State) -> None:
    """No space for a grey tradesman."""
    log.tell("course-grey-stays-away")


def uprising_in(log: LogBook, state: State, building: int) -> None:
    """The building whose citizens change places."""
    name = BUILDING_NAMES[building]
    log.tell("course-uprising", [f"building-{name}"], building=name)


def joined(log: LogBook, state: State, building: int, who: int, lay: int) -> None:
    """Who has joined them: one who lay there, or a newcomer, who is neutral."""
    name = BUILDING_NAMES[building]
    verb = "rises" if lay else "joins"
    if who == NEUTRAL:
        log.tell(f"effect-{verb}-neutral", [f"building-{name}"], building=name)
    else:
        log.tell(f"effect-{verb}", [f"building-{name}"], seat=who, building=name)


def delayed_lost(log: LogBook, state: State, seat: int, card: int) -> None:
    """A cube on an activity card."""
    log.tell_loss("log-off-card", [f"card-{ACTIVITY_NAMES[card]}"], seat=seat, card=ACTIVITY_NAMES[card])


def outdoor_lost(log: LogBook, state: State, seat: int, tile: int) -> None:
    """A cube on an outdoor tile."""
    log.tell_loss("log-off-tile", [place(tile)], seat=seat, tile=tile_name(tile))


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


def space_gave(log: LogBook, state: State, seat: int, place: int) -> None:
    """One who stands in a building."""
    name = BUILDING_NAMES[place // SPACES]
    gives(log, state, "log-from-space", seat, [f"building-{name}"], building=name, space=place % SPACES + 1)


def influence_gave(log: LogBook, state: State, seat: int, influence: int) -> None:
    """One of the general supply."""
    gives(log, state, "log-from-influence", seat, [district(seat)], influence=influence)


def went_home(log: LogBook, state: State, seat: int) -> None:
    """A citizen who leaves the event for the personal supply."""
    log.tell("effect-home", [district(seat)], seat=seat)


LOG: Mapping[Event, Callable[..., None]] = {
    defence.BLACK_TURNED: black_dice_turned,
    grey.GREY_CAME: grey_came,
    grey.GREY_STAYS_AWAY: grey_stays_away,
    uprising.UPRISING_IN: uprising_in,
    uprising.JOINED: joined,
    delayed_cubes.DELAYED_LOST: delayed_lost,
    delayed_cubes.OUTDOOR_LOST: outdoor_lost,
    possession.SUPPLY_GAVE: supply_gave,
    possession.CARD_GAVE: card_gave,
    possession.SPACE_GAVE: space_gave,
    possession.INFLUENCE_GAVE: influence_gave,
    possessed.WENT_HOME: went_home,
}
"""Event -> what is told of it."""
