"""One game between bots, from its first draw to its end.

Everything in game `number` of a match follows from the match's seed and that number, so games can be played in any
order and in any process. Chance and every player have generators of their own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Self

from parvis import bots
from parvis.engine.chance import chance as generator
from parvis.engine.contract import NATURE, Game
from parvis.engine.core import Core
from parvis.engine.play import Play, Step
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


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by player (not by seat), and how long it was."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """What each player won: 1, or a part of it where several share the win."""
    decisions: int
    """Made by players; those of chance are not counted."""


def seed_of(*parts: int | str) -> int:
    """63 bits that follow from the parts."""
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little") >> 1


class Table:
    """A game under way between bots: the truth, chance, and every player with what it sees."""

    def __init__(self, core: Core, match: Match, number: int) -> None:
        seating = match.seating(number)
        self.core = core
        self.truth = core.batch(1)
        self.question = core.buffer(core.game.widest)
        self.chance = core.buffer(generator(seed_of(match.seed, number, "nature")))
        self.bots = [bots.find(match.players[player]) for player in seating]
        seeds = [seed_of(match.seed, number, player) for player in seating]
        self.sights = [bots.sight(core, bot, seat, seeds[seat]) for seat, bot in enumerate(self.bots)]
        core.setup_at(self.truth, 0, len(seating), core.game.ruling, core.buffer(list(match.options)))

    def decide(self, seat: int, n: int) -> int:
        """What that seat does with the `n` decisions in question[1:]. Players decide from their sight alone."""
        if seat == NATURE:
            return int(self.question[1 + self.core.below(self.chance, n)])
        self.sights[seat].look(self.truth, 0)
        return self.bots[seat].choose(self.sights[seat])

    def play(self) -> Iterator[Step]:
        """Every step up to the end. Where several decide together, they do so in seat order, each from its sight."""
        n = self.core.question_at(self.truth, 0, self.question)
        while n > 0:
            seat = int(self.question[0])
            decision = self.decide(seat, n)
            n = self.core.step_at(self.truth, 0, seat, decision, self.question)
            if n < 0:
                raise RuntimeError(f"{self.bots[seat].name} chose decision {decision}, which is not legal")
            yield seat, decision

    def ranks(self) -> list[tuple[int, int]]:
        """Score and tie-break by seat."""
        seats = len(self.bots)
        points, ties = self.core.buffer(seats), self.core.buffer(seats)
        self.core.scores_at(self.truth, 0, points, ties)
        return [(int(points[seat]), int(ties[seat])) for seat in range(seats)]


def play_game(core: Core, match: Match, number: int) -> Outcome:
    """Play game `number` of a match."""
    table = Table(core, match, number)
    decisions = sum(seat != NATURE for seat, _ in table.play())
    ranks = table.ranks()
    best = max(ranks)
    by_player = dict(zip(match.seating(number), ranks, strict=True))
    ranked = [by_player[player] for player in range(len(ranks))]
    shares = tuple(1 / ranks.count(best) if rank == best else 0.0 for rank in ranked)
    return Outcome(tuple(score for score, _ in ranked), shares, decisions)


def record_game(core: Core, match: Match, number: int = 0) -> Record:
    """Game `number` of a match as a record."""
    play = Play(core.game, len(match.players), match.options)
    for seat, decision in Table(core, match, number).play():
        play.step(seat, decision)
    names = [match.players[player] for player in match.seating(number)]
    return record_of(play, [{"name": name.capitalize(), "player": f"bot:{name}"} for name in names])
