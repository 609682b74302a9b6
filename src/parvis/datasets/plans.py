"""What the games of a set are: games of bots that follow from a seed, or games in record files."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from parvis.arena.bot_game import BotGame, seeds_of
from parvis.arena.series import Series
from parvis.datasets.layout import Source
from parvis.datasets.rows import Followed, Follower
from parvis.engine import record as records
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.record import NotARecord, Record, RecordError
from parvis.engine.refusals import GameError


class Plan(Protocol):
    """The games of a set, by number. It can be pickled."""

    @property
    def game(self) -> Game:
        """The game that all of them are of."""

    @property
    def games(self) -> int:
        """How many games the set is to have."""

    def settings(self) -> dict[str, Any]:
        """All that the games follow from, but for their number."""

    def follow(self, follower: Follower, number: int) -> tuple[Source, Followed]:
        """A game from its start to its end."""


@dataclass(frozen=True)
class OfBots:
    """The first games of a series of one line-up."""

    series: Series
    games: int

    @property
    def game(self) -> Game:
        """The game that the bots play."""
        return registry.find(self.series.game)

    def settings(self) -> dict[str, Any]:
        """The settings of the series, which has one line-up."""
        return self.series.settings()

    def follow(self, follower: Follower, number: int) -> tuple[Source, Followed]:
        """Play a game, and follow it."""
        pairing = self.series.pairing(number)
        source = Source(number, tuple(f"bot:{name}" for name in pairing.players), pairing.nature, pairing.seeds)
        steps = BotGame(follower.core, pairing).play()
        return source, follower.follow(self.series.seats, pairing.options, self.game.ruling, steps, pairing.seeds)


@dataclass(frozen=True)
class OfRecords:
    """Finished games in record files, in the order of the files' SHA-256."""

    name: str
    files: tuple[tuple[str, Path], ...]
    """The SHA-256 of each file, and where it is."""

    @classmethod
    def of(cls, game: Game, paths: Sequence[Path]) -> "OfRecords":
        """The games of these files, and of all records in these folders, each once and each checked.

        Files in a folder that are no records are passed over. Raises RecordError, and OSError for what can't be read.
        """
        found: dict[str, Path] = {}
        for path in paths:
            for file in sorted(path.rglob("*.json")) if path.is_dir() else [path]:
                content = file.read_bytes()
                try:
                    check(game, records.loads(content))
                except GameError as error:
                    if path.is_dir() and isinstance(error, NotARecord):
                        continue
                    raise records.in_file(file, error) from None
                found[hashlib.sha256(content).hexdigest()] = file
        return cls(game.name, tuple(sorted(found.items())))

    @property
    def game(self) -> Game:
        """The game that all records are of."""
        return registry.find(self.name)

    @property
    def games(self) -> int:
        """How many games there are: as many as files."""
        return len(self.files)

    def settings(self) -> dict[str, Any]:
        """Which files there are, by their SHA-256."""
        return {"game": self.name, "records": [digest for digest, _ in self.files]}

    def follow(self, follower: Follower, number: int) -> tuple[Source, Followed]:
        """Read a record, and follow it."""
        digest, file = self.files[number]
        record = records.load(file)
        seats = len(record.seats)
        options = self.game.read_options(record.options, seats)
        seeds = [int(seed) for seed in seeds_of(f"{digest}/{seat}" for seat in range(seats))]
        source = Source(number, tuple(seat["player"] for seat in record.seats), record=digest)
        return source, follower.follow(seats, options, record.ruling, record.steps, seeds)


def check(game: Game, record: Record) -> None:
    """Raise RecordError unless a record has a whole game of that kind, without values of an owner's box."""
    if record.game.name != game.name:
        raise RecordError("record-other-game", game=record.game.name, wanted=game.name)
    if record.game.box or record.game.corrected(record.ruling):
        raise RecordError("record-own-values")
    records.verify(record)
