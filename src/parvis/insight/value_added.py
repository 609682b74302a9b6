"""What each decision that was open is worth next to what the judge would decide there, by a few games each.

A few games say little about one position. Over many positions their noise goes, and what stays is a decision's value
added: what it brings on average where it is open.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from parvis.bots import registry
from parvis.bots.roller import Games, Seeds
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.insight.judge import Standing, whole_moves
from parvis.insight.rollouts import JUDGE, Roller

GAMES = 2
"""Games that are played on for each decision: more positions tell more than more games from each."""
DIGITS = 2
FIRST, LATER = 0.5, 0.15
"""The share of questions that are valued: those that a phase asks, and those that follow from a decision."""


@dataclass(frozen=True)
class Gain:
    """A decision that was open."""

    kind: str
    """What kind of decision it is: the words of the rules that it is one of."""
    words: str
    """The decision as its seat sees the table, so that neighbours at the same distance are the same."""
    points: float
    """Expected points of the seat, less those after what the judge decides."""
    taken: bool
    """Whether the seat decided so."""


class Valuer:
    """Values the open decisions of positions of games with so many players. The buffers are made once."""

    def __init__(self, core: Core, players: int) -> None:
        self.core, self.players = core, players
        self.truth = core.batch(1)
        self.standing = Standing(core, core.get(self.truth, 0), players)
        judge = registry.find(JUDGE)
        self.informations = [registry.information_state_of(core, judge, seat, 0) for seat in range(players)]

    @cached_property
    def games(self) -> list[Games]:
        """By seat: what plays on where it is to move."""
        roller = Roller(self.standing)
        return [Games(roller, seat) for seat in range(self.players)]

    def points(self, state: Any, seat: int, key: Sequence[int], games: int = GAMES) -> dict[int, float]:
        """By decision that is open to a seat: points more than after what the judge decides, which comes first.

        The state is dealt again for the seat before anything else. `key`: what chance follows from.
        """
        information = self.informations[seat]
        self.core.put(self.truth, 0, state)
        information.update(self.truth, 0)
        self.core.put(self.standing.positions, 0, self.core.get(information.states, 0))
        moves, seeds = whole_moves(information), Seeds.of(key, games, self.players)
        ends = [self.games[seat].play(seeds, move.decisions)[0] for move in moves]
        return {
            move.decisions[0]: round(float(np.mean(own - ends[0])), DIGITS)
            for move, own in zip(moves, ends, strict=True)
        }


def gains(game: Game, state: Any, seat: int, points: Mapping[int, float], taken: int) -> Iterator[Gain]:
    """Points by decision, told for comparison with those of other positions. `taken`: the decision that was made."""
    for decision, own in points.items():
        seen = game.observation.seen(state, seat, decision)
        yield Gain(kind_of(game, decision), game.catalogue[seen], own, decision == taken)


def kind_of(game: Game, decision: int) -> str:
    """Which words of the rules a decision is one of."""
    return next(words.name for words in game.rules.declared.words if words <= decision < words.end)


def share_valued(state: Any) -> float:
    """The share of positions such as this one in which decisions are valued: what a phase asks counts most."""
    return LATER if state.depth else FIRST
