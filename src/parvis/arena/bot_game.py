"""A game between bots. Chance and every player have a generator each."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.engine.chance import chance as generator
from parvis.engine.core import Core
from parvis.engine.play import Step
from parvis.engine.questions import NATURE


@dataclass(frozen=True)
class Pairing:
    """Who sits where in one game, and all else that it follows from."""

    players: tuple[str, ...]
    """Names of the bots that play, by seat."""
    options: tuple[int, ...]
    """Numbers of all options of the game."""
    nature: int
    """The seed of chance, by which all decisions of nature are drawn."""
    seeds: tuple[int, ...]
    """The seed of every player, by seat."""


def seeds_of(texts: Iterable[str]) -> npt.NDArray[np.uint64]:
    """63 bits that follow from each of these texts."""
    digests = b"".join([blake2b(text.encode(), digest_size=8).digest() for text in texts])
    return np.frombuffer(digests, "<u8").astype(np.uint64) >> np.uint64(1)


class BotGame:
    """A game under way between bots: the true state, chance, and the players with their information states."""

    def __init__(self, core: Core, pairing: Pairing) -> None:
        self.core = core
        self.truth = core.batch(1)
        self.question = core.buffer(core.game.widest)
        self.chance = core.buffer(generator(pairing.nature))
        self.players = [bots.Player(core, name, seat, pairing.seeds[seat]) for seat, name in enumerate(pairing.players)]
        self.decisions = [0] * len(self.players)
        """How many decisions each seat has made."""
        self.seconds = [0.0] * len(self.players)
        """How long each seat has thought, in wall-clock time."""
        core.setup_at(
            self.truth, 0, len(self.players), core.game.ruling, core.buffer(list(pairing.options)), self.question
        )

    def decide(self, seat: int, n: int) -> int:
        """The seat's choice among the `n` decisions in question[1:]. Players know their information state alone."""
        if seat == NATURE:
            return int(self.question[1 + self.core.below(self.chance, n)])
        began = time.perf_counter()
        decision = self.players[seat].decide(self.truth, 0)
        self.seconds[seat] += time.perf_counter() - began
        self.decisions[seat] += 1
        return decision

    def play(self) -> Iterator[Step]:
        """Every step up to the end. Seats that decide together do so in seat order, none knowing what others chose."""
        n = self.core.question_at(self.truth, 0, self.question)
        while n > 0:
            seat = int(self.question[0])
            decision = self.decide(seat, n)
            n = self.core.step_at(self.truth, 0, seat, decision, self.question)
            yield seat, decision

    def ranks(self) -> list[tuple[int, int]]:
        """Score and tie-break by seat."""
        seats = len(self.players)
        points, ties = self.core.buffer(seats), self.core.buffer(seats)
        self.core.scores_at(self.truth, 0, points, ties)
        return [(int(points[seat]), int(ties[seat])) for seat in range(seats)]
