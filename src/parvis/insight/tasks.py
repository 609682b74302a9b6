"""The pieces of an analysis, each by itself: what a piece finds follows from the record, the budget and its number."""

import random
from collections.abc import Iterable
from dataclasses import asdict, astuple, dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.bots.roller import Seeds
from parvis.engine.contract import Game
from parvis.engine.core import keeps_accounts, with_accounts
from parvis.engine.questions import NATURE
from parvis.insight.ledger import Found
from parvis.insight.rollouts import JUDGE, Roller
from parvis.insight.story import Story
from parvis.insight.value_added import Valuer, gains, share_valued

POSITION, MOVE, AGAIN, PAR, OPEN = "position", "move", "again", "par", "open"
KINDS = (POSITION, MOVE, AGAIN, PAR, OPEN)
"""Play on from a position; judge a move by what its seat could know; judge it again by other games; the deal; value all
that was open to a seat, by a few games."""
POSITIONS = 30_000
"""How many positions the rollouts of a place may look at for a decision, all together: sets how many there are."""
FEWEST, MOST = 12, 50
PIECE = 25
"""Games of the par in one piece."""

Task = tuple[str, int]
"""What is to be done, and with which chain, position or piece."""


@dataclass(frozen=True)
class Budget:
    """How many games are played."""

    rollouts: int
    """From each position, and for each side of a comparison."""
    again: int
    """For each side when a move that is listed is judged again."""
    par: int
    """Games that are played with the same deal."""
    listed: int = 3
    """Moves of each seat that are listed."""
    seed: int = 0
    judge: str = JUDGE
    """The bot that plays on, in every seat."""

    @classmethod
    def usual(cls, game: Game) -> "Budget":
        """A minute of one core in a quick game, two in a slow one."""
        rollouts = min(MOST, max(FEWEST, POSITIONS // game.features.positions))
        return cls(rollouts, 4 * rollouts, 200)

    @property
    def pieces(self) -> int:
        """In how many pieces the par is found."""
        return -(-self.par // PIECE)

    def games(self, tasks: Iterable[Task]) -> int:
        """How many games tasks play on: a measure of how long they take."""
        again = 2 * self.again
        plays = {PAR: min(PIECE, self.par), POSITION: self.rollouts, MOVE: 2 * self.rollouts, AGAIN: again, OPEN: 1}
        return sum(plays[kind] for kind, _ in tasks)

    def to_json(self) -> dict[str, int | str]:
        """The numbers of the budget and the judge, by name."""
        return asdict(self)


class Worker:
    """Does tasks of one story."""

    def __init__(self, roller: Roller[Story], budget: Budget) -> None:
        self.roller, self.budget = roller, budget

    @cached_property
    def accounting(self) -> Roller[Story]:
        """What plays on where it counts where points come from."""
        record = self.roller.story.record
        return Roller(Story(bots.fastest(with_accounts(record.game)), record), self.budget.judge)

    @cached_property
    def valuer(self) -> Valuer:
        """What values all that was open."""
        return Valuer(self.roller.core, self.roller.seats)

    def seeds(self, kind: str, games: int, number: int = 0) -> Seeds:
        """Seeds for a kind of tasks: the same luck at every position, so that differences have less noise."""
        return Seeds.of((self.budget.seed, KINDS.index(kind), number), games, self.roller.seats)

    def do(self, task: Task) -> Found:
        """What a task finds, as plain data."""
        kind, number = task
        if kind == PAR:
            games = min(PIECE, self.budget.par - PIECE * number)
            ends = self.roller.ends(0, self.seeds(PAR, games, number), replayed=True)
            return {"points": ends.points.tolist(), "shares": ends.shares.tolist()}
        if kind == POSITION:
            ends = self.roller.ends(number, self.seeds(POSITION, self.budget.rollouts))
            return {"points": ends.points.tolist(), "shares": ends.shares.tolist()}
        if kind == OPEN:
            return {"open": self.open(number)}
        if kind == AGAIN:
            return self.judge(self.accounting, number, self.seeds(AGAIN, self.budget.again))
        return self.judge(self.roller, number, self.seeds(MOVE, self.budget.rollouts))

    def open(self, number: int) -> list[list[Any]]:
        """For some decisions of a chain, drawn by its number: the step, and all that was open, see `Gain`."""
        story, found = self.roller.story, []
        game, chain, drawn = story.record.game, story.chains[number], random.Random(number)
        state = story.core.get(story.positions, number)
        for step, decision in enumerate(chain.decisions, chain.first):
            is_valued = drawn.random() < share_valued(state)
            if is_valued and len(game.legal(state, chain.seat)) > 1:
                points = self.valuer.points(state, chain.seat, (self.budget.seed, KINDS.index(OPEN), step))
                told = gains(game, state, chain.seat, points, decision)
                found.append([step, [list(astuple(gain)) for gain in told]])
            game.apply(state, chain.seat, decision)
        return found

    def judge(self, roller: Roller[Story], number: int, seeds: Seeds) -> Found:
        """What a move lost against the judge's, by game: both begin in the same determinization with the same luck."""
        chain = roller.story.chains[number]
        judges = roller.ends(number, seeds, chain.seat)
        length = len(chain.decisions)
        differs = np.array([began[:length] != chain.decisions for began in judges.began])
        lost, wins = np.zeros(len(seeds), np.int64), np.zeros(len(seeds), np.int64)
        parts: Found = {}
        if differs.any():
            played = roller.ends(number, seeds.chosen(differs), chain.seat, chain.decisions)
            lost[differs] = judges.points[differs, chain.seat] - played.points[:, chain.seat]
            wins[differs] = judges.shares[differs, chain.seat] - played.shares[:, chain.seat]
            if keeps_accounts(roller.core.game):
                less = judges.accounts[differs, chain.seat] - played.accounts[:, chain.seat]
                parts = parted(roller.core.game, less, differs)
        return {"lost": lost.tolist(), "wins": wins.tolist(), "instead": judges.began, **parts}


def parted(game: Game, less: npt.NDArray[np.int64], where: npt.NDArray[np.bool_]) -> Found:
    """What was lost by source and by round: of each, what was lost in each game; none where it never made a difference.

    `less`: by game of those `where` it can differ, by round and by source. With each source goes the round that most
    of its loss or gain falls into.
    """
    if game.accounts is None:
        return {}
    rounds = [game.accounts.named(column) for column in range(less.shape[1])]
    return {
        "sources": [
            {"source": source, "round": rounds[heaviest(less[:, :, number].sum(0))], "lost": row}
            for number, source in enumerate(game.accounts.sources)
            if any(row := spread(less[:, :, number].sum(1), where))
        ],
        "rounds": [
            {"round": name, "lost": row}
            for column, name in enumerate(rounds)
            if any(row := spread(less[:, column].sum(1), where))
        ],
    }


def heaviest(parts: npt.NDArray[np.int64]) -> int:
    """Which part adds most to what all of them come to, a gain or a loss."""
    return int((parts if parts.sum() >= 0 else -parts).argmax())


def spread(found: npt.NDArray[np.int64], where: npt.NDArray[np.bool_]) -> list[int]:
    """Numbers of the games `where` there is one, as those of all games: 0 elsewhere."""
    row = np.zeros(len(where), np.int64)
    row[where] = found
    return [int(number) for number in row]


def first_tasks(roller: Roller[Story], budget: Budget) -> list[Task]:
    """All that does not depend on what is found: the par first, as it is told first."""
    chains = roller.story.chains
    chosen = [number for number, chain in enumerate(chains) if chain.seat != NATURE and chain.open]
    return [
        *((PAR, piece) for piece in range(budget.pieces)),
        *((POSITION, number) for number in range(len(chains) + 1)),
        *((MOVE, number) for number in chosen),
        *((OPEN, number) for number in chosen),
    ]
