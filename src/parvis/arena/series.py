"""A series: which games are played, and all that each of them follows from. The one model behind every command.

A match, a tournament and a ladder play every deal with every line-up in every rotation of the seats. Nature's generator
follows from the series' seed and the deal alone, so every line-up meets the same nature, and every player of it from
every seat. (What nature then draws depends on how the game goes, too: the generator is the same, not each card.) A
simulation has a deal for each game instead.

Games are numbered deal by deal: a longer series begins with the games of a shorter one.
"""

import hashlib
import json
import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

import parvis.bots
from parvis import bots, engine
from parvis.arena.bot_game import BotGame, Pairing, seeds_of
from parvis.arena.outcomes import GameResult, Outcomes, Whole, places_and_shares
from parvis.arena.sources import SourceCounter
from parvis.arena.splits import check_split, in_split
from parvis.bots.core_game import CoreGame
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import Core, places
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.record import Record
from parvis.engine.record import of as record_of
from parvis.engine.refusals import Refusal
from parvis.engine.values import NAMES

Tables = dict[tuple[str, ...], CoreGame]
"""By line-up, as it sits."""
LOG = logging.getLogger(__name__)
TOGETHER, CALL_SECONDS = 16, 0.1
"""Games that are played by the first call into the compiled core; how long a later one may take, so as to stop soon."""
LAYOUT = 1  # of results and manifest; others are not continued

_KEPT = threading.local()
"""By thread: the core and series whose games it has played, and the tables of these."""


class Stopped(Exception):
    """The games are to end early."""


class Rotation(Enum):
    """How players move on from seat to seat."""

    ALL = "all"
    """Every deal is played in every rotation of the seats."""
    NEXT = "next"
    """Every game is a deal of its own, after which everybody moves on by one seat."""
    NONE = "none"
    """Every game is a deal of its own, and everybody keeps their seat."""


class Place(NamedTuple):
    """Where a game stands in its series."""

    deal: int
    lineup: int
    rotation: int
    """By how many seats everybody has moved on."""


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
    rotation: Rotation = Rotation.ALL
    split: str = ""
    """The part of the deals that is played, see `parvis.arena.splits`; empty: deals of any kind."""

    @classmethod
    def of(
        cls,
        game: Game,
        lineups: Sequence[tuple[str, ...]],
        options: Mapping[str, Any],
        seed: int,
        sources: int = 0,
        rotation: Rotation = Rotation.ALL,
        split: str = "",
    ) -> Self:
        """A series, everything checked. Raises GameError."""
        check_split(split)
        for name in {name for lineup in lineups for name in lineup}:
            bots.check(name, game)
        for lineup in lineups:
            game.check_seats(len(lineup))
        seats = len(lineups[0]) if lineups else None
        counted = sources if game.accounts else 0
        numbers = tuple(game.read_options(options, seats))
        return cls(game.name, tuple(lineups), numbers, seed, counted, rotation, split)

    @property
    def seats(self) -> int:
        """How many seats each game of the series has."""
        return len(self.lineups[0])

    @property
    def games_of_deal(self) -> int:
        """How many games are played with one deal."""
        return len(self.lineups) * self.rotations

    @property
    def rotations(self) -> int:
        """How many games a line-up plays with one deal."""
        return self.seats if self.rotation == Rotation.ALL else 1

    def deals(self, games: int) -> int:
        """How many deals give every line-up at least that many games."""
        return -(-games // self.rotations)

    def place(self, number: int) -> Place:
        """Which deal, line-up and rotation a game is."""
        return Place(*(int(part) for part in self.places(np.array(number))))

    def places(self, numbers: Whole) -> tuple[Whole, Whole, Whole]:
        """`place` of many games: their deals, line-ups and rotations."""
        deals, rest = np.divmod(numbers, self.games_of_deal)
        if self.rotation == Rotation.ALL:
            return deals, *np.divmod(rest, self.seats)
        return deals, rest, deals % self.seats if self.rotation == Rotation.NEXT else np.zeros_like(deals)

    def seating(self, rotation: int) -> list[int]:
        """The player on each seat in a rotation: an index by seat."""
        seats = self.seats
        return [(seat - rotation) % seats for seat in range(seats)]

    def seats_of(self, rotations: npt.ArrayLike) -> Whole:
        """Player -> seat, in each of the rotations."""
        return (np.arange(self.seats) + np.asarray(rotations, np.int64)[..., None]) % self.seats

    def pairing(self, number: int) -> Pairing:
        """Game `number` as it is to be played."""
        place = self.place(number)
        nature, *seeds = self.seeds([place.deal], [place.rotation])[0].tolist()
        return Pairing(self.sitting(place.lineup, place.rotation), self.options, nature, tuple(seeds))

    def sitting(self, lineup: int, rotation: int) -> tuple[str, ...]:
        """The bots of a line-up by seat."""
        return tuple(self.lineups[lineup][player] for player in self.seating(rotation))

    def seeds(self, deals: Sequence[int], rotations: Sequence[int]) -> npt.NDArray[np.uint64]:
        """By game: the seed of chance, then those of the bots by seat."""
        endings = {rotation: self.endings(rotation) for rotation in set(rotations)}
        texts = [
            f"{self.seed}/{deal}/{ending}"
            for deal, rotation in zip(deals, rotations, strict=True)
            for ending in endings[rotation]
        ]
        found = seeds_of(texts).reshape(len(deals), 1 + self.seats)
        found[:, 0] = in_split(found[:, 0], self.split)
        return found

    def endings(self, rotation: int) -> list[str]:
        """What the seeds of a deal differ by. Where all rotations are played, players have others in each."""
        shared = f"{rotation}/player/" if self.rotation == Rotation.ALL else ""
        return ["nature", *(f"{shared}{player}" for player in self.seating(rotation))]

    def settings(self) -> dict[str, Any]:
        """All that the games follow from, as the manifest holds it, the source code of rules and bots included."""
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
            **({} if self.rotation == Rotation.ALL else {"rotation": self.rotation.value}),
            **({"split": self.split} if self.split else {}),
        }

    def key(self) -> str:
        """Eight hex digits that differ for other settings."""
        return hashlib.sha256(json.dumps(self.settings()).encode()).hexdigest()[:8]


OF_PAGES = (".pyc", ".ftl", ".jinja", ".html", ".css", ".js", ".svg", ".webp")
"""Files that say and show what happens, or are made from others: none changes how a game goes."""


def code_of(game: Game) -> str:
    """Sixteen hex digits that differ when the engine, the bots or the game do (their sources or data)."""
    digest = hashlib.sha256()
    folders = [Path(package.__file__ or "").parent for package in (engine, parvis.bots)]
    for place in [*folders, *sorted(places(game))]:
        files = sorted(path for path in place.rglob("*") if path.is_file()) if place.is_dir() else [place]
        for file in files:
            if file.suffix not in OF_PAGES and file.name != NAMES:
                digest.update(file.name.encode() + b"\n" + file.read_bytes())
    return digest.hexdigest()[:16]


def play_games(series: Series, numbers: Sequence[int], stopped: Callable[[], bool] = lambda: False) -> Outcomes:
    """Play these games of a series, one after the other. Raises Stopped as soon as `stopped` says so."""
    core = bots.fastest(registry.find(series.game))
    tables = tables_of(core, series)
    parts: list[Outcomes] = []
    first, together = 0, TOGETHER if core.compiled else 1
    while first < len(numbers):
        began = time.perf_counter()
        parts.append(play_together(core, series, numbers[first : first + together], stopped, tables))
        first += together
        if core.compiled:
            together = max(1, int(together * CALL_SECONDS / (time.perf_counter() - began)))
    return Outcomes.joined(parts)


def tables_of(core: Core, series: Series) -> Tables:
    """What games of a series have in common, kept until this thread plays games of another one."""
    if getattr(_KEPT, "of", None) != (core, series):
        _KEPT.of, _KEPT.tables = (core, series), {}
    tables: Tables = _KEPT.tables
    return tables


def play_together(
    core: Core, series: Series, numbers: Sequence[int], stopped: Callable[[], bool], tables: Tables
) -> Outcomes:
    """Play some games of a series, by one call into the core if it can be done by one. Raises Stopped."""
    deals, lineups, rotations = (part.tolist() for part in series.places(np.array(numbers)))
    sittings = {series.sitting(lineup, rotation) for lineup, rotation in {*zip(lineups, rotations, strict=True)}}
    counted = series.sources > 0 and any(deal % series.sources == 0 for deal in deals)
    if not counted and len(sittings) == 1:
        (players,) = sittings
        table = table_of(core, players, tables)
        if table.plays_by_itself:
            if stopped():
                raise Stopped
            try:
                return played_together(series, numbers, deals, rotations, table)
            except Exception as error:
                LOG.warning("%s failed inside the core, games are played one by one: %r", players[0], error)
    return Outcomes.of([play_game(core, series, number, stopped, tables) for number in numbers])


def played_together(
    series: Series, numbers: Sequence[int], deals: Sequence[int], rotations: Sequence[int], table: CoreGame
) -> Outcomes:
    """Games that are played by one call. Of the time that it takes, every seat has its part by its decisions."""
    began = time.perf_counter()
    seeds = series.seeds(deals, rotations)
    by_seat = table.play_games(series.options, seeds[:, 0], seeds[:, 1:])
    found = np.take_along_axis(by_seat, series.seats_of(rotations)[:, :, None], axis=1)
    each = (time.perf_counter() - began) / max(1, int(found[..., 0].sum()))
    seconds = np.multiply(found[..., 0], each, dtype=np.float64)
    return Outcomes(np.array(numbers), found[..., 1:], found[..., 0], seconds, {})


def table_of(core: Core, players: tuple[str, ...], tables: Tables) -> CoreGame:
    """The table of a line-up as it sits, made once."""
    if players not in tables:
        tables[players] = CoreGame(core, players)
    return tables[players]


def play_game(
    core: Core,
    series: Series,
    number: int,
    stopped: Callable[[], bool] = lambda: False,
    tables: Tables | None = None,
) -> GameResult:
    """Play one game of a series. `tables` keeps what games of the same line-up have in common. Raises Stopped."""
    place, pairing = series.place(number), series.pairing(number)
    if series.sources and place.deal % series.sources == 0:
        return play_and_count(core, series, number, stopped)
    game = table_of(core, pairing.players, {} if tables is None else tables)
    game.begin(pairing.options, pairing.nature, pairing.seeds)
    if not game.finish(stopped):
        raise Stopped
    return result_of(series, number, game.ranks(), [int(count) for count in game.decided], game.seconds)


def play_and_count(core: Core, series: Series, number: int, stopped: Callable[[], bool] = lambda: False) -> GameResult:
    """Play one game of a series step by step, and count where the points come from. Raises Stopped."""
    pairing = series.pairing(number)
    game, sources = BotGame(core, pairing), SourceCounter(core.game, pairing)
    for seat, decision in game.play():
        sources.step(seat, decision)
        if seat != NATURE and stopped():
            raise Stopped
    return result_of(series, number, game.ranks(), game.decisions, game.seconds, sources.scores)


def result_of(
    series: Series,
    number: int,
    ranks: Sequence[tuple[int, int]],
    decisions: Sequence[int],
    seconds: Sequence[float],
    sources: Sequence[Mapping[str, int]] | None = None,
) -> GameResult:
    """The result of a game of which everything is known by seat."""
    order = series.seats_of(series.place(number).rotation).tolist()
    return GameResult(
        number,
        tuple(ranks[seat] for seat in order),
        tuple(decisions[seat] for seat in order),
        tuple(seconds[seat] for seat in order),
        tuple(sources[seat] for seat in order) if sources is not None else None,
    )


def record_game(core: Core, series: Series, number: int = 0, progress: Callable[[int], None] | None = None) -> Record:
    """Game `number` of a series as a record. `progress` is called with how many steps are done."""
    play = Play(core.game, series.seats, series.options)
    pairing = series.pairing(number)
    for seat, decision in BotGame(core, pairing).play():
        play.step(seat, decision)
        if progress:
            progress(len(play.steps))
    return record_of(play, [{"name": name.capitalize(), "player": f"bot:{name}"} for name in pairing.players])


def columns_of(series: Series, outcomes: Outcomes) -> dict[str, npt.NDArray[Any]]:
    """A row for every player of every game, as arrays by name, without the sources."""
    deals, lineups, rotations = series.places(outcomes.numbers)
    games = len(outcomes)
    ranks, shares = places_and_shares(outcomes.ranks)
    names = np.array(series.lineups, object)

    def of_game(numbers: Whole) -> Whole:
        return np.repeat(numbers, series.seats)

    return {
        "game": of_game(outcomes.numbers),
        "deal": of_game(deals),
        "lineup": of_game(lineups),
        "rotation": of_game(rotations),
        "seat": series.seats_of(rotations).reshape(-1),
        "player": np.tile(np.arange(series.seats), games),
        "name": names[lineups].reshape(-1),
        "score": outcomes.ranks[..., 0].reshape(-1),
        "tiebreak": outcomes.ranks[..., 1].reshape(-1),
        "rank": ranks.reshape(-1),
        "win_share": shares.reshape(-1),
        "decisions": outcomes.decisions.reshape(-1),
        "seconds": outcomes.seconds.reshape(-1),
    }


def distinct(names: Sequence[str]) -> list[str]:
    """The names, each once. Raises GameError for fewer than two."""
    found = list(dict.fromkeys(names))
    if len(found) < 2:
        raise Refusal("bots-too-few", bots=", ".join(found) or "none")
    return found
