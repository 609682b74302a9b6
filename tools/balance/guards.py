"""What outdoor tiles bring to a player who goes for them, whatever else could be done.

One player sends the guard with the first action of every round until it has arrived, and else plays as `greedy` does;
the others are `greedy`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean
from types import MappingProxyType
from typing import Any

from parvis import bots
from parvis.arena.bot_game import BotGame
from parvis.arena.series import Rotation, Series
from parvis.bots import InformationState
from parvis.engine.readers import Reader
from parvis.engine.telling import Event, listen
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import GATES, WALL
from parvis.games.troyes.rules.actions import ACTIONS, TO_GUARD
from parvis.games.troyes.rules.ramparts.guarding import CUBE_ON_TILE
from parvis.games.troyes.rules.ramparts.sides.exchanges import MOVED_TO_TILE
from parvis.games.troyes.rules.ramparts.wall import TAKES_CUBES, TILE_NAMES, TILE_USED, is_reached
from parvis.games.troyes.rules.supplies import FROM_FIRST_CARD, FROM_FIRST_TILE, GAINED_POINTS
from parvis.games.troyes.state import State
from tools.balance.page import Row, percent, table

SEED, SENDER = 1, 0
GREEDY = bots.find("greedy")


def send_first(information: InformationState) -> int:
    """The guard in the first turn of a round, on its way; in everything else what `greedy` would do."""
    state: State = information.core.get(information.states, 0)  # type: ignore[assignment] # only Troyes
    first = state.phase == ACTIONS and state.step <= information.players and state.guard[information.seat] < WALL
    decisions = information.decisions[: information.count]
    return int(TO_GUARD) if first and TO_GUARD in decisions else GREEDY.choose(information)


SENDS = replace(GREEDY, name="sends", choose=send_first)


@dataclass
class Way:
    """What came of a side of an outdoor tile for who sends the guard."""

    counts: Counter[str] = field(default_factory=Counter)
    margins: list[int | float] = field(default_factory=list)
    """By game: the score of who sends the guard less the mean of the others."""


class Watcher(Reader):
    """Hears of what the player does who sends the guard."""

    def __init__(self) -> None:
        super().__init__(TABLE)
        self.ways = [Way() for _ in TILE_NAMES]

    def watch(self, game: BotGame, seats: int, options: Sequence[int]) -> None:
        """Look on at a whole game."""
        game.players[SENDER].bot = SENDS
        state = State()
        GAME.begin(state, seats, GAME.ruling, list(options))
        listen(state, self.hear)
        for seat, decision in game.play():
            GAME.apply(state, seat, decision)
        own, *others = (score for score, _ in game.ranks())
        for gate in range(GATES):
            way = self.ways[state.tile[gate]]
            way.counts["games"] += 1
            way.counts["reached"] += is_reached(state, SENDER, gate)
            way.margins.append(own - fmean(others))

    def tile_cube(self, state: State, seat: int, tile: int) -> None:
        """A cube comes to an outdoor tile."""
        self.ways[tile].counts["cubes"] += seat == SENDER

    def tile_used(self, state: State, seat: int, tile: int) -> None:
        """A cube of an outdoor tile is used."""
        self.ways[tile].counts["uses"] += seat == SENDER

    def gained(self, state: State, seat: int, points: int, reason: int) -> None:
        """Points of the last tile."""
        if seat == SENDER and FROM_FIRST_TILE <= reason < FROM_FIRST_CARD:
            self.ways[state.tile[GATES - 1]].counts["points"] += points


TABLE: Mapping[Event, Callable[..., None]] = {
    CUBE_ON_TILE: Watcher.tile_cube,
    MOVED_TO_TILE: Watcher.tile_cube,
    TILE_USED: Watcher.tile_used,
    GAINED_POINTS: Watcher.gained,
}


def play(seats: int, games: int, options: Mapping[str, Any] = MappingProxyType({})) -> list[Way]:
    """Games in which one of so many players sends the guard."""
    series = Series.of(GAME, [("greedy",) * seats], options, SEED, rotation=Rotation.NONE)
    watcher, core = Watcher(), bots.fastest(GAME)
    for number in range(games):
        watcher.watch(BotGame(core, series.pairing(number)), seats, series.options)
    return watcher.ways


def together(all_ways: Sequence[Sequence[Way]]) -> list[Way]:
    """Ways of all tiles, added up over games of all numbers of players."""
    whole = [Way() for _ in TILE_NAMES]
    for ways in all_ways:
        for way, more in zip(whole, ways, strict=True):
            way.counts.update(more.counts)
            way.margins.extend(more.margins)
    return whole


def per(way: Way, what: str, of: str) -> float:
    """How much of one thing there was for each of another."""
    return way.counts[what] / way.counts[of] if way.counts[of] else 0.0


def way_row(tile: int, ways: Sequence[Way]) -> Row:
    """The line of a side, with the ramparts alone and with everything."""
    level, _, side = TILE_NAMES[tile].partition("-")
    return [
        f"{level.upper()}-{side}",
        "",
        *[percent(per(way, "reached", "games")) if way.counts["reached"] else "" for way in ways],
        *[per(way, "cubes", "reached") if TAKES_CUBES[tile] and way.counts["reached"] else "" for way in ways],
        *[percent(per(way, "uses", "cubes")) if way.counts["uses"] else "" for way in ways],
        *[per(way, "points", "reached") if way.counts["points"] else "" for way in ways],
        *[f"{fmean(way.margins):+.1f}" if way.margins else "" for way in ways],
    ]


def ways_table(alone: Sequence[Sequence[Way]], all_on: Sequence[Sequence[Way]]) -> str:
    """All sides of outdoor tiles, by games of each number of players."""
    columns = ("reached", "cubes", "used", "points", "margin")
    head = ["tile", "", *[f"{what}, {where}" for what in columns for where in ("ramparts", "all")]]
    rows = zip(together(alone), together(all_on), strict=True)
    return table(head, [way_row(tile, ways) for tile, ways in enumerate(rows)])
