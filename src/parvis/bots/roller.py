"""Games played on from positions with luck that depends on seeds alone: to their ends, or until a value judges them.

Who judges decisions, analyses games, or chooses by rollouts as `expert` does, plays on like that.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

import numpy as np
import numpy.typing as npt

from parvis.bots.calibration import MOVE, calibration_of
from parvis.bots.evaluation import POINT
from parvis.bots.evaluation import WHOLE as CERTAIN
from parvis.bots.in_core import RESULTS, InCore
from parvis.bots.learned import has_learned
from parvis.bots.lookahead import MOVES_WANTED
from parvis.bots.rolling_on import LUCK, NO_CHAPTER, NOBODY, NOTED, TO_THE_END
from parvis.bots.table import Table
from parvis.engine.chance import generators
from parvis.engine.contract import Game
from parvis.engine.core import Core, keeps_accounts

FEWEST_TURNS, MOST_TURNS, POSITIONS = 2, 5, 3_000
"""Turns of the phases that are played on: fewer in a game whose lookaheads may visit more positions."""
Numbers = npt.NDArray[np.float64]
WHOLE = 420
"""A whole win, in parts: up to seven can share it evenly."""
NOTHING = -1


@dataclass(frozen=True)
class Seeds:
    """Seeds of games: of chance by game, of the bots by game and seat."""

    natures: npt.NDArray[np.uint64]
    bots: npt.NDArray[np.uint64]

    @classmethod
    def of(cls, key: Sequence[int], games: int, seats: int) -> "Seeds":
        """Make the seeds that follow from a key."""
        numbers = np.random.SeedSequence(list(key)).generate_state(games * (seats + 1), np.uint64).astype(np.uint64)
        numbers = numbers.reshape(games, seats + 1)
        return cls(numbers[:, 0].copy(), numbers[:, 1:].copy())

    def chosen(self, which: npt.NDArray[np.bool_]) -> "Seeds":
        """The seeds of some of the games."""
        return Seeds(self.natures[which], self.bots[which])

    def each(self) -> Iterator[Self]:
        """The seeds of each game by itself."""
        for game in range(len(self)):
            yield type(self)(self.natures[game : game + 1], self.bots[game : game + 1])

    def __len__(self) -> int:
        return len(self.natures)


@dataclass(frozen=True)
class Ends:
    """How games ended: points and shares of the win by game and seat, and how the seat that was to move began."""

    points: npt.NDArray[np.int64]
    shares: npt.NDArray[np.int64]
    """Shares of the win, in parts of WHOLE."""
    began: list[tuple[int, ...]]
    """By game: what the judge would have decided in the move that was due; empty where nobody was asked."""
    accounts: npt.NDArray[np.int64]
    """Points by game, seat, round and source; no source where the core keeps no accounts."""


@dataclass(frozen=True)
class Worths:
    """What the positions where games were stopped are worth, by game and seat: points and shares of the win."""

    points: npt.NDArray[np.float64]
    shares: npt.NDArray[np.float64]
    chapters: npt.NDArray[np.int64]
    """Chapters of the game; NO_CHAPTER where it is over."""


class Origins(Protocol):
    """Positions to play on from."""

    core: Core
    seats: int
    positions: Any
    lucks: list[Any]
    """By position: the luck so far."""
    recorded: Any
    """What chance decided, where it is to decide the same."""


Whence = TypeVar("Whence", bound=Origins)


class Roller(Generic[Whence]):
    """Plays on from the positions of a story, or from others. The buffers are made once."""

    def __init__(self, story: Whence, way: InCore | None, loops: Any, whole_moves: bool = False) -> None:
        """`way`: how the bot plays that plays on in every seat; `loops`: those of the bots in this core.

        `whole_moves`: it makes all decisions of a move that it has found without asking itself again, which takes half
        the time; how it would have begun is not noted then.
        """
        self.story, self.core = story, story.core
        self.seats = story.seats
        self.game = Table(self.core, [way] * self.seats)
        self.whole_moves = whole_moves
        self.game.frames[MOVES_WANTED] = int(whole_moves)
        self.luck = self.core.buffer(LUCK)
        self.roll = loops.roll_on_in_core

    def ends(
        self, number: int, seeds: Seeds, knows: int = NOBODY, begins: Sequence[int] = (), replayed: bool = False
    ) -> Ends:
        """Play position `number` on to the end, once for each of the seeds.

        `knows`: the seat that is to move: what it can't know is dealt again for each game; `begins`: how it begins.
        `replayed`: chance decides as it did in the record, wherever the same is asked.
        """
        if keeps_accounts(self.core.game):
            return joined([self.some_ends(number, one, knows, begins, replayed) for one in seeds.each()])
        return self.some_ends(number, seeds, knows, begins, replayed)

    def some_ends(self, number: int, seeds: Seeds, knows: int, begins: Sequence[int], replayed: bool) -> Ends:
        """Play games to their ends in one call of the core. Accounts are those of the last game."""
        table, noted = self.rolled(number, seeds, knows, TO_THE_END, begins, replayed)
        starts = np.array(noted, np.int64).reshape(-1, NOTED).tolist()
        began = [tuple(decision for decision in row if decision != NOTHING) for row in starts]
        accounts = np.array(getattr(self.core.get(self.game.truth, 0), "accounts", []), np.int64)
        return Ends(table[:, :, 1], shares_of(table[:, :, 1], table[:, :, 2]), began, accounts[None])

    def worths(self, number: int, seeds: Seeds, knows: int, begins: Sequence[int], turns: int) -> Worths:
        """Play position `number` on for so many turns of the phases; see `ends`. There must be a learned value."""
        table, _ = self.rolled(number, seeds, knows, turns, begins, replayed=False)
        return Worths(table[:, :, 1] / POINT, table[:, :, 2] / CERTAIN, table[:, :, 0])

    def rolled(
        self, number: int, seeds: Seeds, knows: int, turns: int, begins: Sequence[int], replayed: bool
    ) -> tuple[npt.NDArray[np.int64], Any]:
        """Results by game and seat, and how the seat that was to move would have begun."""
        core, game, two, one = self.core, self.game, np.uint64(2), np.uint64(1)
        results = core.buffer(RESULTS * self.seats * len(seeds))
        noted = core.buffer([] if self.whole_moves else [NOTHING] * NOTED * len(seeds))
        self.roll(
            self.story.positions, number, knows, turns, len(seeds), self.seats, core.buffer(generators(seeds.natures)),
            core.buffer(generators(two * seeds.bots)), core.buffer(generators(two * seeds.bots + one)),
            core.buffer(list(begins[:NOTED])), self.story.lucks[number],
            self.story.recorded if replayed else core.buffer(0), noted, results, self.luck, game.points, game.ties,
            game.truth, game.states, *game.given,
        )  # fmt: skip
        return np.array(results, np.int64).reshape(len(seeds), self.seats, RESULTS), noted


def joined(ends: Sequence[Ends]) -> Ends:
    """The ends of some games as those of all."""
    points, shares, accounts = (
        np.concatenate([getattr(end, name) for end in ends]) for name in ("points", "shares", "accounts")
    )
    return Ends(points, shares, [began for end in ends for began in end.began], accounts)


def shares_of(points: npt.NDArray[np.int64], ties: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Shares of the win by game and seat, in parts of WHOLE."""
    leading = points == points.max(1, keepdims=True)
    most = np.where(leading, ties, np.iinfo(np.int64).min).max(1, keepdims=True)
    won = leading & (ties == most)
    shares: npt.NDArray[np.int64] = won * (WHOLE // won.sum(1, keepdims=True))
    return shares


class Position:
    """A position to play on from."""

    def __init__(self, core: Core, positions: Any, seats: int) -> None:
        """`positions`: a batch, whose first state it is."""
        self.core, self.seats, self.positions = core, seats, positions
        self.lucks = [core.buffer(LUCK)]
        self.recorded = core.buffer(0)


class Games:
    """Games that are played on with a seat's move: what the learned value expects after some turns, calibrated.

    To their ends in a game without a learned value.
    """

    def __init__(self, roller: "Roller[Any]", seat: int, least_turns: int = 0) -> None:
        """`seat`: whose move is judged; `least_turns`: how many turns of the phases are played on at least."""
        self.roller, self.seat = roller, seat
        self.calibration = calibration_of(roller.core.game, roller.seats)
        self.turns = turns_of(roller.core.game, least_turns)

    def play(self, seeds: Seeds, move: Sequence[int]) -> tuple[Numbers, Numbers]:
        """Points and shares of the win that a move leads to, by game."""
        if self.turns == TO_THE_END:
            ends = self.roller.ends(0, seeds, self.seat, move)
            return ends.points[:, self.seat].astype(float), ends.shares[:, self.seat] / WHOLE
        worths = self.roller.worths(0, seeds, self.seat, move, self.turns)
        points, shares = worths.points[:, self.seat], worths.shares[:, self.seat]
        chapters = worths.chapters[:, self.seat]
        if self.calibration is None:
            return points, shares
        missing = np.where(chapters == NO_CHAPTER, 0.0, np.array(self.calibration.points[MOVE])[chapters])
        meant = np.interp(shares, self.calibration.said[MOVE], self.calibration.happened[MOVE])
        return points + missing, np.where(chapters == NO_CHAPTER, shares, meant)


def turns_of(game: Game, least: int = 0) -> int:
    """How many turns of the phases games are played on, at least so many; TO_THE_END without a learned value."""
    if not has_learned(game):
        return TO_THE_END
    return max(FEWEST_TURNS, least, min(MOST_TURNS, POSITIONS // game.features.positions))
