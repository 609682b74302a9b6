"""A series: line-ups that play the same deals, in all seats. The piece of work behind matches, tournaments and ladders.

A deal is played by every line-up in every rotation of its seats, and chance's generator follows from the series' seed
and the deal alone. So every line-up meets the same nature, and every player of it from every seat. (What chance then
draws depends on how the game goes, too: the generator is the same, not each single card.)

Games are numbered deal by deal: a longer series begins with the games of a shorter one.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import parvis.bots
from parvis import bots, engine
from parvis.arena.sources import Ledger
from parvis.arena.table import Sitting, Table, seed_of
from parvis.engine import registry
from parvis.engine.contract import NATURE, Game, GameError
from parvis.engine.core import Core, places

LAYOUT = 1  # of results and manifest; others are not continued


class Stopped(Exception):
    """Somebody wants the games to end before their time."""


@dataclass(frozen=True)
class Place:
    """Where a game stands in its series."""

    deal: int
    lineup: int
    rotation: int
    """By how many seats everybody has moved on."""


@dataclass(frozen=True)
class Played:
    """What is known of a game that was played; everything by player (not by seat)."""

    number: int
    ranks: tuple[tuple[int, int], ...]
    """Score and tie-break."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Thought, by the clock on the wall."""
    sources: tuple[Mapping[str, int], ...] | None
    """Score by source; None: not counted."""


@dataclass(frozen=True)
class Series:
    """Who plays what against whom."""

    game: str
    lineups: tuple[tuple[str, ...], ...]
    """Names of bots, one for every seat, all line-ups of one length."""
    options: tuple[int, ...]
    """Numbers of all options of the game."""
    seed: int
    sources: int = 0
    """Where points come from is counted in every deal whose number this divides; 0: never."""

    @classmethod
    def of(
        cls,
        game: Game,
        lineups: Sequence[tuple[str, ...]],
        options: Mapping[str, Any],
        seed: int,
        sources: int = 0,
    ) -> Self:
        """A series, everything checked. Raises GameError."""
        for name in {name for lineup in lineups for name in lineup}:
            bots.find(name)
        for lineup in lineups:
            game.check_seats(len(lineup))
        counted = sources if game.account else 0
        return cls(game.name, tuple(lineups), tuple(game.read_options(options)), seed, counted)

    @property
    def seats(self) -> int:
        """How many play a game."""
        return len(self.lineups[0])

    @property
    def games_of_deal(self) -> int:
        """How many games are played with one deal."""
        return len(self.lineups) * self.seats

    def deals(self, games: int) -> int:
        """How many deals give every line-up at least that many games."""
        return -(-games // self.seats)

    def place(self, number: int) -> Place:
        """Which deal, line-up and rotation a game is."""
        deal, rest = divmod(number, self.games_of_deal)
        return Place(deal, *divmod(rest, self.seats))

    def seating(self, rotation: int) -> list[int]:
        """Seat -> player."""
        return [(seat - rotation) % self.seats for seat in range(self.seats)]

    def sitting(self, number: int) -> Sitting:
        """Game `number` as it is to be played."""
        place = self.place(number)
        seating = self.seating(place.rotation)
        return Sitting(
            tuple(self.lineups[place.lineup][player] for player in seating),
            self.options,
            seed_of(self.seed, place.deal, "nature"),
            tuple(seed_of(self.seed, place.deal, place.rotation, "player", player) for player in seating),
        )

    def settings(self) -> dict[str, Any]:
        """All that the games follow from, as the manifest holds it: also the sources of rules and bots."""
        game = registry.find(self.game)
        return {
            "layout": LAYOUT,
            "game": self.game,
            "ruling": game.ruling,
            "options": game.shown_options(self.options),
            "seed": self.seed,
            "lineups": [list(lineup) for lineup in self.lineups],
            "sources": self.sources,
            "code": code_of(game),
        }

    def key(self) -> str:
        """Eight signs that differ for other settings."""
        return hashlib.sha256(json.dumps(self.settings()).encode()).hexdigest()[:8]


def code_of(game: Game) -> str:
    """Sixteen signs that differ when the engine, the bots or the game do (their sources or data)."""
    digest = hashlib.sha256()
    folders = [Path(package.__file__ or "").parent for package in (engine, parvis.bots)]
    for place in [*folders, *sorted(places(game))]:
        files = sorted(path for path in place.rglob("*") if path.is_file()) if place.is_dir() else [place]
        for file in files:
            if file.suffix not in (".pyc", ".ftl", ".jinja", ".html", ".css", ".js", ".svg"):
                digest.update(file.name.encode() + b"\n" + file.read_bytes())
    return digest.hexdigest()[:16]


def play_games(series: Series, numbers: Sequence[int], stopped: Callable[[], bool] = lambda: False) -> list[Played]:
    """Play these games of a series, one after the other. Raises Stopped as soon as `stopped` says so."""
    core = bots.fastest(registry.find(series.game))
    return [play_game(core, series, number, stopped) for number in numbers]


def play_game(core: Core, series: Series, number: int, stopped: Callable[[], bool] = lambda: False) -> Played:
    """Play one game of a series. Raises Stopped."""
    place, sitting = series.place(number), series.sitting(number)
    table = Table(core, sitting)
    ledger = Ledger(core.game, sitting) if series.sources and place.deal % series.sources == 0 else None
    for seat, decision in table.play():
        if ledger:
            ledger.step(seat, decision)
        if seat != NATURE and stopped():
            raise Stopped
    seating = series.seating(place.rotation)
    order = sorted(range(series.seats), key=lambda seat: seating[seat])
    ranks = table.ranks()
    return Played(
        number,
        tuple(ranks[seat] for seat in order),
        tuple(table.decisions[seat] for seat in order),
        tuple(table.seconds[seat] for seat in order),
        tuple(ledger.scores[seat] for seat in order) if ledger else None,
    )


def distinct(names: Sequence[str]) -> list[str]:
    """The names, each once. Raises GameError for fewer than two."""
    found = list(dict.fromkeys(names))
    if len(found) < 2:
        raise GameError(f"at least two different bots are needed, not {', '.join(found) or 'none'}")
    return found
