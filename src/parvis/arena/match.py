"""Matches: one line-up, game after game.

Everything in game `number` of a match follows from the match's seed and that number, so games can be played in any
order and in any process.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from parvis import bots
from parvis.arena.table import Sitting, Table, seed_of, shares_of
from parvis.engine.contract import NATURE, Game
from parvis.engine.core import Core
from parvis.engine.play import Play
from parvis.engine.record import Record
from parvis.engine.record import of as record_of


@dataclass(frozen=True)
class Match:
    """Who plays what against whom."""

    game: str
    players: tuple[str, ...]
    """Names of bots; player p sits on seat p, or moves on by one seat from game to game if seats rotate."""
    options: tuple[int, ...]
    """Numbers of all options of the game."""
    seed: int
    rotate: bool = False

    @classmethod
    def of(
        cls, game: Game, players: tuple[str, ...], options: Mapping[str, Any], seed: int, rotate: bool = False
    ) -> Self:
        """A match, everything checked. Raises GameError."""
        for player in players:
            bots.find(player)
        game.check_seats(len(players))
        return cls(game.name, players, tuple(game.read_options(options)), seed, rotate)

    def seating(self, number: int) -> list[int]:
        """Seat -> player in game `number`."""
        shift = number if self.rotate else 0
        return [(seat - shift) % len(self.players) for seat in range(len(self.players))]

    def sitting(self, number: int) -> Sitting:
        """Game `number` as it is to be played."""
        seating = self.seating(number)
        return Sitting(
            tuple(self.players[player] for player in seating),
            self.options,
            seed_of(self.seed, number, "nature"),
            tuple(seed_of(self.seed, number, player) for player in seating),
        )


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by player (not by seat), and how long it was."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """What each player won: 1, or a part of it where several share the win."""
    decisions: int
    """Made by players; those of chance are not counted."""


def play_game(core: Core, match: Match, number: int) -> Outcome:
    """Play game `number` of a match."""
    table = Table(core, match.sitting(number))
    decisions = sum(seat != NATURE for seat, _ in table.play())
    by_player = dict(zip(match.seating(number), table.ranks(), strict=True))
    ranked = [by_player[player] for player in range(len(match.players))]
    return Outcome(tuple(score for score, _ in ranked), shares_of(ranked), decisions)


def record_game(core: Core, match: Match, number: int = 0, progress: Callable[[int], None] | None = None) -> Record:
    """Game `number` of a match as a record. `progress` is called with how many steps are done."""
    play = Play(core.game, len(match.players), match.options)
    sitting = match.sitting(number)
    for seat, decision in Table(core, sitting).play():
        play.step(seat, decision)
        if progress:
            progress(len(play.steps))
    return record_of(play, [{"name": name.capitalize(), "player": f"bot:{name}"} for name in sitting.players])
