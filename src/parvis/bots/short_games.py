"""Short games: the best moves of a search, each played on for some turns of the phases and judged there.

What a tree says of a move is off by a point or more, as it looks a move or two ahead and foresees others by narrow
lookaheads. In a short game every seat plays as `skilled` does, with the same luck after each move, and what the learned
value expects then has little noise. They are the games of whoever judges decisions (`parvis.bots.roller`).
"""

from collections.abc import Sequence

import numpy as np

from parvis.bots import greedy
from parvis.bots.evaluation import POINT
from parvis.bots.halving import Halving
from parvis.bots.information_state import InformationState
from parvis.bots.moves import Move
from parvis.bots.roller import Games, Numbers, Position, Roller, Seeds
from parvis.engine.chance import WORD

NEAR, MOST = 300, 8
"""How many moves are played on at most, and how many hundredths of a point they may be behind in the tree."""
TREE_WEIGHT = 3
"""How many games the value from the tree counts for."""
ROUNDS_BEFORE_DROPPING = 12


def games_of(information: InformationState) -> Games:
    """What plays on for a seat; the buffers are made once."""
    if "games" not in information.kept:
        position = Position(information.core, information.states, information.players)
        roller = Roller(position, greedy.SKILLED.in_core, information.loops, whole_moves=True)
        information.kept["games"] = Games(roller, information.seat)
    games: Games = information.kept["games"]
    return games


class ShortGames:
    """Short games after the moves of a search."""

    def __init__(self, information: InformationState, moves: Sequence[Move], means: Sequence[float], best: int) -> None:
        """`means`: what the tree thinks of all moves; `best`: the one that it prefers."""
        self.information, self.moves, self.means = information, moves, means
        self.games, self.win = games_of(information), information.core.game.features.win
        self.key = [int(part) & WORD for part in information.chance]
        self.iterations = 0
        self.halving = Halving(0, ROUNDS_BEFORE_DROPPING)
        near = [number for number, mean in enumerate(means) if number == best or mean > means[best] - NEAR]
        self.halving.left = sorted(near, key=lambda number: (number != best, -means[number]))[:MOST]
        self.points: list[Numbers] = [np.zeros(0) for _ in moves]
        self.worths: list[Numbers] = [np.zeros(0) for _ in moves]
        """By move, what its games came to: points, and these and what the share of the win is worth, in hundredths."""

    def run(self, rounds: int) -> None:
        """Play on so many more times after each move that is left, with the same luck."""
        left = self.halving.left
        seeds = Seeds.of((*self.key, self.halving.rounds), rounds, self.information.players)
        for number in left:
            points, shares = self.games.play(seeds, self.moves[number].decisions)
            self.points[number] = np.append(self.points[number], points)
            self.worths[number] = np.append(self.worths[number], POINT * points + self.win * shares)
        self.iterations += rounds * len(left)
        self.halving.rank(rounds, [self.mean(number) for number in range(len(self.moves))])

    def mean(self, number: int) -> float:
        """The mean worth of a move, what the tree thinks of it included."""
        worths = self.worths[number]
        return (TREE_WEIGHT * self.means[number] + float(worths.sum())) / (TREE_WEIGHT + len(worths))

    def expected(self, number: int, in_tree: float) -> float:
        """The points that a move can expect; `in_tree`: what the tree says, where the move was not played on."""
        return float(self.points[number].mean()) if len(self.points[number]) else in_tree

    def drop_beaten(self) -> None:
        """Drop the moves that are clearly behind."""
        left = self.halving.left
        table = np.zeros((len(self.moves), self.halving.rounds))
        table[left] = [self.worths[number] for number in left]
        squares = ((table[:, None] - table[None]) ** 2).sum(2)
        self.halving.drop_beaten(table.sum(1), squares)
