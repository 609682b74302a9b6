"""What the log tells of the ramparts: guards, outdoor tiles and the cubes on them."""

from collections.abc import Callable, Mapping

from parvis.engine.telling import Event
from parvis.games.troyes.cards import ACTIVITY_NAMES, EVENT_NAMES
from parvis.games.troyes.pieces import BY_DISTRICT, FACES, NEUTRAL
from parvis.games.troyes.rules import defence
from parvis.games.troyes.rules.ramparts import drawing, guarding, wall
from parvis.games.troyes.rules.ramparts.sides import extra_dice, moving, swaps, turning
from parvis.games.troyes.rules.strikes import kinds as strikes
from parvis.games.troyes.state import State
from parvis.games.troyes.table.wall import NUMERALS
from parvis.games.troyes.words.labels_ramparts import numeral_at, tile_name
from parvis.games.troyes.words.log_book import LogBook, die_arguments, district


def place(tile: int) -> str:
    """The id of an outdoor tile."""
    return f"tile-{tile_name(tile)}"


def tile_came(log: LogBook, state: State, tile: int) -> None:
    """A tile is laid down at its gate."""
    log.tell("log-tile", [place(tile)], tile=tile_name(tile), gate=NUMERALS[wall.TILE_GATE[tile]])


def tile_used(log: LogBook, state: State, seat: int, tile: int) -> None:
    """A cube leaves a tile for what it does."""
    log.tell("log-use-tile", [place(tile)], seat=seat, tile=tile_name(tile))


def swapped(log: LogBook, state: State, seat: int, given: int, taken: int) -> None:
    """Two dice change places."""
    other = taken // BY_DISTRICT
    about = {**die_arguments(taken), **{f"given_{name}": value for name, value in die_arguments(given).items()}}
    places = [district(seat), district(other)]
    if other == NEUTRAL:
        log.tell("log-swap-neutral", places, seat=seat, **about)
    else:
        log.tell("log-swap", places, seat=seat, from_seat=other, **about)


def extra_die(log: LogBook, state: State, die: int) -> None:
    """Tell of a die from the supply."""
    seat = die // BY_DISTRICT
    log.tell("log-extra-die", [district(seat)], seat=seat, **die_arguments(die))


def bought_turned(log: LogBook, state: State, seat: int, die: int) -> None:
    """A die that is turned over to be bought."""
    places = [district(seat), district(die // BY_DISTRICT)]
    log.tell("log-turn-bought", places, seat=seat, opposite=FACES - die % FACES, **die_arguments(die))


def moved_to_card(log: LogBook, state: State, seat: int, card: int) -> None:
    """A tile's cube comes to a card."""
    log.tell("log-move-to-card", [f"card-{ACTIVITY_NAMES[card]}"], seat=seat, card=ACTIVITY_NAMES[card])


def moved_to_tile(log: LogBook, state: State, seat: int, tile: int) -> None:
    """A tile's cube comes to another tile."""
    log.tell("log-move-to-tile", [place(tile)], seat=seat, tile=tile_name(tile))


def guarded(log: LogBook, state: State, seat: int, die: int) -> None:
    """The action on the ramparts, and its die."""
    log.tell("log-guard", [district(seat), "ramparts"], seat=seat, **die_arguments(die))


def stepped(log: LogBook, state: State, seat: int, space: int) -> None:
    """Tell of a step of a guard."""
    log.tell("log-step", ["ramparts"], seat=seat, space=space, gate=numeral_at(state, space))


def cube_on_tile(log: LogBook, state: State, seat: int, tile: int) -> None:
    """Tell of a cube that was put on a tile."""
    log.tell("log-cube-on-tile", [place(tile)], seat=seat, tile=tile_name(tile))


def spared_dice(log: LogBook, state: State, seat: int, black: int) -> None:
    """A black die that a tile's cube beats."""
    log.tell("log-spare-dice", [district(seat)], seat=seat, black=black)


def spared(log: LogBook, state: State, seat: int, event: int) -> None:
    """An event from which a tile's cube spares a player."""
    log.tell("log-spared", [f"event-{EVENT_NAMES[event]}"], seat=seat, event=EVENT_NAMES[event])


LOG: Mapping[Event, Callable[..., None]] = {
    drawing.TILE_CAME: tile_came,
    wall.TILE_USED: tile_used,
    swaps.SWAPPED: swapped,
    extra_dice.EXTRA_DIE_COMES: extra_die,
    turning.BOUGHT_TURNED: bought_turned,
    moving.MOVED_TO_CARD: moved_to_card,
    moving.MOVED_TO_TILE: moved_to_tile,
    guarding.GUARDED: guarded,
    guarding.STEPPED: stepped,
    guarding.CUBE_ON_TILE: cube_on_tile,
    defence.SPARED_DICE: spared_dice,
    strikes.SPARED: spared,
}
"""Event -> what is told of it."""
