"""What the log tells of the expansion The Ladies of Troyes."""

from collections.abc import Callable, Mapping

from parvis.engine.telling import Event
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import defence, queue
from parvis.games.troyes.rules.ramparts import drawing, guarding, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.rules.strikes import possession, uprising
from parvis.games.troyes.state import State
from parvis.games.troyes.table.wall import NUMERALS
from parvis.games.troyes.words import labels_ramparts, log_book, log_course

# Events


def black_dice_turned(log: log_book.LogBook, state: State, event: int) -> None:
    """What the black dice show now."""
    dice = log_course.values_of(state.black)
    name = cards.EVENT_NAMES[event]
    log.tell(
        "course-black-dice-turned", [f"event-{name}"], event=name, count=len(dice), dice=log_book.values(dice, " ")
    )


def joined(log: log_book.LogBook, state: State, building: int, who: int, lay: int) -> None:
    """Who has joined them: one who lay there, or a newcomer, who is neutral."""
    name = pieces.BUILDING_NAMES[building]
    verb = "rises" if lay else "joins"
    if who == pieces.NEUTRAL:
        log.tell(f"effect-{verb}-neutral", [f"building-{name}"], building=name)
    else:
        log.tell(f"effect-{verb}", [f"building-{name}"], seat=who, building=name)


def gives(log: log_book.LogBook, state: State, key: str, seat: int, places: list[str], **arguments: str | int) -> None:
    """A citizen for the event that has come."""
    event = cards.EVENT_NAMES[queue.last_event(state)]
    log.tell(key, [*places, f"event-{event}"], seat=seat, event=event, **arguments)


def supply_gave(log: log_book.LogBook, state: State, seat: int) -> None:
    """One of the personal supply."""
    gives(log, state, "log-from-supply", seat, [log_book.district(seat)])


def card_gave(log: log_book.LogBook, state: State, seat: int, card: int) -> None:
    """Tell of a tradesman who was given."""
    name = cards.ACTIVITY_NAMES[card]
    gives(log, state, "log-from-card", seat, [f"card-{name}"], card=name)


def space_gave(log: log_book.LogBook, state: State, seat: int, building: int, space: int) -> None:
    """One who stands in a building."""
    name = pieces.BUILDING_NAMES[building]
    gives(log, state, "log-from-space", seat, [f"building-{name}"], building=name, space=space + 1)


def influence_gave(log: log_book.LogBook, state: State, seat: int, influence: int) -> None:
    """One of the general supply."""
    gives(log, state, "log-from-influence", seat, [log_book.district(seat)], influence=influence)


# The ramparts


def place(tile: int) -> str:
    """The id of an outdoor tile."""
    return f"tile-{labels_ramparts.tile_name(tile)}"


def tile_came(log: log_book.LogBook, state: State, tile: int) -> None:
    """A tile is laid down at its gate."""
    log.tell("log-tile", [place(tile)], tile=labels_ramparts.tile_name(tile), gate=NUMERALS[wall.TILE_GATE[tile]])


def swapped(log: log_book.LogBook, state: State, seat: int, given: int, taken: int) -> None:
    """Two dice change places."""
    other = taken // pieces.BY_DISTRICT
    about = {
        **log_book.die_arguments(taken),
        **{f"given_{name}": value for name, value in log_book.die_arguments(given).items()},
    }
    places = [log_book.district(seat), log_book.district(other), log_book.die_place(taken)]
    if other == pieces.NEUTRAL:
        log.tell("log-swap-neutral", places, seat=seat, **about)
    else:
        log.tell("log-swap", places, seat=seat, from_seat=other, **about)


def extra_die(log: log_book.LogBook, state: State, die: int) -> None:
    """Tell of a die from the supply."""
    seat = die // pieces.BY_DISTRICT
    log.tell("log-extra-die", [log_book.district(seat)], seat=seat, **log_book.die_arguments(die))


def bought_turned(log: log_book.LogBook, state: State, seat: int, die: int) -> None:
    """A die that is turned over to be bought."""
    places = [log_book.district(seat), log_book.district(die // pieces.BY_DISTRICT)]
    log.tell(
        "log-turn-bought", places, seat=seat, opposite=pieces.FACES - die % pieces.FACES, **log_book.die_arguments(die)
    )


def guarded(log: log_book.LogBook, state: State, seat: int, die: int) -> None:
    """The action on the ramparts, and its die."""
    log.tell("log-guard", [log_book.district(seat), "ramparts"], seat=seat, **log_book.die_arguments(die))


def stepped(log: log_book.LogBook, state: State, seat: int, space: int) -> None:
    """Tell of a step of a guard."""
    log.tell("log-step", ["ramparts"], seat=seat, space=space, gate=labels_ramparts.numeral_at(state, space))


LOG: Mapping[Event, Callable[..., None]] = {
    drawing.TILE_CAME: tile_came,
    exchanges.SWAPPED: swapped,
    exchanges.EXTRA_DIE_COMES: extra_die,
    exchanges.BOUGHT_TURNED: bought_turned,
    guarding.GUARDED: guarded,
    guarding.STEPPED: stepped,
    defence.BLACK_TURNED: black_dice_turned,
    uprising.JOINED: joined,
    possession.SUPPLY_GAVE: supply_gave,
    possession.CARD_GAVE: card_gave,
    possession.SPACE_GAVE: space_gave,
    possession.INFLUENCE_GAVE: influence_gave,
}
"""Event -> what is told of it."""
