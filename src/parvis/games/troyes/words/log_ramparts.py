"""What the log tells of the ramparts: guards, outdoor tiles and the cubes on them."""

from collections.abc import Callable, Mapping

from parvis.engine.telling import Event
from parvis.games.troyes.pieces import BY_DISTRICT, FACES, NEUTRAL
from parvis.games.troyes.rules.ramparts import drawing, guarding, wall
from parvis.games.troyes.rules.ramparts.sides import extra_dice, swaps, turning
from parvis.games.troyes.state import State
from parvis.games.troyes.table.wall import NUMERALS
from parvis.games.troyes.words.labels_ramparts import numeral_at, tile_name
from parvis.games.troyes.words.log_book import LogBook, die_arguments, die_place, district


def place(tile: int) -> str:
    """The id of an outdoor tile."""
    return f"tile-{tile_name(tile)}"


def tile_came(log: LogBook, state: State, tile: int) -> None:
    """A tile is laid down at its gate."""
    log.tell("log-tile", [place(tile)], tile=tile_name(tile), gate=NUMERALS[wall.TILE_GATE[tile]])


def swapped(log: LogBook, state: State, seat: int, given: int, taken: int) -> None:
    """Two dice change places."""
    other = taken // BY_DISTRICT
    about = {**die_arguments(taken), **{f"given_{name}": value for name, value in die_arguments(given).items()}}
    places = [district(seat), district(other)]
    if other == NEUTRAL:
        log.tell("log-swap-neutral", places, seat=seat, **about)
    else:
        log.tell("log-swap", [*places, die_place(taken)], seat=seat, from_seat=other, **about)


def extra_die(log: LogBook, state: State, die: int) -> None:
    """Tell of a die from the supply."""
    seat = die // BY_DISTRICT
    log.tell("log-extra-die", [district(seat)], seat=seat, **die_arguments(die))


def bought_turned(log: LogBook, state: State, seat: int, die: int) -> None:
    """A die that is turned over to be bought."""
    places = [district(seat), district(die // BY_DISTRICT)]
    log.tell("log-turn-bought", places, seat=seat, opposite=FACES - die % FACES, **die_arguments(die))


def guarded(log: LogBook, state: State, seat: int, die: int) -> None:
    """The action on the ramparts, and its die."""
    log.tell("log-guard", [district(seat), "ramparts"], seat=seat, **die_arguments(die))


def stepped(log: LogBook, state: State, seat: int, space: int) -> None:
    """Tell of a step of a guard."""
    log.tell("log-step", ["ramparts"], seat=seat, space=space, gate=numeral_at(state, space))


LOG: Mapping[Event, Callable[..., None]] = {
    drawing.TILE_CAME: tile_came,
    swaps.SWAPPED: swapped,
    extra_dice.EXTRA_DIE_COMES: extra_die,
    turning.BOUGHT_TURNED: bought_turned,
    guarding.GUARDED: guarded,
    guarding.STEPPED: stepped,
}
"""Event -> what is told of it."""
